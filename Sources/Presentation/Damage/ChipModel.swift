import PokedexDomain

/// A view model whose conditions and sets chips change: a duel, or the table of a team, in which they
/// are about the selected attack.
@MainActor package protocol ChipModel: AnyObject {
  var teams: TeamsModel { get }
  var settings: DuelSettings { get }
  /// The games whose rules apply; `nil` for the newest.
  var lens: Lens? { get }
  /// The rules of the games; `nil` before the first calculation.
  var rules: ShowDamage? { get }
  /// The conditions of attacks in the direction that is looked at.
  var conditions: BattleConditions { get set }
  /// The field of the selected attack, with the weather and the terrain that abilities set; `nil`
  /// without one.
  var selectedField: BattleField? { get }
  /// The own Pokémon that is looked at.
  var subjectMember: TeamMember? { get }
  /// The index of the foe that is looked at.
  var selectedFoe: Int? { get }
  /// Whether that foe attacks.
  var isReversed: Bool { get }
  /// The set of a foe, or for `nil` of the own Pokémon.
  func set(of foe: Int?) -> BattleSet?
}

extension ChipModel {
  package typealias Editor = MemberViewModel.Editor

  /// The foe that attacks or, for `nil`, the own Pokémon.
  var attackingFoe: Int? { isReversed ? selectedFoe : nil }
  /// The foe that is the target or, for `nil`, the own Pokémon.
  var targetFoe: Int? { isReversed ? nil : selectedFoe }

  package func name(of set: BattleSet) -> String { teams.name(of: set.member) }

  /// The kind of battle, and that all games are meant.
  package var summary: String {
    let battle = conditions.field.isDoubles ? worded("double battle") : worded("single battle")
    return lens == nil ? [battle, worded("all games")].joined(separator: " · ") : battle
  }

  /// Changes the set of a foe, or for `nil` of the own Pokémon. A level that is only assumed stays so.
  func change(_ foe: Int?, _ change: (inout BattleSet) -> Void) {
    guard let before = set(of: foe) else { return }
    var set = before
    change(&set)
    let isAssumed = fighter(foe)?.current.level == nil && set.member.level == before.member.level
    if isAssumed { set.member.level = nil }
    keep(set, of: foe)
  }

  /// Sets the level of all Pokémon of the table.
  func setLevel(_ level: Int, of foes: [Int?]) {
    for foe in foes {
      guard var set = set(of: foe) else { continue }
      set.member.level = level
      keep(set, of: foe)
    }
  }

  private func fighter(_ foe: Int?) -> Fighter? {
    guard let foe else { return subjectMember.map(settings.fighter) }
    return settings.foes.indices.contains(foe) ? settings.foes[foe] : nil
  }

  private func keep(_ set: BattleSet, of foe: Int?) {
    if let foe {
      settings.change(foe: foe, to: set)
    } else if let subjectMember {
      settings.change(subjectMember, to: set)
    }
  }

  // MARK: Tera

  var choices: MemberChoices? { teams.choices(through: lens) }

  func teraEditor(of set: BattleSet, _ foe: Int?) -> ChooserViewModel? {
    guard let types = choices?.types() else { return nil }
    return ChooserViewModel(
      title: worded("\(name(of: set)): \(DamageSetting.tera.title)"), noneOr: types.map(\.name),
      current: (set.tera ?? set.member.teraType).flatMap { types.firstIndex(of: $0) },
      choose: { [self] index in
        change(foe) {
          $0.tera = index.map { types[$0] }
          $0.member.teraType = $0.tera ?? $0.member.teraType
        }
      })
  }
}
