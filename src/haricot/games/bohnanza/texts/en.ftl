### Bohnanza in English. Variables: see haricot.locales.

game-name = Bohnanza
game-about = Plant beans in the order they come, trade away what you cannot use, sell full fields for coins.
    .duel = The duel for two: plant beans in the order they come, choose from the table, and leave your opponent what you can spare.
game-help =
    .duel =
        The duel: plant or discard what your opponent left for you; plant from the front
        of your hand, once or twice, and discard one card if you like; turn up cards and
        plant those you want, leaving the rest for your opponent; draw. There is no trading.
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
        You can also type actions as they stand in brackets behind the choices. Fields count
        from 0 there. discard blue means the copy nearest the front of your hand, blue@2 the
        second one, blue@up one that was left for you.

edition-gigamic = Gigamic, 2 to 7 players
edition-amigo = Amigo (older), 3 to 5 players

## Beans: name; counted in a sentence; one word for narrow places; other words a player may type

bean-coffee = coffee bean
    .counted = { $count ->
        [1] a coffee bean
       *[other] { $count } coffee beans
    }
    .short = coffee
    .typed = coffee
bean-wax = wax bean
    .counted = { $count ->
        [1] a wax bean
       *[other] { $count } wax beans
    }
    .short = wax
    .typed = wax
bean-blue = blue bean
    .counted = { $count ->
        [1] a blue bean
       *[other] { $count } blue beans
    }
    .short = blue
    .typed = blue
bean-chili = chili bean
    .counted = { $count ->
        [1] a chili bean
       *[other] { $count } chili beans
    }
    .short = chili
    .typed = chili, chilli
bean-stink = stink bean
    .counted = { $count ->
        [1] a stink bean
       *[other] { $count } stink beans
    }
    .short = stink
    .typed = stink
bean-green = green bean
    .counted = { $count ->
        [1] a green bean
       *[other] { $count } green beans
    }
    .short = green
    .typed = green
bean-soy = soy bean
    .counted = { $count ->
        [1] a soy bean
       *[other] { $count } soy beans
    }
    .short = soy
    .typed = soy, soya
bean-black_eyed = black-eyed bean
    .counted = { $count ->
        [1] a black-eyed bean
       *[other] { $count } black-eyed beans
    }
    .short = eyed
    .typed = black-eyed, black eyed, eyed
bean-red = red bean
    .counted = { $count ->
        [1] a red bean
       *[other] { $count } red beans
    }
    .short = red
    .typed = red
bean-garden = garden bean
    .counted = { $count ->
        [1] a garden bean
       *[other] { $count } garden beans
    }
    .short = garden
    .typed = garden
bean-cocoa = cocoa bean
    .counted = { $count ->
        [1] a cocoa bean
       *[other] { $count } cocoa beans
    }
    .short = cocoa
    .typed = cocoa

## The table

phase = { $phase ->
    [0] The opponent's leftovers
    [1] Planting from the hand
    [2] Trading
    [3] Planting what came
    [4] Drawing
    [6] Choosing from the table
   *[other] The game is over
}

zone-hand = hand
zone-field = field
zone-aside = set aside
zone-up = face up
zone-offer = leftovers
zone-coins = coins
zone-deck = deck
zone-discard = discard pile
zone-box = out of the game

score = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tie-broken = Equal coins: whoever holds more cards wins.
    .farthest_from_start = Equal coins: whoever sits farthest from the first player wins.
    .rule = BOH-87
tie-shared = Equal coins: the win is shared.
    .rule = BOH-88
reason-exhausted = The deck has run out for the last time.

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
action-give-up = Give { $kind } lying face up
action-no-more-give = Give no more
action-want = Ask for { $kind }
action-no-more-want = Ask for no more
action-pay-first = Give { $kind }: the copy nearest the front
    .only = Give { $kind }
action-pay-last = Give { $kind }: the copy farthest back
action-pay-up = Give { $kind } lying face up
action-discard-first = Discard { $kind }: the copy nearest the front
    .only = Discard { $kind }
