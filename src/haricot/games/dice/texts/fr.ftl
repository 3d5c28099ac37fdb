### Le jeu de dés en français. Variables : voir haricot.locales.

game-name = Bohnanza, le jeu de dés
game-about = Lance les haricots, remplis les contrats de ta carte moisson de bas en haut, vends-la contre des écus.

edition-dice_2012 = 2012, dés et cartes reconstitués, 2 à 5 joueurs

## Faces des dés (w : blanc, c : crème) et cartes moisson : une parmi d’autres, avec son nom ou son numéro

each-garden = haricot vert ({ $one })
    .counted = un haricot vert ({ $one })
each-soy = haricot soja ({ $one })
    .counted = un haricot soja ({ $one })
each-red = haricot rouge ({ $one })
    .counted = un haricot rouge ({ $one })
each-chinese = haricot chinois ({ $one })
    .counted = un haricot chinois ({ $one })
each-blue = haricot bleu ({ $one })
    .counted = un haricot bleu ({ $one })
each-stink = haricot brun ({ $one })
    .counted = un haricot brun ({ $one })
each-green = haricot cassé ({ $one })
    .counted = un haricot cassé ({ $one })
each-harvest = carte moisson { $one }
    .counted = la carte moisson { $one }

## La table

phase = { $phase ->
    [0] Choix de la carte supérieure
    [1] Avant le premier jet
    [2] Les autres utilisent le jet
    [3] Poser des dés sur le champ
    [4] Relancer ou s’arrêter
    [5] Remplir des contrats avec le champ
    [6] Dernières ventes
   *[other] La partie est finie
}

zone-upper = carte supérieure
zone-lower = carte inférieure
zone-purse = cartes écu
zone-reserve = réserve
zone-rolled = dés jetés
zone-field = champ de haricots

fact-coins = { $value ->
    [one] { $value } écu
   *[other] { $value } écus
}
fact-completed = { $value ->
    [one] { $value } contrat rempli
   *[other] { $value } contrats remplis
}
fact-target = but : { $value }

score = { $count ->
    [one] { $count } écu
   *[other] { $count } écus
}
tie-shared = À égalité d’écus, la victoire est partagée.
    .rule = DICE-56
reason-target = Le but est atteint.
reason-exhausted = Plus personne n’a de carte moisson à remplir.

## Ce que l’on peut choisir

action-roll = Lancer { $dice ->
    [one] le dernier dé
   *[other] { $dice } dés
} (il te faut { $needs })
    .bare = Lancer { $dice ->
        [one] le dernier dé
       *[other] { $dice } dés
    }
action-stop = S’arrêter et utiliser le champ (il te faut { $needs })
    .bare = S’arrêter et utiliser le champ
action-claim = Remplir { $contract }
action-sell = Vendre { $kind } pour { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
} (encore ouverts : { $needs } ; ensuite { $then })
    .bare = Vendre { $kind } pour { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    }
action-done = Terminé (il te faut { $needs })
    .bare = Plus rien avec ces dés
    .keep = Garder ta carte
action-pass = Passer les dés (il te faut encore { $needs })
    .bare = Finir ton tour et passer les dés
action-activate = Commencer par { $kind } : { $needs }
    .bare = Commencer par { $kind }
action-select = Poser { $kind } sur le champ (il te faut { $needs })
    .bare = Poser { $kind } sur le champ
action-select-all = Les poser tous sur le champ
action-select-end = Pas d’autre dé

## Ce qui s’est passé

event-chose = { $you ->
    [seat] Tu poses { $kind } au-dessus : { $needs }.
   *[other] { $seat } pose { $kind } au-dessus : { $needs }.
}
    .bare = { $you ->
        [seat] Tu poses { $kind } au-dessus.
       *[other] { $seat } pose { $kind } au-dessus.
    }
