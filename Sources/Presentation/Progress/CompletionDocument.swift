import PokedexDomain

extension Page {
  /// The places to catch the missing species of a game's dexes.
  package init(_ plan: CompletionPlan, of game: GamesWithDexes.Game) {
    let text = CompletionText(plan: plan, game: game)
    self.init(
      title: worded("Missing from \(game.name)"), summary: text.summary, document: text.document)
  }
}

private struct CompletionText {
  let plan: CompletionPlan
  let game: GamesWithDexes.Game

  private var speciesAtStops: Int { plan.stops.reduce(0) { $0 + $1.species.count } }
  private var missing: Int {
    speciesAtStops + plan.otherwise.count + plan.viaEvolution.count + plan.later.count
      + plan.elsewhere.count + plan.unknown.count
  }

  var summary: String {
    [
      missing == 0 ? worded("complete") : worded("\(Formatting.count(missing)) missing"),
      plan.conditions.map(CircumstancesModel.words),
    ].compactMap(\.self).joined(separator: " · ")
  }

  var document: Document {
    guard missing > 0 else {
      return Document([.paragraph(Inline(worded("The dex is complete."), tone: .good))])
    }
    return Document(
      [head] + stops
        + section(worded("Under other conditions"), plan.otherwise)
        + section(worded("By evolution"), plan.viaEvolution)
        + section(worded("Later in the run"), plan.later)
        + section(worded("By trade, at events, or from other games"), plan.elsewhere)
        + section(worded("By unknown means"), plan.unknown))
  }

  private var head: Document.Block {
    guard plan.knowsPlaces else {
      return .paragraph(
        Inline(worded("The dex has no encounters of this game."), tone: .dim))
    }
    let places =
      plan.stops.count == 1 ? worded("1 place has") : worded("\(plan.stops.count) places have")
    return .paragraph(
      "\(places) \(Formatting.count(speciesAtStops)) of the missing species; each species is listed once, at the first place that has it."
    )
  }

  private var stops: [Document.Block] {
    let matching = "game:\(game.slug) -is:caught"
    let rows = plan.stops.enumerated().map { index, stop -> [Inline] in
      [
        Inline("\(index + 1)"),
        .link(
          stop.place.name, .place(stop.place.id, game: game.slug, matching: matching)),
        Inline("\(stop.species.count)"),
        Inline(stop.species.map(\.name).joined(separator: ", "), tone: .dim),
      ]
    }
    return Document.section(
      worded("Where to go"),
      Document.table(
        ["", "", worded("New"), worded("Pokémon")], untitled: ["Number", "Place"],
        numbers: [0, 2], sharing: [2], rows: rows))
  }

  private func section(_ title: String, _ species: [Named<Species>]) -> [Document.Block] {
    guard !species.isEmpty else { return [] }
    let names = species.map { Inline.link($0.name, .query("#\($0.id)")) }
    return Document.section(
      worded("\(title): \(Formatting.count(species.count))"),
      [.paragraph(.joined(names, by: ", "))])
  }
}
