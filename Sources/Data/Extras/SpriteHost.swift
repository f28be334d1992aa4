import Logging
import PokedexDomain

/// The host of the sprites. Their URLs follow from the form's ID, so no document has to be read,
/// and no URL in a document is followed.
package struct SpriteHost: Sendable {
  /// The directory that PokeAPI's documents link to.
  package static let defaultRoot =
    "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"
  static var absence: PokedexError { .notFound(worded("such picture")) }
  static let limit = 2 * 1_048_576

  private let base: WebAddress
  private let transport: any HTTPTransport
  private let log: Logger

  /// - Parameter log: receives the errors found in pictures.
  package init(base: WebAddress, transport: any HTTPTransport, log: Logger = .silent) {
    self.base = base
    self.transport = transport
    self.log = log
  }

  /// Logs an error in a picture and returns it as an error for the user.
  func refusal(_ fault: BadData) -> PokedexError {
    log.error("\(fault)")
    return .badData(fault)
  }

  /// Decodes a file that came from a path on this host.
  func sprite(_ bytes: [UInt8], from path: String) throws(PokedexError) -> Sprite {
    do throws(PNGPicture.Fault) { return try PNGPicture(bytes).sprite() } catch {
      throw refusal(BadData(resource: path, field: "", reason: error.reason))
    }
  }

  /// The host, such as `raw.githubusercontent.com`, with the port if it is not the default.
  var name: String { base.authority }

  /// The path below the base, such as `pokemon/back/shiny/445.png` or `pokemon/201-b.png`.
  static func path(_ view: SpriteView, of form: ID<Form>) -> String {
    let folders = [
      view.side.isBack ? "back" : nil, view.isShiny ? "shiny" : nil,
      view.side.isFemale ? "female" : nil,
    ]
    let name = view.look.map { "\(form)-\($0)" } ?? "\(form)"
    return (["pokemon"] + folders.compactMap { $0 } + [name + ".png"]).joined(separator: "/")
  }

  /// Fetches a picture.
  ///
  /// - Parameter etag: the ETag of the cached copy; the response is 304 if that is still current.
  func picture(_ path: String, etag: String?) async throws(PokedexError) -> HTTPResponse {
    guard let address = base.file(path) else { throw .notFound(path) }
    do throws(TransferError) {
      return try await transport.get(HTTPRequest(address, limit: Self.limit, etag: etag))
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .failed(.notFound): throw Self.absence
      case .failed(let failure): throw .network(failure)
      }
    }
  }
}
