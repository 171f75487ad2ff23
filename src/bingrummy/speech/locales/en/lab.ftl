# The laboratory's command, `bing arena`.

cli-arena = let bots play each other on the same cards, and measure who is better
arena-option-entrants = the bots: early, common, sandbag, random, or a function of yours as module:function
arena-option-seats = seats at the table, 2 to 8; as many as there are bots unless you say otherwise
arena-option-deals = deals to play, each with every bot in every place ({ $number })
arena-option-hands = play single hands instead of whole games
arena-option-score = with --hands: the score at which a bot begins, such as early=63
arena-option-rules = house rules: a preset, and name=value words
arena-option-seed = the seed that all cards follow from (1)
arena-option-clear = stop as soon as every difference is clear of zero
arena-option-width = stop as soon as every difference is known to plus or minus W
arena-option-confirm = afterwards play N deals with fresh cards, to confirm
arena-option-workers = worker processes; all cores unless you say otherwise
arena-option-ray = play on a Ray cluster, by its address, or "local"
arena-option-keep = keep results in a file, and go on from it when it is there already
arena-option-records = write the records of whole games to a folder
arena-option-json = write the figures as JSON
arena-option-html = write the figures as a page with plots
arena-no-extra = The arena needs more than the plain game does: pip install 'bingrummy[lab]'
arena-stopping = Stopping after the deal under way. Ctrl-C once more stops at once.
arena-stopped = Stopped. Nothing was kept: use --keep FILE to go on another time.
arena-stopped-kept = Stopped. The same command goes on from here.
