import FoundationEssentials
import NIOSSL

/// Determines why a certificate is not trusted; the TLS library does not report the reason.
enum CertificateInspection {
  static let untrusted = "its certificate is not from an authority that this system trusts"

  /// Returns the reason, or `nil` if the certificate's dates are valid.
  static func reason(_ certificate: NIOSSLCertificate) -> String? {
    let now = Int(Date().timeIntervalSince1970)
    if certificate.notValidAfter < now { return "its certificate has expired" }
    if certificate.notValidBefore > now {
      return "its certificate is not valid yet; is this computer's clock right?"
    }
    return nil
  }
}
