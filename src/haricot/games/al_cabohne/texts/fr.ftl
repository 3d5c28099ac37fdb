### Al Cabohne en français. Variables : voir haricot.locales.

game-name = Al Cabohne
game-about = En solitaire ou à deux contre la mafia des haricots : ses boss se servent, taxent, vendent et veulent être nourris.

game-help =
    .solo =
        En solitaire contre trois boss : paie une carte à chaque boss qui cultive la même variété
        que toi ; plante le début de ta main, une ou deux cartes ; retourne des cartes (un boss prend sa
        variété, le reste forme des piles) ; plante toutes les piles et nourris le boss dont le champ
        est vide ; pioche. À la fin de la pioche, le trésor de la mafia compte double : fais mieux.

        Tape le numéro d’un choix, ou bien :
          Entrée     le choix marqué par >
          t          revoir la table
          l          ce qui s’est passé en dernier
          haricots   ce que rapporte chaque haricot
          i          édition et options de cette table
          v          ce que ferait un robot, et pourquoi
          r          comment on joue
          ?          la règle du dernier refus ;   ? KER-02   n’importe quelle règle
          s FICHIER  enregistrer la partie
          q          quitter la table
        Tu peux aussi taper les actions entre crochets derrière les choix, par exemple
          feed bleu al        à Al : le haricot bleu le plus en avant de ta main (ou don, joe)
          feed bleu@up al     à Al : toute la pile de haricots bleus de la table
        Les champs s’y comptent à partir de 0.
    .duel =
        À deux contre deux boss : plante ou défausse ce qu’on t’a laissé ; paie une carte à chaque
        boss qui cultive la même variété que toi ; plante le début de ta main, une ou deux cartes ;
        retourne des cartes (un boss prend sa variété, le reste forme des piles) ; plante des piles ou
        laisse-les, et nourris le boss dont le champ est vide ; pioche.

        Tape le numéro d’un choix, ou bien :
          Entrée     le choix marqué par >
          t          revoir la table
          l          ce qui s’est passé en dernier
          haricots   ce que rapporte chaque haricot
          i          édition et options de cette table
          v          ce que ferait un robot, et pourquoi
          r          comment on joue
          ?          la règle du dernier refus ;   ? KER-02   n’importe quelle règle
          s FICHIER  enregistrer la partie
          q          quitter la table
        Tu peux aussi taper les actions entre crochets derrière les choix, par exemple
          feed bleu al        à Al : le haricot bleu le plus en avant de ta main (ou don)
          feed bleu@up al     à Al : toute la pile de haricots bleus de la table
        Les champs s’y comptent à partir de 0.

edition-amigo = Amigo, 1 ou 2 joueurs

## Haricots : nom ; compté dans une phrase ; un seul mot pour les places étroites ; autres mots que l’on peut taper

bean-blue = haricot bleu
    .counted = { $count ->
        [1] un haricot bleu
       *[other] { $count } haricots bleus
    }
    .short = bleu
    .typed = bleu, colt, harry colt, blaue bohne
bean-kidney = haricot kidney
    .counted = { $count ->
        [1] un haricot kidney
       *[other] { $count } haricots kidney
    }
    .short = kidney
    .typed = kidney, kidneybohne
bean-chili = haricot de feu
    .counted = { $count ->
        [1] un haricot de feu
       *[other] { $count } haricots de feu
    }
    .short = feu
    .typed = feu, cauchemar, harry cauchemar, feuerbohne
bean-stink = gros haricot
    .counted = { $count ->
        [1] un gros haricot
       *[other] { $count } gros haricots
    }
    .short = gros
    .typed = gros, cochon, harry cochon, saubohne
bean-puff = fève des marais
    .counted = { $count ->
        [1] une fève des marais
       *[other] { $count } fèves des marais
    }
    .short = fève
    .typed = fève, marais, puffbohne
