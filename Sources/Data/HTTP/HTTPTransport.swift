import PokedexDomain

/// Fetches resources by URL.
///
/// When the calling task is cancelled, the transfer stops, its connection is closed, and
/// ``TransferError/cancelled`` is thrown, which replaces `CancellationError` because of typed
/// errors.
package protocol HTTPTransport: Sendable {
  func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse
}

/// A GET request. Equal requests have the same response.
package struct HTTPRequest: Hashable, Sendable {
  package let address: WebAddress
  /// The maximum size of the decompressed body in bytes.
  package let limit: Int
  /// The ETag of the cached copy, which the server compares with the current one.
  package let etag: String?

  package init(_ address: WebAddress, limit: Int, etag: String? = nil) {
    self.address = address
    self.limit = limit
    self.etag = etag
  }
}

/// A successful response.
package struct HTTPResponse: Hashable, Sendable {
  /// 200, or 304 if the copy with the request's ETag is still current.
  package let status: Int
  /// The decompressed body; empty for 304.
  package let body: [UInt8]
  /// The media type, such as `application/json`, in lower case and without parameters.
  package let contentType: String?
  /// The ETag for the next request; `nil` if the server sent none, or one that is longer than 256
  /// characters or not entirely visible ASCII.
  package let etag: String?
  /// The seconds for which the response is fresh, as stated by the server.
  package let maxAge: Int?

  /// The seconds until the response must be revalidated: a day if the server does not state any.
  var freshFor: Int { maxAge ?? 86_400 }

  package init(
    status: Int = 200, body: [UInt8], contentType: String? = nil, etag: String? = nil,
    maxAge: Int? = nil
  ) {
    self.status = status
    self.body = body
    self.contentType = contentType
    self.etag = etag
    self.maxAge = maxAge
  }
}

/// The reason why there is no response.
package enum TransferError: Error, Hashable, Sendable {
  /// The calling task was cancelled, or the transport was shut down.
  case cancelled
  case failed(NetworkFailure)
}

/// The timeouts of a transfer.
package struct Timeouts: Hashable, Sendable {
  /// Until the connection is open, including its TLS handshake.
  package var connect: Duration = .seconds(5)
  /// From the start of the request to the first byte of the body, including connection and
  /// redirects: the longest time that a user waits for an unresponsive network.
  package var firstByte: Duration = .seconds(5)
  /// Between two pieces of the body.
  package var idle: Duration = .seconds(10)
  /// From the start of the request to the last byte.
  package var whole: Duration = .seconds(30)
}
