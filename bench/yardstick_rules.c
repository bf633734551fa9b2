/* Can't Stop in C: the games of bench/yardstick_rules.py, move for move, with nothing but integers.
   Prints JSON: CPU seconds, moves, checksum. Arguments: number of games, seed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUTES = 13, HAND = 3, SEATS = 2, GO = 1, STOP = 2, DROP = 0 };
static const int HEIGHTS[ROUTES] = {0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3};
typedef struct { int kind, orange, red; } Move;

static uint32_t word;
static int camps[SEATS][ROUTES], owners[ROUTES], climbers[ROUTES], hand, mover;

static void seed_lot(uint32_t seed) {
    word = seed * 0x9E3779B1u + 0x7F4A7C15u;
    word = (word ^ word >> 16) * 0x85EBCA6Bu;
    word ^= word >> 13;
    if (!word) word = 1;
}

static int below(int n) {
    word ^= word << 13;
    word ^= word >> 17;
    word ^= word << 5;
    return (int)((uint64_t)(word >> 2) * (uint64_t)n >> 30);
}

static int usable(int route) {
    if (owners[route] >= 0) return 0;
    return climbers[route] ? climbers[route] < HEIGHTS[route] : hand > 0;
}

static int moves_of(int roll, Move *found) {
    int d = roll % 6 + 1, c = roll / 6 % 6 + 1, b = roll / 36 % 6 + 1, a = roll / 216 + 1;
    int pairs[3][2] = {{a + b, c + d}, {a + c, b + d}, {a + d, b + c}}, kept[3][2], many = 0, count = 0;
    for (int i = 0; i < 3; i++) {
        int known = 0;
        for (int j = 0; j < many; j++)
            known |= (pairs[i][0] == kept[j][0] && pairs[i][1] == kept[j][1]) ||
                     (pairs[i][1] == kept[j][0] && pairs[i][0] == kept[j][1]);
        if (!known) { kept[many][0] = pairs[i][0]; kept[many++][1] = pairs[i][1]; }
    }
    for (int live = 1; live >= 0; live--) {
        for (int i = 0; i < many; i++) {
            int first = kept[i][0], second = kept[i][1], ways = first == second ? 1 : 2;
            if ((usable(first) || usable(second)) != live) continue;
            for (int way = 0; way < ways; way++) {
                int orange = way ? second : first, red = way ? first : second;
                if (live) found[count++] = (Move){GO, orange, red};
                found[count++] = (Move){STOP, orange, red};
            }
        }
        if (live && !count) {
            found[0] = (Move){DROP, 0, 0};
            return 1;
        }
    }
    return count;
}

static void climb(int route) {
    if (!usable(route)) return;
    if (climbers[route]) climbers[route]++;
    else { climbers[route] = camps[mover][route] + 1; hand--; }
}

static int claims(int seat) {
    int count = 0;
    for (int route = 2; route < ROUTES; route++) count += owners[route] == seat;
    return count;
}

static void pass(void) {
    for (int route = 0; route < ROUTES; route++) climbers[route] = 0;
    hand = HAND;
    mover = (mover + 1) % SEATS;
}

/* Returns 1 when the mover has won. */
static int apply(Move move) {
    if (move.kind == DROP || !(usable(move.orange) || usable(move.red))) { pass(); return 0; }
    climb(move.orange);
    climb(move.red);
    if (move.kind == GO) return 0;
    for (int route = 2; route < ROUTES; route++) {
        if (!climbers[route]) continue;
        camps[mover][route] = climbers[route];
        if (climbers[route] < HEIGHTS[route]) continue;
        owners[route] = mover;
        for (int seat = 0; seat < SEATS; seat++) if (seat != mover) camps[seat][route] = 0;
    }
    if (claims(mover) >= 3) return 1;
    pass();
    return 0;
}

int main(int count, char **given) {
    int games = count > 1 ? atoi(given[1]) : 1;
    seed_lot(count > 2 ? (uint32_t)atol(given[2]) : 1);
    uint64_t made = 0;
    uint32_t checksum = 0;
    clock_t begun = clock();
    for (int game = 0; game < games; game++) {
        for (int route = 0; route < ROUTES; route++) {
            owners[route] = -1;
            climbers[route] = 0;
            for (int seat = 0; seat < SEATS; seat++) camps[seat][route] = 0;
        }
        hand = HAND;
        mover = below(SEATS);
        for (int won = 0; !won;) {
            Move found[12];
            int roll = below(1296), many = moves_of(roll, found);
            won = apply(found[below(many)]);
            made++;
        }
        checksum = checksum * 31 + (uint32_t)(mover * 7 + claims(0) + claims(1)) + (uint32_t)made;
    }
    printf("{\"seconds\": %.6f, \"moves\": %llu, \"checksum\": %u}\n", (double)(clock() - begun) / CLOCKS_PER_SEC,
           (unsigned long long)made, checksum);
    return 0;
}