event-turn = { $you ->
    [seat] C’est ton tour.
   *[other] C’est le tour { OF($seat) }.
}
event-rolled = { $you ->
    [seat] Tu obtiens { $cards }.
   *[other] { $seat } obtient { $cards }.
}
event-selected = { $you ->
    [seat] Tu poses { $cards } sur le champ.
   *[other] { $seat } pose { $cards } sur le champ.
}
event-stopped = { $you ->
    [seat] Tu t’arrêtes de lancer.
   *[other] { $seat } s’arrête de lancer.
}
event-met = { $you ->
    [seat] Tu remplis { $contract } : { $contracts } sur 6, ensuite { $next }.
   *[other] { $seat } remplit { $contract } : { $contracts } sur 6, ensuite { $next }.
}
event-sold = { $you ->
    [seat] Tu vends { $kind } avec { $contracts } contrats pour { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    }.
   *[other] { $seat } vend { $kind } avec { $contracts } contrats pour { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    }.
}
event-changed = { $you ->
    [seat] Tu retournes ta carte d’aide, cinq écus, et rends { $cards ->
        [one] { $cards } carte écu
       *[other] { $cards } cartes écu
    }.
   *[other] { $seat } retourne sa carte d’aide, cinq écus, et rend { $cards ->
        [one] { $cards } carte écu
       *[other] { $cards } cartes écu
    }.
}
event-shuffled = La réserve est mélangée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-paid = { $you ->
    [seat] Tu prends { $cards ->
        [one] { $cards } autre écu
       *[other] { $cards } autres écus
    } de la réserve.
   *[other] { $seat } prend { $cards ->
        [one] { $cards } autre écu
       *[other] { $cards } autres écus
    } de la réserve.
}
event-noted = { $you ->
    [seat] La réserve est vide : { $coins ->
        [one] { $coins } écu est noté
       *[other] { $coins } écus sont notés
    } pour toi.
   *[other] La réserve est vide : { $coins ->
        [one] { $coins } écu est noté
       *[other] { $coins } écus sont notés
    } pour { $seat }.
}
event-moved-up = { $you ->
    [seat] Ta carte active est maintenant { $kind } : { $needs }.
   *[other] La carte active { OF($seat) } est maintenant { $kind } : { $needs }.
}
    .bare = { $you ->
        [seat] Ta carte active est maintenant { $kind }.
       *[other] La carte active { OF($seat) } est maintenant { $kind }.
    }
event-drew = { $you ->
    [seat] Tu pioches { $kind } : { $needs }.
   *[other] { $seat } pioche { $kind } : { $needs }.
}
    .bare = { $you ->
        [seat] Tu pioches { $kind } comme carte inférieure.
       *[other] { $seat } pioche { $kind } comme carte inférieure.
    }
event-ending = { $you ->
    [seat] Tu as { $coins } écus : on ne lance plus les dés.
   *[other] { $seat } a { $coins } écus : on ne lance plus les dés.
}
event-done = { $you ->
    [seat] Tu as terminé.
   *[other] { $seat } a terminé.
}
event-passed = { $you ->
    [seat] Tu passes les dés.
   *[other] { $seat } passe les dés.
}
event-last-sales = Dernières ventes : trois contrats remplis suffisent pour vendre encore.
event-no-cards = { reason-exhausted }
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] Tu gagnes. Meilleur total : { $scores-most } écus.
       *[other] { $winners } gagne. Meilleur total : { $scores-most } écus.
    }
   *[other] Victoire partagée : { $winners }. Meilleur total : { $scores-most } écus.
}

## Au terminal

kind =
    .garden = vert
    .soy = soja
    .red = rouge
    .chinese = chinois
    .blue = bleu
    .stink = brun
    .green = cassé
    .garden-many = verts
    .garden-whole = vert
    .soy-many = soja
    .soy-whole = soja
    .red-many = rouges
    .red-whole = rouge
    .chinese-many = chinois
    .chinese-whole = chinois
    .blue-many = bleus
    .blue-whole = bleu
    .stink-many = bruns
    .stink-whole = brun
    .green-many = cassés
    .green-whole = cassé
