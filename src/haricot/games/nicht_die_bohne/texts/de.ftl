### Nicht die Bohne auf Deutsch. Wie aus Argumenten Variablen werden: haricot.locales.

game-name = Nicht die Bohne!
game-about = Jeder legt eine Karte hin und nimmt eine andere: Wessen Karte du nimmst, der wählt als Nächster. Die Zahlen einer Farbe zählen zusammen, ×2 verdoppelt, ein Minus macht die Reihe negativ, die Null löscht sie.
    .cho = Jeder legt eine Karte hin und nimmt eine andere: Wessen Karte du nimmst, der wählt als Nächster. Oya heißt, wer den Chip hat und ausspielt. Die Zahlen einer Farbe zählen zusammen, ×2 verdoppelt, ein Minus macht die Reihe negativ, die Null löscht sie.
edition-ndb = Nicht die Bohne!
edition-cho = Pas de bras… pas de chocolat

## Farben

suit-green = Grün
    .short = Grün
    .letter = Gr
suit-red = Rot
    .short = Rot
    .letter = Ro
suit-yellow = Gelb
    .short = Gelb
    .letter = Ge
suit-blue = Blau
    .short = Blau
    .letter = Bl
suit-white = weiße Schokolade
    .short = Weiß
    .letter = W
suit-milk = Milchschokolade
    .short = Milch
    .letter = M
suit-dark = Zartbitterschokolade
    .short = Bitter
    .letter = B
suit-hazelnut = Nuss-Schokolade
    .short = Nuss
    .letter = N

# die Farbe, die ein Ereignis mit ihrem Wort nennt
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

## Karten

card-green-1 = grüne 1
    .counted = die grüne 1
    .short = Gr1
    .typed = grün 1
card-green-2 = grüne 2
    .counted = die grüne 2
    .short = Gr2
    .typed = grün 2
card-green-3 = grüne 3
    .counted = die grüne 3
    .short = Gr3
    .typed = grün 3
card-green-4 = grüne 4
    .counted = die grüne 4
    .short = Gr4
    .typed = grün 4
card-green-5 = grüne 5
    .counted = die grüne 5
    .short = Gr5
    .typed = grün 5
card-green-6 = grüne 6
    .counted = die grüne 6
    .short = Gr6
    .typed = grün 6
card-green-7 = grüne 7
    .counted = die grüne 7
    .short = Gr7
    .typed = grün 7
card-green-8 = grüne 8
    .counted = die grüne 8
    .short = Gr8
    .typed = grün 8
card-green-9 = grüne 9
    .counted = die grüne 9
    .short = Gr9
    .typed = grün 9
card-green-10 = grüne 10
    .counted = die grüne 10
    .short = Gr10
    .typed = grün 10
card-green-x2 = grüne ×2
    .counted = die grüne ×2
    .short = Grx2
    .typed = grüne x2, grün x2
card-green-minus = grüne Minuskarte
    .counted = { $count ->
        [1] eine grüne Minuskarte
       *[other] { $count } grüne Minuskarten
    }
    .short = Gr-
    .typed = grün minus, grüne minus, grün -
card-green-zero = grüne Null
    .counted = die grüne Null
    .short = Gr0
    .typed = grün null, grün 0, grüne 0

card-red-1 = rote 1
    .counted = die rote 1
    .short = Ro1
    .typed = rot 1
card-red-2 = rote 2
    .counted = die rote 2
    .short = Ro2
    .typed = rot 2
card-red-3 = rote 3
    .counted = die rote 3
    .short = Ro3
    .typed = rot 3
card-red-4 = rote 4
    .counted = die rote 4
    .short = Ro4
    .typed = rot 4
card-red-5 = rote 5
    .counted = die rote 5
    .short = Ro5
    .typed = rot 5
card-red-6 = rote 6
    .counted = die rote 6
    .short = Ro6
    .typed = rot 6
card-red-7 = rote 7
    .counted = die rote 7
    .short = Ro7
    .typed = rot 7
card-red-8 = rote 8
    .counted = die rote 8
    .short = Ro8
    .typed = rot 8
card-red-9 = rote 9
    .counted = die rote 9
    .short = Ro9
    .typed = rot 9
