/// The contents of a nature's page.
package struct NaturePage: EntityPage {
  package let name: String
  /// The stat that it raises by 10 %; `nil` if it is neutral.
  package let raised: String?
  package let lowered: String?
  package let liked: String?
  package let hated: String?
  /// The berries that taste most strongly of the liked flavour.
  package let likedBerries: [Named<Item>]
  /// The berries that taste most strongly of the hated flavour.
  package let hatedBerries: [Named<Item>]
  /// The natures that raise the same stat; for a neutral nature, the other neutral ones.
  package let others: [Named<Nature>]
  package let gap: GameGap?
}

extension Nature: Browsable {
  package typealias Rows = NatureRows
  package typealias Page = NaturePage

  package static var title: String { worded("Natures") }
  package static var noun: String { worded("nature") }
  package static func counted(_ number: String) -> String { worded("\(number) natures") }

  package static var words: [String] { ["nature"] }
  package static var listWord: String { "natures" }
  package static var listExamples: [String] { ["raises:speed", "--json"] }

  package static var searchRank: Int { 9 }
}

extension NaturePage {
  private static let maxBerries = 5

  package init?(_ id: ID<Nature>, in dex: LensedDex) {
    guard let nature = dex.entity(id) else { return nil }
    name = dex.title(of: id).name
    // PokeAPI also has stats and flavours for neutral natures, which raise and lower the same stat.
    let changes = nature.increasedStat != nature.decreasedStat
    raised = dex.name(of: changes ? nature.increasedStat : nil)
    lowered = dex.name(of: changes ? nature.decreasedStat : nil)
    let likes = nature.likesFlavor == nature.hatesFlavor ? nil : nature.likesFlavor
    let hates = nature.likesFlavor == nature.hatesFlavor ? nil : nature.hatesFlavor
    liked = dex.name(of: likes)
    hated = dex.name(of: hates)
    likedBerries = Self.berries(tasting: likes, in: dex)
    hatedBerries = Self.berries(tasting: hates, in: dex)
    others = Self.others(like: nature, changes: changes, in: dex)
    gap = dex.lens.gap(.natures)
  }

  /// Returns the berries in which no flavour is stronger than this one, strongest first.
  private static func berries(
    tasting flavor: ID<BerryFlavor>?, in dex: LensedDex
  ) -> [Named<Item>] {
    guard let flavor else { return [] }
    let table = dex.dex.table(Berry.self)
    let titles = dex.titles(of: Item.self)
    let tastes = (0..<table.count).map { table[$0] }.compactMap { berry -> (Berry, Int)? in
      guard berry.strongestFlavors.contains(flavor) else { return nil }
      return (berry, berry.flavors.first { $0.flavor == flavor }?.potency ?? 0)
    }
    return tastes.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }.prefix(maxBerries)
      .map { titles[$0.0.item] }
  }

  private static func others(
    like nature: Nature, changes: Bool, in dex: LensedDex
  ) -> [Named<Nature>] {
    let table = dex.dex.table(Nature.self)
    let titles = dex.titles(of: Nature.self)
    return (0..<table.count).map { table[$0] }.filter { other in
      guard other.id != nature.id else { return false }
      let isNeutral = other.increasedStat == other.decreasedStat
      return changes ? !isNeutral && other.increasedStat == nature.increasedStat : isNeutral
    }.map { titles[$0.id] }
  }
}
