# What a bot would do, and why.

hint = Hint
hint-do = Do it
hint-asks = The bot thinks…
advice-title = What I would do
advice-row = Take { a-card } from the row.
advice-deck = Draw a card from the deck.
advice-claim = Claim { $a } – { $b } with { $cards }{ $took ->
    [yes] {" "}and take the tourist at { $tourist }
   *[no] {""}
} ({ lesson-worth }).
advice-keep = { $count ->
    [one] Keep only { $tickets }. The other one does not look worth the risk.
   *[other] Keep { $tickets }. They look within reach.
}
advice-keep-last = Keep { $tickets }, as you must.
advice-place = Put them on { $place }.
advice-tickets = Draw tickets: there is time for another one.
advice-pass = Pass: there is nothing else to do.
advice-why-wild = It stands for any colour.
advice-why-color = It fits { $a } – { $b }.
advice-why-grey = It can pay for { $a } – { $b }, which takes any colour.
advice-why-collects = With it you have { $count } of that colour.
advice-why-completes = It completes { $tickets }.
advice-why-nearer = It brings you nearer to { $tickets }.
advice-why-points = It brings none of your tickets nearer: this is for its points.
advice-why-way = The marked way connects { $tickets }.
advice-why-nothing-in-row = No card in the row is on your way.
advice-why-may-be-wild = It may be a wild card.