card-red-10 = rote 10
    .counted = die rote 10
    .short = Ro10
    .typed = rot 10
card-red-x2 = rote ×2
    .counted = die rote ×2
    .short = Rox2
    .typed = rote x2, rot x2
card-red-minus = rote Minuskarte
    .counted = { $count ->
        [1] eine rote Minuskarte
       *[other] { $count } rote Minuskarten
    }
    .short = Ro-
    .typed = rot minus, rote minus, rot -
card-red-zero = rote Null
    .counted = die rote Null
    .short = Ro0
    .typed = rot null, rot 0, rote 0

card-yellow-1 = gelbe 1
    .counted = die gelbe 1
    .short = Ge1
    .typed = gelb 1
card-yellow-2 = gelbe 2
    .counted = die gelbe 2
    .short = Ge2
    .typed = gelb 2
card-yellow-3 = gelbe 3
    .counted = die gelbe 3
    .short = Ge3
    .typed = gelb 3
card-yellow-4 = gelbe 4
    .counted = die gelbe 4
    .short = Ge4
    .typed = gelb 4
card-yellow-5 = gelbe 5
    .counted = die gelbe 5
    .short = Ge5
    .typed = gelb 5
card-yellow-6 = gelbe 6
    .counted = die gelbe 6
    .short = Ge6
    .typed = gelb 6
card-yellow-7 = gelbe 7
    .counted = die gelbe 7
    .short = Ge7
    .typed = gelb 7
card-yellow-8 = gelbe 8
    .counted = die gelbe 8
    .short = Ge8
    .typed = gelb 8
card-yellow-9 = gelbe 9
    .counted = die gelbe 9
    .short = Ge9
    .typed = gelb 9
card-yellow-10 = gelbe 10
    .counted = die gelbe 10
    .short = Ge10
    .typed = gelb 10
card-yellow-x2 = gelbe ×2
    .counted = die gelbe ×2
    .short = Gex2
    .typed = gelbe x2, gelb x2
card-yellow-minus = gelbe Minuskarte
    .counted = { $count ->
        [1] eine gelbe Minuskarte
       *[other] { $count } gelbe Minuskarten
    }
    .short = Ge-
    .typed = gelb minus, gelbe minus, gelb -
card-yellow-zero = gelbe Null
    .counted = die gelbe Null
    .short = Ge0
    .typed = gelb null, gelb 0, gelbe 0

card-blue-1 = blaue 1
    .counted = die blaue 1
    .short = Bl1
    .typed = blau 1
card-blue-2 = blaue 2
    .counted = die blaue 2
    .short = Bl2
    .typed = blau 2
card-blue-3 = blaue 3
    .counted = die blaue 3
    .short = Bl3
    .typed = blau 3
card-blue-4 = blaue 4
    .counted = die blaue 4
    .short = Bl4
    .typed = blau 4
card-blue-5 = blaue 5
    .counted = die blaue 5
    .short = Bl5
    .typed = blau 5
card-blue-6 = blaue 6
    .counted = die blaue 6
    .short = Bl6
    .typed = blau 6
card-blue-7 = blaue 7
    .counted = die blaue 7
    .short = Bl7
    .typed = blau 7
card-blue-8 = blaue 8
    .counted = die blaue 8
    .short = Bl8
    .typed = blau 8
card-blue-9 = blaue 9
    .counted = die blaue 9
    .short = Bl9
    .typed = blau 9
card-blue-10 = blaue 10
    .counted = die blaue 10
    .short = Bl10
    .typed = blau 10
card-blue-x2 = blaue ×2
    .counted = die blaue ×2
    .short = Blx2
    .typed = blaue x2, blau x2
card-blue-minus = blaue Minuskarte
    .counted = { $count ->
        [1] eine blaue Minuskarte
       *[other] { $count } blaue Minuskarten
    }
    .short = Bl-
    .typed = blau minus, blaue minus, blau -
card-blue-zero = blaue Null
    .counted = die blaue Null
    .short = Bl0
    .typed = blau null, blau 0, blaue 0

card-white-1 = weiße 1
    .counted = die weiße 1
    .short = W1
    .typed = weiß 1
card-white-2 = weiße 2
    .counted = die weiße 2
    .short = W2
    .typed = weiß 2
