### Bohnanza en français. Variables : voir haricot.locales.

game-name = Bohnanza
game-about = Plante tes haricots dans l’ordre, échange ceux qui te gênent et vends tes champs contre des Thunes.
    .duel = Le duel à deux : plante tes haricots dans l’ordre, choisis sur la table, et laisse à ton adversaire ce qui te gêne.
game-help =
    .duel =
        Le duel : plante ou défausse ce que ton adversaire t’a laissé ; plante la première
        carte de ta main, une ou deux fois, et défausse une carte si tu veux ; retourne des
        cartes et plante celles que tu veux, le reste est à ton adversaire ; pioche. On
        n’échange pas.
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
        Tu peux aussi taper les actions entre crochets derrière les choix. Les champs s’y
        comptent à partir de 0. discard colt est la carte la plus en avant de ta main, colt@2
        la deuxième, colt@up une carte qu’on t’a laissée.

edition-gigamic = Gigamic, 2 à 7 joueurs
edition-amigo = Amigo (ancienne), 3 à 5 joueurs

## Haricots : nom ; compté dans une phrase ; un seul mot pour les places étroites ; autres mots que l’on peut taper

bean-coffee = Harry Cogné
    .counted = { $count ->
        [1] un Harry Cogné
       *[other] { $count } Harry Cogné
    }
    .short = Cogné
    .typed = cogné, café, haricot café, kaffeebohne
bean-wax = Harry Cochet
    .counted = { $count ->
        [1] un Harry Cochet
       *[other] { $count } Harry Cochet
    }
    .short = Cochet
    .typed = cochet, coché, harry coché, beurre, haricot beurre, weinbrandbohne
bean-blue = Harry Colt
    .counted = { $count ->
        [1] un Harry Colt
       *[other] { $count } Harry Colt
    }
    .short = Colt
    .typed = colt, bleu, haricot bleu, blaue bohne
bean-chili = Harry Cauchemar
    .counted = { $count ->
        [1] un Harry Cauchemar
       *[other] { $count } Harry Cauchemar
    }
    .short = Cauchemar
    .typed = cauchemar, feu, haricot de feu, feuerbohne
bean-stink = Harry Cochon
    .counted = { $count ->
        [1] un Harry Cochon
       *[other] { $count } Harry Cochon
    }
    .short = Cochon
    .typed = cochon, gros, gros haricot, saubohne
bean-green = Harry Colique
    .counted = { $count ->
        [1] un Harry Colique
       *[other] { $count } Harry Colique
    }
    .short = Colique
    .typed = colique, vert, haricot vert, haricot français, brechbohne
bean-soy = Harry Copain
    .counted = { $count ->
        [1] un Harry Copain
       *[other] { $count } Harry Copain
    }
    .short = Copain
    .typed = copain, soja, soya, haricot soya, sojabohne
bean-black_eyed = Harry Chaos
    .counted = { $count ->
        [1] un Harry Chaos
       *[other] { $count } Harry Chaos
    }
    .short = Chaos
    .typed = chaos, œil, haricot œil au beurre noir, augenbohne
bean-red = Harry Comique
    .counted = { $count ->
        [1] un Harry Comique
       *[other] { $count } Harry Comique
    }
    .short = Comique
    .typed = comique, rouge, haricot rouge, rote bohne
bean-garden = Harry Coriace
    .counted = { $count ->
        [1] un Harry Coriace
       *[other] { $count } Harry Coriace
    }
    .short = Coriace
    .typed = coriace, jardin, haricot du jardin, gartenbohne
bean-cocoa = Harry Choco
    .counted = { $count ->
        [1] un Harry Choco
       *[other] { $count } Harry Choco
    }
    .short = Choco
    .typed = choco, cacao, haricot cacao, kakaobohne

## La table

phase = { $phase ->
    [0] Les restes de l’adversaire
    [1] Planter des cartes de la main
    [2] Échanger
    [3] Planter les cartes reçues
    [4] Piocher
    [6] Choisir sur la table
   *[other] La partie est finie
}

zone-hand = main
zone-field = champ
zone-aside = de côté
zone-up = face visible
zone-offer = restes
zone-coins = Thunes
zone-deck = pioche
zone-discard = défausse
zone-box = hors du jeu