action-discard-last = Discard { $kind }: the copy farthest back
action-discard-up = Discard { $kind } that was left for you

## What happened

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
event-exhausted = { $times ->
    [one] The deck has run out once; at { $limit } the game ends.
   *[other] The deck has run out { $times } times; at { $limit } the game ends.
}
event-reshuffled = { $cards ->
    [one] The one discarded card becomes the new deck.
   *[other] The { $cards } discarded cards are shuffled into a new deck.
}
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
event-trade-over = { $you ->
    [seat] You end trading.
   *[other] { $seat } ends trading.
}
event-discarded = { $you ->
    [seat] You discard { $kind }.
   *[other] { $seat } discards { $kind }.
}
event-matched = { $you ->
    [seat] The discard pile adds { $seen } to your face-up cards.
   *[other] The discard pile adds { $seen } to { $seat }'s face-up cards.
}
event-left = { $you ->
    [seat] You leave { $seen } for your opponent.
   *[other] { $seat } leaves { $seen } on the table.
}
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] You win with { $scores-most ->
            [one] { $scores-most } coin
           *[other] { $scores-most } coins
        }.
       *[other] { $winners } wins with { $scores-most ->
            [one] { $scores-most } coin
           *[other] { $scores-most } coins
        }.
    }
   *[other] { $winners } share the win with { $scores-most ->
        [one] { $scores-most } coin
       *[other] { $scores-most } coins
    } each.
}

## Options

option-duplicate_kind_fields = One kind in several fields
    .about = May a farmer grow the same kind of bean in two fields?
option-single_bean_protection = Protection of a lone bean
    .about = When a field with a single card may be harvested.
    .relaxed = once none of your fields has two or more cards
    .literal = only if every one of your fields has exactly one card
option-lock_kept_cards = Kept cards are locked
    .about = Does a face-up card marked as kept stay out of trading for good?
option-first_player = First player
    .about = Who has the first turn: a seat, or drawn by lot.
    .random = drawn by lot
option-hide_coin_totals = Hidden coins
    .about = Are the other players' coins hidden until the end?
option-tie_break = Tie-break
    .about = Who wins among those with the most coins.
    .hand_size = most cards in hand
    .shared = the win is shared
    .farthest_from_start = whoever sits farthest from the first player
option-duel_start_fields = Fields in the duel
    .about = How many fields each farmer of the duel begins with; with three, none can be bought.
option-offers = Offers a turn
    .about = How many offers each player may make in one turn; 0 means no trading at all.
option-exhaustions = Length of the game
    .about = How often the deck runs out before the game ends.
    .rules = as the rules say

## Rules that a refusal can name