bean-green = haricot vert
    .counted = { $count ->
        [1] un haricot vert
       *[other] { $count } haricots verts
    }
    .short = vert
    .typed = vert, colique, harry colique, brechbohne
bean-runner = haricot à rames
    .counted = { $count ->
        [1] un haricot à rames
       *[other] { $count } haricots à rames
    }
    .short = rames
    .typed = rames, à rames, stangenbohne

## La table

phase = { $phase ->
    [0] Les restes de l’adversaire
    [6] Avant le paiement
    [1] Planter des cartes de la main
    [7] Cultiver
   *[other] La partie est finie
}

zone-hand = main
zone-field = champ
zone-aside = de côté
zone-up = face visible
zone-coins = Thunes
zone-deck = pioche
zone-discard = défausse
zone-box = hors du jeu
other-mafia = La mafia
other-mafia_doubled = Doublé
zone-treasury = trésor de la mafia
zone-laid = Thunes mises de côté
zone-al = Al Cabohne
zone-don = Don Corlebohne
zone-joe = Joe Bohnano

score = { $count ->
    [one] { $count } Thune
   *[other] { $count } Thunes
}
tie-broken = À égalité de Thunes, la main la plus grande l’emporte.
    .rule = CAB-67
tie-shared = À égalité de Thunes et de main, la victoire est partagée.
    .rule = CAB-67
tie-others = À égalité de Thunes : égaler la mafia, ce n’est pas la battre.
    .rule = CAB-67
reason-exhausted = La pioche est épuisée pour la dernière fois.

screen-boss = { boss-name } : { $kind } ×{ $cards }, { $at ->
    [0] ne vend qu’à la fin
   *[other] vend dès { $at } cartes (pour { $coins ->
        [one] { $coins } Thune
       *[other] { $coins } Thunes
    })
}
screen-hungry = { boss-name } : affamé, rien dans son champ (vend pour { $coins ->
    [one] { $coins } Thune
   *[other] { $coins } Thunes
})
screen-treasury = Trésor de la mafia : { $score }
screen-treasury-doubled = Trésor de la mafia : { $score } ; il compte double à la fin : { $counted }
screen-finish = Finir la partie : tous les champs sont vendus
screen-due = { $kind } à { boss-name }
screen-feed-hungry = il a faim, tu dois le nourrir …
screen-feed-more = { $cards }, si tu veux …
picking-feed = Que donnes-tu à { boss-name } ?
screen-help-offers =
    Tant qu’un boss a faim, les joueurs peuvent échanger des cartes de leur main ; ce que tu reçois va au bout de ta main :
      o                   composer une offre pas à pas
      offer 1 bleu/fève   à la place 1 : ton haricot bleu contre une fève
      counter 3 bleu/feu  répondre à l’offre 3 par une autre, ce qui la refuse
      accept 3     decline 3     withdraw 3

## Ce que l’on peut choisir

action-reveal = Retourner des cartes de la pioche
action-draw = Piocher et finir le tour
action-done = Finir cette phase
action-pass = Passer : rien pour l’instant
    .bare = Passer
action-buy = Acheter un troisième champ
action-harvest = Récolter le champ { $field }
action-plant-front = Planter la première carte, { $kind }, dans le champ { $field }
action-plant-kind = Planter { $kind } dans le champ { $field }
action-offer = Faire une offre { TO($to) } …
action-accept = Accepter l’offre { OF($to) }
action-decline = Refuser l’offre { OF($to) }
action-give-first = Donner { $kind } : la carte la plus en avant
    .only = Donner { $kind }
action-give-last = Donner { $kind } : la carte la plus en arrière
action-no-more-give = Ne rien donner de plus
action-want = Demander { $kind }
action-no-more-want = Ne rien demander de plus
action-pay-first = Donner { $kind } : la carte la plus en avant
    .only = Donner { $kind }
action-pay-last = Donner { $kind } : la carte la plus en arrière
action-pay = Payer la mafia
action-feed = Donner à { boss-name } …
action-feed-first = Donner { $kind } de ta main : la carte la plus en avant
    .only = Donner { $kind } de ta main
