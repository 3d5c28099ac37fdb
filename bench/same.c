/* The engine's own Bohnanza (Gigamic, four seats, default options) in C: the same numbers in the same
   order, the same forms pick by pick, the same order of asking, the same chance. Played with the same
   seeds it takes as many decisions and ends with the same coins, which bench/run.py checks before it
   measures. It plays at random only: no judge, no events, no views, no other editions. */
#include <stdint.h>
#include <string.h>

enum { KINDS = 11, SEATS = 4, PILE = 160, DEALS = 64, SIDE = 2, STREAMS = 4, SEED = 1 + 4 + 4 * STREAMS };
enum { PLANT, TRADE, SETTLE, DRAW, OVER };
enum { B_REVEAL, B_DRAW, B_DONE, B_PASS, B_BUY, B_HARVEST, B_PLANT = 8, B_OFFER = 11, B_ACCEPT = 17, B_DECLINE = 23, B_KIND = 29 };
enum { P_NEXT, P_FIRST, P_LAST = P_FIRST + KINDS, P_UPS = P_LAST + KINDS }; /* picks of a form */

typedef struct {
    int64_t offers, reveal, draw, cost, exhaustions, hand;
    uint8_t counts[KINDS], payout[KINDS][32];
} Terms;

typedef struct { uint32_t a, b, c, d; } Rng;
typedef struct { uint8_t n, card[PILE]; } Pile;
typedef struct { int proposer, to, gives, wants, place[SIDE]; uint8_t give[SIDE], want[SIDE]; } Deal;
typedef struct { Pile hand, coins, aside; uint8_t kind[3], size[3], known[KINDS]; int fields, offers; } Farm;
typedef struct {
    const Terms *t;
    const uint32_t *seed;
    Farm farm[SEATS];
    Pile deck, discard, up;
    Deal deal[DEALS];
    int deals, phase, active, planted, heard, exhaustions, final, streams;
    int seat, size, pick[8]; /* the draft */
} State;

static uint32_t below(Rng *r, uint32_t n) {
    uint32_t b = r->b, c = r->c, t = r->a + b + r->d;
    r->d++;
    r->a = b ^ (b >> 9);
    r->b = c + (c << 3);
    r->c = ((c << 21) | (c >> 11)) + t;
    return (uint32_t)(((uint64_t)t * n) >> 32);
}

static void put(Pile *p, int card) { p->card[p->n++] = (uint8_t)card; }

static int take(Pile *p, int i) {
    int card = p->card[i];
    p->n--;
    memmove(p->card + i, p->card + i + 1, (size_t)(p->n - i));
    return card;
}

static int count(const Pile *p, int kind) {
    int n = 0;
    for (int i = 0; i < p->n; i++) n += p->card[i] == kind;
    return n;
}

static int find(const Pile *p, int kind, int copy) {
    for (int i = 0; i < p->n; i++)
        if (p->card[i] == kind && --copy == 0) return i;
    return -1;
}

static void shuffle(Pile *p, const uint32_t *words) {
    Rng r = {words[0], words[1], words[2], words[3]};
    for (int i = p->n - 1; i > 0; i--) {
        int j = (int)below(&r, (uint32_t)i + 1);
        uint8_t card = p->card[i];
        p->card[i] = p->card[j];
        p->card[j] = card;
    }
}

static int left_of(int seat, int places) { return (seat + places) % SEATS; }
static void enter(State *s, int phase) { s->phase = phase, s->heard = 0; }

static void begin_turn(State *s, int seat) {
    s->active = seat;
    s->planted = 0;
    enter(s, PLANT);
    for (int p = 0; p < SEATS; p++) s->farm[p].offers = 0;
}

static void start(State *s, const Terms *t, const uint32_t *seed) {
    memset(s, 0, sizeof *s);
    s->t = t;
    s->seed = seed;
    for (int k = 0; k < KINDS; k++)
        for (int i = 0; i < t->counts[k]; i++) put(&s->deck, k);
    shuffle(&s->deck, seed + 1);
    for (int r = 0; r < SEATS; r++) {
        Farm *f = &s->farm[left_of((int)seed[0], r)];
        f->fields = 2;
        for (int i = 0; i < t->hand; i++) put(&f->hand, s->deck.card[--s->deck.n]);
    }
    begin_turn(s, (int)seed[0]);
}