rule-BOH-14 = From the hand you can only plant the front card.
rule-BOH-16 = A turn goes in order: plant, turn up and trade, plant what came, draw. This step is not due now.
rule-BOH-17 = A field holds one kind of bean only. Choose an empty field, or the one where this kind grows.
rule-BOH-19 = This kind already grows in one of your fields, so the card must go there.
rule-BOH-21 = There is no room for this card. Harvest a field first, or buy a third one.
rule-BOH-25 = Now is not a time for planting: it is done at the start of a turn and after trading.
rule-BOH-26 = Your hand is empty, so there is nothing to plant from it.
rule-BOH-27 = First plant the front card of your hand.
rule-BOH-30 = You have planted two cards from your hand; a third is not allowed.
rule-BOH-32 = There is no trading yet. It starts when the active player has turned up cards.
rule-BOH-36 = Every deal is between the active player and exactly one other.
rule-BOH-37 = Deals always include the active player. Make your offer to that player.
rule-BOH-39 = When it is not your turn you can only give cards from your hand.
rule-BOH-41 = A deal has to move at least one card.
rule-BOH-47 = That card was received this turn: it stays with you and will be planted.
rule-BOH-48 = Cards set aside wait until trading is over; plant them then.
rule-BOH-49 = Only cards can be traded, and not those that already grow in a field.
rule-BOH-52 = Trading is over, or it is not yours to end: only the active player ends it, once.
rule-BOH-61 = Everybody has to plant the cards received and kept before you can draw.
rule-BOH-62 = Now only received and kept cards are planted, none from the hand.
rule-BOH-65 = Nothing grows in that field, so there is nothing to harvest.
rule-BOH-66 = This field has one card. Harvest one with two or more first.
rule-BOH-89 = You already have your third field; there is one for each player.
rule-BOH-90 = You do not have enough coins for a third field, and nobody may lend you any.
rule-BOH-93 = No field can be bought here: everybody began with three.
rule-BOH-100 = It is not your turn. You may harvest, buy a field, or deal with the active player.
rule-BOH-101 = Only the active player may make an offer to everyone. Make yours to the active player.
rule-BOH-102 = To accept you must give exactly the cards that are asked for, and you do not have them.
rule-RUL-09 = At this table a card marked as kept stays out of trading.
rule-RUL-30 = No field can be bought in this duel: both of you began with three.
rule-DUEL-04 = In the duel you may harvest only on your own turn.
rule-DUEL-06 = In the duel there is no trading and no giving.
rule-DUEL-07 = The duel's turn goes in order: leftovers, plant and discard, turn up and choose, draw. This step is not due now.
rule-DUEL-10 = First plant or discard everything your opponent left for you.
rule-DUEL-14 = You may discard one card from your hand, once, after planting.
rule-DUEL-15 = After the discard, or with an empty hand, nothing more is planted or discarded from it this turn.
rule-DUEL-21 = The cards on the table are planted or stay for your opponent; you cannot discard them or take them into your hand.
rule-DUEL-24 = The deck has run out: choose your cards and end the phase; there is no further draw.
rule-DUEL-28 = You cannot end this phase like that: go on by turning up cards or by drawing.
rule-AMI-04 = A field holds one kind of bean only. Choose an empty field, or the one where this kind grows.
rule-AMI-08 = A turn goes in order: plant, trade, plant what came, draw. This step is not due now.
rule-AMI-09 = Plant the front card of your hand first; cards behind it must wait.
rule-AMI-10 = You have planted two cards from your hand; more are not allowed.
rule-AMI-11 = This kind already grows in one of your fields, so the card must go there.
rule-AMI-13 = There is no room for this card. Harvest a field first, or buy a third one.
rule-AMI-18 = A field with one card cannot be sold while you have a larger one.
rule-AMI-22 = When it is not your turn, deal with the active player only, and only with cards from your hand.
rule-AMI-25 = That card was received this turn: it cannot be traded again, only planted.
rule-AMI-28 = Trading is over, or it is not yours to end: only the active player ends it, once.
rule-AMI-31 = Nothing grows in that field, so there is nothing to sell.
rule-AMI-32 = A third field costs three coins of your own, and each player can have only one.

## The browser table

play-now-leftovers = Your turn: plant or discard what was left for you.

## Hints: why the bot would do it

hint-let-grow = No field pays its most yet: let them grow.
hint-leave = Planting { $kind } brings you nothing; now is the time to discard it.
hint-throw = Your hand is worth more without { $kind }: it would cost you a field or hold up better cards.
hint-deny = { $kind } helps your opponent more than it costs you: do not leave it there.
hint-leave-rest = What still lies face up is not worth a place in your fields: leave it.

## The guide: what is asked at each kind of moment

guide-plant-front = The first card in your hand must be planted; its order never changes. Put it where its kind grows, or in an empty field. A second card is up to you.
guide-reveal = Planting from the hand is over. Turn up cards: then you decide which to plant and which to part with.
guide-offer = You may trade: tap a card to offer it, and ask for a kind you grow. What would spoil a field is better given away. When nothing is left to gain, end trading.
guide-deal = An offer for you. Accept if what you get suits your fields better than what you give; else decline, or counter. What you get is planted this turn.
guide-voice = Another player’s turn: you can trade with that player only, with cards from your hand. Ask for what lies face up if you grow it, or simply wait.
guide-plant-kind = What you got and kept must all be planted now. Begin with the kinds you grow.
    .phase-6 = Plant the face-up cards you like. What you leave, your opponent has to deal with, so leave what helps least.
