/// A question that a dump answers by SQL, and the program by a command.
struct DumpQuestion: Sendable {
  let title: String
  let sql: String
  /// The arguments of the program, without the format.
  let command: [String]
  /// The columns of the program's answer, in the order of those of SQL.
  let columns: [String]
  /// The values that a row of the program's answer must have in other columns.
  var only: [String: String] = [:]

  /// The command as one types it.
  var typed: String {
    "pokedex "
      + command.map { word in
        word.contains { " >*|".contains($0) } ? "'\(word)'" : word
      }.joined(separator: " ")
  }

  /// The rows of the program's answer.
  func answer(_ home: Home) -> [[String]] {
    let run = home.run(command + ["--tsv"])
    let lines = run.output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let heads = lines.first ?? []
    return lines.dropFirst().filter { line in
      only.allSatisfy { value(of: $0, in: line, heads) == $1 }
    }.map { line in columns.map { value(of: $0, in: line, heads) } }
  }

  private func value(of column: String, in line: [String], _ heads: [String]) -> String {
    guard let index = heads.firstIndex(of: column), line.indices.contains(index) else { return "?" }
    return line[index]
  }

  static let all: [DumpQuestion] = [
    DumpQuestion(
      title: "Which Dragon types have a base Speed of 140 or more?",
      sql: """
        SELECT name, speed FROM pokemon
        WHERE 'Dragon' IN (type_1, type_2) AND speed >= 140 ORDER BY speed DESC;
        """,
      command: ["list", "type:dragon spe>=140", "--columns", "name,speed"],
      columns: ["name", "speed"]),
    DumpQuestion(
      title: "How does Magikarp learn its moves in Platinum?",
      sql: """
        SELECT move, iif(method = 'level-up', level, method) AS how FROM learned_move
        WHERE form_slug = 'magikarp' AND games_slug = 'platinum' ORDER BY level = 0, level;
        """,
      command: ["show", "magikarp:moves", "--game", "platinum"], columns: ["name", "how"]),
    DumpQuestion(
      title: "Where is Starly in Platinum, and how often on an ordinary day?",
      sql: """
        SELECT spot, chance, min_level || '–' || max_level AS levels FROM where_met
        WHERE form_slug = 'starly' AND version_slug = 'platinum' ORDER BY chance DESC, spot;
        """,
      command: ["where", "starly", "--game", "platinum"], columns: ["spot", "chance", "levels"]),
    DumpQuestion(
      title: "What were Mewtwo's Special and total in generation I?",
      sql: """
        SELECT name, past.special_attack, past.special_defense, past.total
        FROM form_in_generation AS past JOIN form ON form.id = form_id
        WHERE slug = 'mewtwo' AND generation_id = 1;
        """,
      command: ["list", "mewtwo", "--game", "1", "--columns", "name,spa,spd,total"],
      columns: ["name", "spa", "spd", "total"]),
    DumpQuestion(
      title: "How accurate was Blizzard in Red and Blue?",
      sql: """
        SELECT move.name, past.accuracy FROM move_in_game AS past
        JOIN move ON move.id = move_id JOIN version_group ON version_group.id = version_group_id
        WHERE move.slug = 'blizzard' AND version_group.slug = 'red-blue';
        """,
      command: ["moves", "blizzard", "--game", "red-blue", "--columns", "name,accuracy"],
      columns: ["name", "accuracy"]),
    DumpQuestion(
      title: "Which types did Steel resist in generation V?",
      sql: """
        SELECT attacking FROM type_chart
        WHERE generation = 5 AND defending = 'Steel' AND percent = 50 ORDER BY attacking;
        """,
      command: ["matchup", "steel", "--game", "5"], columns: ["Value"],
      only: ["Section": "Damage taken", "Fact": "×½"]),
    DumpQuestion(
      title: "Which special sound moves have a power of 90 or more?",
      sql: """
        SELECT move.name, power FROM move JOIN move_flag ON move_id = move.id
        JOIN move_damage_class AS class ON class.id = damage_class_id
        WHERE flag = 'sound' AND class.slug = 'special' AND power >= 90
        ORDER BY power DESC, move.name;
        """,
      command: [
        "moves", "flag:sound class:special power>=90", "--columns", "name,power",
      ], columns: ["name", "power"]),
    DumpQuestion(
      title: "Who evolves by a Thunder Stone in Sword and Shield?",
      sql: """
        SELECT DISTINCT base FROM evolution_list
        WHERE games_slug = 'sword-shield' AND item = 'thunder-stone' ORDER BY base;
        """,
      command: ["list", "evolves:thunder-stone", "--game", "sword-shield", "--columns", "name"],
      columns: ["name"]),
    DumpQuestion(
      title: "Which natures raise Speed, and what do they lower?",
      sql: """
        SELECT nature.name, lowered.name FROM nature
        JOIN stat AS raised ON raised.id = increased_stat_id
        JOIN stat AS lowered ON lowered.id = decreased_stat_id
        WHERE raised.slug = 'speed' AND lowered.slug <> 'speed' ORDER BY nature.name;
        """,
      command: ["natures", "raises:spe"], columns: ["name", "lowers"]),
    DumpQuestion(
      title: "Who is called Schiggy in German?",
      sql: """
        SELECT form.name FROM form_name JOIN form ON form.id = form_id
        WHERE language = 'de' AND form_name.name = 'Schiggy';
        """,
      command: ["list", "name:schiggy", "--columns", "name"], columns: ["name"]),
    DumpQuestion(
      title: "Which wild Pokémon may hold Leftovers?",
      sql: """
        SELECT DISTINCT form.name FROM held_item
        JOIN form ON form.id = form_id JOIN item ON item.id = item_id
        WHERE item.slug = 'leftovers';
        """,
      command: ["list", "item:leftovers", "--columns", "name"], columns: ["name"]),
    DumpQuestion(
      title: "Which Water types are in the egg group Dragon?",
      sql: """
        SELECT pokemon.name FROM pokemon
        JOIN species_egg_group ON species_id = number JOIN egg_group ON egg_group.id = egg_group_id
        WHERE egg_group.slug = 'dragon' AND 'Water' IN (type_1, type_2) AND is_default;
        """,
      command: ["list", "egg:dragon type:water is:default", "--columns", "name"],
      columns: ["name"]),
  ]
}
