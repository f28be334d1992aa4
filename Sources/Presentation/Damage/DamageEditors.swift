import PokedexDomain

/// The dialogs that change the settings of a damage table.
extension DamageViewModel {
  // MARK: Pokémon

  /// A chooser among all settings of a Pokémon, with their values.
  ///
  /// - Parameters:
  ///   - foe: the index of a foe; `nil` for the Pokémon itself.
  ///   - open: opens the editor of a setting.
  package func settingChooser(
    of foe: Int?, open: @escaping (Editor) -> Void
  ) -> ChooserViewModel? {
    guard let set = self.set(of: foe), let table = calculated else { return nil }
    let settings = DamageSetting.all(table.show)
    return ChooserViewModel(
      title: name(of: set),
      among: {
        settings.enumerated().map { index, setting in
          Choosable(
            index, setting.title, detail: Self.value(of: setting, in: set, table.show))
        }
      },
      reporting: { [self] in
        if settings[$0] == .mega { return chooseMega(of: foe, open) }
        if settings[$0] == .dynamax, let message = dynamaxProblem(of: foe) { return message }
        if let editor = editor(of: settings[$0], of: foe) { open(editor) }
        return nil
      })
  }

  /// Takes the Mega Evolution or takes it back; asks which one if there are several.
  private func chooseMega(of foe: Int?, _ open: (Editor) -> Void) -> StatusMessage? {
    guard let set = self.set(of: foe), let show = rules else { return nil }
    let forms = show.megaForms(of: set)
    let isOn = set.unevolved != nil
    guard forms.count > 1 else {
      guard isOn || !forms.isEmpty else {
        return StatusMessage(MegaFault.noneInGames.text(name(of: set)), isError: true)
      }
      change(foe) { show.megaEvolve(&$0, into: isOn ? nil : forms.first) }
      return nil
    }
    open(
      .choose(
        ChooserViewModel(
          title: DamageSetting.mega.title,
          noneOr: forms.map { (form: ID<Form>) in teams.name(of: form) },
          current: isOn ? forms.firstIndex(of: set.member.form) : nil,
          choose: { [self] index in
            change(foe) { show.megaEvolve(&$0, into: index.map { forms[$0] }) }
          })))
    return nil
  }

  /// A message if the Pokémon cannot dynamax.
  private func dynamaxProblem(of foe: Int?) -> StatusMessage? {
    guard let set = self.set(of: foe), let table = calculated else { return nil }
    return table.show.dex.fault(of: .dynamax, of: set.member).map {
      StatusMessage($0.text(name(of: set)), isError: true)
    }
  }

  private static func value(
    of setting: DamageSetting, in set: BattleSet, _ show: ShowDamage
  ) -> String {
    switch setting {
    case .member(.value(let field)) where field.numberPath == nil:
      value(of: field, in: set.member, show) ?? "–"
    case .tera: set.tera?.name ?? "–"
    case .dynamax: set.dynamax?.title ?? "–"
    case .zMoves: show.usesZMoves(set) ? worded("on") : worded("off")
    case .mega: set.unevolved == nil ? worded("off") : worded("on")
    case .status: set.status?.title ?? "–"
    case .abilityActive: set.isAbilityActive ? worded("on") : worded("off")
    case .boosted: set.boosted?.name ?? "–"
    case .hpLeft: "\(set.hpPercent) %"
    case .stage(let stat): Formatting.signed(set.stages[stat])
    default: "\(set[number: setting])"
    }
  }

  private static func value(
    of field: SetField, in member: TeamMember, _ show: ShowDamage
  ) -> String? {
    if case .gender(let path) = field.kind { return member[keyPath: path]?.title }
    guard case .name(let vocabulary, _) = field.kind else { return nil }
    return show.names(of: member)[vocabulary]
  }

  private func editor(of setting: DamageSetting, of foe: Int?) -> Editor? {
    guard let set = self.set(of: foe), let table = calculated else { return nil }
    if let range = setting.numbers(in: set, table.show) {
      let title = worded("\(name(of: set)): \(setting.title)")
      return .number(title, set[number: setting], range) {
        [self] number in change(foe) { $0[number: setting] = number }
      }
    }
    switch setting {
    case .member(let field): return memberEditor(of: set, field, foe).map { .choose($0) }
    case .tera: return teraEditor(of: set, foe).map { .choose($0) }
    case .dynamax: return .choose(dynamaxEditor(of: set, foe, table.show))
    case .zMoves:
      let isOn = table.show.usesZMoves(set)
      change(foe) { $0.usesZMoves = !isOn }
      return nil
    case .status: return .choose(statusEditor(of: set, foe))
    case .boosted: return .choose(boostedEditor(of: set, foe))
    default:
      change(foe) { $0.isAbilityActive.toggle() }
      return nil
    }
  }

  private func memberEditor(
    of set: BattleSet, _ field: MemberField, _ foe: Int?
  ) -> ChooserViewModel? {
    MemberValueChooser(set.member, field, choices) { [self] member in
      change(foe) {
        $0.isTypical = $0.isTypical && $0.member.nature == member.nature
        $0.member = member
      }
      return nil
    }.model
  }

  private func dynamaxEditor(
    of set: BattleSet, _ foe: Int?, _ show: ShowDamage
  ) -> ChooserViewModel {
    let all = show.dex.growths(of: set.member)
    return ChooserViewModel(
      title: DamageSetting.dynamax.title, noneOr: all.map(\.title),
      current: set.dynamax.flatMap { all.firstIndex(of: $0) },
      choose: { [self] index in change(foe) { $0.dynamax = index.map { all[$0] } } })
  }

  private func statusEditor(of set: BattleSet, _ foe: Int?) -> ChooserViewModel {
    let all = BattleStatus.allCases
    return ChooserViewModel(
      title: DamageSetting.status.title, noneOr: all.map(\.title),
      current: set.status.flatMap { all.firstIndex(of: $0) },
      choose: { [self] index in change(foe) { $0.status = index.map { all[$0] } } })
  }

  private func boostedEditor(of set: BattleSet, _ foe: Int?) -> ChooserViewModel {
    let all = Stat.allCases.filter { $0 != .hp }
    return ChooserViewModel(
      title: DamageSetting.boosted.title, noneOr: all.map(\.name),
      current: set.boosted.flatMap { all.firstIndex(of: $0) },
      choose: { [self] index in change(foe) { $0.boosted = index.map { all[$0] } } })
  }
}
