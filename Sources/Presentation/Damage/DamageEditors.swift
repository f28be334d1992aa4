import PokedexDomain

/// The dialogs that change the settings of a damage table.
extension DamageViewModel {
  package typealias Editor = MemberViewModel.Editor

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
        if settings[$0] == .mega { return toggleMega(of: foe) }
        if settings[$0] == .dynamax, let message = dynamaxProblem(of: foe) { return message }
        if let editor = editor(of: settings[$0], of: foe) { open(editor) }
        return nil
      })
  }

  func toggleMega(of foe: Int?) -> StatusMessage? {
    guard let set = self.set(of: foe), let table = calculated else { return nil }
    do throws(MegaFault) {
      try change(foe) { set throws(MegaFault) in try table.show.toggleMega(of: &set) }
      return nil
    } catch {
      return StatusMessage(error.text(name(of: set)), isError: true)
    }
  }

  /// A message if the Pokémon cannot dynamax.
  private func dynamaxProblem(of foe: Int?) -> StatusMessage? {
    guard let set = self.set(of: foe), let table = calculated else { return nil }
    do throws(DynamaxFault) {
      try table.show.dex.check(.dynamax, of: set.member)
      return nil
    } catch {
      return StatusMessage(error.text(name(of: set)), isError: true)
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
      let title = worded("\(setting.title) of \(name(of: set))")
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

  private var choices: MemberChoices? {
    teams.choices(through: lens)
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

  func teraEditor(of set: BattleSet, _ foe: Int?) -> ChooserViewModel? {
    guard let types = choices?.types() else { return nil }
    return ChooserViewModel(
      title: DamageSetting.tera.title, noneOr: types.map(\.name),
      current: (set.tera ?? set.member.teraType).flatMap { types.firstIndex(of: $0) },
      choose: { [self] index in
        change(foe) {
          $0.tera = index.map { types[$0] }
          $0.member.teraType = $0.tera ?? $0.member.teraType
        }
      })
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

  // MARK: Conditions

  /// A chooser among weather, terrain, numbers, and all that is on or off, as far as the games have
  /// them; `nil` before the table is calculated.
  package func conditionChooser(open: @escaping (Editor) -> Void) -> ChooserViewModel? {
    guard let show = calculated?.show else { return nil }
    let switches = DamageSwitch.all.filter { $0.exists(show) }
    let counts = DamageCount.all.filter { $0.exists(show) }
    return ChooserViewModel(
      title: worded("Conditions"),
      among: { [self] in
        fieldChoices(show)
          + switches.enumerated().map { index, item in
            let isOn = conditions[item]
            return Choosable(index, item.title(show), detail: isOn ? worded("on") : worded("off"))
          }
          + counts.enumerated().map { index, count in
            Choosable(switches.count + index, count.title(show), detail: "\(conditions[count])")
          }
      },
      choose: { [self] in
        switch $0 {
        case -1: open(.choose(weatherChooser(show)))
        case -2: open(.choose(terrainChooser(show)))
        case switches.indices: conditions[switches[$0]].toggle()
        default: open(countEditor(counts[$0 - switches.count], show))
        }
      })
  }

  private func fieldChoices(_ show: ShowDamage) -> [Choosable] {
    let field = conditions.field
    let weather = Choosable(-1, worded("Weather"), detail: field.weather?.title ?? "–")
    let terrain = Choosable(-2, worded("Terrain"), detail: field.terrain?.title ?? "–")
    return (BattleWeather.allCases.contains(where: show.exists) ? [weather] : [])
      + (BattleTerrain.allCases.contains(where: show.exists) ? [terrain] : [])
  }

  private func countEditor(_ count: DamageCount, _ show: ShowDamage) -> Editor {
    .number(count.title(show), conditions[count], count.range) { [self] in conditions[count] = $0 }
  }

  private func weatherChooser(_ show: ShowDamage) -> ChooserViewModel {
    let all = BattleWeather.allCases.filter(show.exists)
    return ChooserViewModel(
      title: worded("Weather"), noneOr: all.map(\.title),
      current: conditions.field.weather.flatMap { all.firstIndex(of: $0) },
      choose: { [self] index in conditions.field.weather = index.map { all[$0] } })
  }

  private func terrainChooser(_ show: ShowDamage) -> ChooserViewModel {
    let all = BattleTerrain.allCases.filter(show.exists)
    return ChooserViewModel(
      title: worded("Terrain"), noneOr: all.map(\.title),
      current: conditions.field.terrain.flatMap { all.firstIndex(of: $0) },
      choose: { [self] index in conditions.field.terrain = index.map { all[$0] } })
  }
}

extension MemberViewModel.Editor {
  /// An editor for a number in a range.
  package static func number(
    _ title: String, _ number: Int, _ range: ClosedRange<Int>, accept: @escaping (Int) -> Void
  ) -> Self {
    let read = { (text: String) in Int(text.trimmed).flatMap { range.contains($0) ? $0 : nil } }
    return .type(
      title: title, text: "\(number)",
      problem: {
        read($0) == nil ? worded("A number from \(range.lowerBound) to \(range.upperBound)") : nil
      },
      accept: {
        if let number = read($0) { accept(number) }
        return nil
      })
  }
}