contract-or = { " ou " }
contract-alike = { $count } pareils
contract-different = { $count } différents
contract-none = aucun { $bean } sur les sept dés
screen-reserve = { $count ->
    [one] { $count } carte en réserve
   *[other] { $count } cartes en réserve
}
screen-per-cent = { $whole },{ $tenth } %
screen-upper = en haut
screen-lower = en bas
screen-odds = Ton prochain contrat, { $contract } : { $once } en un jet de tous les dés, { $turn } en un tour entier à toi.
screen-odds-now = Ton prochain contrat, { $contract } : { $chance } si tu le vises.
screen-odds-none = Ton prochain contrat, { $contract } : pas avec ce champ.
question-choose = Par laquelle de tes deux cartes veux-tu commencer ? L’autre viendra ensuite.
question-roll = C’est ton tour. Lance les dés ; les autres peuvent utiliser chacun de tes jets.
question-window = { $you ->
    [seat] Tu as lancé les dés. Vends-tu ta carte avant de continuer ?
   *[other] { $seat } a lancé les dés. Tu peux les utiliser, ou vendre ta carte.
}
question-window-sell = { $you ->
    [seat] Tu as lancé les dés. Vends-tu ta carte avant de continuer ?
   *[other] { $seat } a lancé les dés. Vends-tu ta carte maintenant ? La suivante peut aussitôt utiliser ces dés.
}
question-select = Quels dés poses-tu sur le champ ? Au moins un ; ils y restent jusqu’à la fin de ton tour.
question-decide = Relances-tu les autres dés ?
question-resolve = On ne lance plus ; le champ compte pour toi.
question-sell = Tu peux vendre ta carte maintenant.
question-final = Dernières ventes : vends-tu ta carte ?
menu-chance = puis { $chance }
menu-meets = remplit ton prochain contrat
menu-misses = ne remplit pas ton prochain contrat
menu-then = ensuite vient { $contract }
menu-then-met = ces dés remplissent aussitôt { $contract }
word-cards = cartes
menu-dice = Pourcentages : ton prochain contrat, si tu le vises. Plusieurs dés : { $some }
screen-help =
    Remplis les contrats de ta carte supérieure un par un, de bas en haut. À ton tour
    tu lances sept dés, tu en poses au moins un sur le champ, puis tu relances les
    autres ou tu t’arrêtes ; alors le champ compte pour toi. Les autres peuvent
    utiliser chacun de tes jets, et toi chacun des leurs : les dés jetés seulement.
    Trois contrats se vendent 1 écu, quatre 2, cinq 3, six 4 ; puis vient la carte
    inférieure. Le tour où quelqu’un atteint le but est le dernier.
      w1 à w4    les dés blancs (carrés), c1 à c3 les dés crème (ronds)
      x  >       un contrat rempli, et le prochain
      25%  (25)  le nombre de la carte : la chance d’un contrat en un seul jet
      ga so re ch bl st gr   vert, soja, rouge, chinois, bleu, brun, cassé
      3=  4#  0ga  |         trois pareils, quatre différents, aucun vert, ou
    Tape le numéro d’un choix, les dés voulus (par exemple w1 c2), ou l’un de ces mots :
      Entrée     le choix marqué par >
      t          revoir toute la table
      cartes     les cartes des autres
      l          ce qui vient de se passer
      i          l’édition et les options de cette table
      v          ce que ferait un robot, et pourquoi
      r          comment on joue
      ?          la règle du dernier refus ;   ? DICE-11   n’importe quelle règle
      s FICHIER  enregistrer la partie
      q          quitter la table

## Options

option-turn_direction = Sens du jeu
    .about = À quel voisin passent les dés.
    .right = à droite
    .left = à gauche
option-first_player = Premier joueur
    .about = Qui commence : une place, ou le sort.
    .random = tiré au sort
option-initial_active = Première carte
    .about = Laquelle des deux cartes distribuées est active d’abord.
    .deal_order = la première distribuée
    .player_choice = chacun choisit
option-place_all = Tous les dés sur le champ
    .about = Le joueur actif doit-il lancer jusqu’à ce que les sept dés soient sur le champ ?
option-others_scope = Dés des autres
    .about = Quels dés les autres joueurs peuvent utiliser.
    .last_roll = les dés du dernier jet
    .last_roll_and_field = les dés du dernier jet et ceux du champ
