import PokedexDomain

/// Pokémon that are caught in the run that the screens keep to.
extension RunsModel {
  /// Adds a Pokémon to the current run or, if the run has one of its form from there, takes it back.
  ///
  /// - Parameters:
  ///   - name: the name of the form.
  ///   - place: where it is caught; `nil` if that is not told.
  package func toggleCaught(
    _ form: ID<Form>, called name: String, at place: RunPlace? = nil
  ) -> StatusMessage? {
    guard let run = current else { return nil }
    let known = run.own.lastIndex { own in
      own.form == form && !own.isFallen && (place.map { $0 == own.place } ?? true)
    }
    guard let known else { return add(form, called: name, at: place) }
    return change(.released(known), worded("\(name) removed from \(run.name)"))
  }

  /// Adds a Pokémon to the current run.
  func add(_ form: ID<Form>, called name: String, at place: RunPlace?) -> StatusMessage? {
    guard let played else { return StatusMessage(RunProblem.noCurrentRun.message, isError: true) }
    let run = played.run
    guard let place else {
      return change(.caught(RunPokemon(TeamMember(form))), worded("\(name) caught in \(run.name)"))
    }
    let there = played.name(of: place)
    let isLater = played.places.stop(of: place).map { played.encounters(at: $0).state != .open }
    let title = worded("\(name) caught at \(there) in \(run.name)")
    let told = change(.caught(RunPokemon(TeamMember(form), at: place)), title)
    guard isLater == true, run.rules.contains(.firstEncounter), let told, !told.isError else {
      return told
    }
    return StatusMessage(worded("\(title), which had its first encounter: u undoes it"))
  }

  /// The place of the run that an area belongs to.
  package func place(of area: ID<LocationArea>) -> RunPlace? {
    followed?.places.stops.first { $0.areas.contains(area) }?.place
  }

  /// The first encounter of a location in the run that the screens keep to, in a sentence; `nil` without
  /// a run, and of a location without encounters.
  package func sentence(about location: ID<Location>) -> String? {
    guard let played = followed else { return nil }
    let stop = played.places.stops.first { $0.place.location == location }
    return stop.map { played.sentence(about: played.encounters(at: $0)) }
  }

  /// What can be met at a location in the run that the screens keep to; `nil` without a run.
  func document(of location: ID<Location>) -> Document? {
    guard let played = followed else { return nil }
    let stops = played.places.stops.filter { $0.place.location == location }
    let documents = stops.map { played.document(of: $0).blocks }
    return Document(Array(documents.joined(separator: [.blank])))
  }
}
