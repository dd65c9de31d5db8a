/** Digests and random values at once, as Node.js has them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';

type Input = string | Uint8Array;

const functions = { sha1, sha256 };
const bytesOf = (data: Input): Uint8Array => (typeof data === 'string' ? Buffer.from(data) : data);
const functionOf = (name: string) => functions[name as keyof typeof functions];

class Digest {
  readonly #state: { update(data: Uint8Array): unknown; digest(): Uint8Array };

  constructor(state: { update(data: Uint8Array): unknown; digest(): Uint8Array }) {
    this.#state = state;
  }

  update(data: Input): this {
    this.#state.update(bytesOf(data));
    return this;
  }

  digest(encoding?: BufferEncoding): string | Buffer {
    const bytes = Buffer.from(this.#state.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export const createHash = (name: string) => new Digest(functionOf(name).create());
export const createHmac = (name: string, key: Input) =>
  new Digest(hmac.create(functionOf(name), bytesOf(key)));
export const hash = (name: string, data: Input, encoding: BufferEncoding = 'hex') =>
  createHash(name).update(data).digest(encoding);
export const randomBytes = (size: number): Buffer =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
export const randomInt = (least: number, most?: number): number => {
  const [from, to] = most === undefined ? [0, least] : [least, most];
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return from + (random % (to - from));
};
/** Also where a page has no secure origin. */
export const randomUUID = (): string => {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
/** Nobody measures the time in a browser of one's own. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const missing = (name: string) => () => {
  throw new Error(`${name} is not part of the mock server for browsers`);
};
export const scrypt = missing('scrypt');
export const createCipheriv = missing('createCipheriv');
export const createDecipheriv = missing('createDecipheriv');
export const createSecretKey = missing('createSecretKey');
export default { createHash, createHmac, randomBytes, timingSafeEqual };
