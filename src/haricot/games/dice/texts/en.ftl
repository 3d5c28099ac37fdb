### The dice game in English. Variables: see haricot.locales.

game-name = Bohnanza: The Dice Game
game-about = Roll beans, meet the contracts of your harvest card from bottom to top, sell it for coins.

edition-dice_2012 = 2012 edition with reconstructed dice and cards, 2 to 5 players

## Faces of dice (w: white, c: cream) and harvest cards: one of many, with its name or number

each-garden = garden bean ({ $one })
    .counted = a garden bean ({ $one })
each-soy = soy bean ({ $one })
    .counted = a soy bean ({ $one })
each-red = red bean ({ $one })
    .counted = a red bean ({ $one })
each-chinese = Chinese bean ({ $one })
    .counted = a Chinese bean ({ $one })
each-blue = blue bean ({ $one })
    .counted = a blue bean ({ $one })
each-stink = stink bean ({ $one })
    .counted = a stink bean ({ $one })
each-green = green bean ({ $one })
    .counted = a green bean ({ $one })
each-harvest = harvest card { $one }
    .counted = harvest card { $one }

## The table

phase = { $phase ->
    [0] Choosing the upper card
    [1] Before the first roll
    [2] The others use the roll
    [3] Putting dice on the field
    [4] Rolling again or stopping
    [5] Meeting contracts with the field
    [6] Last sales
   *[other] The game is over
}

zone-upper = upper card
zone-lower = lower card
zone-purse = coin cards
zone-reserve = reserve
zone-rolled = just rolled
zone-field = bean field

fact-coins = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}
fact-completed = { $value ->
    [one] { $value } contract met
   *[other] { $value } contracts met
}
fact-target = target { $value }

score = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tie-shared = Equal coins: the win is shared.
    .rule = DICE-56
reason-target = The target has been reached.
reason-exhausted = Nobody has a harvest card left to work on.

## What a seat may choose

action-roll = Roll { $dice ->
    [one] the last die
   *[other] { $dice } dice
} (you need { $needs })
    .bare = Roll { $dice ->
        [one] the last die
       *[other] { $dice } dice
    }
action-stop = Stop rolling and use the field (you need { $needs })
    .bare = Stop rolling and use the field
action-claim = Meet { $contract }
action-sell = Sell { $kind } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (still open { $needs }; then { $then })
    .bare = Sell { $kind } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
action-done = Done with this (you need { $needs })
    .bare = Nothing more with these dice
    .keep = Keep your card
action-pass = Pass the dice on (you still need { $needs })
    .bare = End your turn and pass the dice on
action-activate = Work on { $kind }: { $needs }
    .bare = Work on { $kind } first
action-select = Put { $kind } on the field (you need { $needs })
    .bare = Put { $kind } on the field
action-select-all = Put all of them on the field
action-select-end = No more dice

## What happened

event-chose = { $you ->
    [seat] You lay { $kind } above: { $needs }.
   *[other] { $seat } lays { $kind } above: { $needs }.
}
    .bare = { $you ->
        [seat] You lay { $kind } above.
       *[other] { $seat } lays { $kind } above.
    }
event-turn = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-rolled = { $you ->
    [seat] You roll { $cards }.
   *[other] { $seat } rolls { $cards }.
}
event-selected = { $you ->
    [seat] You put { $cards } on the field.
   *[other] { $seat } puts { $cards } on the field.
}
event-stopped = { $you ->
    [seat] You stop rolling.
   *[other] { $seat } stops rolling.
}
event-met = { $you ->
    [seat] You meet { $contract }: { $contracts } of 6, next { $next }.
   *[other] { $seat } meets { $contract }: { $contracts } of 6, next { $next }.
}
event-sold = { $you ->
    [seat] You sell { $kind } with { $contracts } contracts for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } sells { $kind } with { $contracts } contracts for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-changed = { $you ->
    [seat] You turn your help card to five coins and hand in { $cards ->
        [one] { $cards } coin card
       *[other] { $cards } coin cards
    }.
   *[other] { $seat } turns the help card to five coins and hands in { $cards ->
        [one] { $cards } coin card
       *[other] { $cards } coin cards
    }.
}
event-shuffled = The reserve is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-paid = { $you ->
    [seat] You take { $cards ->
        [one] { $cards } more coin
       *[other] { $cards } more coins
    } from the reserve.
   *[other] { $seat } takes { $cards ->
        [one] { $cards } more coin
       *[other] { $cards } more coins
    } from the reserve.
}
event-noted = { $you ->
    [seat] The reserve is empty: { $coins ->
        [one] { $coins } coin is
       *[other] { $coins } coins are
    } noted for you.
   *[other] The reserve is empty: { $coins ->
        [one] { $coins } coin is
       *[other] { $coins } coins are
    } noted for { $seat }.
}
event-moved-up = { $you ->
    [seat] You work on { $kind } now: { $needs }.
   *[other] { $seat } works on { $kind } now: { $needs }.
}
    .bare = { $you ->
        [seat] You work on { $kind } now.
       *[other] { $seat } works on { $kind } now.
    }
