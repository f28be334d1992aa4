#!/usr/bin/env python3
"""The chances of `pokedex catch`, against the games' routines written again in Python.

    catching.py PROGRAM

Generation I and II: the routines ItemUseBall and PokeBallEffect of the games (pret/pokered,
pret/pokecrystal), run for every random number. III and IV: Cmd_handleballthrow (pret/pokeemerald).
V to IX: Bulbapedia, "Catch rate". Each chance is a fraction; the program's must be the same one.
"""
import itertools, json, math, subprocess, sys
from fractions import Fraction

SLEEP, OTHER = ("slp", "frz"), ("par", "brn", "psn", "tox")


def first(rate, hp, most, ball, status):
    top, divisor = {"poke": (256, 12), "great": (201, 8), "ultra": (151, 12)}[ball]
    bonus = 25 if status in SLEEP else 12 if status else 0
    factor = min(255, most * 255 // divisor // max(1, hp // 4))
    caught = 0
    for number in range(top):
        if number < bonus:
            caught += 256
        elif number - bonus <= rate:
            caught += sum(1 for second in range(256) if second <= factor)
    return Fraction(caught, top * 256)


def second(rate, hp, most, ball, status):
    rate = min(255, {"poke": rate, "great": rate + rate // 2, "ultra": rate * 2}[ball])
    triple, double = 3 * most, 2 * hp
    if triple > 255:
        triple, double = triple >> 2, max(1, double >> 2)
    modified = max(1, (triple - double) * rate // triple) + (10 if status in SLEEP else 0)
    return Fraction(sum(1 for number in range(256) if number <= min(255, modified)), 256)


def third(rate, hp, most, ball, status):
    tenths = {"poke": 10, "great": 15, "ultra": 20}[ball]
    odds = rate * tenths // 10 * (3 * most - 2 * hp) // (3 * most)
    odds = odds * 2 if status in SLEEP else odds * 15 // 10 if status else odds
    if odds > 254:
        return Fraction(1)
    if odds == 0:
        return Fraction(0)
    shake = 1048560 // math.isqrt(math.isqrt(16711680 // odds))
    return Fraction(min(65536, shake), 65536) ** 4


def modified(rate, hp, most, ball, status, bonus):
    """The modified rate in 4096ths; bonus: for low levels, in tenths."""
    factor = {"poke": 4096, "great": 6144, "ultra": 8192}[ball]
    value = ((3 * most - 2 * hp) * 4096 * rate * factor + 2048) // 4096 // (3 * most)
    value = value * bonus // 10
    factor = 10240 if status in SLEEP else 6144 if status else 4096
    return min(255 * 4096, (value * factor + 2048) // 4096)


def fifth(rate, hp, most, ball, status):
    value = modified(rate, hp, most, ball, status, 10)
    if value >= 255 * 4096:
        return Fraction(1)
    nearest = lambda n: math.isqrt(n) + (1 if n - math.isqrt(n) ** 2 > math.isqrt(n) else 0)
    root = nearest(nearest((255 * 4096 * 4096 + value // 2) // value * 4096) * 4096)
    return Fraction(min(65536, 65536 * 4096 // root), 65536) ** 3


def sixth(rate, hp, most, ball, status, bonus):
    value = modified(rate, hp, most, ball, status, bonus)
    if value >= 255 * 4096:
        return Fraction(1)
    limit, low, high = 65536 ** 16 * value ** 3, 0, 65536
    while low < high:
        middle = (low + high + 1) // 2
        if middle ** 16 * (255 * 4096) ** 3 <= limit:
            low = middle
        else:
            high = middle - 1
    return Fraction(low, 65536) ** 4


def chance(generation, rate, hp, most, ball, status, level):
    if generation >= 6:
        bonus = {8: 30 - level, 9: 36 - 2 * level}.get(generation, 10)
        return sixth(rate, hp, most, ball, status, max(10, bonus))
    return [first, second, third, third, fifth][generation - 1](rate, hp, most, ball, status)


def main(program):
    pokemon = {"pidgey": 255, "pikachu": 190, "abra": 200, "dratini": 45, "chansey": 30, "mewtwo": 3}
    wrong = count = 0
    games = [(str(generation), generation) for generation in range(1, 10)]
    games += [("sword-shield", 8), ("brilliant-diamond-shining-pearl", 8)]
    for (game, generation), name, (hp, most, level), status in itertools.product(
            games, pokemon,
            [(1, 20, 8), (20, 20, 5), (30, 30, 15), (40, 60, 50), (100, 100, 50), (77, 231, 50),
             (1, 350, 50)],
            [None, "slp", "par"]):
        command = [program, "catch", name, "--game", game, "--hp", f"{hp}/{most}",
                   "--level", str(level), "--json"] + (["--status", status] if status else [])
        page = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for row in page["balls"]:
            ball = {"Poké Ball": "poke", "Great Ball": "great", "Ultra Ball": "ultra"}.get(
                row["ball"]["name"])
            if ball is None:
                continue
            count += 1
            expected = chance(generation, page["catchRate"], hp, most, ball, status, level)
            if Fraction(row["chances"][0]["exact"]) != expected:
                wrong += 1
                print(f"{generation} {name} {hp}/{most} {status} {ball}: {row['chances'][0]['exact']}, "
                      f"not {expected}")
    print(f"{count} chances, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
