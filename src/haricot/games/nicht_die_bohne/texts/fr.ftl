### Nicht die Bohne en français. Comment les arguments deviennent des variables : haricot.locales.

game-name = Nicht die Bohne !
game-about = Chacun pose une carte et en prend une autre : celui dont tu prends la carte choisit ensuite. Les nombres d’une couleur s’additionnent, le ×2 double, un moins rend la rangée négative, le zéro (la carte « Nicht die Bohne ») l’annule.
    .cho = Chacun pose une carte et en prend une autre : celui dont tu prends la carte choisit ensuite. L’Oya est celui qui a le jeton et ouvre le tour. Les nombres d’une couleur s’additionnent, le ×2 double, un moins rend la rangée négative, le zéro (la carte « Pas de bras ») l’annule.
edition-ndb = Nicht die Bohne !
edition-cho = Pas de bras… pas de chocolat

## Les couleurs

suit-green = vert
    .short = vert
    .letter = V
suit-red = rouge
    .short = rouge
    .letter = R
suit-yellow = jaune
    .short = jaune
    .letter = J
suit-blue = bleu
    .short = bleu
    .letter = B
suit-white = chocolat blanc
    .short = blanc
    .letter = B
suit-milk = chocolat au lait
    .short = lait
    .letter = L
suit-dark = chocolat noir
    .short = noir
    .letter = N
suit-hazelnut = chocolat noisette
    .short = noisette
    .letter = Ns

# la couleur qu’un événement désigne par son mot
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

## Les cartes

card-green-1 = 1 vert
    .counted = le 1 vert
    .short = V1
    .typed = vert 1
card-green-2 = 2 vert
    .counted = le 2 vert
    .short = V2
    .typed = vert 2
card-green-3 = 3 vert
    .counted = le 3 vert
    .short = V3
    .typed = vert 3
card-green-4 = 4 vert
    .counted = le 4 vert
    .short = V4
    .typed = vert 4
card-green-5 = 5 vert
    .counted = le 5 vert
    .short = V5
    .typed = vert 5
card-green-6 = 6 vert
    .counted = le 6 vert
    .short = V6
    .typed = vert 6
card-green-7 = 7 vert
    .counted = le 7 vert
    .short = V7
    .typed = vert 7
card-green-8 = 8 vert
    .counted = le 8 vert
    .short = V8
    .typed = vert 8
card-green-9 = 9 vert
    .counted = le 9 vert
    .short = V9
    .typed = vert 9
card-green-10 = 10 vert
    .counted = le 10 vert
    .short = V10
    .typed = vert 10
card-green-x2 = ×2 vert
    .counted = le ×2 vert
    .short = Vx2
    .typed = x2 vert, vert x2
card-green-minus = moins vert
    .counted = { $count ->
        [1] un moins vert
       *[other] { $count } moins verts
    }
    .short = V-
    .typed = vert moins, - vert, vert -
card-green-zero = zéro vert
    .counted = le zéro vert
    .short = V0
    .typed = vert zéro, 0 vert, vert 0

card-red-1 = 1 rouge
    .counted = le 1 rouge
    .short = R1
    .typed = rouge 1
card-red-2 = 2 rouge
    .counted = le 2 rouge
    .short = R2
    .typed = rouge 2
card-red-3 = 3 rouge
    .counted = le 3 rouge
    .short = R3
    .typed = rouge 3
card-red-4 = 4 rouge
    .counted = le 4 rouge
    .short = R4
    .typed = rouge 4
card-red-5 = 5 rouge
    .counted = le 5 rouge
    .short = R5
    .typed = rouge 5
card-red-6 = 6 rouge
    .counted = le 6 rouge
    .short = R6
    .typed = rouge 6
card-red-7 = 7 rouge
    .counted = le 7 rouge
    .short = R7
    .typed = rouge 7
card-red-8 = 8 rouge
    .counted = le 8 rouge
    .short = R8
    .typed = rouge 8
