/**
 * A repository that encrypts secrets before they are stored, and decrypts what it reads: over any storage. Without keys, it
 * lets nothing pass that others have encrypted.
 */
import { after } from '../../common/concurrency/awaitable.ts';
import type { HeldInstance, PartName, Parts } from '../index.ts';
import { type Method, type Methods, wrappedRepository } from '../wrapped.ts';
import { type EncryptedCollection, encryptedCollections } from './declared.ts';
import { Keyring, type SecretsOptions } from './keyring.ts';
import {
  type EncryptedMethods,
  type Encryption,
  encryptedMethods,
  type TellUnreadable,
  usable,
} from './methods.ts';
import { SecretRecords } from './records.ts';
import { webhookMethods } from './webhooks.ts';

/** Instances that can connect as they should. The lease of another one ends by itself, and it is told again then. */
const connectable =
  (encryption: Encryption, name: string): Method =>
  (...args) =>
    after(encryption.call(name, ...args), held =>
      usable(encryption, held as readonly HeldInstance[], () => {}),
    );

/** Methods that do something besides. */
const special: { readonly [Name in PartName]?: (encryption: Encryption) => EncryptedMethods } = {
  webhooks: webhookMethods,
  messaging: encryption => ({
    claimInstances: connectable(encryption, 'claimInstances'),
    renewInstances: connectable(encryption, 'renewInstances'),
  }),
};

const byPart = new Map<PartName, EncryptedCollection>(
  Object.values(encryptedCollections).map(collection => [collection.part, collection]),
);

/** Inherited by whatever wraps the repository, which must not be encrypted twice. */
const isEncryptedRepository = Symbol('is encrypted');

/** `secrets`: the option, which was checked. `undefined`: nothing is encrypted. */
export function encryptedRepository<Some extends Partial<Parts>>(
  repository: Some,
  secrets: SecretsOptions | undefined,
  tell: TellUnreadable = () => {},
): Some {
  if (isEncryptedRepository in repository) return repository;
  const keyring = secrets === undefined ? null : new Keyring(secrets);
  const methods = new Map<PartName, EncryptedMethods>();
  const methodsFor = (part: Methods, name: PartName): EncryptedMethods => {
    const known = methods.get(name);
    if (known !== undefined) return known;
    const collection = byPart.get(name) as EncryptedCollection;
    const encryption: Encryption = {
      collection,
      records: new SecretRecords(collection, keyring),
      call: (method, ...args) => (part[method] as Method)(...args),
      tell,
    };
    const made = { ...encryptedMethods(encryption), ...special[name]?.(encryption) };
    methods.set(name, made);
    return made;
  };
  const encrypted = wrappedRepository(
    repository,
    (part, partName, name) => methodsFor(part, partName)[name] ?? null,
    [...byPart.keys()],
  );
  return Object.defineProperty(encrypted, isEncryptedRepository, { value: true });
}
