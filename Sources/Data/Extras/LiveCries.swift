import Glibc
import PokedexDomain

/// Cries from their host, cached as Ogg files. Their addresses follow from the form's ID, as those
/// of the sprites do.
package final class LiveCries: CryRepository {
  /// The directory that PokeAPI's documents link to.
  package static let defaultRoot =
    "https://raw.githubusercontent.com/PokeAPI/cries/main/cries/"
  private static let limit = 1_048_576
  private static var absence: PokedexError { .notFound(worded("such cry")) }

  private let base: WebAddress
  private let transport: (any HTTPTransport)?
  private let cache: ExtrasCache
  /// The folder for the files to play.
  private let folder: String

  /// - Parameters:
  ///   - base: the directory of the cries.
  ///   - transport: `nil` in offline mode.
  package init(
    base: WebAddress, transport: (any HTTPTransport)?, cache: ExtrasCache, folder: String
  ) {
    self.base = base
    self.transport = transport
    self.cache = cache
    self.folder = folder
  }

  package func file(of form: ID<Form>) async throws(PokedexError) -> String {
    guard !NewIDs.has(form.rawValue, .form) else { throw Self.absence }
    let path = "pokemon/latest/\(form).ogg"
    let key = "cries/" + path
    if let known = cache[key], Self.isSound(known.body) { return try write(known.body) }
    guard let transport else { throw .offline }
    guard !cache.isAbsent(key, at: base.authority), let address = base.file(path) else {
      throw Self.absence
    }
    let body = try await withTaskExecutorPreference(NetworkThread.screen.executor) {
      () throws(PokedexError) in
      try await self.fetch(address, key, through: transport)
    }
    return try write(body)
  }

  package func discard(_ file: String) { unlink(file) }

  @concurrent
  private func fetch(
    _ address: WebAddress, _ key: String, through transport: any HTTPTransport
  ) async throws(PokedexError) -> [UInt8] {
    let response = try await response(address, key, through: transport)
    guard Self.isSound(response.body) else {
      throw .badData(BadData(resource: key, field: "", reason: worded("is not an Ogg file")))
    }
    cache.keep(key, response.body, response)
    return response.body
  }

  private func response(
    _ address: WebAddress, _ key: String, through transport: any HTTPTransport
  ) async throws(PokedexError) -> HTTPResponse {
    do throws(TransferError) {
      return try await transport.get(HTTPRequest(address, limit: Self.limit, etag: nil))
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .failed(.notFound):
        cache.keepAbsence(of: key, at: base.authority)
        throw Self.absence
      case .failed(let failure): throw .network(failure)
      }
    }
  }

  private static func isSound(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("OggS".utf8)) }

  /// Writes a file that only the user can read.
  private func write(_ sound: [UInt8]) throws(PokedexError) -> String {
    let (name, file) = try Directory.makePartial(of: "\(folder)/pokedex-cry")
    defer { close(file) }
    guard WholeFile.writeAll(sound, to: file) else {
      let reason = String(cString: strerror(errno))
      unlink(name)
      throw .file(path: name, reason: reason)
    }
    return name
  }
}
