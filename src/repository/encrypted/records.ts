/**
 * The secrets in the records of a collection, encrypted and decrypted. Values that were stored as plain text are read as they
 * are.
 */

import { invalidParameters } from '../../common/errors/errors.ts';
import { pointerStep } from '../../common/json/json-pointer.ts';
import { isPlainObject } from '../../common/json/plain-object.ts';
import { changedAt } from '../../common/time/changed-at.ts';
import type { EncryptedCollection } from './declared.ts';
import { isEncrypted, type Keyring, type ValuePlace, WrongKeyError } from './keyring.ts';
import {
  faultIn,
  type UnreadableSecretError,
  type UnreadableValue,
  unreadable,
  withFaults,
} from './unreadable.ts';

/** The record whose values are meant. */
export type EncryptedRecord = Omit<ValuePlace, 'field'>;

interface Identified {
  readonly id: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Where secrets are in a record. */
interface SecretField {
  /** The whole path. */
  readonly path: readonly string[];
  /** The path to the member that holds texts, or that is encrypted as a whole. */
  readonly member: readonly string[];
  /** The path from there to the texts. */
  readonly texts: readonly string[];
}

function fieldAt(text: string): SecretField {
  const path = text.split('.');
  const end = path.findIndex(step => step === '*' || step === 'secret');
  const member = end === -1 ? path : path.slice(0, end);
  return { path, member, texts: path.slice(member.length) };
}

/** Why a record that was opened cannot be used as a whole, or `null`. */
export const unreadableIn = (
  { paths }: Pick<EncryptedCollection, 'paths'>,
  record: object | null,
): UnreadableSecretError | null =>
  faultIn(
    ...paths.map(path =>
      fieldAt(path).member.reduce<unknown>(
        (value, step) => (value as Json | null | undefined)?.[step],
        record,
      ),
    ),
  );

/** What a value is called: texts in an object have names of their own, and a list has one name. */
const fieldName = ({ member, texts }: SecretField, name: string | undefined): string =>
  [...member, ...(texts.at(-1) === '*' ? [name] : [])].join('.');

/** Stands for a header that cannot be decrypted, as for one that somebody may not see. */
const mask = '***';

/** The only member of an encrypted object. */
const holder = 'encrypted';

/** The encrypted text that a value is, or that an encrypted object holds. */
function encryptedText(value: unknown): string | null {
  if (isEncrypted(value)) return value;
  if (!isPlainObject(value) || !isEncrypted(value[holder])) return null;
  return Object.keys(value).length === 1 ? value[holder] : null;
}

/** This is asked for each delivery. */
function hasEncrypted(value: unknown, path: readonly string[], at = 0): boolean {
  const step = path[at];
  if (step === undefined) return encryptedText(value) !== null;
  if (typeof value !== 'object' || value === null) return false;
  if (step !== '*') return hasEncrypted((value as Json)[step], path, at + 1);
  for (const name in value) if (hasEncrypted((value as Json)[name], path, at + 1)) return true;
  return false;
}

/** `keyring`: `null` without keys; then nothing is encrypted, and nothing that is can be read. */
export class SecretRecords {
  readonly #kind: ValuePlace['kind'];
  readonly #fields: readonly SecretField[];
  readonly #keyring: Keyring | null;
  /** What frozen members were decrypted to, by the record that they belong to. */
  readonly #opened = new WeakMap<object, { readonly of: string; readonly member: Json }>();

  constructor({ kind, paths }: Pick<EncryptedCollection, 'kind' | 'paths'>, keyring: Keyring | null) {
    this.#kind = kind;
    this.#fields = paths.map(fieldAt);
    this.#keyring = keyring;
  }

  get hasKeys(): boolean {
    return this.#keyring !== null;
  }