event-drew = { $you ->
    [seat] You draw { $kind }: { $needs }.
   *[other] { $seat } draws { $kind }: { $needs }.
}
    .bare = { $you ->
        [seat] You draw { $kind } as your lower card.
       *[other] { $seat } draws { $kind } as the lower card.
    }
event-ending = { $you ->
    [seat] You have { $coins } coins: no die is rolled any more.
   *[other] { $seat } has { $coins } coins: no more dice are rolled.
}
event-done = { $you ->
    [seat] You are done.
   *[other] { $seat } is done.
}
event-passed = { $you ->
    [seat] You pass the dice on.
   *[other] { $seat } passes the dice on.
}
event-last-sales = Last sales: whoever has three or more contracts may sell once more.
event-no-cards = { reason-exhausted }
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] You win. The most coins: { $scores-most }.
       *[other] { $winners } wins. The most coins: { $scores-most }.
    }
   *[other] { $winners } share the win. The most coins: { $scores-most }.
}

## At the terminal

kind =
    .garden = garden
    .soy = soy
    .red = red
    .chinese = Chinese
    .blue = blue
    .stink = stink
    .green = green
    .garden-many = garden
    .garden-whole = garden
    .soy-many = soy
    .soy-whole = soy
    .red-many = red
    .red-whole = red
    .chinese-many = Chinese
    .chinese-whole = Chinese
    .blue-many = blue
    .blue-whole = blue
    .stink-many = stink
    .stink-whole = stink
    .green-many = green
    .green-whole = green
contract-or = { " or " }
contract-alike = { $count } alike
contract-different = { $count } different
contract-none = no { $bean } on all seven dice
screen-reserve = { $count ->
    [one] { $count } card in reserve
   *[other] { $count } cards in reserve
}
screen-per-cent = { $whole }.{ $tenth }%
screen-upper = upper
screen-lower = lower
screen-odds = Your next contract, { $contract }: { $once } with one roll of all dice, { $turn } in a whole turn of yours.
screen-odds-now = Your next contract, { $contract }: { $chance } if you play for it.
screen-odds-none = Your next contract, { $contract }: not with this field.
question-choose = Which of your two cards do you want to work on first? The other one comes after it.
question-roll = Your turn. Roll the dice; the others can use every roll of yours.
question-window = { $you ->
    [seat] You rolled. Do you sell your card before you go on?
   *[other] { $seat } rolled. You can use the dice just rolled, or sell your card.
}
question-window-sell = { $you ->
    [seat] You rolled. Do you sell your card before you go on?
   *[other] { $seat } rolled. Do you sell your card now? The next card can use these dice at once.
}
question-select = Which dice do you put on the field? At least one; they stay there until your turn ends.
question-decide = Do you roll the other dice again?
question-resolve = Rolling is over; the field counts for you.
question-sell = You can sell your card now.
question-final = Last sales: do you sell your card?
menu-chance = then { $chance }
menu-meets = meets your next contract
menu-misses = does not meet your next contract
menu-then = then { $contract } is next
menu-then-met = these dice meet { $contract } at once
word-cards = cards
menu-dice = Per cent: your next contract, if you play for it. Several dice at once: { $some }
screen-help =
    Meet the contracts of your upper card one by one from the bottom. On your turn
    you roll seven dice, put at least one on the field, and roll the others again
    or stop; then the field counts for you. The others can use every roll of yours,
    and you every roll of theirs: only the dice just rolled. Three contracts can be
    sold for 1 coin, four for 2, five for 3, six for 4; then the lower card is worked
    on. The turn in which somebody reaches the target is the last one.
      w1 to w4   the white dice (square), c1 to c3 the cream ones (round)
      x  >       a contract that is met, and the next one
      25%  (25)  the number on the card: the chance of a contract with one roll
      ga so re ch bl st gr   garden, soy, red, Chinese, blue, stink, green
      3=  4#  0ga  |         three alike, four different, no garden bean, or
    Type the number of a choice, the dice you want (such as w1 c2), or one of these:
      Enter      the choice marked with >
      t          show the whole table again
      cards      the cards of the others
      l          what happened last
      i          edition and options of this table
      v          what a bot would do, and why
      r          how to play
      ?          the rule behind the last refusal;   ? DICE-11   any rule
      s FILE     save the match
      q          leave the table

