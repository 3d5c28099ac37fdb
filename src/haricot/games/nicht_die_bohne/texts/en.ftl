### Nicht die Bohne in English. How arguments become variables: haricot.locales.

game-name = Nicht die Bohne!
game-about = Everyone puts down a card and takes another: whoever's card you take picks next. Numbers of a suit add up, ×2 doubles, a minus turns the row negative, zero wipes it out.
    .cho = Everyone puts down a card and takes another: whoever's card you take picks next. The Oya is the one who holds the token and leads. Numbers of a suit add up, ×2 doubles, a minus turns the row negative, zero wipes it out.
edition-ndb = Nicht die Bohne!
edition-cho = Pas de bras… pas de chocolat

## Suits

suit-green = green
    .short = green
    .letter = G
suit-red = red
    .short = red
    .letter = R
suit-yellow = yellow
    .short = yellow
    .letter = Y
suit-blue = blue
    .short = blue
    .letter = B
suit-white = white chocolate
    .short = white
    .letter = W
suit-milk = milk chocolate
    .short = milk
    .letter = M
suit-dark = dark chocolate
    .short = dark
    .letter = D
suit-hazelnut = hazelnut chocolate
    .short = hazelnut
    .letter = H

# the suit that an event names by its word
suit-name = { $suit ->
    [green] { suit-green }
    [red] { suit-red }
    [yellow] { suit-yellow }
    [blue] { suit-blue }
    [white] { suit-white }
    [milk] { suit-milk }
    [dark] { suit-dark }
   *[hazelnut] { suit-hazelnut }
}

## Cards

card-green-1 = green 1
    .counted = the green 1
    .short = G1
    .typed = 1 green
card-green-2 = green 2
    .counted = the green 2
    .short = G2
    .typed = 2 green
card-green-3 = green 3
    .counted = the green 3
    .short = G3
    .typed = 3 green
card-green-4 = green 4
    .counted = the green 4
    .short = G4
    .typed = 4 green
card-green-5 = green 5
    .counted = the green 5
    .short = G5
    .typed = 5 green
card-green-6 = green 6
    .counted = the green 6
    .short = G6
    .typed = 6 green
card-green-7 = green 7
    .counted = the green 7
    .short = G7
    .typed = 7 green
card-green-8 = green 8
    .counted = the green 8
    .short = G8
    .typed = 8 green
card-green-9 = green 9
    .counted = the green 9
    .short = G9
    .typed = 9 green
card-green-10 = green 10
    .counted = the green 10
    .short = G10
    .typed = 10 green
card-green-x2 = green ×2
    .counted = the green ×2
    .short = Gx2
    .typed = green x2
card-green-minus = green minus
    .counted = { $count ->
        [1] a green minus card
       *[other] { $count } green minus cards
    }
    .short = G-
    .typed = green -, green minus card
card-green-zero = green zero
    .counted = the green zero
    .short = G0
    .typed = green 0

card-red-1 = red 1
    .counted = the red 1
    .short = R1
    .typed = 1 red
card-red-2 = red 2
    .counted = the red 2
    .short = R2
    .typed = 2 red
card-red-3 = red 3
    .counted = the red 3
    .short = R3
    .typed = 3 red
card-red-4 = red 4
    .counted = the red 4
    .short = R4
    .typed = 4 red
card-red-5 = red 5
    .counted = the red 5
    .short = R5
    .typed = 5 red
card-red-6 = red 6
    .counted = the red 6
    .short = R6
    .typed = 6 red
card-red-7 = red 7
    .counted = the red 7
    .short = R7
    .typed = 7 red
card-red-8 = red 8
    .counted = the red 8
    .short = R8
    .typed = 8 red
card-red-9 = red 9
    .counted = the red 9
    .short = R9
    .typed = 9 red
card-red-10 = red 10
    .counted = the red 10
    .short = R10
    .typed = 10 red
card-red-x2 = red ×2
    .counted = the red ×2
    .short = Rx2
    .typed = red x2
card-red-minus = red minus
    .counted = { $count ->
        [1] a red minus card
       *[other] { $count } red minus cards
    }
    .short = R-
    .typed = red -, red minus card
card-red-zero = red zero
    .counted = the red zero
    .short = R0
    .typed = red 0

card-yellow-1 = yellow 1
    .counted = the yellow 1
    .short = Y1
    .typed = 1 yellow