action-feed-last = Donner { $kind } de ta main : la carte la plus en arrière
action-feed-up = Donner toute la pile de la table : { $kind-name }
    .only = Donner { $kind-name } de la table
action-discard-up = Défausser toute la pile : { $kind-name }
    .only = Défausser { $kind-name }

## Ce qui s’est passé

boss-name = { $boss ->
    [al] Al Cabohne
    [don] Don Corlebohne
   *[joe] Joe Bohnano
}

event-turn = { $you ->
    [seat] C’est ton tour.
   *[other] C’est le tour { OF($seat) }.
}
event-planted = { $you ->
    [seat] Tu plantes { $kind } dans le champ { $field }.
   *[other] { $seat } plante { $kind } dans le champ { $field }.
}
event-harvested = { $you ->
    [seat] Tu récoltes { $kind } dans le champ { $field } et { $coins ->
        [0] ne gagnes rien
        [one] gagnes { $coins } Thune
       *[other] gagnes { $coins } Thunes
    }.
   *[other] { $seat } récolte { $kind } dans le champ { $field } et { $coins ->
        [0] ne gagne rien
        [one] gagne { $coins } Thune
       *[other] gagne { $coins } Thunes
    }.
}
event-bought = { $you ->
    [seat] Tu achètes un troisième champ pour { $coins ->
        [one] { $coins } Thune
       *[other] { $coins } Thunes
    }.
   *[other] { $seat } achète un troisième champ pour { $coins ->
        [one] { $coins } Thune
       *[other] { $coins } Thunes
    }.
}
event-drew = { $you ->
    [seat] Tu pioches { $seen }.
   *[other] { $seat } pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
}
event-revealed = { $you ->
    [seat] Tu retournes { $seen }.
   *[other] { $seat } retourne { $seen }.
}
event-exhausted = { $times ->
    [1] La pioche est épuisée pour la 1re fois ; à la { $limit ->
        [1] 1re
       *[other] { $limit }e
    }, la partie se termine.
   *[other] La pioche est épuisée pour la { $times }e fois ; à la { $limit ->
        [1] 1re
       *[other] { $limit }e
    }, la partie se termine.
}
event-offered = { $wants-count ->
    [0] { $you ->
        [seat] Tu offres { $gives } { TO($to) } [offre { $deal }].
        [to] { $seat } t’offre { $gives } [offre { $deal }].
       *[other] { $seat } offre { $gives } { TO($to) } [offre { $deal }].
    }
   *[other] { $gives-count ->
        [0] { $you ->
            [seat] Tu demandes { TO($to) } { $wants } en cadeau [offre { $deal }].
            [to] { $seat } te demande { $wants } en cadeau [offre { $deal }].
           *[other] { $seat } demande { TO($to) } { $wants } en cadeau [offre { $deal }].
        }
       *[other] { $you ->
            [seat] Tu proposes { TO($to) } { $gives } contre { $wants } [offre { $deal }].
            [to] { $seat } te propose { $gives } contre { $wants } [offre { $deal }].
           *[other] { $seat } propose { TO($to) } { $gives } contre { $wants } [offre { $deal }].
        }
    }
}
event-accepted = { $wants-count ->
    [0] { $you ->
        [seat] Tu acceptes le cadeau { OF($to) } : { $gives } [offre { $deal }].
        [to] { $seat } accepte ton cadeau : { $gives } [offre { $deal }].
       *[other] { $seat } accepte le cadeau { OF($to) } : { $gives } [offre { $deal }].
    }
   *[other] { $gives-count ->
        [0] { $you ->
            [seat] Tu acceptes et offres { $wants } { TO($to) } [offre { $deal }].
            [to] { $seat } accepte et t’offre { $wants } [offre { $deal }].
           *[other] { $seat } accepte et offre { $wants } { TO($to) } [offre { $deal }].
        }
       *[other] { $you ->
            [seat] Tu acceptes : tu donnes { $wants } { TO($to) } et reçois { $gives } [offre { $deal }].
            [to] { $seat } accepte : tu donnes { $gives } et reçois { $wants } [offre { $deal }].
           *[other] { $seat } accepte : { $to } donne { $gives } et reçoit { $wants } [offre { $deal }].
        }
    }
}
event-declined = { $you ->
    [seat] Tu refuses l’offre { $deal }.
    [to] { $seat } refuse ton offre { $deal }.
   *[other] { $seat } refuse l’offre { $deal }.
}
    .bare = { $you ->
        [seat] Tu refuses l’offre { OF($to) }.
        [to] { $seat } refuse ton offre.
       *[other] { $seat } refuse l’offre { OF($to) }.
    }
    .late = { $you ->
        [seat] Temps écoulé : tu n’as pas répondu { TO($to) }.
        [to] Temps écoulé : { $seat } ne t’a pas répondu.
       *[other] Temps écoulé : { $seat } n’a pas répondu { TO($to) }.
    }
