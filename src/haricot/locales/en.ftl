### The shell in English: what every game shares. Games keep their own texts in their folders.

## Words inside sentences

you = You
    .listed = you
everyone = everyone
    .to = everyone
player = Player { $number }
nothing = nothing
list-and = { $left } and { $right }
list-comma = { $left }, { $right }
times = { $count } × { $name }
face-up = { $cards } (face up)
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
value-true = yes
value-false = no

## The kernel's own rules

rule-KER-01 = The match is over.
rule-KER-02 = There is no such seat, field, card, die or deal.
rule-KER-03 = That is not yours to do now.
rule-KER-04 = That deal is closed, has lapsed, or was not made to you.
rule-KER-05 = You have made all your offers for this turn.
rule-KER-06 = You owe another step first.
rule-KER-07 = There is nothing to pass: you have been heard already.

## The table

table-turn = { $you ->
    [seat] your turn
   *[other] { $seat }'s turn
}
table-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-run-outs = run-outs: { $times } of { $limit }
table-discard = discard pile: { $count }, { $card } on top
table-discard-empty = discard pile: empty
table-kept = { $card } (kept)
table-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-wish = { $you ->
    [seat] you would like { $kinds }
   *[other] would like { $kinds }
}
table-edition = Edition: { $edition }
table-cards = Cards: your own set "{ $name }", { $count } in play
labelled = { $label }: { $text }
table-option = { $name }: { $value }

field = { $number }: { $what }
field-empty = empty
field-pays = { $name } ×{ $cards }, pays { $coins } ({ $then } from { $at })
field-full = { $name } ×{ $cards }, pays { $coins } (the most)
hand = Your hand
hand-in-order = Your hand, front card first
hand-empty = Your hand is empty.

deals = Open offers
deal-mine = To { $to }: you give { $gives } / you get { $gets }
deal-to-me = From { $seat }: you give { $gives } / you get { $gets }
deal-of-others = { $seat } to { $to }: gives { $gives } / gets { $gets }
deal-fell = Your offer { $deal } lapses.

menu-sells = { $cards } for { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
menu-deal = { $gives-count ->
    [0] you get { $gets } as a gift
   *[other] { $gets-count ->
        [0] you give { $gives } as a gift
       *[other] you give { $gives } / you get { $gets }
    }
}
menu-costs = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
menu-leaves = your opponent is left { $cards }
menu-counter = Make { $to } another offer instead (declines this one) …

beans-head = Beans in play, how many there are, and what a field pays (cards → coins)
beans-none = This game has no beanometers.
word-beans = beans

## Greeting

greet-seats = At the table: { $seats }
bot-greedy = greedy bot
bot-random = random bot
bot-search = thoughtful bot
greet-seed = Seed of this deal: { $seed }
greet-resumed = { $count ->
    [one] The match goes on after { $count } decision.
   *[other] The match goes on after { $count } decisions.
}
greet-help = Type h for help, q to leave.

## Questions

ask-turn = Your turn. What do you do?
ask-answer = { $seat } waits for your answer.
ask-voice = It is { $seat }'s turn. Anything from you?
ask-before = It is { $seat }'s turn. Anything to harvest or buy before it goes on?
ask-room = There is no room for the card: harvest a field first, or buy a third one.
ask-plant = You have cards to plant.
prompt = Number 1 to { $number }, or h for help >
prompt-usual = { $number ->
    [1] Enter for { $usual }, or h for help >
   *[other] Enter for { $usual }, number 1 to { $number }, or h for help >
}
prompt-pick = Number 1 to { $number }, Enter to go back >
prompt-pick-usual = Enter for 1, number 1 to { $number }, 0 to go back >
hand-over = Pass the screen to Player { $number }. Player { $number }: press Enter when nobody else is looking.
no-usual = Nothing happens by itself here: type a number.
no-such-number = Please choose a number from 1 to { $number }.

offer-to = To whom? (number or name, Enter or b to go back) >
offer-give = What do you give?
offer-want = What do you want in return?
offer-cards = Numbers or names, such as 1 3; Enter for nothing; b to go back >
offer-unreadable = Please use numbers from 1 to { $number } or names from the list, each card once.
offer-preview = You offer { $to }: you give { $gives } / you get { $gets }.
offer-announced = The others only hear: { $gives }.
offer-send = Send it? (Enter for yes, n for no) >
yes = y, yes
offer-dropped = No offer was made.
no-offer-now = You cannot make an offer at this moment.

## Refusals and rules

refused = Not possible: { $reason } [{ $id }; type ? for the rule]
no-seat = There is nobody to deal with on seat { $seat }.
no-field = You have no field { $field } (they count from 0 here).
no-deal = There is no offer { $deal }.
not-your-offer = Offer { $deal } is not yours to withdraw, or it is closed already.
not-in-hand = You have no { $card } in your hand.
not-so-many = { $card }: you have only { $count } in your hand.
only-up = You have no { $card } in your hand, but one lies face up: { $notation }
not-up = No { $card } lies face up.
not-before-you = No { $card } lies there for you to plant.
not-in-play = { $card }: there is none in this game.
named-twice = { $card }: name it once.
nothing-refused = Nothing has been refused. Type ? and a rule's id, such as ? KER-02.
no-such-rule = There is no rule { $id } in this game.
to-the-letter = The rule to the letter:
rules-to-the-letter = The rules to the letter, a line each; one of them in full: { $command }
nothing-yet = Nothing has happened yet.

## Leaving

save-where = Save where? Type s and a file name, such as s game.txt.
save-file = Save the match? (file name, or Enter for no) >
saved = Saved in { $file }.
not-saved = { $file } could not be written ({ $reason }).
another-file = a file of that name is already there, and it is not a saved match
another-match = another match is kept there
saved-resume = Go on later with: { $command }
saved-replay = See it again with: { $command }
same-deal = The same deal again: { $command }
left-at-eof = You leave the table; nothing was saved.
left-kept = You leave the table; the match is kept in { $file }.
goodbye = Goodbye.
join-waits = You are seated at the table. The match begins as soon as everybody is there.
join-over = This match is over.
join-again = To come back to this seat: { $command }
join-kept = The server keeps the match; its record is there when it is over.
cut = The match has become too long and stops here.

## Lists and records

games-head = game
    .title = title
    .seats = seats
    .players = players
    .editions = Editions
    .programs = Programs, for --seats
    .options = Options, for --option NAME=VALUE
    .default = usual
option-number = a number from { $low } to { $high }
option-seat = a seat, from 0
cards-head = kind
    .name = name
    .cards = cards
    .meter = beanometer (cards→coins)
    .effect = effect
cards-of = { $title }, { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $count } cards
show-head = { $title }, { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $options }, { $count ->
    [one] after { $count } decision
   *[other] after { $count } decisions
}
verify-ok = ok, { $game } { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, { $end }
    .goes-on = the match goes on
cards-ok = ok for { $game } ({ $served })
    .seats = { $edition } { $seats } seats
simulate-head = { $game } { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $options }, seed { $seed }
simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $finished } finished, { $cut } cut, { $errors } ended by an error
simulate-mean = a game: { $decisions } decisions
    .bargains = a game: { $decisions } decisions, { $offers } offers, { $accepted } accepted
simulate-table = player
    .games = games
    .wins = wins
    .draws = draws
    .rate = win rate (95% interval)
    .score = score (95% interval)
    .seat = seat { $seat } { $player }
    .range = { $value } ({ $low } to { $high })
simulate-error = error in the game from seed { $seed }: { $problem }
simulate-progress = { $played } of { $games } games
    .done = { $games } games in { $seconds } s, { $speed } a second
    .left = { $minutes } min { $seconds } s left
ladder-head = { $deals } deals, { $matches } matches, { $seats } seats, seed { $seed }
ladder-sealed = seeds drawn after commit { $commit }, first look
    .again = seeds drawn after commit { $commit }, look { $looks }: not fresh any more
ladder-by-hand = seed chosen by hand: not sealed
ladder-table = bot
    .rating = rating (95% interval)
    .won = wins at mixed tables, %
    .margin = margin
ladder-pair = alone among others
    .of = { $one } among { $other }
    .won = wins, %
    .margin = margin
duplicate-head = An evening: { $tables } tables of { $seats }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
duplicate-table = rank
    .player = player
    .share = share, %
    .points = points
    .apart = mean difference
duplicate-lost = { $count ->
    [one] One match has no result and takes no part.
   *[other] { $count } matches have no result and take no part.
}
report-title = { $game }: { $matches } matches
report-lead = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }: { $players }.
report-counts = { $finished } finished, { $cut } cut, { $errors } ended by an error; { $ties }% of the finished ones ended in a tie.
report-intervals = Lines through points are 95 % intervals. A dashed line is what equal players would have.
report-numbers = Numbers
    .label = what
    .value = value
    .low = from
    .high = to
    .group = player
    .matches = matches