  placeOf(workspaceId: string, recordId: string): EncryptedRecord {
    return { kind: this.#kind, workspaceId, recordId };
  }

  /** Changes each text, and the JSON of each object that is encrypted as a whole. What is empty holds no secret. */
  #changed<Given extends object>(
    given: Given,
    change: (text: string, field: string, pointer: string) => string,
  ): Given {
    return this.#fields.reduce<Given>((record, field) => {
      const changeValue = (value: unknown, names: readonly string[]): unknown => {
        const isText = typeof value === 'string';
        if (!isText && (!isPlainObject(value) || Object.keys(value).length === 0)) return value;
        const text = encryptedText(value) ?? (isText ? value : JSON.stringify(value));
        const pointer = names.map(name => `/${pointerStep(name)}`).join('');
        const next = change(text, fieldName(field, names.at(-1)), pointer);
        if (next === text) return value;
        return isText ? next : { [holder]: next };
      };
      return changedAt(record, field.path, changeValue) as Given;
    }, given);
  }

  /** What replaces the secrets of a stored record; `null`: the current key has encrypted them. @throws UnreadableSecretError */
  renew<Stored extends Identified>(workspaceId: string, record: Stored): Partial<Stored> | null {
    const keyring = this.#keyring;
    if (keyring === null) return null;
    const place = this.placeOf(workspaceId, record.id);
    const renewed = this.#changed(record, (text, field) =>
      keyring.isCurrent(text) ? text : keyring.encrypt(this.open(text, place, field), { ...place, field }),
    );
    const members = this.#fields.map(({ path: [name = ''] }) => name as keyof Stored);
    const changed = members.filter(name => renewed[name] !== record[name]);
    return changed.length === 0
      ? null
      : (Object.fromEntries(members.map(name => [name, renewed[name]])) as Partial<Stored>);
  }

  /** A record, or a change of it. @throws MarketplaceError 400 for a text that looks encrypted */
  seal<Given extends object>(given: Given, place: EncryptedRecord): Given {
    return this.#changed(given, (text, field, pointer) => this.sealText(text, place, field, pointer));
  }

  sealText(text: string, place: EncryptedRecord, field: string, pointer = `/${field}`): string {
    if (isEncrypted(text))
      // It would be taken for an encrypted value when it is read.
      throw invalidParameters({ pointer, reason: 'must not begin as an encrypted value does' });
    return this.#keyring === null ? text : this.#keyring.encrypt(text, { ...place, field });
  }

  /** @throws UnreadableSecretError */
  open(text: string, place: EncryptedRecord, field: string): string {
    if (!isEncrypted(text)) return text;
    const whole = { ...place, field };
    try {
      if (this.#keyring === null) throw new WrongKeyError('this process has no option secrets');
      return this.#keyring.decrypt(text, whole);
    } catch (error) {
      if (error instanceof WrongKeyError) throw unreadable(whole, error.message);
      throw error;
    }
  }

  /** The record with its secrets. What cannot be decrypted fails where it is used: see {@link unreadableIn}. */
  openRecord<Stored extends Identified>(record: Stored, workspaceId: string): Stored {
    const sealed = this.#fields.filter(({ path }) => hasEncrypted(record, path));
    if (sealed.length === 0) return record;
    const place = this.placeOf(workspaceId, record.id);
    const opened = sealed.reduce<Stored>(
      (one, field) =>
        changedAt(one, field.member, member => this.#openMember(member as Json, place, field)) as Stored,
      record,
    );
    // A frozen record promises that it does not change, and so does its copy.
    return Object.isFrozen(record) ? Object.freeze(opened) : opened;
  }

  /** Opens a member once, if it cannot change. */
  #openMember(member: Json, place: EncryptedRecord, field: SecretField): Json {
    if (!Object.isFrozen(member)) return this.#openValues(member, place, field);
    // Equal texts of several rows may be one object: a value that was moved must be refused there.
    const of = `${field.path.join('.')} ${place.recordId} ${place.workspaceId}`;
    const known = this.#opened.get(member);
    if (known?.of === of) return known.member;
    const opened = Object.freeze(this.#openValues(member, place, field));
    this.#opened.set(member, { of, member: opened });
    return opened;
  }

  #openValues(member: Json, place: EncryptedRecord, field: SecretField): Json {
    const faults: UnreadableValue[] = [];
    const last = field.texts.at(-1);
    const openTexts = (texts: unknown): unknown => {
      const opened = { ...(texts as Json) };
      for (const name of last === '*' ? Object.keys(opened) : [last as string])
        try {
          opened[name] = this.open(opened[name] as string, place, fieldName(field, name));
        } catch (error) {
          const fault: UnreadableValue = { error: error as UnreadableSecretError };
          const fail = () => {
            throw error;
          };
          faults.push(last === '*' ? fault : { ...fault, until: opened.expires_at as string | undefined });
          Object.defineProperty(opened, name, last === '*' ? { value: mask } : { get: fail });
        }
      return opened;
    };
    if (last !== undefined)
      return withFaults(changedAt(member, field.texts.slice(0, -1), openTexts) as Json, faults);
    try {
      return JSON.parse(this.open(encryptedText(member) as string, place, fieldName(field, undefined)));
    } catch (error) {
      return withFaults({}, [{ error: error as UnreadableSecretError }]);
    }
  }
}
