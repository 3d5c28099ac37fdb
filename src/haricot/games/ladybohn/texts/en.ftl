### Ladybohn in English. Variables: see haricot.locales. A card `soy.miss` is the attribute `miss` of `bean-soy`.

game-name = Ladybohn
game-about = Misters, misses and babies share a field; the top card sets the price, so get a miss on top before you sell.

game-help =
    .ladybohn =
        The top card of a field sets its price: a miss pays most, a baby nothing. A field is shown
        from the bottom to the top. A newly planted baby may move one miss of its field up. Offers
        name varieties only: nobody sees a mister or a miss before the deal.

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
          offer 2 blue.miss/red          to seat 2: your blue miss, named only as a blue bean, for a red one
          offer all soy.baby@up/-        to everyone: the face-up soy baby as a gift
          counter 3 chili/red            answer offer 3 with another one, which declines it
          accept 3 red.mister            accept offer 3, and give your red mister
          decline 3     withdraw 3
          lift 1 2                       the first miss from the top goes up two places
          wish red,soy                   tell the others what you would like; wish - takes it back
        Seats and fields count from 0 there.

edition-ladybohn = Ladybohn (cards and prices reconstructed), 3 to 5 players

## Varieties and their cards: name; counted in a sentence; short for narrow places; other words a player may type

bean-blue = blue bean
    .counted = { $count ->
        [1] a blue bean
       *[other] { $count } blue beans
    }
    .short = blue
    .typed = blue
    .mister = blue mister
    .mister-counted = { $count ->
        [1] a blue mister
       *[other] { $count } blue misters
    }
    .mister-short = blue m
    .miss = blue miss
    .miss-counted = { $count ->
        [1] a blue miss
       *[other] { $count } blue misses
    }
    .miss-short = blue w
    .baby = blue baby
    .baby-counted = { $count ->
        [1] a blue baby
       *[other] { $count } blue babies
    }
    .baby-short = blue B
bean-chili = chili bean
    .counted = { $count ->
        [1] a chili bean
       *[other] { $count } chili beans
    }
    .short = chili
    .typed = chili, chilli
    .mister = chili mister
    .mister-counted = { $count ->
        [1] a chili mister
       *[other] { $count } chili misters
    }
    .mister-short = chili m
    .miss = chili miss
    .miss-counted = { $count ->
        [1] a chili miss
       *[other] { $count } chili misses
    }
    .miss-short = chili w
    .baby = chili baby
    .baby-counted = { $count ->
        [1] a chili baby
       *[other] { $count } chili babies
    }
    .baby-short = chili B
bean-stink = stink bean
    .counted = { $count ->
        [1] a stink bean
       *[other] { $count } stink beans
    }
    .short = stink
    .typed = stink
    .mister = stink mister
    .mister-counted = { $count ->
        [1] a stink mister
       *[other] { $count } stink misters
    }
    .mister-short = stink m
    .miss = stink miss
    .miss-counted = { $count ->
        [1] a stink miss
       *[other] { $count } stink misses
    }
    .miss-short = stink w
    .baby = stink baby
    .baby-counted = { $count ->
        [1] a stink baby
       *[other] { $count } stink babies
    }
    .baby-short = stink B
bean-green = green bean
    .counted = { $count ->
        [1] a green bean
       *[other] { $count } green beans
    }
    .short = green
    .typed = green
    .mister = green mister
    .mister-counted = { $count ->
        [1] a green mister
       *[other] { $count } green misters
    }
    .mister-short = green m
    .miss = green miss
    .miss-counted = { $count ->
        [1] a green miss
       *[other] { $count } green misses
    }
    .miss-short = green w
    .baby = green baby
    .baby-counted = { $count ->
        [1] a green baby
       *[other] { $count } green babies
    }
    .baby-short = green B
