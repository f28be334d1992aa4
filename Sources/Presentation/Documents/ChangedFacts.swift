import PokedexDomain

extension [Overlay.ChangedFact] {
  /// The same below a page, with a line above it.
  var section: [Document.Block] { isEmpty ? [] : [.blank] + blocks }

  /// The changed facts of a thing, with the lines of the file; no block if there are none.
  var blocks: [Document.Block] {
    guard !isEmpty else { return [] }
    let facts = map { Inline(worded("\($0.field) (line \($0.line))")) }
    return [.fact(worded("Changed"), facts)]
  }
}

extension Document {
  /// The page with a sign on each fact that people changed.
  func marking(_ changes: [Overlay.ChangedFact]) -> Document {
    guard !changes.isEmpty else { return self }
    let labels = ChangedLabels(changes)
    return Document(blocks.map { labels.isChanged($0) ? .changed($0) : $0 })
  }
}

/// The blocks of pages that tell changed facts.
struct ChangedLabels {
  private let fields: Set<String>
  /// The labels of changed facts.
  private let labels: Set<String>

  init(_ changes: [Overlay.ChangedFact]) {
    // Hyphens may stand for underscores in a file.
    let fields = Set(changes.map { String($0.field.map { $0 == "-" ? "_" : $0 }) })
    self.fields = fields
    labels = Set(Self.labels.filter { !fields.isDisjoint(with: $0.fields) }.map(\.label))
  }

  func isChanged(_ block: Document.Block) -> Bool {
    switch block {
    case .fact(let label, _): labels.contains(label)
    case .types: !fields.isDisjoint(with: Self.types)
    case .stat(let stat, _): fields.contains("stats") || fields.contains(stat.field)
    default: false
    }
  }

  /// Whether pages have a place for a field.
  static func tells(_ field: String) -> Bool {
    let labels = ChangedLabels([Overlay.ChangedFact(field: field, line: 1)])
    return !labels.labels.isEmpty || labels.isChanged(.types([]))
      || Stat.allCases.contains { labels.isChanged(.stat($0, 0)) }
  }

  private static let types: Set<String> = ["types", "type_1", "type_2"]

  /// The fields of the dex that the facts of pages tell, by their labels.
  private static var labels: [(label: String, fields: Set<String>)] { pokemon + moves + items }

  private static var pokemon: [(String, Set<String>)] {
    let effort = Set(["evs"] + Stat.allCases.map { "effort_\($0.field)" })
    return [
      (worded("Size"), ["height", "weight"]),
      (worded("Abilities"), ["abilities", "ability_1", "ability_2", "ability_hidden"]),
      (worded("Breeding"), ["egg_groups", "gender_rate", "hatch_cycles"]),
      (worded("Training"), ["capture_rate", "base_happiness", "growth_rate"]),
      (worded("Yields"), effort.union(["base_experience"])), (worded("EVs"), effort),
      (
        Phrase("Traits", sense: "of a Pokémon").text,
        ["is_baby", "is_legendary", "is_mythical", "color", "shape", "habitat"]
      ),
    ]
  }

  private static var moves: [(String, Set<String>)] {
    [
      (worded("Type"), ["type", "class", "damage_class"]), (worded("Power"), ["power"]),
      (worded("Accuracy"), ["accuracy"]), (worded("PP"), ["pp"]),
      (worded("Priority"), ["priority"]), (worded("Target"), ["target"]),
      (worded("Category"), ["category"]), (worded("Effect chance"), ["effect_chance"]),
      (worded("Ailment"), ["ailment", "ailment_chance"]),
      (worded("Stats"), ["stat_changes", "stat_chance"]), (worded("Flinch"), ["flinch_chance"]),
      (worded("Critical"), ["crit_rate"]), (worded("Recoil"), ["drain"]),
      (worded("Drain"), ["drain"]), (worded("Healing"), ["healing"]),
      (worded("Hits"), ["hits", "min_hits", "max_hits"]),
      (worded("Turns"), ["min_turns", "max_turns"]),
    ]
  }

  private static var items: [(String, Set<String>)] { [(worded("Fling"), ["fling_power"])] }
}