option-absent_scope = Contrats sans une variété
    .about = Combien de dés demande un contrat qui interdit une variété.
    .seven_dice = les sept
    .dice_in_scope = ceux qui comptent à ce moment
option-mix_needs_both = Mélanges complets
    .about = Chaque variété citée doit-elle figurer dans un contrat de haricots mêlés ?
option-claim_mode = Remplir les contrats
    .about = Qui remarque qu’un contrat est rempli.
    .auto = le jeu, aussitôt
    .manual = chaque joueur, sinon l’occasion est perdue
option-final_sales = Dernières ventes
    .about = Tout le monde peut-il vendre encore après le dernier tour ?
option-end_rule = Vainqueurs
    .about = Qui gagne si plusieurs atteignent le but ensemble.
    .most_coins = qui a le plus d’écus
    .simultaneous_share = tous ceux qui l’atteignent au même moment
option-target = But
    .about = Combien d’écus déclenchent la fin.
option-printed_number = Petits nombres
    .about = Ce que dit le nombre à côté d’un contrat ; il ne change rien au jeu.
    .first_roll = la chance au premier jet, en pourcentage
    .best_play = la chance en un tour entier, en pourcentage
    .hidden = rien, les nombres sont cachés

## Règles qu’un refus peut nommer

rule-DICE-04 = Deux cartes sont devant toi ; choisis l’une d’elles.
rule-DICE-09 = Un tour commence par le jet des sept dés par le joueur actif.
rule-DICE-11 = Après chaque jet, le joueur actif pose sur le champ au moins un des dés jetés.
rule-DICE-12 = Les dés du champ y restent jusqu’à la fin du tour.
rule-DICE-13 = Après une sélection, le joueur actif relance tous les dés hors du champ, ou s’arrête.
rule-DICE-14 = Les sept dés sont sur le champ : on ne lance plus.
rule-DICE-15 = Les jets sont finis ; les dés hors du champ ne comptent plus pour personne.
rule-DICE-16 = Pose au moins un dé du dernier jet sur le champ avant de t’arrêter.
rule-DICE-18 = Tes dés ne remplissent pas ton contrat ouvert le plus bas.
rule-DICE-27 = Un contrat qui interdit une variété demande les sept dés.
rule-DICE-33 = Le joueur actif passe les dés, une fois ses jets finis.
rule-DICE-34 = Quand ce n’est pas ton tour, tu ne peux utiliser que les dés du dernier jet.
rule-DICE-36 = Un jet s’utilise avant que le joueur actif ne continue ; qui a terminé ne peut pas y revenir.
rule-DICE-37 = Pendant tes jets tu ne remplis aucun contrat ; attends de t’être arrêté.
rule-DICE-39 = Une carte se vend quand au moins trois de ses contrats sont remplis.
rule-DICE-46 = Les six contrats de cette carte sont remplis ; vends-la.
rule-DICE-52 = Le but est atteint : on ne lance plus les dés.
rule-DICE-53 = La fin a commencé et tu as déjà sélectionné des dés du dernier jet : plus rien ne va sur le champ.
rule-DICE-54 = Le dernier tour est fini : les dés ne comptent plus, et l’on ne vend que si les dernières ventes sont convenues.
rule-DICE-A2 = On choisit d’abord la carte supérieure, une fois chacun et dans l’ordre ; ensuite on n’en change plus.
rule-DICE-A6 = À cette table on lance jusqu’à ce que tous les dés soient sur le champ.
rule-DICE-A13 = À cette table les contrats se remplissent d’eux-mêmes, dès que possible.
rule-DICE-A18 = Tu n’as pas de carte à remplir tant que la réserve est vide.

## The browser table

