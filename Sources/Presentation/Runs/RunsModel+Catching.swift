import PokedexDomain

/// Pokémon that are caught in the run that the screens keep to.
extension RunsModel {
  /// Adds a Pokémon to the current run or, if the run has one of its form from there, takes it back.
  ///
  /// - Parameter place: where it is caught; `nil` if that is not told.
  package func toggleCaught(_ form: ID<Form>, at place: RunPlace? = nil) -> StatusMessage? {
    let known = current?.own.lastIndex { own in
      own.form == form && !own.isFallen && (place.map { $0 == own.place } ?? true)
    }
    return known.map { change(.released($0)) } ?? add(form, at: place)
  }

  /// Adds a Pokémon to the current run. Where the place had its first encounter, the message says so.
  func add(_ form: ID<Form>, at place: RunPlace?) -> StatusMessage? {
    let isLater = place.flatMap { place in
      played.flatMap { played in
        played.places.stop(of: place).map { played.encounters(at: $0).state != .open }
      }
    }
    let rules = current?.rules ?? []
    let told = change(.caught(RunPokemon(TeamMember(form), at: place)))
    guard isLater == true, rules.contains(.firstEncounter), let told, !told.isError else {
      return told
    }
    return StatusMessage(worded("\(told.text) · the place had its first encounter"))
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
