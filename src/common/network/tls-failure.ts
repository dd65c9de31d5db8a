/** Why a connection could not be encrypted, in words that are the same for every code of one cause. */

const selfSigned = 'is self-signed';
const unknownIssuer = 'was not issued by an authority that this machine trusts';

/** What is said about a certificate, by the code of the error. */
const certificates: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownIssuer,
  CERT_UNTRUSTED: unknownIssuer,
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  CERT_REVOKED: 'was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
};

/** The other side answers, but both cannot agree on how to encrypt. */
const handshakes =
  /HANDSHAKE_FAILURE|NO_SHARED_CIPHER|NO_CIPHERS|PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|NO_PROTOCOLS_AVAILABLE|INSUFFICIENT_SECURITY/;

/** The other side speaks something else. */
const strangers = /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/;

/**
 * A sentence about `peer`, such as `The certificate of the server has expired`.
 * Returns `null` if the error has another cause: only before a connection is encrypted, nothing was sent over it.
 */
export function tlsFailure(error: unknown, peer: string): string | null {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code !== 'string') return cause instanceof Error ? tlsFailure(cause, peer) : null;
  if (Object.hasOwn(certificates, code)) return `The certificate of ${peer} ${certificates[code]}`;
  // Node.js names errors of OpenSSL like this. Others may come later, when something was sent.
  if (!code.startsWith('ERR_SSL_')) return null;
  if (handshakes.test(code)) return `There is no encryption that ${peer} and this machine both know`;
  return strangers.test(code) ? `The answer of ${peer} is not encrypted, as it has to be at this port` : null;
}
