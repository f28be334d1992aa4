import NIOHTTP1
import PokedexDomain

/// A server's response, successful or not.
struct HTTPReply: Sendable {
  let status: Int
  let headers: HTTPHeaders
  let body: [UInt8]

  /// The target of a redirect, as the server sent it.
  var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers.first(name: "location") : nil
  }

  /// The failure that a response indicates, or `nil` for a success.
  static func failure(
    status: Int, headers: HTTPHeaders, to request: HTTPRequest
  ) -> NetworkFailure? {
    let wait = RetryAfter.seconds(headers)
    return switch status {
    case 200: nil
    case 304 where request.etag != nil: nil
    case 404: .notFound(path: request.address.path)
    case 429: .rateLimited(retryAfter: wait)
    case 503 where wait != nil: .rateLimited(retryAfter: wait)
    default: .status(status)
    }
  }

  /// The reply as an ``HTTPResponse``.
  var response: HTTPResponse {
    HTTPResponse(
      status: status, body: body, contentType: contentType, etag: etag, maxAge: maxAge)
  }

  private var contentType: String? {
    headers.first(name: "content-type").map { text in
      let type = text.utf8.prefix { $0 != UInt8(ascii: ";") }
      return String(decoding: type.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self).lowercased()
    }
  }

  private var etag: String? {
    guard let etag = headers.first(name: "etag"), (1...256).contains(etag.utf8.count),
      etag.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return etag
  }

  /// The `max-age` in seconds, at most a year; `nil` if missing, or if the response must not be
  /// cached.
  private var maxAge: Int? {
    let directives = directives
    guard !directives.contains("no-store"), !directives.contains("no-cache"),
      let text = directives.first(where: { $0.utf8.starts(with: "max-age=".utf8) })?.dropFirst(8),
      let age = Int(text), age >= 0
    else { return nil }
    return min(age, 31_536_000)
  }

  /// The cache directives. NIO's own splitting works on characters and takes twice as long.
  private var directives: [String] {
    headers["cache-control"].flatMap { value in
      Array(value.utf8).split(separator: UInt8(ascii: ",")).map { directive in
        String(decoding: directive.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self).lowercased()
      }
    }
  }
}
