import PokedexDomain
import PokedexPresentation

/// The dialogs that several screens open.
extension Dialogs {
  func chooseLens() { choose(models.lensChooser) }

  func confirm(_ proposal: MarkProposal) {
    ask(proposal.question) { [trainer = models.trainer] in trainer.accept(proposal) }
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
  /// - Parameter text: the stats known so far.
  func enterStats(of form: ID<Form>, _ text: String = "") {
    let example = SeenStatsReader.example
    type(
      worded("\(name(of: form)): level, six stats, nature, such as \(example)"), text: text,
      isLong: true, problem: models.problemInStats()
    ) { [router] in
      router.push(.page(.question(.individualValues(.init(form, $0)))))
      return nil
    }
  }

  private func name(of form: ID<Form>) -> String { models.dex.catalog.value?.name(of: form) ?? "" }
}