event-withdrew = { $you ->
    [seat] Tu retires l’offre { $deal }.
   *[other] { $seat } retire l’offre { $deal }.
}
    .bare = { $you ->
        [seat] Tu retires ton offre.
       *[other] { $seat } retire une offre.
    }
event-lapsed = { $you ->
    [seat] Ton offre { $deal } tombe : une carte promise est partie.
   *[other] L’offre { $deal } { OF($seat) } tombe : une carte promise est partie.
}
    .bare = { $you ->
        [seat] Ton offre tombe : une carte promise est partie.
       *[other] Une offre { OF($seat) } tombe : une carte promise est partie.
    }
event-passed = { $you ->
    [seat] Tu passes.
   *[other] { $seat } passe.
}
event-wished = { $kinds-count ->
    [0] { $you ->
        [seat] Tu retires ton souhait.
       *[other] { $seat } n’a plus de souhait.
    }
   *[other] { $you ->
        [seat] Tu cherches { $kinds }.
       *[other] { $seat } cherche { $kinds }.
    }
}
event-kept = { $you ->
    [seat] Tu comptes garder { $kind }.
   *[other] { $seat } compte garder { $kind }.
}
event-unkept = { $you ->
    [seat] Tu ne réserves plus aucune carte de la table.
   *[other] { $seat } ne réserve plus aucune carte de la table.
}
event-discarded = { $you ->
    [seat] Tu défausses { $kind }.
   *[other] { $seat } défausse { $kind }.
}
event-reshuffled = { $cards ->
    [one] La seule carte défaussée devient la nouvelle pioche.
   *[other] La défausse et les Thunes mises de côté, soit { $cards } cartes, forment la nouvelle pioche.
}
event-none-left = Il n’y a plus de carte à retourner.
event-taken = { boss-name } prend { $kind }.
event-sold = { boss-name } vend { $kind } ; la mafia { $coins ->
    [0] ne gagne rien
    [one] gagne { $coins } Thune
   *[other] gagne { $coins } Thunes
}.
event-paid = { $you ->
    [seat] Tu paies { $kind } à { boss-name }.
   *[other] { $seat } paie { $kind } à { boss-name }.
}
event-fed = { $you ->
    [seat] Tu donnes { $kind } à { boss-name }.
   *[other] { $seat } donne { $kind } à { boss-name }.
}
event-matched = La défausse ajoute { $kind } à sa pile sur la table.
event-showed = { $you ->
    [seat] Tu montres ta main : { $kinds }.
   *[other] { $seat } ne peut pas nourrir la mafia et montre sa main : { $kinds }.
}
event-bargain-over = Plus aucun boss n’a faim : les offres ouvertes tombent.
event-ended = { $drawn-count ->
    [0] { $winners-count ->
        [0] La mafia gagne : { $mafia } contre { $scores-most }.
        [one] { $you ->
            [winners] Tu gagnes avec { $scores-most } contre { $mafia } pour la mafia.
           *[other] { $winners } gagne avec { $scores-most } contre { $mafia } pour la mafia.
        }
       *[other] Victoire partagée : { $winners }, avec { $scores-most } contre { $mafia } pour la mafia.
    }
    [one] { $you ->
        [drawn] Égalité : tu partages la première place avec la mafia, à { $scores-most }.
       *[other] Égalité : { $drawn } et la mafia partagent la première place, à { $scores-most }.
    }
   *[other] Égalité avec la mafia : { $drawn }, à { $scores-most }.
}

