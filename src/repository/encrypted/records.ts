/** The secrets in stored records, encrypted and decrypted. Values that were stored as plain text are read as they are. */
import { isDeepStrictEqual } from 'node:util';
import { invalidParameters } from '../../common/errors.ts';
import { pointerStep } from '../../common/json-pointer.ts';
import { isPlainObject } from '../../common/plain-object.ts';
import type {
  AutomationEndpointRecord,
  AutomationVerification,
  InstanceRecord,
  WebhookEndpointRecord,
  WebhookSecret,
} from '../../generated/types.ts';
import { isEncrypted, type Keyring, type ValuePlace, WrongKeyError } from './keyring.ts';
import { unreadable, withFaults } from './unreadable.ts';

/** The record whose values are meant. */
export type EncryptedRecord = Omit<ValuePlace, 'field'>;

type Headers = WebhookEndpointRecord['headers'];
type Json = Readonly<Record<string, unknown>>;

/** Stands for a header that cannot be decrypted, as for one that somebody may not see. */
const mask = '***';

/** The only member of an encrypted object. */
const holder = 'encrypted';

const encryptedJson = (value: unknown): string | null => {
  if (!isPlainObject(value) || !isEncrypted(value[holder])) return null;
  return Object.keys(value).length === 1 ? value[holder] : null;
};

/** What is given would be taken for an encrypted value when it is read. */
const refuse = (pointer: string) =>
  invalidParameters({ pointer, reason: 'must not begin as an encrypted value does' });

const stepsOf = (...names: readonly string[]) => names.map(name => `/${pointerStep(name)}`).join('');

/** `keyring`: `null` without keys; then nothing is encrypted, and nothing that is can be read. */
export class SecretRecords {
  readonly #keyring: Keyring | null;
  /** What frozen members were decrypted to, by the record that they belong to. */
  readonly #opened = new WeakMap<object, { readonly of: string; readonly member: object }>();

  constructor(keyring: Keyring | null) {
    this.#keyring = keyring;
  }

  get hasKeys(): boolean {
    return this.#keyring !== null;
  }

  /** The text, encrypted with the key that encrypts now. @throws UnreadableSecretError */
  #renewed(text: string, place: EncryptedRecord, field: string): string {
    if (this.#keyring === null || this.#keyring.isCurrent(text)) return text;
    return this.#keyring.encrypt(this.open(text, place, field), { ...place, field });
  }