card-yellow-2 = yellow 2
    .counted = the yellow 2
    .short = Y2
    .typed = 2 yellow
card-yellow-3 = yellow 3
    .counted = the yellow 3
    .short = Y3
    .typed = 3 yellow
card-yellow-4 = yellow 4
    .counted = the yellow 4
    .short = Y4
    .typed = 4 yellow
card-yellow-5 = yellow 5
    .counted = the yellow 5
    .short = Y5
    .typed = 5 yellow
card-yellow-6 = yellow 6
    .counted = the yellow 6
    .short = Y6
    .typed = 6 yellow
card-yellow-7 = yellow 7
    .counted = the yellow 7
    .short = Y7
    .typed = 7 yellow
card-yellow-8 = yellow 8
    .counted = the yellow 8
    .short = Y8
    .typed = 8 yellow
card-yellow-9 = yellow 9
    .counted = the yellow 9
    .short = Y9
    .typed = 9 yellow
card-yellow-10 = yellow 10
    .counted = the yellow 10
    .short = Y10
    .typed = 10 yellow
card-yellow-x2 = yellow ×2
    .counted = the yellow ×2
    .short = Yx2
    .typed = yellow x2
card-yellow-minus = yellow minus
    .counted = { $count ->
        [1] a yellow minus card
       *[other] { $count } yellow minus cards
    }
    .short = Y-
    .typed = yellow -, yellow minus card
card-yellow-zero = yellow zero
    .counted = the yellow zero
    .short = Y0
    .typed = yellow 0

card-blue-1 = blue 1
    .counted = the blue 1
    .short = B1
    .typed = 1 blue
card-blue-2 = blue 2
    .counted = the blue 2
    .short = B2
    .typed = 2 blue
card-blue-3 = blue 3
    .counted = the blue 3
    .short = B3
    .typed = 3 blue
card-blue-4 = blue 4
    .counted = the blue 4
    .short = B4
    .typed = 4 blue
card-blue-5 = blue 5
    .counted = the blue 5
    .short = B5
    .typed = 5 blue
card-blue-6 = blue 6
    .counted = the blue 6
    .short = B6
    .typed = 6 blue
card-blue-7 = blue 7
    .counted = the blue 7
    .short = B7
    .typed = 7 blue
card-blue-8 = blue 8
    .counted = the blue 8
    .short = B8
    .typed = 8 blue
card-blue-9 = blue 9
    .counted = the blue 9
    .short = B9
    .typed = 9 blue
card-blue-10 = blue 10
    .counted = the blue 10
    .short = B10
    .typed = 10 blue
card-blue-x2 = blue ×2
    .counted = the blue ×2
    .short = Bx2
    .typed = blue x2
card-blue-minus = blue minus
    .counted = { $count ->
        [1] a blue minus card
       *[other] { $count } blue minus cards
    }
    .short = B-
    .typed = blue -, blue minus card
card-blue-zero = blue zero
    .counted = the blue zero
    .short = B0
    .typed = blue 0

card-white-1 = white 1
    .counted = the white 1
    .short = W1
    .typed = 1 white
card-white-2 = white 2
    .counted = the white 2
    .short = W2
    .typed = 2 white
card-white-3 = white 3
    .counted = the white 3
    .short = W3
    .typed = 3 white
card-white-4 = white 4
    .counted = the white 4
    .short = W4
    .typed = 4 white
card-white-5 = white 5
    .counted = the white 5
    .short = W5
    .typed = 5 white
card-white-6 = white 6
    .counted = the white 6
    .short = W6
    .typed = 6 white
card-white-7 = white 7
    .counted = the white 7
    .short = W7
    .typed = 7 white
card-white-8 = white 8
    .counted = the white 8
    .short = W8
    .typed = 8 white
card-white-9 = white 9
    .counted = the white 9
    .short = W9
    .typed = 9 white
card-white-10 = white 10
    .counted = the white 10
    .short = W10
    .typed = 10 white
card-white-x2 = white cacao ×2
    .counted = the white cacao ×2
    .short = Wx2
    .typed = white x2, white cacao
card-white-minus = white palm oil
    .counted = { $count ->
        [1] a white palm oil card
       *[other] { $count } white palm oil cards
    }
    .short = W-
    .typed = white -, white minus
card-white-zero = white zero
    .counted = the white zero
    .short = W0
    .typed = white 0, white no arms

card-milk-1 = milk 1
    .counted = the milk 1
    .short = M1
    .typed = 1 milk