## Options

option-mafia_trade = Négociation
    .about = Peut-on échanger des cartes de la main tant qu’un boss a faim ?
option-pile_to_boss = Une pile pour un boss
    .about = Quand un boss qui reçoit plusieurs cartes regarde s’il peut vendre.
    .whole_pile = après toute la pile
    .card_by_card = après chaque carte
option-discard_match = Regarder la défausse
    .about = Quand on regarde si la carte du dessus de la défausse convient.
    .after_each_card = après chaque carte qui reste
    .after_third_card = une fois, après la dernière carte
option-show_hand_when_unable = Montrer la main
    .about = Qui ne peut pas nourrir un boss affamé doit-il montrer sa main ?
option-mafia_wins_ties = La mafia gagne à égalité
    .about = La mafia gagne-t-elle si un joueur a autant de Thunes ? Sinon la partie est nulle.
option-draw_pile_passes = Passages de la pioche
    .about = Combien de fois la pioche est jouée en solitaire.
option-first_player = Premier joueur
    .about = Qui joue le premier tour : une place, ou le sort.
    .random = tiré au sort
option-hide_coin_totals = Thunes cachées
    .about = Les Thunes des autres sont-elles cachées jusqu’à la fin ?
option-offers = Offres par tour
    .about = Combien d’offres chacun peut faire pendant un tour ; 0 : pas d’échanges.
option-exhaustions = Durée de la partie
    .about = Combien de fois la pioche s’épuise avant la fin.
    .rules = selon la règle

## Règles qu’un refus peut nommer

rule-CAB-08 = Ce n’est pas ton tour.
rule-CAB-10 = Un champ ne porte qu’une variété. Choisis un champ vide ou celui où elle pousse.
rule-CAB-11 = Cette variété pousse déjà dans un de tes champs : elle doit aller là.
rule-CAB-12 = Un tour suit un ordre : restes, paiement, planter, retourner, cultiver, piocher. Ce n’est pas encore le moment.
rule-CAB-14 = Plante ou défausse d’abord tout ce que ton adversaire t’a laissé.
rule-CAB-15 = Les restes se plantent dans tes champs ou se défaussent ; les boss n’en reçoivent pas.
rule-CAB-21 = Plante la première carte de ta main ; aucune autre, et rien avant elle.
rule-CAB-22 = Tu as planté deux cartes de ta main ; une troisième n’est pas permise.
rule-CAB-24 = Il n’y a pas de place pour ces haricots. Récolte d’abord un champ, ou achètes-en un troisième.
rule-CAB-25 = Ta main est vide : il n’y a rien à planter.
rule-CAB-26 = Pendant que tu plantes de la main, la mafia ne reçoit rien ; tu pourras la nourrir quand les cartes seront retournées.
rule-CAB-39 = Un boss ne prend que la variété qu’il cultive. Attends qu’il ait vendu, ou choisis un autre boss.
rule-CAB-40 = Maintenant les cartes de la main ne vont qu’aux boss, jamais dans tes champs.
rule-CAB-41 = Les haricots qui poussent dans tes champs ne peuvent pas être donnés à un boss.
rule-CAB-43 = Les piles se plantent ou restent à ton adversaire ; on ne peut pas les défausser maintenant.
rule-CAB-44 = Un boss a faim et tu as une carte pour lui : nourris-le avant de continuer.
rule-CAB-45 = Un autre boss cultive cette variété : elle ne peut pas aller à un boss affamé.
rule-CAB-49 = On ne récolte que pendant son propre tour.
rule-CAB-51 = Rien ne pousse dans ce champ : il n’y a rien à vendre.
rule-CAB-53 = Un champ d’un seul haricot ne se récolte pas tant que tu en as un plus grand.
rule-CAB-58 = Un troisième champ coûte quatre de tes Thunes, une fois par partie, pendant ton tour.
rule-CAB-62 = La pioche est épuisée pour la dernière fois : finis de cultiver et termine la partie, on ne pioche plus.
rule-CAB-68 = Cette phase ne se finit pas ainsi : continue en retournant des cartes ou en piochant.
rule-CABV-01 = On ne négocie que dans la variante, tant qu’un boss a faim, et toujours avec le joueur actif.
rule-CABV-02 = On n’échange que des cartes de la main, au moins une, et chacun doit avoir ce qu’il promet.
rule-SOLO-04 = Tu as trois champs dès le début ; il n’y en a pas d’autre.
rule-SOLO-07 = Ton tour suit un ordre : paiement, planter, retourner, cultiver, piocher. Ce n’est pas encore le moment.
rule-SOLO-09 = Pendant que tu plantes de la main, la mafia ne reçoit rien ; tu pourras la nourrir quand les cartes seront retournées.
rule-SOLO-11 = En solitaire, toutes les piles doivent être plantées ; aucune ne se défausse ni ne reste.

