import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// What one wants to know first of a Pokémon.
struct OverviewTab {
  let page: PokemonPage
  /// Why something is missing or old.
  let trouble: PokedexError?

  func lines(width: Int) -> [PageLine] {
    var lines: [PageLine] = [.types(page.types)]
    if let trouble {
      lines += PageLine.note("Error: \(trouble.text). r tries again", .error, width: width)
    }
    lines += [.blank] + stats + [.blank]
    for (label, parts) in facts {
      lines += PageLine.fact(label, parts, width: width)
    }
    return lines
  }

  private var stats: [PageLine] {
    Stat.allCases.map { .stat($0, page.form.stats[$0]) } + [.total(page.form.stats.total)]
  }

  private var facts: [(DrawableText, [String])] {
    [
      ("Size", size), ("Abilities", abilities), ("Breeding", breeding), ("Training", training),
      ("Yields", yields), ("Held items", heldItems), ("Forms", forms), ("Kind", kind),
    ]
  }

  private var size: [String] {
    // The API says 0 of what weighs nobody knows how much.
    let weight = page.form.weight > 0 ? Formatting.weight(page.form.weight) : "weight unknown"
    return [Formatting.height(page.form.height), weight]
  }

  private var abilities: [String] {
    guard !page.abilities.isEmpty else { return ["none known"] }
    return page.abilities.map { $0.isHidden ? "\($0.name) (hidden)" : $0.name }
  }

  private var breeding: [String] {
    guard let facts = page.species else { return [] }
    let cycles = "\(facts.species.hatchCycles) egg cycles"
    return [facts.eggGroups.joined(separator: ", "), gender(of: facts), cycles]
  }

  private func gender(of facts: PokemonPage.SpeciesFacts) -> String {
    guard let female = facts.femaleThousandths else { return "no gender" }
    return "♂ \(Formatting.percent(thousandths: 1000 - female)) "
      + "♀ \(Formatting.percent(thousandths: female))"
  }

  private var training: [String] {
    guard let species = page.species?.species else { return [] }
    return [
      "catch rate \(species.captureRate)", "happiness \(species.baseHappiness)",
      "grows \(page.species?.growthRate.lowercased() ?? "")",
    ]
  }

  private var yields: [String] {
    let effort = Stat.allCases.filter { page.form.effort[$0] > 0 }
      .map { "\(page.form.effort[$0]) \($0.name)" }.joined(separator: ", ")
    let experience = page.form.baseExperience.map { "\($0) experience" } ?? ""
    return [experience, effort.isEmpty ? "" : "effort \(effort)"]
  }

  private var heldItems: [String] {
    page.heldItems.map { "\($0.name) \(Formatting.percents($0.rarity))" }
  }

  /// Only where there is more than the one that the page is about.
  private var forms: [String] {
    guard let forms = page.species?.forms, forms.count > 1 else { return [] }
    return forms.map(\.name)
  }

  private var kind: [String] {
    guard let facts = page.species else { return [] }
    let ranks = [
      facts.species.isLegendary ? "legendary" : "", facts.species.isMythical ? "mythical" : "",
      facts.species.isBaby ? "baby" : "",
    ]
    let looks = [facts.color.lowercased(), shape(of: facts), habitat(of: facts)]
    return ranks + looks
  }

  private func shape(of facts: PokemonPage.SpeciesFacts) -> String {
    facts.shape.map { "\($0.lowercased()) shape" } ?? ""
  }

  private func habitat(of facts: PokemonPage.SpeciesFacts) -> String {
    facts.habitat.map { "lives: \($0.lowercased())" } ?? ""
  }
}
