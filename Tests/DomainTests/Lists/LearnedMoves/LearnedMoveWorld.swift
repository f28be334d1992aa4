import PokedexDomain
import PokedexTesting

/// The learnset of Pikachu in three games; the second has every method.
extension LearnedMoveTests {
  static let form: Form = {
    var form = Form(id: 25, slug: "pikachu")
    form.species = 25
    form.isDefault = true
    form.type1 = .electric
    return form
  }()

  static let catalog = dex.catalog([form], [])

  static let dex: PlayedDex = {
    var dex = PlayedDex()
    dex.tables.put(StandardTypeRows.all.map(withClass))
    dex.tables.put(games)
    dex.tables.put(
      rows([1: "red", 4: "gold", 5: "silver", 9: "champions"]) { (version: inout Version) in
        version.versionGroup = [1: 1, 4: 2, 5: 2, 9: 3][version.id.rawValue] ?? 0
      })
    dex.tables.put(
      rows([1: "level-up", 2: "egg", 3: "tutor", 4: "machine", 12: "train"]) as [MoveLearnMethod])
    dex.tables.put(rows([1: "status", 2: "physical", 3: "special"]).map(lowercase))
    dex.tables.put(moves)
    dex.tables.put(rows([10: "tm02", 11: "tm24", 12: "hm03"]).map(uppercase))
    dex.tables.put(machines)
    dex.learnsets[25] = lessons
    return dex
  }()

  static func lesson(
    _ group: ID<VersionGroup>, _ method: ID<MoveLearnMethod>, _ move: ID<Move>, _ level: Int = 0,
    order: Int? = nil
  ) -> LearnedMove {
    LearnedMove(versionGroup: group, method: method, move: move, level: level, order: order)
  }

  private static let lessons: [LearnedMove] = [
    lesson(1, 1, 44, 1), lesson(1, 1, 129, 3), lesson(1, 4, 85),
    lesson(2, 1, 45, 1, order: 2), lesson(2, 1, 84, 1, order: 1), lesson(2, 1, 39, 8),
    lesson(2, 1, 85, 20), lesson(2, 1, 129, 0), lesson(2, 2, 57), lesson(2, 2, 44),
    lesson(2, 3, 129), lesson(2, 4, 57), lesson(2, 4, 85), lesson(2, 4, 129), lesson(2, 4, 45),
    lesson(2, 12, 44), lesson(3, 12, 57),
  ]

  private static let games: [VersionGroup] =
    rows([1: "red", 2: "gold-silver", 3: "champions"]) { group in
      group.order = group.id.rawValue
      group.generation = group.id == 3 ? 9 : ID(group.id.rawValue)
    }

  private static let moves: [Move] = [
    move(39, "tail-whip", .normal, 1, nil),
    move(44, "bite", .dark, 2, 60) {
      var past = PastMoveValues()
      past.versionGroup = 2
      past.type = .normal
      $0.pastValues = [past]
    },
    move(45, "growl", .normal, 1, nil), move(57, "surf", .water, 3, 90),
    move(84, "thunder-shock", .electric, 3, 40) { $0.pp = 30 },
    move(85, "thunderbolt", .electric, 3, 90) {
      var past = PastMoveValues()
      past.versionGroup = 2
      past.power = 95
      $0.pastValues = [past]
      $0.names = Names([.english: "Thunderbolt", Language(rawValue: "de"): "Donnerblitz"])
    },
    move(129, "swift", .normal, 3, 60),
  ]

  private static func move(
    _ id: Int, _ slug: String, _ type: ID<PokemonType>, _ damageClass: ID<MoveDamageClass>,
    _ power: Int?, _ change: (inout Move) -> Void = { _ in }
  ) -> Move {
    var move = Move(id: ID(id), slug: slug)
    move.type = type
    move.damageClass = damageClass
    move.power = power
    move.accuracy = 100
    move.generation = 1
    move.pp = 15
    change(&move)
    return move
  }

  private static let machines: [Machine] = [
    machine(1, 12, 57, 2), machine(2, 11, 85, 2), machine(3, 10, 129, 2), machine(4, 11, 85, 1),
  ]

  private static func machine(
    _ id: Int, _ item: ID<Item>, _ move: ID<Move>, _ group: ID<VersionGroup>
  ) -> Machine {
    var machine = Machine(id: ID(id), slug: "")
    machine.item = item
    machine.move = move
    machine.versionGroup = group
    return machine
  }

  /// Before generation IV, the type decides the damage class: normal is physical, electric special.
  private static func withClass(_ type: PokemonType) -> PokemonType {
    var type = type
    type.damageClass = [.electric, .water, .dark].contains(type.id) ? 3 : 2
    return type
  }

  private static func lowercase(_ row: MoveDamageClass) -> MoveDamageClass {
    var row = row
    row.names = Names([.english: row.slug])
    return row
  }

  private static func uppercase(_ row: Item) -> Item {
    var row = row
    row.names = Names([.english: row.slug.uppercased()])
    return row
  }

  func past(_ type: ID<PokemonType>, until generation: ID<Generation>) -> PastType {
    var past = PastType()
    past.generation = generation
    past.slot = 1
    past.type = type
    return past
  }
}
