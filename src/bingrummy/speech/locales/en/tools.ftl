# The command line: help, and the words of check, show and solve.

cli-about = Bing rummy: play it, check its records, solve its hands.
cli-play = Play a game in the terminal, against bots or with people at one screen.
cli-check = Check that records hold: rules, points, pot and shuffles.
cli-show = Print a record: as it is, as a seat saw it, or in words.
cli-solve = Find the best meld turn: for lines of JSON on standard input, or for --hand.
cli-lang = The language: en, es, sv or ru (else your locale decides).
cli-bad-option = { $command }: { $why } (see “{ $command } --help”)
cli-unknown = “{ $words }” is no option here
cli-value = { $option } wants a value
cli-choice = { $option }: “{ $given }” is not possible; possible are { $choices }
cli-missing = { $names } is missing
cli-novalue = { $option } takes no value
cli-wrong = { $option }: { $why }
cli-positionals = what
cli-optionals = options
cli-help = show this help and stop
cli-version = show the version and stop
cli-usage = usage:

check-option-file = A record.
check-fault = { $file }, line { $line }: { $why }
check-holds = the record holds: { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $shuffles ->
        [one] 1 shuffle
       *[other] { $shuffles } shuffles
    } proved, { $events ->
        [one] 1 line
       *[other] { $events } lines
    } of play judged.
check-finished = The game is over.
check-unfinished = The game isn’t over yet.
check-seat = This is what seat { $seat } saw; the hidden cards were worked out from the secrets published after each hand.
check-spectator = This is what a spectator saw; the hidden cards were worked out from the secrets published after each hand.
check-hidden = The last hand isn’t over, so its secret isn’t out, and { $events ->
        [one] its 1 line
       *[other] its { $events } lines
    } can’t be judged yet.

file-unreadable = { $file } can’t be read: { $why }
file-why-missing = there is no such file
file-why-denied = you may not
file-why-folder = it is a folder
file-why-large = it is too large for a record
file-why-limit = it has reached the size that is allowed
file-why-full = the disk is full
file-no-text = { $file } is no text.

fault-cut-off = here the record is cut off.
fault-version = a record begins with “{ $detail }”; other formats can’t be read here.
fault-header = this can’t stand in the heading: “{ $detail }”
fault-form = this is no line of a record: “{ $detail }”
fault-sum = the checksum is wrong: something in the lines above was changed.
fault-expected = by the rules this line should be “{ $detail }”.
fault-uncaused = nothing that happened before brings this about.
fault-no-secret = the secret of the shuffle is missing.
fault-wrong-secret = the secret isn’t the one that was committed to before the hand.
fault-wrong-seed = the secret doesn’t come from the seed of this record.

show-option-file = A record.
show-option-seat = What this seat saw; “-” for a spectator.
show-option-words = Tell it in words.
show-bot = Bot { $seat } ({ $style })
show-bad-seat = { $whole ->
    [yes] --seat: give a seat from 1 to { $seats }, or “-” for a spectator.
   *[no] --seat: this record holds what one seat saw, and can’t be turned into another’s.
}

solve-option-hand = Cards in hand, like “Kd 10h 2c”.
solve-option-table = Melds on the table, with commas between: “8s 8h 8d, run 5h 2c 2d”.
solve-option-score = Your score before this hand (0).
solve-option-opened = You have melded in this hand already.
solve-option-rules = House rules, like “limit=100 ace=low”, or a preset.
solve-bad-option = { $option }: { $why }
solve-bad-rules = write house rules like “limit=100 ace=low”, or a preset: { $presets }
solve-bad-hand = write 1 to 15 cards like “Kd 10h 2c”, no card more than three times
solve-bad-table = write melds with commas between them, like “8s 8h 8d, run 5h 2c 2d”, no card more than three times with the hand
solve-bad-score = write a whole number from 0 to 1000000
solve-bad-meld = “{ $meld }”: { $why }
solve-none = No meld turn is possible.
solve-move = Lay: { $move }
solve-left = That leaves { $points ->
    [one] 1 point
   *[other] { $points } points
}: { SHORT($cards) }
solve-out = That lays the whole hand: you go out.
