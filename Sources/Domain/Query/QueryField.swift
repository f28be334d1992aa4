/// A word that may stand before an operator: what it means, what it takes, and how it is used. The
/// parser's messages, the completion, the help and the manual all come from this table.
package struct QueryField: Sendable {
  /// The name to show first, then shorter and other ones.
  package let names: [String]
  package let summary: String
  package let meaning: Meaning
  /// Queries that use it; each of them is a test.
  package let examples: [String]

  package enum Meaning: Sendable {
    case number(Measure)
    case type(slots: [Int])
    case name
    case trait
  }

  package var name: String { names[0] }

  package static func named(_ word: String) -> QueryField? {
    let word = word.lowercased()
    return all.first { $0.names.contains(word) }
  }

  /// The measure to sort by or to compare with, where the field is a number.
  package var measure: Measure? {
    guard case .number(let measure) = meaning else { return nil }
    return measure
  }
}

extension QueryField {
  package static let all: [QueryField] = [
    QueryField(
      names: ["name", "n"], summary: "the name, in any language", meaning: .name,
      examples: ["name:glurak", "name:mr.mime"]),
    number(["dex", "d"], "National Dex number", .dexNumber, ["dex:1..151", "dex>=906"]),
    QueryField(
      names: ["type", "t"], summary: "has the type", meaning: .type(slots: [1, 2]),
      examples: ["type:dragon", "type:fire,water", "-type:flying"]),
    QueryField(
      names: ["type1"], summary: "has it as its first type", meaning: .type(slots: [1]),
      examples: ["type1:flying"]),
    QueryField(
      names: ["type2"], summary: "has it as its second type", meaning: .type(slots: [2]),
      examples: ["type2:steel"]),
    number(["hp"], "base HP", .form(\.stats.hp), ["hp>=200"]),
    number(["atk", "attack"], "base Attack", .form(\.stats.attack), ["atk>spa"]),
    number(["def", "defense", "defence"], "base Defense", .form(\.stats.defense), ["def=spd"]),
    number(["spa"], "base Special Attack", .form(\.stats.specialAttack), ["spa:120..130"]),
    number(["spd"], "base Special Defense", .form(\.stats.specialDefense), ["spd<30"]),
    number(["spe", "speed"], "base Speed", .form(\.stats.speed), ["speed > 100", "spe>=atk"]),
    number(["total", "bst"], "sum of the base stats", .total, ["bst:600", "total<200"]),
    number(["height", "h"], "height in metres", .form(\.height, unit: 10), ["height<0.5"]),
    number(["weight", "w"], "weight in kilograms", .form(\.weight, unit: 10), ["weight>100"]),
    number(
      ["gen", "g"], "generation of debut", .species(\.generation, isRoman: true),
      ["gen:4", "gen<=2", "gen:iii"]),
    number(["catch"], "capture rate, 0 to 255", .species(\.captureRate), ["catch=255"]),
    number(["happiness"], "base happiness", .species(\.baseHappiness), ["happiness:0"]),
    number(["hatch"], "egg cycles until it hatches", .species(\.hatchCycles), ["hatch<=10"]),
    number(["exp"], "base experience", .form(\.baseExperience), ["exp>300"]),
    QueryField(
      names: ["is"],
      summary: "what it is: " + Trait.allCases.map(\.rawValue).joined(separator: " "),
      meaning: .trait, examples: ["is:legendary", "-is:mega", "is:mono is:final"]),
  ]

  private static func number(
    _ names: [String], _ summary: String, _ measure: Measure, _ examples: [String]
  ) -> QueryField {
    QueryField(names: names, summary: summary, meaning: .number(measure), examples: examples)
  }
}