card-red-9 = 9 rouge
    .counted = le 9 rouge
    .short = R9
    .typed = rouge 9
card-red-10 = 10 rouge
    .counted = le 10 rouge
    .short = R10
    .typed = rouge 10
card-red-x2 = ×2 rouge
    .counted = le ×2 rouge
    .short = Rx2
    .typed = x2 rouge, rouge x2
card-red-minus = moins rouge
    .counted = { $count ->
        [1] un moins rouge
       *[other] { $count } moins rouges
    }
    .short = R-
    .typed = rouge moins, - rouge, rouge -
card-red-zero = zéro rouge
    .counted = le zéro rouge
    .short = R0
    .typed = rouge zéro, 0 rouge, rouge 0

card-yellow-1 = 1 jaune
    .counted = le 1 jaune
    .short = J1
    .typed = jaune 1
card-yellow-2 = 2 jaune
    .counted = le 2 jaune
    .short = J2
    .typed = jaune 2
card-yellow-3 = 3 jaune
    .counted = le 3 jaune
    .short = J3
    .typed = jaune 3
card-yellow-4 = 4 jaune
    .counted = le 4 jaune
    .short = J4
    .typed = jaune 4
card-yellow-5 = 5 jaune
    .counted = le 5 jaune
    .short = J5
    .typed = jaune 5
card-yellow-6 = 6 jaune
    .counted = le 6 jaune
    .short = J6
    .typed = jaune 6
card-yellow-7 = 7 jaune
    .counted = le 7 jaune
    .short = J7
    .typed = jaune 7
card-yellow-8 = 8 jaune
    .counted = le 8 jaune
    .short = J8
    .typed = jaune 8
card-yellow-9 = 9 jaune
    .counted = le 9 jaune
    .short = J9
    .typed = jaune 9
card-yellow-10 = 10 jaune
    .counted = le 10 jaune
    .short = J10
    .typed = jaune 10
card-yellow-x2 = ×2 jaune
    .counted = le ×2 jaune
    .short = Jx2
    .typed = x2 jaune, jaune x2
card-yellow-minus = moins jaune
    .counted = { $count ->
        [1] un moins jaune
       *[other] { $count } moins jaunes
    }
    .short = J-
    .typed = jaune moins, - jaune, jaune -
card-yellow-zero = zéro jaune
    .counted = le zéro jaune
    .short = J0
    .typed = jaune zéro, 0 jaune, jaune 0

card-blue-1 = 1 bleu
    .counted = le 1 bleu
    .short = B1
    .typed = bleu 1
card-blue-2 = 2 bleu
    .counted = le 2 bleu
    .short = B2
    .typed = bleu 2
card-blue-3 = 3 bleu
    .counted = le 3 bleu
    .short = B3
    .typed = bleu 3
card-blue-4 = 4 bleu
    .counted = le 4 bleu
    .short = B4
    .typed = bleu 4
card-blue-5 = 5 bleu
    .counted = le 5 bleu
    .short = B5
    .typed = bleu 5
card-blue-6 = 6 bleu
    .counted = le 6 bleu
    .short = B6
    .typed = bleu 6
card-blue-7 = 7 bleu
    .counted = le 7 bleu
    .short = B7
    .typed = bleu 7
card-blue-8 = 8 bleu
    .counted = le 8 bleu
    .short = B8
    .typed = bleu 8
card-blue-9 = 9 bleu
    .counted = le 9 bleu
    .short = B9
    .typed = bleu 9
card-blue-10 = 10 bleu
    .counted = le 10 bleu
    .short = B10
    .typed = bleu 10
card-blue-x2 = ×2 bleu
    .counted = le ×2 bleu
    .short = Bx2
    .typed = x2 bleu, bleu x2
card-blue-minus = moins bleu
    .counted = { $count ->
        [1] un moins bleu
       *[other] { $count } moins bleus
    }
    .short = B-
    .typed = bleu moins, - bleu, bleu -
