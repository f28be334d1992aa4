import PokedexDomain
import PokedexPresentation

/// Cries, which are played only on request.
extension App {
  var cries: CryModel { factory.models.cries }

  var cryRefusal: String? {
    if let refusal = cries.refusal { return refusal }
    guard commands.player != nil else {
      return worded("to hear cries, install pw-play, paplay or ffplay")
    }
    return cryingForm == nil ? worded("no Pokémon is selected") : nil
  }

  private var cryingForm: ID<Form>? {
    guard case .pokemon(let form, _, _) = top.destination else { return nil }
    return form
  }

  func playCry() {
    guard let form = cryingForm else { return }
    cries.fetch(form) { [weak self] file in
      guard let self else { return nil }
      guard let command = commands.cry(file) else { return cryRefusal.map { StatusMessage($0) } }
      return run(command) { status in
        Message(worded("the audio player failed with status \(status)"), .warning)
      }.map { StatusMessage($0) }
    }
  }
}
