# What scores at the end beside routes and tickets: everything that is said of a kind of bonus.

## On the score sheet
score-bonus-attractions = Tourist attractions
score-bonus-districts = Districts
score-bonus-tourists = { $count ->
    [one] { $count } tourist
   *[other] { $count } different tourists
}

## On the rules page
guide-attractions = Tourist attractions
guide-attractions-text = Some places are marked as attractions. At the end you get one point for each of them that one of your routes touches.
guide-districts = Districts
guide-districts-text = Places with the same colour and number form a district. If your routes connect all places of a district, you get its number in points at the end. The way may lead through other places.
guide-tourists = Tourists
guide-tourists-first = There are { $symbols } stacks of tourist tokens, each with a symbol of its own. From the start there is one on each of these places: { $places }.
guide-tourists-placed = The remaining stacks ({ $rest }) are put down when all have chosen their tickets, before the first turn, each on any place that has no stack. With two players the second player puts them all down; with more, the last player puts down one, then the last but one the next.
guide-tourists-size = How many tokens a stack has depends on the number of players:
guide-tourists-players = Players
guide-tourists-start = Stack from the start
guide-tourists-further = Further stack
guide-tourists-take = Whoever claims a route to a place with tokens takes one, unless they have its symbol already. With tokens at both ends you choose one; taking it is not optional. Never more than one for a route. Tokens lie open.
guide-tourists-points = Different tokens bring points at the end:
guide-tourists-few = 0 to { $count } tokens
guide-tourists-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

## In a first game
lesson-attractions-title = A sight to see
lesson-attractions = { $place } has a star: it is a tourist attraction. For each one that your routes touch you get a point at the end.
lesson-districts-title = Districts
lesson-districts = The { $count } marked places have the same colour and number: a district. Connect them all with your routes, through any other places, and you get { lesson-worth } at the end.
lesson-tourists-title = Take a tourist along
lesson-tourists = Tourists wait at the marked places. Claim a route that ends there, and one of them joins you. One for each route, and never two from the same place.
lesson-score-bonus = { $kind ->
    [attractions] Then everybody gets a point for each attraction that their routes touch.
    [districts] Then everybody gets the points of each district that they have connected.
    [tourists] Then everybody gets points for their different tourists.
   *[other] Then come the extra points of the board.
}
