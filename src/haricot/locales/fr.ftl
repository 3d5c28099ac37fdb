### Les textes communs en français. Chaque jeu garde les siens dans son dossier.

## Des mots dans les phrases

you = Toi
    .listed = toi
everyone = tous
    .to = tous
player = Joueur { $number }
nothing = rien
list-and = { $left } et { $right }
list-comma = { $left }, { $right }
times = { $count } × { $name }
face-up = { $cards } (face visible)
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
value-true = oui
value-false = non

## Les règles communes à tous les jeux

rule-KER-01 = La partie est finie.
rule-KER-02 = Cette place, ce champ, cette carte, ce dé ou cette offre n’existe pas.
rule-KER-03 = Ce n’est pas à toi de faire cela maintenant.
rule-KER-04 = Cette offre est close, tombée, ou ne t’est pas adressée.
rule-KER-05 = Tu as fait toutes tes offres pour ce tour.
rule-KER-06 = Il y a d’abord autre chose à faire.
rule-KER-07 = Il n’y a rien à passer : tu as déjà répondu.

## La table

table-turn = { $you ->
    [seat] ton tour
   *[other] tour { OF($seat) }
}
table-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-run-outs = épuisements : { $times } sur { $limit }
table-discard = défausse : { $count }, { $card } dessus
table-discard-empty = défausse : vide
table-kept = { $card } (à garder)
table-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-wish = { $you ->
    [seat] tu cherches { $kinds }
   *[other] cherche { $kinds }
}
table-edition = Édition : { $edition }
table-cards = Cartes : ton propre jeu « { $name } », { $count } en jeu
labelled = { $label } : { $text }
table-option = { $name } : { $value }

field = { $number } : { $what }
field-empty = vide
field-pays = { $name } ×{ $cards }, rapporte { $coins } ({ $then } dès { $at })
field-full = { $name } ×{ $cards }, rapporte { $coins } (le maximum)
hand = Ta main
hand-in-order = Ta main, la première carte devant
hand-empty = Ta main est vide.

deals = Offres ouvertes
deal-mine = Offre { TO($to) }, tu donnes : { $gives } / tu reçois : { $gets }
deal-to-me = Offre { OF($seat) }, tu donnes : { $gives } / tu reçois : { $gets }
deal-of-others = { $seat } { TO($to) }, donne : { $gives } / reçoit : { $gets }
deal-fell = Ton offre { $deal } tombe.

menu-sells = { $cards } { $coins ->
    [0] sans rien gagner
    [one] pour { $coins } Thune
   *[other] pour { $coins } Thunes
}
menu-deal = { $gives-count ->
    [0] recevoir { $gets } en cadeau
   *[other] { $gets-count ->
        [0] donner { $gives } en cadeau
       *[other] donner { $gives } / recevoir { $gets }
    }
}
menu-costs = { $coins ->
    [one] { $coins } Thune
   *[other] { $coins } Thunes
}
menu-leaves = il reste à ton adversaire { $cards }
menu-counter = Faire une contre-offre { TO($to) } (refuse cette offre) …

beans-head = Haricots en jeu, leur nombre, et ce que rapporte un champ (cartes → Thunes)
beans-none = Ce jeu n’a pas de haricomètre.
word-beans = haricots

## Accueil

greet-seats = À la table : { $seats }
bot-greedy = robot gourmand
bot-random = robot étourdi
bot-search = robot réfléchi
greet-seed = Graine de cette donne : { $seed }
greet-resumed = { $count ->
    [one] La partie reprend après { $count } coup.
   *[other] La partie reprend après { $count } coups.
}
greet-help = Tape h pour l’aide, q pour partir.

## Questions

ask-turn = À toi. Que fais-tu ?
ask-answer = { $seat } attend ta réponse.
ask-voice = C’est le tour { OF($seat) }. Une offre de ta part ?
ask-before = C’est le tour { OF($seat) }. Récolter ou acheter avant la suite ?
ask-room = Pas de place pour cette carte : récolte d’abord un champ, ou achètes-en un troisième.
ask-plant = Tu as des cartes à planter.
prompt = Numéro de 1 à { $number }, ou h pour l’aide >
prompt-usual = { $number ->
    [1] Entrée pour { $usual }, ou h pour l’aide >
   *[other] Entrée pour { $usual }, numéro de 1 à { $number }, ou h pour l’aide >
}
prompt-pick = Numéro de 1 à { $number }, Entrée pour revenir >
prompt-pick-usual = Entrée pour 1, numéro de 1 à { $number }, 0 pour revenir >
hand-over = Passe l’écran au joueur { $number }. Joueur { $number } : appuie sur Entrée quand personne d’autre ne regarde.
no-usual = Pas de choix par défaut ici : tape un numéro.
no-such-number = Choisis un numéro de 1 à { $number }.

offer-to = À qui ? (numéro ou nom, Entrée ou b pour revenir) >
offer-give = Que donnes-tu ?
offer-want = Que veux-tu en échange ?
offer-cards = Numéros ou noms, par exemple 1 3 ; Entrée pour rien ; b pour revenir >
offer-unreadable = Des numéros de 1 à { $number } ou des noms de la liste, chaque carte une fois.
offer-preview = Ton offre { TO($to) } – tu donnes : { $gives } / tu reçois : { $gets }.
offer-announced = Les autres voient seulement : { $gives }.
offer-send = L’envoyer ? (Entrée pour oui, n pour non) >
yes = o, oui
offer-dropped = Aucune offre n’a été faite.
no-offer-now = Tu ne peux pas faire d’offre en ce moment.

## Refus et règles

refused = Impossible. { $reason } [{ $id } ; tape ? pour la règle]
no-seat = Il n’y a personne avec qui échanger à la place { $seat }.
no-field = Tu n’as pas de champ { $field } (ici on compte à partir de 0).
no-deal = Il n’y a pas d’offre { $deal }.
not-your-offer = L’offre { $deal } n’est pas la tienne, ou elle est déjà close : tu ne peux pas la retirer.
not-in-hand = { $card } : tu n’en as pas en main.
not-so-many = { $card } : tu n’en as que { $count } en main.
only-up = { $card } : tu n’en as pas en main, mais il y en a face visible : { $notation }
not-up = { $card } : il n’y en a pas face visible.
not-before-you = { $card } : il n’y en a pas que tu puisses planter là.
not-in-play = { $card } : il n’y en a pas dans cette partie.
named-twice = { $card } : une fois suffit.
nothing-refused = Rien n’a été refusé. Tape ? et le numéro d’une règle, par exemple ? KER-02.
no-such-rule = Il n’y a pas de règle { $id } dans ce jeu.
to-the-letter = La règle à la lettre :
rules-to-the-letter = Les règles à la lettre, une par ligne ; l’une d’elles en entier : { $command }
nothing-yet = Il ne s’est encore rien passé.

## Partir

save-where = Enregistrer où ? Tape s et un nom de fichier, par exemple s partie.txt.
save-file = Enregistrer la partie ? (nom de fichier, ou Entrée pour non) >
saved = Partie enregistrée dans { $file }.
not-saved = Impossible d’écrire { $file } ({ $reason }).
another-file = un fichier de ce nom existe, et ce n’est pas une partie enregistrée
another-match = une autre partie y est enregistrée
saved-resume = Pour continuer plus tard : { $command }
saved-replay = Pour la revoir : { $command }
same-deal = Pour rejouer la même donne : { $command }
left-at-eof = Tu quittes la table ; rien n’a été enregistré.
left-kept = Tu quittes la table ; la partie est enregistrée dans { $file }.
goodbye = Au revoir.
join-waits = Tu es à la table. La partie commence dès que tout le monde est là.
join-over = Cette partie est finie.
join-again = Pour revenir à cette place : { $command }
join-kept = Le serveur garde la partie ; on peut l’enregistrer quand elle est finie.
cut = La partie est devenue trop longue et s’arrête ici.

## Listes et parties enregistrées

games-head = jeu
    .title = titre
    .seats = places
    .players = joueurs
    .editions = Éditions
    .programs = Programmes, pour --seats
    .options = Options, pour --option NOM=VALEUR
    .default = par défaut
option-number = un nombre de { $low } à { $high }
option-seat = une place, à partir de 0
cards-head = mot
    .name = nom
    .cards = cartes
    .meter = haricomètre (cartes→Thunes)
    .effect = effet