report-ratings = Rating
    .axis = rating (400 more: ten times the strength)
report-wins = Wins by player
    .axis = share of wins, ties split
report-margins = Margin by player
    .axis = score less the mean of the others’
report-seats = Seat effect
    .axis = share of wins by seat
report-length = Length of a match
    .axis = decisions
report-turns = Turns of a match
    .axis = turns
report-offers = Offers in a match
    .axis = offers of one player
    .offers = made
    .agreed = agreed
    .refused = refused
    .begged = begged
    .gifts = gifts
report-sources = Where coins come from
    .axis = coins of one player in a match
report-worth = Worth of each bean
    .axis = coins for one harvested card
report-cost = What a decision costs
    .axis = microseconds
report-decisions = Decisions in a match
    .axis = decisions of one player
report-written = Written: { $files }
report-nothing = None of these matches was finished: there is nothing to draw.
show-middle = Between the players
match-goes-on = The match goes on.
winner = { $name } (won)
drawer = { $name } (drawn)

## Help

help =
    Type the number of a choice, or one of these:
      Enter      the choice marked with >
      o          build an offer step by step
      t          show the table again
      l          what happened last
      beans      what each kind of bean pays
      i          edition and options of this table
      v          what a bot would do, and why
      r          how to play
      ?          the rule behind the last refusal;   ? KER-02   any rule
      s FILE     save the match
      q          leave the table
    You can also type actions as they stand in brackets behind the choices, for example
      offer 2 blue,soy@up/red     to seat 2: your blue bean and the face-up soy bean for a red one
      offer all -/red             to everyone: a red bean as a gift, please
      counter 3 chili/red         answer offer 3 with another one, which declines it
      accept 3     decline 3     withdraw 3
      keep soy                    tell the others that you mean to keep the face-up soy bean
      wish red,soy                tell the others what you would like; wish - takes it back
    Seats and fields count from 0 there. blue is the copy nearest the front of your hand,
    blue@2 the second one, blue@up lies face up. Names of cards and players work as well.

## The browser

web-skip = Skip to the content
web-offline = Offline. Trying again… your last move is safe.
web-old = This page is out of date.
web-reload = Reload
web-load-failed = Part of the page could not be loaded.
web-language = Language
web-to-dark = Dark colours
web-to-light = Light colours
web-me = You and your settings
web-home = Lobby
web-nowhere = There is no bean in this row
web-nowhere-about = Nothing stands at this address. A link to a table may have been cut short on its way.
web-failed = That did not work: { $text }
web-unreachable = The server does not answer. Try again in a moment.
web-copied = Copied.
web-copy = Copy
web-more = Show more
web-loading = One moment …

web-hero = Sit down, the beans are dealt.
web-lead = Five bean games, with friends or bots, on any screen. No account, nothing to install.
web-play-now = Play now
web-play-now-about = Play now: { $game } with { $bots ->
    [one] a bot
   *[other] { $bots } bots
}.
web-invite = Invite friends
web-choose = Choose a box
web-open-tables = Open tables
web-no-tables = No open tables yet.
web-no-tables-about = Start one: bots fill the seats until friends come.
web-my-tables = My tables
web-your-turn = Your turn
web-go-on = Go on
web-close = Close
web-turn-of = waiting for { $names }
web-sit = Sit
web-join = Join
web-code = Link or code
web-code-wrong = That is not an invitation: paste the whole link.
web-history = My matches
web-open-record = Open a record
web-tie-hand = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
web-learn = Learn in two minutes
web-rule-books = Rule books
web-free-seats = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $free } free
web-minutes = { $count } min
web-players = { $range } players
web-table-of = { $name }’s table


web-new = A new table: { $game }
web-edition = Edition
web-seats = Who plays?
web-seat-count = Seats
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-screen = somebody else at this screen
web-seat-open = a friend, by link
web-seat-name = Name of the person on seat { $number }
web-bot-greedy = greedy bot: looks for the best deal
web-bot-random = random bot: plays anything
web-bot-search = thoughtful bot: thinks far ahead
web-bot-polite = { web-bot-search }
web-bot-other = bot: { $bot }
web-need-me = One seat has to be yours.
web-options = House rules
web-options-about = Everything here is optional: the edition’s own rules are set.
web-option-seat = seat { $number }
web-time = Time and manners
web-clock = Clock
web-clock-none = no clock
web-clock-decision = { $seconds } seconds a decision
web-clock-bank = { $minutes } minutes for the match, and { $more } s a decision
web-pace = How fast the bots are
web-pace-calm = Calm
web-pace-quick = Brisk
web-pace-instant = Flash
web-answer = An offer waits
web-answer-seconds = { $seconds } seconds
web-answer-ever = until it is answered
web-absent = Somebody is gone
web-absent-after = a bot plays on after { $seconds } seconds
web-absent-clock = a bot plays on when the clock has run out
web-absent-never = the table waits, for days if need be
web-private = Private
    .about = Only people with the link can see and join it.
web-hints = Hints and counting aids
    .about = A casual table: ask what a bot would do, see what is already out.
web-card-file = Your own cards
    .about = A card file, as “haricot cards export” writes it. Empty: the edition’s cards.
web-open-table = Open the table
web-start-now = Start
web-reconstructed = Reconstructed cards
    .about = The printed cards of this box are not known in every detail; these numbers are a careful guess.
web-own-cards = Own cards

