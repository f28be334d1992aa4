import FoundationEssentials
import NIOSSL

/// Finds out what is wrong with a certificate that was not trusted: the encryption library says no
/// more than that.
enum CertificateInspection {
  static let untrusted = "its certificate is not from an authority that this system trusts"

  /// Nil where nothing is wrong with its dates.
  static func reason(_ certificate: NIOSSLCertificate) -> String? {
    let now = Int(Date().timeIntervalSince1970)
    if certificate.notValidAfter < now { return "its certificate has expired" }
    if certificate.notValidBefore > now {
      return "its certificate is not valid yet; is this computer's clock right?"
    }
    return nil
  }
}
