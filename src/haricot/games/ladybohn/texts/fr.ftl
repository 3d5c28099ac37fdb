### Ladybohn en français. Variables : voir haricot.locales. Une carte `soy.miss` est l’attribut `miss` de `bean-soy`.

game-name = Ladybohn
game-about = Misters, miss et bébés partagent un champ ; la carte du haut fixe le prix : amène une miss en haut avant de vendre.

game-help =
    .ladybohn =
        La carte du haut fixe le prix d’un champ : une miss rapporte le plus, un bébé rien. Un champ se
        lit du bas vers le haut. Un bébé qu’on vient de planter peut faire monter une miss de son
        champ. Les offres ne nomment que les variétés : avant l’échange, personne ne sait si c’est un
        mister, une miss ou un bébé.

        Tape le numéro d’un choix, ou bien :
          Entrée     le choix marqué par >
          o          composer une offre pas à pas
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
          offer 2 colt.miss/comique      à la place 2 : ta Miss Colt, annoncée comme Harry Colt, contre un Comique
          offer all copain.baby@up/-     à tous : le Bébé Copain visible en cadeau
          counter 3 cauchemar/comique    répondre à l’offre 3 par une autre, ce qui la refuse
          accept 3 comique.mister        accepter l’offre 3 en donnant ton Mister Comique
          decline 3     withdraw 3
          lift 1 2                       la première miss en partant du haut monte de deux places
          wish comique,copain            dire aux autres ce que tu cherches ; wish - le retire
        Les places et les champs s’y comptent à partir de 0.

edition-ladybohn = Ladybohn (cartes et prix reconstitués), 3 à 5 joueurs

## Variétés et leurs cartes : nom ; compté dans une phrase ; court pour les places étroites ; autres mots que l’on peut taper

bean-blue = Harry Colt
    .counted = { $count ->
        [1] un Harry Colt
       *[other] { $count } Harry Colt
    }
    .short = Colt
    .typed = colt, bleu, haricot bleu, blaue bohne
    .mister = Mister Colt
    .mister-counted = { $count ->
        [1] un Mister Colt
       *[other] { $count } Misters Colt
    }
    .mister-short = Colt m
    .miss = Miss Colt
    .miss-counted = { $count ->
        [1] une Miss Colt
       *[other] { $count } Miss Colt
    }
    .miss-short = Colt w
    .baby = Bébé Colt
    .baby-counted = { $count ->
        [1] un Bébé Colt
       *[other] { $count } Bébés Colt
    }
    .baby-short = Colt B
bean-chili = Harry Cauchemar
    .counted = { $count ->
        [1] un Harry Cauchemar
       *[other] { $count } Harry Cauchemar
    }
    .short = Cauchemar
    .typed = cauchemar, feu, haricot de feu, feuerbohne
    .mister = Mister Cauchemar
    .mister-counted = { $count ->
        [1] un Mister Cauchemar
       *[other] { $count } Misters Cauchemar
    }
    .mister-short = Cauchemar m
    .miss = Miss Cauchemar
    .miss-counted = { $count ->
        [1] une Miss Cauchemar
       *[other] { $count } Miss Cauchemar
    }
    .miss-short = Cauchemar w
    .baby = Bébé Cauchemar
    .baby-counted = { $count ->
        [1] un Bébé Cauchemar
       *[other] { $count } Bébés Cauchemar
    }
    .baby-short = Cauchemar B
bean-stink = Harry Cochon
    .counted = { $count ->
        [1] un Harry Cochon
       *[other] { $count } Harry Cochon
    }
    .short = Cochon
    .typed = cochon, gros, gros haricot, saubohne
    .mister = Mister Cochon
    .mister-counted = { $count ->
        [1] un Mister Cochon
       *[other] { $count } Misters Cochon
    }
    .mister-short = Cochon m
    .miss = Miss Cochon
    .miss-counted = { $count ->
        [1] une Miss Cochon
       *[other] { $count } Miss Cochon
    }
    .miss-short = Cochon w
    .baby = Bébé Cochon
    .baby-counted = { $count ->
        [1] un Bébé Cochon
       *[other] { $count } Bébés Cochon
    }
    .baby-short = Cochon B
