/// The items that wild forms may hold, with games and rarity.
struct Holdings: Sendable {
  struct Holding: Sendable {
    let item: Int
    let version: ID<Version>
    let group: ID<VersionGroup>
    /// The chance in percent.
    let rarity: Int
  }

  /// The held items for each row of the catalog.
  private let byForm: [[Holding]]
  /// The number of forms that may hold each item in the games of the lens.
  private(set) var holders: [Int32]

  init(_ items: Table<Item>, _ pokemon: PokemonRows, _ versions: Table<Version>) {
    let groups = versions.column(\.versionGroup)
    let lists = pokemon.catalog.forms.lists(\.heldItems)
    let length = HeldItem.fields.count
    byForm = (0..<pokemon.count).map { form in
      let list = lists[form]
      return stride(from: 0, to: list.count - length + 1, by: length).compactMap { start in
        guard let item = list[start].flatMap({ items.row(of: ID($0)) }),
          let version = list[start + 1].flatMap({ versions.row(of: ID($0)) })
        else { return nil }
        return Holding(
          item: item, version: versions.ids[version], group: ID(Int(groups[version])),
          rarity: list[start + 2] ?? 0)
      }
    }
    holders = [Int32](repeating: 0, count: items.count)
    let games = pokemon.lens?.games.versions(in: versions)
    for holdings in byForm {
      let seen = holdings.filter { games?.contains($0.version) ?? true }
      for item in Set(seen.map(\.item)) { holders[item] += 1 }
    }
  }

  /// - Parameter form: A row of the catalog.
  func held(by form: Int) -> [Holding] { byForm[form] }
}

/// The moves that machines teach, game by game.
struct Machines: Sendable {
  /// A machine in one game.
  struct MachineEntry: Sendable {
    /// A row in the table of items.
    let item: Int
    let move: ID<Move>
    let group: ID<VersionGroup>
  }

  let all: [MachineEntry]
  private let count: Int

  init(_ items: Table<Item>, in dex: any DexReference) {
    let table = dex.table(Machine.self)
    let (item, move) = (table.column(\.item), table.column(\.move))
    let group = table.column(\.versionGroup)
    count = items.count
    all = (0..<table.count).compactMap { row in
      items.row(of: ID(Int(item[row]))).map {
        MachineEntry(item: $0, move: ID(Int(move[row])), group: ID(Int(group[row])))
      }
    }
  }

  /// The items that teach a move in any game.
  var items: RowSet {
    all.reduce(into: RowSet(count: count)) { $0.insert($1.item) }
  }

  /// Returns all items except the machines that teach nothing in the games.
  func existing(in games: [ID<VersionGroup>]) -> RowSet {
    var existing = items.complement
    for machine in all where games.contains(machine.group) { existing.insert(machine.item) }
    return existing
  }
}

/// The items that forms need to evolve.
struct EvolutionNeeds: Sendable {
  struct Need: Sendable {
    let item: Int
    /// A row of the catalog.
    let form: Int
    /// The species that it evolves into.
    let species: ID<Species>
    /// Whether the item is used, as opposed to held.
    let isUsed: Bool
  }

  let all: [Need]

  /// Collects the evolutions in the games of the Pokémon's lens.
  init(_ items: Table<Item>, _ pokemon: PokemonRows) {
    all = pokemon.routes().flatMap { route in
      [(route.item, true), (route.heldItem, false)].flatMap { item, isUsed -> [Need] in
        guard let row = item.flatMap({ items.row(of: $0) }) else { return [] }
        return pokemon.rows(taking: route).map {
          Need(item: row, form: $0, species: route.to, isUsed: isUsed)
        }
      }
    }
  }
}
