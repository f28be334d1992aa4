import Logging

/// Logs every request and its outcome.
package struct LoggedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let log: Logger

  package init(_ transport: any HTTPTransport, log: Logger) {
    self.transport = transport
    self.log = log
  }

  package func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let start = ContinuousClock.now
    do throws(TransferError) {
      let response = try await transport.get(request)
      log.debug(
        """
        GET \(request.address): \(response.status), \(response.body.count) bytes, \(since(start))
        """)
      return response
    } catch {
      switch error {
      case .cancelled: log.debug("GET \(request.address): given up, \(since(start))")
      case .failed(let failure):
        log.warning("GET \(request.address): \(failure), \(since(start))")
      }
      throw error
    }
  }

  private func since(_ start: ContinuousClock.Instant) -> String {
    "\((ContinuousClock.now - start) / .milliseconds(1)) ms"
  }
}
