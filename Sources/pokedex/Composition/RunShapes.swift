import PokedexData
import PokedexDomain

/// A run in the list of runs.
struct ListedRun: Shaped {
  let run: Run
  let isCurrent: Bool

  static let shape = Shape<ListedRun>.object([
    Field("name", \.run.name), Field("game", "its slug", \.run.game),
    Field("reached", "how many places", as: .count, \.run.reached.count),
    Field("pokemon", "how many that have not fallen", as: .count, \.run.living.count),
    Field("fallen", as: .count, \.run.fallen.count),
    Field("cap", "null without a level cap", as: .level, \.run.cap),
    Field("isCurrent", "whether it is played", \.isCurrent),
    Field("isArchived", "whether it has ended", \.run.isArchived),
  ])

  var cells: [String] {
    [
      run.name, run.game, "\(run.reached.count)", "\(run.living.count)", "\(run.fallen.count)",
      run.cap.map { "\($0)" } ?? "",
      isCurrent ? "current" : run.isArchived ? "ended" : "",
    ]
  }
}

extension Shape<Int?> {
  fileprivate static var level: Shape { .optional(.number(TeamMember.levels)) }
}

/// A run with the places of its game.
struct ShownRun: Shaped {
  let opened: OpenedRun
  /// The place that is asked about; `nil` for none.
  let stop: RunPlaces.Stop?

  static let shape = Shape<ShownRun>.object([
    Field("run", \.exported),
    Field("gameName", \.opened.game.name),
    Field(
      "order", "what the order of the places is", as: .word(of: ["wildLevel", "route"], \.self)
    ) {
      $0.opened.places.order == .route ? "route" : "wildLevel"
    },
    Field("places", "all of the game, or the one that is asked about") { shown in
      (shown.stop.map { [$0] } ?? shown.opened.places.stops).map {
        ShownStop(opened: shown.opened, stop: $0)
      }
    },
  ])

  private var exported: ExportedRun { ExportedRun(run: opened.run, opened: opened) }
}

struct ShownStop: Shaped {
  let opened: OpenedRun
  let stop: RunPlaces.Stop
  let found: RunEncounters

  init(opened: OpenedRun, stop: RunPlaces.Stop) {
    self.opened = opened
    self.stop = stop
    found = opened.places.encounters(at: stop, in: opened.catalog)
  }

  static let shape = Shape<ShownStop>.object([
    Field("place", "as 'run reach' reads it") { $0.opened.words.slug(of: $0.stop.place) },
    Field("name", \.stop.name),
    Field("parts", "where a location has parts with other levels", \.stop.parts),
    Field("minLevel", "on foot; null if nothing is met so", as: .level, \.stop.levels?.lowerBound),
    Field("maxLevel", as: .level, \.stop.levels?.upperBound),
    Field("isReached", \.stop.isReached),
    Field("firstEncounter", as: .word(of: ["open", "caught", "missed", "duplicates"], \.self)) {
      $0.found.state.word
    },
    Field("met", "what can be met with the means of the run") { shown in
      shown.found.met.map { ShownEncounter(opened: shown.opened, met: $0) }
    },
  ])
}

extension FirstEncounter {
  fileprivate var word: String {
    switch self {
    case .open: "open"
    case .caught: "caught"
    case .missed: "missed"
    case .duplicates: "duplicates"
    }
  }
}

private struct ShownEncounter: Shaped {
  let opened: OpenedRun
  let met: RunEncounters.Encountered

  private var dex: any DexReference { opened.catalog.dex }

