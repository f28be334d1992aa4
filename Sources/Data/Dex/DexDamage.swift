import PokedexDomain
import Synchronization

/// The first error of reading an open dex file.
final class DexDamage: Sendable {
  private let first = Mutex<PokedexError?>(nil)

  var error: PokedexError? { first.withLock(\.self) }

  func note(_ error: PokedexError) { first.withLock { $0 = $0 ?? error } }
}