/* -- fields and supply */

static int fits(const Farm *f, int kind) {
    int own = 0, empty = 0;
    for (int i = 0; i < f->fields; i++) {
        empty |= (f->size[i] == 0) << i;
        own |= (f->size[i] != 0 && f->kind[i] == kind) << i;
    }
    return own ? own : empty;
}

static int ripe(const Farm *f) {
    int single = 0, many = 0;
    for (int i = 0; i < f->fields; i++) {
        single |= (f->size[i] == 1) << i;
        many |= (f->size[i] > 1) << i;
    }
    return many ? many : single;
}

static int may_buy(const State *s, const Farm *f) { return f->fields == 2 && f->coins.n >= s->t->cost; }
static void grow(Farm *f, int kind, int field) { f->kind[field] = (uint8_t)kind, f->size[field]++; }

static int leave_hand(Farm *f, int place) {
    int kind = take(&f->hand, place);
    f->known[kind] -= f->known[kind] > 0;
    return kind;
}

static void harvest(State *s, Farm *f, int field) {
    int kind = f->kind[field], n = f->size[field], coins = s->t->payout[kind][n];
    for (int i = 0; i < n; i++) put(i < coins ? &f->coins : &s->discard, kind);
    f->kind[field] = f->size[field] = 0;
}

static void reshuffle(State *s) {
    for (int k = 0; k < KINDS; k++) /* sorted first */
        for (int n = count(&s->discard, k); n > 0; n--) put(&s->deck, k);
    s->discard.n = 0;
    shuffle(&s->deck, s->seed + 5 + 4 * s->streams++);
}

static void take_cards(State *s, int n, Pile *to) {
    for (; n > 0 && !s->final; n--) {
        if (!s->deck.n) {
            if (!s->discard.n) {
                s->final = 1;
                return;
            }
            reshuffle(s);
        }
        put(to, s->deck.card[--s->deck.n]);
        if (!s->deck.n) {
            if (++s->exhaustions >= s->t->exhaustions) s->final = 1;
            if (!s->final && s->discard.n) reshuffle(s);
        }
    }
}

static void finish_game(State *s) {
    for (int p = 0; p < SEATS; p++)
        for (int i = 0; i < s->farm[p].fields; i++)
            if (s->farm[p].size[i]) harvest(s, &s->farm[p], i);
    s->phase = OVER;
}

/* -- who is asked */

static int may_reveal(const State *s) { return s->planted > 0 || s->farm[s->active].hand.n == 0; }

static int planters(const State *s) {
    int seats = (s->up.n > 0) << s->active;
    for (int p = 0; p < SEATS; p++) seats |= (s->farm[p].aside.n > 0) << p;
    return seats;
}

static int voices_open(const State *s) {
    if (s->phase == TRADE) return 1;
    if (s->phase == PLANT) return s->deck.n <= s->t->reveal && may_reveal(s);
    return s->phase == DRAW && s->deck.n <= s->t->draw;
}

static int has_voice(const State *s, int seat) {
    const Farm *f = &s->farm[seat];
    if ((s->heard >> seat) & 1) return 0;
    return s->phase == TRADE ? f->offers < s->t->offers : ripe(f) != 0 || may_buy(s, f);
}

static int ask(const State *s) {
    if (s->phase == OVER) return -1;
    if (s->phase == SETTLE) {
        int seats = planters(s), seat = s->active;
        while (!((seats >> seat) & 1)) seat = left_of(seat, 1);
        return seat;
    }
    for (int i = 0; i < s->deals; i++)
        if (s->deal[i].proposer == s->active) return s->deal[i].to;
    if (voices_open(s))
        for (int r = 1; r < SEATS; r++)
            if (has_voice(s, left_of(s->active, r))) return left_of(s->active, r);
    return s->active;
}