play-die-white = dé blanc, { $bean }
play-die-cream = dé crème, { $bean }
play-no-roll = Rien n’a été lancé.
play-your-field = Ton champ
play-field-of-seat = Champ { OF($seat) }
play-dice-lie = { $count ->
    [0] encore aucun dé
    [one] { $count } dé, il y reste
   *[other] { $count } dés, ils y restent
}
play-your-card = Ta carte moisson
play-first-roll = chance au premier jet
play-met = rempli
play-odds = Ton prochain contrat : { $once } en un jet, { $turn } en un tour entier.
play-pick-dice = Touche les dés à poser
play-put = { $count ->
    [one] Poser { $count } dé
   *[other] Poser { $count } dés
}
play-put-these = { $count ->
    [one] Poser { $count } dé : { $dice }
   *[other] Poser { $count } dés : { $dice }
}
play-rolls = lance

## Conseils : pourquoi le robot ferait cela

hint-dice-coins = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}
hint-easier = Ses trois premiers contrats sont remplis par { $percent } % des premiers jets en moyenne, ceux de l’autre carte par { $other } %.
hint-claim = Tes dés remplissent le contrat maintenant, et cela ne coûte rien.
hint-select = Avec ces dés sur le champ, tu as { $percent } % de chances de remplir ton prochain contrat.
hint-select-sure = Avec ces dés sur le champ, ton prochain contrat est certain.
hint-select-lost = Ton prochain contrat est hors d’atteinte ce tour-ci ; plus tu poses de dés, moins les autres peuvent en utiliser.
hint-select-idle = Tu n’as pas de contrat à remplir maintenant ; plus tu poses de dés, moins les autres peuvent en utiliser.
hint-roll-first = Vendre ne presse pas : tu pourras encore le faire après le jet.
hint-roll-on = Si tu relances, tu as { $percent } % de chances de remplir ton prochain contrat.
hint-roll-safe = Ton prochain contrat est déjà sûr ; relancer peut en apporter un autre.
hint-stop = { $percent ->
    [0] Ton prochain contrat est hors d’atteinte ce tour-ci, et chaque jet aide les autres.
   *[other] Seulement { $percent } % pour ton prochain contrat, et chaque jet aide aussi les autres.
}
hint-stop-met = Tel quel, ton champ remplit { $contracts ->
    [one] un contrat
   *[other] { $contracts } contrats
} ; relancer ne promet guère plus et aide les autres.
hint-stop-idle = Tu n’as pas de contrat à remplir maintenant, et chaque jet aide les autres.
hint-sell-last = C’est la dernière occasion : la carte rapporte { hint-dice-coins } maintenant et rien plus tard.
hint-sell-target = Avec cette vente tu as { hint-dice-coins } et tu atteins le but de { $target }.
hint-sell-rival = Un autre peut atteindre le but de { $target } à tout moment : prends tes { hint-dice-coins } tant que tu peux.
hint-sell-now = { $contracts } contrats rapportent { hint-dice-coins } ; en attendre un autre ne rapporte pas plus en moyenne.
hint-keep-card = { $contracts } contrats ne rapportent que { hint-dice-coins } : un de plus rapporterait davantage.
hint-keep-behind = Une vente mettrait fin à la partie alors qu’un autre a plus.
hint-no-use = Ces dés ne t’aident pas.

## Le guide : ce qui est demandé à chaque sorte de moment

guide-activate = Tu as deux cartes moisson. Remplis d’abord l’une, ses contrats de bas en haut ; l’autre vient ensuite. Commence par celle dont les contrats du bas semblent plus faciles.
guide-roll = À toi : lance les sept dés. Ton prochain contrat est le plus bas encore ouvert de ta carte supérieure. Les autres peuvent utiliser chacun de tes jets.
guide-select = Pose au moins un dé sur le champ ; il y reste. Garde ce qu’il faut à ton prochain contrat. Les pourcentages montrent tes chances après chaque choix.
guide-stop = Relance les autres dés, ou arrête-toi. Relancer peut remplir d’autres contrats, mais les autres utilisent chaque jet. Arrête-toi quand tu as ce qu’il te faut.
guide-resolve = On ne lance plus : le champ compte pour tes contrats. À partir de trois contrats tu peux vendre la carte ; quatre rapportent deux fois plus que trois.
guide-sell = Un autre a lancé, et tu peux t’en servir : les dés du jet comptent pour ton prochain contrat. À partir de trois contrats tu peux vendre.
guide-wait = Les autres jouent. Surveille leurs jets : dès que l’un remplit ton prochain contrat, il compte aussi pour toi.