card-milk-2 = milk 2
    .counted = the milk 2
    .short = M2
    .typed = 2 milk
card-milk-3 = milk 3
    .counted = the milk 3
    .short = M3
    .typed = 3 milk
card-milk-4 = milk 4
    .counted = the milk 4
    .short = M4
    .typed = 4 milk
card-milk-5 = milk 5
    .counted = the milk 5
    .short = M5
    .typed = 5 milk
card-milk-6 = milk 6
    .counted = the milk 6
    .short = M6
    .typed = 6 milk
card-milk-7 = milk 7
    .counted = the milk 7
    .short = M7
    .typed = 7 milk
card-milk-8 = milk 8
    .counted = the milk 8
    .short = M8
    .typed = 8 milk
card-milk-9 = milk 9
    .counted = the milk 9
    .short = M9
    .typed = 9 milk
card-milk-10 = milk 10
    .counted = the milk 10
    .short = M10
    .typed = 10 milk
card-milk-x2 = milk cacao ×2
    .counted = the milk cacao ×2
    .short = Mx2
    .typed = milk x2, milk cacao
card-milk-minus = milk palm oil
    .counted = { $count ->
        [1] a milk palm oil card
       *[other] { $count } milk palm oil cards
    }
    .short = M-
    .typed = milk -, milk minus
card-milk-zero = milk zero
    .counted = the milk zero
    .short = M0
    .typed = milk 0, milk no arms

card-dark-1 = dark 1
    .counted = the dark 1
    .short = D1
    .typed = 1 dark
card-dark-2 = dark 2
    .counted = the dark 2
    .short = D2
    .typed = 2 dark
card-dark-3 = dark 3
    .counted = the dark 3
    .short = D3
    .typed = 3 dark
card-dark-4 = dark 4
    .counted = the dark 4
    .short = D4
    .typed = 4 dark
card-dark-5 = dark 5
    .counted = the dark 5
    .short = D5
    .typed = 5 dark
card-dark-6 = dark 6
    .counted = the dark 6
    .short = D6
    .typed = 6 dark
card-dark-7 = dark 7
    .counted = the dark 7
    .short = D7
    .typed = 7 dark
card-dark-8 = dark 8
    .counted = the dark 8
    .short = D8
    .typed = 8 dark
card-dark-9 = dark 9
    .counted = the dark 9
    .short = D9
    .typed = 9 dark
card-dark-10 = dark 10
    .counted = the dark 10
    .short = D10
    .typed = 10 dark
card-dark-x2 = dark cacao ×2
    .counted = the dark cacao ×2
    .short = Dx2
    .typed = dark x2, dark cacao
card-dark-minus = dark palm oil
    .counted = { $count ->
        [1] a dark palm oil card
       *[other] { $count } dark palm oil cards
    }
    .short = D-
    .typed = dark -, dark minus
card-dark-zero = dark zero
    .counted = the dark zero
    .short = D0
    .typed = dark 0, dark no arms

card-hazelnut-1 = hazelnut 1
    .counted = the hazelnut 1
    .short = H1
    .typed = 1 hazelnut
card-hazelnut-2 = hazelnut 2
    .counted = the hazelnut 2
    .short = H2
    .typed = 2 hazelnut
card-hazelnut-3 = hazelnut 3
    .counted = the hazelnut 3
    .short = H3
    .typed = 3 hazelnut
card-hazelnut-4 = hazelnut 4
    .counted = the hazelnut 4
    .short = H4
    .typed = 4 hazelnut
card-hazelnut-5 = hazelnut 5
    .counted = the hazelnut 5
    .short = H5
    .typed = 5 hazelnut
card-hazelnut-6 = hazelnut 6
    .counted = the hazelnut 6
    .short = H6
    .typed = 6 hazelnut
card-hazelnut-7 = hazelnut 7
    .counted = the hazelnut 7
    .short = H7
    .typed = 7 hazelnut
card-hazelnut-8 = hazelnut 8
    .counted = the hazelnut 8
    .short = H8
    .typed = 8 hazelnut
card-hazelnut-9 = hazelnut 9
    .counted = the hazelnut 9
    .short = H9
    .typed = 9 hazelnut
card-hazelnut-10 = hazelnut 10
    .counted = the hazelnut 10
    .short = H10
    .typed = 10 hazelnut
