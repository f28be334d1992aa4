/// The number of slots of a class.
package struct SlotTally: Hashable, Sendable {
  package let keeping: Keeping
  package let inUsualColors: Int
  package let shiny: Int
}

extension SlotRows {
  /// Counts rows by class, all classes in order.
  package func tallies(of rows: [Int]) -> [SlotTally] {
    Keeping.allCases.map { keeping in
      let own = rows.filter { entries[$0].keeping == keeping }
      let shiny = own.count { entries[$0].slot.isShiny }
      return SlotTally(keeping: keeping, inUsualColors: own.count - shiny, shiny: shiny)
    }
  }
}
