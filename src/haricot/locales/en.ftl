### The shell in English: what every game shares. Games keep their own texts in their folders.

## Words inside sentences

you = You
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
rule-KER-02 = There is no such seat, field, card or deal.
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
ask-room = There is no room for the card: make some first.
ask-plant = You have cards to plant.
prompt = Number 1 to { $number }, or h for help >
prompt-usual = { $number ->
    [1] Enter for { $usual }, or h for help >
   *[other] Enter for { $usual }, number 1 to { $number }, or h for help >
}
prompt-pick = Number 1 to { $number }, Enter to go back >
hand-over = Pass the screen to Player { $number }. Player { $number }: press Enter when nobody else is looking.
no-usual = Nothing happens by itself here: type a number.
no-such-number = Please choose a number from 1 to { $number }.
unreadable = I do not understand that ({ $problem }). Type a number, or h for help.
unread-verb = "{ $word }" is nothing that can be done here. These words begin an action: { $usage }
unread-card = There is no card "{ $word }"{ $count ->
    [0] .
   *[other] ; in play are: { $cards }.
}
unread-seat = "{ $word }" is nobody at this table: type a name, or the seat's number.
unread-field = "{ $word }" is no field: type its number, from 0.
unread-deal = "{ $word }" is no offer: type its number.
unread-copy = A copy has a number, 1 nearest the front of your hand, or it is up: blue@2, blue@up.
unread-wanted = "{ $word }": a wanted card has no place; its owner picks the copy.
unread-times = "{ $word }": from 1 to 99 cards, please.
unread-usage = It is written like this: { $usage }

offer-to = To whom? (number or name, Enter or b to go back) >
offer-give = What do you give?
offer-want = What do you want in return?
offer-cards = Numbers or names, such as 1 3; Enter for nothing; b to go back >
offer-unreadable = Please use numbers from 1 to { $number } or names from the list, each card once.
offer-preview = You offer { $to }: you give { $gives } / you get { $gets }.
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
nothing-yet = Nothing has happened yet.

## Leaving

save-where = Save where? Type s and a file name, such as s game.txt.
save-file = Save the match? (file name, or Enter for no) >
saved = Saved in { $file }.
not-saved = { $file } could not be written ({ $reason }).
another-file = a file of that name is there, and it is no saved match
another-match = another match is kept there
saved-resume = Go on later with: { $command }
saved-replay = See it again with: { $command }
same-deal = The same deal again: { $command }
left-at-eof = You leave the table; nothing was saved.
left-kept = You leave the table; the match is kept in { $file }.
goodbye = Goodbye.
cut = The match has become too long and stops here.

## Lists and records

games-head = game
    .title = title
    .seats = seats
    .players = players
    .editions = Editions
    .options = Options, for --option NAME=VALUE
    .default = usual
option-number = a number from { $low } to { $high }
option-seat = a seat, from 0
cards-head = kind
    .name = name
    .cards = cards
    .meter = beanometer (cards→coins)
    .effect = effect
cards-of = { $title }, { $edition }, { $seats } seats: { $count } cards
show-head = { $title }, { $edition }, { $seats } seats{ $options }, { $count ->
    [one] after { $count } decision
   *[other] after { $count } decisions
}
show-middle = Between the players
match-goes-on = The match goes on.
winner = { $name } (won)

## Help

help =
    Type the number of a choice, or one of these:
      Enter      the choice marked with >
      o          build an offer step by step
      t          show the table again
      l          what happened last
      beans      what each kind of bean pays
      i          edition and options of this table
      ?          the rule behind the last refusal;   ? KER-02   any rule
      s FILE     save the match
      q          leave the table
    You can also type actions as they stand in brackets behind the choices, for example
      offer 2 blue,soy@up/red     to seat 2: your blue bean and the face-up soy bean for a red one
      offer all -/red             to everyone: a red bean as a gift, please
      accept 3     decline 3     withdraw 3
      keep soy                    tell the others that you mean to keep the face-up soy bean
      wish red,soy                tell the others what you would like; wish - takes it back
    Seats and fields count from 0 there. blue is the copy nearest the front of your hand,
    blue@2 the second one, blue@up lies face up. Names of cards and players work as well.