score = { $count ->
    [one] { $count } Thune
   *[other] { $count } Thunes
}
tie-broken = À égalité de Thunes, la main la plus grande l’emporte.
    .farthest_from_start = À égalité de Thunes, le plus éloigné du premier joueur l’emporte.
    .rule = BOH-87
tie-shared = À égalité de Thunes, la victoire est partagée.
    .rule = BOH-88
reason-exhausted = La pioche est épuisée pour la dernière fois.

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
action-give-up = Donner { $kind } de la table
action-no-more-give = Ne rien donner de plus
action-want = Demander { $kind }
action-no-more-want = Ne rien demander de plus
action-pay-first = Donner { $kind } : la carte la plus en avant
    .only = Donner { $kind }
action-pay-last = Donner { $kind } : la carte la plus en arrière
action-pay-up = Donner { $kind } de la table
action-discard-first = Défausser { $kind } : la carte la plus en avant
    .only = Défausser { $kind }
action-discard-last = Défausser { $kind } : la carte la plus en arrière
action-discard-up = Défausser { $kind } qu’on t’a laissé

## Ce qui s’est passé

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
event-reshuffled = { $cards ->
    [one] La seule carte défaussée devient la nouvelle pioche.
   *[other] Les { $cards } cartes défaussées sont mélangées et deviennent la nouvelle pioche.
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
event-trade-over = { $you ->
    [seat] Tu mets fin aux échanges.
   *[other] { $seat } met fin aux échanges.
}
event-discarded = { $you ->
    [seat] Tu défausses { $kind }.
   *[other] { $seat } défausse { $kind }.
}
event-matched = { $you ->
    [seat] La défausse ajoute { $seen } à tes cartes visibles.
   *[other] La défausse ajoute { $seen } aux cartes visibles { OF($seat) }.
}
event-left = { $you ->
    [seat] Tu laisses { $seen } à ton adversaire.
   *[other] { $seat } laisse { $seen } sur la table.
}
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] Tu gagnes avec { $scores-most ->
            [one] { $scores-most } Thune
           *[other] { $scores-most } Thunes
        }.
       *[other] { $winners } gagne avec { $scores-most ->
            [one] { $scores-most } Thune
           *[other] { $scores-most } Thunes
        }.
    }
   *[other] Victoire partagée : { $winners }, avec { $scores-most ->
        [one] { $scores-most } Thune
       *[other] { $scores-most } Thunes
    } chacun.
}

## Options

option-duplicate_kind_fields = Même variété dans plusieurs champs
    .about = Peut-on cultiver la même variété dans deux champs ?
option-single_bean_protection = Protection du haricot seul
    .about = Quand un champ d’une seule carte peut être récolté.
    .relaxed = dès qu’aucun de tes champs n’a deux cartes ou plus
    .literal = seulement si chacun de tes champs a exactement une carte
option-lock_kept_cards = Cartes gardées bloquées
    .about = Une carte visible annoncée comme gardée est-elle exclue des échanges pour de bon ?
option-first_player = Premier joueur
    .about = Qui joue le premier tour : une place, ou le sort.
    .random = tiré au sort
option-hide_coin_totals = Thunes cachées
    .about = Les Thunes des autres sont-elles cachées jusqu’à la fin ?
option-tie_break = Égalité
    .about = Qui gagne parmi ceux qui ont le plus de Thunes.
    .hand_size = le plus de cartes en main
    .shared = la victoire est partagée
    .farthest_from_start = la place la plus loin du premier joueur
option-duel_start_fields = Champs du duel
    .about = Avec combien de champs commence le duel ; avec trois, on n’en achète pas.
option-offers = Offres par tour
    .about = Combien d’offres chacun peut faire pendant un tour ; 0 : pas d’échanges.
option-exhaustions = Durée de la partie
    .about = Combien de fois la pioche s’épuise avant la fin.
    .rules = selon la règle

## Règles qu’un refus peut nommer