## Options

option-turn_direction = Direction of play
    .about = To which neighbour the dice are passed.
    .right = to the right
    .left = to the left
option-first_player = First player
    .about = Who has the first turn: a seat, or drawn by lot.
    .random = drawn by lot
option-initial_active = First card
    .about = Which of the two dealt cards is worked on first.
    .deal_order = the first dealt
    .player_choice = each player chooses
option-place_all = All dice must be placed
    .about = Must the active player go on rolling until all seven dice are on the field?
option-others_scope = Dice for the others
    .about = Which dice the other players may use.
    .last_roll = the dice just rolled
    .last_roll_and_field = the dice just rolled and those on the field
option-absent_scope = Contracts without a kind
    .about = How many dice a contract that forbids a kind needs.
    .seven_dice = all seven
    .dice_in_scope = those that count at the moment
option-mix_needs_both = Mixtures need every kind
    .about = Must every listed kind occur in a contract of mixed beans?
option-claim_mode = Meeting contracts
    .about = Who notices that a contract is met.
    .auto = the game, at once
    .manual = each player, or the chance is gone
option-final_sales = Last sales
    .about = May everybody sell once more after the last turn?
option-end_rule = Winners
    .about = Who wins when several reach the target together.
    .most_coins = whoever has the most coins
    .simultaneous_share = all who reach it at the same moment
option-target = Target
    .about = With how many coins the end begins.
option-printed_number = Small numbers
    .about = What the number beside a contract shows; it changes nothing in play.
    .first_roll = the chance of a first roll, in per cent
    .best_play = the chance of a whole turn, in per cent
    .hidden = nothing, numbers are not shown

## Rules that a refusal can name

rule-DICE-04 = You have two cards before you; choose one of them.
rule-DICE-09 = A turn begins with a roll of all seven dice by the active player.
rule-DICE-11 = After every roll the active player puts at least one of the dice just rolled on the field.
rule-DICE-12 = Dice on the field stay there until the turn ends.
rule-DICE-13 = After a selection the active player rolls all dice off the field again, or stops.
rule-DICE-14 = All seven dice are on the field, so rolling is over.
rule-DICE-15 = Rolling is over; dice off the field count for nobody any more.
rule-DICE-16 = Put at least one die of the last roll on the field before you stop.
rule-DICE-18 = Your dice do not meet your lowest open contract.
rule-DICE-27 = A contract that forbids a kind needs all seven dice.
rule-DICE-33 = The active player passes the dice on, after rolling has ended.
rule-DICE-34 = When it is not your turn, you can only use the dice just rolled.
rule-DICE-36 = A roll is used before the active player goes on; whoever is done with it cannot come back to it.
rule-DICE-37 = While you are rolling you meet no contract; wait until you have stopped.
rule-DICE-39 = A card can be sold when three or more of its contracts are met.
rule-DICE-46 = All six contracts of this card are met; sell it.
rule-DICE-52 = The target has been reached: no more dice are rolled.
rule-DICE-53 = The end has begun, and you have selected from the last roll already: nothing more goes on the field.
rule-DICE-54 = The last turn is over: no dice count any more, and you may sell only where last sales are agreed.
rule-DICE-A2 = First the upper card is chosen, by each player once and in turn order; later it cannot be changed.
rule-DICE-A6 = At this table you roll until all dice are on the field.
rule-DICE-A13 = At this table contracts are met automatically, as soon as possible.
rule-DICE-A18 = You have no card to work on until the reserve holds cards again.

## The browser table

play-die-white = white die, { $bean }
play-die-cream = cream die, { $bean }
play-no-roll = Nothing has been rolled.
play-your-field = Your field
play-field-of-seat = { $seat }’s field
play-dice-lie = { $count ->
    [0] no dice yet
    [one] { $count } die, it stays there
   *[other] { $count } dice, they stay there
}
play-your-card = Your harvest card
play-first-roll = chance at the first roll
play-met = met
play-odds = Your next contract: { $once } with one roll, { $turn } in a whole turn.
play-pick-dice = Tap the dice you keep
play-put = { $count ->
    [one] Keep { $count } die
   *[other] Keep { $count } dice
}
play-put-these = { $count ->
    [one] Keep { $count } die: { $dice }
   *[other] Keep { $count } dice: { $dice }
}
play-rolls = rolls

