import PokedexDomain
import PokedexPresentation

/// The screens for the trainer's marks, teams and comparison.
extension ScreenFactory {
  func trainerPage(_ route: Route) -> any Screen {
    switch route {
    case .stillMissing(let group, let version):
      page(
        models.stillMissing(group, version),
        more: [
          conditionBinding(
            models.circumstances, dialogs, models.circumstances(of: group, version))
        ])
    case .teamText(let name): teamText(name)
    case .comparison:
      page(
        models.comparisonPage(), title: worded("Comparison"),
        pictures: comparisonPictures, more: comparisonKeys(models.comparison, dialogs))
    default:
      page(models.progress(), title: worded("Progress"), more: progressKeys)
    }
  }

  private func teamText(_ name: String) -> any Screen {
    let teams = models.teams
    let write = Binding(.writeFile) { [dialogs] in
      dialogs.type(worded("Write \(name) to the file"), isLong: true) { path in
        teams[name].map { teams.export($0, to: path) }
      }
    }
    return page(
      models.text(ofTeam: name), more: [write],
      copied: { teams.clipboardText(of: teams[name]) })
  }

  private func page(
    _ model: PageViewModel, title: String = worded("Page"),
    pictures: SpriteHead? = nil, more: [Binding] = [],
    copied: @escaping () -> String? = { nil }
  ) -> any Screen {
    PageScreen(
      title: title, model: model, router: router, symbols: symbols, pictures: pictures, more: more,
      copied: copied)
  }

  private var comparisonPictures: SpriteHead? {
    let comparison = models.comparison
    return models.gallery().map { gallery in
      SpriteHead(
        gallery, of: { comparison.subjects.map(\.form) }, named: { comparison.name(of: $0) })
    }
  }

  private var progressKeys: [Binding] {
    [
      Binding(.whereMissing) {
        [models, router, dialogs] in
        dialogs.choose(models.gameChooser { router.push(.stillMissing($0, $1)) })
      },
      Binding(.importMarks) { [self] in askForMarks() },
    ]
  }

  /// Asks for a file with marks, then whether to import what was read of it.
  private func askForMarks() {
    let (trainer, dex) = (models.trainer, models.dex)
    var proposal: MarkProposal?
    dialogs.type(
      worded("Import marks from the file (.csv or .json)"), isLong: true,
      problem: { path in
        switch trainer.proposeImport(of: path.trimmed, in: dex.seen) {
        case .change(let change): proposal = change
        case .none(let reason): return reason
        }
        return nil
      },
      accept: { [dialogs] _ in
        proposal.map { dialogs.confirm($0) }
        return nil
      })
  }

  var teamList: any Screen {
    TeamListScreen(
      teams: models.teams, router: router, dialogs: dialogs, symbols: symbols
    ) { [models] in
      models.team($0)
    }
  }

  func team(_ name: String) -> any Screen {
    TeamScreen(
      model: models.team(name), router: router, dialogs: dialogs, symbols: symbols,
      find: { [models] in models.formFinder(accept: $0) })
  }

  /// - Parameter team: the name of the team that is completed or countered.
  func ranking(_ model: RankingViewModel, of team: String?) -> any Screen {
    let teams = models.teams
    return RankingScreen(
      model: model, chip: dialogs.chip { team.flatMap { teams[$0] } }, teams: teams,
      trainer: models.trainer, router: router, dialogs: dialogs, symbols: symbols,
      more: formKeys({ [model] in model.selected }) { [model] in
        model.ranksCounters ? model.foes : nil
      },
      find: { [models] in models.formFinder(accept: $0) })
  }

  func speedTiers(_ model: SpeedTiersViewModel) -> any Screen {
    SpeedTiersScreen(
      model: model, router: router, dialogs: dialogs, symbols: symbols,
      more: formKeys { [model] in model.selected })
  }

  /// - Parameter team: the name of its team; `nil` for a Pokémon outside of teams.
  func damage(of member: TeamMember, in team: String?) -> any Screen {
    DamageScreen(
      model: models.damage(of: member, of: team), router: router, dialogs: dialogs,
      symbols: symbols)
  }

  var run: any Screen {
    RunScreen(model: models.run(), router: router, dialogs: dialogs, symbols: symbols)
  }

  func meeting(of team: String) -> any Screen {
    MeetingScreen(model: models.meeting(of: team), router: router, dialogs: dialogs)
  }

  /// The keys that act on the form selected in a list.
  ///
  /// - Parameter foes: returns the foes of the form; `nil` for those of the last duel.
  private func formKeys(
    _ selected: @escaping () -> Named<Form>?, foes: @escaping () -> [TeamMember]? = { nil }
  ) -> [Binding] {
    let marks = MarkKeys(trainer: models.trainer, dialogs: dialogs) {
      selected().map { ($0.id, $0.name) }
    }
    let plan = TeamKeys(
      planning: models.planning, dialogs: dialogs, target: { selected()?.id }, foes: foes)
    return plan.bindings + marks.bindings
  }
}

extension ViewModels {
  var planning: Planning { Planning(teams: teams, comparison: comparison) }
}