cards-of = { $title }, { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $count } cartes
show-head = { $title }, { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}{ $options }, { $count ->
    [one] après { $count } coup
   *[other] après { $count } coups
}
verify-ok = en ordre, { $game } { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, { $end }
    .goes-on = la partie continue
cards-ok = en ordre pour { $game } ({ $served })
    .seats = { $edition } { $seats } places
simulate-head = { $game } { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}{ $options }, graine { $seed }
simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; finies : { $finished }, coupées : { $cut }, arrêtées par une erreur : { $errors }
simulate-mean = par partie : { $decisions } décisions
    .bargains = par partie : { $decisions } décisions, { $offers } offres, { $accepted } acceptées
simulate-table = joueur
    .games = parties
    .wins = victoires
    .draws = nulles
    .rate = taux (intervalle à 95 %)
    .score = score (intervalle à 95 %)
    .seat = place { $seat } { $player }
    .range = { $value } ({ $low } à { $high })
simulate-error = erreur dans la partie de graine { $seed } : { $problem }
simulate-progress = parties : { $played } sur { $games }
    .done = { $games } parties en { $seconds } s, { $speed } par seconde
    .left = encore { $minutes } min { $seconds } s
ladder-head = { $deals } donnes, { $matches } parties, { $seats } places, graine { $seed }
ladder-sealed = graines tirées après le commit { $commit }, première consultation
    .again = graines tirées après le commit { $commit }, consultation { $looks } : elles ne sont plus neuves
ladder-by-hand = graine choisie à la main : rien n’est scellé
ladder-table = robot
    .rating = classement (intervalle à 95 %)
    .won = victoires aux tables mêlées, %
    .margin = écart
ladder-pair = seul parmi d’autres
    .of = { $one } parmi { $other }
    .won = victoires, %
    .margin = écart
duplicate-head = Une soirée : { $tables } tables de { $seats }, { $deals } donnes, graine { $seed }
duplicate-table = rang
    .player = joueur
    .share = part, %
    .points = points
    .apart = écart moyen
duplicate-lost = { $count ->
    [one] Une partie est sans résultat et ne compte pas.
   *[other] { $count } parties sont sans résultat et ne comptent pas.
}
report-title = { $game } : { $matches } parties
report-lead = { $edition }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, graine { $seed } : { $players }.
report-counts = Finies : { $finished }, coupées : { $cut }, arrêtées par une erreur : { $errors } ; { $ties } % des parties finies se sont terminées à égalité.
report-intervals = Les traits à travers les points sont des intervalles à 95 %. La ligne en tirets indique ce qu’obtiendraient des joueurs de même force.
report-numbers = Nombres
    .label = quoi
    .value = valeur
    .low = de
    .high = à
    .group = joueur
    .matches = parties
report-ratings = Classement
    .axis = points (400 de plus : dix fois la force)
report-wins = Victoires par joueur
    .axis = part des victoires, égalités partagées
report-margins = Écart par joueur
    .axis = score moins la moyenne des autres
report-seats = Effet de la place
    .axis = part des victoires par place
report-length = Longueur d’une partie
    .axis = décisions
report-turns = Tours d’une partie
    .axis = tours
report-offers = Offres dans une partie
    .axis = offres d’un joueur
    .offers = faites
    .agreed = conclues
    .refused = refusées
    .begged = demandes sans contrepartie
    .gifts = cadeaux
report-sources = D’où viennent les Thunes
    .axis = Thunes d’un joueur par partie
report-worth = Valeur de chaque haricot
    .axis = Thunes par carte récoltée
report-cost = Coût d’une décision
    .axis = microsecondes
report-decisions = Décisions dans une partie
    .axis = décisions d’un joueur
report-written = Écrit : { $files }
report-nothing = Aucune de ces parties n’est finie : il n’y a rien à dessiner.
show-middle = Au milieu de la table
match-goes-on = La partie continue.
winner = { $name } (gagne)
drawer = { $name } (égalité)

## Aide

help =
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
      offer 2 colt,copain@up/comique   à la place 2 : ton Colt et le Copain visible contre un Comique
      offer all -/comique              à tous : un Comique en cadeau, s’il vous plaît
      counter 3 cauchemar/comique      répondre à l’offre 3 par une autre, ce qui la refuse
      accept 3     decline 3     withdraw 3
      keep copain                      dire aux autres que tu comptes garder le Copain visible
      wish comique,copain              dire aux autres ce que tu cherches ; wish - l’annule
    Les places et les champs s’y comptent à partir de 0. colt est la carte la plus en avant de ta
    main, colt@2 la deuxième, colt@up est visible sur la table. Les noms des joueurs marchent aussi.

## The browser

web-skip = Aller au contenu
web-offline = Hors ligne. Nouvel essai… ton dernier coup est gardé.
web-old = Cette page n’est plus à jour.
web-reload = Recharger
web-load-failed = Un morceau de la page n’a pas pu être chargé.
web-language = Langue
web-to-dark = Couleurs sombres
web-to-light = Couleurs claires
web-me = Ton profil et tes réglages
web-home = Accueil
web-nowhere = Pas de haricot dans ce rang
web-nowhere-about = Il n’y a rien à cette adresse. Un lien vers une table a peut-être été coupé en chemin.
web-failed = Ça n’a pas marché. { $text }
web-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-copied = Copié.
web-copy = Copier
web-more = En voir plus
web-loading = Un instant…

web-hero = Assieds-toi, les haricots sont servis.
web-lead = Cinq jeux de haricots, entre amis ou contre des robots, sur tous les écrans. Sans compte, sans installation.
web-play-now = Jouer
web-play-now-about = Jouer : { $game } avec { $bots ->
    [one] un robot
   *[other] { $bots } robots
}.
web-invite = Inviter des amis
web-choose = Choisis une boîte
web-open-tables = Tables ouvertes
web-no-tables = Pas encore de table ouverte.
web-no-tables-about = Ouvre-en une : des robots gardent les places en attendant tes amis.
web-my-tables = Mes tables
web-your-turn = À toi
web-go-on = Reprendre
web-close = Fermer
web-turn-of = on attend { $names }
web-sit = S’asseoir
web-join = Rejoindre
web-code = Lien ou code
web-code-wrong = Ce n’est pas une invitation : colle le lien entier.
web-history = Mes parties
web-open-record = Ouvrir une partie enregistrée
web-tie-hand = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
web-learn = Apprendre en deux minutes
web-rule-books = Livrets de règles
web-free-seats = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}, { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-minutes = { $count } min
web-players = { $range } joueurs
web-table-of = La table { OF($name) }


web-new = Une nouvelle table : { $game }
web-edition = Édition
web-seats = Qui joue ?
web-seat-count = Places
web-seat-number = Place { $number }
web-seat-me = moi
web-seat-screen = quelqu’un d’autre devant cet écran
web-seat-open = un ami, par lien
web-seat-name = Nom de la personne à la place { $number }
web-bot-greedy = robot gourmand : cherche la meilleure affaire
web-bot-random = robot étourdi : joue au hasard
web-bot-search = robot réfléchi : pense loin devant
web-bot-polite = { web-bot-search }
web-bot-other = robot : { $bot }
web-need-me = Il faut une place pour toi.
web-options = Règles maison
web-options-about = Tout est facultatif : les règles de l’édition sont déjà choisies.
web-option-seat = place { $number }
web-time = Rythme et ambiance
web-clock = Pendule
web-clock-none = sans pendule
web-clock-decision = { $seconds } secondes par coup
web-clock-bank = { $minutes } minutes pour la partie, plus { $more } s par coup
web-pace = Vitesse des robots
web-pace-calm = Calme
web-pace-quick = Vif
web-pace-instant = Éclair
web-answer = Temps pour répondre à une offre
web-answer-seconds = { $seconds } secondes
web-answer-ever = sans limite
web-absent = Quelqu’un est parti
web-absent-after = un robot prend le relais après { $seconds } secondes
web-absent-clock = un robot prend le relais quand la pendule est à zéro
web-absent-never = la table attend, des jours s’il le faut
web-private = Table privée
    .about = Seules les personnes qui ont le lien peuvent la voir et la rejoindre.
web-hints = Conseils et cartes déjà sorties
    .about = Une table décontractée : demande ce que ferait un robot, et regarde quelles cartes sont déjà sorties.
web-card-file = Tes propres cartes
    .about = Un fichier de cartes, comme l’écrit « haricot cards export ». Vide : les cartes de l’édition.
web-open-table = Ouvrir la table
web-start-now = Commencer
web-reconstructed = Cartes reconstituées
    .about = Les cartes imprimées de cette boîte ne sont pas connues dans tous leurs détails ; ces nombres sont une estimation soignée.
web-own-cards = Cartes maison

web-wait-title = La table est mise
web-wait-for = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-wait-host = Tu es l’hôte : commence quand tu veux.
web-wait-guest = { $name } dira quand on commence.
web-wait-away = Pas encore là : { $names }.
web-wait-full = Toutes les places sont prises : tu peux regarder. Si une place se libère, tu pourras t’asseoir ici.
web-link = Lien d’invitation
web-share = Partager
web-share-text = Viens jouer avec moi : { $game } !
web-take-seat = S’asseoir
web-add-bot = Asseoir un robot ici
web-remove = Libérer la place
web-leave = Quitter la table
web-close-table = Fermer la table
web-sure = Confirmer : { $what }
web-dealing = On distribue les cartes…
web-seat-free = libre
web-seat-you = toi
web-seat-bot = robot
web-seat-away = pas là
web-invites-you = { $name } t’invite à jouer : { $game }
web-invited = On t’invite à jouer : { $game }
web-no-account = sans compte
web-who-is-there = Qui est là
web-your-name = Ton nom
web-your-face = Ton visage
web-face-taken = déjà pris
web-face-bee = abeille
web-face-cat = chat
web-face-duck = canard
web-face-fox = renard
web-face-frog = grenouille
web-face-hedgehog = hérisson
web-face-ladybird = coccinelle
web-face-mole = taupe
web-face-mouse = souris
web-face-owl = hibou
web-face-rabbit = lapin
web-face-robin = rouge-gorge
web-only-watch = Regarder seulement
web-who-are-you = Ton nom et ton visage
web-that-is-me = C’est moi
web-change = Changer
web-seat-here = à table
web-seat-bot-holds = libre ; un robot la garde si tu commences
web-start-bots = { $count ->
    [one] Un robot prend la place libre au début ; qui arrive plus tard la reprend par le lien.
   *[other] Des robots prennent les places libres au début ; qui arrive plus tard en reprend une par le lien.
}
web-talk = On bavarde
web-in-a-minute = Le jeu en une minute
web-friends-come = Fais venir tes amis
web-qr = Le lien en code QR
web-qr-about = À photographier avec un autre téléphone.
web-qr-about-net = À photographier avec un autre téléphone, sur le même Wi-Fi.
web-only-here = Cette adresse ne marche que sur cet ordinateur.
web-only-here-how = Pour faire entrer des amis sur le même Wi-Fi, arrête le serveur et relance-le ainsi :
web-copy-yourself = Le lien est sélectionné : copie-le toi-même, ce navigateur ne permet pas à la page de le faire.
web-code-ask = Des haricots à dire tout haut
web-code-say = Sur l’autre appareil, il faut ouvrir { $address } et toucher « Rejoindre avec des haricots ». Puis dis tout haut :
web-code-beans = Les haricots, dans l’ordre
web-code-lapses = Ils mènent ici pendant une demi-heure, tant que la table attend.
web-code-join = Rejoindre avec des haricots
web-code-which = { $count ->
    [3] Quels sont les trois haricots ?
    [4] Quels sont les quatre haricots ?
   *[other] Quels sont les { $count } haricots ?
}
web-code-undo = Enlever le dernier haricot
web-code-any-language = On les dit à voix haute : chaque langue a ses mots, les dessins sont les mêmes.
web-code-type = Ou écris les haricots
web-code-words = Ce ne sont pas des noms de haricots ; touche plutôt les dessins.
code-coffee = Cogné
code-wax = Cochet
code-blue = Colt
code-chili = Cauchemar
code-stink = Cochon
code-green = Colique
code-soy = Copain
code-black_eyed = Chaos
code-red = Comique
code-garden = Coriace
code-cocoa = Choco
code-kidney = Kidney
code-puff = Fève
code-runner = Rames
code-chinese = Chinois
play-bubbles = Bulles aux places
play-feelings = Ce que tu ressens
feeling-thanks = merci
feeling-hmm = hum
feeling-dear = trop cher
feeling-bravo = bravo
feeling-haha = haha
feeling-ohno = oh non
play-talk = Ce qui a été dit
play-nobody-spoke = Personne n’a encore rien dit.
play-said = { $name } : { $text }
web-no-table = Cette table n’existe pas, ou elle est privée.
web-no-table-about = Demande le lien entier, ou ouvre ta propre table.
web-not-for-you = On ne peut pas voir cette table. { $text }
web-abandoned = Cette table a été fermée avant la fin.
web-pass-screen = Passe l’écran { TO($name) }.
web-pass-screen-about = { $name } : touche quand personne d’autre ne regarde.
web-pass-screen-go = C’est moi, { $name }

web-result = Résultat
web-show-result = Voir le résultat
web-show-table = Voir la table
web-ended-with = { $name } : { $score }
web-deals = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
web-rematch = Rejouer avec les mêmes
web-rematch-bots = Rejouer
web-rematch-ready = La prochaine partie est prête : à table.
web-replay = Revoir
web-same-deal = Même donne
web-record = Enregistrer
web-check-deal = Vérifier la donne
web-chart = Tour par tour
web-chart-about = { $name } : { $score } à la fin
web-chart-turn = tour { $number }
web-coins-from = D’où viennent tes Thunes
web-best-harvest = Meilleure récolte : { $cards } pour { $score }
web-best-of = La meilleure récolte { OF($name) } : { $cards } pour { $score }

web-replay-of = Revoir : { $game }
web-eyes = Vu par
web-eyes-all = toutes les cartes visibles
web-eyes-spectator = un spectateur
web-step = Coup { $number } sur { $count }
web-first = Au début
web-back-step = En arrière
web-play = Lecture
web-pause = Pause
web-next-step = En avant
web-last = À la fin
web-speed = Vitesse
web-replay-link = Lien vers ce moment
web-hand-bot = À partir d’ici, un robot joue pour { $name }.
web-hand-person = À partir d’ici, c’est { $name } qui joue.
web-record-file = Un fichier de partie, tel qu’une table ou « haricot play » l’enregistre
web-record-paste = ou colle-le ici
web-look = Regarder
web-start-of-match = Les cartes sont distribuées.

web-fair = La donne était-elle honnête ?
web-fair-about = Avant que quiconque s’assoie, le serveur s’est engagé sur des octets secrets en publiant leur empreinte. Chaque navigateur a fait de même pour les siens quand son joueur s’est assis, et les a dévoilés à la donne. La graine des cartes est l’empreinte de tous ces octets réunis : personne n’a pu choisir la donne à lui seul. En revanche, la personne qui gère le serveur pourrait regarder les cartes. Des octets qui ne sont pas arrivés y manquent, et cela se voit : la personne qui gère le serveur a pu choisir entre une donne avec eux et une donne sans eux.
web-fair-known = Cette donne était connue d’avance (même donne) : cela ne prouve rien.
web-fair-server = Promis par le serveur
web-fair-secret = Dévoilé à la fin
web-fair-seed = Graine de la donne
web-fair-seat = Octets { OF($name) }
web-fair-none = aucun
web-fair-missing = promis, mais absents de la donne : ils ne sont pas arrivés à temps
web-fair-go = Redistribuer et comparer
web-fair-ok = C’est la même partie : la donne découle de la graine et chaque coup est permis.
web-fair-promise = Le secret correspond à la promesse, et la graine découle des octets dévoilés.
web-fair-broken = Le secret ou la graine ne correspond pas à la promesse.
web-fair-bad = Cela ne correspond pas : { $text }

web-rules-of = Règles : { $game }
web-how = Comment jouer
web-rules-letter = Les règles à la lettre
web-rules-sources = Les sigles tels que G, RGG ou POE désignent les textes de règles qui ont été comparés, et les numéros tels que 2.1 des parties de la spécification complète ; le code source les explique, dans le fichier rules.md de chaque jeu.
web-rules-find = Chercher dans les règles
web-rules-none = Aucune règle ne dit cela.
web-rules-choose = Quelle boîte ?

web-series = Victoires d’affilée, en solitaire : { $current }. Le record : { $best }.
web-scored = { $name } : { $points }
web-history-none = Pas encore de partie terminée.
web-won = gagné
web-drew = égalité
web-drawn-up = Toutes tes parties, la plus récente d’abord.
web-closed = fermée avant la fin

web-you = Toi
web-name = Nom
web-name-about = Comment les autres t’appellent à la table.
web-rename = Changer de nom
web-guest = Tu es de passage : ta place et tes parties sont gardées dans ce navigateur.
web-account = Tu as un compte : tes parties te suivent sur tous tes appareils.
web-register = Créer un compte
web-register-about = Un nom et une phrase secrète, rien d’autre. Personne ne peut t’en envoyer une nouvelle : garde-la bien.
web-login = Se connecter
web-logout = Se déconnecter
web-passphrase-change = Changer la phrase secrète
web-passphrase-old = L’actuelle
web-passphrase-new = La nouvelle
web-passphrase-changed = C’est changé ; tous les autres navigateurs sont déconnectés.
web-sessions = Tes connexions
web-session-here = ce navigateur
web-session-unknown = un navigateur
web-session-seen = utilisé le { $day }
web-session-end = Déconnecter
web-sessions-end = Déconnecter partout ailleurs
web-passphrase = Phrase secrète
    .about = Au moins huit caractères.
web-delete = Effacer mes données
    .about = Ton nom, ta phrase secrète, ton historique et ce que tu as dit disparaissent pour de bon.
web-deleted = C’est effacé.
web-saved = C’est noté.
web-settings = Réglages
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-sound = Sons
    .about = Bois, papier, terre et pièces ; rien d’autre.
web-volume = Volume
web-motion = Moins de mouvement
    .about = Les cartes ne voyagent pas ; leur nouvelle place est marquée.
web-keys = Raccourcis clavier
    .about = A accepter, C contre-offre, D refuser, O proposer, W souhaiter, P planter, ? tous.
web-flash = Faire clignoter le titre quand la table m’attend
web-more-time = Plus de temps pour écouter et répondre
    .about = À ta table, les robots ralentissent pour tout le monde et attendent trois fois plus longtemps ton mot et tes réponses.

## The browser table

play-menu = Menu
play-leave = Quitter la table
play-rules = Règles
play-keys = Raccourcis
play-pause = Pause
play-resume = Reprendre
play-sound = Sons
play-notes = Offres, journal et messages
play-notes-new = Nouveaux messages : { $count }
play-fold-notes = Replier le panneau
play-unfold = Déplier tes rangées
play-happened = Ce qui s’est passé
play-turn-of = Tour { $turn } : { $name }
play-turn-some = Tour { OF($name) }
play-turn-deals = { $count ->
    [one] un échange
   *[other] { $count } échanges
}
play-say = Dis quelque chose…
play-send = Envoyer
play-over = La partie est finie.
play-paused = La table est en pause.
play-watching = Tu regardes.
play-close = Fermer
play-choices = Choix
play-others = Les autres
play-your-side = Ton côté de la table
play-side-of = Le côté { OF($name) }
play-bot = robot
play-away = pas là
play-time = Temps restant : { $time }
play-time-low = Presque plus de temps : { $time }
play-clock-minutes = Il te reste environ { $minutes } minutes à la pendule.
play-clock-seconds = Il te reste { $seconds } secondes à la pendule.
play-has-left = { $seat } a quitté la table.
play-let-bot = Laisser jouer un robot
play-wait = Attendre
play-we-wait = On attend, cinq minutes au plus. Ensuite, un robot prend le relais.
play-is-away = { $seat } n’est plus là.
play-bot-soon = Au bout de { $seconds } secondes, un robot prend le relais.
play-bot-plays = un robot joue
play-stands-in = Un robot joue pour { $name }.
play-seat-kept = La place reste réservée : au retour, on reprend tout de suite.
play-is-back = { $name } est de retour.
play-bot-for-me = Un robot joue pour toi.
play-take-my-seat = Reprendre ma place
play-seat-free = Tu peux te joindre à la partie.
play-seat-free-about = Tu verras la main une fois à table.
play-take-seat = S’asseoir à la place { OF($name) }
play-open-seat = La place { OF($name) } est libre pour qui arrive
play-copy-link = Copier le lien
play-resting = La partie est suspendue : il n’y avait plus personne.
play-leaving = Tu t’en vas ?
play-back-soon = Je reviens
play-back-soon-bot = Un robot joue pour toi. Ta place t’attend, ici ou sur un autre écran.
play-back-soon-kept = Ta place t’attend, ici ou sur un autre écran.
play-back-soon-alone = La partie est suspendue jusqu’à ton retour, ici ou sur un autre écran.
play-give-seat = Donner ma place
play-give-seat-link = Le lien la donne à qui arrive ; en attendant, un robot joue.
play-give-seat-host = Qui arrive peut l’avoir si l’hôte est d’accord ; en attendant, un robot joue.
play-resign = Abandonner
play-resign-about = Un robot joue à ta place jusqu’à la fin. Pas de retour possible.
play-close-game = Fermer cette partie
play-close-game-about = Elle s’arrête sans résultat et quitte ta liste.
play-stay = Rester à table
play-mute = Ne plus entendre
play-muted = Tu n’entends plus { $name }.
play-unmute = Entendre à nouveau
play-heard-again = Tu entends à nouveau { $name }.
play-instead = Le robot « { $bot } » décide à la place { OF($seat) }.
play-thinks = réfléchit
play-at-turn = joue
play-declined = refusé
play-says-no = { $seat } dit non
play-no-answer = { $seat } n’a pas répondu à temps
play-declining = refuse tout
play-auto-decline = Tout refuser jusqu’à mon tour
play-pass-window = Une offre { TO($seat) } ? Les robots attendent encore un instant.
play-all-wait = Tout le monde t’attend.
play-auto-pass = Passer tout seul si rien ne me concerne
play-more-time = Plus de temps pour écouter et répondre
play-pass-until-turn = Passer jusqu’à mon tour
play-auto = Auto
play-waiting = On attend { $names }.
play-now-plant = À toi : plante la première carte.
play-now-second = À toi : plante aussi la carte suivante, ou retourne des cartes.
play-now-reveal = À toi : retourne des cartes.
play-now-trade = À toi : échange, puis mets fin aux échanges.
play-now-draw = À toi : pioche.
play-not-now = Ce n’est pas possible maintenant.
play-refused = Pas possible
play-rule = Règle { $rule }
play-understood = Compris
play-hint = Conseil
play-hint-says = Un robot ferait ceci :
play-hint-do = Jouer ce coup
play-no-hint = Pas de conseil pour l’instant.
play-bytes-missing = Les octets de ton navigateur ne sont pas entrés dans la donne. Elle compte, mais ils ne la protègent pas : la personne qui gère le serveur a pu choisir entre une donne avec eux et une donne sans eux.
play-guide = Guide
play-guide-offer = { $game } : ta première partie ? Un guide peut t’expliquer chaque nouvelle étape.
play-coach = Coach
play-coach-step = Étape { $step } sur { $steps }
play-coach-skip = Passer la leçon
play-coach-next = Suite
play-coach-end = Jouer
play-guide-yes = Montre-moi
play-guide-no = Non merci
play-guide-got = Compris
play-guide-off = Arrêter le guide
play-sure = Confirmer : { $what }
play-sure-brief = Sûr ?
play-back = carte cachée
play-front = 1 · à planter
play-front-quiet = 1 · devant
play-hand-front = { $card }, carte 1 sur { $count }, à planter d’abord
play-hand-card = { $card }, carte { $place } sur { $count }
play-empty-field = champ vide
play-empty = vide
play-field-of = { $card }, { $count } dans le champ
play-my-field = Ton champ { $field } : { $card }, { $count }
play-my-empty = Ton champ { $field }, vide
play-pays = rapporte { $coins }
play-meter = Cartes : { $cards }, rapporte { $coins } ; encore { $more } → { $then }
play-meter-full = Cartes : { $cards }, rapporte { $coins }, le maximum
play-more = encore { $more } → { $coins }
play-harvest = Récolter, rapporte { $coins }
play-harvest-word = Récolter
play-harvest-not = Non récoltable
play-harvest-label = Récolter, rapporte { $coins } ({ $card })
play-harvest-bare = Récolter ({ $card })
play-sell-sure = Confirmer : vendre { $cards } pour { $coins }
play-harvest-sure = Confirmer : vendre { $cards }
play-sell-brief = Sûr ? { $cards } pour { $coins }
play-plant-here = planter ici : { $card }
play-third = Troisième champ
play-buy-sure = Confirmer : payer { $coins }
play-buy-brief = Sûr ? Payer { $coins }
play-run-out = épuisements : { $times }{"\u00A0"}sur{"\u00A0"}{ $limit }
play-you-turned = Tu as retourné ces cartes
play-they-turned = Cartes retournées par { $seat }
play-sender-turned = cartes retournées
play-got = À planter
play-kept = gardée
play-keep = Plutôt la garder
play-wishes = cherche { $cards }
play-end-trade = Finir les échanges
play-new-offer = Nouvelle offre
play-wish = Qui a… ?
play-wish-send = Demander { $cards }
play-wish-none = Aucun souhait
play-offers-you = { $seat } te propose un échange
play-offers-gift = { $seat } te fait un cadeau
play-asks-gift = { $seat } te demande un cadeau
play-to-you = rien qu’à toi
play-to-all = à tous
play-next-slip = { $count ->
    [one] Encore une offre, { OF($seat) }
   *[other] Encore { $count } offres, la prochaine { OF($seat) }
}
play-you-give = Tu donnes
play-you-get = Tu reçois
play-your-place = ta carte { $place }
play-copy = carte { $place }
play-copy-open = retournée
play-lies-open = elle est visible
play-tap-change = Touche pour changer
play-accept = Accepter
play-counter = Contre-offre
play-decline = Refuser
play-cannot-pay = Il te manque : { $cards }
play-chip = { $seat } voudrait { $cards } ; tu n’en as pas.
play-cannot-now = Tu ne peux pas accepter maintenant.
play-my-offer = Ton offre ouverte
play-withdraw = Retirer
play-answer-within = Réponse sous { $seconds } s ; le silence vaut refus.
play-answer-time = Tu as { $seconds } secondes pour répondre { TO($seat) } ; le silence vaut refus.
play-answer-soon = Encore { $seconds } secondes pour répondre { TO($seat) }.
play-deal-of = { $seat } { TO($to) } :
play-your-offer = Ton offre
play-offer-gone = Trop tard : l’offre est prise ou retirée. La tienne en est une nouvelle.
play-see-slip = Offre { OF($seat) }
play-close-offer = Fermer sans envoyer
play-tap-give = Touche ce que tu donnes
play-tap-want = Touche ce que tu veux
play-tap-who = Touche la personne à qui tu le proposes
play-again-more = touche encore : une de plus
play-sends = l’offre part aussitôt
play-turned-up = retournées
play-take-back = Enlever
play-wanted = { $card }, demandes : { $count }, dans tes champs : { $grown }
play-offer-swap = Tu donnes { $gives } et tu veux { $wants }.
play-offer-gift = Tu offres { $gives }.
play-offer-ask = Tu demandes { $wants } en cadeau.
play-offer-empty = Touche une carte ou une variété.
play-offer-hides = Les autres ne voient que la variété.
play-offer-to = Proposer { TO($seat) }
play-all = Aux { $count } autres
play-first-accepts = au premier qui accepte
play-key-a = accepter l’offre
play-key-c = contre-offre
play-key-d = refuser l’offre
play-key-x = refuser ce que tu ne peux pas payer
play-key-n = aller à l’offre, puis à la suivante
play-key-o = nouvelle offre
play-key-w = qui a… ?
play-key-h = récolter ce champ
play-key-p = planter
play-key-e = ce que tu ressens
play-key-card = une carte par son numéro
play-key-enter = le bouton vert
play-key-help = cette liste

## Conseils : pourquoi le robot ferait cela

cast-level = { $name } : { $temper }, niveau { $level } sur { $levels }
cast-pim = débute, dit souvent oui
cast-fava = généreuse, donne volontiers
cast-flo = bavarde, demande à tous
cast-mungo = juste : un pour un
cast-lenz = avare, ne donne rien
cast-pinto = joueur, mise sur la pioche
cast-rosa = maligne, surveille qui mène
cast-lima = patiente, grands champs
cast-ada = compte les cartes
cast-cicero = avocat de la mafia, négocie tout
web-crew = Quelle compagnie ?
web-crew-gentle = douce
web-crew-mixed = mêlée
web-crew-hard = coriace
web-cast = { $name } : { $temper }
web-cast-level = { $name } ({ $level }/{ $levels }) : { $temper }
web-levels = De 1/{ $levels } à { $levels }/{ $levels } : la force que chacun a montrée à ce jeu.
web-cast-next = Remplacer { $name }
why-of = { $name } : pourquoi ?
why-grows = { $wants } : j’en cultive.
why-begins = J’aimerais commencer avec { $wants }.
why-gift = { $gives } : ça me gêne. Prends, si tu veux.
why-needs = { $wants } : j’en cultive moi aussi, je garde.
why-no-field = { $gives } : il n’en pousse dans aucun de mes champs.
why-leads = { $seat } a le plus de Thunes : je ne l’aide pas.
why-little = C’est trop peu pour moi.
why-ask = { $wants } : ça aurait aidé mes champs.
why-swap = Pour mes champs, mieux valait { $wants } que { $gives }.
why-best = Rien d’autre ne me semblait mieux.
why-decline-cannot = { $wants } : je n’en avais pas.
why-decline-poor = Ce que j’aurais reçu valait moins pour moi que ce que j’aurais donné.
why-decline-helps = Ça m’aurait servi, mais encore plus { TO($seat) }.
why-decline-late = Ce n’était pas possible à ce moment-là.
why-nothing = Je n’ai encore rien proposé ni refusé.

web-notify = Me prévenir quand c’est mon tour, même si je regarde ailleurs
    .about = Par les notifications de l’appareil, tant que cette page est ouverte en arrière-plan.
    .refused = L’appareil ne le permet pas : ses réglages l’interdisent.
    .insecure = Cette adresse n’est pas chiffrée, les navigateurs n’y permettent pas de notifications : le titre et un son suffiront.
    .unknown = Ce navigateur ne connaît pas les notifications ; un iPhone ou un iPad en a dès que la page est sur son écran d’accueil.
web-day = La donne du jour
web-day-about = Les mêmes cartes pour tout le monde, un seul essai compte. La suivante arrive à minuit (UTC), et on ne perd rien à sauter un jour.
web-day-proof = Les cartes découlent de la boîte et de la date seules : qui veut peut les connaître d’avance. C’est un passe-temps, pas une preuve.
web-day-play = Jouer la donne du jour
web-day-short = Jouer
web-day-go-on = Reprendre
web-day-see = Voir ton résultat
web-day-players = { $count ->
    [0] Personne ne l’a encore finie.
    [one] Une personne l’a finie.
   *[other] { $count } personnes l’ont finie.
}
web-day-mine = Toi : { $score }
web-day-of = La donne du jour, { $date }
web-day-place = { $count ->
    [1] Personne d’autre ne l’a encore finie.
   *[other] { $place ->
        [1] Personne n’a fait mieux, sur { $count }.
       *[other] Tu es numéro { $place } sur { $count }.
    }
}
web-day-not-counted = Seul ton premier essai compte ; celui-ci en était un autre.
web-day-share = Partager mon résultat
web-day-share-text = Haricot, la donne du jour ({ $date }) : { $game }, { $score }. { $count ->
    [1] Qui d’autre ose ?
   *[other] Numéro { $place } sur { $count }.
}
web-stats = Jusqu’ici
web-stats-none = Après ta première partie, tu trouveras ici ce que tu as fait.
web-stats-matches = parties
web-stats-wins = gagnées
web-stats-deals = échanges conclus
web-stats-harvest = meilleure récolte
web-stats-favourite = haricot préféré
web-stats-counting = Des parties plus anciennes sont encore en train d’être comptées.

hint-coins = { $coins ->
    [one] { $coins } Thune
   *[other] { $coins } Thunes
}
hint-only = Il n’y a rien d’autre à choisir maintenant.
hint-best = En regardant un coup plus loin, le robot ne trouve rien de mieux.
hint-ahead = En y pensant plus loin, cela réussit mieux que ce qui paraît le meilleur au premier coup d’œil.
hint-grow = La même variété pousse dans le champ { $field }, qui rapportera { hint-coins }{ $more ->
    [0] .
    [one] {"\u00A0"}; encore une carte pour { $then ->
        [one] { $then } Thune
       *[other] { $then } Thunes
    }.
   *[other] {"\u00A0"}; encore { $more } cartes pour { $then ->
        [one] { $then } Thune
       *[other] { $then } Thunes
    }.
}
hint-grow-full = La même variété pousse dans le champ { $field }, qui rapporte déjà le maximum : pas besoin d’en vider un autre.
hint-start = Le champ { $field } est vide : tu peux y planter { $kind } sans rien récolter.
hint-second = Rien ne t’oblige à planter une deuxième carte, mais { $kind } rapporte plus dans le champ { $field } que dans ta main.
hint-second-room = Le champ { $field } rapporte { hint-coins } maintenant ; { $kind } à sa place rapporte plus que dans ta main.
hint-anew = Le champ { $field } rapporte { hint-coins } maintenant, et il faudrait attendre longtemps pour plus : vends-le et recommence avec la même variété.
hint-room = Pas de place pour { $kind }. Parmi les champs que tu peux vendre, c’est avec le champ { $field } que tu perds le moins ; il rapporte { hint-coins }.
hint-room-only = Pas de place pour { $kind }, et tu ne peux vendre que le champ { $field } ; il rapporte { hint-coins }.
hint-keep-front = Rien ne t’oblige à planter { $kind } maintenant ; dans ta main, la carte gêne moins.
hint-go-on = Tu n’as plus rien à planter. Mieux vaut vendre plus tard dans le tour : d’ici là, les champs peuvent encore recevoir des cartes.
hint-full = Le champ { $field } rapporte son maximum, { hint-coins } : vends-le, et la place est libre.
hint-buy = Un troisième champ coûte { hint-coins }. Dans { $rounds ->
    [one] le tour de table qui reste
   *[other] les { $rounds } tours de table, environ, qui restent
}, il devrait rapporter plus.
hint-buy-room = Un troisième champ coûte { hint-coins } et t’évite de vendre un champ trop tôt.
hint-gift = Mieux vaut t’en défaire : { $gives }. Dans tes champs, cela te coûterait plus que cela ne rapporterait.
hint-ask = Utile à tes champs : { $wants }. Chances d’un accord avec { $to } : environ { $percent } %.
hint-swap = Tes champs préfèrent { $wants } à { $gives }. Chances d’un accord avec { $to } : environ { $percent } %.
hint-ask-all = Utile à tes champs : { $wants }. Chances que quelqu’un dise oui : environ { $percent } %.
hint-swap-all = Tes champs préfèrent { $wants } à { $gives }. Chances que quelqu’un dise oui : environ { $percent } %.
hint-accept = Ce que tu reçois vaut plus pour toi que ce que tu donnes.
hint-accept-gift = Utile à tes champs, et cela ne te coûte rien : { $gives }.
hint-accept-rid = Mieux vaut t’en défaire : { $wants }. Dans tes champs, cela te coûterait plus que cela ne rapporterait.
hint-decline-cannot = Tu n’as pas ce qu’on te demande : { $wants }.
hint-decline-late = On ne peut pas l’accepter en ce moment.
hint-decline-helps = Cela t’aiderait, mais { $seat } encore plus.
hint-decline-poor = Ce que tu recevrais ne vaut pas plus pour toi que ce que tu donnerais.
hint-enough = Tu as fait { $offers ->
    [one] une offre
   *[other] { $offers } offres
} ce tour-ci ; le robot s’en tient là.
hint-done = Aucun autre échange n’en vaut la peine.{ $left ->
    [0] { "" }
    [one] { " " }La carte restée sur la table ira dans tes champs.
   *[other] { " " }Les { $left } cartes restées sur la table iront dans tes champs.
}
hint-no-deal = Aucun échange avec { $seat } n’en vaut la peine maintenant.

# -- refusals: `refused-<id>`, with the arguments of the error and $field as variables

at-line = ligne { $line } : { $problem }
at-line-column = ligne { $line }, colonne { $column } : { $problem }
refused-bad-face = { $file } ne décrit pas le visage d’une boîte : { $problem }
refused-bad-lesson = { $file } ne décrit pas une leçon : { $problem }
refused-no-lesson = Cette boîte n’a pas de leçon { $word }.
refused-illegal = { $rule } : la place { $seat } n’a pas le droit de jouer { $action }.

# of a table

refused-stale = Trop tard : la partie avait déjà avancé.
refused-match-over = Cette partie est finie.
refused-no-day = À cette table, on ne joue pas la donne du jour.
refused-no-evening = Cette soirée n’existe pas : demande le lien complet.
refused-evening-places = Ce nombre de places ne se partage pas à égalité entre { $tables } tables.
refused-evening-once = Tu ne peux avoir qu’une seule place dans une soirée.
refused-evening-begun = La soirée a commencé.
refused-evening-over = La soirée est terminée.
refused-evening-deal-played = Cette donne se joue encore à une autre table de la soirée.
refused-match-not-over = Cette partie n’est pas encore finie.
refused-match-begun = La partie a déjà commencé.
refused-match-not-running = La partie n’est pas en cours.
refused-match-not-paused = La partie n’est pas en pause.
refused-seat-taken = Cette place est prise.
refused-nobody-missing = Personne ne manque à cette place.
refused-clock-decides = Il y a une pendule à cette table : elle dit combien de temps on attend.
refused-seat-still-free = Il reste une place libre.
refused-seat-kept = On ne peut libérer une place qu’avant le début.
refused-seat-lost = Ce n’est plus ta place.
refused-no-seat-free = Il n’y a plus de place libre.
refused-no-seat = Il n’y a pas de place { $seat } ici.
refused-not-sitting-there = Tu n’es pas à cette place.
refused-not-your-seat = Ce n’est pas ta place.
refused-bot-plays-here = Un robot joue ici : reprends d’abord ta place.
refused-host-only = Seul l’hôte peut faire cela.
refused-hand-seen = Tu as vu une autre main de cette partie.
refused-resigned = Tu as abandonné cette partie.
refused-no-hint = Il n’y a pas de conseil en ce moment.
refused-clock-seconds = Une pendule a de 1 à { $most } secondes.
refused-clock-more = Une pendule ajoute de 0 à { $most } secondes par coup.
refused-answer-seconds = Une offre attend sa réponse de 0 à { $most } secondes.
refused-absent-seconds = Un robot prend le relais au bout de 0 à { $most } secondes.
refused-no-game = Il n’y a pas de jeu « { $word } » ; choisis parmi : { $known }.
refused-no-edition = { $game } n’a pas d’édition « { $word } » ; choisis parmi : { $known }.
refused-not-for-seats = { $game } { $edition } ne se joue pas à { $count }, mais à : { $takes }.
refused-no-option = Il n’y a pas d’option « { $option } » ; choisis parmi : { $known }.
refused-option-elsewhere = L’option « { $option } » n’est pas pour cette édition et ce nombre de places ; choisis parmi : { $known }.
refused-option-value = { $option } = { $word } n’est pas une des valeurs : { $known }
refused-bad-seed = « { $word } » n’est pas une graine : de 1 à { $most } lettres, chiffres, points, traits d’union ou de soulignement.
refused-cards-other-game = Ces cartes devraient être pour { $game } : game = "{ $game }", pas "{ $word }".
refused-no-hash = { $field } : ce n’est pas l’empreinte SHA-256 de 16 octets, écrite en hexadécimal.
refused-bytes-unasked = Ces octets ne sont pas demandés maintenant.
refused-bytes-broken = Ce ne sont pas les octets qui étaient promis.
refused-other-rules = C’est une partie selon les règles { $rules } { OF($game) } ; ici on joue selon les règles { $known }.

# of a server

refused-busy = Il se passe trop de choses à la fois à cette table. Réessaie dans un instant.
refused-gone = Il y a eu une erreur ici. Réessaie dans un instant.
refused-unexpected = Il y a eu une erreur ici. L’hôte la trouve dans le journal sous { $number }.
refused-too-fast = Trop de demandes à la suite. Réessaie dans { $wait ->
    [one] { $wait } seconde.
   *[other] { $wait } secondes.
}
refused-too-many-messages = Trop de messages : ralentis.
refused-too-many-sockets = Trop de connexions viennent de ton adresse.
refused-wrong-origin = Cette demande vient d’un autre site.
refused-name-taken = Le nom { $name } est déjà pris.
refused-name-length = Un nom a de 1 à { $most } lettres.
refused-name-unseen = Un nom est fait de lettres, de chiffres et de signes visibles.
refused-name-mixed = Un nom s’écrit dans un seul alphabet.
refused-passphrase-length = Une phrase secrète a de { $least } à { $most } caractères.
refused-wrong-passphrase = Il n’y a pas de compte avec ce nom et cette phrase secrète.
refused-already-registered = Tu as déjà un compte : déconnecte-toi d’abord.
refused-wrong-old-passphrase = Ce n’est pas ta phrase secrète.
refused-no-account = Tu n’as pas encore de compte : crées-en un d’abord.
refused-no-session = Ce navigateur est déjà déconnecté.
refused-no-such-portrait = Ce visage n’existe pas.
refused-code-wrong = Aucune table n’a ces haricots.
refused-code-old = Ces haricots ne mènent plus à une table : elle a commencé, ou une demi-heure a passé. Demande les nouveaux.
refused-code-full = Cette table est complète.
refused-code-not-waiting = Il n’y a de code que pour une table qui attend.
refused-code-none-free = Tous les codes sont pris en ce moment. Donne le lien.
refused-codes-rest = Trop de codes faux ont été essayés ici : les codes sont bloqués pendant une demi-heure. Demande le lien.
refused-mute-yourself = « Ne plus entendre » ne s’applique pas à toi-même.
refused-nobody = Il n’y a personne sous cet identifiant.
refused-no-table = Cette table n’existe pas, ou elle est privée.
refused-watches-most = On peut suivre { $most } tables à la fois au plus.
refused-wrong-token = Ce lien n’ouvre pas cette place.
refused-not-watched = Regarde d’abord cette table depuis ta place.
refused-picks-closed = La table a avancé : on ne peut plus choisir cela.
refused-act-length = Une décision a une clé de 1 à { $key } caractères et { $action } lettres au plus.
refused-speak-unseated = Seules les personnes assises ici peuvent parler.
refused-said-length = Ce que tu dis a de 1 à { $most } lettres.
refused-rematch-players-only = Seules les personnes qui ont joué peuvent demander une revanche.
refused-rematch-made = La revanche existe déjà.
refused-nothing-to-promise = Il n’y a rien à promettre maintenant.
refused-somebody-to-come = Quelqu’un doit encore arriver.
refused-record-closed = La partie enregistrée ne s’ouvre qu’une fois la partie finie.
refused-fairness-hex = Ce qui doit prouver la donne n’est pas écrit en hexadécimal.
refused-seed-unfounded = La graine ne découle pas des octets dévoilés.
refused-nothing-here = Il n’y a rien à cette adresse.
refused-no-such-request = Cela ne peut pas se demander à cette adresse.
refused-not-json = Ce qu’on envoie ici doit être { $kind }.
refused-too-big = C’est trop : { $most } ko au plus.
refused-parameter-twice = Un paramètre est donné deux fois.
refused-json-broken = Ce n’est pas du JSON.
refused-field-missing = { $field } manque.
refused-field-unknown = { $field } est inconnu ici.
refused-value-unknown = { $field } : « { $word } » n’est pas une des valeurs connues ici.
refused-number-low = { $field } : le nombre doit être au moins { $least }.
refused-number-high = { $field } : le nombre doit être au plus { $most }.
refused-wrong-kind = { $field } : { $expected ->
    [int] il faut ici un nombre entier.
    [str] il faut ici un texte.
    [bool] il faut ici true ou false.
    [array] il faut ici une liste.
   *[other] il faut ici un objet.
}
refused-unexpected-shape = Ce n’est pas ce qui est attendu ici.
refused-misread = { $field } : cela ne se lit pas.
refused-store-busy = { $place } est déjà servi par un autre processus ; pour plusieurs processus, prends PostgreSQL : --database postgresql://…
refused-backup-exists = Le fichier { $place } existe déjà ; une sauvegarde s’écrit dans un nouveau fichier.
refused-backup-missing = Il n’y a pas de base de données { $place }.
refused-backup-foreign = { $place } n’est pas une base de données de Haricot.
refused-backup-version = { $place } vient d’une autre version de Haricot ; lance d’abord le serveur une fois avec cette version-ci.
refused-nobody-so-called = Personne ici ne s’appelle « { $name } » : haricot people donne la liste.
refused-server-silent = { $place } est pris par un serveur qui ne répond pas ; il est peut-être trop ancien, ou démarre à peine.
refused-restore-filled = { $place } contient déjà des tables ou des personnes ; une sauvegarde se restaure dans une base vide.
refused-database-away = La base de données ne répond pas. Réessaie dans un instant ; rien de ce qui a été annoncé n’est perdu.
refused-disk-full = Le disque du serveur est plein : rien ne peut être conservé pour l’instant. À son hôte de faire de la place.
refused-database-damaged = La base de données est endommagée. À l’hôte du serveur de la restaurer.
refused-store-unusable = La base de données { $place } ne peut pas être utilisée : { $problem }
refused-store-newer = La base de données a été faite par un Haricot plus récent : { $problem }
refused-store-unknown = On ne connaît pas de base de données { $scheme }:// ; prends un chemin, sqlite:///chemin ou postgresql://…
refused-store-extra = PostgreSQL demande l’extra « postgres » : ./haricot serve l’installe.

# of what is written

refused-no-verb = « { $word } » ne se fait pas ici. Une action commence par l’un de ces mots : { $verbs }
refused-no-card = Il n’y a pas de carte « { $word } »{ $count ->
    [0] .
   *[other] {"\u00A0"}; en jeu : { $cards }.
}
refused-not-a-seat = « { $word } » ne désigne personne à cette table : tape un nom, ou le numéro de la place.
refused-not-a-field = « { $word } » n’est pas un champ : tape son numéro, à partir de 0.
refused-not-a-deal = « { $word } » n’est pas une offre : tape son numéro.
refused-not-a-copy = « { $word } » : une carte a un numéro, 1 étant la plus en avant de ta main, ou elle est visible : blue@2, blue@up.
refused-wanted-place = « { $word } » : on ne choisit pas la place d’une carte demandée : c’est à son propriétaire de le faire.
refused-card-times = « { $word } » : de 1 à { $most } cartes, s’il te plaît.
refused-usage = Cela s’écrit ainsi : { $verb ->
    [plant] plant, plant CHAMP, plant CARTE, plant CARTE CHAMP
    [harvest] harvest CHAMP
    [discard] discard CARTE, discard CARTE@EXEMPLAIRE, discard CARTE@up
    [offer] offer PLACE DONNÉ/DEMANDÉ, ou offer all DONNÉ/DEMANDÉ ; par exemple offer 2 blue,soy@up/red
    [counter] counter OFFRE DONNÉ/DEMANDÉ ; par exemple counter 3 blue/red
    [accept] accept OFFRE, ou accept OFFRE CARTES
    [decline] decline OFFRE
    [withdraw] withdraw OFFRE
    [keep] keep CARTE, ou keep - pour n’en garder aucune
    [wish] wish CARTES, ou wish - pour rien
   *[other] { $verb }
}
refused-many-cards = Trop de cartes dans une même liste : { $most } au plus.
refused-record-long = Cette partie enregistrée a { $letters } lettres ; on en lit { $most } au plus.
refused-chance-long = Trop de résultats fixés d’avance : { $most } cartes et nombres au plus.
refused-position-many = { $field } : il y a trop de cartes dans cette position, { $most } au plus.
refused-position-number = { $field }={ $value } n’est pas un nombre de { $low } à { $high }.
refused-position-word = { $field }={ $value } n’est aucun de ces mots : { $values }.
refused-position-times = { $field } : « { $word } » n’a pas de nombre de cartes de 1 à 999.
refused-position-card = { $field } : il n’y a pas de carte « { $word } ».
refused-position-twice = { $field } est donné deux fois.
refused-position-no-cards = { $field } n’a pas de cartes (une zone vide s’écrit -).
refused-position-too-many = { $field } : il n’y a pas tant de cartes { $card } en jeu.
refused-position-none-left = { $field } : il ne reste pas de cartes à distribuer.
refused-position-no-zone = Il n’y a pas de zone { $field } dans ce jeu.
refused-position-no-fact = Il n’y a pas de donnée { $field } dans ce jeu.
refused-position-no-seat = { $field } : personne n’est assis là.
refused-position-no-field = { $field } : ce champ n’existe pas à cette table.
refused-position-goes-on = { $field } : seul { $only } peut continuer par « ... ».
refused-position-one-kind = { $field } : un champ contient des cartes nommées d’une seule variété.
refused-position-two-fields = { $field } : la même variété pousse déjà dans { $other }.
refused-position-unnamed = { $field } : ses cartes doivent être nommées.
refused-position-not-there = { $field } : { $card } n’est pas ainsi dans { $zone }.
refused-position-wish = { $field } : { $card } ne peut pas être demandé, ou l’est deux fois.
refused-position-count = { $field } : il doit y avoir { $due } cartes, pas { $count }.
refused-position-phase = { $field } ne va pas avec phase={ $phase } : aucune partie n’y mène.
refused-position-phase-over = phase={ $phase } est finie, comme le montre { $field } : personne n’a plus rien à y faire.
refused-position-kept = { $field } marque des cartes qui ne sont pas révélées.
refused-position-final = { $field } a encore des cartes, alors que la dernière serait piochée.
refused-position-deal = { $field }={ $value } ne s’écrit pas DE>À:DONNÉ/DEMANDÉ:REFUSÉ.
refused-position-deal-card = { $field } : « { $word } » ne s’écrit pas VARIÉTÉ.PLACE.
refused-position-deal-gone = { $field } : { $word } n’est pas là pour être donné.
refused-position-deal-twice = { $field } donne { $word } deux fois.
refused-position-deal-seats = { $field } n’est pas entre le joueur actif et un autre.
refused-position-deal-empty = { $field } : aucune carte ne changerait de main.
refused-position-deal-refused = { $field } : { $value } ne désigne pas une partie de ceux à qui elle s’adresse.
refused-cards-long = Ce fichier de cartes a { $letters } lettres ; on en lit { $most } au plus.
refused-cards-toml = Cela ne se lit pas. Une ligne est une [section], un nom = valeur, ou un # commentaire.
refused-cards-deep = Trop de crochets les uns dans les autres : { $most } au plus.
refused-cards-dots = Trop de points dans un même nom : { $most } au plus.
refused-cards-word = Ce mot ou ce nombre est trop long : { $most } lettres au plus.
refused-meter-long = { $field } : un haricomètre a { $most } paliers au plus.
refused-chance-card = { $field } : la carte numéro { $card } ne peut plus venir.
refused-chance-number = { $field } : il faut un nombre de 0 à { $most }.
refused-chance-dice = { $field } : il faut une face de chacun des { $count } dés lancés, dans l’ordre.
refused-record-version = Une partie enregistrée commence par « haricot { $version } », pas par « { $word } ».
refused-record-header = La deuxième ligne s’écrit : game ID  rules N  edition NOM  seats N
refused-record-number = { $field } : « { $word } » n’est pas un nombre.
refused-record-option = « { $word } » n’est pas une nouvelle option=valeur.
refused-record-word = « { $word } » n’est pas un mot de l’en-tête d’une partie enregistrée.
refused-record-head = L’en-tête ne finit pas par --
refused-record-seed = La graine manque.
refused-record-decision = Une décision s’écrit : PLACE ACTION
refused-record-result = Après le second -- vient une ligne : result …
refused-no-reason = { $field } : « { $word } » n’est pas une raison.
refused-cards-table = { $field } n’est pas une section.
refused-cards-tables = { $field } n’est pas une liste de sections.
refused-cards-list = { $field } n’est pas une liste.
refused-cards-whole = { $field } n’est pas un nombre entier.
refused-cards-few = { $field } : il n’y a que { $count } cartes en jeu à { $seats } places, il en faut { $needed }.
refused-cards-unknown = { $field } n’est pas connu ici ; il y a : { $known }.
refused-cards-no-kinds = Il n’y a pas de section [{ $field }.…].
refused-cards-missing = { $field } manque.
refused-cards-count = { $field } n’est pas un nombre entier de 0 à { $most }.
refused-cards-meter = { $field } n’est pas une liste de paliers [cartes, Thunes].
refused-cards-rise = { $field } : les paliers doivent monter en cartes et en Thunes.
refused-cards-coins = { $field } : { $cards } cartes ne peuvent pas devenir { $coins } Thunes.
refused-cards-total = { $field } vaut { $word }, mais les nombres font { $total }.

refused-line-differs = Cette ligne devrait être : { $expected }
refused-line-too-many = Plus rien ne devrait suivre, pas même une ligne vide.
refused-no-newline = Il manque un retour à la ligne à la fin.
refused-result-wrong = Le résultat est faux, il devrait être : { $expected }
refused-result-too-early = Il y a un résultat, mais la partie n’est pas finie.
refused-no-player = Il n’y a pas de joueur « { $word } » ; choisis parmi : { $known }.
refused-no-reward = Il n’y a pas de mode de calcul « { $word } » ; choisis parmi : { $known }.
refused-seats-players = Il y a { $players } joueurs pour { $seats } places.
refused-no-suite = Il n’y a pas de série « { $word } » ; choisis parmi : { $known }.
refused-learned-other = Ce que ce joueur a appris porte sur d’autres observations : c’était pour une autre boîte, une autre édition, un autre nombre de places ou une autre version.
refused-no-result = Ce n’est pas un résultat de haricot evaluate : { $problem }
refused-no-card-data = { $game } n’a pas de cartes que l’on puisse remplacer.
refused-cards-of-no-game = Les premières lignes devraient dire à quel jeu appartiennent ces cartes, par exemple : game = "bohnanza" (il y a { $games }).
refused-other-match = C’est une partie { OF($game) }, pas { OF($asked) }.
refused-match-seats = Cette partie a { $seats } places, pas { $count } : dis avec --seats qui joue où.
refused-place-taken = Ce fichier existe, et ce n’est pas une partie enregistrée : choisis-en un autre.
refused-place-kept = Une autre partie y est enregistrée : choisis un autre fichier, ou reprends-la avec --resume { $name }
refused-too-few-games = { $games } : il faut au moins une partie.
refused-seed-long = La graine { $seed } est trop longue pour { $games } parties (chacune est distribuée à partir de GRAINE-NUMÉRO).
refused-worker-lost = Un processus de calcul a été arrêté de l’extérieur (reste-t-il assez de mémoire ?)
refused-too-much-work = Cela demande trop de temps ou de mémoire au serveur : on ne peut pas y jouer ici.
refused-join-own-cards = Cette table joue avec un fichier de cartes de son hôte : pour l’instant on ne la rejoint que dans le navigateur.
refused-join-no-aids = À cette table, il n’y a ni conseils ni cartes déjà sorties : pour l’instant on ne la rejoint que dans le navigateur.
refused-player-failed = Le programme d’un joueur a échoué : { $problem }
refused-entrant = « { $word } » n’est pas un joueur : écris NOM, NOM@VERSION, ou un budget après deux points : NOM:150, NOM:50ms.
refused-no-version = Il n’y a pas de joueur { $word } en version { $version } : la version d’ici est { $known }.
refused-no-budget = { $word } n’accepte pas de budget.
refused-no-cluster = Aucun ordonnanceur Dask ne répond à { $word }.
refused-no-workers = L’ordonnanceur Dask à { $word } n’a personne pour calculer.
refused-cluster-gone = La grappe Dask à { $word } a disparu ; avec --out, la même commande reprend où elle s’est arrêtée.
refused-cluster-version = Un ordinateur de la grappe a la version { $version }, ici c’est { $wanted }.
refused-no-extra = Il manque une bibliothèque : installe haricot[{ $extra }].
refused-ladder-cut = La partie de graine { $seed } ({ $players }) n’a pas de fin : il n’y a pas de classement.
refused-ladder-error = Dans la partie de graine { $seed } ({ $players }), un joueur a échoué : { $problem }
refused-player-source = « { $word } » ne désigne aucun joueur : écris FICHIER.py:Classe, ou NOM=FICHIER.py:Classe.
refused-player-name = Un joueur ne peut pas s’appeler « { $word } » : minuscules, chiffres, - et _, au plus 24 (NOM=FICHIER.py:Classe).
refused-player-name-taken = Le nom « { $word } » est pris : donnes-en un autre au joueur (NOM=FICHIER.py:Classe).
refused-player-file = Il n’y a pas de fichier { $word }.
refused-player-load = { $word } ne se charge pas : { $problem }
refused-player-class = Il n’y a pas de classe { $word } dans { $file }.
refused-player-other = { $word } n’est pas un joueur : il faut une classe qui hérite de haricot.kernel.players.Player.

## Une soirée à plusieurs tables, et les classements

web-evening = Une soirée
web-evening-hold = Organiser une soirée
web-evening-about = Comme dans un club de bridge : plusieurs tables jouent les mêmes donnes, et chaque place est comparée à la même place aux autres tables. Après chaque donne, tout le monde change de place, la plupart aussi de table.
web-evening-game = Jeu
web-evening-tables = Tables
web-evening-seats = Joueurs par table
web-evening-deals = Donnes
web-evening-me = Je joue aussi
    .about = Sinon, tu ne fais que diriger la soirée.
web-evening-open = Ouvrir la soirée
web-evening-of = Soirée : { $game }
web-evening-size = { $tables } tables de { $seats }, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
  }.
