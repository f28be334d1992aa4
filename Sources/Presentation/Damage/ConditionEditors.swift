import PokedexDomain

/// The dialogs that change the conditions of a duel or of a team's table.
extension ChipModel {
  /// A chooser among weather, terrain, numbers, and all that is on or off, as far as the games have
  /// them; `nil` before the table is calculated.
  package func conditionChooser(open: @escaping (Editor) -> Void) -> ChooserViewModel? {
    guard let show = rules else { return nil }
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
