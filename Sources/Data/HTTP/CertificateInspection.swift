import FoundationEssentials
import NIOCore
import NIOPosix
import NIOSSL

/// Asks a host for its certificate once more and looks what is wrong with it, for the encryption
/// library only says that it is not accepted. Nothing is sent to the host: the handshake ends when
/// the certificate has come.
struct CertificateInspection {
  static let untrusted = "its certificate is not from an authority that this system trusts"

  private let address: WebAddress
  private let loops: any EventLoopGroup
  private let timeouts: Timeouts

  init(_ address: WebAddress, _ loops: any EventLoopGroup, _ timeouts: Timeouts) {
    self.address = address
    self.loops = loops
    self.timeouts = timeouts
  }

  /// Nil where the certificate did not come or nothing is wrong with its dates.
  func reason() async -> String? {
    guard let certificate = try? await certificate() else { return nil }
    let now = Int(Date().timeIntervalSince1970)
    if certificate.notValidAfter < now { return "its certificate has expired" }
    if certificate.notValidBefore > now {
      return "its certificate is not valid yet; is this computer's clock right?"
    }
    return nil
  }

  private func certificate() async throws -> NIOSSLCertificate {
    let loop = loops.next()
    let found = loop.makePromise(of: NIOSSLCertificate.self)
    let alarm = loop.scheduleTask(in: TimeAmount(timeouts.connect)) {
      found.fail(ChannelError.connectTimeout(TimeAmount(timeouts.connect)))
    }
    defer { alarm.cancel() }
    do {
      let channel = try await connect(found)
      defer { channel.close(promise: nil) }
      channel.closeFuture.whenComplete { _ in found.fail(ChannelError.eof) }
      return try await found.futureResult.get()
    } catch {
      // A promise must be kept or broken, even when it is not waited for.
      found.fail(error)
      throw error
    }
  }

  private func connect(_ found: EventLoopPromise<NIOSSLCertificate>) async throws -> any Channel {
    let context = try NIOSSLContext(configuration: .makeClientConfiguration())
    let line = HTTPLine(to: address, through: nil)
    let name = line.certificateName
    return try await ClientBootstrap(group: loops)
      .connectTimeout(TimeAmount(timeouts.connect))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = try NIOSSLClientHandler(context: context, serverHostname: name) {
            chain, verdict in
            if let first = chain.first { found.succeed(first) }
            verdict.succeed(NIOSSLVerificationResult.failed)
          }
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .connect(to: line).get()
  }
}
