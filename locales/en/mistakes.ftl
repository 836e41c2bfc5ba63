# What is wrong with a board file. Each key is `mistake-` and a code of the server; `$about` and `$key` are words of the file.

mistakes-title = { $count ->
    [one] This board file has a mistake and cannot be played:
   *[other] This board file has { $count } mistakes and cannot be played:
}
mistakes-more = { $count ->
    [one] One more mistake
   *[other] { $count } more mistakes
}
mistake-line = Line { $line }: { $text }
mistake-unknown = something is wrong here.

mistake-syntax = this is not TOML: { $about }
mistake-missing-key = “{ $about }” is missing.
mistake-unknown-key = “{ $about }” means nothing here. Is it misspelt?
mistake-wrong-type = “{ $key }” must be { $expected ->
    [text] a text without control characters.
    [flag] true or false.
    [number] a number.
    [whole-number] a whole number.
    [table] a table in braces.
    [list] a list in square brackets.
    [fewest-and-most] the fewest and the most players, such as [2, 4].
    [space] [x, y, degrees] for each space.
   *[other] something else.
}
mistake-out-of-range = “{ $key }” must be a number from { $least } to { $most }.
mistake-too-many = “{ $key }” has { $found }, and there can be at most { $most }.
mistake-too-few = “{ $key }” has { $found }, and there must be at least { $least }.
mistake-duplicate = “{ $about }” is there twice.
mistake-bad-slug = “{ $about }” cannot be an id: use a to z, 0 to 9 and single hyphens (and not “grey” for a colour).
mistake-bad-id = “{ $about }” must name two places: first--second, with #1 and #2 behind it for the lanes of a double route.
mistake-unknown-place = there is no place “{ $about }”.
mistake-same-place = this goes from “{ $about }” to itself.
mistake-color-not-in-deck = the deck has no “{ $about }” cards. A route of any colour is “grey”.
mistake-unknown-piece = there are no pieces “{ $about }”.
mistake-which-piece = “piece” is missing: which kind does the route take?
mistake-no-points = there are no points for a “{ $piece }” route of { $cards } cards.
mistake-not-enough-pieces = a player has only { $count } “{ $piece }” pieces, so nobody can claim this route.
mistake-too-many-ferries = the route has more ferries than cards.
mistake-lane-missing = “{ $about }” is one lane of a double route; the other is missing.
mistake-unequal-lanes = the lanes of “{ $about }” differ in length or kind of piece.
mistake-parallel = “{ $about }” joins places that have a route already; the lanes of a double route end in #1 and #2.
mistake-wrong-layout = “layout” draws { $found } spaces, and the route has { $spaces }.
mistake-isolated-place = no route goes to “{ $about }”.
mistake-unreachable-ticket = no chain of routes joins the places of the ticket “{ $about }”.
mistake-last-round-at-once = the last round would begin at once: players have no more pieces than this.
mistake-no-tourists = a place has tourists, but the board has no “tourists”.
mistake-too-many-stacks = more places have tourists than there are symbols.
mistake-no-room-for-stacks = there are fewer places than stacks of tourists.
mistake-wrong-tourist-points = “points” has { $found } numbers and needs { $needed }: for 0 to all symbols.
