import PokedexDomain

/// Actions of teams, and of the screens that plan with them.
extension Action {
  // MARK: Teams

  static let newTeam = Action("new", "a", in: .team, "make a new team", hint: "new")
  static let importTeams = Action(
    "import", "<c-o>", in: .team, "import teams from a file of Showdown pastes", hint: "import")
  static let rename = Action("rename", "e", in: .team, "rename the team", hint: "rename")
  static let copyTeam = Action("copy-team", "&", in: .team, "make a copy of the team", hint: "copy")
  static let deleteTeam = Action("delete", "d<del>", in: .team, "delete the team", hint: "delete")
  static let showdownText = Action("showdown-text", "\"", in: .team, "Showdown paste of the team")
  static let writeFile = Action(
    "write-file", "<c-s><f4>", in: .team, "write it to a file", hint: "write to a file")
  static let candidates = Action("candidates", "+", in: .team, "candidates for the team")

  // MARK: One team

  static let add = Action("add", "a", in: .team, "add a Pokémon by name", hint: "add")
  static let leaveOut = Action("leave-out", "d<del>", in: .team, "remove a Pokémon")
  static let moveDown = Action("move-down", "J", in: .team, "move the member down")
  static let moveUp = Action("move-up", "K", in: .team, "move the member up")
  static let openPage = Action("open-page", "o", in: .open, "open the member's page")

  static let dropUnread = Action(
    "drop-unread", "<c-x>", in: .team, "remove the sets that are not understood")

  // MARK: One member

  static let clear = Action(
    "clear", "<del>d", in: .team, "clear it", hint: "clear", hintKey: "d")
  static let nextMember = Action("next-member", "n", in: .open, "the next member", hint: "next")
  static let previousMember = Action(
    "previous-member", "p", in: .open, "the previous member", hint: "previous")
  static let raiseEVs = Action("raise-evs", "+", in: .team, "4 more EVs")
  static let lowerEVs = Action(
    "lower-evs", "-", in: .team, "4 fewer EVs", hint: "EVs", opposite: .raiseEVs)
  static let maxEVs = Action("max-evs", "]", in: .team, "252 EVs, or all that are left")
  static let noEVs = Action("no-evs", "[", in: .team, "no EVs")
  static let iv = Action("iv", "i", in: .team, "change the IV", hint: "IV")
  /// Has no default keys: `d` and Delete, the keys of ``leaveOut``, clear a field on that screen.
  static let leaveTeam = Action("leave-out", "", in: .team, "remove it from the team")

  // MARK: Speed tiers

  static let tailwind = Action("tailwind", "", in: .team, "toggle Tailwind")
  static let trickRoom = Action("trick-room", "", in: .team, "toggle Trick Room")
  static let conditions = Action("conditions", "F", in: .team, "all conditions", hint: "conditions")
  static let withTeam = Action("with-team", "a", in: .team, "show a team", hint: "team")
  static let level = Action("level", "#", in: .team, "level of the listed Pokémon", hint: "level")
  static let nature = Action(
    "nature", "", in: .team, "nature: neutral, raising or lowering Speed")
  static let speedEVs = Action(
    "speed-evs", "", in: .team, "Speed EVs of the listed Pokémon")
  static let stageUp = Action("stage-up", "+", in: .team, "raise the Speed stage")
  static let stageDown = Action("stage-down", "-", in: .team, "lower the Speed stage")
  static let item = Action("item", "", in: .team, "an item that changes Speed")
}
