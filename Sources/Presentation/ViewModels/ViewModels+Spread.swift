import PokedexDomain

extension ViewModels {
  /// Why the spread of a question cannot be written into a set; `nil` if it can.
  package func refusal(toTake question: SpreadQuestion) -> String? {
    member(of: question) == nil
      ? worded("only a member of one of your teams takes the EVs") : nil
  }

  /// Writes the spread that a question finds into the set of the team's member.
  ///
  /// - Parameter lens: the games of the page.
  package func take(_ question: SpreadQuestion, through lens: Lens?) -> StatusMessage? {
    guard let (team, member) = member(of: question) else { return nil }
    do throws(PokedexError) {
      guard let catalog = dex.localCatalog else { throw .needsDex }
      let context = QuestionContext(catalog, through: lens, facts(for: question))
      let answer = try question.answer(in: context)
      guard !answer.spread.isPossible else {
        return teams.train(member, of: team, like: answer.spread.set)
      }
      let reason =
        answer.spread.excess > 0
        ? answer.spread.tooMany(arePoints: answer.show.isChampions) : worded("impossible")
      return StatusMessage(reason, isError: true)
    } catch { return StatusMessage(error) }
  }

  private func member(of question: SpreadQuestion) -> (team: Team, member: TeamMember)? {
    guard let mate = question.who.who.team.flatMap({ teams.mate(named: $0) }),
      let team = teams[mate.team.name]
    else { return nil }
    return (team, mate.member)
  }
}
