# Personas en la mesa: sustitutos, propuestas de terminar, reacciones, avisos.

## Un bot juega por alguien
come-back = Recuperar mi asiento
come-back-other = Recuperar el asiento de { $name }
replaced-play = Recupera tu asiento o, simplemente, sigue jugando.
replaced-for-good = El tiempo para toda la partida se ha agotado, así que el bot juega hasta el final.
away-long = { $name } no está. Un bot puede jugar por { $name } hasta que vuelva.
relieve = Que juegue un bot
relieve-name = Que un bot juegue por { $name }

## Terminar antes
end-question = { $count ->
    [one] { $names } propone
   *[other] { $names } proponen
} terminar aquí la partida. Se puntuaría tal como está. ¿Estás de acuerdo?
end-proposed = Has propuesto terminar aquí la partida. Falta que acepten: { $names }.

## Reacciones
emotes = Reacciones
emotes-mute = No mostrar las reacciones de { $name }
emote-by = { $name }:
emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well-played = ¡Bien jugado!
emote-wow = ¡Vaya!
emote-oops = ¡Ups!
emote-your-turn = ¡Te toca!
set-emotes = Mostrar las reacciones de los demás

## Avisos
alerts-why = Aquí un turno puede durar un día. ¿Quieres que el navegador te avise cuando te toque? Deja abierta esta pestaña.
alerts-on = Avísame cuando me toque
alerts-off = No, gracias
alerts-text = Los demás ya han jugado. Te toca.
set-alerts = Avisarme de mi turno cuando un turno puede durar un día

## Pistas y reglas
start-hints = Se pueden pedir pistas
lobby-no-hints = En esta mesa se juega sin pistas.
rules-back = Volver a la mesa