bean-green = Harry Colique
    .counted = { $count ->
        [1] un Harry Colique
       *[other] { $count } Harry Colique
    }
    .short = Colique
    .typed = colique, vert, haricot vert, brechbohne
    .mister = Mister Colique
    .mister-counted = { $count ->
        [1] un Mister Colique
       *[other] { $count } Misters Colique
    }
    .mister-short = Colique m
    .miss = Miss Colique
    .miss-counted = { $count ->
        [1] une Miss Colique
       *[other] { $count } Miss Colique
    }
    .miss-short = Colique w
    .baby = Bébé Colique
    .baby-counted = { $count ->
        [1] un Bébé Colique
       *[other] { $count } Bébés Colique
    }
    .baby-short = Colique B
bean-soy = Harry Copain
    .counted = { $count ->
        [1] un Harry Copain
       *[other] { $count } Harry Copain
    }
    .short = Copain
    .typed = copain, soja, haricot soja, sojabohne
    .mister = Mister Copain
    .mister-counted = { $count ->
        [1] un Mister Copain
       *[other] { $count } Misters Copain
    }
    .mister-short = Copain m
    .miss = Miss Copain
    .miss-counted = { $count ->
        [1] une Miss Copain
       *[other] { $count } Miss Copain
    }
    .miss-short = Copain w
    .baby = Bébé Copain
    .baby-counted = { $count ->
        [1] un Bébé Copain
       *[other] { $count } Bébés Copain
    }
    .baby-short = Copain B
bean-black_eyed = Harry Chaos
    .counted = { $count ->
        [1] un Harry Chaos
       *[other] { $count } Harry Chaos
    }
    .short = Chaos
    .typed = chaos, œil, haricot œil noir, augenbohne
    .mister = Mister Chaos
    .mister-counted = { $count ->
        [1] un Mister Chaos
       *[other] { $count } Misters Chaos
    }
    .mister-short = Chaos m
    .miss = Miss Chaos
    .miss-counted = { $count ->
        [1] une Miss Chaos
       *[other] { $count } Miss Chaos
    }
    .miss-short = Chaos w
    .baby = Bébé Chaos
    .baby-counted = { $count ->
        [1] un Bébé Chaos
       *[other] { $count } Bébés Chaos
    }
    .baby-short = Chaos B
bean-red = Harry Comique
    .counted = { $count ->
        [1] un Harry Comique
       *[other] { $count } Harry Comique
    }
    .short = Comique
    .typed = comique, rouge, haricot rouge, rote bohne
    .mister = Mister Comique
    .mister-counted = { $count ->
        [1] un Mister Comique
       *[other] { $count } Misters Comique
    }
    .mister-short = Comique m
    .miss = Miss Comique
    .miss-counted = { $count ->
        [1] une Miss Comique
       *[other] { $count } Miss Comique
    }
    .miss-short = Comique w
    .baby = Bébé Comique
    .baby-counted = { $count ->
        [1] un Bébé Comique
       *[other] { $count } Bébés Comique
    }
    .baby-short = Comique B
bean-garden = Harry Coriace
    .counted = { $count ->
        [1] un Harry Coriace
       *[other] { $count } Harry Coriace
    }
    .short = Coriace
    .typed = coriace, jardin, haricot du jardin, gartenbohne
    .mister = Mister Coriace
    .mister-counted = { $count ->
        [1] un Mister Coriace
       *[other] { $count } Misters Coriace
    }
    .mister-short = Coriace m
    .miss = Miss Coriace
    .miss-counted = { $count ->
        [1] une Miss Coriace
       *[other] { $count } Miss Coriace
    }
    .miss-short = Coriace w
    .baby = Bébé Coriace
    .baby-counted = { $count ->
        [1] un Bébé Coriace
       *[other] { $count } Bébés Coriace
    }
    .baby-short = Coriace B

## La table