card-blue-zero = zéro bleu
    .counted = le zéro bleu
    .short = B0
    .typed = bleu zéro, 0 bleu, bleu 0

card-white-1 = 1 blanc
    .counted = le 1 blanc
    .short = B1
    .typed = blanc 1
card-white-2 = 2 blanc
    .counted = le 2 blanc
    .short = B2
    .typed = blanc 2
card-white-3 = 3 blanc
    .counted = le 3 blanc
    .short = B3
    .typed = blanc 3
card-white-4 = 4 blanc
    .counted = le 4 blanc
    .short = B4
    .typed = blanc 4
card-white-5 = 5 blanc
    .counted = le 5 blanc
    .short = B5
    .typed = blanc 5
card-white-6 = 6 blanc
    .counted = le 6 blanc
    .short = B6
    .typed = blanc 6
card-white-7 = 7 blanc
    .counted = le 7 blanc
    .short = B7
    .typed = blanc 7
card-white-8 = 8 blanc
    .counted = le 8 blanc
    .short = B8
    .typed = blanc 8
card-white-9 = 9 blanc
    .counted = le 9 blanc
    .short = B9
    .typed = blanc 9
card-white-10 = 10 blanc
    .counted = le 10 blanc
    .short = B10
    .typed = blanc 10
card-white-x2 = cacao ×2 (blanc)
    .counted = le cacao ×2 (blanc)
    .short = Bx2
    .typed = blanc x2, cacao blanc, x2 blanc
card-white-minus = huile de palme (blanc)
    .counted = { $count ->
        [1] une huile de palme (blanc)
       *[other] { $count } huiles de palme (blanc)
    }
    .short = B-
    .typed = blanc -, huile blanc, huile de palme blanc, moins blanc
card-white-zero = pas de bras (blanc)
    .counted = le pas de bras (blanc)
    .short = B0
    .typed = blanc 0, pas de bras blanc, zéro blanc, 0 blanc

card-milk-1 = 1 au lait
    .counted = le 1 au lait
    .short = L1
    .typed = lait 1
card-milk-2 = 2 au lait
    .counted = le 2 au lait
    .short = L2
    .typed = lait 2
card-milk-3 = 3 au lait
    .counted = le 3 au lait
    .short = L3
    .typed = lait 3
card-milk-4 = 4 au lait
    .counted = le 4 au lait
    .short = L4
    .typed = lait 4
card-milk-5 = 5 au lait
    .counted = le 5 au lait
    .short = L5
    .typed = lait 5
card-milk-6 = 6 au lait
    .counted = le 6 au lait
    .short = L6
    .typed = lait 6
card-milk-7 = 7 au lait
    .counted = le 7 au lait
    .short = L7
    .typed = lait 7
card-milk-8 = 8 au lait
    .counted = le 8 au lait
    .short = L8
    .typed = lait 8
card-milk-9 = 9 au lait
    .counted = le 9 au lait
    .short = L9
    .typed = lait 9
card-milk-10 = 10 au lait
    .counted = le 10 au lait
    .short = L10
    .typed = lait 10
card-milk-x2 = cacao ×2 (lait)
    .counted = le cacao ×2 (lait)
    .short = Lx2
    .typed = lait x2, cacao lait, x2 lait
card-milk-minus = huile de palme (lait)
    .counted = { $count ->
        [1] une huile de palme (lait)
       *[other] { $count } huiles de palme (lait)
    }
    .short = L-
    .typed = lait -, huile lait, huile de palme lait, moins lait
card-milk-zero = pas de bras (lait)
    .counted = le pas de bras (lait)
    .short = L0
    .typed = lait 0, pas de bras lait, zéro lait, 0 lait

card-dark-1 = 1 noir
    .counted = le 1 noir
    .short = N1
    .typed = noir 1
card-dark-2 = 2 noir
    .counted = le 2 noir
    .short = N2
    .typed = noir 2