## Hints: why the bot would do it

hint-dice-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hint-easier = Its first three contracts are met by { $percent }% of all first rolls on average, those of the other card by { $other }%.
hint-claim = Your dice meet the contract now, and it costs nothing.
hint-select = With these dice on the field your next contract has a chance of { $percent }%.
hint-select-sure = With these dice on the field your next contract is certain.
hint-select-lost = Your next contract is out of reach this turn; the more dice you keep, the fewer the others can use.
hint-select-idle = You have no contract to meet now; the more dice you keep, the fewer the others can use.
hint-roll-first = There is no hurry to sell: you can still do that after the roll.
hint-roll-on = If you roll on, your next contract has a chance of { $percent }%.
hint-roll-safe = Your next contract is safe already; rolling on may bring another.
hint-stop = { $percent ->
    [0] Your next contract is out of reach this turn, and every roll helps the others.
   *[other] Only { $percent }% for your next contract, and every roll helps the others as well.
}
hint-stop-met = Your field meets { $contracts ->
    [one] a contract
   *[other] { $contracts } contracts
} as it lies; rolling on promises hardly more and helps the others.
hint-stop-idle = You have no contract to meet now, and every roll helps the others.
hint-sell-last = It is the last chance: the card brings { hint-dice-coins } now and nothing later.
hint-sell-target = With this sale you have { hint-dice-coins } and reach the target of { $target }.
hint-sell-rival = Somebody else can reach the target of { $target } at any moment: take your { hint-dice-coins } while you can.
hint-sell-now = { $contracts } contracts bring { hint-dice-coins }; waiting for another pays no better on average.
hint-keep-card = { $contracts } contracts bring only { hint-dice-coins }: one more pays better.
hint-keep-behind = A sale would end the game while somebody else has more.
hint-no-use = These dice do not help you.

## The guide: what is asked at each kind of moment

guide-activate = You have two harvest cards. Work on one first, its contracts from the bottom up; the other comes after it. Begin with the one whose lowest contracts look easier.
guide-roll = Your turn: roll all seven dice. Your next contract is the lowest open one on your upper card. The others may use every roll of yours.
guide-select = Put at least one die on the field; it stays there. Keep what your next contract needs. The percentages show your chances after each choice.
guide-stop = Roll the other dice again, or stop. Rolling on may meet more contracts, but the others can use every roll. Stop when you have what you need.
guide-resolve = Rolling is over: the field counts for your contracts. With three or more you can sell the card; four pay twice as much as three.
guide-sell = Somebody else rolled, and you can use it: the dice just rolled count for your next contract. With three or more contracts you may sell.
guide-wait = The others are playing. Keep an eye on their rolls: whenever one meets your next contract, it counts for you too.

## A first game that teaches

lesson-goal = Meet the contracts of your card from bottom to top. A card with three or more sells for coins; 13 coins end the game.
    .title = Contracts for coins
lesson-roll = One contract is met. The next wants three beans, garden or stink in any mix. Roll all seven dice.
    .title = Roll
lesson-keep = Stink and garden help this contract, blue will help the next. Tap the three dice, then put them on your field.
    .title = Keep what helps
lesson-again = What lies on the field stays. Roll the other four.
    .title = Once more
lesson-keep-more = Another stink bean for this contract, a soy bean for the next. Put both on your field.
    .title = Just what was missing
lesson-stop = You have what you need. Every further roll would help { $one } too. Stop with two taps.
    .title = Know when to stop
lesson-sell = Two contracts at once, three in all: your card is worth a coin. Four would bring two, but take the coin. Tap twice.
    .title = Sell or wait?
lesson-pass = Your lower card has moved up. Pass the dice on.
    .title = The next card
lesson-bye = When { $one } rolls, the roll counts for your card too. This game goes on for real. Good luck!
    .title = Now you can play

## How to play

how-1-title = The aim
how-1 =
    Roll beans, meet the contracts of your harvest card and sell it for coins. Once somebody has 13 coins, that turn is the last; whoever has the most wins.

    Two harvest cards lie before you, open to everybody. You work on the upper one: six contracts, one by one from bottom to top, none skipped. The lower card comes next.
