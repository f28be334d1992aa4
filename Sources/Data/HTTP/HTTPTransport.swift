import PokedexDomain

/// Something that fetches what is at an address.
///
/// When the calling task is cancelled, the transfer is given up and its connection closed, and
/// ``TransferError/cancelled`` is thrown: with typed errors that takes the place of
/// `CancellationError`.
package protocol HTTPTransport: Sendable {
  func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse
}

/// What to fetch. Two requests that are equal have the same answer.
package struct HTTPRequest: Hashable, Sendable {
  package let address: WebAddress
  /// The most bytes that the body may have, unpacked.
  package let limit: Int
  /// The mark of the copy that is at hand: the server then says whether that is still good.
  package let etag: String?

  package init(_ address: WebAddress, limit: Int, etag: String? = nil) {
    self.address = address
    self.limit = limit
    self.etag = etag
  }
}

/// A good answer.
package struct HTTPResponse: Hashable, Sendable {
  /// 200, or 304 where the copy named by the request's mark is still good.
  package let status: Int
  /// Unpacked; empty with 304.
  package let body: [UInt8]
  /// Such as `application/json`, in lower case and without parameters.
  package let contentType: String?
  /// The mark to ask with next time; at most 256 visible characters, or it is left out.
  package let etag: String?
  /// For how many seconds the answer is good without asking again.
  package let maxAge: Int?

  /// For how many seconds nobody needs to ask again: a day where the server says nothing of it.
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

/// Why there is no answer.
package enum TransferError: Error, Hashable, Sendable {
  /// The task that asked was cancelled, or the transport was shut down.
  case cancelled
  case failed(NetworkFailure)
}

/// How long a transfer may take.
package struct Timeouts: Hashable, Sendable {
  /// Until there is a connection, its encryption included.
  package var connect: Duration
  /// From the start of the request, connecting and redirects included, until the first byte of the
  /// body: this is how long somebody in front of a hanging network is left in doubt.
  package var firstByte: Duration
  /// Between two pieces of the body.
  package var idle: Duration
  /// From the start until the last byte.
  package var whole: Duration

  package init(
    connect: Duration = .seconds(5), firstByte: Duration = .seconds(5),
    idle: Duration = .seconds(10), whole: Duration = .seconds(30)
  ) {
    self.connect = connect
    self.firstByte = firstByte
    self.idle = idle
    self.whole = whole
  }
}
