import ScreenSpecCompiler
import ScreenSpecDiagnostics

/// `path` as seen from `folder`; both are absolute.
package func relativePath(_ path: String, to folder: String) -> String {
    let (parts, folderParts) = (pathParts(path), pathParts(folder))
    let common = zip(parts, folderParts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folderParts.count - common)
    return (up + parts[common...]).joined(separator: "/")
}

extension ByteBuffer {
    /// A path as part of a URI: every byte but unreserved ones and `/` is percent-encoded (RFC 3986, section 2).
    mutating func append(percentEncoded path: String) {
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: append(byte)
            default: append("%\(hexadecimal(byte, digits: 2))" as String)
            }
        }
    }
}
