import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Cries, which are played only on request.
extension App {
  var cryRefusal: String? {
    if let refusal = cries.refusal { return refusal }
    guard commands.player != nil else {
      return worded("to hear cries, install pw-play, paplay or ffplay")
    }
    return cryingForm == nil ? worded("no Pokémon is selected") : nil
  }

  private var cryingForm: ID<Form>? {
    guard case .pokemon(let form, _) = top.destination else { return nil }
    return form
  }

  func playCry() {
    guard let form = cryingForm else { return }
    cries.fetch(form) { [weak self] file in
      guard let self, let command = commands.cry(file) else { return nil }
      let status = terminal.run(command)
      guard status != 0 else { return nil }
      return StatusMessage(worded("the audio player failed with status \(status)"), isError: true)
    }
  }
}