card-dark-3 = 3 noir
    .counted = le 3 noir
    .short = N3
    .typed = noir 3
card-dark-4 = 4 noir
    .counted = le 4 noir
    .short = N4
    .typed = noir 4
card-dark-5 = 5 noir
    .counted = le 5 noir
    .short = N5
    .typed = noir 5
card-dark-6 = 6 noir
    .counted = le 6 noir
    .short = N6
    .typed = noir 6
card-dark-7 = 7 noir
    .counted = le 7 noir
    .short = N7
    .typed = noir 7
card-dark-8 = 8 noir
    .counted = le 8 noir
    .short = N8
    .typed = noir 8
card-dark-9 = 9 noir
    .counted = le 9 noir
    .short = N9
    .typed = noir 9
card-dark-10 = 10 noir
    .counted = le 10 noir
    .short = N10
    .typed = noir 10
card-dark-x2 = cacao ×2 (noir)
    .counted = le cacao ×2 (noir)
    .short = Nx2
    .typed = noir x2, cacao noir, x2 noir
card-dark-minus = huile de palme (noir)
    .counted = { $count ->
        [1] une huile de palme (noir)
       *[other] { $count } huiles de palme (noir)
    }
    .short = N-
    .typed = noir -, huile noir, huile de palme noir, moins noir
card-dark-zero = pas de bras (noir)
    .counted = le pas de bras (noir)
    .short = N0
    .typed = noir 0, pas de bras noir, zéro noir, 0 noir

card-hazelnut-1 = 1 noisette
    .counted = le 1 noisette
    .short = Ns1
    .typed = noisette 1
card-hazelnut-2 = 2 noisette
    .counted = le 2 noisette
    .short = Ns2
    .typed = noisette 2
card-hazelnut-3 = 3 noisette
    .counted = le 3 noisette
    .short = Ns3
    .typed = noisette 3
card-hazelnut-4 = 4 noisette
    .counted = le 4 noisette
    .short = Ns4
    .typed = noisette 4
card-hazelnut-5 = 5 noisette
    .counted = le 5 noisette
    .short = Ns5
    .typed = noisette 5
card-hazelnut-6 = 6 noisette
    .counted = le 6 noisette
    .short = Ns6
    .typed = noisette 6
card-hazelnut-7 = 7 noisette
    .counted = le 7 noisette
    .short = Ns7
    .typed = noisette 7
card-hazelnut-8 = 8 noisette
    .counted = le 8 noisette
    .short = Ns8
    .typed = noisette 8
card-hazelnut-9 = 9 noisette
    .counted = le 9 noisette
    .short = Ns9
    .typed = noisette 9
card-hazelnut-10 = 10 noisette
    .counted = le 10 noisette
    .short = Ns10
    .typed = noisette 10
card-hazelnut-x2 = cacao ×2 (noisette)
    .counted = le cacao ×2 (noisette)
    .short = Nsx2
    .typed = noisette x2, cacao noisette, x2 noisette
card-hazelnut-minus = huile de palme (noisette)
    .counted = { $count ->
        [1] une huile de palme (noisette)
       *[other] { $count } huiles de palme (noisette)
    }
    .short = Ns-
    .typed = noisette -, huile noisette, huile de palme noisette, moins noisette
card-hazelnut-zero = pas de bras (noisette)
    .counted = le pas de bras (noisette)
    .short = Ns0
    .typed = noisette 0, pas de bras noisette, zéro noisette, 0 noisette

## La table

phase = { $phase ->
    [0] Ouverture du tour
    [1] Réponses face cachée
    [2] Chacun prend une carte
   *[other] La partie est finie
}

zone-hand = main
zone-answer = face cachée
zone-played = posée
zone-row = rangée

score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tie-broken = À égalité de points, qui a gagné le plus de manches l’emporte.
    .rule = NDB-32
tie-shared = À égalité de points, la victoire est partagée.
    .rule = NDB-32
reason-played = Toutes les manches sont jouées.