web-wait-title = The table is set
web-wait-for = { $count ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-wait-host = You are the host: start whenever you like.
web-wait-guest = { $name } says when it starts.
web-wait-away = Not here yet: { $names }.
web-wait-full = All seats are taken: you can watch. If one becomes free, you can sit down here.
web-link = Invitation link
web-share = Share
web-share-text = Come and play with me: { $game }
web-take-seat = Sit down
web-add-bot = Let a bot sit here
web-remove = Free the seat
web-leave = Leave the table
web-close-table = Close the table
web-sure = Tap again: { $what }
web-dealing = The cards are being dealt …
web-seat-free = free
web-seat-you = you
web-seat-bot = bot
web-seat-away = away
web-invites-you = { $name } invites you to play { $game }
web-invited = You are invited to play { $game }
web-no-account = no account needed
web-who-is-there = Who sits there
web-your-name = Your name
web-your-face = Your face
web-face-taken = taken
web-face-bee = bee
web-face-cat = cat
web-face-duck = duck
web-face-fox = fox
web-face-frog = frog
web-face-hedgehog = hedgehog
web-face-ladybird = ladybird
web-face-mole = mole
web-face-mouse = mouse
web-face-owl = owl
web-face-rabbit = rabbit
web-face-robin = robin
web-only-watch = Only watch
web-who-are-you = Your name and your face
web-that-is-me = That’s me
web-change = Change
web-seat-here = at the table
web-seat-bot-holds = free; a bot holds it if you start
web-start-bots = { $count ->
    [one] A bot takes the free seat at the start; whoever comes later gets it by the link.
   *[other] Bots take the free seats at the start; whoever comes later gets one by the link.
}
web-talk = Let’s chat
web-in-a-minute = The game in a minute
web-friends-come = Bring your friends
web-qr = The link as a QR code
web-qr-about = For the camera of another phone.
web-qr-about-net = For the camera of another phone, on the same Wi-Fi.
web-only-here = This address only works on this computer.
web-only-here-how = To let friends on the same Wi-Fi in, stop the server and start it like this:
web-copy-yourself = The link is selected: copy it yourself, this browser does not let the page do it.
web-code-ask = Beans to say aloud
web-code-say = On the other device, open { $address } and tap “Join with beans”. Then say aloud:
web-code-beans = The beans, in order
web-code-lapses = They lead here for half an hour, as long as the table is waiting.
web-code-join = Join with beans
web-code-which = { $count ->
    [3] Which three beans?
    [4] Which four beans?
   *[other] Which { $count } beans?
}
web-code-undo = Take the last bean away
web-code-any-language = They are said aloud: every language has its own words; the drawings are the same.
web-code-type = Or type the beans
web-code-words = These are not the names of beans; tap the drawings instead.
code-coffee = coffee
code-wax = wax
code-blue = blue
code-chili = chili
code-stink = stink
code-green = green
code-soy = soy
code-black_eyed = eyed
code-red = red
code-garden = garden
code-cocoa = cocoa
code-kidney = kidney
code-puff = puff
code-runner = runner
code-chinese = Chinese
play-bubbles = Bubbles at the seats
play-feelings = How you feel
feeling-thanks = thanks
feeling-hmm = hmm
feeling-dear = too dear
feeling-bravo = well done
feeling-haha = haha
feeling-ohno = oh no
play-talk = What was said
play-nobody-spoke = Nobody has said anything yet.
play-said = { $name }: { $text }
web-no-table = There is no such table, or it is private.
web-no-table-about = Ask for the whole link, or start a table of your own.
web-not-for-you = This table cannot be seen: { $text }
web-abandoned = This table was closed before the end.
web-pass-screen = Pass the screen to { $name }.
web-pass-screen-about = { $name }: tap when nobody else is looking.
web-pass-screen-go = I am { $name }

web-result = Result
web-show-result = To the result
web-show-table = To the table
web-ended-with = { $name }: { $score }
web-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-rematch = Play again with these people
web-rematch-bots = Play again
web-rematch-ready = The next match is set: sit down.
web-replay = Replay
web-same-deal = Same deal again
web-record = Record
web-check-deal = Check the deal
web-chart = Turn by turn
web-chart-about = { $name }: { $score } at the end
web-chart-turn = turn { $number }
web-coins-from = Your coins came from
web-best-harvest = Best harvest: { $cards } for { $score }
web-best-of = { $name }’s best harvest: { $cards } for { $score }

web-replay-of = Replay: { $game }
web-eyes = Through whose eyes
web-eyes-all = all cards open
web-eyes-spectator = a spectator
web-step = Decision { $number } of { $count }
web-first = To the start
web-back-step = One back
web-play = Play
web-pause = Pause
web-next-step = One further
web-last = To the end
web-speed = Speed
web-replay-link = Link to this moment
web-hand-bot = From here on a bot plays for { $name }.
web-hand-person = From here on { $name } plays.
web-record-file = A record file, as a table or “haricot play” saves it
web-record-paste = or paste it here
web-look = Look at it
web-start-of-match = The cards are dealt.

web-fair = Was the deal fair?
web-fair-about = Before anyone sat down the server promised its secret bytes by publishing their hash. Every browser promised its own bytes when its player sat down, and opened them at the deal. The seed of all cards is the hash of all these bytes together: nobody could choose the deal alone. It does not blind whoever runs the server, who could look at the cards. Bytes that did not arrive are missing from it, and are shown as such: whoever runs the server could choose between a deal with them and one without.
web-fair-known = This deal was known beforehand (the same deal again): it proves nothing.
web-fair-server = Promised by the server
web-fair-secret = Opened at the end
web-fair-seed = Seed of the deal
web-fair-seat = Bytes of { $name }
web-fair-none = none
web-fair-missing = promised, but not in the deal: they did not arrive in time
web-fair-go = Deal it again and compare
web-fair-ok = It is the same match: the deal follows from the seed, and every decision is legal.
web-fair-promise = The secret fits the promise, and the seed follows from the opened bytes.
web-fair-broken = The secret or the seed does not fit the promise.
web-fair-bad = It does not fit: { $text }

web-rules-of = Rules: { $game }
web-how = How to play
web-rules-letter = The rules to the letter
web-rules-sources = Short names such as G, RGG or POE stand for the rule texts that were compared, and numbers such as 2.1 for parts of the full specification; both are explained in the source code, in each game’s rules.md.
web-rules-find = Find in the rules
web-rules-none = No rule says that.
web-rules-choose = Which box?

web-series = Wins in a row, alone: { $current }. The most so far: { $best }.
web-scored = { $name }: { $points }
web-history-none = No finished matches yet.
web-won = won
web-drew = draw
web-drawn-up = Everything you played, the latest first.
web-closed = closed before the end

web-you = You
web-name = Name
web-name-about = What others at the table call you.
web-rename = Change the name
web-guest = You are a guest: your seat and your matches are kept in this browser.
web-account = You have an account: your matches follow you to every device.
web-register = Make an account
web-register-about = A name and a passphrase, nothing else. Nobody can send you a new one, so keep it safe.
web-login = Log in
web-logout = Log out
web-passphrase-change = Change the passphrase
web-passphrase-old = The one you have now
web-passphrase-new = The new one
web-passphrase-changed = Changed; every other browser is logged out.
web-sessions = Where you are logged in
web-session-here = this browser
web-session-unknown = unknown browser
web-session-seen = last used { $day }
web-session-end = Log out there
web-sessions-end = Log out everywhere else
web-passphrase = Passphrase
    .about = At least eight characters.
web-delete = Delete my data
    .about = Your name, passphrase, history and what you said are removed for good.
web-deleted = All deleted.
web-saved = Saved.
web-settings = Settings
web-theme = Colours
web-theme-auto = like the device
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds
    .about = Wood, paper, soil and coins; nothing else.
web-volume = Volume
web-motion = Less motion
    .about = Cards do not travel; their new place is marked.
web-keys = Keys for quick actions
    .about = A accept, C counter, D decline, O offer, W wish, P plant, ? all of them.
web-flash = Flash the title when the table waits for me
web-more-time = More time to listen and answer
    .about = Bots go on more slowly for everybody at your table, and wait three times as long for your word and your answers.

## The browser table

play-menu = Menu
play-leave = Leave the table
play-rules = Rules
play-keys = Keys
play-pause = Pause
play-resume = Go on
play-sound = Sounds
play-notes = Offers, log and chat
play-notes-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
play-fold-notes = Fold the notes away
play-unfold = Unfold your rows
play-happened = What happened
play-turn-of = Turn { $turn }: { $name }
play-turn-some = { $name }’s turn
play-turn-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
play-say = Say something…
play-send = Send
play-over = The match is over.
play-paused = The table is paused.
play-watching = You are watching.
play-close = Close
play-choices = Choices
play-others = Other players
play-your-side = Your side of the table
play-side-of = { $name }’s side of the table
play-bot = bot
play-away = away
play-time = Time left: { $time }
play-time-low = Hardly any time left: { $time }
play-clock-minutes = About { $minutes } minutes left on your clock.
play-clock-seconds = { $seconds } seconds left on your clock.
play-has-left = { $seat } has left.
play-let-bot = Let a bot play
play-wait = Wait
play-we-wait = We wait, for five minutes at most. Then a bot plays on.
play-is-away = { $seat } is away.
play-bot-soon = After { $seconds } seconds a bot plays on.
play-bot-plays = bot plays
play-stands-in = A bot plays for { $name }.
play-seat-kept = The seat is kept: whoever returns plays on at once.
play-is-back = { $name } is back.
play-bot-for-me = A bot plays for you.
play-take-my-seat = Take my seat
play-seat-free = You can join in.
play-seat-free-about = You see the hand once you sit.
play-take-seat = Take { $name }’s seat
play-open-seat = Whoever comes may have { $name }’s seat
play-copy-link = Copy the link
play-resting = The match is paused: nobody was there.
play-leaving = Leaving?
play-back-soon = I’ll be back
play-back-soon-bot = A bot plays for you. Your seat is kept, here or on another screen.
play-back-soon-kept = Your seat waits for you, here or on another screen.
play-back-soon-alone = The match is paused until you return, here or on another screen.
play-give-seat = Give up my seat
play-give-seat-link = Whoever comes by the link may have it; until then a bot plays.
play-give-seat-host = Whoever comes may have it if the host agrees; until then a bot plays.
play-resign = Resign
play-resign-about = A bot plays your seat to the end. There is no way back.
play-close-game = Close this match
play-close-game-about = It ends without a result and leaves your list.
play-stay = Stay
play-mute = Mute
play-muted = You do not hear { $name }.
play-unmute = Hear again
play-heard-again = You hear { $name } again.
play-instead = The bot “{ $bot }” decides for { $seat }.
play-thinks = thinks
play-at-turn = plays
play-declined = declined
play-says-no = { $seat } says no
play-no-answer = { $seat } did not answer in time
play-declining = declines
play-auto-decline = Decline everything until my next turn
play-pass-window = An offer for { $seat }? The bots wait a moment.
play-all-wait = Everybody is waiting for you.
play-auto-pass = Pass by itself if nothing concerns me
play-more-time = More time to listen and answer
play-pass-until-turn = Pass until my next turn
play-auto = Auto
play-waiting = Waiting for { $names }.
play-now-plant = Your turn: plant the front card.
play-now-second = Your turn: plant the next card too, or turn up cards.
play-now-reveal = Your turn: turn up cards.
play-now-trade = Your turn: trade, then end trading.
play-now-draw = Your turn: draw new cards.
play-not-now = That is not possible now.
play-refused = Not possible
play-rule = Rule { $rule }
play-understood = Understood
play-hint = Hint
play-hint-says = A bot would do this:
play-hint-do = Do it
play-no-hint = There is no hint now.
play-bytes-missing = Your browser’s bytes did not reach the deal. It counts, but they do not protect it: whoever runs the server could have chosen between a deal with them and one without.
play-guide = Guide
play-guide-offer = { $game }: your first match? A guide can explain every new step.
play-coach = Coach
play-coach-step = Step { $step } of { $steps }
play-coach-skip = Skip the lesson
play-coach-next = Next
play-coach-end = Play on
play-guide-yes = Show me how
play-guide-no = No, thanks
play-guide-got = Got it
play-guide-off = Turn off
play-sure = Tap again: { $what }
play-sure-brief = Sure?
play-back = face-down card
play-front = 1 · plant next
play-front-quiet = 1 · front
play-hand-front = { $card }, card 1 of { $count }, planted next
play-hand-card = { $card }, card { $place } of { $count }
play-empty-field = empty field
play-empty = empty
play-field-of = { $card }, { $count } in the field
play-my-field = Your field { $field }: { $card }, { $count }
play-my-empty = Your field { $field }, empty
play-pays = pays { $coins }
play-meter = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, pays { $coins }; { $more } more for { $then }
play-meter-full = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, pays { $coins }, the most
play-more = { $more } more → { $coins }
play-harvest = Harvest, pays { $coins }
play-harvest-word = Harvest
play-harvest-not = Cannot harvest now
play-harvest-label = Harvest, pays { $coins } ({ $card })
play-harvest-bare = Harvest ({ $card })
play-sell-sure = Tap again: sell { $cards } for { $coins }
play-harvest-sure = Tap again: sell { $cards }
play-sell-brief = Sure? { $cards } for { $coins }
play-plant-here = plant here: { $card }
play-third = Third field
play-buy-sure = Tap again: pay { $coins }
play-buy-brief = Sure? Pay { $coins }
play-run-out = run-out { $times } of { $limit }
play-you-turned = You turned these up
play-they-turned = { $seat } turned these up
play-sender-turned = turned up
play-got = To plant
play-kept = kept
play-keep = Keep it instead
play-wishes = looks for { $cards }
play-end-trade = End trading
play-new-offer = New offer
play-wish = Who has…?
play-wish-send = Ask for { $cards }
play-wish-none = No wish
play-offers-you = { $seat } offers you a trade
play-offers-gift = { $seat } offers you a gift
play-asks-gift = { $seat } asks you for a gift
play-to-you = to you only
play-to-all = to everyone
play-next-slip = { $count ->
    [one] One more offer, from { $seat }
   *[other] { $count } more offers, the next from { $seat }
}
play-you-give = You give
play-you-get = You get
play-your-place = your card { $place }
play-copy = card { $place }
play-copy-open = face up
play-lies-open = it lies face up
play-tap-change = Tap to change
play-accept = Accept
play-counter = Counter
play-decline = Decline
play-cannot-pay = You do not have: { $cards }
play-chip = { $seat } would like { $cards }; you have none.
play-cannot-now = You cannot accept this now.
play-my-offer = Your open offer
play-withdraw = Withdraw
play-answer-within = Answer within { $seconds } s; silence counts as no.
play-answer-time = You have { $seconds } seconds to answer { $seat }; silence counts as no.
play-answer-soon = { $seconds } seconds left to answer { $seat }.
play-deal-of = { $seat } to { $to }:
play-your-offer = Your offer
play-offer-gone = Too late: that offer is taken or gone. Yours is a new one.
play-see-slip = Offer from { $seat }
play-close-offer = Close without sending
play-tap-give = Tap what you give
play-tap-want = Tap what you want
play-tap-who = Tap who gets the offer
play-again-more = again for one more
play-sends = sends at once
play-turned-up = turned up
play-take-back = Take back
play-wanted = { $card }, wanted { $count }, you grow { $grown }
play-offer-swap = You give { $gives } and want { $wants }.
play-offer-gift = You give { $gives } as a gift.
play-offer-ask = You ask for { $wants } as a gift.
play-offer-empty = Tap a card or a kind.
play-offer-hides = The others hear only the variety.
play-offer-to = Offer to { $seat }
play-all = All { $count }
play-first-accepts = first to accept
play-key-a = accept the offer
play-key-c = make a counter-offer
play-key-d = decline the offer
play-key-x = decline what you cannot pay
play-key-n = to the offer, then to the next one
play-key-o = new offer
play-key-w = who has…?
play-key-h = harvest that field
play-key-p = plant
play-key-e = how you feel
play-key-card = a card by its place
play-key-enter = the green button
play-key-help = this list

## The cast

cast-level = { $name }: { $temper }, level { $level } of { $levels }
cast-pim = a beginner, often says yes
cast-fava = generous, gives gladly
cast-flo = chatty, asks everybody
cast-mungo = fair: one for one
cast-lenz = stingy, gives nothing away
cast-pinto = gambler, bets on the deck
cast-rosa = shrewd, minds who is ahead
cast-lima = patient, big fields
cast-ada = counts the cards
cast-cicero = mafia lawyer, counters all
web-crew = What kind of company?
web-crew-gentle = gentle
web-crew-mixed = mixed
web-crew-hard = hard
web-cast = { $name }: { $temper }
web-cast-level = { $name } ({ $level }/{ $levels }): { $temper }
web-levels = 1/{ $levels } to { $levels }/{ $levels }: how strong somebody proved to be in this game.
web-cast-next = Replace { $name }
why-of = { $name }: why?
why-grows = { $wants }: that grows in my fields.
why-begins = I would like to begin with { $wants }.
why-gift = { $gives }: that only gets in my way. Take it, if you like.
why-needs = { $wants }: that grows in my own fields, so I keep it.
why-no-field = No field of mine grows { $gives }.
why-leads = { $seat } has the most coins: I do not help.
why-little = That is too little for me.
why-ask = { $wants } would have helped my fields.
why-swap = For my fields I preferred { $wants } to { $gives }.
why-best = Nothing else seemed better to me.
why-decline-cannot = I did not have { $wants } to give.
why-decline-poor = What I would have got was worth less to me than what I would have given.
why-decline-helps = It would have helped me, but { $seat } still more.
why-decline-late = It could not be accepted just then.
why-nothing = I have neither offered nor refused anything yet.

## Coming back

web-notify = Tell me when it is my turn, even when I look elsewhere
    .about = By the device’s own notifications, while this page is open in the background.
    .refused = The device does not allow it: its settings say so.
    .insecure = This address is not encrypted, so browsers allow no notifications here: the title and a sound will have to do.
    .unknown = This browser knows no notifications as it is; an iPhone or iPad has them once the page is on its home screen.
web-day = Deal of the day
web-day-about = The same cards for everybody, one try that counts. A new one comes at midnight (UTC), and nothing is lost by missing a day.
web-day-proof = The cards follow from the box and the date alone, so whoever wants to can know them beforehand: a pastime, not a proof.
web-day-play = Play the deal of the day
web-day-short = Play
web-day-go-on = Go on
web-day-see = See your result
web-day-players = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
web-day-mine = You: { $score }
web-day-of = Deal of the day, { $date }
web-day-place = { $count ->
    [one] Nobody else has finished it yet.
   *[other] You are number { $place } of { $count }.
}
web-day-not-counted = Only your first try counts; this was a later one.
web-day-share = Share my result
web-day-share-text = Haricot, deal of the day ({ $date }): { $game }, { $score }. { $count ->
    [one] Who else dares?
   *[other] Number { $place } of { $count }.
}
web-stats = So far
web-stats-none = After your first match you will find here what you have done.
web-stats-matches = matches
web-stats-wins = won
web-stats-deals = deals made
web-stats-harvest = best harvest
web-stats-favourite = favourite bean
web-stats-counting = Older matches are still being counted.

## An evening at several tables, and ratings

web-evening = An evening
web-evening-hold = Hold an evening
web-evening-about = As in a bridge club: several tables play the same deals, and each seat is compared with the same seat at the other tables. After each deal everybody moves on to another seat, most to another table.
web-evening-game = Game
web-evening-tables = Tables
web-evening-seats = Players at each table
web-evening-deals = Deals
web-evening-me = I play too
    .about = Otherwise you only run the evening.
web-evening-open = Open the evening
web-evening-of = Evening: { $game }
web-evening-size = { $tables } tables of { $seats }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
web-evening-deal = Deal { $deal } of { $deals }
web-evening-table = Table { $table }
web-evening-place = Place { $number }
web-evening-over = The evening is over.
web-evening-guests = Who comes
web-evening-invite = Whoever has this link can take a place and look on.
web-evening-share = Share the link
web-evening-begin = Begin
web-evening-fill = Fill with bots and begin
web-evening-next = Next deal
web-evening-go = To my table ({ $table })
web-evening-to = To the evening
web-evening-dealt = The cards are dealt.
web-evening-wait = You are done. The standings come when every table is.
web-evening-wait-host = Every table is done. The host starts the next deal.
web-evening-waiting = not begun
web-evening-playing = playing
web-evening-abandoned = closed
web-evening-standing = Standing
web-evening-after = { $count ->
    [0] No deal is finished yet.
    [one] After one deal.
   *[other] After { $count } deals.
  }
web-evening-rank = Rank
web-evening-who = Name
web-evening-share-of = Share
web-evening-points = Points
web-evening-apart = Mean ±
web-evening-score = Score
web-evening-points-about = Two points for each other table where the same seat reached less with the same deal, one for each where it reached the same. The share of all points that could be had decides, then the mean difference to the other tables’ scores.
web-evening-stood-in = a bot helped
web-evening-csv = Results as a table (CSV)
web-evening-leave = Give my place up
web-evening-back = Take my place back
web-evening-end = End the evening
web-evening-proof = All deals come from a secret that was fixed before anybody sat down; its SHA-256 is
web-evening-secret = The secret was
web-evenings = My evenings
web-rating = Rating
web-rating-want = Rate me
    .about = Others who want a rating see yours. A match counts if two or more of you play it without hints, stand-ins, custom cards or known deals. Bots are not counted. The rating is deleted with your account.
web-rating-value = Rating (95%)
web-rating-range = { $rating } ({ $low } to { $high })
web-rating-none = No match of yours counts yet: play against somebody who wants a rating, with hints switched off.
web-rating-about = 400 more is ten times the strength; the mean of all is 0. With 95% certainty the true value lies between the two in brackets.

## Hints: why the bot would do it

hint-coins = { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
hint-only = There is nothing else to choose now.
hint-best = Looking one step ahead, the bot finds nothing better.
hint-ahead = Thought further ahead, this comes out better than what looks best at first sight.
hint-grow = Field { $field } grows the same kind and will pay { hint-coins }{ $more ->
    [0] .
   *[other] ; { $more } more for { $then }.
}
hint-grow-full = Field { $field } grows the same kind and already pays its most, so no other field has to give way.
hint-start = Field { $field } is empty: nothing has to give way for { $kind }.
hint-second = You need not plant a second card, but { $kind } does more in field { $field } than in your hand.
hint-second-room = Field { $field } pays { hint-coins } now; { $kind } in its place does more than in your hand.
hint-anew = Field { $field } pays { hint-coins } now, and more would take too long: sell it and begin again with the same kind.
hint-room = There is no room for { $kind }. Of the fields you may sell, field { $field } loses least; it pays { hint-coins }.
hint-room-only = There is no room for { $kind }, and field { $field } is the only one you may sell; it pays { hint-coins }.
hint-keep-front = You need not plant { $kind } now, and in your hand it does less harm.
hint-go-on = You need plant nothing more. Fields are better sold later in the turn: until then they can take cards.
hint-full = Field { $field } pays its most, { hint-coins }: sell it, and there is room for something new.
hint-buy = A third field costs { hint-coins }. In the { $rounds ->
    [one] one round or so that is left
   *[other] { $rounds } rounds or so that are left
} it should bring more.
hint-buy-room = A third field costs { hint-coins } and saves you from selling a field too early now.
hint-gift = You are better off without { $gives }: planting that would cost you more than it brings.
hint-ask = { $wants } would help your fields. The chance of a yes from { $to } seems to be about { $percent }%.
hint-swap = Your fields gain more from { $wants } than from { $gives }. The chance of a yes from { $to } seems to be about { $percent }%.
hint-ask-all = { $wants } would help your fields. The chance that somebody says yes seems to be about { $percent }%.
hint-swap-all = Your fields gain more from { $wants } than from { $gives }. The chance that somebody says yes seems to be about { $percent }%.
hint-accept = What you get is worth more to you than what you give.
hint-accept-gift = You can use { $gives }, and it costs you nothing.
hint-accept-rid = You are better off without { $wants }: planting that would cost you more than it brings.
hint-decline-cannot = You do not have { $wants } to give.
hint-decline-late = It cannot be accepted just now.
hint-decline-helps = It would help you, but { $seat } still more.
hint-decline-poor = What you would get is not worth more to you than what you would give.
hint-enough = You have made { $offers ->
    [one] one offer
   *[other] { $offers } offers
} this turn; the bot leaves it at that.
hint-done = No further deal promises you enough.{ $left ->
    [0] { "" }
    [one] { " " }The card still lying there goes into your fields.
   *[other] { " " }The { $left } cards still lying there go into your fields.
}
hint-no-deal = No deal with { $seat } promises you enough now.

# -- refusals: `refused-<id>`, with the arguments of the error and $field as variables

at-line = line { $line }: { $problem }
at-line-column = line { $line }, column { $column }: { $problem }
refused-bad-face = { $file } is not the face of a box: { $problem }
refused-bad-lesson = { $file } is not a lesson of a box: { $problem }
refused-no-lesson = There is no lesson { $word } in this box.
refused-illegal = { $rule }: seat { $seat } may not { $action }.

# of a table

refused-stale = Too late: the table had already moved on.
refused-match-over = This match is over.
refused-no-day = This table plays no deal of the day.
refused-no-evening = There is no such evening: ask for the whole link.
refused-evening-places = That many places cannot be shared out evenly among { $tables } tables.
refused-evening-once = You can have one place at an evening only.
refused-evening-begun = The evening has begun.
refused-evening-over = The evening is over.
refused-evening-deal-played = This deal is still being played at another table of the evening.
refused-match-not-over = That match is not over yet.
refused-match-begun = The match has begun already.
refused-match-not-running = The match is not running.
refused-match-not-paused = The match is not paused.
refused-seat-taken = This seat is taken.
refused-nobody-missing = Nobody is missing from this seat.
refused-clock-decides = There is a clock at this table: it says how long the table waits for anybody.
refused-seat-still-free = A seat is still free.
refused-seat-kept = A seat can be cleared only before the start.
refused-seat-lost = This is no longer your seat.
refused-no-seat-free = No seat is free any more.
refused-no-seat = There is no seat { $seat } here.
refused-not-sitting-there = You are not sitting there.
refused-not-your-seat = This is not your seat.
refused-bot-plays-here = A bot plays here: take your seat back first.
refused-host-only = Only the host may do that.
refused-hand-seen = You have seen another hand of this match.
refused-resigned = You have resigned from this match.
refused-no-hint = There is no hint now.
refused-clock-seconds = A clock has 1 to { $most } seconds.
refused-clock-more = A clock adds 0 to { $most } seconds for each decision.
refused-answer-seconds = An offer waits 0 to { $most } seconds for its answer.
refused-absent-seconds = A bot stands in after 0 to { $most } seconds.
refused-no-game = There is no game “{ $word }”; choose from: { $known }.
refused-no-edition = { $game } has no edition “{ $word }”; choose from: { $known }.
refused-not-for-seats = { $game } { $edition } is not for { $count }; it takes: { $takes }.
refused-no-option = There is no option “{ $option }”; choose from: { $known }.
refused-option-elsewhere = The option “{ $option }” is not for this edition and number of seats; choose from: { $known }.
refused-option-value = { $option } = { $word } is none of the values: { $known }
refused-bad-seed = “{ $word }” is not a seed: 1 to { $most } letters, digits, dots, dashes or underscores.
refused-cards-other-game = These cards should be for { $game }: game = "{ $game }", not "{ $word }".
refused-no-hash = { $field }: this is not a SHA-256 hash of 16 bytes, written in hex.
refused-bytes-unasked = These bytes are not asked for now.
refused-bytes-broken = These are not the bytes that were promised.
refused-other-rules = This is a match by rules { $rules } of { $game }; here rules { $known } are played.

# of a server

refused-busy = Too much is happening at once at this table. Try again in a moment.
refused-gone = Something went wrong here. Try again in a moment.
refused-unexpected = Something went wrong here. The host will find it in the log as { $number }.
refused-too-fast = That was too often. Try again in { $wait ->
    [one] a second.
   *[other] { $wait } seconds.
}
refused-too-many-messages = Too many messages: slow down.
refused-too-many-sockets = Too many connections come from your address.
refused-wrong-origin = This request comes from another site.
refused-name-taken = The name { $name } is taken.
refused-name-length = A name has 1 to { $most } characters.
refused-name-unseen = A name is made of letters, digits and symbols that can be seen.
refused-name-mixed = A name is written in one alphabet.
refused-passphrase-length = A passphrase has { $least } to { $most } characters.
refused-wrong-passphrase = There is no account with this name and passphrase.
refused-already-registered = You have an account already: log out first.
refused-wrong-old-passphrase = That is not your passphrase.
refused-no-account = You have no account yet: make one first.
refused-no-session = That browser is logged out already.
refused-no-such-portrait = There is no such face.
refused-code-wrong = No table has these beans.
refused-code-old = These beans lead to no table any more: it has begun, or half an hour has passed. Ask for new ones.
refused-code-full = That table is full.
refused-code-not-waiting = There is a code only for a table that waits.
refused-code-none-free = All codes are in use just now. Give the link.
refused-codes-rest = Too many wrong codes were tried here: codes are off for half an hour. Ask for the link.
refused-mute-yourself = You cannot mute yourself.
refused-nobody = There is nobody with this id.
refused-no-table = There is no such table, or it is private.
refused-watches-most = At most { $most } tables can be watched at once.
refused-wrong-token = This link does not open this seat.
refused-not-watched = Watch this table from your seat first.
refused-picks-closed = The table has moved on: that cannot be picked any more.
refused-act-length = A decision has a key of 1 to { $key } signs and at most { $action } letters.
refused-speak-unseated = Only those who sit here can speak.
refused-said-length = What you say has 1 to { $most } characters.
refused-rematch-players-only = Only those who played can ask for a rematch.
refused-rematch-made = The rematch is made already.
refused-nothing-to-promise = There is nothing to promise now.
refused-somebody-to-come = Somebody is still to come.
refused-record-closed = The record is opened when the match is over.
refused-fairness-hex = What should prove the deal is not written in hex.
refused-seed-unfounded = The seed does not follow from the opened bytes.
refused-nothing-here = There is nothing at this address.
refused-no-such-request = This cannot be asked for at this address.
refused-not-json = What is sent here must be { $kind }.
refused-too-big = This is too much: { $most } kB at most.
refused-parameter-twice = A parameter is given twice.
refused-json-broken = This is not JSON.
refused-field-missing = { $field } is missing.
refused-field-unknown = { $field } is not known here.
refused-value-unknown = { $field }: “{ $word }” is none of the values that are known here.
refused-number-low = { $field }: the number must be at least { $least }.
refused-number-high = { $field }: the number must be at most { $most }.
refused-wrong-kind = { $field }: { $expected ->
    [int] a whole number is needed here.
    [str] text is needed here.
    [bool] true or false is needed here.
    [array] a list is needed here.
   *[other] an object is needed here.
}
refused-unexpected-shape = This is not what is expected here.
refused-misread = { $field }: this cannot be read.
refused-store-busy = { $place } is already served by another process; for several processes use PostgreSQL: --database postgresql://…
refused-backup-exists = There is a file { $place } already; a backup is written to a new one.
refused-backup-missing = There is no database { $place }.
refused-backup-foreign = { $place } is not a Haricot database.
refused-backup-version = { $place } was made by another version of Haricot; start the server once with this version first.
refused-nobody-so-called = Nobody here is called “{ $name }”: haricot people lists everybody.
refused-server-silent = { $place } is used by a server that does not answer; it may be too old, or just starting.
refused-restore-filled = { $place } holds tables or people already; a backup is restored into an empty database.
refused-database-away = The database does not answer. Try again in a moment; nothing that was told is lost.
refused-disk-full = The server’s disk is full: nothing can be kept right now. Its host has to make room.
refused-database-damaged = The database is damaged. The server’s host has to restore it.
refused-store-unusable = The database { $place } cannot be used: { $problem }
refused-store-newer = The database was made by a newer Haricot: { $problem }
refused-store-unknown = No database { $scheme }:// is known; use a path, sqlite:///path or postgresql://…
refused-store-extra = PostgreSQL needs the extra “postgres”: ./haricot serve installs it.

# of what is written

refused-no-verb = "{ $word }" is nothing that can be done here. These words begin an action: { $verbs }
refused-no-card = There is no card "{ $word }"{ $count ->
    [0] .
   *[other] ; in play are: { $cards }.
}
refused-not-a-seat = "{ $word }" is nobody at this table: type a name, or the seat's number.
refused-not-a-field = "{ $word }" is not a field: type its number, from 0.
refused-not-a-deal = "{ $word }" is not an offer: type its number.
refused-not-a-copy = "{ $word }": a copy has a number, 1 nearest the front of your hand, or it is up: blue@2, blue@up.
refused-wanted-place = "{ $word }": a wanted card has no place; its owner picks the copy.
refused-card-times = "{ $word }": from 1 to { $most } cards, please.
refused-usage = It is written like this: { $verb ->
    [plant] plant, plant FIELD, plant CARD, plant CARD FIELD
    [harvest] harvest FIELD
    [discard] discard CARD, discard CARD@COPY, discard CARD@up
    [offer] offer SEAT GIVEN/WANTED, or offer all GIVEN/WANTED; for example offer 2 blue,soy@up/red
    [counter] counter OFFER GIVEN/WANTED; for example counter 3 blue/red
    [accept] accept OFFER, or accept OFFER CARDS
    [decline] decline OFFER
    [withdraw] withdraw OFFER
    [keep] keep CARD, or keep - to keep none
    [wish] wish CARDS, or wish - for nothing
   *[other] { $verb }
}
refused-many-cards = Too many cards in one list: { $most } at most.
refused-record-long = This record has { $letters } letters; { $most } are the most that are read.
refused-chance-long = The record lays down too many results beforehand: { $most } cards and numbers at most.
refused-position-many = { $field }: there are too many cards in this position, { $most } at most.
refused-position-number = { $field }={ $value } is not a number from { $low } to { $high }.
refused-position-word = { $field }={ $value } is none of: { $values }.
refused-position-times = { $field }: “{ $word }” has no number of cards from 1 to 999.
refused-position-card = { $field }: there is no card “{ $word }”.
refused-position-twice = { $field } is given twice.
refused-position-no-cards = { $field } has no cards (an empty zone is written -).
refused-position-too-many = { $field }: there are not so many { $card } cards in play.
refused-position-none-left = { $field }: there are no cards left to deal.
refused-position-no-zone = There is no zone { $field } in this game.
refused-position-no-fact = There is no fact { $field } in this game.
refused-position-no-seat = { $field }: nobody sits there.
refused-position-no-field = { $field }: there is no such field at this table.
refused-position-goes-on = { $field }: only { $only } may go on with “...”.
refused-position-one-kind = { $field }: a field holds named cards of one kind.
refused-position-two-fields = { $field }: the same kind grows in { $other } already.
refused-position-unnamed = { $field }: its cards must be named.
refused-position-not-there = { $field }: { $card } does not lie like that in { $zone }.
refused-position-wish = { $field }: { $card } cannot be asked for, or is asked for twice.
refused-position-count = { $field }: there must be { $due } cards, not { $count }.
refused-position-phase = { $field } does not fit phase={ $phase }: play cannot lead there.
refused-position-phase-over = phase={ $phase } is over, as { $field } shows: nobody has anything left to do in it.
refused-position-kept = { $field } marks cards that are not revealed.
refused-position-final = { $field } still has cards, but the last one is said to be drawn.
refused-position-deal = { $field }={ $value } does not read FROM>TO:GIVEN/WANTED:REFUSED.
refused-position-deal-card = { $field }: “{ $word }” does not read KIND.PLACE.
refused-position-deal-gone = { $field }: { $word } is not there to be given.
refused-position-deal-twice = { $field } gives { $word } twice.
refused-position-deal-seats = { $field } is not between the active player and another.
refused-position-deal-empty = { $field }: no card would change hands.
refused-position-deal-refused = { $field }: { $value } does not name some of those it was made to.
refused-cards-long = This card file has { $letters } letters; { $most } are the most that are read.
refused-cards-toml = This cannot be read. A line is a [section], a name = value, or a # comment.
refused-cards-deep = Too many brackets inside one another: { $most } at most.
refused-cards-dots = Too many dots in one name: { $most } at most.
refused-cards-word = This word or number is too long: { $most } characters at most.
refused-meter-long = { $field }: a beanometer has { $most } steps at most.
refused-chance-card = { $field }: card number { $card } can no longer come.
refused-chance-number = { $field }: one number from 0 to { $most } is needed.
refused-chance-dice = { $field }: a side of each of the { $count } dice thrown is needed, in order.
refused-record-version = A record starts with “haricot { $version }”, not with “{ $word }”.
refused-record-header = The second line reads: game ID  rules N  edition NAME  seats N
refused-record-number = { $field }: “{ $word }” is not a number.
refused-record-option = “{ $word }” is not a new option=value.
refused-record-word = “{ $word }” is not a word of a record’s head.
refused-record-head = The head does not end with --
refused-record-seed = The seed is missing.
refused-record-decision = A decision reads: SEAT ACTION
refused-record-result = After the second -- stands one line: result …
refused-no-reason = { $field }: “{ $word }” is not a reason.
refused-cards-table = { $field } is not a section.
refused-cards-tables = { $field } is not a list of sections.
refused-cards-list = { $field } is not a list.
refused-cards-whole = { $field } is not a whole number.
refused-cards-few = { $field }: only { $count } cards are in play with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; { $needed } are needed.
refused-cards-unknown = { $field } is not known here; there is: { $known }.
refused-cards-no-kinds = There is no section [{ $field }.…].
refused-cards-missing = { $field } is missing.
refused-cards-count = { $field } is not a whole number from 0 to { $most }.
refused-cards-meter = { $field } is not a list of [cards, coins] steps.
refused-cards-rise = { $field }: the steps must rise in cards and in coins.
refused-cards-coins = { $field }: { $cards } cards cannot turn into { $coins } coins.
refused-cards-total = { $field } is { $word }, but the counts add up to { $total }.

refused-line-differs = This line should read: { $expected }
refused-line-too-many = Nothing should follow here, not even an empty line.
refused-no-newline = A newline is missing at the end.
refused-result-wrong = The result is wrong; it should read: { $expected }
refused-result-too-early = There is a result, but the match is not over.
refused-no-player = There is no player “{ $word }”; choose from: { $known }.
refused-no-reward = There is no way of counting called “{ $word }”; choose from: { $known }.
refused-seats-players = Players: { $players }, but seats: { $seats }.
refused-no-suite = There is no suite “{ $word }”; choose from: { $known }.
refused-learned-other = What this player has learned is about other observations: it was for another box, edition, number of seats or version.
refused-no-result = This is not a result of haricot evaluate: { $problem }
refused-no-card-data = { $game } has no card data that could be replaced.
refused-cards-of-no-game = The first lines should say which game the cards are for, such as: game = "bohnanza" (there is { $games }).
refused-other-match = This is a match of { $game }, not of { $asked }.
refused-match-seats = This match has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $count }: say with --seats who sits where.
refused-place-taken = There is such a file, and it is not a saved match: name another file.
refused-place-kept = Another match is kept there: name another file, or go on with it by --resume { $name }
refused-too-few-games = { $games } is not a number of matches from 1 up.
refused-seed-long = The seed { $seed } is too long for { $games } matches (each is dealt from SEED-NUMBER).
refused-worker-lost = A worker process was ended from outside (is there enough memory?)
refused-too-much-work = This takes the server too long, or too much memory: nobody can play it here.
refused-join-own-cards = This table plays with a card file of its host’s: so far it can be joined in the browser only.
refused-join-no-aids = At this table hints and counting aids are off: so far it can be joined in the browser only.
refused-player-failed = A player’s program failed: { $problem }
refused-entrant = “{ $word }” is not a player: write NAME, NAME@VERSION, or a budget after a colon: NAME:150, NAME:50ms.
refused-no-version = There is no { $word } of version { $version }: this one is version { $known }.
refused-no-budget = { $word } takes no budget.
refused-no-cluster = No Dask scheduler answers at { $word }.
refused-no-workers = The Dask scheduler at { $word } has no workers.
refused-cluster-gone = The Dask cluster at { $word } has gone; with --out, the same command goes on where it stopped.
refused-cluster-version = A worker of the cluster has version { $version }, this is { $wanted }.
refused-no-extra = This needs a library that is not there: install haricot[{ $extra }].
refused-ladder-cut = The match from seed { $seed } ({ $players }) has no end: there is no ladder.
refused-ladder-error = In the match from seed { $seed } ({ $players }) a player failed: { $problem }
refused-player-source = “{ $word }” names no player: write FILE.py:Class, or NAME=FILE.py:Class.
refused-player-name = A player cannot be called “{ $word }”: small letters, digits, - and _, at most 24 (NAME=FILE.py:Class).
refused-player-name-taken = The name “{ $word }” is taken: give the player another one (NAME=FILE.py:Class).
refused-player-file = There is no file { $word }.
refused-player-load = { $word } cannot be loaded: { $problem }
refused-player-class = There is no { $word } in { $file }.
refused-player-other = { $word } is not a player: it must be a class that extends haricot.kernel.players.Player.

## Learners and language models

study-nobody-listens = Programs sit on the other seats: nobody listens.
study-wait = Nobody is asking you anything now. Look again in a while.
study-talks-much = One thing at a time: you have just said something.
study-no-seat = There is no seat with this key: sit down first.
study-no-server = No table server was named: haricot mcp --server http://localhost:8000
study-no-tables = There is no table with an open seat.
study-busy = Too many are asking at once. Try again in a moment.