/* -- deals */

static Deal *waiting(State *s, int proposer, int seat) {
    for (int i = 0; i < s->deals; i++)
        if (s->deal[i].proposer == proposer && s->deal[i].to == seat) return &s->deal[i];
    return 0;
}

static void close_deal(State *s, Deal *d) {
    s->deals--;
    memmove(d, d + 1, (size_t)(s->deal + s->deals - d) * sizeof *d);
}

static int can_pay(const State *s, const Deal *d, int seat) {
    for (int i = 0; i < d->wants; i++) {
        int kind = d->want[i], wanted = 1;
        for (int j = 0; j < i; j++) wanted += d->want[j] == kind;
        if (count(&s->farm[seat].hand, kind) + (seat == s->active ? count(&s->up, kind) : 0) < wanted) return 0;
    }
    return 1;
}

static int shifted(int place, int gone) {
    if (gone >= 0) return place > gone ? place - 1 : place;
    return place < gone ? place + 1 : place;
}

static void hand_over(State *s, int seat, int *place, int n, Pile *to) {
    for (int i = 0; i < n; i++) {
        int gone = place[i];
        put(to, gone >= 0 ? leave_hand(&s->farm[seat], gone) : take(&s->up, -1 - gone));
        for (int k = s->deals - 1; k >= 0; k--) {
            Deal *d = &s->deal[k];
            if (d->proposer != seat) continue;
            if ((d->gives > 0 && d->place[0] == gone) || (d->gives > 1 && d->place[1] == gone)) close_deal(s, d);
            else
                for (int j = 0; j < d->gives; j++) d->place[j] = shifted(d->place[j], gone);
        }
        for (int j = i + 1; j < n; j++) place[j] = shifted(place[j], gone);
    }
}

/* where the cards picked for a deal lie: a hand place from 0, revealed card i as -1 - i */
static void locate(const State *s, const int *pick, int n, int *place, uint8_t *kinds) {
    const Pile *hand = &s->farm[s->seat].hand;
    for (int i = 0; i < n; i++) {
        int before = 0;
        for (int j = 0; j < i; j++) before += pick[j] == pick[i];
        if (pick[i] >= P_UPS) place[i] = -1 - find(&s->up, kinds[i] = (uint8_t)(pick[i] - P_UPS), 1 + before);
        else if (pick[i] >= P_LAST) {
            kinds[i] = (uint8_t)(pick[i] - P_LAST);
            place[i] = find(hand, kinds[i], count(hand, kinds[i]) - before);
        } else
            place[i] = find(hand, kinds[i] = (uint8_t)(pick[i] - P_FIRST), 1 + before);
    }
}

/* -- numbered choices: buttons, or picks of a form */

static uint64_t buttons(State *s) {
    int seat = s->seat, active = s->active, mine = seat == active;
    const Farm *f = &s->farm[seat];
    uint64_t w = (uint64_t)ripe(f) << B_HARVEST | (uint64_t)may_buy(s, f) << B_BUY;
    if (s->phase == TRADE) {
        if (mine) w |= 1u << B_DONE | (f->offers < s->t->offers ? ((1u << (SEATS - 1)) - 1) << B_OFFER : 0);
        else if (f->offers < s->t->offers)
            w |= 1u << left_of(active - seat, SEATS) << (B_OFFER - 1) | (uint64_t)!((s->heard >> seat) & 1) << B_PASS;
        int done = 0;
        for (int i = 0; i < s->deals; i++) {
            const Deal *d = &s->deal[i];
            int r = left_of(d->proposer - seat, SEATS);
            if (d->to != seat || (done >> r) & 1) continue;
            done |= 1 << r;
            w |= 1u << r << (B_DECLINE - 1) | (uint64_t)can_pay(s, d, seat) << r << (B_ACCEPT - 1);
        }
    } else if (s->phase == SETTLE) {
        for (int i = 0; i < f->aside.n; i++) w |= (uint64_t)fits(f, f->aside.card[i]) << (B_KIND + 3 * f->aside.card[i]);
        for (int i = 0; mine && i < s->up.n; i++) w |= (uint64_t)fits(f, s->up.card[i]) << (B_KIND + 3 * s->up.card[i]);
    } else if (!mine)
        w |= (uint64_t)(voices_open(s) && has_voice(s, seat)) << B_PASS;
    else if (s->phase == DRAW)
        w |= 1u << B_DRAW;
    else {
        w |= (uint64_t)may_reveal(s) << B_REVEAL;
        if (s->planted < 2 && f->hand.n) w |= (uint64_t)fits(f, f->hand.card[0]) << B_PLANT;
    }
    return w;
}