## The browser table

play-mafia = La mafia
play-sells-at = { $coins ->
    [one] vend dès { $coins } Thune
   *[other] vend dès { $coins } Thunes
}
play-until-sale = encore { $cards } et il vend
play-hungry = a faim
play-feed = Lui donner…
play-now-pay = À toi : paie la mafia.
play-now-feed = Tu peux donner des cartes à la mafia.

## Conseils : pourquoi le robot ferait cela

hint-pass-silent = Aucune offre ne t’attend, et dans ce jeu le robot n’en fait pas.
hint-throw-pile = Planter { $kind } coûterait à tes champs plus que cela ne rapporte : défausse cette pile.
hint-settled = Tout est réglé, et ce n’est pas le moment de vendre un champ.
hint-leave-rest = Ce qui reste sur la table te coûterait plus qu’il ne rapporte : laisse-le.
hint-pay = La mafia prend { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} dans tes champs ; vendre d’abord te coûterait plus.
hint-start-taxed = Le champ { $field } est vide. { boss-name } cultive aussi cette variété et prendra une carte à chaque tour, mais c’est encore la meilleure place pour { $kind }.
hint-taxed = Le champ { $field } rapporte { hint-coins } maintenant ; si tu attends, { boss-name } y prend une carte.
hint-sell = Vendu maintenant, le champ { $field } rapporte { hint-coins } et redevient libre ; attendre ne promet pas plus.
hint-make-room = Le champ { $field } rapporte { hint-coins } ; vendu, il a de la place pour { $kind }.
hint-feed-hungry = { boss-name } a faim et doit recevoir quelque chose : donner { $kind } te coûte le moins.
hint-feed = { boss-name } en cultive déjà, et tu n’as pas de meilleur usage pour { $kind }. { $more ->
    [0] Il vend aussitôt.
    [99] Il n’est pas près de vendre.
   *[other] Il lui en faut encore { $more } pour vendre.
}

## Le guide : ce qui est demandé à chaque sorte de moment