fact-deal = manches finies : { $value }
fact-trick = tours finis : { $value }
fact-total = total { $value }

## Ce que l’on peut choisir

action-lead = Ouvrir avec { $kind }
action-answer = Poser { $kind } face cachée
action-take = Prendre { $kind } { TO($from) }

## Ce qui s’est passé

event-led = { $you ->
    [seat] Tu ouvres avec { $kind }.
   *[other] { $seat } ouvre avec { $kind }.
}
event-answered = { $you ->
    [seat] Tu poses { $seen } face cachée.
   *[other] { $seat } pose une carte face cachée.
}
event-revealed = On retourne les réponses : { $seen }.
event-took = { $you ->
    [seat] Tu prends { $kind } { TO($from) }.
    [from] { $seat } te prend { $kind }.
   *[other] { $seat } prend { $kind } { TO($from) }.
}
event-took-token = { $you ->
    [seat] Tu dois prendre { $kind } { TO($from) }, avec le jeton.
    [from] { $seat } doit te prendre { $kind }, avec le jeton.
   *[other] { $seat } doit prendre { $kind } { TO($from) }, avec le jeton.
}
event-counted-ndb = { $you ->
    [seat] Ta rangée ({ suit-name }) : somme { $sum } ; avec le zéro { $zero } ; avec les moins { $sign } ; avec le ×2 { $double }.
   *[other] La rangée { OF($seat) } ({ suit-name }) : somme { $sum } ; avec le zéro { $zero } ; avec les moins { $sign } ; avec le ×2 { $double }.
}
event-counted-cho = { $you ->
    [seat] Ta rangée ({ suit-name }) : somme { $sum } ; avec le cacao { $double } ; avec l’huile de palme { $sign } ; avec le pas de bras { $zero }.
   *[other] La rangée { OF($seat) } ({ suit-name }) : somme { $sum } ; avec le cacao { $double } ; avec l’huile de palme { $sign } ; avec le pas de bras { $zero }.
}
event-scored-ndb = { $you ->
    [seat] Manche { $deal } : tu marques { $plus } en plus, { $minus } en moins, soit { $sum } ; ton total : { $total }.
   *[other] Manche { $deal } : { $seat } marque { $plus } en plus, { $minus } en moins, soit { $sum } ; son total : { $total }.
}
event-scored-cho = { $you ->
    [seat] Manche { $deal } : tu marques { $sum } ; ton total : { $total }.
   *[other] Manche { $deal } : { $seat } marque { $sum } ; son total : { $total }.
}
event-deal-over = { $winners-count ->
    [one] { $you ->
        [winners] La manche { $deal } est finie. La meilleure collection est la tienne.
       *[other] La manche { $deal } est finie. La meilleure collection est celle { OF($winners) }.
    }
   *[other] La manche { $deal } est finie. Les meilleures collections, à égalité : { $winners }.
}
event-gathered = On ramasse toutes les cartes et on mélange.
event-dealt = { $you ->
    [seat] Manche { $deal } : { $cards } cartes chacun. Tu as le jeton : à toi d’ouvrir.
   *[other] Manche { $deal } : { $cards } cartes chacun. { $seat } a le jeton et ouvre.
}
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] Tu gagnes avec { $scores-most ->
            [one] { $scores-most } point
           *[other] { $scores-most } points
        }.
       *[other] { $winners } gagne avec { $scores-most ->
            [one] { $scores-most } point
           *[other] { $scores-most } points
        }.
    }
   *[other] Victoire partagée : { $winners }, avec { $scores-most ->
        [one] { $scores-most } point
       *[other] { $scores-most } points
    } chacun.
}

## Options

option-deals = Nombre de manches
    .about = Combien de manches compte la partie ; chaque manche se joue avec les soixante cartes.
option-first_leader = Premier donneur, ou premier Oya
    .about = Nicht die Bohne : qui donne d’abord ; son voisin de gauche ouvre. Pas de bras : qui ouvre d’abord.
    .random = tiré au sort
