import PokedexDomain
import PokedexPresentation

/// The next fight of a run as text.
extension ShownFight {
  var meeting: MeetingText {
    MeetingText(
      meeting: fight.meeting, own: own, foes: foes, conditions: fight.conditions, show: show)
  }

  /// The lines above the tables.
  var head: [String] {
    let battle = fight.battle
    let facts = [
      "\(battle.name) (\(battle.kind.title))", place,
      fight.foes.cap.map { worded("level cap \($0)") },
    ]
    return [facts.compactMap(\.self).joined(separator: " · ")]
      + fight.foes.missing.map { worded("your sets have no team '\($0)'") }
  }
}