phase = { $phase ->
    [1] Planter des cartes de la main
    [2] Échanger
    [3] Planter les cartes reçues
    [4] Piocher
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

score = { $count ->
    [one] { $count } Thune
   *[other] { $count } Thunes
}
tie-broken = À égalité de Thunes, la main la plus grande l’emporte.
    .farthest_from_start = À égalité de Thunes, le plus éloigné du premier joueur l’emporte.
    .rule = LAD-64
tie-shared = À égalité de Thunes, la victoire est partagée.
    .rule = LAD-64
reason-exhausted = La pioche est épuisée pour la dernière fois.

fact-thirds = troisièmes champs restants : { $value }
screen-sex = sexe
    .mister = mister
    .miss = miss
    .baby = bébé
screen-field = { $name } ×{ $cards } : { $order } ; { $pays }
screen-order = { $cards } (en haut)
screen-before = C’est le tour { OF($seat) }. Récolter avant la suite ?
screen-move = Ton nouveau bébé du champ { $field } peut faire monter une miss : la carte du haut fixe le prix.
screen-pays = rapporte { $coins }
screen-step = { $coins } dès { $at } cartes
screen-with-miss = { $coins } avec une miss en haut
screen-beans = Cartes en jeu, et ce que rapporte un champ avec cette carte en haut (cartes → Thunes)
screen-from = Thunes
    .discard = { $coins } de la défausse
    .deck = { $coins } de la pioche, sans les voir
    .field = { $coins } du champ
screen-paid = Les Thunes : { $sources }.
screen-ask-variety = On ne demande que des variétés, ici : { $kind }. Mister, miss ou bébé : le propriétaire choisit.
screen-which = Laquelle ? Face visible : { $cards }.
screen-piles-pay = Avec { $card } en haut, les Thunes viennent de la défausse, puis de la pioche ; tout le champ est défaussé.

## Ce que l’on peut choisir

action-reveal = Retourner des cartes de la pioche
action-draw = Piocher et finir le tour
action-done = Finir cette phase
action-pass = Passer : rien pour l’instant
    .bare = Passer
action-buy = Acheter un troisième champ
action-harvest = Récolter le champ { $field }
action-plant-front = Planter la première carte, { $kind }, dans le champ { $field }
action-plant-card = Planter { $kind }
action-lift = Faire monter la { $miss ->
    [1] 1re
   *[other] { $miss }e
} miss (en partant du haut) { $places ->
    [1] d’une place
   *[other] de { $places } places
}
    .only = Faire monter la miss { $places ->
        [1] d’une place
       *[other] de { $places } places
    }
action-lift-lower = Faire monter une miss plus basse (à partir de la { $miss }e) …
action-waive = Laisser les miss où elles sont
action-offer = Faire une offre { TO($to) } …
action-accept = Accepter l’offre { OF($to) }
action-decline = Refuser l’offre { OF($to) }
action-give = Donner { $kind }
action-give-up = Donner { $kind } de la table
action-no-more-give = Ne rien donner de plus
action-want = Demander { $kind }
action-no-more-want = Ne rien demander de plus

## Ce qui s’est passé

event-turn = { $you ->
    [seat] C’est ton tour.
   *[other] C’est le tour { OF($seat) }.
}
event-planted = { $you ->
    [seat] Tu plantes { $kind } dans le champ { $field }.
   *[other] { $seat } plante { $kind } dans le champ { $field }.
}
event-lifted = { $you ->
    [seat] Ton bébé fait monter { $kind } { $places ->
        [1] d’une place
       *[other] de { $places } places
    } dans le champ { $field }.
   *[other] Le bébé { OF($seat) } fait monter { $kind } { $places ->
        [1] d’une place
       *[other] de { $places } places
    } dans le champ { $field }.
}
event-waived = { $you ->
    [seat] Tu laisses les miss du champ { $field } où elles sont.
   *[other] { $seat } laisse les miss du champ { $field } où elles sont.
}
event-no-reveal = { $you ->
    [seat] Il ne te reste aucune carte à retourner.
   *[other] Il ne reste aucune carte à retourner pour { $seat }.
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

option-miss_preset = Haricomètres des miss
    .about = Quelle reconstitution du prix des miss est jouée ; un fichier de cartes personnel passe avant.
    .plus_one_coin = une Thune de plus qu’un mister à chaque palier
    .minus_one_bean = les Thunes d’un mister pour une carte de moins
option-kept_baby = Bébés gardés
    .about = Quand on plante un bébé retourné et gardé.
    .phase3 = après les échanges, comme toute carte gardée
    .at_once = tout de suite s’il est annoncé gardé et que sa variété pousse
option-hidden_sex = Mister, miss ou bébé : caché
    .about = Les offres ne nomment-elles que la variété, pour que personne n’apprenne le sexe avant l’échange ?
    .on = oui, seule la variété est nommée
    .off = non, les offres montrent les cartes (pour apprendre)
option-third_field_cards = Troisièmes champs
    .about = Combien de troisièmes champs existent pour toute la table.
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
option-offers = Offres par tour
    .about = Combien d’offres chacun peut faire pendant un tour ; 0 : pas d’échanges.
option-exhaustions = Durée de la partie
    .about = Combien de fois la pioche s’épuise avant la fin.
    .rules = selon la règle

## Règles qu’un refus peut nommer

rule-LAD-07 = Un champ ne porte qu’une variété. Choisis un champ vide ou celui où elle pousse.
rule-LAD-08 = Cette variété pousse déjà dans un de tes champs : la carte doit aller là.
rule-LAD-10 = Un tour suit un ordre : planter, retourner et échanger, planter ce qui est venu, piocher. Ce n’est pas encore le moment.
rule-LAD-12 = Il n’y a pas de place pour cette carte. Récolte d’abord un champ, ou achètes-en un troisième pendant ton tour.
rule-LAD-14 = Quand un bébé vient d’être posé sur un champ qui contient une miss, une miss de ce champ peut monter d’une ou deux places.
rule-LAD-15 = Une miss ne peut pas monter plus haut que le haut de son champ.
rule-LAD-16 = Un nouveau bébé déplace une miss, une fois : décide-le d’abord, ou passe. Sans nouveau bébé, rien ne bouge.
rule-LAD-17 = De la main on ne plante que la première carte, et elle doit être plantée d’abord.
rule-LAD-18 = Tu as planté deux cartes de ta main ; une troisième n’est pas permise.
rule-LAD-20 = Ta main est vide : il n’y a rien à planter.
rule-LAD-21 = On n’échange pas encore. Les échanges commencent quand le joueur actif a retourné des cartes.
rule-LAD-22 = Une carte retournée que tu gardes se plante après les échanges.
rule-LAD-23 = Tout échange se fait entre le joueur actif et un autre. Adresse-lui ton offre.
rule-LAD-24 = Tu peux donner des cartes de ta main et, pendant ton tour, celles de la table ; aucune qui pousse déjà.
rule-LAD-25 = Un échange ou un cadeau doit déplacer au moins une carte.
rule-LAD-26 = Pour accepter, il faut donner exactement les cartes demandées, et tu ne les as pas.
rule-LAD-27 = Cette carte a été reçue ce tour-ci : elle reste chez toi et sera plantée.
rule-LAD-28 = Avant l’échange, on ne nomme que la variété d’une carte, jamais son sexe.
rule-LAD-30 = Tu as reçu un bébé dont tu cultives la variété : plante-le maintenant.
rule-LAD-31 = Un bébé dont tu ne cultives pas la variété se plante après les échanges.
rule-LAD-32 = Les misters et les miss reçus se plantent après les échanges.
rule-LAD-34 = Les échanges sont finis, ou ce n’est pas à toi d’y mettre fin : seul le joueur actif le fait.
rule-LAD-35 = Maintenant on plante les cartes reçues ou gardées, toutes, et aucune de la main.
rule-LAD-37 = On plante place par place, le joueur actif d’abord. Ce n’est pas encore à toi.
rule-LAD-40 = Ce n’est pas ton tour. Tu peux récolter ou échanger avec le joueur actif.
rule-LAD-41 = Rien ne pousse dans ce champ : il n’y a rien à récolter.
rule-LAD-48 = Ce champ n’a qu’une carte. Récolte d’abord un champ de deux cartes ou plus.
rule-LAD-54 = Il ne reste aucun troisième champ ; il n’y en a que quelques-uns pour toute la table.
rule-LAD-55 = Un troisième champ s’achète pendant ton tour, une seule fois, pour trois Thunes à toi.
rule-LAD-68 = Un bébé doit encore être planté ou déplacer une miss. D’ici là, aucun échange ne se fait et la phase continue.
rule-LAD-A16 = À cette table, une carte annoncée comme gardée ne s’échange plus.
rule-LAD-A5 = Déclare que tu gardes ce bébé : il est alors planté aussitôt.

## The browser table

play-order = De bas en haut ; la dernière carte fixe le prix.
play-lift-head = Faire monter une miss
play-now-lift = Ton nouveau bébé peut faire monter une miss.

## Conseils : pourquoi le robot ferait cela

hint-ripe = Le champ { $field } rapporte { hint-coins } maintenant ; attendre promet moins qu’un champ vide.
hint-ripe-miss = Une miss est en haut : le champ { $field } rapporte { hint-coins } maintenant ; attendre promet moins qu’un champ vide.
hint-unripe = Ce n’est pas le moment de vendre un champ.
hint-lift = Plus une miss est près du haut du champ { $field }, plus tôt elle fixe le prix.
hint-lift-top = Avec la miss en haut, le champ { $field } rapporte { hint-coins }.
hint-waive = Aucun déplacement d’une miss ne donne plus de valeur au champ { $field }.
hint-keep-baby = { $kind } donne plus de valeur à l’un de tes champs : plante cette carte aussitôt.
hint-baby = { $kind } t’est venu d’un échange et tu cultives cette variété : cela se plante aussitôt.

## Le guide : ce qui est demandé à chaque sorte de moment

guide-plant-front = La première carte de ta main doit être plantée ; l’ordre ne change jamais. Elle va en haut de son champ, et la carte du haut fixe le prix : une miss rapporte le plus, un bébé rien. Tu peux planter la deuxième, ou non.
guide-reveal = Tu as fini de planter de ta main. Retourne deux cartes : elles sont à toi, à planter ou à échanger.
guide-offer = Tu peux échanger. Les autres ne voient que la variété, pas s’il s’agit d’un mister, d’une miss ou d’un bébé. Demande ce que tu cultives, donne ce qui gâcherait un champ. Quand il n’y a plus rien à gagner, finis les échanges.
guide-deal = Une offre pour toi, par variété : tu ne sais pas quelle carte viendra. Accepte si cela convient mieux à tes champs que ce que tu donnes ; garde tes miss.
guide-voice = C’est le tour d’un autre : tu n’échanges qu’avec lui, et avec les cartes de ta main. Demande ce que tu cultives, ou attends simplement.
guide-plant-card = Ce que tu as reçu et gardé se plante maintenant. Attention à l’ordre : la dernière carte est en haut et fixe le prix.
guide-lift = Un nouveau bébé peut faire monter une miss de son champ d’une ou deux places. Amène-la en haut si tu veux bientôt vendre.
guide-room = Aucun champ n’a de place pour cette carte : récoltes-en un. Un champ d’une seule carte est protégé tant qu’un autre en a plus. Le mieux : un champ avec une miss en haut.
guide-draw = La dernière étape : pioche. Si une miss est en haut d’un grand champ, pense à le vendre d’abord.

## Une première partie qui apprend le jeu

lesson-goal = Un champ se vend contre des Thunes ; sa carte du haut fixe le prix : une miss, une Thune de plus qu’un mister ; un bébé, rien. Qui a le plus de Thunes gagne.
    .title = La carte du haut compte
lesson-baby = La première carte de ta main doit être plantée : un Bébé Cochon. Il va couvrir la miss.
    .title = Plante la première carte
lesson-lift = Avec un bébé en haut, le champ ne rapporte rien. Mais un nouveau bébé peut faire monter une miss : remets-la en haut.
    .title = Fais monter la miss
lesson-reveal = C’est mieux. Garde le reste de ta main pour plus tard et retourne deux cartes.
    .title = Retourne deux cartes
lesson-offer = { $one } cultive des Copain, toi non. Touche le tien pour le proposer.
    .title = Demande un haricot
    .tap-2 = Demande un Cochon. Mister, miss ou bébé, tu le verras après.
    .tap-3 = Et à qui tu le demandes : { $one }.
lesson-done = { $one } est d’accord et te donne une miss ! Finis tes échanges en touchant deux fois.
    .title = Marché conclu
lesson-settle = Tu as gardé un Colique : il rejoint l’autre.
    .title = Plante ce que tu gardes
lesson-miss = La dernière carte plantée est en haut. C’est la bonne place pour une miss.
    .title = Et maintenant la miss
lesson-harvest = Cinq Cochon avec une miss en haut : trois Thunes au lieu de deux. Touche deux fois pour les vendre.
    .title = Récolte
lesson-draw = Trois Thunes ! Pioche trois cartes pour finir ton tour. Elles vont à la fin : l’ordre de ta main ne change jamais.
    .title = Pioche
lesson-bye = Une miss en haut avant de vendre, voilà tout le secret. La partie continue pour de bon. Bonne chance !
    .title = Tu sais jouer

## Comment jouer

how-1-title = Le but
how-1 =
    Cultive des haricots, échange-les, vends-les : à la fin, le plus riche en Thunes gagne.

    Huit variétés ont chacune leurs misters, miss et bébés. Tu commences avec cinq cartes et deux champs vides. L’ordre de ta main ne change jamais : on plante toujours la première carte, les nouvelles cartes vont à la fin (LAD-09).
how-2-title = Champs et prix
how-2 =
    Un champ porte une seule variété, misters, miss et bébés mêlés, et tu n’as jamais la même dans deux champs. Une nouvelle carte se pose en haut.

    À la vente, toutes les cartes comptent, mais celle du haut fixe le prix : son haricomètre dit combien de cartes rapportent combien de Thunes. À chaque palier du haricomètre, une miss rapporte une Thune de plus qu’un mister ; un bébé en haut ne rapporte rien (LAD-44). Cinq Harry Cochon rapportent deux Thunes avec un mister en haut, trois avec une miss.
how-3-title = Bébés et miss
how-3 =
    En plantant un bébé, tu peux aussitôt faire monter une miss de son champ d’une ou deux places (LAD-14). Le bébé est déjà en haut : si la miss est juste dessous, une seule place suffit.
how-4-title = Ton tour
how-4 =
    D’abord, plante la première carte de ta main, et la suivante si tu veux. Une carte rejoint sa variété ou prend un champ vide. Pas de place ? Récolte avant.

    Ensuite, retourne deux cartes, à garder ou à donner, et échange tant que tu veux. Puis chacun plante ce qu’il a reçu ou gardé, toi en premier, chacun dans l’ordre qu’il veut. Enfin, pioche trois cartes.
how-5-title = Les offres
how-5 =
    Une offre dit « je donne » et « je veux » ; un côté vide, c’est un cadeau. À ton tour, propose les cartes retournées ou n’importe laquelle de ta main, à tous ou à un seul. Au tour d’un autre, tu n’échanges qu’avec lui, avec ta main. Une offre, tu l’acceptes, tu la refuses ou tu fais une contre-offre.

    Des cartes en main, on ne nomme que la variété : mister, miss ou bébé, tu le vois après l’échange (LAD-28). Une carte reçue ne va jamais en main et ne s’échange plus (LAD-27). Un bébé reçu se plante aussitôt si tu cultives sa variété (LAD-30).
how-6-title = La récolte
how-6 =
    Récolte un champ entier quand tu veux, même au tour d’un autre. Un champ d’une carte ne se récolte que si aucun de tes champs n’en a plus, et ne rapporte rien (LAD-49).

    Les Thunes sont des cartes du haut du champ ; le reste est défaussé. Avec une Miss Coriace en haut, elles viennent de la défausse, au besoin de la pioche (LAD-50).

    À ton tour, tu peux acheter un troisième champ pour trois Thunes, une seule fois ; toute la table n’en a que deux.
how-7-title = La fin
how-7 =
    Quand la pioche est épuisée pour la troisième fois, la partie se termine : aussitôt si c’est en piochant, sinon après les plantations de ce tour. Les champs se vendent tout seuls ; les mains ne valent rien. À égalité, la plus grande main gagne.

    Cartes et prix sont reconstitués ; des options changent le prix des miss ou, pour apprendre, montrent les cartes offertes.

# -- refus

refused-usage-lift = Cela s’écrit ainsi : lift MISS PLACES, les miss étant comptées depuis le haut ; pass n’en déplace aucune.
refused-not-a-miss = « { $word } » n’est pas une miss : tape un numéro, 1 pour la plus proche du haut.
refused-not-places = « { $word } » n’est pas un nombre de places : tape 1 ou 2.
refused-position-lift = { $field } : { $zone } n’a pas de bébé au-dessus d’une miss.
refused-position-dark = { $field }={ $value } n’énumère pas des places dans { $zone }.
refused-position-thirds = { $field } : il n’y a que { $most } troisièmes champs dans le jeu.
refused-cards-miss-less = { $field } : une miss rapporte moins qu’un mister pour { $count } cartes.
refused-cards-miss-no-better = { $field } : une miss n’est nulle part meilleure qu’un mister.
refused-cards-pays-from = { $field } ne peut être que { $only }.
refused-cards-pays-beyond = { $field } : une miss qui rapporte plus de Thunes que de cartes demande miss_pays_from = "{ $needed }".
refused-cards-baby-meter = { $field } : un bébé n’a pas de haricomètre.
refused-cards-pays-most = { $field } : aucun palier ne peut rapporter plus de { $most } Thunes.