option-next_leader = Qui ouvre la manche suivante
    .about = À qui va le jeton quand une nouvelle manche commence.
    .rotate_left = le voisin de gauche de celui qui a ouvert la dernière manche
    .keep_token = celui qui a le jeton
option-ties = Égalité
    .about = Qui gagne quand plusieurs ont le meilleur total.
    .shared = la victoire est partagée
    .more_deals_won = celui qui a gagné le plus de manches

## Règles qu’un refus peut nommer

rule-NDB-06 = Celui qui a le jeton joue une carte de sa main face visible, avant tous les autres, et une seule.
rule-NDB-07 = Tous les autres posent une carte, et elle vient de leur propre main.
rule-NDB-08 = On ne prend rien avant que tous aient posé leur carte et que les réponses soient retournées.
rule-NDB-09 = Chacun prend exactement une carte par tour, et tu as pris la tienne.
rule-NDB-10 = Celui qui a le jeton prend le premier, n’importe quelle carte sauf la sienne.
rule-NDB-11 = Ce n’est pas à toi de prendre. C’est à celui dont la carte vient d’être prise.
rule-NDB-12 = Prends une carte encore sur la table, mais pas celle sous le jeton.
rule-NDB-14 = Personne ne reprend sa propre carte.
rule-NDB-16 = Le tour n’est pas fini : d’abord chacun prend une carte.
rule-NDB-A13 = Ta carte est posée et le reste : une carte posée ne se change plus.
rule-CHO-06 = L’Oya joue une carte de sa main face visible, avant tous les autres, et une seule.
rule-CHO-07 = Tous sauf l’Oya posent une carte de leur main ; on prend quand toutes sont retournées.
rule-CHO-08 = L’Oya prend une des cartes jouées par les autres, jamais la sienne.
rule-CHO-09 = C’est à celui dont la carte vient d’être prise : une des cartes qui restent, mais pas celle sous le jeton.

## La table du terminal

screen-deal = Manche { $deal } sur { $deals } · tour { $trick } sur { $tricks }
screen-trick = Le tour
screen-token = { $card } (jeton)
screen-covered = face cachée
screen-waiting = …
screen-taken = prise
screen-turned = Retournées
screen-now = manche
screen-total = total
screen-plus = plus
screen-minus = moins
screen-sum = somme
screen-rows = Manche { $deal }
screen-sheet = Feuille de score
screen-no-sheet = Aucune manche n’a encore été comptée.
question-lead = Tu as le jeton : ouvre avec une carte. Elle ira à un autre, elle ne te revient jamais.
question-answer = { $seat } ouvre avec { $kind }. Quelle carte poses-tu ? Un autre la recevra.
question-take = Prends une carte. Celui dont tu prends la carte choisit ensuite ; au dernier reste la carte du jeton.
question-forced = Il ne reste qu’une carte pour toi : tu dois la prendre.
menu-row = { $row }, puis { $next } choisit
menu-type = Tape un numéro, ou la carte elle-même, par exemple { $card }.
word-sheet = feuille
screen-help =
    À chaque tour, chacun pose une carte : celui qui a le jeton face visible, les
    autres face cachée. Puis celui qui a le jeton prend une carte, sauf la sienne ;
    celui dont la carte est prise choisit ensuite ; le dernier reçoit la carte sous
    le jeton et ouvre le tour suivant.
    Ce que tu prends reste devant toi, une rangée par couleur :
      1 à 10     s’additionnent
      x2         la rangée compte double, même négative
      -          un ou trois rendent la rangée négative, deux s’annulent
      0          la rangée ne vaut plus rien
    Tape le numéro d’un choix, la carte (par exemple { $card }), le nom du joueur
    à qui tu prends, ou l’un de ces mots :
      Entrée     le choix marqué par >
      t          revoir la table
      feuille    la feuille de score, manche par manche
      l          ce qui vient de se passer
      i          l’édition et les options de cette table
      v          ce que ferait un robot, et pourquoi
      r          comment on joue
      ?          la règle du dernier refus ;   ? NDB-12   n’importe quelle règle
      s FICHIER  enregistrer la partie
      q          quitter la table