bean-soy = soy bean
    .counted = { $count ->
        [1] a soy bean
       *[other] { $count } soy beans
    }
    .short = soy
    .typed = soy, soya
    .mister = soy mister
    .mister-counted = { $count ->
        [1] a soy mister
       *[other] { $count } soy misters
    }
    .mister-short = soy m
    .miss = soy miss
    .miss-counted = { $count ->
        [1] a soy miss
       *[other] { $count } soy misses
    }
    .miss-short = soy w
    .baby = soy baby
    .baby-counted = { $count ->
        [1] a soy baby
       *[other] { $count } soy babies
    }
    .baby-short = soy B
bean-black_eyed = black-eyed bean
    .counted = { $count ->
        [1] a black-eyed bean
       *[other] { $count } black-eyed beans
    }
    .short = eyed
    .typed = black-eyed, black eyed, eyed
    .mister = black-eyed mister
    .mister-counted = { $count ->
        [1] a black-eyed mister
       *[other] { $count } black-eyed misters
    }
    .mister-short = eyed m
    .miss = black-eyed miss
    .miss-counted = { $count ->
        [1] a black-eyed miss
       *[other] { $count } black-eyed misses
    }
    .miss-short = eyed w
    .baby = black-eyed baby
    .baby-counted = { $count ->
        [1] a black-eyed baby
       *[other] { $count } black-eyed babies
    }
    .baby-short = eyed B
bean-red = red bean
    .counted = { $count ->
        [1] a red bean
       *[other] { $count } red beans
    }
    .short = red
    .typed = red
    .mister = red mister
    .mister-counted = { $count ->
        [1] a red mister
       *[other] { $count } red misters
    }
    .mister-short = red m
    .miss = red miss
    .miss-counted = { $count ->
        [1] a red miss
       *[other] { $count } red misses
    }
    .miss-short = red w
    .baby = red baby
    .baby-counted = { $count ->
        [1] a red baby
       *[other] { $count } red babies
    }
    .baby-short = red B
bean-garden = garden bean
    .counted = { $count ->
        [1] a garden bean
       *[other] { $count } garden beans
    }
    .short = garden
    .typed = garden
    .mister = garden mister
    .mister-counted = { $count ->
        [1] a garden mister
       *[other] { $count } garden misters
    }
    .mister-short = garden m
    .miss = garden miss
    .miss-counted = { $count ->
        [1] a garden miss
       *[other] { $count } garden misses
    }
    .miss-short = garden w
    .baby = garden baby
    .baby-counted = { $count ->
        [1] a garden baby
       *[other] { $count } garden babies
    }
    .baby-short = garden B

## The table

