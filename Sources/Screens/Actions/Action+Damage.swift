import PokedexDomain
import PokedexPresentation

/// Actions of duels, and of a team against its foes.
extension Action {
  static let otherDirection = Action(
    "other-direction", "<tab>", in: .show, "swap attacker and target", hint: "swap")
  static let editSet = Action("edit-set", "e", in: .team, "change its set", hint: "set")
  static let editFoe = Action(
    "edit-foe", "<c-e>", in: .team, "change the foe's set", hint: "foe's set")
  static let spread = Action(
    "spread", "%", in: .team, "EVs that survive, outspeed or knock out the foe")
  static let againstTeam = Action("with-team", "t", in: .team, "against a team", hint: "team")
  static let wholeTeam = Action(
    "whole-team", "0", in: .screens, "the whole team against the foes", hint: "whole team")

  /// The action of a digit in a duel.
  static func chip(_ chip: DamageChip) -> Action {
    switch chip {
    case .tera: Action("tera", "1", in: .team, "Terastallize attacker, target, both or none")
    case .mega: Action("mega", "2", in: .team, "Mega Evolve attacker, target, both or none")
    case .critical: Action("critical", "3", in: .team, "toggle critical hits")
    case .weather: Action("weather", "4", in: .team, "the next weather")
    case .terrain: Action("terrain", "5", in: .team, "the next terrain")
    case .screens:
      Action("reflect", "6", in: .team, "toggle Reflect and Light Screen of the target")
    case .helpingHand: Action("helping-hand", "7", in: .team, "toggle Helping Hand")
    case .hazards:
      Action("hazards", "8", in: .team, "the next hazards: Stealth Rock, layers of Spikes")
    case .doubles: Action("doubles", "9", in: .team, "toggle a double battle")
    }
  }
}
