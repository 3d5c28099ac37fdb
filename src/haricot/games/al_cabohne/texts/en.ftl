### Al Cabohne in English. Variables: see haricot.locales.

game-name = Al Cabohne
game-about = One or two farmers against the bean mafia: its bosses take, tax and sell, and must never go hungry.

game-help =
    .solo =
        Alone against three bosses: pay a card to each boss who grows what you grow; plant from
        the front of your hand, once or twice; turn up cards (a boss takes his kind, the rest lies
        in piles); plant every pile, and feed a boss whose field is empty; draw. The deck is
        played through, then the mafia's coins count double: beat that.

        Type the number of a choice, or one of these:
          Enter      the choice marked with >
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
          feed blue al        to Al: the blue bean nearest the front of your hand (also don, joe)
          feed blue@up al     to Al: the whole pile of blue beans from the table
        Fields count from 0 there.
    .duel =
        Two players against two bosses: plant or discard what was left for you; pay a card to each
        boss who grows what you grow; plant from the front of your hand, once or twice; turn up
        cards (a boss takes his kind, the rest lies in piles); plant piles or leave them, and feed a
        boss whose field is empty; draw.

        Type the number of a choice, or one of these:
          Enter      the choice marked with >
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
          feed blue al        to Al: the blue bean nearest the front of your hand (also don)
          feed blue@up al     to Al: the whole pile of blue beans from the table
        Fields count from 0 there.

edition-amigo = Amigo, 1 or 2 players

## Beans: name; counted in a sentence; one word for narrow places; other words a player may type

bean-blue = blue bean
    .counted = { $count ->
        [1] a blue bean
       *[other] { $count } blue beans
    }
    .short = blue
    .typed = blue
bean-kidney = kidney bean
    .counted = { $count ->
        [1] a kidney bean
       *[other] { $count } kidney beans
    }
    .short = kidney
    .typed = kidney
bean-chili = chili bean
    .counted = { $count ->
        [1] a chili bean
       *[other] { $count } chili beans
    }
    .short = chili
    .typed = chili, chilli, fire
bean-stink = stink bean
    .counted = { $count ->
        [1] a stink bean
       *[other] { $count } stink beans
    }
    .short = stink
    .typed = stink, broad
bean-puff = puff bean
    .counted = { $count ->
        [1] a puff bean
       *[other] { $count } puff beans
    }
    .short = puff
    .typed = puff
bean-green = green bean
    .counted = { $count ->
        [1] a green bean
       *[other] { $count } green beans
    }
    .short = green
    .typed = green, french
bean-runner = runner bean
    .counted = { $count ->
        [1] a runner bean
       *[other] { $count } runner beans
    }
    .short = runner
    .typed = runner

## The table

phase = { $phase ->
    [0] The opponent's leftovers
    [6] Before the payment
    [1] Planting from the hand
    [7] Cultivating
   *[other] The game is over
}

zone-hand = hand
zone-field = field
zone-aside = set aside
zone-up = face up
zone-coins = coins
zone-deck = deck
zone-discard = discard pile
zone-box = out of the game
other-mafia = The mafia
other-mafia_doubled = Doubled
zone-treasury = mafia's treasury
zone-laid = coins laid aside
zone-al = Al Cabohne
zone-don = Don Corlebohne
zone-joe = Joe Bohnano

score = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tie-broken = Equal coins: whoever holds more cards wins.
    .rule = CAB-67
tie-shared = Equal coins and hands: the win is shared.
    .rule = CAB-67
tie-others = Equal coins: whoever only equals the mafia has not beaten it.
    .rule = CAB-67
reason-exhausted = The deck has run out for the last time.

