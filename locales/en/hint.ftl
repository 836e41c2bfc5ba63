# What a bot would do, and why.

hint = Hint
hint-title = What a bot would do
hint-do = Do it
hint-asks = The bot thinks…
hint-keep = Keep { $tickets }.
hint-place = Put the tourists on { $place }.
hint-draw-deck = Draw a card from the deck.
hint-draw-row = Take { a-card } from the row.
hint-claim = Claim { $a } – { $b } with { $cards }{ $took ->
    [yes] {" "}and take the tourist at { $tourist }
   *[no] {""}
}.
hint-tickets = Draw tickets.
hint-pass = Pass: nothing else is possible.
hint-why-keep = Of all choices, this one promises most for the routes that it takes.
hint-why-claim = It is part of the way for { $tickets }.
hint-why-points = No ticket needs it, but it brings { points }.
hint-why-draw = Cards are needed for { $tickets }: the way is marked on the board.
hint-why-save = No ticket needs cards now: save for routes that bring many points.
hint-why-tickets = Your tickets are done or out of reach, and there are pieces left for more.
hint-why-place = Your way is likely to pass there.
