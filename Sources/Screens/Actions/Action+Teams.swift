import PokedexDomain

/// Actions of teams, and of the screens that plan with them.
extension Action {
  // MARK: Teams

  static let newTeam = Action("new", "n", "make a new team", hint: "new")
  static let importTeams = Action(
    "import", "i", "read teams from a file of Showdown pastes", hint: "import")
  static let rename = Action("rename", "N", "rename the team", hint: "rename")
  static let copyTeam = Action("copy-team", "c", "make a copy of the team", hint: "copy")
  static let deleteTeam = Action("delete", "d<del>", "delete the team", hint: "delete")
  static let showdownText = Action("showdown-text", "e", "Showdown paste of the team")
  static let writeFile = Action("write-file", "w", "write it to a file", hint: "write to a file")
  static let candidates = Action("candidates", "C", "candidates for the team")

  // MARK: One team

  static let add = Action("add", "a", "add a Pokémon by name", hint: "add")
  static let leaveOut = Action("leave-out", "d<del>", "remove a Pokémon")
  static let moveDown = Action("move-down", "J", "move the member down")
  static let moveUp = Action("move-up", "K", "move the member up")
  static let openPage = Action("open-page", "o", "open the member's page")

  // MARK: One member

  static let clear = Action(
    "clear", "<del>x", "clear it", hint: "clear", hintKey: "x")
  static let nextMember = Action("next-member", "n", "the next member", hint: "next")
  static let previousMember = Action(
    "previous-member", "p", "the previous member", hint: "previous")
  /// Omits Delete, which clears a field on that screen.
  static let leaveTeam = Action("leave-out", "d", "remove it from the team")

  // MARK: The speed ladder

  static let tailwind = Action("tailwind", "w", "toggle Tailwind")
  static let trickRoom = Action("trick-room", "z", "toggle Trick Room")
  static let conditions = Action("conditions", "s", "all conditions", hint: "conditions")
  static let withTeam = Action("with-team", "y", "show a team", hint: "team")
  static let nextOfTeam = Action(
    "next-member", "m", "to the next member of the team", hint: "next member")
  static let level = Action("level", "#", "level of the listed Pokémon", hint: "level")
  static let nature = Action(
    "nature", "n", "nature: neutral, raising or lowering Speed", hint: "nature")
  static let effort = Action("effort", "e", "Speed EVs of the listed Pokémon", hint: "EVs")
  static let stageUp = Action("stage-up", ">", "raise the Speed stage")
  static let stageDown = Action("stage-down", "<lt>", "lower the Speed stage")
  static let item = Action("item", "i", "an item that changes Speed")
}