card-white-3 = weiße 3
    .counted = die weiße 3
    .short = W3
    .typed = weiß 3
card-white-4 = weiße 4
    .counted = die weiße 4
    .short = W4
    .typed = weiß 4
card-white-5 = weiße 5
    .counted = die weiße 5
    .short = W5
    .typed = weiß 5
card-white-6 = weiße 6
    .counted = die weiße 6
    .short = W6
    .typed = weiß 6
card-white-7 = weiße 7
    .counted = die weiße 7
    .short = W7
    .typed = weiß 7
card-white-8 = weiße 8
    .counted = die weiße 8
    .short = W8
    .typed = weiß 8
card-white-9 = weiße 9
    .counted = die weiße 9
    .short = W9
    .typed = weiß 9
card-white-10 = weiße 10
    .counted = die weiße 10
    .short = W10
    .typed = weiß 10
card-white-x2 = Kakaokarte ×2 (weiß)
    .counted = die Kakaokarte ×2 (weiß)
    .short = Wx2
    .typed = weiß x2, Kakao weiß, weiß Kakao
card-white-minus = Palmölkarte (weiß)
    .counted = { $count ->
        [1] eine Palmölkarte (weiß)
       *[other] { $count } Palmölkarten (weiß)
    }
    .short = W-
    .typed = weiß -, Palmöl weiß, weiß Palmöl, weiß minus
card-white-zero = Null (weiß)
    .counted = die Null (weiß)
    .short = W0
    .typed = weiß 0, weiß null, 0 weiß

card-milk-1 = Milch-1
    .counted = die Milch-1
    .short = M1
    .typed = Milch 1
card-milk-2 = Milch-2
    .counted = die Milch-2
    .short = M2
    .typed = Milch 2
card-milk-3 = Milch-3
    .counted = die Milch-3
    .short = M3
    .typed = Milch 3
card-milk-4 = Milch-4
    .counted = die Milch-4
    .short = M4
    .typed = Milch 4
card-milk-5 = Milch-5
    .counted = die Milch-5
    .short = M5
    .typed = Milch 5
card-milk-6 = Milch-6
    .counted = die Milch-6
    .short = M6
    .typed = Milch 6
card-milk-7 = Milch-7
    .counted = die Milch-7
    .short = M7
    .typed = Milch 7
card-milk-8 = Milch-8
    .counted = die Milch-8
    .short = M8
    .typed = Milch 8
card-milk-9 = Milch-9
    .counted = die Milch-9
    .short = M9
    .typed = Milch 9
card-milk-10 = Milch-10
    .counted = die Milch-10
    .short = M10
    .typed = Milch 10
card-milk-x2 = Kakaokarte ×2 (Milch)
    .counted = die Kakaokarte ×2 (Milch)
    .short = Mx2
    .typed = Milch x2, Kakao Milch, Milch Kakao
card-milk-minus = Palmölkarte (Milch)
    .counted = { $count ->
        [1] eine Palmölkarte (Milch)
       *[other] { $count } Palmölkarten (Milch)
    }
    .short = M-
    .typed = Milch -, Palmöl Milch, Milch Palmöl, Milch minus
card-milk-zero = Null (Milch)
    .counted = die Null (Milch)
    .short = M0
    .typed = Milch 0, Milch null, 0 Milch

card-dark-1 = Bitter-1
    .counted = die Bitter-1
    .short = B1
    .typed = Bitter 1
card-dark-2 = Bitter-2
    .counted = die Bitter-2
    .short = B2
    .typed = Bitter 2
card-dark-3 = Bitter-3
    .counted = die Bitter-3
    .short = B3
    .typed = Bitter 3
card-dark-4 = Bitter-4
    .counted = die Bitter-4
    .short = B4
    .typed = Bitter 4
card-dark-5 = Bitter-5
    .counted = die Bitter-5
    .short = B5
    .typed = Bitter 5
card-dark-6 = Bitter-6
    .counted = die Bitter-6
    .short = B6
    .typed = Bitter 6
card-dark-7 = Bitter-7
    .counted = die Bitter-7
    .short = B7
    .typed = Bitter 7
card-dark-8 = Bitter-8
    .counted = die Bitter-8
    .short = B8
    .typed = Bitter 8