guide-discard-up = Ton adversaire a laissé ces cartes. Plante ce qui convient à tes champs, défausse le reste ; on ne peut pas les donner à la mafia.
guide-pay = Tu cultives une variété qu’un boss cultive aussi : il prend une carte de chacun de ces champs. Un champ qui rapporte assez se vend mieux avant.
guide-plant-front = La première carte de ta main doit être plantée ; l’ordre ne change jamais. Ce qu’aucun boss ne cultive reste à toi ; sur tout le reste, la mafia prend une carte à chaque tour. Tu peux planter la deuxième, ou non.
guide-reveal = Tu as fini de planter de ta main. Retourne des cartes : ce qu’un boss cultive va chez lui, trois autres restent sur la table.
guide-plant-kind = Une pile de la table peut aller dans un de tes champs ou chez un boss. Plante ce que tu cultives. Un boss affamé doit recevoir quelque chose : donne-lui ce qu’il ne vendra pas de sitôt.
guide-feed = La mafia doit recevoir quelque chose avant la suite. Choisis ce dont tu n’as pas besoin et qu’un boss ne vendra pas de sitôt.
guide-room = Aucun champ n’a de place pour cette carte : récoltes-en un. Un champ d’une seule carte est protégé tant qu’un autre en a plus. Vends où tu perds le moins.
guide-draw = La dernière étape : pioche. Avant, tu peux encore récolter, ou donner à un boss une carte qui te gêne.

## Une première partie qui apprend le jeu

lesson-as-two = à deux
lesson-as-solo = en solitaire
lesson-goal = Vends des haricots contre des Thunes. { $one } fait de même, et la mafia aussi : ses boss partagent un trésor. Le plus riche gagne.
    .title = Plus riche que deux rivaux
lesson-pay = Don Corlebohne cultive de gros haricots, et toi aussi. Au début de ton tour, il t’en prend un. Paie.
    .title = La mafia encaisse
lesson-plant = Don en avait assez et a vendu : deux Thunes pour la mafia. Plante maintenant la première carte de ta main, c’est obligatoire.
    .title = Plante la première carte
lesson-reveal = On retourne des cartes jusqu’à ce que trois restent. Ce qu’un boss cultive va aussitôt chez lui : Al attend des haricots bleus.
    .title = Retourne des cartes
lesson-pile = Un haricot bleu est allé chez Al. Le haricot de feu est pour toi : plante-le.
    .title = Prends ce qu’il te faut
lesson-feed = Le champ de Don est vide, il faut le nourrir. Donne-lui la fève des marais de la table : il lui en faut beaucoup.
    .title = Nourris l’affamé
lesson-harvest = Huit haricots de feu rapportent trois Thunes. Touche deux fois pour les vendre, avant qu’un boss n’en cultive aussi.
    .title = Récolte
lesson-draw = Ce qui est encore là reste pour { $one }. Pioche deux cartes pour finir ton tour.
    .title = Laisse le reste
lesson-bye = Tu as trois Thunes, la mafia deux. Cultive ce qu’aucun boss ne cultive. La partie continue pour de bon. Bonne chance !
    .title = Tu sais jouer
lesson-goal-solo = Vends des haricots contre des Thunes. Les boss partagent un trésor qui compte double à la fin : il t’en faut plus.
    .title = Contre trois boss
lesson-plant-solo = La première carte de ta main doit être plantée : un haricot à rames rejoint les autres.
    .title = Plante la première carte
lesson-reveal-solo = On retourne des cartes jusqu’à ce que trois restent. Ce qu’un des boss cultive va aussitôt chez lui.
    .title = Retourne des cartes
lesson-pile-solo = Al et Don en ont reçu un chacun. Deux haricots de feu vont ensemble : plante toute la pile.
    .title = Prends la pile
lesson-rest-solo = En solitaire, chaque pile doit aller chez toi ou chez un boss. Le haricot kidney prend ton champ libre.
    .title = Rien ne doit rester
lesson-harvest-solo = Quatre haricots à rames rapportent deux Thunes. Touche deux fois pour les vendre : le champ est de nouveau libre.
    .title = Récolte
lesson-draw-solo = Pioche deux cartes pour finir ton tour. Elles vont à la fin : l’ordre de ta main ne change jamais.
    .title = Pioche
lesson-bye-solo = Un boss qui cultive la même variété que toi te prend une carte à chaque tour. La pioche ne sert qu’une fois. La partie continue pour de bon. Bonne chance !
    .title = Tu sais jouer

