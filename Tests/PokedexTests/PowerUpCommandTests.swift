import PokedexTesting
import Testing

/// Z-Moves and Dynamax in `pokedex damage`.
@Suite(.timeLimit(minutes: 5)) struct PowerUpCommandTests {
  @Test(arguments: [
    (
      ["charizard", "flamethrower", "--game", "sword", "--gigantamax"],
      "G-Max Wildfire (Flamethrower)"
    ),
    (["charizard", "flamethrower", "--game", "sword", "--dynamax"], "Max Flare (Flamethrower)"),
    (["charizard", "flamethrower", "--game", "sword", "--dynamax"], "brings Sun, not counted"),
    (
      ["charizard", "crunch", "--game", "8", "--dynamax", "--dynamax-level", "5"], "Dynamax level 5"
    ),
    (
      ["pikachu", "volt-tackle", "--game", "7", "--item", "pikanium z"],
      "Catastropika (Volt Tackle)"
    ),
    (["garchomp", "earthquake", "--game", "7", "--z-move"], "Tectonic Rage (Earthquake)"),
    (["garchomp", "earthquake", "--game", "7", "--z-move"], "Z-Moves · typical training"),
  ]) func `the answer names the stronger move with its own`(
    _ arguments: [String], _ text: String
  ) throws {
    let run = try Home().run(["damage", "--target-item", "leftovers"] + arguments + ["snorlax"])
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test func `Dynamax doubles the HP of the target`() throws {
    let hp = { (options: [String]) in
      let run = try Home().run(
        ["damage", "garchomp", "earthquake", "snorlax", "--game", "8", "--json"] + options)
      return run.output
    }
    #expect(try hp([]).contains(#""hp":524,"#))
    #expect(try hp(["--target-dynamax"]).contains(#""hp":1048,"#))
    #expect(
      try hp(["--target-dynamax", "--target-dynamax-level", "0"]).contains(#""hp":786,"#))
  }

  @Test(arguments: [
    (["zacian", "snorlax", "--game", "sword", "--dynamax"], "Zacian cannot dynamax"),
    (["garchomp", "snorlax", "--game", "sword", "--gigantamax"], "Garchomp cannot gigantamax"),
    (["snorlax", "zacian", "--game", "sword", "--target-dynamax"], "Zacian cannot dynamax"),
    (
      ["snorlax", "mew", "--game", "8", "--dynamax-level", "5"], "'dynamax-level' needs '--dynamax'"
    ),
    (
      ["snorlax", "mew", "--game", "8", "--target-dynamax-level", "5"],
      "'target-dynamax-level' needs '--target-dynamax'"
    ),
    (
      ["snorlax", "mew", "--game", "8", "--dynamax", "--dynamax-level", "11"],
      "'11' is no value of 'dynamax-level'"
    ),
    (
      ["snorlax", "mew", "--game", "8", "--target-dynamax", "--target-dynamax-level", "11"],
      "'11' is no value of 'target-dynamax-level'"
    ),
    (
      ["garchomp", "mew", "--game", "7", "--item", "pikanium z", "--z-move"],
      "Garchomp has no Z-Move with that Z-Crystal"
    ),
  ]) func `what a Pokémon cannot do is an error`(_ arguments: [String], _ text: String) throws {
    let run = try Home().run(["damage"] + arguments)
    #expect(run.ending != .exited(0))
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test(arguments: [
    ("platinum", "--dynamax", "Platinum has no Dynamax"),
    ("9", "--target-dynamax", "has no Dynamax"),
    ("sword", "--z-move", "has no Z-Moves"),
  ]) func `what the games lack is said, and does not count`(
    _ game: String, _ option: String, _ text: String
  ) throws {
    let arguments = ["damage", "garchomp", "earthquake", "snorlax", "--game", game, "--json"]
    let (plain, run) = (try Home().run(arguments), try Home().run(arguments + [option]))
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output.contains(#""usedAs":null"#), "\(run.output)")
    let damage = { (output: String) in output.split(separator: #""fewestHits""#).first }
    #expect(damage(run.output) == damage(plain.output))
  }
}
