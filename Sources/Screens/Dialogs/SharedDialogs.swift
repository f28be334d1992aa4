import PokedexDomain
import PokedexPresentation

/// The dialogs that several screens open.
extension Dialogs {
  /// Opens the duels of a Pokémon, and asks against whom unless a foe is there.
  ///
  /// - Parameters:
  ///   - team: the name of its team; `nil` for a Pokémon outside of teams.
  ///   - foes: the new foes; `nil` for those set before.
  ///   - move: the move to look at; `nil` for the best one.
  func openDuel(
    of member: TeamMember, in team: String?, on foes: [TeamMember]? = nil,
    with move: ID<Move>? = nil
  ) {
    let settings = models.duels[team]
    settings.soughtMove = move
    if let foes { settings.setFoes(foes) }
    settings.look(at: settings.foe, reversed: false)
    router.push(.damage(member, of: team))
    askForFirstFoe(of: team)
  }

  /// Opens a team against its foes, and asks for them unless they are there.
  func openMeeting(of team: String) {
    router.push(.meeting(team))
    askForFirstFoe(of: team)
  }

  private func askForFirstFoe(of team: String?) {
    let settings = models.duels[team]
    settings.followTeam()
    if settings.foes.isEmpty { choose(models.foeChooser(of: team)) }
  }

  func confirm(_ proposal: MarkProposal) {
    ask(proposal.question) { [trainer = models.trainer] in trainer.accept(proposal) }
  }

  /// Lets the user mark the looks and genders of forms.
  func chooseSlots(of forms: [ID<Form>]) {
    guard let catalog = models.dex.catalog.value else { return }
    choose(models.trainer.slotChooser(of: forms, in: catalog))
  }

  func writeNote(on form: ID<Form>) {
    let trainer = models.trainer
    let name = name(of: form)
    type(worded("Note on \(name)"), text: trainer.book[form].note, isLong: true) {
      trainer.note($0, on: form, called: name)
    }
  }

  /// Asks for the level and the stats of a form, for the page of its IVs.
  ///
  /// - Parameter question: the stats known so far.
  func enterStats(_ question: IVQuestion) {
    let questions = models.questions
    guard let (form, known) = questions.beginning(of: question) else { return }
    type(
      worded("\(name(of: question.form)): level and stats, such as \(Self.exampleStats)"),
      text: known.isEmpty ? "--level " : known, isLong: true,
      problem: { questions.problem(in: "\(form) \($0)") }
    ) { [router] typed in
      questions.question("\(form) \(typed)").map { router.push(.page(.question($0))) }
      return nil
    }
  }

  /// Asks for a name to save the page of a question under.
  func savePage(_ question: any Question) {
    guard let catalog = models.dex.seen, let address = question.text(in: catalog)
    else { return }
    type(
      worded("Save the page as"), problem: { [models] in models.savedPages.refusal(toSaveAs: $0) }
    ) { [models] in models.savedPages.save(address, as: $0) }
  }

  private static let exampleStats = "--level 78 --stats 289/278/193/135/171/171"

  private func name(of form: ID<Form>) -> String { models.dex.seen?.name(of: form) ?? "" }
}
