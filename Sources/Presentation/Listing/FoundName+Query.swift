import PokedexDomain

extension FoundName {
  init<Rows>(_ row: Int, in engine: QueryEngine<Rows>, _ plan: QueryPlan<Rows>) {
    self.init()
    guard let name = engine.foreignName(of: row, in: plan) else {
      characters = engine.matchedCharacters(of: row, in: plan)
      return
    }
    foreign = name.text
    let start = name.code.count + 1
    foreignCharacters = plan.names.flatMap { FoldedName(name.name).characters(matching: $0) }
      .map { $0.lowerBound + start..<$0.upperBound + start }
  }
}
