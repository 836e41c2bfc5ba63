# Replays, and the end of a game.

title-replay = Replay – { $city }
title-replays = Replays – Crosstown
replay-title = Look at a game again
replay-of = Replay: { $city }
replay-about = A game record shows the whole game, step by step. A file is only looked at; nothing of it is kept on the server.
replay-open = Look at a record…
replay-short = Replay
replay-watch = Watch the replay
replay-another = Another record…
replay-choose-file = Choose a record file…
replay-or-drop = Or drop the file anywhere onto this page.
replay-drop-here = Drop the record here
replay-games = { $count ->
    [one] One game in { $file }
   *[other] { $count } games in { $file }: which one?
}
replay-game = { $number }. { $city }: { $players }
replay-player = { $name } { $points }
replay-look = Look at it
replay-fault = What is wrong is { $part ->
    [log] in entry { $entry } of the log.
    [seats] in the list of seats.
    [fair] in the seed or its commitment, or a shuffle is not that of the seed.
    [deal] in the deal of cards and tickets.
    [result] in the result: it is not what the game comes to.
   *[record] in the record as a whole.
}
replay-detail = Details for programmers
file-empty = { $file } is empty.
file-not-json = { $file } is not a record: line { $line } is not JSON.
file-not-record = { $file } is JSON, but line { $line } is not a Crosstown record.
file-format = { $file } has a record of another format in line { $line }. This page reads format 1.
file-large = { $file } is too large.

## Steps
replay-controls = Steps
replay-slider = Step
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-where = { $turn ->
    [0] Setup · step { $step } of { $last }
   *[other] Turn { $turn } · step { $step } of { $last }
}
replay-now = { $where }. { $told }
replay-deal = The cards and tickets are dealt.
replay-deck = deck: { $count }
replay-ticket-deck = tickets: { $count }

## Eyes
replay-eyes = Seen by
replay-eyes-all = All open
replay-eyes-watch = Spectators
replay-watching = Spectators see nobody’s cards and tickets.
replay-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
replay-tickets = { $count ->
    [one] { $count } ticket: { $done } completed
   *[other] { $count } tickets: { $done } completed
}
replay-offered = { $count ->
    [one] Offered: { $count } ticket
   *[other] To choose from: { $count } tickets
}

## Sharing and fairness
replay-share = A game of Crosstown: { $city }
replay-share-title = Share this moment
replay-share-whole = From the start instead
replay-fair = Honest cards
replay-fair-yes = The record has the seed of all shuffles. They were recomputed, and every card lay where the seed puts it.
replay-fair-no = This record does not tell the seed of its shuffles, so they cannot be recomputed.
replay-fair-show = Seed and commitment
replay-fair-commitment = Commitment, shown before the game
replay-fair-seed = Seed
replay-fair-mixed = { $count ->
    [0] No player’s device contributed to the seed: whoever ran the table drew it alone.
    [one] A player’s device contributed to the seed, so nobody could choose the cards.
   *[other] { $count } players’ devices contributed to the seed, so nobody could choose the cards.
}{ $silent ->
    [0] {""}
    [one] {" "}One more had promised to, and did not.
   *[other] {" "}{ $silent } more had promised to, and did not.
}
replay-fair-own-mixed = Yours is among them, unchanged.
replay-fair-own-missing = Your device’s contribution is missing: it came too late, or the host left it out.
replay-fair-own-changed = This is not what your device was shown before the cards were dealt. Ask the host why.
replay-fair-contribution = Contributed by { $name }
replay-fair-silent = not revealed ({ $commit })
replay-fair-first = Drawn to begin
replay-fair-about = What this means

## The chart
chart-title = Points over turns
chart-turn = Turn
chart-final = Final
chart-table = The same as a table
chart-words = { $turns ->
    [one] Points after { $turns } turn. { $scores }.
   *[other] Points over { $turns } turns. { $scores }.
}
chart-line = { $name }: { $routes } for routes, { $final } in the end

## The end
end-counting = Counting the points…
end-skip = Skip
end-rank = { $rank ->
    [1] Winner
   *[other] Place { $rank }
}
end-lead = { $me ->
    [yes] You take the lead!
   *[no] { $name } takes the lead!
}
end-defeat = Last stop for today. The first departure tomorrow is yours.
end-share = Show the game to others
end-share-why = Whoever has this link can watch the whole game again, with all hands open.
networks = Networks

## A picture to share
picture = Share picture
picture-title = A picture of the game
picture-making = The picture is being drawn…
picture-failed = The picture could not be made in this browser.
picture-save = Save picture
picture-words = { $city }: the final board. { $scores }.
picture-score = { $name } { $count }
picture-routes = Routes { $count }
picture-tickets = Tickets { $count }
picture-bonus = Bonus { $count }
