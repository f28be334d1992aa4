import PokedexPresentation

/// A screen, or a state of one, in which each key has a single meaning.
package enum KeyScope: String, CaseIterable, Sendable {
  case list
  /// The list while `pokedex pick` asks for a choice.
  case pick
  case filter
  case page = "Pokémon page"
  /// The page of anything other than a Pokémon.
  case thing = "other page"
  case chart = "type chart"
  case comparison
  case progress
  case boxes
  case teamText = "Showdown paste"
  case table = "other list"
  case teams
  case team
  case member = "team member"
  case ranking = "counters or candidates"
  case speedTiers = "speed tiers"
  case damage
  case meeting = "team against foes"
  case quiz
  case run
  case chooser
  case prompt = "text box"
  case question = "yes-or-no question"
  case help
  /// The overlay with all screens and their keys.
  case screens = "list of screens"
  case everywhere = "every screen"

  /// Whether the scope has a text field, so that letters cannot be keys.
  var takesText: Bool { [.filter, .quiz, .chooser, .prompt, .help, .screens].contains(self) }
}

/// The actions of each scope, in the order of `pokedex config keys`. They are listed apart from the
/// screens that bind them because the settings file is checked without any screen.
extension KeyScope {
  var actions: [Action] {
    switch self {
    case .list: list
    case .pick: pick
    case .filter: filter
    case .page: page
    case .thing:
      text + [.individualValues, .spread, .lens, .leaveGame, .conditions, .savePage]
    case .chart:
      [.openType, .leaveChart, .typeLeft, .typeRight, .otherPane, .lens, .leaveGame]
        + rows
    case .comparison: text + [.add, .leaveOut, .leaveOutAll]
    case .progress: text + [.whereMissing, .importMarks, .conditions]
    case .boxes: boxes
    case .teamText: text + [.writeFile]
    case .table:
      [.retry, .back, .open, .filter, .correct] + rows + [.sort, .reverse, .zoom, .conditions]
        + marks
    case .teams: teams
    case .team: team
    case .member: member
    case .ranking:
      [.open, .filter, .legends, .back, .lens, .leaveGame, .sort] + rows + marks + tabMoves + [
        .add, .leaveOut,
      ]
    case .speedTiers: speedTiers
    case .damage: damage
    case .meeting:
      [
        .openType, .leaveChart, .retry, .lens, .leaveGame, .typeLeft, .typeRight, .againstTeam,
        .add, .conditions,
      ]
        + DamageChip.allCases.map { .chip($0) } + rows
    case .quiz: quiz
    case .run: run
    case .chooser: chooser
    case .prompt: [.accept, .cancel]
    case .question: [.yes, .no, .withPictures]
    case .help: [.runAction, .closeHelp] + chooserMoves
    case .screens: [.choose, .cancel, .choiceDown, .choiceUp]
    case .everywhere: everywhere
    }
  }

  // MARK: Shared actions

  private var rows: [Action] { [.down, .up] + jumps }

  private var jumps: [Action] {
    [.pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last]
  }

  private var text: [Action] {
    [.retry, .back, .open] + textMoves
  }

  private var textMoves: [Action] {
    [
      .nextLink, .previousLink, .lineDown, .lineUp, .textPageDown, .pageUp, .halfPageDown,
      .halfPageUp, .first, .last,
    ]
  }

  private var tabMoves: [Action] { [.nextTab, .previousTab] }

  private var marks: [Action] {
    [
      .favourite, .caught, .seen, .caughtShiny, .slots, .note, .addToTeam, .compare, .counters,
      .damage,
      .breeding, .catching, .individualValues,
    ]
  }

  private var picture: [Action] {
    [.shiny, .turnPicture, .nextLook, .previousLook, .olderText, .newerText]
  }

  private var plans: [Action] { [.showdownText, .counters, .candidates, .speedTiers] }
  private var battle: [Action] { [.tailwind, .trickRoom, .conditions] }

  // MARK: Lists and pages

  private var list: [Action] {
    [.retry, .open, .filter, .lens, .leaveGame, .back, .clearOrStop] + rows + [.sort, .reverse]
      + marks
      + picture + PokemonTab.allCases.map { .tab($0) } + tabMoves + [
        .foldForms, .allSlots, .searches, .saveFilter, .otherPane, .zoom, .leave, .tick,
        .tickAll,
      ]
  }

