/**
 * The secret of an API key: `mk_`, or `mk_test_` in a test workspace, 32 base62 characters from a CSPRNG (190 bits), and
 * a 6-character base62 CRC-32 of the text before it, so that scanners and clients can detect typing errors.
 */
import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyModeOf, testPrefix } from '../common/key-mode.ts';
import type { Mode } from '../generated/types.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^mk_(?:test_)?[0-9A-Za-z]{38}$/;
const checksumLength = 6;

function checksum(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let position = 0; position < checksumLength; position += 1) {
    digits = alphabet.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

export const prefixOf = (mode: Mode): string => (mode === 'test' ? testPrefix : 'mk_');

/** Creates a secret. It is stored nowhere: show it once, and store {@link digestOf} it. */
export function generateSecret(prefix = 'mk_'): string {
  let body = prefix;
  for (let position = 0; position < 32; position += 1) body += alphabet.charAt(randomInt(62));
  return body + checksum(body);
}

/** Whether a text with our prefix (`mk_`, `mk_test_`) has the right length and checksum. */
export function isWellFormed(secret: string): boolean {
  return shape.test(secret) && secret.endsWith(checksum(secret.slice(0, -checksumLength)));
}

/** The stored digest of a secret, which is also used for look-ups: SHA-256 in lowercase hexadecimal. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** The hints to recognise a key: its first and last characters. */
export function hintsOf(secret: string): { prefix: string; last_four: string } {
  return { prefix: secret.slice(0, prefixOf(keyModeOf(secret)).length + 4), last_four: secret.slice(-4) };
}
