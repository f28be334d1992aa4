import PokedexDomain

/// The duels of the running program.
@MainActor package final class Duels {
  let teams: TeamsModel
  let catalog: () -> Catalog?
  private var settings: [String: DuelSettings] = [:]
  private var showCache: (lens: Lens?, show: ShowDamage)?

  package init(_ teams: TeamsModel, catalog: @escaping () -> Catalog?) {
    self.teams = teams
    self.catalog = catalog
  }

  /// The settings for a team; for `nil`, those of the Pokémon outside of teams.
  package subscript(team: String?) -> DuelSettings {
    let key = team?.lowercased() ?? ""
    if let known = settings[key] { return known }
    let new = DuelSettings(of: team, teams)
    settings[key] = new
    return new
  }

  /// The reason why pasted sets cannot be used.
  struct PasteFault: Error {
    let text: String
  }

  /// The sets of a Showdown paste, if their training is possible in the games.
  func sets(
    ofPaste text: String, for settings: DuelSettings
  ) -> Result<[TeamMember], PasteFault> {
    let sets = PastedSets(text, catalog())
    guard !sets.members.isEmpty else { return .failure(PasteFault(text: sets.absence)) }
    if let problem = sets.problem { return .failure(PasteFault(text: problem)) }
    let show = catalog().flatMap { self.show($0, through: settings.lens).value }
    let fault = sets.members.lazy.compactMap { show?.fault(of: $0)?.message }.first
    return fault.map { .failure(PasteFault(text: $0)) } ?? .success(sets.members)
  }

  /// Replaces the foes with pasted sets.
  ///
  /// - Returns: the reason why nothing is replaced; `nil` if the text is fine.
  package func pasteFoes(_ text: String, into settings: DuelSettings) -> StatusMessage? {
    switch sets(ofPaste: text, for: settings) {
    case .failure(let fault): return StatusMessage(fault.text, isError: true)
    case .success(let members):
      settings.setFoes(members)
      return nil
    }
  }

  /// The rules of games, made once for the games looked at last.
  func show(_ catalog: Catalog, through lens: Lens?) -> Result<ShowDamage, PokedexError> {
    if let showCache, showCache.lens == lens { return .success(showCache.show) }
    let show = Result(of: try ShowDamage(catalog, through: lens))
    showCache = show.value.map { (lens, $0) }
    return show
  }
}