card-dark-9 = Bitter-9
    .counted = die Bitter-9
    .short = B9
    .typed = Bitter 9
card-dark-10 = Bitter-10
    .counted = die Bitter-10
    .short = B10
    .typed = Bitter 10
card-dark-x2 = Kakaokarte ×2 (Bitter)
    .counted = die Kakaokarte ×2 (Bitter)
    .short = Bx2
    .typed = Bitter x2, Kakao Bitter, Bitter Kakao
card-dark-minus = Palmölkarte (Bitter)
    .counted = { $count ->
        [1] eine Palmölkarte (Bitter)
       *[other] { $count } Palmölkarten (Bitter)
    }
    .short = B-
    .typed = Bitter -, Palmöl Bitter, Bitter Palmöl, Bitter minus
card-dark-zero = Null (Bitter)
    .counted = die Null (Bitter)
    .short = B0
    .typed = Bitter 0, Bitter null, 0 Bitter

card-hazelnut-1 = Nuss-1
    .counted = die Nuss-1
    .short = N1
    .typed = Nuss 1
card-hazelnut-2 = Nuss-2
    .counted = die Nuss-2
    .short = N2
    .typed = Nuss 2
card-hazelnut-3 = Nuss-3
    .counted = die Nuss-3
    .short = N3
    .typed = Nuss 3
card-hazelnut-4 = Nuss-4
    .counted = die Nuss-4
    .short = N4
    .typed = Nuss 4
card-hazelnut-5 = Nuss-5
    .counted = die Nuss-5
    .short = N5
    .typed = Nuss 5
card-hazelnut-6 = Nuss-6
    .counted = die Nuss-6
    .short = N6
    .typed = Nuss 6
card-hazelnut-7 = Nuss-7
    .counted = die Nuss-7
    .short = N7
    .typed = Nuss 7
card-hazelnut-8 = Nuss-8
    .counted = die Nuss-8
    .short = N8
    .typed = Nuss 8
card-hazelnut-9 = Nuss-9
    .counted = die Nuss-9
    .short = N9
    .typed = Nuss 9
card-hazelnut-10 = Nuss-10
    .counted = die Nuss-10
    .short = N10
    .typed = Nuss 10
card-hazelnut-x2 = Kakaokarte ×2 (Nuss)
    .counted = die Kakaokarte ×2 (Nuss)
    .short = Nx2
    .typed = Nuss x2, Kakao Nuss, Nuss Kakao
card-hazelnut-minus = Palmölkarte (Nuss)
    .counted = { $count ->
        [1] eine Palmölkarte (Nuss)
       *[other] { $count } Palmölkarten (Nuss)
    }
    .short = N-
    .typed = Nuss -, Palmöl Nuss, Nuss Palmöl, Nuss minus
card-hazelnut-zero = Null (Nuss)
    .counted = die Null (Nuss)
    .short = N0
    .typed = Nuss 0, Nuss null, 0 Nuss

## Der Tisch

phase = { $phase ->
    [0] Ausspielen
    [1] Verdeckt antworten
    [2] Karten nehmen
   *[other] Die Partie ist zu Ende
}

zone-hand = Hand
zone-answer = verdeckt
zone-played = ausgespielt
zone-row = Reihe

score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
tie-broken = Gleich viele Punkte: Wer mehr Durchgänge gewonnen hat, gewinnt.
    .rule = NDB-32
tie-shared = Gleich viele Punkte: Der Sieg wird geteilt.
    .rule = NDB-32
reason-played = Alle Durchgänge sind gespielt.

fact-deal = Durchgänge vorbei: { $value }
fact-trick = Stiche vorbei: { $value }
fact-total = gesamt { $value }

## Was man wählen kann

action-lead = { $kind } ausspielen
action-answer = { $kind } verdeckt hinlegen
action-take = { $kind } von { $from } nehmen

## Was geschehen ist