how-2-title = Reading a contract
how-2 =
    A contract says which beans your dice must show. “3 blue + 2 alike”: three blue beans and a pair of any other kind. “5 blue/stink”: five of these two kinds in any mix, even five blue ones (DICE-26). Further dice do no harm. But “no blue on all seven dice” needs all seven, and none of them blue (DICE-27).

    The percentage beside a contract is its chance with one roll of all seven dice. Red, Chinese and stink are only on the four white dice, garden and soy only on the three cream ones, blue and green on all.
how-3-title = Your turn
how-3 =
    Roll all seven dice. Put at least one on the field; what lies there stays until your turn ends. Then roll all the others again, or stop. Before stopping, too, you must put down at least one die of the last roll (DICE-16). With all seven on the field, rolling is over.

    Only after rolling do you meet contracts, and only with the field. The same dice can meet the next contract as well (DICE-20). The table ticks off what is met. Then you pass the dice to the player on your right (DICE-08).
how-4-title = When the others roll
how-4 =
    You play along. After every roll of theirs the dice just rolled count for your card too, but never those on the field (DICE-34). The table ticks that off as well.

    So think twice before you roll again: it may help the others.
how-5-title = Selling a card
how-5 =
    With three contracts met you may sell your upper card at any time, even while others play. Three bring 1 coin, four 2, five 3, all six 4. You never have to sell. If you can sell when somebody else rolls, the table waits for your answer.

    After a sale your lower card moves up, and a new one lies below. The card above can use at once the dice that count for you: the others’ roll, or your field once you have stopped (DICE-44).
how-6-title = The end
how-6 =
    As soon as a sale brings somebody to 13 coins, no more dice are rolled (DICE-52). The turn is finished with the dice as they lie. Then all with three or more contracts may sell one last time. The most coins win; a tie is shared.

    We play the 2012 edition with reconstructed dice and cards, so yours may differ; the 2022 one, with five dice and a target of 10, is not played here.

# -- refusals

refused-no-die = "{ $word }" is not a die; there are: { $dice }
refused-die-twice = "{ $word }": name it once.
refused-usage-select = It is written like this: select DIE,DIE or select - for none
refused-usage-activate = It is written like this: activate CARD
refused-position-upper = { $field } cannot be empty now.
refused-position-refilled = { $field } cannot be empty while there are cards in the reserve.
refused-position-left-over = { $field }: { $count } more cards must lie somewhere (... lets them follow).
refused-position-room = { $field }: there is room for { $most } only.
refused-position-drawn = { $field }={ $value } does not fit { $count } coin cards and { $shuffles } shuffles.
refused-position-returned = { $field }: “{ $word }” is not a card with the number of a shuffle.
refused-position-went-back = { $field }: { $card } was drawn before it went back.
refused-position-die-twice = { $field }: a die lies in one place only.
refused-position-face = { $field }: { $card } is not a face of a die.
refused-position-reached = { $field }: seat { $seat } has not reached { $target } coins, or nobody has.
refused-position-target = { $field }: seat { $seat } has { $target } coins, so the end has begun.
refused-cards-format = { $field } is not { $only }.
refused-cards-no-section = There is no section [{ $field }].
refused-cards-seven = { $field }: there are seven dice, not { $count }.
refused-cards-none = There are no sections [[{ $field }]].
refused-cards-too-many = { $field }: there are more than { $most }.
refused-cards-faces = { $field }: a die has six faces.
refused-cards-bean = { $field }: there is no bean “{ $word }”; there is: { $known }.
refused-cards-id = { $field } is not a word of small letters, digits and underscores.
refused-cards-id-twice = { $field }: there are two cards { $word }.
refused-cards-contracts = { $field }: a card has six contracts.
refused-cards-printed = { $field } is not a list of six numbers from 1 to 100 (0: not known).
refused-contract-part = “{ $contract }” is not a contract: “{ $word }” is not part of one.
refused-contract-alone = “{ $contract }” is not a contract: “{ $word }” must stand alone.
refused-contract-twice = “{ $contract }” is not a contract: “{ $word }” lists a bean twice.
refused-contract-group-list = “{ $contract }” is not a contract: a free group and a list do not go together.
refused-contract-group-twice = “{ $contract }” is not a contract: beside a free group no bean is named twice.
refused-doubt-never = { $field }: no result of the dice meets { $contract }.
refused-doubt-printed = { $field }: { $printed } is printed beside { $contract }, these dice give { $odds }.
refused-doubt-higher = { $field }: contract { $number } has a higher number than the one below it.
refused-doubt-four = { $field }: one result meets the four contracts from number { $number } up.
refused-doubt-few = { $field }: with { $seats } seats and a target of { $target } fewer than { $needed } may run out.
