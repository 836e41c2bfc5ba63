# Was am Ende neben Strecken und Zielkarten zählt: alles, was über eine Art von Sonderpunkten gesagt wird.

## In der Wertung
score-bonus-attractions = Attraktionen
score-bonus-districts = Bezirke
score-bonus-tourists = { $count ->
    [one] { $count } Tourist
   *[other] { $count } verschiedene Touristen
}

## Auf der Seite mit den Regeln
guide-attractions = Attraktionen
guide-attractions-text = Manche Orte sind als Attraktion markiert. Am Ende bekommst du für jede, die eine deiner Strecken berührt, einen Punkt.
guide-districts = Bezirke
guide-districts-text = Orte mit gleicher Farbe und Zahl bilden einen Bezirk. Verbinden deine Strecken alle Orte eines Bezirks, bekommst du am Ende so viele Punkte, wie seine Zahl sagt. Der Weg darf über andere Orte führen.
guide-tourists = Touristen
guide-tourists-first = Es gibt { $symbols } Stapel Touristenplättchen, jeder mit eigenem Symbol. Von Anfang an liegt je einer auf diesen Orten: { $places }.
guide-tourists-placed = Die übrigen Stapel ({ $rest }) kommen dazu, sobald alle ihre Zielkarten gewählt haben, noch vor dem ersten Zug, jeder auf einen beliebigen Ort ohne Stapel. Zu zweit setzt sie alle, wer als Zweites dran ist; sonst setzt zuerst einen, wer als Letztes dran ist, dann die Person davor den nächsten.
guide-tourists-size = Wie viele Plättchen ein Stapel hat, hängt davon ab, wie viele mitspielen:
guide-tourists-players = Am Tisch
guide-tourists-start = Stapel von Anfang an
guide-tourists-further = Weiterer Stapel
guide-tourists-take = Wer eine Strecke zu einem Ort mit Plättchen besetzt, nimmt sich eines, außer das Symbol ist schon in der eigenen Sammlung. Liegen an beiden Enden welche, wählst du eines; verzichten darfst du nicht. Mehr als eines pro Strecke gibt es nie. Plättchen liegen offen.
guide-tourists-points = Verschiedene Plättchen bringen am Ende Punkte:
guide-tourists-few = 0 bis { $count } Plättchen
guide-tourists-count = { $count } Plättchen

## In einer ersten Partie
lesson-attractions-title = Sehenswert
lesson-attractions = { $place } hat einen Stern, ist also eine Attraktion. Für jede, die deine Strecken berühren, bekommst du am Ende einen Punkt.
lesson-districts-title = Bezirke
lesson-districts = Die { $count } markierten Orte haben dieselbe Farbe und Zahl: ein Bezirk. Verbinde sie alle mit deinen Strecken, gern über andere Orte, und du bekommst am Ende { lesson-worth }.
lesson-tourists-title = Nimm Touristen mit
lesson-tourists = An den markierten Orten warten Touristen. Besetze eine Strecke, die dort endet, und einer kommt mit. Einer pro Strecke und nie zwei vom selben Ort.
lesson-score-bonus = { $kind ->
    [attractions] Dann gibt es einen Punkt für jede Attraktion, die deine Strecken berühren.
    [districts] Dann gibt es die Punkte jedes Bezirks, den du ganz verbunden hast.
    [tourists] Dann gibt es Punkte für verschiedene Touristen.
   *[other] Dann kommen die Sonderpunkte des Spielplans.
}
