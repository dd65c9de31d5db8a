/** Encrypts all stored secrets with the current key: after that, the keys before it are not needed any more. */

import { defined } from '../../common/defined.ts';
import { safeCallback } from '../../common/errors/safe-callback.ts';
import { type Checks, checkOptions, isFunction, needOption } from '../../common/options/check-options.ts';
import { isRepository } from '../check.ts';
import type { Awaitable, Parts, RecordPosition, Repository, RewritePage, Rewritten } from '../index.ts';
import { encryptedCollections } from './declared.ts';
import { complaintAboutSecrets, Keyring, type SecretsOptions } from './keyring.ts';
import { SecretRecords } from './records.ts';
import { UnreadableSecretError } from './unreadable.ts';

export interface RotateSecretsOptions {
  /** The storage, as for `createMarketplace`. */
  readonly repository: Repository;
  /** The keys, as for `createMarketplace`: the first one encrypts. */
  readonly secrets: SecretsOptions;
  /** Called with an `UnreadableSecretError` for each record that no key can decrypt. It stays as it is. @default nothing */
  readonly onError?: (error: unknown) => void;
}

export interface RotatedSecrets {
  /** How many records were encrypted. The others were already, or have no secrets. */
  readonly rewritten: number;
  /** How many records could not be decrypted. As long as there are any, keep all keys. */
  readonly unreadable: number;
}

const checks: Checks<RotateSecretsOptions> = {
  repository: isRepository,
  secrets: complaintAboutSecrets,
  onError: isFunction,
};

type Renew = (workspaceId: string, record: { readonly id: string }) => object | null;

/** Records that are looked at together. */
const limit = 100;

/**
 * Encrypts all stored secrets with the first key: those that an earlier key has encrypted, and those that are plain text.
 * Call it when all processes have the option `secrets` with this key in front. It works record by record beside everything
 * else, and anyone who stops it calls it again: what is done already is not done twice.
 * @throws TypeError that names an invalid option, or a part of the repository without `rewriteSecrets`
 * @example
 * const { unreadable } = await rotateSecrets({ repository, secrets: { keys: [newKey, oldKey] } });
 */
export async function rotateSecrets(given: RotateSecretsOptions): Promise<RotatedSecrets> {
  const options = checkOptions('rotateSecrets', given, checks);
  needOption('rotateSecrets', 'repository', options.repository);
  needOption('rotateSecrets', 'secrets', options.secrets);
  const keyring = new Keyring(options.secrets);
  const onError = safeCallback(options.onError ?? (() => {}));
  /** Each is reported once: a storage may call twice for a record. */
  const unreadable = new Set<string>();
  const passes = Object.values(encryptedCollections).flatMap(collection => {
    const part = options.repository[collection.part] as Partial<Parts[typeof collection.part]> | undefined;
    if (part == null) return [];
    if (part.rewriteSecrets === undefined)
      throw new TypeError(`rotateSecrets: repository.${collection.part} has no method rewriteSecrets`);
    const records = new SecretRecords(collection, keyring);
    const renew: Renew = (workspaceId, record) => {
      try {
        return records.renew(workspaceId, record);
      } catch (error) {
        if (!(error instanceof UnreadableSecretError)) throw error;
        if (!unreadable.has(error.message)) onError(error);
        unreadable.add(error.message);
        return null;
      }
    };
    const rewrite = part.rewriteSecrets.bind(part) as (
      renew: Renew,
      page: RewritePage,
    ) => Awaitable<Rewritten>;
    return [(page: RewritePage) => rewrite(renew, page)];
  });
  let rewritten = 0;
  for (const pass of passes) {
    let after: RecordPosition | undefined;
    do {
      const page = await pass({ limit, ...defined({ after }) });
      rewritten += page.changed;
      after = page.next ?? undefined;
    } while (after !== undefined);
  }
  return { rewritten, unreadable: unreadable.size };
}