## Comment jouer

how-1-title = Le but
how-1 =
    Ton adversaire et toi cultivez des haricots et les vendez pour des Thunes (les pièces d’or de la règle). La mafia joue aussi, toute seule ; ses boss partagent un trésor. Le plus riche des trois gagne.
how-2-title = Ta ferme
how-2 =
    Tu commences avec deux champs et cinq cartes. Ta main garde son ordre, les nouvelles cartes vont derrière. Un champ porte une seule variété, jamais la même dans deux de tes champs.

    À ton tour, sauf quand on retourne des cartes, tu peux récolter et, une fois par partie, acheter un troisième champ pour quatre Thunes. Une récolte vend tout le champ : des cartes deviennent tes Thunes, le reste est défaussé. Chaque champ montre ce qu’il rapporte et quand il rapporte plus. Un haricot seul ne se récolte que si aucun de tes champs n’en a davantage (CAB-54).
how-3-title = Les boss
how-3 =
    Al Cabohne et Don Corlebohne ont chacun un champ, jamais de la même variété. Al vend dès que son champ vaut trois Thunes, Don dès qu’il en vaut deux. Quand un boss a vendu, son champ est vide : il a faim.
how-4-title = Payer et planter
how-4 =
    D’abord, plante ou défausse ce que ton adversaire a laissé. Puis paie : chaque boss qui cultive la même variété que toi prend une carte de ce champ, même la dernière (CAB-18). Pour y échapper, récolte avant.

    Ensuite, plante la première carte de ta main, et la deuxième si tu veux. Chacune rejoint sa variété ou prend un champ vide. Faute de place, récolte d’abord.
how-5-title = Cultiver
how-5 =
    On retourne des cartes jusqu’à ce que trois restent. Celles d’une même variété forment une pile. Ce qu’un boss cultive va chez lui et est remplacé. Après chaque carte qui reste, regarde le dessus de la défausse : si un boss cultive cette variété, la carte va chez lui ; si une pile de la table est de cette variété, elle la rejoint ; et on recommence avec la carte suivante (CAB-34).

    Plante alors des piles, donne-les aux boss ou laisse-les à ton adversaire, toujours entières (CAB-38). Tu peux aussi donner aux boss toute carte de ta main. Un boss n’accepte que sa variété ou, s’il a faim, toute variété qu’aucun autre ne cultive. Tu dois nourrir un boss affamé si ta main ou la table le permet (CAB-44). Sinon, il reste affamé et ton adversaire voit ta main. Enfin, pioche deux cartes.
how-6-title = La fin
how-6 =
    Quand la pioche est épuisée pour la troisième fois, on finit ce tour et la partie se termine. Tous les champs sont vendus, ceux des boss aussi. Les mains ne valent rien. À égalité avec la mafia, tu perds (CAB-67).

    Avec la règle maison « Négociation », vous pouvez vous proposer des cartes de vos mains tant qu’un boss a faim.
how-7-title = Seul contre la mafia
how-7 =
    Joe Bohnano s’en mêle et vend dès une Thune. Tu commences avec sept cartes et trois champs. Toute pile doit être plantée, chez toi ou chez un boss (SOLO-11). Pioche deux cartes, trois s’il t’en reste une, quatre si ta main est vide. La pioche ne sert qu’une fois. Le trésor de la mafia compte double, et tu dois avoir plus que ce total (SOLO-18).

# -- refus

refused-no-boss = « { $word } » n’est pas un boss ; il y a : { $bosses }
refused-usage-feed = Cela s’écrit ainsi : feed CARTE BOSS, feed CARTE@EXEMPLAIRE BOSS, ou feed CARTE@up BOSS
refused-position-boss-kind = { $field } : un autre boss cultive { $card }.
refused-position-boss-sold = { $field } : il aurait vendu { $count } { $card }.
refused-position-no-bargain = { $field } : on ne négocie pas maintenant.
