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
table-wish = would like { $kinds }
table-edition = Edition: { $edition }
table-cards = Cards: your own set "{ $name }"
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
ask-room = There is no room: harvest a field or buy one first.
ask-plant = You have cards to plant.
prompt = Number 1 to { $number }, or h for help >
prompt-usual = { $number ->
    [1] Enter for { $usual }, or h for help >
   *[other] Enter for { $usual }, number 1 to { $number }, or h for help >
}
prompt-pick = Number 1 to { $number }, Enter to go back >
hand-over = Pass the screen to { $name }. { $name }: press Enter when nobody else is looking.
no-usual = Nothing happens by itself here: type a number.
no-such-number = Please choose a number from 1 to { $number }.
unreadable = I do not understand that ({ $problem }). Type a number, or h for help.

offer-to = To whom? (number or name, Enter to go back) >
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
nothing-refused = Nothing has been refused. Type ? and a rule's id, such as ? KER-02.
no-such-rule = There is no rule { $id } in this game.
nothing-yet = Nothing has happened yet.

## Leaving

save-where = Save where? Type s and a file name, such as s game.txt.
save-file = Save the match? (file name, or Enter for no) >
saved = Saved in { $file }.
not-saved = { $file } could not be written ({ $reason }).
another-file = a file of that name is there, and it is no saved match
saved-resume = Go on later with: { $command }
saved-replay = See it again with: { $command }
same-deal = The same deal again: { $command }
left-at-eof = The input has ended: you leave the table, nothing was saved.
goodbye = Goodbye.
cut = The match has become too long and stops here.

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
      accept 3     decline 3     withdraw 3     keep soy     wish red,soy
    Seats and fields count from 0 there. blue is the copy nearest the front of your hand,
    blue@2 the second one, blue@up lies face up. Names of cards and players work as well.
