import PokedexData
import PokedexDomain

extension JSON {
  /// The damage that a Pokémon or a type combination takes from each type, and deals with attacks
  /// of its own types.
  static func matchups(_ page: MatchupsPage, _ gaps: [GameGap]) -> JSON {
    .object([
      ("name", .optional(page.form?.name)), ("types", .types(page.types)),
      ("taken", factors(page.taken)),
      ("abilities", .list(page.abilities.map(ability))),
      ("dealt", .object(page.dealt.map { ($0.type.slug, factors($0.groups)) })),
      lacks(gaps),
    ])
  }

  private static func factors(_ groups: [MatchupGroup]) -> JSON {
    .object(
      groups.flatMap { group in
        group.types.map { ($0.slug, .factor(percent: group.percent)) }
      })
  }

  private static func ability(_ matchup: AbilityMatchup) -> JSON {
    .object([
      ("name", .text(matchup.ability.name)), ("isHidden", .flag(matchup.isHidden)),
      ("isAtFullHPOnly", .flag(matchup.isAtFullHPOnly)),
      (
        "taken",
        .object(matchup.changes.map { ($0.type.slug, .factor(percent: $0.to)) })
      ),
    ])
  }
}
