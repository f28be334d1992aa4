/// A machine in a game, with its names.
package struct NamedMachine: Hashable, Sendable {
  package let game: Named<VersionGroup>
  package let item: Named<Item>
  package let move: Named<Move>
}

extension LensedDex {
  /// Returns the machines that are an item, or that teach a move, in the games of the lens, newest
  /// first.
  func machines<Row>(with id: ID<Row>, at link: KeyPath<Machine, ID<Row>>) -> [NamedMachine] {
    let table = dex.table(Machine.self)
    let links = table.column(link)
    let own = links.indices.filter { links[$0] == id.rawValue }.map { table[$0] }
    let (items, moves) = (titles(of: Item.self), titles(of: Move.self))
    return games.newestFirst(own.map(\.versionGroup)).flatMap { group in
      own.filter { $0.versionGroup == group }.map {
        NamedMachine(game: games[group], item: items[$0.item], move: moves[$0.move])
      }
    }
  }
}