## The browser table

play-leads = ouvre
play-step-lay = poser
play-step-reveal = retourner
play-step-take = prendre
play-course = Le tour, étape par étape
play-lay-here = ta carte ici
play-chooses = réfléchit
play-token = le jeton : cette carte part en dernier
play-your-rows = Tes rangées
play-together = total de la manche
play-row = { $suit } : { $cards } ; vaut { $worth }
play-row-empty = { $suit } : aucune carte
play-hand-next = Ta main pour le prochain tour
play-choose-lay = Touche une carte de ta main
play-choose-take = Touche la carte que tu prends

## Conseils : pourquoi le robot ferait cela

hint-take = De ce que tu peux prendre, c’est le meilleur pour tes rangées ; la rangée passe de { $before } à { $after }.
hint-take-least = Rien de ce que tu peux prendre ne t’aide ; ceci nuit le moins : la rangée passe de { $before } à { $after }.
hint-take-later = De ce que tu peux prendre, c’est le meilleur pour tes rangées : pas maintenant, mais avec les cartes à venir.
hint-take-idle = Rien de ce que tu peux prendre ne t’aide ; ceci ne change rien pour l’instant.
hint-take-chain = Une autre carte aiderait plus tes rangées, mais avec celle-ci { $seat } choisit ensuite, et au bout du compte, tu y gagnes.
hint-play-hurts = { $kind } gâche les rangées de tous les autres, et ta propre carte ne te revient jamais.
hint-play-least = De tes cartes, { $kind } aide le moins les autres.
hint-play-odds = De tes cartes, celle-ci te met le plus en avance, en moyenne sur les tours que le robot a imaginés ; { $points ->
    [0] la suivante n’est guère moins bonne.
    [one] la suivante fait environ { $points } point de moins.
   *[other] la suivante fait environ { $points } points de moins.
}

## Le guide : ce qui est demandé à chaque sorte de moment

guide-lead = Tu as le jeton : pose une carte face visible. Elle ne te revient jamais ; elle ira au dernier qui prend. Pose quelque chose qui sert peu aux autres.
guide-answer = Pose une carte face cachée. Un autre la prendra : regarde leurs rangées. Un moins fait mal à celui qui a une grosse rangée, un zéro l’annule.
guide-take = Prends une des cartes posées par les autres ; elle rejoint ta rangée de cette couleur. Les nombres sous chaque carte disent ce que devient ta rangée. Celui dont tu prends la carte choisit ensuite.
guide-forced = Il ne reste qu’une carte pour toi : tu dois la prendre. Le dernier reçoit toujours la carte sous le jeton.
guide-wait = Tes rangées sont en bas. Dans chaque couleur les nombres s’additionnent, ×2 les double, un moins les rend négatifs, un second les rétablit, et un zéro les annule.

## Une première partie qui apprend le jeu

lesson-goal = Tes rangées, une par couleur. Les nombres s’additionnent, ×2 double, un moins rend négatif, un zéro annule. Qui a le plus de points gagne.
    .title = Le but : des points
lesson-lead = Tu commences. Ta carte va toujours à un autre : pose le moins rouge, car { $two } a 10 points en rouge.
    .title = Pose une carte
lesson-take = Prends-en une. Le 10 rouge compterait contre toi : ta rangée rouge a un moins. Le 9 jaune ajoute neuf points.
    .title = Prends une carte
lesson-token = La carte sous le jeton va au dernier qui prend : { $two } a maintenant −10 en rouge, et ouvre le tour suivant.
    .title = À qui le moins ?
lesson-answer = { $two } a ouvert. Pose une carte face cachée ; un autre la prendra. Le 2 rouge ne fait de cadeau à personne.
    .title = Réponds face cachée