event-led = { $you ->
    [seat] Du spielst { $kind } aus.
   *[other] { $seat } spielt { $kind } aus.
}
event-answered = { $you ->
    [seat] Du legst { $seen } verdeckt hin.
   *[other] { $seat } legt eine Karte verdeckt hin.
}
event-revealed = Die Antworten werden aufgedeckt: { $seen }.
event-took = { $you ->
    [seat] Du nimmst { $kind } von { $from }.
    [from] { $seat } nimmt { $kind } von dir.
   *[other] { $seat } nimmt { $kind } von { $from }.
}
event-took-token = { $you ->
    [seat] Du musst { $kind } von { $from } nehmen und bekommst den Chip.
    [from] { $seat } muss { $kind } von dir nehmen und bekommt den Chip.
   *[other] { $seat } muss { $kind } von { $from } nehmen und bekommt den Chip.
}
event-counted-ndb = { $you ->
    [seat] Deine Reihe { suit-name }: Zahlen { $sum }, nach Null { $zero }, nach Minus { $sign }, nach ×2 { $double }.
   *[other] { $seat }, Reihe { suit-name }: Zahlen { $sum }, nach Null { $zero }, nach Minus { $sign }, nach ×2 { $double }.
}
event-counted-cho = { $you ->
    [seat] Bei dir, { suit-name }: Zahlen { $sum }, nach Kakao { $double }, nach Palmöl { $sign }, nach Null { $zero }.
   *[other] Bei { $seat }, { suit-name }: Zahlen { $sum }, nach Kakao { $double }, nach Palmöl { $sign }, nach Null { $zero }.
}
event-scored-ndb = { $you ->
    [seat] Durchgang { $deal } bringt dir Plus { $plus }, Minus { $minus }, Summe { $sum }; du hast jetzt { $total }.
   *[other] Durchgang { $deal } bringt { $seat } Plus { $plus }, Minus { $minus }, Summe { $sum }; das macht { $total }.
}
event-scored-cho = { $you ->
    [seat] Durchgang { $deal } bringt dir { $sum }; du hast jetzt { $total }.
   *[other] Durchgang { $deal } bringt { $seat } { $sum }; das macht { $total }.
}
event-deal-over = { $winners-count ->
    [one] { $you ->
        [winners] Durchgang { $deal } ist zu Ende. Die beste Sammlung hast du.
       *[other] Durchgang { $deal } ist zu Ende. Die beste Sammlung hat { $winners }.
    }
   *[other] Durchgang { $deal } ist zu Ende. Die besten Sammlungen, gleich gut: { $winners }.
}
event-gathered = Alle Karten werden eingesammelt und gemischt.
event-dealt = { $you ->
    [seat] Durchgang { $deal }: { $cards } Karten für jeden. Du hast den Chip und spielst aus.
   *[other] Durchgang { $deal }: { $cards } Karten für jeden. { $seat } hat den Chip und spielt aus.
}
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] Du gewinnst mit { $scores-most ->
            [one] { $scores-most } Punkt
           *[other] { $scores-most } Punkten
        }.
       *[other] { $winners } gewinnt mit { $scores-most ->
            [one] { $scores-most } Punkt
           *[other] { $scores-most } Punkten
        }.
    }
   *[other] Geteilter Sieg: { $winners }, mit je { $scores-most ->
        [one] { $scores-most } Punkt
       *[other] { $scores-most } Punkten
    }.
}

## Optionen

option-deals = Zahl der Durchgänge
    .about = Wie viele Durchgänge eine Partie hat; in jedem werden alle sechzig Karten gespielt.
option-first_leader = Erster Geber oder erster Oya
    .about = Nicht die Bohne: wer zuerst gibt, sein linker Nachbar spielt aus. Pas de bras: wer zuerst ausspielt.
    .random = ausgelost
option-next_leader = Wer im nächsten Durchgang ausspielt
    .about = Wohin der Chip zu Beginn eines neuen Durchgangs geht.
    .rotate_left = der linke Nachbar dessen, der zuletzt als Erster ausgespielt hat
    .keep_token = wer den Chip hat
option-ties = Gleichstand
    .about = Wer gewinnt, wenn mehrere die höchste Summe haben.
    .shared = der Sieg wird geteilt
    .more_deals_won = wer mehr Durchgänge gewonnen hat

## Regeln, die eine Ablehnung nennen kann

