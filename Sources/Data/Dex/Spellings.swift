import PokedexDomain

/// All names of all forms, in every language that the dex holds.
struct Spellings {
  let dex: DexFile

  /// Row by row: what the form's looks and its species are called. A dex whose names cannot be
  /// read leaves forms to be found by the names on the list.
  func all(in forms: Table<Form>, of species: Table<Species>) -> [[String]] {
    let speciesNames = names(of: .species, count: species.count)
    let ids = (try? dex.ids(of: Look.self)) ?? []
    let lookNames = names(of: .look, count: ids.count)
    let lookRows = RowIndex(ids)
    let numbers = forms.column(\.species)
    let lookLists = forms.lists(\.looks)
    return (0..<forms.count).map { row in
      let looks = lookLists[row].compactMap { $0.flatMap { lookRows[ID($0)] } }
      let own = species.row(of: ID(Int(numbers[row]))).map { speciesNames[$0] } ?? []
      return looks.flatMap { lookNames[$0] } + own
    }
  }

  private func names(of kind: Kind, count: Int) -> [[String]] {
    var names = [[String]](repeating: [], count: count)
    for language in (try? dex.languages(of: kind)) ?? [] {
      let lines = (try? dex.names(of: kind, language: language)) ?? []
      for (row, name) in lines.enumerated() where row < count && !name.isEmpty {
        names[row].append(name)
      }
    }
    return names
  }
}