lesson-bye = { $two } a pris ta carte, alors c’était à toi : ×2 porte ta rangée jaune à 38. La partie continue pour de bon. Bonne chance !
    .title = Tu sais jouer

## Comment jouer

how-1-title = Le but
how-1 =
    On joue de trois à six. À chaque tour, tu poses une carte et tu en prends une à un autre. Ce que tu prends reste visible devant toi, une rangée par couleur. Le meilleur total après trois manches gagne.

    Les soixante cartes sont distribuées : 20 chacun à trois joueurs, 15 à quatre, 12 à cinq, 10 à six. Chaque couleur (vert, rouge, jaune, bleu) compte les nombres de 1 à 10, un ×2, trois moins et un zéro (la carte « Nicht die Bohne »). Personne d’autre ne voit ta main.
how-2-title = Poser une carte
how-2 =
    À chaque tour, chacun pose une carte et en prend une. Celui qui a le jeton ouvre : il joue une carte face visible et met le jeton dessus. Les autres la voient, puis posent chacun une carte face cachée. Quand tous ont choisi, on retourne les cartes.

    Une carte posée reste posée (NDB-A13). Choisis bien : ta carte ira toujours à un autre (NDB-14).
how-3-title = Prendre une carte
how-3 =
    Celui qui a ouvert prend en premier : n’importe quelle carte sauf la sienne. Puis vient celui dont la carte a été prise, et ainsi de suite. Ta prise décide donc aussi qui choisit après toi.

    Personne ne prend la carte sous le jeton tant qu’il en reste une autre (NDB-12). Le dernier doit la prendre, avec le jeton, et ouvre le tour suivant. Impossible de refuser, même une mauvaise carte.

    Ta carte rejoint ta rangée de cette couleur. Toutes les rangées restent visibles : tu vois ce qui sert aux autres, et ce qui leur nuit.
how-4-title = Ce que vaut une rangée
how-4 =
    Les nombres d’une rangée s’additionnent. Le ×2 la fait compter double, même négative (NDB-26). Un ou trois moins la rendent négative, deux s’annulent. Avec le zéro, elle ne vaut plus rien, que cela t’arrange ou non (NDB-24). Une carte spéciale n’agit que sur ta propre rangée de sa couleur.

    Un exemple : 7 et 3 font 10. Avec un moins, la rangée vaut −10 ; avec le ×2 en plus, −20 ; avec un deuxième moins, +20 ; avec le zéro, 0.
how-5-title = D’une manche à l’autre
how-5 =
    La manche se termine quand toutes les mains sont vides. Tes quatre rangées ensemble font ton résultat, parfois négatif. Puis on redistribue toutes les cartes.

    Le premier à ouvrir est tiré au sort. À chaque nouvelle manche, l’ouverture passe au voisin de gauche, où que soit le jeton (NDB-30). À égalité pour le meilleur total, la victoire est partagée (NDB-32). Les options permettent plus ou moins de manches.
how-6-title = Pas de bras… pas de chocolat
how-6 =
    Le jumeau se joue de la même façon, avec du chocolat blanc, au lait, noir et noisette. Le ×2 s’appelle cacao, le moins huile de palme, le zéro pas de bras, et celui qui ouvre est l’Oya.

    On joue autant de manches que de joueurs, si bien que chacun est une fois le premier Oya, sauf si vous êtes convenus d’un autre nombre de manches (CHO-17). Le meilleur total gagne la partie.

# -- refus

refused-usage-play = Cela s’écrit ainsi : play CARTE
refused-usage-take = Cela s’écrit ainsi : take PLACE
refused-position-all-answered = { $field } : tous ont répondu, c’est donc phase=pick.
refused-position-suit = { $field } : { $card } est d’une autre couleur.
refused-position-sheet = { $field }={ $value } ne donne pas un nombre jusqu’à 999 pour chacune des { $deals } manches.
