# People at a table: stand-ins, proposals to end, emotes, notifications.

## A bot plays for somebody
come-back = Take my seat back
come-back-other = Take { $name }’s seat back
replaced-play = Take your seat back, or simply play on.
replaced-for-good = Your time for the whole game is used up, so the bot plays to the end.
away-long = { $name } is away. A bot can play for { $name } until they are back.
relieve = Let a bot play
relieve-name = Let a bot play for { $name }

## Ending the game early
end-question = { $count ->
    [one] { $names } proposes
   *[other] { $names } propose
} to end the game here. It would be scored as it stands. Do you agree?
end-proposed = You have proposed to end the game here. Still to agree: { $names }.

## Emotes
emotes = Reactions
emotes-mute = Do not show reactions of { $name }
emote-by = { $name }:
emote-hello = Hello!
emote-thanks = Thank you!
emote-well-played = Well played!
emote-wow = Wow!
emote-oops = Oops!
emote-your-turn = Your turn!
set-emotes = Show reactions of others

## Notifications
alerts-why = A turn may take a day here. Shall your browser tell you when it is your turn? Leave this tab open for that.
alerts-on = Tell me when it is my turn
alerts-off = No, thanks
alerts-text = The others have moved. It is your turn.
set-alerts = Notify me of my turn, where a turn may take a day

## Hints and rules
start-hints = Players may ask for hints
lobby-no-hints = This table is played without hints.
rules-back = Back to the table