rule-BOH-14 = De la main on ne plante que la première carte.
rule-BOH-16 = Un tour suit un ordre : planter, retourner et échanger, planter ce qui est venu, piocher. Ce n’est pas encore le moment.
rule-BOH-17 = Un champ ne porte qu’une variété. Choisis un champ vide ou celui où elle pousse.
rule-BOH-19 = Cette variété pousse déjà dans un de tes champs : la carte doit aller là.
rule-BOH-21 = Pas de place pour cette carte : récolte d’abord un champ, ou achètes-en un troisième.
rule-BOH-25 = Ce n’est pas le moment de planter : on plante au début du tour et après les échanges.
rule-BOH-26 = Ta main est vide : il n’y a rien à planter.
rule-BOH-27 = Plante d’abord la première carte de ta main.
rule-BOH-30 = Tu as planté deux cartes de ta main ; une troisième n’est pas permise.
rule-BOH-32 = On n’échange pas encore. Les échanges commencent quand le joueur actif a retourné des cartes.
rule-BOH-36 = Tout échange se fait entre le joueur actif et un seul autre.
rule-BOH-37 = Le joueur actif fait partie de tout échange. Adresse-lui ton offre.
rule-BOH-39 = Hors de ton tour, tu ne peux donner que des cartes de ta main.
rule-BOH-41 = Un échange doit déplacer au moins une carte.
rule-BOH-47 = Cette carte a été reçue ce tour-ci : elle reste chez toi et sera plantée.
rule-BOH-48 = Les cartes mises de côté attendent la fin des échanges ; plante-les alors.
rule-BOH-49 = On n’échange que des cartes, et pas celles qui poussent déjà dans un champ.
rule-BOH-52 = Les échanges sont finis, ou ce n’est pas à toi d’y mettre fin : seul le joueur actif le fait, une fois.
rule-BOH-61 = Avant la pioche, chacun doit planter les cartes reçues ou gardées.
rule-BOH-62 = Maintenant on ne plante que les cartes reçues ou gardées, aucune de la main.
rule-BOH-65 = Rien ne pousse dans ce champ : il n’y a rien à récolter.
rule-BOH-66 = Ce champ n’a qu’une carte. Récolte d’abord un champ de deux cartes ou plus.
rule-BOH-89 = Tu as déjà ton troisième champ ; il y en a un par joueur.
rule-BOH-90 = Tu n’as pas assez de Thunes pour un troisième champ, et personne ne peut t’en prêter.
rule-BOH-93 = Ici, on n’achète pas de champ : chacun a commencé avec trois.
rule-BOH-100 = Ce n’est pas ton tour. Tu peux récolter, acheter un champ ou échanger avec le joueur actif.
rule-BOH-101 = Seul le joueur actif peut faire une offre à tous. Adresse la tienne au joueur actif.
rule-BOH-102 = Pour accepter, il faut donner exactement les cartes demandées, et tu ne les as pas.
rule-RUL-09 = À cette table, une carte annoncée comme gardée ne s’échange plus.
rule-RUL-30 = Dans ce duel, on n’achète pas de champ : vous avez commencé avec trois.
rule-DUEL-04 = Dans le duel, on ne récolte que pendant son propre tour.
rule-DUEL-06 = Dans le duel, il n’y a ni échanges ni cadeaux.
rule-DUEL-07 = Le tour du duel suit un ordre : les restes, planter et défausser, retourner et choisir, piocher. Ce n’est pas encore le moment.
rule-DUEL-10 = Plante ou défausse d’abord tout ce que ton adversaire t’a laissé.
rule-DUEL-14 = Tu peux défausser une carte de ta main, une seule fois, après avoir planté.
rule-DUEL-15 = Après la défausse, ou avec une main vide, on ne plante et ne défausse plus rien de la main ce tour-ci.
rule-DUEL-21 = Les cartes de la table se plantent ou restent à ton adversaire ; on ne peut ni les défausser ni les prendre en main.
rule-DUEL-24 = La pioche est épuisée : choisis tes cartes et finis la phase, on ne pioche plus.
rule-DUEL-28 = Cette phase ne se finit pas ainsi : continue en retournant des cartes ou en piochant.
rule-AMI-04 = Un champ ne porte qu’une variété. Choisis un champ vide ou celui où elle pousse.
rule-AMI-08 = Un tour suit un ordre : planter, échanger, planter ce qui est venu, piocher. Ce n’est pas encore le moment.
rule-AMI-09 = Plante d’abord la première carte de ta main ; les suivantes doivent attendre.
rule-AMI-10 = Tu as planté deux cartes de ta main ; pas une de plus.
rule-AMI-11 = Cette variété pousse déjà dans un de tes champs : la carte doit aller là.
rule-AMI-13 = Pas de place pour cette carte : récolte d’abord un champ, ou achètes-en un troisième.
rule-AMI-18 = Un champ d’une seule carte ne se vend pas tant que tu en as un plus grand.
rule-AMI-22 = Hors de ton tour, tu échanges avec le joueur actif seulement, et avec des cartes de ta main.
rule-AMI-25 = Cette carte a été reçue ce tour-ci : elle ne s’échange plus, elle se plante.
rule-AMI-28 = Les échanges sont finis, ou ce n’est pas à toi d’y mettre fin : seul le joueur actif le fait, une fois.
rule-AMI-31 = Rien ne pousse dans ce champ : il n’y a rien à vendre.
rule-AMI-32 = Un troisième champ coûte trois de tes propres Thunes, et il n’y en a qu’un par joueur.

