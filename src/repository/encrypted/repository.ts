/**
 * A repository that encrypts secrets before they are stored, and decrypts what it reads: over any storage. Without keys, it
 * lets nothing pass that others have encrypted.
 */
import type { PartName, Parts } from '../parts.ts';
import { type Method, type Methods, wrappedRepository } from '../wrapped.ts';
import type { CallPart, EncryptedMethods, TellUnreadable } from './calls.ts';
import { inboundMethods } from './inbound.ts';
import { instanceMethods } from './instances.ts';
import { Keyring, type SecretsOptions } from './keyring.ts';
import { SecretRecords } from './records.ts';
import { webhookMethods } from './webhooks.ts';

const byPart: {
  readonly [Name in PartName]?: (
    call: CallPart,
    records: SecretRecords,
    tell: TellUnreadable,
  ) => EncryptedMethods;
} = { webhooks: webhookMethods, automation: inboundMethods, messaging: instanceMethods };

/** Inherited by whatever wraps the repository, which must not be encrypted twice. */
const isEncryptedRepository = Symbol('is encrypted');

/** `secrets`: the option, which was checked. `undefined`: nothing is encrypted. */
export function encryptedRepository<Some extends Partial<Parts>>(
  repository: Some,
  secrets: SecretsOptions | undefined,
  tell: TellUnreadable = () => {},
): Some {
  if (isEncryptedRepository in repository) return repository;
  const records = new SecretRecords(secrets === undefined ? null : new Keyring(secrets));
  const methods = new Map<PartName, EncryptedMethods>();
  const methodsFor = (part: Methods, partName: PartName): EncryptedMethods => {
    const known = methods.get(partName);
    if (known !== undefined) return known;
    const call: CallPart = (name, ...args) => (part[name] as Method)(...args);
    const made = byPart[partName]?.(call, records, tell) ?? {};
    methods.set(partName, made);
    return made;
  };
  const encrypted = wrappedRepository(
    repository,
    (part, partName, name) => methodsFor(part, partName)[name] ?? null,
    Object.keys(byPart) as PartName[],
  );
  return Object.defineProperty(encrypted, isEncryptedRepository, { value: true });
}
