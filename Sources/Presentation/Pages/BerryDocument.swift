import PokedexDomain

extension BerryPage: DocumentedPage {
  package var summary: String { worded("berry") }
  package var document: Document { Document(self) }
}

extension Document {
  /// The page of a berry.
  package init(_ page: BerryPage) {
    self.init(
      Self.facts(of: page.facts) + Self.fact(worded("Item"), [page.item.link])
        + Self.section(
          worded("Natures"),
          Self.fact(worded("Liked by"), page.likedBy.map(\.link))
            + Self.fact(worded("Hated by"), page.hatedBy.map(\.link))))
  }

  /// The section about the berry on the page of its item.
  static func berry(_ facts: BerryFacts) -> [Block] {
    fact(worded("Berry"), [facts.name.link]) + Self.facts(of: facts)
  }

  private static func facts(of facts: BerryFacts) -> [Block] {
    let berry = facts.berry
    let gift = facts.giftType.map { type in
      [type.link]
        + (berry.naturalGiftPower.map {
          [Inline(worded("power \($0 + 20) (Generations IV and V: \($0))"))]
        } ?? [])
    }
    return fact(
      worded("Flavour"), facts.flavors.map { Inline("\($0.name.lowercased()) \($0.potency)") })
      + fact(worded("Firmness"), facts.firmness)
      + fact(worded("Size"), berry.size.map { worded("\(Formatting.tenths($0)) cm") })
      + fact(worded("Smoothness"), berry.smoothness.map { "\($0)" })
      + fact(
        worded("Growth"), berry.growthTime.map { worded("\($0) h a stage, \($0 * 4) h in all") })
      + fact(worded("Harvest"), berry.maxHarvest.map { worded("at most \($0)") })
      + fact(worded("Soil dryness"), berry.soilDryness.map { "\($0)" })
      + fact(worded("Natural Gift"), gift ?? [])
  }
}