## Une première partie qui apprend le jeu

lesson-goal = Remplis les contrats de ta carte de bas en haut. À partir de trois, elle se vend contre des écus ; 13 écus mettent fin à la partie.
    .title = Des contrats pour des écus
lesson-roll = Un contrat est rempli. Le suivant demande trois haricots, verts ou bruns, mêlés à ton gré. Lance les sept dés.
    .title = Lance
lesson-keep = Brun et vert servent à ce contrat, bleu servira au suivant. Touche les trois dés, puis pose-les sur ton champ.
    .title = Garde ce qui sert
lesson-again = Ce qui est sur le champ y reste. Relance les quatre autres.
    .title = Encore une fois
lesson-keep-more = Encore un brun pour ce contrat, un soja pour le suivant. Pose les deux sur ton champ.
    .title = Juste ce qui manquait
lesson-stop = Tu as ce qu’il te faut. Chaque jet de plus servirait aussi à { $one }. Arrête-toi en touchant deux fois.
    .title = Savoir s’arrêter
lesson-sell = Deux contrats d’un coup, trois en tout : ta carte vaut un écu. Quatre en vaudraient deux, mais prends l’écu. Touche deux fois.
    .title = Vendre ou attendre ?
lesson-pass = Ta carte inférieure est montée. Passe les dés.
    .title = La carte suivante
lesson-bye = Quand { $one } lance, le jet compte aussi pour ta carte. La partie continue pour de bon. Bonne chance !
    .title = Tu sais jouer

## Comment jouer

how-1-title = Le but
how-1 =
    Lance des haricots, remplis les contrats de ta carte moisson et vends-la contre des écus. Dès que quelqu’un a 13 écus, ce tour est le dernier ; le plus riche gagne.

    Tu as deux cartes moisson, visibles de tous. Tu remplis la carte du dessus : six contrats, un par un de bas en haut, sans en sauter aucun. La carte inférieure vient ensuite.
how-2-title = Lire un contrat
how-2 =
    Un contrat dit ce que tes dés doivent montrer. « 3 bleus + 2 pareils » : trois bleus et une paire de n’importe quelle autre variété. « 5 bleus/bruns » : cinq de ces deux variétés, mêlées à ton gré, même cinq bleus (DICE-26). Des dés en plus ne gênent pas. Mais « aucun bleu sur les sept dés » demande bien les sept, sans un seul bleu (DICE-27).

    Le pourcentage à côté d’un contrat est sa chance en un jet des sept dés. Rouges, chinois et bruns ne sont que sur les quatre dés blancs, verts et soja que sur les trois crème ; bleus et cassés, sur tous.
how-3-title = Ton tour
how-3 =
    Lance les sept dés. Poses-en au moins un sur le champ ; ce qui s’y trouve y reste jusqu’à la fin de ton tour. Puis relance tous les autres, ou arrête-toi. Même pour t’arrêter, tu dois poser au moins un dé du dernier jet (DICE-16). Une fois les sept sur le champ, on ne lance plus.

    Quand tu as fini de lancer, et pas avant, tu remplis des contrats, avec les seuls dés du champ. Les mêmes dés peuvent remplir aussi le contrat suivant (DICE-20). La table coche ce qui est rempli. Puis tu passes les dés à ton voisin de droite (DICE-08).
how-4-title = Quand les autres lancent
how-4 =
    Tu joues avec eux. Après chacun de leurs jets, les dés jetés comptent aussi pour ta carte, mais jamais ceux du champ (DICE-34). La table le coche aussi.

    Réfléchis donc avant de relancer : cela peut aider les autres.
how-5-title = Vendre une carte
how-5 =
    À partir de trois contrats remplis, tu peux vendre ta carte supérieure à tout moment, même au tour d’un autre. Trois rapportent 1 écu, quatre 2, cinq 3, les six 4. Rien ne t’y oblige. Si tu peux vendre quand un autre lance, la table attend ta réponse.

    Après une vente, ta carte inférieure monte, et une nouvelle vient dessous. Celle du haut profite aussitôt des dés qui comptent pour toi : le jet d’un autre, ou ton champ une fois tes jets finis (DICE-44).