rule-NDB-06 = Wer den Chip hat, spielt eine Karte aus der Hand offen aus, vor allen anderen und nur eine.
rule-NDB-07 = Alle anderen legen eine Karte hin, und zwar aus der eigenen Hand.
rule-NDB-08 = Genommen wird erst, wenn alle eine Karte hingelegt haben und die Antworten aufgedeckt sind.
rule-NDB-09 = Jeder nimmt in einem Stich genau eine Karte, und du hast deine schon.
rule-NDB-10 = Wer den Chip hat, nimmt zuerst, und zwar jede Karte außer der eigenen.
rule-NDB-11 = Du bist nicht an der Reihe. Es nimmt der, dessen Karte gerade genommen wurde.
rule-NDB-12 = Nimm eine Karte, die noch daliegt, aber nicht die unter dem Chip.
rule-NDB-14 = Niemand nimmt die eigene Karte zurück.
rule-NDB-16 = Dieser Stich ist noch nicht vorbei: Erst nimmt jeder eine Karte.
rule-NDB-A13 = Deine Karte liegt und bleibt liegen: Was hingelegt ist, wird nicht mehr getauscht.
rule-CHO-06 = Der Oya spielt eine Karte aus der Hand offen aus, vor allen anderen und nur eine.
rule-CHO-07 = Alle außer dem Oya legen eine Karte aus der Hand hin; genommen wird, wenn alle aufgedeckt sind.
rule-CHO-08 = Der Oya nimmt eine der Karten, die die anderen gespielt haben, nie die eigene.
rule-CHO-09 = Es nimmt der, dessen Karte gerade genommen wurde: eine der übrigen, aber nicht die unter dem Chip.

## Der Tisch im Terminal

screen-deal = Durchgang { $deal } von { $deals } · Stich { $trick } von { $tricks }
screen-trick = Stich
screen-token = { $card } (Chip)
screen-covered = verdeckt
screen-waiting = …
screen-taken = genommen
screen-turned = Aufgedeckt
screen-now = jetzt
screen-total = gesamt
screen-plus = Plus
screen-minus = Minus
screen-sum = Summe
screen-rows = Durchgang { $deal }
screen-sheet = Wertungsblock
screen-no-sheet = Noch ist kein Durchgang gewertet.
question-lead = Du hast den Chip: Spiele eine Karte aus. Sie geht an jemand anderen, nie an dich zurück.
question-answer = { $seat } spielt { $kind } aus. Welche Karte legst du hin? Jemand anderes bekommt sie.
question-take = Nimm eine Karte. Wessen Karte du nimmst, der wählt als Nächster; dem Letzten bleibt die Karte des Chips.
question-forced = Für dich ist nur noch eine Karte da: Du musst sie nehmen.
menu-row = { $row }, dann wählt { $next }
menu-type = Tippe eine Nummer oder die Karte selbst, zum Beispiel { $card }.
word-sheet = block
screen-help =
    In jedem Stich legt jeder eine Karte: Wer den Chip hat, legt sie offen darunter,
    die anderen verdeckt. Dann nimmt, wer den Chip hat, eine Karte, nur nicht die
    eigene; wessen Karte genommen wurde, der nimmt als Nächster; der Letzte bekommt
    die Karte unter dem Chip und spielt als Nächster aus.
    Was du nimmst, liegt vor dir, eine Reihe für jede Farbe:
      1 bis 10   zählen zusammen
      x2         die Reihe zählt doppelt, auch unter null
      -          eine oder drei machen die Reihe negativ, zwei heben sich auf
      0          die Reihe ist nichts mehr wert
    Tippe die Nummer einer Möglichkeit, die Karte (etwa { $card }), den Namen
    dessen, von dem du nimmst, oder eines davon:
      Enter      die mit > markierte Möglichkeit
      t          den Tisch noch einmal zeigen
      block      der Wertungsblock, Durchgang für Durchgang
      l          was zuletzt geschehen ist
      i          Ausgabe und Optionen dieses Tisches
      v          was ein Bot tun würde, und warum
      r          wie man spielt
      ?          die Regel der letzten Ablehnung;   ? NDB-12   jede Regel
      s DATEI    die Partie sichern
      q          den Tisch verlassen

## The browser table