guide-discard-up = Your opponent left you these cards. Plant what fits, discard the rest.
guide-room = No field has room for this card: harvest one. A field with a single card is safe as long as another has more. Sell where you lose least.
guide-draw = The last step: draw new cards; they go to the back of your hand. If a field pays its most, harvest it first.

## A first game that teaches

lesson-goal = Your red beans grow here. The more there are, the more coins they bring. Whoever has the most coins at the end wins.
    .title = The goal: coins
lesson-plant = The front card of your hand must be planted. A red bean: put it with the others.
    .title = Plant from the front
lesson-reveal = You may plant the next card too, but it would take up a new field. Turn up two cards instead.
    .title = Turn up two cards
lesson-offer = The wax bean does not fit your fields, but { $two } grows wax beans. Tap it to offer it.
    .title = Give away what is in your way
    .tap-2 = Now tap what you want for it: a red bean.
    .tap-3 = And whom you ask: { $two }.
lesson-done = { $two } says yes. That is enough: end trading with two taps.
    .title = It is a deal
lesson-settle = What you got and what you kept is planted at once. Both red beans go to the others.
    .title = Plant what you have
lesson-harvest = Five red beans bring four coins, and that is the most. Tap twice to sell them.
    .title = Harvest
lesson-draw = Four coins! Draw three cards to end your turn. They go to the back: the order of your hand never changes.
    .title = Draw
lesson-bye = The others take their turns, and you may trade with whoever’s turn it is. This game goes on for real. Good luck!
    .title = Now you can play

## How to play

how-1-title = The aim
how-1 =
    Grow beans and sell them: whoever has the most coins at the end wins. The cards seldom come as you need them, so trade!
how-2-title = Hand and fields
how-2 =
    The order of your hand never changes: you plant from the front and draw to the back (BOH-11).

    You have two fields; with three players, three. A field takes any number of cards of one kind. A card whose kind already grows in one of your fields must go there (BOH-19). Any other needs an empty field; if you have none, harvest one or buy a third.
how-3-title = Your turn
how-3 =
    First you must plant the front card of your hand. You may plant the next one too, never a third.

    Then turn up two cards. They are yours to keep, trade or give away, until you end trading.

    Now everybody plants what they received, and you also plant the face-up cards you still have (BOH-35).

    Finally, draw three cards; with six or seven players, four.
how-4-title = Trading
how-4 =
    Every deal includes the player whose turn it is (BOH-37). Anyone may give any hand cards; that player may give face-up cards too.

    At our table you make offers: what you give, what you want. On your turn they go to one player or to all, and the first to accept gets the deal; in another player’s turn, to that player only. You accept, decline or counter an offer made to you. The sides may differ in number; with one side empty it is a gift. “Who has…?” tells everyone your wishes.

    What you receive stays out of your hand and cannot be passed on (BOH-47).
how-5-title = Harvest and third field
how-5 =
    You may harvest at any time, even in another player’s turn, but only whole fields. Kind and number decide what one pays, at most four coins: for that, five red beans will do, or ten blue ones. You keep a card per coin; the rest are discarded. You cannot harvest a field with a single card while another of yours has more (BOH-66).

    Once, at any time, you may buy a third field for three coins; with six or seven players it costs two. With three, none is sold.
how-6-title = For two: the duel
how-6 =
    Nobody trades, and you harvest only on your own turn (DUEL-04). First plant or discard what your opponent left you. Plant one or two cards from the front of your hand, then discard any one hand card if you like. Turn up three cards: while the top discard matches one of them, it joins them (DUEL-17). Plant what you want, leave your opponent the rest, draw two cards.
how-7-title = The end
how-7 =
    When the deck runs out, the discards become a new one. The third time ends the game; with three players the second, in the duel the first. All fields are then harvested. In a tie, more hand cards win.

    The older Amigo edition has eight kinds; there, even three players start with two fields, may buy a third and play until the deck has run out three times. Ties are shared.
