import Logging
import PokedexDomain

/// A client of PokeAPI. It never follows a URL from a document: links are read for their IDs, and
/// the `next` URL of a list for its offset.
package struct PokeAPI: Sendable {
  private let base: WebAddress
  private let transport: any HTTPTransport
  private let log: Logger

  static let listLimit = 4 * 1_048_576
  static let resourceLimit = 8 * 1_048_576
  /// The maximum number of pages of a list; a longer list is taken to be endless.
  private static let maxPages = 64

  /// - Parameters:
  ///   - base: such as `https://pokeapi.co/api/v2/`
  ///   - log: receives the errors found in documents.
  package init(base: WebAddress, transport: any HTTPTransport, log: Logger = .silent) {
    self.base = base
    self.transport = transport
    self.log = log
  }

  /// The host, such as `pokeapi.co`, with the port if it is not the default.
  var host: String { base.authority }
  /// The base URL, such as `https://pokeapi.co/api/v2/`.
  package var address: WebAddress { base }

  /// Fetches one document.
  ///
  /// - Parameter path: such as `pokemon/445` or `pokemon/445/encounters`
  @concurrent
  func resource<Document: Decodable & Sendable>(
    _ type: Document.Type, path: String
  ) async throws(PokedexError) -> Document {
    let json = try await json(path, query: nil, limit: Self.resourceLimit)
    return try read(type, json)
  }

  /// Fetches all entries of a resource, such as `pokemon`, without duplicates and in the server's
  /// order. Invalid entries are left out, unless all are invalid. A list that is shorter than its
  /// own count is an error, since the missing entities would be taken not to exist.
  @concurrent
  package func list(_ resource: String) async throws(PokedexError) -> [ResourceLink] {
    var seen: [Int: ResourceLink] = [:]
    var links: [ResourceLink] = []
    var received = 0
    var offset = 0
    for _ in 0..<Self.maxPages {
      let page = try await page(of: resource, offset: offset)
      received += page.results.count
      for link in page.results.elements
      where link.resource == resource && seen.updateValue(link, forKey: link.id) == nil {
        links.append(link)
      }
      guard let next = page.nextOffset else {
        try checkCount(page, received, links, resource)
        return links
      }
      guard next > offset else { break }
      offset = next
    }
    throw .badData(BadData(resource: resource, field: "next", reason: "leads nowhere"))
  }

  private func page(of resource: String, offset: Int) async throws(PokedexError) -> ListPage {
    let json = try await json(
      resource, query: "limit=100000&offset=\(offset)", limit: Self.listLimit)
    return try read(ListPage.self, json)
  }

  private func checkCount(
    _ page: ListPage, _ received: Int, _ links: [ResourceLink], _ resource: String
  ) throws(PokedexError) {
    func bad(_ reason: String) -> PokedexError {
      .badData(BadData(resource: resource, field: "results", reason: reason))
    }
    let count = page.count.value
    guard received >= count else { throw bad("has \(received) entries of \(count)") }
    guard !links.isEmpty || received == 0 else { throw bad("has no entry that can be read") }
  }
}

extension PokeAPI {
  /// Fetches a document without decoding it.
  ///
  /// - Parameter etag: the ETag of the cached copy; the response is 304 if that is still current.
  @concurrent
  func document(_ path: String, etag: String? = nil) async throws(PokedexError) -> JSONDocument {
    try await json(path, query: nil, limit: Self.resourceLimit, etag: etag)
  }

  private func json(
    _ path: String, query: String?, limit: Int, etag: String? = nil
  ) async throws(PokedexError) -> JSONDocument {
    guard let address = base.below(path, query: query) else { throw .notFound(path) }
    let response: HTTPResponse
    do throws(TransferError) {
      response = try await transport.get(HTTPRequest(address, limit: limit, etag: etag))
    } catch {
      throw Self.error(error, path)
    }
    return JSONDocument(resource: path, response: response)
  }

  private func read<Document: Decodable>(
    _ type: Document.Type, _ json: JSONDocument
  ) throws(PokedexError) -> Document {
    do throws(BadData) { return try json.decode(type) } catch { throw refusal(error) }
  }

  /// Logs an error in a document and returns it as an error for the user.
  func refusal(_ fault: BadData) -> PokedexError {
    log.error("\(fault)")
    return .badData(fault)
  }

  private static func error(_ error: TransferError, _ path: String) -> PokedexError {
    switch error {
    case .cancelled: .cancelled
    case .failed(.notFound): .notFound(worded("\(path) at PokéAPI (404)"))
    case .failed(let failure): .network(failure)
    }
  }
}

/// A page of a list.
private struct ListPage: Decodable {
  let count: Count
  let next: NameText?
  let results: Lossy<ResourceLink>

  /// The offset of the next page, or `nil` after the last.
  var nextOffset: Int? {
    guard let next else { return nil }
    let query = next.value.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    let offset = query.split(separator: "&").first { $0.hasPrefix("offset=") }
    return offset.flatMap { Int($0.dropFirst(7)) } ?? -1
  }
}
