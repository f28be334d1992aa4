extension RunPlaces {
  /// Remarks on a catch that the rules of the run or of its game do not allow; a player
  /// may have reasons for it.
  ///
  /// - Parameter place: where they are caught; `nil` if that is not told.
  package func notes(
    on forms: [ID<Form>], at place: RunPlace?, in catalog: Catalog
  ) -> [String] {
    let first = place.flatMap { stop(of: $0) }.flatMap { note(onFirstAt: $0, in: catalog) }
    let excluded = forms.compactMap { form -> String? in
      guard let other = remainder.gifts(excluding: form).first else { return nil }
      let names = (catalog.named(form).name, catalog.named(other).name)
      return worded("\(names.0) and \(names.1) exclude each other: one of them is given")
    }
    return [first].compactMap(\.self) + excluded
  }

  private func note(onFirstAt stop: Stop, in catalog: Catalog) -> String? {
    guard run.rules.contains(.firstEncounter) else { return nil }
    return switch encounters(at: stop, in: catalog).state {
    case .caught, .missed: hadFirst(at: stop)
    case .open, .duplicates: nil
    }
  }

  package func hadFirst(at stop: Stop) -> String {
    worded("\(stop.name) had its first encounter before")
  }
}