card-hazelnut-x2 = hazelnut cacao ×2
    .counted = the hazelnut cacao ×2
    .short = Hx2
    .typed = hazelnut x2, hazelnut cacao
card-hazelnut-minus = hazelnut palm oil
    .counted = { $count ->
        [1] a hazelnut palm oil card
       *[other] { $count } hazelnut palm oil cards
    }
    .short = H-
    .typed = hazelnut -, hazelnut minus
card-hazelnut-zero = hazelnut zero
    .counted = the hazelnut zero
    .short = H0
    .typed = hazelnut 0, hazelnut no arms

## The table

phase = { $phase ->
    [0] Leading a card
    [1] Answering face down
    [2] Taking cards
   *[other] The match is over
}

zone-hand = hand
zone-answer = face down
zone-played = played
zone-row = row

score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tie-broken = Equal points: whoever won more deals wins.
    .rule = NDB-32
tie-shared = Equal points: the win is shared.
    .rule = NDB-32
reason-played = All deals have been played.

fact-deal = deals over: { $value }
fact-trick = tricks over: { $value }
fact-total = total { $value }

## Choices

action-lead = Lead { $kind }
action-answer = Put { $kind } face down
action-take = Take { $kind } from { $from }

## What happened

event-led = { $you ->
    [seat] You lead { $kind }.
   *[other] { $seat } leads { $kind }.
}
event-answered = { $you ->
    [seat] You put { $seen } face down.
   *[other] { $seat } puts a card face down.
}
event-revealed = The answers are turned up: { $seen }.
event-took = { $you ->
    [seat] You take { $kind } from { $from }.
    [from] { $seat } takes { $kind } from you.
   *[other] { $seat } takes { $kind } from { $from }.
}
event-took-token = { $you ->
    [seat] You are left with { $kind } from { $from } and take the token.
    [from] { $seat } is left with { $kind } from you and takes the token.
   *[other] { $seat } is left with { $kind } from { $from } and takes the token.
}
event-counted-ndb = { $you ->
    [seat] Your row, { suit-name }: numbers { $sum }, after zero { $zero }, after minus { $sign }, after ×2 { $double }.
   *[other] { $seat }, { suit-name }: numbers { $sum }, after zero { $zero }, after minus { $sign }, after ×2 { $double }.
}
event-counted-cho = { $you ->
    [seat] Your { suit-name }: numbers { $sum }, after cacao { $double }, after palm oil { $sign }, after zero { $zero }.
   *[other] { $seat }, { suit-name }: numbers { $sum }, after cacao { $double }, after palm oil { $sign }, after zero { $zero }.
}
event-scored-ndb = { $you ->
    [seat] Deal { $deal } gives you plus { $plus }, minus { $minus }, sum { $sum }; you have { $total } in all.
   *[other] Deal { $deal } gives { $seat } plus { $plus }, minus { $minus }, sum { $sum }; that makes { $total } in all.
}
event-scored-cho = { $you ->
    [seat] Deal { $deal } gives you { $sum }; you have { $total } in all.
   *[other] Deal { $deal } gives { $seat } { $sum }; that makes { $total } in all.
}
event-deal-over = { $winners-count ->
    [one] { $you ->
        [winners] Deal { $deal } is over. Yours is the best collection.
       *[other] Deal { $deal } is over. The best collection belongs to { $winners }.
    }
   *[other] Deal { $deal } is over. The best collections, equally good: { $winners }.
}
event-gathered = All cards are gathered and shuffled.
event-dealt = { $you ->
    [seat] Deal { $deal }: { $cards } cards each. The token is yours: you lead.
   *[other] Deal { $deal }: { $cards } cards each. { $seat } has the token and leads.
}
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] You win with { $scores-most ->
            [one] { $scores-most } point
           *[other] { $scores-most } points
        }.
       *[other] { $winners } wins with { $scores-most ->
            [one] { $scores-most } point
           *[other] { $scores-most } points
        }.
    }
   *[other] Shared win: { $winners }, with { $scores-most ->
        [one] { $scores-most } point
       *[other] { $scores-most } points
    } each.
}

## Options

option-deals = Number of deals
    .about = How many deals a match has; every deal plays all sixty cards.
option-first_leader = First dealer, or first Oya
    .about = Nicht die Bohne: who deals first, so that the left neighbour leads. Pas de bras: who leads first.
    .random = drawn by lot
option-next_leader = Who leads the next deal
    .about = Where the token goes when a new deal begins.
    .rotate_left = the next seat to the left of the last deal's first leader
    .keep_token = whoever has the token
