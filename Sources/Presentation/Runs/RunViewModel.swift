import PokedexDomain

/// The screen of the current run: its places, its Pokémon, and its means and rules.
@MainActor package final class RunViewModel {
  package let runs: RunsModel
  @Watched package private(set) var tab = RunTab.places
  package let reading = ReadingPosition()
  private let cursors = RunTab.allCases.map { _ in RowCursor() }
  private var read: (run: Run, tab: RunTab, row: Int, document: Document?)?
  /// The name of the run whose last place was selected.
  private var begun: String?

  init(_ runs: RunsModel) {
    self.runs = runs
  }

  /// Reads the runs. A run that is shown anew begins at the place reached last.
  package func start() {
    runs.load()
    guard let played, begun != played.run.name else { return }
    begun = played.run.name
    for tab in RunTab.allCases { cursors[tab.rawValue - 1].fit(count: count(of: tab, in: played)) }
    let last = played.places.reached.last.flatMap { played.places.stops.firstIndex(of: $0) }
    cursors[0].select(last ?? 0)
  }

  package func show(_ tab: RunTab) { self.tab = tab }

  package var cursor: RowCursor { cursors[tab.rawValue - 1] }

  var played: PlayedRun? { runs.played }

  /// The game and the name of the run; `nil` without one.
  package var title: String? { played.map { "\($0.game.name) · \($0.run.name)" } }

  /// Why the current run cannot be shown: its game is gone, or the dex is not there.
  package var problem: String? {
    runs.refusal ?? runs.problem
  }

  /// The numbers of places, of Pokémon and of fallen ones.
  package var summary: String {
    guard let played else { return "" }
    let stops = played.places.stops
    let (living, fallen) = (played.run.living.count, played.run.fallen.count)
    let parts = [
      played.run.isArchived ? worded("ended") : nil,
      stops.isEmpty ? nil : worded("\(stops.count { $0.isReached }) of \(stops.count) places"),
      worded("\(living) Pokémon"), fallen > 0 ? worded("\(fallen) fallen") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Remarks on the list.
  package var note: String {
    guard let played else { return "" }
    switch tab {
    case .places where played.places.isKnown:
      let order = worded("places \(played.places.order.name)")
      return [runs.next, order].compactMap(\.self).joined(separator: " · ")
    default: return runs.next ?? ""
    }
  }

  // MARK: Rows

  package var count: Int { played.map { count(of: tab, in: $0) } ?? 0 }

  private func count(of tab: RunTab, in played: PlayedRun) -> Int {
    switch tab {
    case .places: played.places.stops.count
    case .pokemon: played.run.own.count
    case .means: played.settings.count
    }
  }

  package var columns: [RowColumn] {
    switch tab {
    case .places: PlayedRun.placeColumns
    case .pokemon: PlayedRun.pokemonColumns
    case .means: PlayedRun.settingColumns
    }
  }

  package func cells(of row: Int) -> [RowCell] {
    guard let played, row < count else { return [] }
    switch tab {
    case .places: return played.cells(ofPlace: row)
    case .pokemon: return played.cells(ofPokemon: row)
    case .means: return played.cells(ofSetting: row)
    }
  }

  private var selected: Int? { cursor.index < count ? cursor.index : nil }

  /// The selected place.
  package var place: RunPlaces.Stop? {
    guard tab == .places, let played, let selected else { return nil }
    return played.places.stops[selected]
  }

  /// The selected Pokémon.
  package var pokemon: RunPokemon? {
    guard tab == .pokemon, let played, let selected else { return nil }
    return played.run.own[selected]
  }

  var setting: RunSetting? {
    guard tab == .means, let played, let selected else { return nil }
    return played.settings[selected]
  }

  package var selectedName: String? {
    place?.title ?? pokemon.flatMap { played?.name(of: $0) } ?? title
  }

  package var destination: Destination? {
    place.map { .to($0.place.location) } ?? pokemon.map { .pokemon($0.form) }
  }

  /// The facts about the selected place; `nil` for other rows.
  package var details: Document? {
    guard let played, let place, let selected else { return nil }
    if let read, read.run == played.run, read.tab == tab, read.row == selected {
      return read.document
    }
    if read?.row != selected { reading.begin() }
    let document = played.document(of: place)
    read = (played.run, tab, selected, document)
    return document
  }
}