  #renewedJson(value: Json, place: EncryptedRecord, field: string): Json {
    if (Object.keys(value).length === 0) return value;
    const text = encryptedJson(value);
    const next = this.#renewed(text ?? JSON.stringify(value), place, field);
    return next === text ? value : { [holder]: next };
  }

  /** What replaces the secrets of a stored endpoint; `null`: the current key has encrypted them. @throws UnreadableSecretError */
  renewWebhook(workspaceId: string, { id, secrets, headers, config }: Readonly<WebhookEndpointRecord>) {
    const place: EncryptedRecord = { kind: 'webhook endpoint', workspaceId, recordId: id };
    const credentials = credentialsIn(config);
    const next = credentials && this.#renewedJson(credentials, place, 'config.credentials');
    const renewed = {
      secrets: secrets.map(one => ({ ...one, secret: this.#renewed(one.secret, place, 'secrets') })),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          this.#renewed(value, place, `headers.${name}`),
        ]),
      ),
    };
    if (next === credentials && isDeepStrictEqual(renewed, { secrets, headers: { ...headers } })) return null;
    return next === null ? renewed : { ...renewed, config: { ...config, credentials: next } };
  }

  renewInbound(workspaceId: string, { id, verification }: Readonly<AutomationEndpointRecord>) {
    if (verification === null) return null;
    const place: EncryptedRecord = { kind: 'inbound endpoint', workspaceId, recordId: id };
    const secret = this.#renewed(verification.secret, place, 'verification');
    return secret === verification.secret ? null : { verification: { ...verification, secret } };
  }

  renewInstance(workspaceId: string, { id, settings, memory }: Readonly<InstanceRecord>) {
    const place: EncryptedRecord = { kind: 'instance', workspaceId, recordId: id };
    const next = {
      settings: this.#renewedJson(settings, place, 'settings'),
      memory: memory === null ? null : this.#renewedJson(memory, place, 'memory'),
    };
    return next.settings === settings && next.memory === memory ? null : next;
  }

  /** @throws MarketplaceError 400 for a text that looks encrypted */
  seal(text: string, place: EncryptedRecord, field: string, pointer = stepsOf(field)): string {
    if (isEncrypted(text)) throw refuse(pointer);
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

  /** Opens a member once, if it cannot change. */
  #once<Member extends object>(
    member: Member,
    place: EncryptedRecord,
    field: string,
    open: () => Member,
  ): Member {
    if (!Object.isFrozen(member)) return open();
    // Equal texts of several rows may be one object: a value that was moved must be refused there.
    const of = `${place.kind} ${field} ${place.recordId} ${place.workspaceId}`;
    const known = this.#opened.get(member);
    if (known?.of === of) return known.member as Member;
    const opened = Object.freeze(open());
    this.#opened.set(member, { of, member: opened });
    return opened;
  }

  /** A member of a record whose text fails when it is used, if it cannot be decrypted. */
  #lazily<Member extends object>(
    member: Member & { readonly secret: string },
    place: EncryptedRecord,
    field: string,
    until: string | null,
  ): { readonly member: Member; readonly faults: Parameters<typeof withFaults>[1] } {
    try {
      return { member: { ...member, secret: this.open(member.secret, place, field) }, faults: [] };
    } catch (error) {
      const lazy = Object.defineProperty({ ...member }, 'secret', {
        enumerable: true,
        get: () => {
          throw error;
        },
      });
      return { member: lazy, faults: [{ error: error as ReturnType<typeof unreadable>, until }] };
    }
  }

  sealWebhook<Given extends Partial<Pick<WebhookEndpointRecord, 'headers' | 'secrets' | 'config'>>>(
    given: Given,
    place: EncryptedRecord,
  ): Given {
    const { headers, secrets, config } = given;
    const credentials = credentialsIn(config);
    return {
      ...given,
      ...(credentials === null
        ? {}
        : { config: { ...config, credentials: this.#sealJson(credentials, place, 'config.credentials') } }),
      ...(isPlainObject(headers) ? { headers: this.#sealHeaders(headers as Headers, place) } : {}),
      ...(Array.isArray(secrets)
        ? {
            secrets: secrets.map((one: WebhookSecret) => ({
              ...one,
              secret: this.seal(one.secret, place, 'secrets'),
            })),
          }
        : {}),
    };
  }

  #sealHeaders(headers: Headers, place: EncryptedRecord): Headers {
    const sealed = Object.entries(headers).map(([name, value]) => [
      name,
      this.seal(value, place, `headers.${name}`, stepsOf('headers', name)),
    ]);
    return Object.fromEntries(sealed);
  }

  openWebhook(record: Readonly<WebhookEndpointRecord>, workspaceId: string): Readonly<WebhookEndpointRecord> {
    const { secrets, headers, config } = record;
    const credentials = credentialsIn(config);
    const isSealed = credentials !== null && encryptedJson(credentials) !== null;
    const hasSecrets = Array.isArray(secrets) && secrets.some(one => isEncrypted(one?.secret));
    const hasHeaders = hasEncrypted(headers);
    if (!hasSecrets && !hasHeaders && !isSealed) return record;
    const place: EncryptedRecord = { kind: 'webhook endpoint', workspaceId, recordId: record.id };
    return sameAs(record, {
      ...record,
      secrets: hasSecrets
        ? this.#once(secrets, place, 'secrets', () => this.#openSecrets(secrets, place))
        : secrets,
      headers: hasHeaders
        ? this.#once(headers, place, 'headers', () => this.#openHeaders(headers, place))
        : headers,
      ...(isSealed && {
        config: { ...config, credentials: this.#openJson(credentials, place, 'config.credentials') },
      }),
    });
  }

  #openSecrets(secrets: readonly WebhookSecret[], place: EncryptedRecord): WebhookSecret[] {
    const opened = secrets.map(one => this.#lazily<WebhookSecret>(one, place, 'secrets', one.expires_at));
    return withFaults(
      opened.map(({ member }) => member),
      opened.flatMap(({ faults }) => faults),
    );
  }

  #openHeaders(headers: Headers, place: EncryptedRecord): Headers {
    const opened = Object.entries(headers).map(([name, value]) => {
      const { member, faults } = this.#lazily({ secret: value }, place, `headers.${name}`, null);
      return { name, value: faults.length > 0 ? mask : (member as { secret: string }).secret, faults };
    });
    return withFaults(
      Object.fromEntries(opened.map(({ name, value }) => [name, value])),
      opened.flatMap(({ faults }) => faults),
    );
  }

  sealInbound<Given extends Partial<Pick<AutomationEndpointRecord, 'verification'>>>(
    given: Given,
    place: EncryptedRecord,
  ): Given {
    const { verification } = given;
    if (!isPlainObject(verification)) return given;
    const secret = this.seal(verification.secret, place, 'verification', '/verification/secret');
    return { ...given, verification: { ...verification, secret } };
  }

  openInbound(
    record: Readonly<AutomationEndpointRecord>,
    workspaceId: string,
  ): Readonly<AutomationEndpointRecord> {
    const { verification } = record;
    if (!isPlainObject(verification) || !isEncrypted(verification.secret)) return record;
    const place: EncryptedRecord = { kind: 'inbound endpoint', workspaceId, recordId: record.id };
    const open = () => {
      const { member, faults } = this.#lazily<AutomationVerification>(
        verification,
        place,
        'verification',
        null,
      );
      return withFaults(member, faults);
    };
    return sameAs(record, { ...record, verification: this.#once(verification, place, 'verification', open) });
  }

  sealInstance<Given extends Partial<Pick<InstanceRecord, 'settings' | 'memory'>>>(
    given: Given,
    place: EncryptedRecord,
  ): Given {
    const sealed: { settings?: Json; memory?: Json } = {};
    for (const field of ['settings', 'memory'] as const) {
      const value: unknown = given[field];
      if (!isPlainObject(value)) continue;
      sealed[field] = this.#sealJson(value, place, field);
    }
    return { ...given, ...sealed };
  }

  #sealJson(value: Json, place: EncryptedRecord, field: string): Json {
    if (encryptedJson(value) !== null) throw refuse(stepsOf(field));
    // What is empty holds no secret, and most instances have no settings.
    if (this.#keyring === null || Object.keys(value).length === 0) return value;
    return { [holder]: this.#keyring.encrypt(JSON.stringify(value), { ...place, field }) };
  }

  openInstance(record: Readonly<InstanceRecord>, workspaceId: string): Readonly<InstanceRecord> {
    const { settings, memory } = record;
    if (encryptedJson(settings) === null && encryptedJson(memory) === null) return record;
    const place: EncryptedRecord = { kind: 'instance', workspaceId, recordId: record.id };
    return sameAs(record, {
      ...record,
      settings: this.#openJson(settings, place, 'settings') as InstanceRecord['settings'],
      memory: this.#openJson(memory, place, 'memory'),
    });
  }

  #openJson(
    value: InstanceRecord['memory'],
    place: EncryptedRecord,
    field: string,
  ): InstanceRecord['memory'] {
    const text = encryptedJson(value);
    if (value === null || text === null) return value;
    return this.#once(value, place, field, () => {
      const { member, faults } = this.#lazily({ secret: text }, place, field, null);
      return faults.length > 0
        ? withFaults({}, faults)
        : (JSON.parse((member as { secret: string }).secret) as object as Record<string, unknown>);
    });
  }
}

/** The secret settings of an endpoint whose events go to a destination. `null`: it has none. */
const credentialsIn = (config: WebhookEndpointRecord['config']): Json | null =>
  isPlainObject(config) && isPlainObject(config.destination) && isPlainObject(config.credentials)
    ? config.credentials
    : null;

function hasEncrypted(headers: Headers): boolean {
  for (const name in headers) if (isEncrypted(headers[name])) return true;
  return false;
}

/** A frozen record promises that it does not change, and so does its copy. */
const sameAs = <One extends object>(record: One, copy: One): One =>
  Object.isFrozen(record) ? Object.freeze(copy) : copy;