web-evening-deal = Donne { $deal } sur { $deals }
web-evening-table = Table { $table }
web-evening-place = Place { $number }
web-evening-over = La soirée est terminée.
web-evening-guests = Qui vient
web-evening-invite = Avec ce lien, chacun peut prendre une place et regarder.
web-evening-share = Partager le lien
web-evening-begin = Commencer
web-evening-fill = Compléter avec des robots et commencer
web-evening-next = Donne suivante
web-evening-go = À ma table ({ $table })
web-evening-to = Retour à la soirée
web-evening-dealt = Les cartes sont distribuées.
web-evening-wait = Tu as fini. Le classement vient quand toutes les tables ont fini.
web-evening-wait-host = Toutes les tables ont fini. L’hôte lance la donne suivante.
web-evening-waiting = pas commencée
web-evening-playing = en cours
web-evening-abandoned = fermée
web-evening-standing = Classement
web-evening-after = { $count ->
    [0] Aucune donne n’est finie.
    [one] Après une donne.
   *[other] Après { $count } donnes.
  }
web-evening-rank = Rang
web-evening-who = Nom
web-evening-share-of = Part
web-evening-points = Points
web-evening-apart = Moyenne ±
web-evening-score = Score
web-evening-points-about = Deux points pour chaque autre table où la même place a fait moins avec la même donne, un point pour chacune où elle a fait autant. La part de tous les points possibles décide, puis l’écart moyen aux scores des autres tables.
web-evening-stood-in = avec l’aide d’un robot
web-evening-csv = Résultats en tableau (CSV)
web-evening-leave = Quitter ma place
web-evening-back = Reprendre ma place
web-evening-end = Terminer la soirée
web-evening-proof = Toutes les donnes viennent d’un secret fixé avant que quiconque s’assoie ; son SHA-256 est
web-evening-secret = Le secret était
web-evenings = Mes soirées
web-rating = Classement
web-rating-want = Me classer
    .about = Les autres joueurs classés voient ton classement. Comptent les parties où au moins deux d’entre vous jouent sans conseils, sans remplaçants, sans cartes maison et sans donne connue. Les robots ne comptent pas. Ton classement disparaît avec ton compte.
web-rating-value = Classement (95 %)
web-rating-range = { $rating } ({ $low } à { $high })
web-rating-none = Aucune de tes parties ne compte encore : joue contre quelqu’un qui veut être classé, sans conseils.
web-rating-about = 400 de plus, c’est dix fois la force ; la moyenne de tous est 0. La vraie valeur se trouve entre les deux nombres entre parenthèses avec 95 % de certitude.

## Learners and language models

study-nobody-listens = Des programmes occupent les autres places : personne n’écoute.
study-wait = Personne ne te demande rien pour l’instant. Regarde de nouveau dans un moment.
study-talks-much = Une chose à la fois : tu viens de parler.
study-no-seat = Il n’y a pas de place avec cette clé : assieds-toi d’abord.
study-no-server = Aucun serveur de tables n’a été nommé : haricot mcp --server http://localhost:8000
study-no-tables = Il n’y a pas de table avec une place libre.
study-busy = Trop de demandes à la fois. Réessaie dans un instant.