phase = { $phase ->
    [1] Planting from the hand
    [2] Trading
    [3] Planting what came
    [4] Drawing
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

score = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tie-broken = Equal coins: whoever holds more cards wins.
    .farthest_from_start = Equal coins: whoever sits farthest from the first player wins.
    .rule = LAD-64
tie-shared = Equal coins: the win is shared.
    .rule = LAD-64
reason-exhausted = The deck has run out for the last time.

fact-thirds = third fields left: { $value }
screen-sex = sex
    .mister = mister
    .miss = miss
    .baby = baby
screen-field = { $name } ×{ $cards }: { $order }; { $pays }
screen-order = { $cards } (top)
screen-before = It is { $seat }'s turn. Anything to harvest before it goes on?
screen-move = Your new baby in field { $field } may move one miss towards the top: the top card sets the price.
screen-pays = pays { $coins }
screen-step = { $coins } from { $at } cards
screen-with-miss = { $coins } with a miss on top
screen-beans = Cards in play, and what a field pays with this card on top (cards → coins)
screen-from = coins
    .discard = { $coins } from the discard pile
    .deck = { $coins } unseen from the deck
    .field = { $coins } from the field
screen-paid = The coins: { $sources }.
screen-ask-variety = Only varieties can be asked for, here: { $kind }. Its owner picks mister, miss or baby.
screen-which = Which one? Face up: { $cards }.
screen-piles-pay = With { $card } on top, the coins come from the discard pile, then from the deck; the whole field is discarded.

## What a seat may choose

action-reveal = Turn up cards from the deck
action-draw = Draw new cards and end the turn
action-done = End this phase
action-pass = Pass: nothing from me now
    .bare = Pass
action-buy = Buy a third field
action-harvest = Harvest field { $field }
action-plant-front = Plant the front card, { $kind }, in field { $field }
action-plant-card = Plant { $kind }
action-lift = Lift miss { $miss } from the top by { $places ->
    [one] { $places } place
   *[other] { $places } places
}
    .only = Lift the miss by { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
action-lift-lower = Lift a miss further down (from miss { $miss } on) …
action-waive = Leave the misses where they are
action-offer = Make { $to } an offer …
action-accept = Accept { $to }'s offer
action-decline = Decline { $to }'s offer
action-give = Give { $kind }
action-give-up = Give { $kind } lying face up
action-no-more-give = Give no more
action-want = Ask for { $kind }
action-no-more-want = Ask for no more

## What happened

event-turn = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-planted = { $you ->
    [seat] You plant { $kind } in field { $field }.
   *[other] { $seat } plants { $kind } in field { $field }.
}
event-lifted = { $you ->
    [seat] Your baby lifts { $kind } in field { $field } by { $places ->
        [one] { $places } place
       *[other] { $places } places
    }.
   *[other] { $seat }'s baby lifts { $kind } in field { $field } by { $places ->
        [one] { $places } place
       *[other] { $places } places
    }.
}
event-waived = { $you ->
    [seat] You leave the misses of field { $field } where they are.
   *[other] { $seat } leaves the misses of field { $field } where they are.
}
event-no-reveal = { $you ->
    [seat] There is no card left for you to turn up.
   *[other] There is no card left for { $seat } to turn up.
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

option-miss_preset = Beanometers of misses
    .about = Which reconstruction of the misses' prices is played; a card file of your own comes before it.
    .plus_one_coin = one coin more than a mister at every step
    .minus_one_bean = a mister's coins for one card fewer
option-kept_baby = Kept babies
    .about = When a turned-up baby that its player keeps is planted.
    .phase3 = after trading, like every kept card
    .at_once = at once if it is declared kept and its variety grows
option-hidden_sex = Hidden sexes
    .about = Are offers made by variety only, so that nobody learns the sex before the deal?
    .on = yes, only varieties are named
    .off = no, offers show the cards (for learning)
option-third_field_cards = Third fields
    .about = How many third fields there are for all players together.
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
option-offers = Offers a turn
    .about = How many offers each player may make in one turn; 0 means no trading at all.
option-exhaustions = Length of the game
    .about = How often the deck runs out before the game ends.
    .rules = as the rules say

## Rules that a refusal can name

rule-LAD-07 = A field holds one variety only. Choose an empty field, or the one where this variety grows.
rule-LAD-08 = This variety already grows in one of your fields, so the card must go there.
rule-LAD-10 = A turn goes in order: plant, turn up and trade, plant what came, draw. This step is not due now.
rule-LAD-12 = There is no room for this card. Harvest a field first, or buy a third one on your own turn.
rule-LAD-14 = After a baby is laid on a field with a miss, one miss of that field may move, by one place or by two.
rule-LAD-15 = A miss cannot rise above the top of its field.
rule-LAD-16 = A new baby moves one miss, once: decide that first, or pass. Without a new baby there is no move.
rule-LAD-17 = From the hand only the front card is planted, and it must be planted first.
rule-LAD-18 = You have planted two cards from your hand; a third is not allowed.
rule-LAD-20 = Your hand is empty, so there is nothing to plant from it.
rule-LAD-21 = There is no trading yet. It starts when the active player has turned up cards.
rule-LAD-22 = A turned-up card that you keep is planted after trading.
rule-LAD-23 = Deals are between the active player and one other. Make your offer to that player.
rule-LAD-24 = You can give cards from your hand, and on your own turn those turned up; none that already grow.
rule-LAD-25 = A deal or gift has to move at least one card.
rule-LAD-26 = To accept you must give exactly the cards that are asked for, and you do not have them.
rule-LAD-27 = That card was received this turn: it stays with you and will be planted.
rule-LAD-28 = Before a deal is carried out only the variety of a card is named, never its sex.
rule-LAD-30 = You have received a baby whose variety you grow: plant it now.
rule-LAD-31 = A baby whose variety you do not grow is planted after trading.
rule-LAD-32 = Misters and misses you received are planted after trading.
rule-LAD-34 = Trading is over, or it is not yours to end: only the active player ends it.
rule-LAD-35 = Now the cards that were received or kept are planted, all of them and none from the hand.
rule-LAD-37 = Planting goes seat by seat, the active player first. It is not your turn to plant yet.
rule-LAD-40 = It is not your turn. You may harvest, or deal with the active player.
rule-LAD-41 = Nothing grows in that field, so there is nothing to harvest.
rule-LAD-48 = This field has one card. Harvest one with two or more first.
rule-LAD-54 = No third field is left; there are only a few for the whole table.
rule-LAD-55 = A third field is bought on your own turn, once, for three coins of your own.
rule-LAD-68 = A baby is still to be planted or to move a miss. Until then no deal is made and trading cannot end.
rule-LAD-A16 = At this table a card marked as kept stays out of trading.
rule-LAD-A5 = Mark this baby as kept: then it is planted at once.

## The browser table

play-order = From the bottom to the top; the last card sets the price.
play-lift-head = Lifting a miss
play-now-lift = Your new baby may lift a miss.

## Hints: why the bot would do it

hint-ripe = Field { $field } pays { hint-coins } now; waiting promises less than an empty field.
hint-ripe-miss = A miss lies on top, so field { $field } pays { hint-coins } now; waiting promises less than an empty field.
hint-unripe = No field is better sold now than later.
hint-lift = The nearer a miss is to the top of field { $field }, the sooner she sets the price.
hint-lift-top = With the miss on top, field { $field } pays { hint-coins }.
hint-waive = No move of a miss makes field { $field } worth more.
hint-keep-baby = { $kind } makes one of your fields worth more: plant it at once.
hint-baby = { $kind } came to you in a deal and you grow that variety: it is planted at once.

## The guide: what is asked at each kind of moment

guide-plant-front = The first card in your hand must be planted; the order never changes. It lies on top of its field, and the top card sets the price: a miss pays most, a baby nothing. A second card is up to you.
guide-reveal = Planting from the hand is over. Turn up two cards: they are yours, to plant or to trade away.
guide-offer = You may trade. Others hear only the variety, not whether it is a mister, a miss or a baby. Ask for what you grow, give what would spoil a field. When nothing is left to gain, end trading.
guide-deal = An offer for you, by variety: you do not know which card will come. Accept if it suits your fields better than what you give; keep your misses.
guide-voice = Another player’s turn: you can trade with that player only, with cards from your hand. Ask for what you grow, or simply wait.
guide-plant-card = What you got and kept must be planted now. Mind the order: the last card lies on top and sets the price.
guide-lift = A new baby may lift one miss of its field by one place or two. Bring her to the top if you mean to sell soon.
guide-room = No field has room for this card: harvest one. A field with a single card is safe as long as another has more. Best is a field with a miss on top.
guide-draw = The last step: draw new cards. If a miss lies on top of a large field, think of selling it first.

## A first game that teaches

lesson-goal = A field is sold for coins, and its top card sets the price: a miss pays one coin more than a mister, a baby nothing. The most coins win.
    .title = The top card counts
lesson-baby = The front card of your hand must be planted: a stink baby. It will lie on top of the miss.
    .title = Plant from the front
lesson-lift = With a baby on top the field pays nothing. But a new baby may lift a miss: bring her back to the top.
    .title = Lift the miss
lesson-reveal = Better. Keep the rest of your hand for later and turn up two cards.
    .title = Turn up two cards
lesson-offer = { $one } grows soy beans, you do not. Tap yours to offer it.
    .title = Ask for a bean
    .tap-2 = Ask for a stink bean. You see afterwards whether it is a mister, a miss or a baby.
    .tap-3 = And whom you ask: { $one }.
lesson-done = { $one } says yes, and gives you a miss! End trading with two taps.
    .title = It is a deal
lesson-settle = You kept a green bean: it goes to the other one.
    .title = Plant what you kept
lesson-miss = The last card planted lies on top. That is where a miss belongs.
    .title = Now the miss
lesson-harvest = Five stink beans with a miss on top: three coins instead of two. Tap twice to sell them.
    .title = Harvest
lesson-draw = Three coins! Draw three cards to end your turn. They go to the back: the order of your hand never changes.
    .title = Draw
lesson-bye = Bring a miss to the top before you sell; that is the whole secret. This game goes on for real. Good luck!
    .title = Now you can play

## How to play

how-1-title = The aim
how-1 =
    You grow beans, trade them and sell them. Whoever ends with the most coins wins.

    There are eight varieties, each with misters, misses and babies. You start with five cards and two empty fields. The order of your hand never changes: you plant from the front and draw to the back (LAD-09).
how-2-title = Fields and prices
how-2 =
    A field holds one variety, misters, misses and babies together, and no variety grows in two of your fields. New cards go on top.

    When you sell, all cards count, but only the top card sets the price: its beanometer says how many cards bring how many coins. A miss pays one coin more than a mister at every step; a baby on top pays nothing (LAD-44). Five stink beans bring two coins with a mister on top, three with a miss.
how-3-title = Babies lift misses
how-3 =
    When you plant a baby, you may at once lift one miss of its field by one or two places (LAD-14). The baby already lies on top: the miss it has just covered needs one place to be back there.
how-4-title = Your turn
how-4 =
    First, plant the front card of your hand; a second one if you like. A card joins its variety or takes an empty field. No room? Harvest first.

    Second, turn up two cards, to keep or trade, and deal as long as you like. Third, everyone plants what they got or kept, you first, each in the order they like. Fourth, draw three cards.
how-5-title = Offers
how-5 =
    An offer says “I give” and “I want”; one side may be empty, as a gift. On your turn, offer turned-up cards or any hand cards, to everyone or to one player. In another player’s turn, you deal with that player only, from your hand. Offers are accepted, countered or declined.

    Hand cards are named by variety only: you see after the deal whether you got a mister, a miss or a baby (LAD-28). Cards received never enter a hand and cannot be traded on (LAD-27). A baby you receive is planted at once if you grow its variety (LAD-30).
how-6-title = Harvest
how-6 =
    Harvest a whole field whenever you like, on anyone’s turn. A field with a single card can be harvested only if none of your fields has more, and pays nothing (LAD-49).

    Coins are cards from the top of the field; the rest is discarded. With a garden miss on top, the coins come from the discard pile and, if that is short, from the deck (LAD-50).

    On your turn you may buy a third field, once, for three coins; the whole table has only two.
how-7-title = The end
how-7 =
    The game ends when the deck runs out for the third time: at once during a draw, otherwise after this turn’s planting. Fields are sold automatically; hands are worth nothing. In a tie, the larger hand wins.

    Card numbers and prices are reconstructed; options offer other prices for misses, or open offers for learning.

# -- refusals

refused-usage-lift = It is written like this: lift MISS PLACES, misses counted from the top; pass moves none.
refused-not-a-miss = "{ $word }" is not a miss: type a number, 1 for the one nearest the top.
refused-not-places = "{ $word }" is not a number of places: type 1 or 2.
refused-position-lift = { $field }: { $zone } has no baby on top of a miss.
refused-position-dark = { $field }={ $value } does not list places in { $zone }.
refused-position-thirds = { $field }: there are only { $most } third fields in the game.
refused-cards-miss-less = { $field }: a miss pays less than a mister for { $count } cards.
refused-cards-miss-no-better = { $field }: a miss is nowhere better than a mister.
refused-cards-pays-from = { $field } can only be { $only }.
refused-cards-pays-beyond = { $field }: a miss that pays more coins than cards needs miss_pays_from = "{ $needed }".
refused-cards-baby-meter = { $field }: a baby has no beanometer.
refused-cards-pays-most = { $field }: no step pays more than { $most } coins.