  private var pick: [Action] {
    let replaced: [Action] = [.open, .back, .clearOrStop, .tick, .tickAll]
    return [.pick, .tick, .openToLook, .leavePick]
      + list.filter { !replaced.contains($0) }
  }

  private var filter: [Action] {
    [
      .fieldDown, .fieldUp, .fieldPageDown, .fieldPageUp, .keepFilter, .dropFilter, .complete,
      .completeBack, .olderFilter, .newerFilter, .queryExamples, .saveFilter,
    ]
  }

  private var page: [Action] {
    text + [.down, .up, .pageDown, .leave, .zoom] + tabMoves + PokemonTab.allCases.map { .tab($0) }
      + picture + marks + [
        .lens, .leaveGame, .conditions,
        .filter, .sort, .reverse, .nextPokemon, .previousPokemon, .olderGame, .newerGame,
        .moveSources, .correct,
      ]
  }

  private var boxes: [Action] {
    [
      .typeLeft, .typeRight, .down, .up, .first, .last, .nextTab, .previousTab, .pageDown, .pageUp,
      .boxNumber, .caught, .tick, .tickAll, .arrange, .slots, .note, .openType, .leaveChart,
      .collections, .otherPane, .retry, .lens, .leaveGame, .savePage,
    ]
  }

  // MARK: Teams

  private var teams: [Action] {
    [.open, .back] + rows + plans + [
      .damage, .newTeam, .importTeams, .rename, .copyTeam, .deleteTeam,
    ]
  }

  private var team: [Action] {
    [.open, .back, .lens, .leaveGame] + rows + textMoves + plans + battle + tabMoves
      + TeamTab.allCases.map { .tab($0) } + [
        .add, .leaveOut, .moveDown, .moveUp, .openPage, .dropUnread, .damage, .moveSources,
      ]
  }

  private var member: [Action] {
    [.open, .back, .lens, .leaveGame] + rows + [
      .clear, .nextMember, .previousMember, .openPage, .leaveTeam, .raiseEVs, .lowerEVs,
      .maxEVs, .noEVs, .iv, .moveSources,
    ]
  }

  private var speedTiers: [Action] {
    [.open, .back, .lens, .leaveGame] + rows + marks + battle + [
      .withTeam, .nextMember, .level, .nature, .speedEVs, .stageUp, .stageDown, .item,
    ]
  }

  private var damage: [Action] {
    [
      .openType, .leaveChart, .retry, .lens, .leaveGame, .typeLeft, .typeRight, .otherDirection,
      .wholeTeam, .conditions, .editSet, .editFoe, .spread, .level, .stageUp, .stageDown,
      .againstTeam, .add,
      .leaveOut, .openPage, .filter, .sort,
    ] + DamageChip.allCases.map { .chip($0) } + rows
  }

  private var quiz: [Action] {
    [.answer, .quizHint, .offerChoices, .skip, .reveal, .fieldDown, .fieldUp, .cancel]
  }

  private var run: [Action] {
    [.open, .back, .lens, .leaveGame] + rows + tabMoves + RunTab.allCases.map { .tab($0) } + [
      .tick, .caught, .missed, .fell, .newTeam, .chooseRun, .level, .conditions,
      .damage, .counters, .leaveOut, .editSet, .importTeams, .winBattle, .endRun,
    ]
  }

  // MARK: Boxes

  private var chooser: [Action] {
    [.choose, .cancel, .keepChoice, .deleteChoice] + chooserMoves
  }

  private var chooserMoves: [Action] { [.choiceDown, .choiceUp, .choicePageDown, .choicePageUp] }

  private var everywhere: [Action] {
    [
      .help, .leave, .quit, .moves, .abilities, .items, .types, .progress, .teams, .runs,
      .comparison, .quiz, .lists, .training, .speedTiers,
      .places, .lens, .leaveGame, .screens, .goTo, .savedPages, .forward, .undo, .redo, .retryAll,
      .sync,
      .redraw, .mouse, .suspend,
      .copy, .copyCommand, .browse, .cry, .theme, .language,
      .units, .pictures,
    ]
  }
}
