import PokedexDomain
import PokedexPresentation

/// The next battle of a run as text.
extension ShownBattle {
  var meeting: MeetingText {
    MeetingText(
      meeting: next.meeting, own: own, foes: foes, conditions: next.conditions, show: show)
  }

  /// The lines above the tables.
  var head: [String] {
    let battle = next.battle
    let facts = [
      "\(battle.name) (\(battle.kind.title))", place,
      next.foes.cap.map { worded("level cap \($0)") },
    ]
    return [facts.compactMap(\.self).joined(separator: " · ")]
      + next.foes.missing.map { worded("your sets have no team '\($0)'") }
  }
}
