/// Names the ways to learn moves in a game, with their machines and prices.
struct MoveLessonNames: Sendable {
  private let catalog: Catalog
  private let game: ID<VersionGroup>
  private let moves: Titles<Move>
  private let items: Titles<Item>
  private let methods: Titles<MoveLearnMethod>
  private let machines: [ID<Move>: ID<Item>]
  private let table: Table<Item>

  init(_ catalog: Catalog, in game: ID<VersionGroup>) {
    let dex = catalog.dex
    self.catalog = catalog
    self.game = game
    let moveTable = dex.table(Move.self)
    moves = Titles(moveTable, dex.names(of: moveTable))
    table = dex.table(Item.self)
    items = Titles(table, dex.names(of: table))
    let methodTable = dex.table(MoveLearnMethod.self)
    methods = Titles(methodTable, dex.names(of: methodTable))
    let machineTable = dex.table(Machine.self)
    let groups = machineTable.column(\.versionGroup)
    let (taught, discs) = (machineTable.column(\.move), machineTable.column(\.item))
    let own = groups.indices.filter { groups[$0] == Int32(clamping: game.rawValue) }
    machines = Dictionary(
      own.map { (ID(Int(taught[$0])), ID(Int(discs[$0]))) }, uniquingKeysWith: { first, _ in first }
    )
  }

  func name(of move: ID<Move>) -> Named<Move> { moves[move] }

  func lesson(_ source: MoveSource, of move: ID<Move>, to form: ID<Form>) -> MoveLesson {
    let machine = source.way == .machine ? machines[move] : nil
    var method: String?
    if case .other(let id) = source.way { method = methods[id].name }
    return MoveLesson(
      move: moves[move], way: source.way,
      stage: source.form == form ? nil : catalog.named(source.form),
      machine: machine.map { items[$0] }, price: machine.flatMap { price(of: $0) }, method: method)
  }

  /// PokeAPI's ID of the Pokédollar.
  private static let dollar: ID<Currency> = 1

  private func price(of item: ID<Item>) -> Int? {
    table[item]?.prices.first {
      $0.versionGroup == game && $0.currency == Self.dollar && ($0.purchase ?? 0) > 0
    }?.purchase
  }
}