## The browser table

play-now-leftovers = À toi : plante ou défausse ce qui t’a été laissé.

## Conseils : pourquoi le robot ferait cela

hint-let-grow = Aucun champ ne rapporte encore son maximum : laisse-les pousser.
hint-leave = Planter { $kind } ne t’apporte rien ; c’est le moment de t’en défaire.
hint-throw = Ta main vaut plus sans { $kind } : cette carte te coûterait un champ ou en retiendrait de meilleures.
hint-deny = { $kind } aide ton adversaire plus que cela ne te coûte : ne lui laisse pas cette carte.
hint-leave-rest = Ce qui reste visible ne mérite pas une place dans tes champs : laisse-le.

## Le guide : ce qui est demandé à chaque sorte de moment

guide-plant-front = La première carte de ta main doit être plantée ; l’ordre ne change jamais. Mets-la où sa variété pousse, ou dans un champ vide. Tu peux planter la deuxième, ou non.
guide-reveal = Tu as fini de planter de ta main. Retourne des cartes : tu verras ensuite lesquelles planter et lesquelles échanger ou donner.
guide-offer = Tu peux échanger : touche une carte pour la proposer et demande une variété que tu cultives. Donne plutôt ce qui gâcherait un champ. Quand il n’y a plus rien à gagner, finis les échanges.
guide-deal = Une offre pour toi. Accepte si ce que tu reçois convient mieux à tes champs que ce que tu donnes ; sinon refuse, ou fais une contre-offre. Ce que tu reçois se plante pendant ce tour.
guide-voice = C’est le tour d’un autre : tu n’échanges qu’avec lui, et avec les cartes de ta main. Demande une carte visible si tu la cultives, ou attends simplement.
guide-plant-kind = Tout ce que tu as reçu et gardé se plante maintenant. Commence par les variétés que tu cultives.
    .phase-6 = Plante les cartes visibles qui te plaisent. Ton adversaire devra s’occuper du reste : laisse ce qui aide le moins.
guide-discard-up = Ton adversaire t’a laissé ces cartes. Plante ce qui convient, défausse le reste.
guide-room = Aucun champ n’a de place pour cette carte : récoltes-en un. Un champ d’une seule carte est protégé tant qu’un autre en a plus. Vends où tu perds le moins.
guide-draw = La dernière étape : pioche, les cartes vont à la fin de ta main. Si un champ rapporte son maximum, récolte-le d’abord.

## Une première partie qui apprend le jeu

lesson-goal = Tes Harry Comique poussent ici. Plus il y en a, plus ils rapportent. À la fin, qui a le plus de Thunes gagne.
    .title = Le but : des Thunes
lesson-plant = La première carte de ta main doit être plantée. C’est un Comique : mets-le avec les autres.
    .title = Plante la première carte
lesson-reveal = Tu pourrais planter aussi la suivante, mais il lui faudrait un nouveau champ. Retourne plutôt deux cartes.
    .title = Retourne deux cartes
lesson-offer = Le Cochet ne convient pas à tes champs, mais { $two } en cultive. Touche-le pour le proposer.
    .title = Donne ce qui te gêne
    .tap-2 = Touche maintenant ce que tu veux en échange : un Comique.
    .tap-3 = Et à qui tu le demandes : { $two }.
lesson-done = { $two } est d’accord. Cela suffit : finis tes échanges en touchant deux fois.
    .title = Marché conclu
