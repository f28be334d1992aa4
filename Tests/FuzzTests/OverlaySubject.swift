import PokedexDomain
import PokedexTesting

/// Files of games that people changed, which come from strangers.
extension FuzzSubject {
  static let overlay = FuzzSubject(
    name: "overlay",
    seeds: [
      """
      overlay 1
      game meadow "Meadow" name-de "Wiese"
      base platinum
      rules 4 fairy -natures
      roster 1-151 +flabebe -pikachu
      learnsets x-y
      pokemon pikachu stats 1 2 3 4 5 6 types fairy was electric abilities blaze - - capture_rate 3
      move toxic power 5 accuracy - name "Toxin"
      learn pikachu level 5 toxic 9 -toxic
      evolve eevee jolteon use thunder-stone time night
      place trophy-garden-area walk@time-night pichu 3-5 20
      chart fairy dragon 0.5
      new move cinder like toxic type fire
      new pokemon pika-mega of pikachu hp 9
      new pokemon fox types fire
      evolve fox eevee level 3
      """
    ].map { Array($0.utf8) }
  ) { bytes in
    let reading = OverlayReader.read(bytes, named: "a", on: SampleDex.catalog)
    if reading.problems.contains(where: { $0.line < 1 || $0.column < 1 || $0.text.isEmpty }) {
      return "a problem in no line"
    }
    guard let lens = reading.lens else { return nil }
    // Every table, name and derived list of the game can be read.
    let catalog = SampleDex.catalog.through(lens)
    for form in catalog.forms.ids { _ = catalog.dex.learnset(of: form) }
    for area in catalog.dex.table(LocationArea.self).ids { _ = catalog.dex.residents(of: area) }
    for move in catalog.dex.table(Move.self).ids { _ = catalog.dex.lessons(of: move) }
    for kind in Kind.allCases { _ = (catalog.dex.names(of: kind), catalog.dex.nameIndex(of: kind)) }
    let rows = PokemonRows(catalog, through: lens)
    return rows.names.count == rows.count ? nil : "rows without names"
  }

  /// Patches of trackers.
  static let trackerPatch = FuzzSubject(
    name: "patch of a tracker",
    seeds: [
      "1,2,3,4,5,6|pikachu|fairy\n,,,,,9|Eevee|\n--move\ntoxic|fire|60|text\n--fakemon\n9,9,9,9,9,9|Fox|fire\n"
    ].map { Array($0.utf8) }
  ) { bytes in
    let patch = TrackerPatch(bytes, on: SampleDex.catalog)
    if patch.problems.contains(where: { $0.line < 1 || $0.column < 1 }) { return "no place" }
    return patch.lines.contains { $0.contains("\n") } ? "a line of two" : nil
  }

  /// Routes, which players share.
  static let route = FuzzSubject(
    name: "route",
    seeds: [
      """
      route 1
      game platinum
      place viridian-forest trophy-garden-back
      battle "Roark" kind gym at power-plant cap 14 @sets/roark
      battle "Ann & Bob" "@sets/my team/Ann"
      """
    ].map { Array($0.utf8) }
  ) { bytes in
    let reading = RouteReader.read(bytes, named: "a", on: SampleDex.catalog)
    return reading.problems.contains { $0.line < 1 || $0.column < 1 } ? "no place" : nil
  }

  /// Leagues and routes of trackers.
  static let trackerLeague = FuzzSubject(
    name: "league of a tracker",
    seeds: [
      "--1|Roark|rock\n==double:true\npikachu>a|12@0,0,0,0,0,4|toxic,wish|static|thunder-stone|eevee|fire\n",
      "Power Plant|eevee,pikachu\n--Roark|1|gym-leader\n",
    ].map { Array($0.utf8) }
  ) { bytes in
    guard let game = SampleDex.catalog.lens(named: "platinum") else { return "no game" }
    let league = TrackerLeague(bytes, on: SampleDex.catalog, starter: 133)
    let battles = TrackerBattles([league], library: "a")
    let route = TrackerRoute(bytes, of: game, on: SampleDex.catalog, with: battles)
    let text = route.lines.map { $0 + "\n" }.joined()
    let reading = RouteReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
    return reading.problems.first.map { "the route is not read: \($0.text)" }
  }
}