screen-boss = { boss-name }: { $kind } ×{ $cards }, { $at ->
    [0] sells only at the end
   *[other] sells at { $at } cards (for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
}
screen-hungry = { boss-name }: hungry, nothing grows in his field (sells for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
})
screen-treasury = Mafia's treasury: { $score }
screen-treasury-doubled = Mafia's treasury: { $score }; it counts double in the end: { $counted }
screen-finish = End the game: every field is sold
screen-due = { $kind } to { boss-name }
screen-feed-hungry = he is hungry, you must feed him …
screen-feed-more = { $cards }, if you like …
picking-feed = What do you give { boss-name }?
screen-help-offers =
    While a boss is hungry, the players may deal in hand cards; what you get goes to the back of your hand:
      o                      build an offer step by step
      offer 1 blue/puff      to seat 1: your blue bean for a puff bean
      counter 3 blue/chili   answer offer 3 with another one, which declines it
      accept 3     decline 3     withdraw 3

## What a seat may choose

action-reveal = Turn up cards from the deck
action-draw = Draw new cards and end the turn
action-done = End this phase
action-pass = Pass: nothing from me now
    .bare = Pass
action-buy = Buy a third field
action-harvest = Harvest field { $field }
action-plant-front = Plant the front card, { $kind }, in field { $field }
action-plant-kind = Plant { $kind } in field { $field }
action-offer = Make { $to } an offer …
action-accept = Accept { $to }'s offer
action-decline = Decline { $to }'s offer
action-give-first = Give { $kind }: the copy nearest the front
    .only = Give { $kind }
action-give-last = Give { $kind }: the copy farthest back
action-no-more-give = Give no more
action-want = Ask for { $kind }
action-no-more-want = Ask for no more
action-pay-first = Give { $kind }: the copy nearest the front
    .only = Give { $kind }
action-pay-last = Give { $kind }: the copy farthest back
action-pay = Pay the mafia
action-feed = Give { boss-name } …
action-feed-first = Give { $kind } from your hand: the copy nearest the front
    .only = Give { $kind } from your hand
action-feed-last = Give { $kind } from your hand: the copy farthest back
action-feed-up = Give the whole pile of { $kind-name } from the table
    .only = Give { $kind-name } from the table
action-discard-up = Discard the whole pile of { $kind-name }
    .only = Discard { $kind-name }

## What happened

boss-name = { $boss ->
    [al] Al Cabohne
    [don] Don Corlebohne
   *[joe] Joe Bohnano
}

