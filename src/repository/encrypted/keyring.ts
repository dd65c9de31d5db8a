/** The option `secrets`: the keys of the host with which values are encrypted before they are stored. */
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { types } from 'node:util';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { complaintAboutUnknown } from '../../common/options/check-options.ts';

/** A key of the host. */
export interface SecretKey {
  /** Stored with each value that the key encrypts: 1 to 32 letters, digits, _ and -. It is no secret. */
  readonly id: string;
  /** Exactly 32 random bytes: as base64, as hexadecimal, or as a Buffer. */
  readonly key: string | Uint8Array;
}

/** Keys for the secrets that are stored: those of webhooks, inbound endpoints and messaging. */
export interface SecretsOptions {
  /** The first key encrypts. All of them decrypt, so that a key can be replaced by another one. */
  readonly keys: readonly SecretKey[];
}

/** Where a value is stored. Only there can it be decrypted again, so these names never change. */
export interface ValuePlace {
  readonly kind: string;
  readonly workspaceId: string;
  readonly recordId: string;
  readonly field: string;
}

const algorithm = 'aes-256-gcm';
const keyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const prefix = 'enc:v1:';

/** Whether a stored text is encrypted, also by a later version. Nothing that is given to be stored may begin so. */
export const isEncrypted = (text: unknown): text is string =>
  // Most texts are not: this is done for each delivery.
  typeof text === 'string' && text.startsWith('enc:v') && /^enc:v\d+:/.test(text);

/** The bytes of a key, or `null` unless they are exactly 32. */
function bytesOf(key: unknown): Buffer | null {
  if (types.isUint8Array(key)) return key.length === keyLength ? Buffer.from(key) : null;
  if (typeof key !== 'string') return null;
  if (/^[0-9a-f]{64}$/i.test(key)) return Buffer.from(key, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(key) ? Buffer.from(key, 'base64') : null;
}

/** What is wrong with the option, without any key, or `null`. */
export function complaintAboutSecrets(value: unknown): string | null {
  if (!isPlainObject(value)) return 'must be an object with keys';
  const unknown = complaintAboutUnknown('member', value, { keys: true });
  if (unknown !== null) return unknown;
  const { keys } = value;
  if (!Array.isArray(keys) || keys.length === 0) return 'needs keys as a list of { id, key }';
  const ids = new Set<unknown>();
  for (const [index, one] of keys.entries()) {
    const place = `keys[${index}]`;
    if (!isPlainObject(one)) return `needs ${place} as { id, key }`;
    const other = complaintAboutUnknown('member', one, { id: true, key: true });
    if (other !== null) return `${other} in ${place}`;
    if (typeof one.id !== 'string' || !/^[A-Za-z0-9_-]{1,32}$/.test(one.id))
      return `needs ${place}.id as 1 to 32 letters, digits, _ and -`;
    if (ids.has(one.id)) return `has two keys with the id ${one.id}`;
    ids.add(one.id);
    if (bytesOf(one.key) === null)
      return `needs ${place}.key (${one.id}) as exactly ${keyLength} bytes: base64, hexadecimal or a Buffer`;
  }
  return null;
}

/** Why a value cannot be decrypted, as the end of a sentence. */
export class WrongKeyError extends Error {}

const boundTo = ({ kind, workspaceId, recordId, field }: ValuePlace, keyId: string) =>
  Buffer.from(JSON.stringify([kind, workspaceId, recordId, field, keyId]));

export class Keyring {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #first: string;

  /** `options` were checked. */
  constructor({ keys }: SecretsOptions) {
    this.#keys = new Map(keys.map(({ id, key }) => [id, createSecretKey(bytesOf(key) as Buffer)]));
    this.#first = keys[0]?.id ?? '';
  }

  /** Whether a text was encrypted with the key that encrypts now. */
  isCurrent(text: string): boolean {
    return text.startsWith(`${prefix}${this.#first}:`);
  }

  encrypt(text: string, place: ValuePlace): string {
    const nonce = randomBytes(nonceLength);
    const key = this.#keys.get(this.#first) as KeyObject;
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundTo(place, this.#first));
    const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${prefix}${this.#first}:${bytes.toString('base64url')}`;
  }

  /** @throws WrongKeyError */
  decrypt(text: string, place: ValuePlace): string {
    const [, id, encoded] = /^enc:v1:([A-Za-z0-9_-]+):([A-Za-z0-9_-]+)$/.exec(text) ?? [];
    if (id === undefined || encoded === undefined)
      throw new WrongKeyError('it was cut off, or a later version has encrypted it');
    const key = this.#keys.get(id);
    if (key === undefined) throw new WrongKeyError(`the option secrets has no key with the id ${id}`);
    const bytes = Buffer.from(encoded, 'base64url');
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(boundTo(place, id)).setAuthTag(bytes.subarray(-tagLength));
      const plain = decipher.update(bytes.subarray(nonceLength, -tagLength));
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    } catch {
      throw new WrongKeyError(
        `it was changed, it was stored for another record, or the key ${id} is another one than it was`,
      );
    }
  }
}