play-leads = spielt aus
play-step-lay = legen
play-step-reveal = aufdecken
play-step-take = nehmen
play-course = Der Stich, Schritt für Schritt
play-lay-here = deine Karte hierher
play-chooses = wählt noch
play-token = der Chip: Diese Karte bleibt bis zuletzt
play-your-rows = Deine Reihen
play-together = zusammen
play-row = { $suit }: { $cards }; zählt { $worth }
play-row-empty = { $suit }: keine Karte
play-hand-next = Deine Hand für den nächsten Stich
play-choose-lay = Tippe eine Handkarte an
play-choose-take = Tippe die Karte an, die du nimmst

## Tipps: warum der Bot das tun würde

hint-take = Von dem, was du nehmen darfst, nützt sie deinen Reihen am meisten; diese Reihe wird aus { $before } zu { $after }.
hint-take-least = Nichts, was du nehmen darfst, hilft dir; diese schadet am wenigsten: Die Reihe wird aus { $before } zu { $after }.
hint-take-later = Von dem, was du nehmen darfst, nützt sie deinen Reihen am meisten: nicht sofort, aber mit den Karten, die noch kommen.
hint-take-idle = Nichts, was du nehmen darfst, hilft dir; diese ändert vorerst nichts.
hint-take-chain = Eine andere Karte würde deinen Reihen mehr helfen, aber nach dieser wählt { $seat }, und am Ende liegst du so weiter vorn.
hint-play-hurts = { $kind } verdirbt allen anderen die Reihen, und die eigene Karte bekommst du nie.
hint-play-least = Von deinen Karten hilft { $kind } den anderen am wenigsten.
hint-play-odds = Von deinen Karten bringt dich diese am weitesten nach vorn, im Schnitt der Stiche, die der Bot durchgedacht hat; { $points ->
    [0] die nächstbeste liegt kaum dahinter.
    [one] die nächstbeste liegt etwa { $points } Punkt dahinter.
   *[other] die nächstbeste liegt etwa { $points } Punkte dahinter.
}

## Der Begleiter: was in jeder Art von Moment verlangt wird

guide-lead = Du hast den Chip: Lege eine Karte offen hin. Sie kommt nie zu dir zurück, sondern zu dem, der zuletzt nimmt. Lege etwas, das den anderen wenig nützt.
guide-answer = Lege eine Karte verdeckt hin. Jemand anderes nimmt sie, also sieh dir die Reihen an: Ein Minus trifft den, der eine hohe Reihe hat; eine Null löscht sie.
guide-take = Nimm eine der Karten der anderen; sie kommt in deine Reihe dieser Farbe. Die Zahlen unter jeder Karte sagen, was aus deiner Reihe wird. Wessen Karte du nimmst, der wählt als Nächster.
guide-forced = Für dich ist nur noch eine Karte da, du musst sie nehmen. Dem Letzten bleibt immer die Karte unter dem Chip.
guide-wait = Unten liegen deine Reihen. In jeder Farbe zählen die Zahlen zusammen, ×2 verdoppelt, ein Minus macht sie negativ, ein zweites wieder positiv, und eine Null löscht sie.

## Eine erste Partie, die das Spiel zeigt

lesson-goal = Deine Reihen, eine je Farbe. Zahlen zählen zusammen, ×2 verdoppelt, ein Minus macht negativ, eine Null löscht. Wer die meisten Punkte hat, gewinnt.
    .title = Das Ziel: Punkte
lesson-lead = Du beginnst. Deine Karte geht immer an jemand anderen: Lege das rote Minus, denn { $two } hat 10 Punkte in Rot.
    .title = Lege eine Karte
lesson-take = Jetzt nimm eine. Die rote 10 würde gegen dich zählen, denn deine rote Reihe hat ein Minus. Die gelbe 9 bringt neun Punkte.
    .title = Nimm eine Karte
lesson-token = Die ausgespielte Karte geht an den, der zuletzt nimmt: { $two } hat jetzt −10 in Rot und spielt als Nächstes aus.
    .title = Wer das Minus bekommt
lesson-answer = Jetzt hat { $two } ausgespielt. Lege eine Karte verdeckt hin; jemand anderes nimmt sie. Die rote 2 schenkt keinem viel.
    .title = Antworte verdeckt
lesson-bye = { $two } nahm deine Karte, also warst du dran: ×2 macht aus deiner gelben Reihe 38. Die Partie geht richtig weiter. Viel Glück!
    .title = Jetzt kannst du es

## So wird gespielt