static int picks_of(const State *s, int number) {
    int n = 0;
    for (int i = 1; i < s->size; i++) n += s->pick[i] == number;
    return n;
}

static uint64_t cards(const State *s, unsigned kinds) {
    const Farm *f = &s->farm[s->seat];
    unsigned once = 0, twice = 0, ups = 0;
    for (int i = 0; i < f->hand.n; i++) {
        unsigned here = 1u << f->hand.card[i];
        twice |= once & here;
        once |= here;
    }
    for (int i = 0; s->seat == s->active && i < s->up.n; i++) ups |= 1u << s->up.card[i];
    for (int i = 1; i < s->size; i++) {
        int pick = s->pick[i];
        if (pick >= P_UPS) {
            if (count(&s->up, pick - P_UPS) <= picks_of(s, pick)) ups &= ~(1u << (pick - P_UPS));
        } else {
            int kind = pick - (pick >= P_LAST ? P_LAST : P_FIRST);
            int left = count(&f->hand, kind) - picks_of(s, P_FIRST + kind) - picks_of(s, P_LAST + kind);
            if (left < 2) twice &= ~(1u << kind);
            if (left < 1) once &= ~(1u << kind);
        }
    }
    return (uint64_t)(once & kinds) << P_FIRST | (uint64_t)(twice & kinds) << P_LAST | (uint64_t)(ups & kinds) << P_UPS;
}

static int given(const State *s) {
    int n = 0;
    while (n < SIDE && 1 + n < s->size && s->pick[1 + n] != P_NEXT) n++;
    return n;
}

static uint64_t options(State *s) {
    if (s->size == 0) return buttons(s);
    if (s->pick[0] >= B_ACCEPT) {
        Deal *d = waiting(s, left_of(s->seat, s->pick[0] - B_ACCEPT + 1), s->seat);
        return cards(s, 1u << d->want[s->size - 1]);
    }
    int gives = given(s);
    if (gives < SIDE && s->size == 1 + gives) return 1u << P_NEXT | cards(s, (1u << KINDS) - 1);
    uint64_t all = 0;
    for (int k = 0; k < KINDS; k++) all |= (uint64_t)(s->t->counts[k] > 0) << k;
    return all << P_FIRST | (uint64_t)(gives > 0 || s->size > 2) << P_NEXT;
}

/* -- doing */

static void leave_settle(State *s) {
    if (planters(s)) return;
    if (s->final) finish_game(s);
    else enter(s, DRAW);
}

static int offer(State *s) {
    int gives = given(s), from = 1 + gives + (gives < SIDE), seat = s->seat;
    if (s->size <= from || (s->size - from < SIDE && s->pick[s->size - 1] != P_NEXT)) return 0;
    int to = left_of(seat, s->pick[0] - B_OFFER + 1);
    Deal *owed = waiting(s, to, seat), d = {.proposer = seat, .to = to, .gives = gives};
    Farm *f = &s->farm[seat];
    if (owed) close_deal(s, owed);
    f->offers++;
    s->heard |= 1 << seat;
    locate(s, s->pick + 1, gives, d.place, d.give);
    for (int i = 0; i < gives; i++) {
        int promised = 0;
        for (int j = 0; j <= i; j++) promised += d.place[j] >= 0 && d.give[j] == d.give[i];
        if (d.place[i] >= 0 && f->known[d.give[i]] < promised) f->known[d.give[i]] = (uint8_t)promised;
    }
    for (int i = from; i < s->size && s->pick[i] != P_NEXT; i++) d.want[d.wants++] = (uint8_t)(s->pick[i] - P_FIRST);
    s->deal[s->deals++] = d;
    return 1;
}