option-ties = Equal best totals
    .about = Who wins when several have the best total.
    .shared = the win is shared
    .more_deals_won = whoever has won more deals

## Rules that a refusal can name

rule-NDB-06 = The leader plays one card from hand face up, before anybody else plays, and only one.
rule-NDB-07 = Everyone but the leader puts down one card, and it comes from their own hand.
rule-NDB-08 = Nobody takes a card before all have put one down and the answers are turned up.
rule-NDB-09 = Everybody takes exactly one card in a trick, and you have taken yours.
rule-NDB-10 = The leader takes first, and may take any card but their own.
rule-NDB-11 = It is not your pick. The player whose card has just been taken takes next.
rule-NDB-12 = Take a card that still lies there, but not the one under the token.
rule-NDB-14 = Nobody takes back their own card.
rule-NDB-16 = This trick is not over: first everybody takes a card.
rule-NDB-A13 = You have put down your card, and it stays: a card is final once it lies there.
rule-CHO-06 = The Oya plays one card from hand face up, before anybody else plays, and only one.
rule-CHO-07 = Everyone but the Oya puts down one card from their own hand; cards are taken when all are turned up.
rule-CHO-08 = The Oya takes one of the cards the others have played, never their own.
rule-CHO-09 = Next is the player whose card was taken: one of the cards left, but not the one under the token.

## The terminal's table

screen-deal = Deal { $deal } of { $deals } · trick { $trick } of { $tricks }
screen-trick = Trick
screen-token = { $card } (token)
screen-covered = face down
screen-waiting = …
screen-taken = taken
screen-turned = Turned up
screen-now = deal
screen-total = total
screen-plus = plus
screen-minus = minus
screen-sum = sum
screen-rows = Deal { $deal }
screen-sheet = Score sheet
screen-no-sheet = No deal has been scored yet.
question-lead = You have the token: lead a card. It will go to another player, never back to you.
question-answer = { $seat } leads { $kind }. Which card do you put down? Another player will get it.
question-take = Take a card. Whoever's card you take picks next; the last is left with the token's card.
question-forced = Only one card is left for you: you have to take it.
menu-row = { $row }, then { $next } picks
menu-type = Type a number, or the card itself, such as { $card }.
word-sheet = sheet
screen-help =
    Every trick, all put down one card: the leader face up under the token, the
    others face down. Then the leader takes any card but their own; whoever's
    card was taken takes next; the last gets the card under the token and leads.
    What you take lies in front of you, one row for each suit:
      1 to 10    add up
      x2         the row counts double, even below zero
      -          one or three of them turn the row negative, two cancel out
      0          the row is worth nothing at all
    Type the number of a choice, the card (such as { $card }), a player's name
    to take from, or one of these:
      Enter      the choice marked with >
      t          show the table again
      sheet      the score sheet, deal by deal
      l          what happened last
      i          edition and options of this table
      v          what a bot would do, and why
      r          how to play
      ?          the rule behind the last refusal;   ? NDB-12   any rule
      s FILE     save the match
      q          leave the table

## The browser table

play-leads = leads
play-step-lay = lay
play-step-reveal = turn up
play-step-take = take
play-course = The trick, step by step
play-lay-here = your card here
play-chooses = still choosing
play-token = the token: this card stays until the last
play-your-rows = Your rows
play-together = together
play-row = { $suit }: { $cards }; worth { $worth }
play-row-empty = { $suit }: no card
play-hand-next = Your hand for the next trick
play-choose-lay = Tap a card of your hand
play-choose-take = Tap the card you take

## Hints: why the bot would do it

hint-take = Of the cards you may take, this one does most for your rows; the row goes from { $before } to { $after }.
hint-take-least = Nothing you may take helps you; this does least harm: the row goes from { $before } to { $after }.
hint-take-later = Of the cards you may take, this one does most for your rows: not now, but with the cards to come.
hint-take-idle = Nothing you may take helps you; this one changes nothing for now.
hint-take-chain = Another card would help your rows more, but { $seat } picks next if you take this one, and in the end that puts you further ahead.
hint-play-hurts = { $kind } spoils the rows of every other player, and you never get your own card.
hint-play-least = Of your cards, { $kind } helps the others least.
hint-play-odds = Of your cards this one leaves you furthest ahead, on average over the tricks that the bot thought through; { $points ->
    [0] the next best is hardly behind.
    [one] the next best is about { $points } point behind.
   *[other] the next best is about { $points } points behind.
}

