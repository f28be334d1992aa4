import Glibc
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import PokedexDomain

/// The route of a request, used to translate errors of the network layers into failures that the
/// user understands.
struct Route {
  let address: WebAddress
  let proxy: ProxyServer?
  /// Whether the connection was open, including the proxy's tunnel.
  let isConnected: Bool
  let limit: Int
  let timeouts: Timeouts

  func failure(_ error: any Error) -> TransferError {
    switch error {
    case let failure as NetworkFailure: return .failed(failure)
    case is CancellationError: return .cancelled
    default: break
    }
    if let reason = insecurity(error) { return .failed(.insecure(host: host, reason: reason)) }
    let failure = isConnected ? failureInTransfer(error) : failureToConnect(error)
    guard let proxy, !isConnected else { return .failed(failure) }
    return .failed(.proxy("\(proxy.name) \(Self.words(for: failure, error))"))
  }

  private var host: String { address.authority }

  private func failureInTransfer(_ error: any Error) -> NetworkFailure {
    switch error {
    case let late as ResponseTimeout: .timedOut(host: host, seconds: late.seconds)
    case NIOHTTPDecompression.DecompressionError.limit:
      .tooLarge(path: address.path, limit: limit)
    case let error as HTTPParserError where error.isOfWholeText: .notHTTP(host: host)
    default: .interrupted(host: host)
    }
  }

  private func failureToConnect(_ error: any Error) -> NetworkFailure {
    switch error {
    case let late as ResponseTimeout: .timedOut(host: host, seconds: late.seconds)
    case let error as NIOConnectionError: failure(of: error.connectionErrors.map(\.error))
    case is IOError: failure(of: [error])
    case is ChannelError: slowConnection
    case let error as HTTPParserError where error.isOfWholeText: .notHTTP(host: host)
    default: .interrupted(host: host)
    }
  }

  private var slowConnection: NetworkFailure {
    .timedOut(host: host, seconds: Int((timeouts.connect / .seconds(1)).rounded(.up)))
  }

  /// The failure that the errors of all connection attempts amount to. There is one attempt for
  /// each address of the host name, and none if the name has no address.
  private func failure(of attempts: [any Error]) -> NetworkFailure {
    let codes = attempts.compactMap { ($0 as? IOError)?.errnoCode }
    if codes.contains(ECONNREFUSED) { return .refused(host: host) }
    if codes.contains(ECONNRESET) { return .interrupted(host: host) }
    let isSlow = attempts.contains { $0 is ChannelError } || codes.contains(ETIMEDOUT)
    return isSlow ? slowConnection : .unreachable(host: host)
  }

  private static func words(for failure: NetworkFailure, _ error: any Error) -> String {
    switch (failure, error) {
    case (_, ProxyRefusal.proxyAuthenticationRequired()): "asks for a user name and password"
    case (_, ProxyRefusal.remoteConnectionClosed()): "breaks the connection"
    case (_, is ProxyRefusal): "will not open a connection to this host"
    case (.notHTTP, _): "does not speak HTTP"
    case (.refused, _): "refuses connections"
    case (.unreachable, _): "cannot be found"
    case (.timedOut, _): "does not answer"
    default: "breaks the connection"
    }
  }
}

extension Route {
  /// The reason why encryption failed, or `nil` for another kind of error.
  private func insecurity(_ error: any Error) -> String? {
    switch error {
    case is ForeignCertificate: return "its certificate is for another host"
    case NIOSSLError.handshakeFailed(let cause): return Self.words(for: cause)
    case let cause as BoringSSLError: return isConnected ? nil : Self.words(for: cause)
    case NIOSSLError.failedToLoadCertificate, NIOSSLError.noSuchFilesystemObject:
      return "the trusted certificates cannot be read"
    case is NIOSSLExtraError: return "the TLS handshake failed"
    default: return nil
    }
  }

  private static func words(for error: BoringSSLError) -> String? {
    let text = String(describing: error)
    if text.contains("EOF during handshake") { return nil }
    if text.contains("CERTIFICATE_VERIFY_FAILED") { return CertificateInspection.untrusted }
    if text.contains("WRONG_VERSION_NUMBER") { return "it does not use TLS" }
    if text.contains("PROTOCOL_VERSION") { return "its TLS version is too old" }
    return "the TLS handshake failed"
  }
}

extension HTTPParserError {
  /// Whether the response was not HTTP, as opposed to incomplete HTTP.
  fileprivate var isOfWholeText: Bool { self != .invalidEOFState && self != .closedConnection }
}

private typealias ProxyRefusal = NIOHTTP1ProxyConnectHandler.Error

/// Matches an error against a value of an error type that is not an enumeration.
private func ~= <Pattern: Error & Equatable>(pattern: Pattern, error: any Error) -> Bool {
  error as? Pattern == pattern
}