how-1-title = Worum es geht
how-1 =
    Ihr seid drei bis sechs, legt Karten hin und nehmt sie einander weg. Was du nimmst, liegt offen vor dir, eine Reihe für jede Farbe. Wer nach drei Durchgängen die meisten Punkte hat, gewinnt.

    Alle sechzig Karten werden verteilt: zu dritt 20 für jeden, zu viert 15, zu fünft 12, zu sechst 10. Jede Farbe (Grün, Rot, Gelb, Blau) hat die Zahlen 1 bis 10, eine ×2, drei Minuskarten und eine Null. Deine Hand siehst nur du.
how-2-title = Eine Karte legen
how-2 =
    In jedem Stich legt jeder eine Karte und nimmt eine. Wer den Chip hat, spielt aus: eine Karte aus der Hand, offen, mit dem Chip darauf. Die anderen sehen sie und legen dann je eine Karte verdeckt hin. Haben alle gewählt, wird gemeinsam aufgedeckt.

    Was liegt, das liegt (NDB-A13). Wähle gut: Die eigene Karte bekommst du nie zurück, jemand anderes nimmt sie (NDB-14).
how-3-title = Eine Karte nehmen
how-3 =
    Wer ausgespielt hat, nimmt zuerst: jede Karte außer der eigenen. Dann ist der dran, dessen Karte gerade genommen wurde, und so geht es weiter. Mit deiner Wahl bestimmst du also auch, wer als Nächster nimmt.

    Die Karte unter dem Chip darf niemand nehmen, solange noch eine andere daliegt (NDB-12). Der Letzte muss sie nehmen, bekommt den Chip dazu und spielt im nächsten Stich aus. Ablehnen darf niemand, auch eine schlechte Karte nicht.

    Deine Karte kommt in deine Reihe ihrer Farbe. Alle Reihen bleiben offen liegen. So siehst du, was die anderen brauchen und was ihnen schadet.
how-4-title = Was eine Reihe zählt
how-4 =
    Die Zahlen einer Reihe werden zusammengezählt. Mit der ×2 zählt die Reihe doppelt, auch eine negative (NDB-26). Eine oder drei Minuskarten machen sie negativ, zwei heben sich auf. Mit der Null ist die ganze Reihe nichts mehr wert, ob dir das passt oder nicht (NDB-24). Eine Sonderkarte wirkt nur auf deine eigene Reihe ihrer Farbe.

    Ein Beispiel: 7 und 3 sind 10. Mit einer Minuskarte zählt die Reihe −10, mit der ×2 dazu −20. Eine zweite Minuskarte macht daraus +20, die Null macht daraus 0.
how-5-title = Von Durchgang zu Durchgang
how-5 =
    Ein Durchgang endet, wenn alle Hände leer sind. Deine vier Reihen zusammen sind dein Ergebnis, und das kann unter null liegen. Dann werden alle Karten neu verteilt.

    Wer als Erster ausspielt, wird ausgelost. In jedem neuen Durchgang beginnt der nächste Spieler links, egal wer den Chip zuletzt genommen hat (NDB-30). Nach drei Durchgängen gewinnt die höchste Summe; bei Gleichstand wird der Sieg geteilt (NDB-32). Die Optionen des Tisches erlauben mehr oder weniger Durchgänge.
how-6-title = Pas de bras… pas de chocolat
how-6 =
    Der Zwilling spielt sich genauso, mit weißer, Milch-, Zartbitter- und Nuss-Schokolade. Die ×2 heißt hier Kakao, das Minus Palmöl, die Null Pas de bras, und wer ausspielt, ist der Oya.

    Ihr spielt so viele Durchgänge, wie ihr Spieler seid, sodass jeder einmal der erste Oya ist, wenn ihr keine andere Zahl vereinbart habt (CHO-17). Die höchste Summe gewinnt die Partie.

# -- was nicht geht

refused-usage-play = So wird es geschrieben: play KARTE
refused-usage-take = So wird es geschrieben: take PLATZ
refused-position-all-answered = { $field }: Alle haben geantwortet, also ist phase=pick.
refused-position-suit = { $field }: { $card } ist von einer anderen Farbe.
refused-position-sheet = { $field }={ $value } nennt nicht für jeden von { $deals } Durchgängen eine Zahl bis 999.