event-turn = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-planted = { $you ->
    [seat] You plant { $kind } in field { $field }.
   *[other] { $seat } plants { $kind } in field { $field }.
}
event-harvested = { $you ->
    [seat] You harvest { $kind } from field { $field } and earn { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
   *[other] { $seat } harvests { $kind } from field { $field } and earns { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
}
event-bought = { $you ->
    [seat] You buy a third field for { $coins } coins.
   *[other] { $seat } buys a third field for { $coins } coins.
}
event-drew = { $you ->
    [seat] You draw { $seen }.
   *[other] { $seat } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
}
event-revealed = { $you ->
    [seat] You turn up { $seen }.
   *[other] { $seat } turns up { $seen }.
}
event-exhausted = The deck has run out, { $times } of { $limit }; the last run-out ends the game.
event-offered = { $wants-count ->
    [0] { $you ->
        [seat] You offer { $to } { $gives } as a gift [offer { $deal }].
        [to] { $seat } offers you { $gives } as a gift [offer { $deal }].
       *[other] { $seat } offers { $to } { $gives } as a gift [offer { $deal }].
    }
   *[other] { $gives-count ->
        [0] { $you ->
            [seat] You ask { $to } for { $wants } as a gift [offer { $deal }].
            [to] { $seat } asks you for { $wants } as a gift [offer { $deal }].
           *[other] { $seat } asks { $to } for { $wants } as a gift [offer { $deal }].
        }
       *[other] { $you ->
            [seat] You offer { $to } { $gives } for { $wants } [offer { $deal }].
            [to] { $seat } offers you { $gives } for { $wants } [offer { $deal }].
           *[other] { $seat } offers { $to } { $gives } for { $wants } [offer { $deal }].
        }
    }
}
event-accepted = { $wants-count ->
    [0] { $you ->
        [seat] You accept { $gives } from { $to } as a gift [offer { $deal }].
        [to] { $seat } accepts { $gives } from you as a gift [offer { $deal }].
       *[other] { $seat } accepts { $gives } from { $to } as a gift [offer { $deal }].
    }
   *[other] { $gives-count ->
        [0] { $you ->
            [seat] You accept and give { $to } { $wants } as a gift [offer { $deal }].
            [to] { $seat } accepts and gives you { $wants } as a gift [offer { $deal }].
           *[other] { $seat } accepts and gives { $to } { $wants } as a gift [offer { $deal }].
        }
       *[other] { $you ->
            [seat] You accept: you give { $to } { $wants } and get { $gives } [offer { $deal }].
            [to] { $seat } accepts: you give { $gives } and get { $wants } [offer { $deal }].
           *[other] { $seat } accepts: { $to } gives { $gives } and gets { $wants } [offer { $deal }].
        }
    }
}
event-declined = { $you ->
    [seat] You decline offer { $deal }.
    [to] { $seat } declines your offer { $deal }.
   *[other] { $seat } declines offer { $deal }.
}
    .bare = { $you ->
        [seat] You decline { $to }'s offer.
        [to] { $seat } declines your offer.
       *[other] { $seat } declines { $to }'s offer.
    }
    .late = { $you ->
        [seat] Time ran out: you did not answer { $to }.
        [to] Time ran out: { $seat } did not answer you.
       *[other] Time ran out: { $seat } did not answer { $to }.
    }
event-withdrew = { $you ->
    [seat] You withdraw offer { $deal }.
   *[other] { $seat } withdraws offer { $deal }.
}
    .bare = { $you ->
        [seat] You withdraw your offer.
       *[other] { $seat } withdraws an offer.
    }
event-lapsed = { $you ->
    [seat] Your offer { $deal } lapses: a card it promised is gone.
   *[other] { $seat }'s offer { $deal } lapses: a card it promised is gone.
}
    .bare = { $you ->
        [seat] Your offer lapses: a card it promised is gone.
       *[other] { $seat }'s offer lapses: a card it promised is gone.
    }
event-passed = { $you ->
    [seat] You pass.
   *[other] { $seat } passes.
}
event-wished = { $kinds-count ->
    [0] { $you ->
        [seat] You take your wish back.
       *[other] { $seat } has no wish any more.
    }
   *[other] { $you ->
        [seat] You would like { $kinds }.
       *[other] { $seat } would like { $kinds }.
    }
}
event-kept = { $you ->
    [seat] You mean to keep { $kind }.
   *[other] { $seat } means to keep { $kind }.
}
event-unkept = { $you ->
    [seat] You take your marks off the cards on the table.
   *[other] { $seat } takes the marks off the cards on the table.
}
event-discarded = { $you ->
    [seat] You discard { $kind }.
   *[other] { $seat } discards { $kind }.
}
event-reshuffled = { $cards ->
    [one] The one discarded card becomes the new deck.
   *[other] The discards and any coins laid aside, { $cards } cards, are shuffled into a new deck.
}
event-none-left = No card is left to turn up.
event-taken = { boss-name } takes { $kind }.
event-sold = { boss-name } sells { $kind }; the mafia earns { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-paid = { $you ->
    [seat] You pay { boss-name } { $kind }.
   *[other] { $seat } pays { boss-name } { $kind }.
}
event-fed = { $you ->
    [seat] You give { boss-name } { $kind }.
   *[other] { $seat } gives { boss-name } { $kind }.
}
event-matched = The discard pile adds { $kind } to its pile on the table.
event-showed = { $you ->
    [seat] You show your hand: { $kinds }.
   *[other] { $seat } cannot feed the mafia and shows a hand of { $kinds }.
}
event-bargain-over = No boss is hungry any more: open offers lapse.
event-ended = { $drawn-count ->
    [0] { $winners-count ->
        [0] The mafia wins: { $mafia } against { $scores-most }.
        [one] { $you ->
            [winners] You win with { $scores-most } against the mafia's { $mafia }.
           *[other] { $winners } wins with { $scores-most } against the mafia's { $mafia }.
        }
       *[other] { $winners } share the win with { $scores-most } against the mafia's { $mafia }.
    }
    [one] { $you ->
        [drawn] A draw: you share first place with the mafia at { $scores-most }.
       *[other] A draw: { $drawn } and the mafia share first place at { $scores-most }.
    }
   *[other] A draw with the mafia: { $drawn }, at { $scores-most }.
}

## Options

option-mafia_trade = Bargaining
    .about = May the players deal in hand cards while a boss is hungry?
option-pile_to_boss = A pile for a boss
    .about = When a boss who is given several cards at once checks whether he can sell.
    .whole_pile = after the whole pile
    .card_by_card = after every card
option-discard_match = Look at the discard pile
    .about = When the reveal checks whether the top discard matches.
    .after_each_card = after every card that stays
    .after_third_card = once, after the last card
option-show_hand_when_unable = Show the hand
    .about = Must a player who cannot feed a hungry boss show their hand?
option-mafia_wins_ties = The mafia wins ties
    .about = Does the mafia win when a player has just as many coins? Otherwise it is a draw.
option-draw_pile_passes = Passes through the deck
    .about = How often the deck is played through in the solo game.
option-first_player = First player
    .about = Who has the first turn: a seat, or drawn by lot.
    .random = drawn by lot
option-hide_coin_totals = Hidden coins
    .about = Are the other players' coins hidden until the end?
option-offers = Offers a turn
    .about = How many offers each player may make in one turn; 0 means no trading at all.
option-exhaustions = Length of the game
    .about = How often the deck runs out before the game ends.
    .rules = as the rules say

## Rules that a refusal can name

rule-CAB-08 = It is not your turn.
rule-CAB-10 = A field holds one kind of bean only. Choose an empty field, or the one where this kind grows.
rule-CAB-11 = This kind already grows in one of your fields, so it must go there.
rule-CAB-12 = A turn goes in order: leftovers, payment, planting, reveal, cultivation, drawing. This step is not due now.
rule-CAB-14 = First plant or discard everything your opponent left for you.
rule-CAB-15 = Leftovers are planted in your own fields or discarded; the bosses get none of them.
rule-CAB-21 = Plant the front card of your hand; no other card, and nothing before it.
rule-CAB-22 = You have planted two cards from your hand; a third is not allowed.
rule-CAB-24 = There is no room for these beans. Harvest a field first, or buy a third one.
rule-CAB-25 = Your hand is empty, so there is nothing to plant from it.
rule-CAB-26 = While you plant from the hand the mafia gets nothing; feed it after the reveal.
rule-CAB-39 = A boss takes only the kind he grows. Wait until he has sold, or choose another boss.
rule-CAB-40 = Now hand cards go to the bosses only, never to your own fields.
rule-CAB-41 = Beans that grow in your fields cannot be given to a boss.
rule-CAB-43 = Piles are planted or stay for your opponent; they cannot be discarded now.
rule-CAB-44 = A boss is hungry and you have a card for him: feed him before you go on.
rule-CAB-45 = Another boss grows this kind, so it cannot go to a hungry one.
rule-CAB-49 = You may harvest only on your own turn.
rule-CAB-51 = Nothing grows in that field, so there is nothing to sell.
rule-CAB-53 = A field with one bean cannot be harvested while you have a larger one.
rule-CAB-58 = A third field costs four coins of your own, once a game, on your own turn.
rule-CAB-62 = The deck has run out for the last time: finish cultivating and end the game; there is no further draw.
rule-CAB-68 = You cannot end this phase like that: go on by turning up cards or by drawing.
rule-CABV-01 = Players bargain only in the variant, while a boss is hungry, and always with the active player.
rule-CABV-02 = Deals move hand cards only, at least one, and both players must have what they promise.
rule-SOLO-04 = You have three fields from the start; no more can be had.
rule-SOLO-07 = Your turn goes in order: payment, planting, reveal, cultivation, drawing. This step is not due now.
rule-SOLO-09 = While you plant from the hand the mafia gets nothing; feed it after the reveal.
rule-SOLO-11 = When you are alone every pile must be planted; none may be discarded or stay.

## The browser table

play-mafia = The mafia
play-sells-at = { $coins ->
    [one] sells at { $coins } coin
   *[other] sells at { $coins } coins
}
play-until-sale = { $cards } more and he sells
play-hungry = hungry
play-feed = Give him…
play-now-pay = Your turn: pay the mafia.
play-now-feed = You may give the mafia cards.

## Hints: why the bot would do it

hint-pass-silent = No offer is waiting for you, and in this game the bot makes none.
hint-throw-pile = Planting { $kind } would cost your fields more than it brings: discard it.
hint-settled = Everything is seen to, and no field is better sold now.
hint-leave-rest = What still lies on the table would cost you more than it brings: leave it.
hint-pay = The mafia takes { $cards ->
    [one] one card
   *[other] { $cards } cards
} from your fields; selling first would cost you more.
hint-start-taxed = Field { $field } is empty. { boss-name } grows this kind too and will take a card each turn, but for { $kind } it is still the best place.
hint-taxed = Field { $field } pays { hint-coins } now; if you wait, { boss-name } takes a card from it.
hint-sell = Sold now, field { $field } brings { hint-coins } and is free again; waiting promises no more.
hint-make-room = Field { $field } pays { hint-coins }; sold, it has room for { $kind }.
hint-feed-hungry = { boss-name } is hungry and must get something: giving { $kind } costs you least.
hint-feed = { boss-name } grows this already, and you have no better use for { $kind }. { $more ->
    [0] He sells at once.
    [99] He will hardly ever sell it.
   *[other] He still needs { $more } more to sell.
}

## The guide: what is asked at each kind of moment

guide-discard-up = Your opponent left these cards. Plant what fits your fields, discard the rest; they cannot be given to the mafia.
guide-pay = You grow something that a boss grows too: he takes one card from each such field. A field that pays enough is better sold first.
guide-plant-front = The first card in your hand must be planted; the order never changes. What no boss grows stays yours; of the rest the mafia takes a card each turn. A second card is up to you.
guide-reveal = Planting from the hand is over. Turn up cards: what a boss grows goes to him, three others stay on the table.
guide-plant-kind = A pile on the table can go into one of your fields or to a boss. Plant what you grow. A hungry boss must get something: give him what he will not sell soon.
guide-feed = The mafia has to get something before you go on. Choose what you do not need and what a boss will not sell soon.
guide-room = No field has room for this card: harvest one. A field with a single card is safe as long as another has more. Sell where you lose least.
guide-draw = The last step: draw new cards. Before it you may still harvest, or give a boss a card that only gets in your way.

## A first game that teaches

lesson-as-two = for two
lesson-as-solo = alone
lesson-goal = Sell beans for coins. { $one } does the same, and so does the mafia: its bosses share one treasury. The richest wins.
    .title = Richer than two rivals
lesson-pay = Don Corlebohne grows stink beans, and so do you. At the start of your turn he takes one from you. Pay.
    .title = The mafia collects
lesson-plant = Don had enough and sold: two coins for the mafia. Now plant the front card of your hand, as you must.
    .title = Plant from the front
lesson-reveal = Cards are turned up until three stay. What a boss grows goes to him at once: Al waits for blue beans.
    .title = Turn up cards
lesson-pile = A blue bean went to Al. The chili bean is what you want: plant it.
    .title = Take what you need
lesson-feed = Don’s field is empty, so somebody must feed him: you. Give him the puff bean from the table; he needs many of them.
    .title = Feed the hungry one
lesson-harvest = Eight chili beans bring three coins. Tap twice to sell them, before a boss grows them too.
    .title = Harvest
lesson-draw = What lies there now is left to { $one }. Draw two cards to end your turn.
    .title = Leave the rest
lesson-bye = You have three coins, the mafia two. Grow what no boss grows. This game goes on for real. Good luck!
    .title = Now you can play
lesson-goal-solo = Sell beans for coins. The bosses share one treasury, and at the end it counts double: you need more than that.
    .title = Alone against three
lesson-plant-solo = The front card of your hand must be planted: a runner bean joins the others.
    .title = Plant from the front
lesson-reveal-solo = Cards are turned up until three stay. What one of the bosses grows goes to him at once.
    .title = Turn up cards
lesson-pile-solo = Al and Don got one each. Two chili beans lie together: plant the whole pile.
    .title = Take the pile
lesson-rest-solo = Alone you must plant every pile, in your fields or with a boss. The kidney bean goes into your empty field.
    .title = Nothing may be left
lesson-harvest-solo = Four runner beans bring two coins. Tap twice to sell them: the field is free again.
    .title = Harvest
lesson-draw-solo = Draw two cards to end your turn. They go to the back: the order of your hand never changes.
    .title = Draw
lesson-bye-solo = A boss who grows what you grow takes a card each turn. The deck is played once. This game goes on for real. Good luck!
    .title = Now you can play

## How to play

how-1-title = The aim
how-1 =
    You and your opponent grow beans and sell them for coins. The bean mafia plays along by itself; its bosses share one treasury. At the end the richest of the three wins.
how-2-title = Your farm
how-2 =
    You start with two fields and five cards. Your hand keeps its order; new cards go to the back. A field holds one kind only, and no kind grows in two of your fields.

    On your turn, except while cards are being turned up, you may harvest and, once a game, buy a third field for four coins. A harvest sells the whole field: some cards become coins, the rest is discarded. Each field shows what it pays and when it pays more. You may harvest a single bean only while no field of yours holds more (CAB-54).
how-3-title = The bosses
how-3 =
    Al Cabohne and Don Corlebohne have one field each, never with the same kind. Al sells once his field is worth three coins, Don at two. Then his field is empty: he is hungry.
how-4-title = Paying and planting
how-4 =
    First, plant or discard whatever your opponent left. Then pay: each boss who grows what you grow takes one card from that field, even the last one (CAB-18). To dodge him, harvest beforehand.

    Next, plant the front card of your hand; a second is up to you. Each joins its kind or takes an empty field; if there is no room, harvest first.
how-5-title = Cultivating
how-5 =
    Cards are turned up until three stay on the table, cards of one kind in one pile. What a boss grows goes to him and is replaced. After each card that stays, the top discards follow while they fit: to a boss who grows them or onto a pile of their kind (CAB-34).

    Now plant piles, give them to bosses or leave them for your opponent, always whole (CAB-38). You may also give bosses any cards from your hand. A boss takes only his kind; a hungry one, any that no other boss grows. You must feed a hungry boss if your hand or the table has a card for him (CAB-44); if not, he stays hungry and your opponent sees your hand. Last, draw two cards.
how-6-title = The end
how-6 =
    When the deck runs out for the third time, the game ends with that turn. All fields are sold, the bosses’ too; hands are worth nothing. If you tie with the mafia, you lose (CAB-67).

    With the house rule “Bargaining” you may offer each other hand cards while a boss is hungry.
how-7-title = Alone against the mafia
how-7 =
    Joe Bohnano joins in and sells at one coin. You start with seven cards and three fields. Every pile must be planted, in your fields or with a boss (SOLO-11). Draw two cards; three if you hold just one, four if none. The deck is played only once. The mafia’s coins count double, and you need more than that (SOLO-18).

# -- refusals

refused-no-boss = "{ $word }" is not a boss; there are: { $bosses }
refused-usage-feed = It is written like this: feed CARD BOSS, feed CARD@COPY BOSS, or feed CARD@up BOSS
refused-position-boss-kind = { $field }: another boss grows { $card }.
refused-position-boss-sold = { $field }: he would have sold { $count } { $card }.
refused-position-no-bargain = { $field }: there is no bargaining now.
