// Reads calculations in the shape of docs/damage.md, one a line, and prints for each what the calculator
// smogon/damage-calc says: the damage, both abilities, and the power if it varies; `null` if it refuses.
//
//     node Tests/Checks/calculator.js FOLDER < calculations.jsonl    # FOLDER: its compiled `calc`
"use strict";

const { Field, Generations, Move, Pokemon, calculate } = require(require("path").resolve(process.argv[2]));

// Facts that the calculator does not know, put into its words.
function translated(line) {
  const { attackerSide = {}, defenderSide = {} } = line.field ?? {};
  for (const [fighter, side] of [[line.attacker, attackerSide], [line.defender, defenderSide]]) {
    if (side.toxicSpikes) fighter.status = side.toxicSpikes > 1 ? "tox" : "psn";
    if (side.isStickyWeb) {
      fighter.boosts = { ...fighter.boosts, spe: Math.max(-6, (fighter.boosts?.spe ?? 0) - 1) };
    }
  }
  if (line.defender.status === "tox") line.defender.toxicCounter ??= 1;
  const { alliesFainted = 0, timesAttacked = 0 } = line.attacker;
  const name = line.move.name;
  const raised = name === "Rage Fist" ? timesAttacked : name === "Last Respects" ? alliesFainted : 0;
  if (raised) line.move.overrides = { basePower: 50 + 50 * Math.min(raised, name === "Rage Fist" ? 6 : 100) };
  return line;
}

function answer(line) {
  const generation = Generations.get(line.gen === "champions" ? 0 : line.gen);
  const attacker = new Pokemon(generation, line.attacker.species, line.attacker);
  const defender = new Pokemon(generation, line.defender.species, line.defender);
  const { ability, item, name: species } = attacker;
  const changed = line.move.useMax === "gmax" ? { overrideMove: attacker.species.canGigantamax } : {};
  const move = new Move(generation, line.move.name, { ability, item, species, ...line.move, ...changed });
  const result = calculate(generation, attacker, defender, move, new Field(line.field ?? {}));
  return {
    damage: result.damage, power: result.rawDesc.moveBP ?? null, type: result.rawDesc.moveType ?? null,
    attacker: ability ?? "", defender: defender.ability ?? "",
  };
}

require("readline").createInterface({ input: process.stdin }).on("line", (text) => {
  let found = null;
  try {
    found = answer(translated(JSON.parse(text)));
  } catch {}
  console.log(JSON.stringify(found));
});