## The guide: what is asked at each kind of moment

guide-lead = You have the token: lay a card face up. You never get it back; it goes to whoever is last to take. Lay something that does little for the others.
guide-answer = Lay a card face down. Another player will take it, so look at their rows: a minus hurts whoever has a high row, a zero wipes one out.
guide-take = Take one of the cards before the others; it joins your row of that suit. The numbers below each card say what your row becomes. Whoever’s card you take picks next.
guide-forced = Only one card is left for you, so you have to take it. The last player always gets the card under the token.
guide-wait = Your rows lie below. In each suit the numbers add up, ×2 doubles them, a minus turns them negative, a second minus back again, and a zero makes them worth nothing.

## A first game that teaches

lesson-goal = Your rows, one for each suit. Numbers add up, ×2 doubles, a minus makes the row negative, a zero makes it nothing. Most points win.
    .title = The goal: points
lesson-lead = You begin. Your card always goes to somebody else: lay the red minus, for { $two } has 10 points in red.
    .title = Lay a card
lesson-take = Now take one. The red 10 would count against you, since your red row has a minus. The yellow 9 adds nine points.
    .title = Take a card
lesson-token = The card that was led goes to whoever takes last: { $two } has −10 in red now, and leads the next trick.
    .title = Who gets the minus
lesson-answer = Now { $two } has led. Lay a card face down; somebody else will take it. The red 2 is no gift to anybody.
    .title = Answer face down
lesson-bye = { $two } took your card, so you took next: ×2 makes your yellow row 38. This game goes on for real. Good luck!
    .title = Now you can play

## How to play

how-1-title = The aim
how-1 =
    Three to six of you lay cards and take them from one another. What you take lies open in front of you, one row for each suit. Whoever has the most points after three deals wins.

    All sixty cards are dealt: 20 each for three players, 15 for four, 12 for five, 10 for six. Each suit (green, red, yellow, blue) has the numbers 1 to 10, one ×2, three minus cards and one zero. Only you see your hand.
how-2-title = Laying a card
how-2 =
    In each trick everybody lays one card and takes one. Whoever has the token leads: one card from hand, face up, with the token on it. The others see it, then lay one card each, face down. When all have chosen, the cards are turned up.

    Once laid, a card stays (NDB-A13). Choose well: your own card always goes to somebody else (NDB-14).
how-3-title = Taking a card
how-3 =
    The leader takes first, any card but their own. Next comes the player whose card was just taken, and so on. So the card you take also decides who picks next.

    Nobody may take the card under the token while another one is left (NDB-12). The last player must take it, with the token, and leads the next trick. Nobody may refuse, even if only a bad card is left.

    Your card joins your row of its suit. All rows stay in sight: you see what the others need, and what would hurt them.
how-4-title = What a row is worth
how-4 =
    The numbers of a row add up. The ×2 doubles the row, even a negative one (NDB-26). One or three minus cards turn it negative; two cancel each other out. The zero makes the whole row worth nothing, for better or worse (NDB-24). A special card works only on your own row of its suit.

    An example: 7 and 3 make 10. With a minus card the row is worth −10, with the ×2 as well −20. A second minus makes it +20, the zero makes it 0.
how-5-title = From deal to deal
how-5 =
    A deal ends when all hands are empty. Your four rows together are your result, sometimes below zero. Then all cards are dealt again.

    Who leads first is drawn by lot. In each new deal the next player to the left leads first, whoever took the token last (NDB-30). After three deals the highest total wins; players with equal best totals share the win (NDB-32). The table’s options offer more or fewer deals.
how-6-title = Pas de bras… pas de chocolat
how-6 =
    The twin plays the same way, with white, milk, dark and hazelnut chocolate. The ×2 is called cacao, the minus palm oil, the zero pas de bras, and whoever leads is the Oya.

    You play one deal for each player, so that each of you is the first Oya once, unless you agreed on another number of deals (CHO-17). The highest total wins the match.

# -- refusals

refused-usage-play = It is written like this: play CARD
refused-usage-take = It is written like this: take SEAT
refused-position-all-answered = { $field }: all have answered, so it is phase=pick.
refused-position-suit = { $field }: { $card } is of another suit.
refused-position-sheet = { $field }={ $value } does not list a number up to 999 for each of { $deals } deals.
