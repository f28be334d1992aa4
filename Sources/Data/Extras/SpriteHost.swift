import Logging
import PokedexDomain

/// Where the pictures lie. Their addresses follow from the number of the form, so that no document
/// has to be read, and no address followed that one names.
package struct SpriteHost: Sendable {
  /// The pictures that PokeAPI's documents name.
  package static let usual = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"
  static var absence: PokedexError { .notFound(worded("such picture")) }
  static let limit = 2 * 1_048_576

  private let base: WebAddress
  private let transport: any HTTPTransport
  private let log: Logger

  /// - Parameter log: where it is written down what is wrong with pictures.
  package init(base: WebAddress, transport: any HTTPTransport, log: Logger = .silent) {
    (self.base, self.transport, self.log) = (base, transport, log)
  }

  /// What is wrong with a picture, as others are told of it.
  func refusal(_ fault: BadData) -> PokedexError {
    log.error("\(fault)")
    return .badData(fault)
  }

  /// The pixels of a file that came from a path here.
  func sprite(_ bytes: [UInt8], from path: String) throws(PokedexError) -> Sprite {
    do throws(PNGPicture.Fault) { return try PNGPicture(bytes).sprite() } catch {
      throw refusal(BadData(resource: path, field: "", reason: error.reason))
    }
  }

  /// Such as `raw.githubusercontent.com`, with the port where that is not the usual.
  var name: String { base.authority }

  /// Below the base, such as `pokemon/back/shiny/445.png` or `pokemon/201-b.png`.
  static func path(_ view: SpriteView, of form: ID<Form>) -> String {
    let folders = [
      view.side.isBack ? "back" : nil, view.isShiny ? "shiny" : nil,
      view.side.isFemale ? "female" : nil,
    ]
    let name = view.look.map { "\(form)-\($0)" } ?? "\(form)"
    return (["pokemon"] + folders.compactMap { $0 } + [name + ".png"]).joined(separator: "/")
  }

  /// - Parameter etag: the mark of the copy at hand; the answer is then 304 where that is good.
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