how-6-title = La fin
how-6 =
    Dès qu’une vente donne 13 écus à quelqu’un, on ne lance plus les dés (DICE-52). Le tour se termine avec les dés tels qu’ils sont. Puis chacun peut vendre une dernière fois, à partir de trois contrats. Qui a le plus d’écus l’emporte ; à égalité, on partage la victoire.

    On joue ici l’édition de 2012 aux dés et cartes reconstitués, peut-être différents des tiens ; celle de 2022, à cinq dés et 10 écus, n’est pas proposée.

# -- refus

refused-no-die = « { $word } » n’est pas un dé ; il y a : { $dice }
refused-die-twice = « { $word } » : une fois suffit.
refused-usage-select = Cela s’écrit ainsi : select DÉ,DÉ ou select - pour aucun
refused-usage-activate = Cela s’écrit ainsi : activate CARTE
refused-position-upper = { $field } ne peut pas être vide maintenant.
refused-position-refilled = { $field } ne peut pas être vide tant que la réserve a des cartes.
refused-position-left-over = { $field } : { $count } autres cartes doivent être quelque part (... les fait suivre).
refused-position-room = { $field } : il n’y a de place que pour { $most }.
refused-position-drawn = { $field }={ $value } ne va pas avec { $count } cartes écu et { $shuffles } mélanges.
refused-position-returned = { $field } : « { $word } » n’est pas une carte avec le numéro d’un mélange.
refused-position-went-back = { $field } : { $card } a été piochée avant de retourner à la réserve.
refused-position-die-twice = { $field } : un dé n’est qu’à un seul endroit.
refused-position-face = { $field } : { $card } n’est pas la face d’un dé.
refused-position-reached = { $field } : la place { $seat } n’a pas atteint { $target } écus, ou personne.
refused-position-target = { $field } : la place { $seat } a { $target } écus, la fin a donc commencé.
refused-cards-format = { $field } n’est pas { $only }.
refused-cards-no-section = Il n’y a pas de section [{ $field }].
refused-cards-seven = { $field } : il y a sept dés, pas { $count }.
refused-cards-none = Il n’y a pas de sections [[{ $field }]].
refused-cards-too-many = { $field } : il y en a plus de { $most }.
refused-cards-faces = { $field } : un dé a six faces.
refused-cards-bean = { $field } : il n’y a pas de haricot « { $word } » ; il y a : { $known }.
refused-cards-id = { $field } n’est pas un mot de minuscules, chiffres et tirets bas.
refused-cards-id-twice = { $field } : il y a deux cartes { $word }.
refused-cards-contracts = { $field } : une carte a six contrats.
refused-cards-printed = { $field } n’est pas une liste de six nombres de 1 à 100 (0 : inconnu).
refused-contract-part = « { $contract } » n’est pas un contrat : « { $word } » n’en est pas une partie.
refused-contract-alone = « { $contract } » n’est pas un contrat : « { $word } » doit être seul.
refused-contract-twice = « { $contract } » n’est pas un contrat : « { $word } » nomme un haricot deux fois.
refused-contract-group-list = « { $contract } » n’est pas un contrat : un groupe libre et une liste ne vont pas ensemble.
refused-contract-group-twice = « { $contract } » n’est pas un contrat : à côté d’un groupe libre, aucun haricot n’est nommé deux fois.
refused-doubt-never = { $field } : aucun résultat des dés ne remplit { $contract }.
refused-doubt-printed = { $field } : { $printed } est imprimé à côté de { $contract }, ces dés donnent { $odds }.
refused-doubt-higher = { $field } : le contrat { $number } a un nombre plus grand que celui du dessous.
refused-doubt-four = { $field } : un même résultat remplit les quatre contrats à partir du numéro { $number }.
refused-doubt-few = { $field } : à { $seats } places et avec un but de { $target } écus, moins de { $needed } cartes peuvent ne pas suffire.
