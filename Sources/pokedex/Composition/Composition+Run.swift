import PokedexData
import PokedexDomain

/// The run that commands keep to.
extension Composition {
  /// The run of the options; `nil` for none. Nothing is read unless one is named or being played.
  ///
  /// - Throws: ``Failure`` if a named run does not exist, or if it cannot be read.
  func playedRun(in store: TrainerStore?) throws -> Run? {
    switch settings.run {
    case .none: return nil
    case .current:
      guard let store, store.mayHaveCurrentRun else { return nil }
      return try store.currentRun()
    case .named(let name):
      let runs = try store.required(for: .runs).storedRuns()
      do throws(RunProblem) { return try runs.run(named: name) } catch { throw Failure(error) }
    }
  }
}

extension Composition {
  /// The same for the screen, which starts without a run that cannot be read.
  func playedRun(in store: TrainerStore?, report: (String) -> Void) -> Run? {
    do { return try playedRun(in: store) } catch {
      report(Failure(error)?.message ?? "\(error)")
      return nil
    }
  }
}

extension Failure {
  init(_ problem: RunProblem) {
    self.init(localized: problem.message.asShellMessage, problem.status)
  }
}

extension RunProblem {
  fileprivate var status: Failure.Status {
    switch self {
    case .damaged, .changedMeanwhile, .unreadRoute: .file
    case .noRun, .noCurrentRun, .noPlace, .unclearPlace, .noPokemon, .unclearPokemon, .notInGame,
      .noGame, .noPlaces, .noRoute, .noRouteNamed, .noBattleLeft:
      .nothingFound
    case .nameTaken, .badName, .archived, .tooManyPlaces, .tooManyPokemon, .tooManyBattles, .level,
      .severalRoutes:
      .usage
    }
  }
}