  static let shape = Shape<ShownEncounter>.object([
    Field("pokemon", "its slug") { $0.opened.catalog.forms.slug(of: $0.met.group.form) ?? "" },
    Field("method", "its slug") {
      $0.dex.slug(.encounterMethod, $0.met.group.method.rawValue) ?? ""
    },
    Field("minLevel", as: .number(0...100), \.met.group.minLevel),
    Field("maxLevel", as: .number(0...100), \.met.group.maxLevel),
    Field(
      "chance",
      "percent, as the first encounter that counts; null if it is not known or does not count",
      as: .optional(.number(0...100)), \.met.chance),
    Field("isDuplicate", "whether the run has one of its family", \.met.isDuplicate),
    Field("isExcluded", "whether the run has another one of oneOf", \.met.isExcluded),
    Field("oneOf", "the slugs of gifts of which there is only one") { shown in
      shown.met.oneOf.compactMap { shown.opened.catalog.forms.slug(of: $0) }
    },
  ])
}

// MARK: Files

/// A run as a file, with slugs in place of numbers.
struct ExportedRun: Shaped {
  let run: Run
  let opened: OpenedRun

  static let shape = Shape<ExportedRun>.object([
    Field("name", \.run.name), Field("game", "its slug", \.run.game),
    Field("rules", as: .list(.word(of: RunRules.words.map(\.word), \.self)), \.run.rules.words),
    Field("route", "the name of its file; null for none", \.run.route),
    Field("reached", "the slugs of places, in order; that of an area after a slash") {
      $0.slugs(\.reached)
    },
    Field("missed", "those whose first encounter got away") { $0.slugs(\.missed) },
    Field("beaten", "the names of the battles won, in their order", \.run.beaten),
    Field("means", as: .list(.word(of: RunWord.all, \.self))) {
      $0.run.means.words.map(\.word)
    },
    Field("cap", "null without a level cap", as: .level, \.run.cap),
    Field("isArchived", "whether it has ended", \.run.isArchived),
    Field("pokemon", "in the order in which they were caught") { exported in
      exported.run.own.map { ExportedPokemon(pokemon: $0, opened: exported.opened) }
    },
  ])

  private func slugs(_ places: KeyPath<Run, [RunPlace]>) -> [String] {
    run[keyPath: places].map(opened.words.slug)
  }
}

private struct ExportedPokemon: Shaped {
  let pokemon: RunPokemon
  let opened: OpenedRun

  private var member: TeamMember { pokemon.member }

  static let shape = Shape<ExportedPokemon>.object(
    named: "runPokemon",
    [
      Field("form", "its slug") { $0.opened.catalog.forms.slug(of: $0.pokemon.form) ?? "" },
      Field("place", "the slug of where it was met; null if that is not told") { exported in
        exported.pokemon.place.map(exported.opened.words.slug)
      },
      Field("isFallen", \.pokemon.isFallen),
    ] + SetField.all(with: .effort).map(field) + [
      Field("moves") { exported in
        exported.member.moves.map { ExportedMove(move: $0, opened: exported.opened) }
      },
      Field("unread", "the lines of a paste that are not understood", \.member.unread),
    ])

  private static func field(_ field: SetField) -> Field<ExportedPokemon> {
    switch field.kind {
    case .text(let path): Field(field.key) { $0.member[keyPath: path] }
    case .name(let vocabulary, let path):
      Field(field.key, "its slug; null if it is not told") { exported in
        exported.member[keyPath: path].flatMap {
          exported.opened.catalog.dex.slug(vocabulary.kind, $0)
        }
      }
    case .gender(let path): Field(field.key) { $0.member[keyPath: path] }
    case .number(let path, let range, _):
      Field(field.key, as: .optional(.number(range))) { $0.member[keyPath: path] }
    case .flag(let path): Field(field.key) { $0.member[keyPath: path] }
    case .stats(let path, let range, _, _):
      Field(field.key, "those that are told", as: .assigned(range)) { $0.member[keyPath: path] }
    }
  }
}

private struct ExportedMove: Shaped {
  let move: TeamMove
  let opened: OpenedRun

  static let shape = Shape<ExportedMove>.object([
    Field("move", "its slug") { $0.opened.catalog.dex.slug(.move, $0.move.move.rawValue) ?? "" },
    Field("type", "that of Hidden Power; null for other moves", \.move.type),
  ])
}