static int answer(State *s) {
    int seat = s->seat, first = s->pick[0], refuse = first >= B_DECLINE, place[SIDE];
    uint8_t kinds[SIDE];
    Deal *open = waiting(s, left_of(seat, first - (refuse ? B_DECLINE : B_ACCEPT) + 1), seat), d = *open;
    if (!refuse && s->size <= d.wants) return 0;
    s->heard |= 1 << seat;
    if (!refuse) locate(s, s->pick + 1, d.wants, place, kinds);
    close_deal(s, open);
    if (!refuse) {
        Pile mine, theirs;
        mine.n = theirs.n = 0;
        hand_over(s, d.proposer, d.place, d.gives, &mine);
        hand_over(s, seat, place, d.wants, &theirs);
        for (int i = 0; i < mine.n; i++) put(&s->farm[seat].aside, mine.card[i]);
        for (int i = 0; i < theirs.n; i++) put(&s->farm[d.proposer].aside, theirs.card[i]);
    }
    return 1;
}

/* carry out what the picks add up to; 0: more picks are needed */
static int act(State *s) {
    int seat = s->seat, a = s->pick[0];
    Farm *f = &s->farm[seat];
    if (a >= B_KIND) {
        int kind = (a - B_KIND) / 3, place = find(&f->aside, kind, 1);
        if (place >= 0) take(&f->aside, place);
        else take(&s->up, find(&s->up, kind, 1));
        grow(f, kind, (a - B_KIND) % 3);
        leave_settle(s);
    } else if (a >= B_ACCEPT)
        return answer(s);
    else if (a >= B_OFFER)
        return offer(s);
    else if (a >= B_PLANT) {
        grow(f, leave_hand(f, 0), a - B_PLANT);
        s->planted++;
    } else if (a >= B_HARVEST)
        harvest(s, f, a - B_HARVEST);
    else if (a == B_BUY) {
        for (int i = 0; i < s->t->cost; i++) put(&s->discard, f->coins.card[--f->coins.n]);
        f->fields = 3;
    } else if (a == B_PASS)
        s->heard |= 1 << seat;
    else if (a == B_DONE) {
        s->deals = 0;
        enter(s, SETTLE);
        leave_settle(s);
    } else if (a == B_REVEAL) {
        take_cards(s, (int)s->t->reveal, &s->up);
        enter(s, TRADE);
    } else {
        take_cards(s, (int)s->t->draw, &f->hand);
        if (s->final) finish_game(s);
        else begin_turn(s, left_of(seat, 1));
    }
    return 1;
}

void same_run(const Terms *t, int games, const uint32_t *seeds, uint32_t *rng, int64_t *total, int64_t *check) {
    static State s;
    Rng r = {rng[0], rng[1], rng[2], rng[3]};
    *total = *check = 0;
    for (int i = 0; i < games; i++) {
        int64_t decisions = 0;
        start(&s, t, seeds + i * SEED);
        while ((s.seat = ask(&s)) >= 0) {
            s.size = 0;
            do {
                uint64_t mask = options(&s);
                for (int k = (int)below(&r, (uint32_t)__builtin_popcountll(mask)); k > 0; k--) mask &= mask - 1;
                s.pick[s.size++] = __builtin_ctzll(mask);
            } while (!act(&s));
            decisions++;
        }
        int64_t c = decisions;
        for (int p = 0; p < SEATS; p++) c = (c * 31 + s.farm[p].coins.n) & 0x7FFFFFFF;
        *total += decisions;
        *check = (*check * 33 + c) & 0x7FFFFFFF;
    }
    rng[0] = r.a, rng[1] = r.b, rng[2] = r.c, rng[3] = r.d;
}