lesson-settle = Ce que tu as reçu et gardé se plante aussitôt. Les deux Comique rejoignent les autres.
    .title = Plante ce que tu as
lesson-harvest = Cinq Comique rapportent quatre Thunes : c’est le maximum. Touche deux fois pour les vendre.
    .title = Récolte
lesson-draw = Quatre Thunes ! Pioche trois cartes pour finir ton tour. Elles vont à la fin : l’ordre de ta main ne change jamais.
    .title = Pioche
lesson-bye = Les autres jouent, et tu peux échanger avec la personne dont c’est le tour. La partie continue pour de bon. Bonne chance !
    .title = Tu sais jouer

## Comment jouer

how-1-title = Le but
how-1 =
    Cultive des haricots et vends-les : qui a le plus de Thunes à la fin gagne. Les cartes viennent rarement comme il faudrait : échange-les !
how-2-title = Main et champs
how-2 =
    L’ordre de ta main ne change jamais : on plante toujours la première carte, les cartes piochées vont à l’arrière (BOH-11).

    Tu as deux champs ; à trois joueurs, trois. Un champ porte une seule variété, sans limite de cartes. Si la variété d’une carte pousse déjà chez toi, la carte doit aller là (BOH-19). Sinon, il faut un champ vide ; au besoin, récolte un champ ou achètes-en un troisième.
how-3-title = Ton tour
how-3 =
    Tu dois planter la première carte de ta main. Tu peux planter la suivante, jamais une troisième.

    Retourne deux cartes. Elles sont à toi : garde-les, échange-les ou donne-les, puis finis les échanges.

    Chacun plante alors ce qu’il a reçu, et toi, en plus, les cartes visibles qui te restent (BOH-35).

    Enfin, pioche trois cartes ; à six ou sept joueurs, quatre.
how-4-title = Les échanges
how-4 =
    Le joueur dont c’est le tour fait partie de tout échange (BOH-37). Chacun peut donner toute carte de sa main, et lui, en plus, les cartes visibles.

    Ici, tu fais des offres : ce que tu donnes, ce que tu veux. À ton tour, elles vont à un joueur ou à tous, et l’échange se fait avec le premier qui accepte ; hors de ton tour, seulement au joueur dont c’est le tour. Une offre reçue, tu l’acceptes, tu la refuses ou tu fais une contre-offre. Les deux côtés peuvent être inégaux ; si l’un est vide, c’est un cadeau. Avec « Qui a… ? », tu dis tes souhaits à tous.

    Ce que tu reçois ne va pas dans ta main et ne peut plus être échangé ni donné (BOH-47).
how-5-title = Récolte et troisième champ
how-5 =
    Tu peux récolter à tout moment, même hors de ton tour, toujours le champ entier. Il rapporte selon la variété et le nombre, quatre Thunes au plus : cinq Harry Comique y suffisent, ou dix Harry Colt. Tu gardes une carte par Thune, le reste est défaussé. Tu ne peux pas récolter un champ d’une seule carte si tu en as un plus grand (BOH-66).

    À tout moment, tu peux acheter un troisième champ pour trois Thunes ; à six ou sept joueurs, pour deux. À trois, jamais.
how-6-title = À deux : le duel
how-6 =
    On n’échange pas, et tu ne récoltes que pendant ton tour (DUEL-04). Plante ou défausse ce que ton adversaire t’a laissé. Plante la première carte de ta main, puis la suivante si tu veux ; ensuite, tu peux défausser une carte quelconque de ta main. Retourne trois cartes : tant que la carte du dessus de la défausse est de la variété de l’une d’elles, elle les rejoint (DUEL-17). Plante ce que tu veux, laisse le reste à ton adversaire, pioche deux cartes.
how-7-title = La fin
how-7 =
    Quand la pioche s’épuise, la défausse la remplace. La partie se termine quand la pioche est épuisée pour la troisième fois (à trois joueurs : la deuxième ; en duel : la première). Tous les champs sont alors récoltés. À égalité, qui a le plus de cartes en main gagne.

    L’ancienne édition Amigo a huit variétés ; même à trois, on y commence avec deux champs, on peut en acheter un troisième et la pioche s’épuise trois fois. À égalité, on partage la victoire.
