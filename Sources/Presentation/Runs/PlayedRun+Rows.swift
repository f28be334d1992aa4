import PokedexDomain

/// A row of a run's settings.
enum RunSetting: Hashable {
  case cap
  /// The route that it follows.
  case route
  case rule(RunRules)
  case mean(RunMean)
  /// The conditions that hold now, such as the time.
  case now(Circumstances.Kind)
}

// MARK: Places

extension PlayedRun {
  static var placeColumns: [RowColumn] {
    [
      RowColumn(worded("Place"), 30, least: 14).with { $0.rank = 0 },
      RowColumn(worded("Reached"), 7, least: 7),
      RowColumn(worded("First encounter"), 24, least: 10),
      RowColumn(worded("Level"), 7, least: 7, isNumber: true).with { $0.rank = 2 },
      RowColumn(worded("To meet"), 7, least: 7, isNumber: true).with { $0.rank = 2 },
    ]
  }

  func cells(ofPlace row: Int) -> [RowCell] {
    let stop = places.stops[row]
    let found = encounters(at: stop)
    let reached = Inline(stop.isReached ? "✓" : "", tone: .mark)
    let possible = found.state == .open ? "\(places.possible(in: found))" : ""
    return [
      .inline(Inline(stop.title, tone: stop.isReached ? .plain : .dim)),
      .figure(
        stop.isReached ? 1 : nil, reached,
        spoken: Inline(stop.isReached ? worded("yes") : "")),
      .inline(state(found.state)),
      .inline(Inline(stop.levels.map { Formatting.range($0) } ?? "")), .inline(Inline(possible)),
    ]
  }

  private func state(_ state: FirstEncounter) -> Inline {
    switch state {
    case .open: Inline(state.name, tone: .dim)
    case .caught(let caught): Inline(caught.map(name).joined(separator: ", "), tone: .good)
    case .missed: Inline(state.name, tone: .bad)
    case .duplicates: Inline(state.name, tone: .dim)
    }
  }
}

// MARK: Pokémon

extension PlayedRun {
  static var pokemonColumns: [RowColumn] {
    [
      RowColumn(worded("Pokémon"), 26, least: 12).with { $0.rank = 0 },
      .types().with { $0.rank = 2 },
      RowColumn(worded("Level"), 5, least: 5, isNumber: true),
      RowColumn(worded("Place"), 30, least: 10).with { $0.rank = 2 },
      RowColumn(worded("State"), 10, least: 6),
    ]
  }

  func cells(ofPokemon row: Int) -> [RowCell] {
    let pokemon = run.own[row]
    let types = catalog.forms[pokemon.form]?.types ?? []
    return [
      .inline(Inline(name(of: pokemon), tone: pokemon.isFallen ? .dim : .plain)),
      .inline(.joined(types.map { .shortType($0) }, by: " ")),
      .inline(Inline(pokemon.member.level.map { "\($0)" } ?? "")),
      .inline(Inline(pokemon.place.map(name) ?? "", tone: .dim)),
      .inline(Inline(pokemon.isFallen ? worded("fallen") : "", tone: .bad)),
    ]
  }
}

// MARK: Means and rules

extension PlayedRun {
  static var settingColumns: [RowColumn] {
    [
      RowColumn(worded("Means and rules"), 46, least: 16).with { $0.rank = 0 },
      RowColumn(worded("Now"), 32, least: 5),
    ]
  }

  var settings: [RunSetting] {
    [.cap, .route] + RunRules.all.map { .rule($0.rule) } + choices.means.map { .mean($0) }
      + choices.kinds.map { .now($0) }
  }

  func cells(ofSetting row: Int) -> [RowCell] {
    switch settings[row] {
    case .cap:
      [
        .inline(Inline(worded("Level cap"))),
        .inline(Inline(run.cap.map { "\($0)" } ?? worded("none"))),
      ]
    case .route: [.inline(Inline(worded("Route"))), .inline(followedName)]
    case .rule(let rule): cells(RunRules.name(of: rule), isOn: run.rules.contains(rule))
    case .mean(let mean): cells(words.name(of: mean).capitalizedFirst, isOn: run.means.has(mean))
    case .now(let kind):
      [
        .inline(Inline(kind.title)),
        .inline(Inline(words.condition(run.means.now[kind]))),
      ]
    }
  }

  /// The name of the route, in a dim colour if the run names none, or why there is none.
  private var followedName: Inline {
    switch followed {
    case .success(let route): Inline(route.name, tone: run.route == nil ? .dim : .plain)
    case .failure(.noRoute): Inline(worded("none"), tone: .dim)
    case .failure(let problem): Inline(problem.message, tone: .bad)
    }
  }

  private func cells(_ name: String, isOn: Bool) -> [RowCell] {
    [
      .inline(Inline(name)),
      .figure(
        isOn ? 1 : nil, Inline(isOn ? "✓" : "", tone: .mark),
        spoken: Inline(isOn ? worded("on") : worded("off"))),
    ]
  }
}

extension RunRules {
  static var all: [(rule: RunRules, name: String)] {
    [
      (.firstEncounter, worded("Only the first encounter of each place")),
      (.duplicates, worded("Families that it has do not count")),
      (.fallen, worded("Pokémon that faint have fallen")),
    ]
  }

  static func name(of rule: RunRules) -> String { all.first { $0.rule == rule }?.name ?? "" }
}

extension Circumstances.Kind {
  fileprivate var title: String {
    switch self {
    case .time: worded("Time")
    case .season: worded("Season")
    case .weather: worded("Weather")
    case .nationalDex: worded("National Dex")
    case .hallOfFame: worded("Hall of Fame")
    default: titled(rawValue)
    }
  }
}
