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

  /// Adds a Pokémon to the current run. The message also tells what the rules say about it.
  func add(_ form: ID<Form>, at place: RunPlace?) -> StatusMessage? {
    guard let played else { return StatusMessage(RunProblem.noCurrentRun.message, isError: true) }
    guard played.has(form) else {
      let name = played.catalog.named(form).name
      return StatusMessage(
        RunProblem.notInGame(name, game: played.game.name).message, isError: true)
    }
    let notes = played.places.notes(on: [form], at: place, in: played.catalog)
    let told = change(.caught(RunPokemon(TeamMember(form), at: place)))
    guard let told, !told.isError, !notes.isEmpty else { return told }
    return StatusMessage(([told.text] + notes).joined(separator: " · "))
  }

  /// The place of the run that an area belongs to.
  package func place(of area: ID<LocationArea>) -> RunPlace? {
    followed?.places.stops.first { $0.areas.contains(area) }?.place
  }

  /// The first encounter of a location in the run that the screens keep to, in a few words; `nil` without
  /// a run, and of a location without encounters.
  func summary(of location: ID<Location>) -> String? {
    guard let played = followed else { return nil }
    let stop = played.places.stops.first { $0.place.location == location }
    return stop.map { played.summary(of: played.encounters(at: $0)) }
  }

  /// The Pokémon at a location in the run that the screens keep to; `nil` without a run.
  func document(of location: ID<Location>) -> Document? {
    guard let played = followed else { return nil }
    let stops = played.places.stops.filter { $0.place.location == location }
    let documents = stops.map { played.document(of: $0).blocks }
    return Document(Array(documents.joined(separator: [.blank])))
  }
}

// MARK: Files

extension RunsModel {
  /// Adds the Pokémon of a file to the current run, each at the place that it tells: all, or none if a
  /// line is wrong.
  package func importFile(_ path: String) -> StatusMessage {
    guard let files = trainer.files, let played else { return noImport }
    do throws(PokedexError) {
      return add(try files.ownPokemon(of: path.trimmed, in: played.catalog), to: played)
    } catch { return StatusMessage(error) }
  }

  /// The same for a pasted text.
  package func importText(_ text: String) -> StatusMessage {
    guard let files = trainer.files, let played else { return noImport }
    do throws(PokedexError) {
      return add(try files.ownPokemon(inText: text, in: played.catalog), to: played)
    } catch { return StatusMessage(error) }
  }

  private var noImport: StatusMessage {
    StatusMessage(
      played == nil ? RunProblem.noCurrentRun.message : worded("no file can be read here"),
      isError: true)
  }

  private func add(_ reading: OwnPokemonReading, to played: PlayedRun) -> StatusMessage {
    if let problem = reading.problems.first {
      return StatusMessage("\(worded("line \(problem.line)")): \(problem.reason)", isError: true)
    }
    let strangers = reading.strangers(in: played.places, played.catalog)
    if let stranger = strangers.first {
      let name = played.catalog.named(stranger).name
      return StatusMessage(
        RunProblem.notInGame(name, game: played.game.name).message, isError: true)
    }
    let words = RunPlaceWords(played.places, in: played.catalog.dex)
    let caught = reading.caught(without: [], at: nil, words)
    let title = worded("\(caught.count) Pokémon caught in \(played.run.name)")
    let told = exchange(played.run, title) { () throws(RunProblem) in
      var run = played.run
      for pokemon in caught { run = try run.applying(.caught(pokemon)) }
      return run
    }
    return told ?? StatusMessage(title)
  }
}
