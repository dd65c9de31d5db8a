/** What the fixtures offer to a first visitor, as far as the data has it: keys, a purchase code, an item. */
import type { WholeRepository } from '../src/repository/index.ts';
import { digestOf } from '../src/secrets/key-format.ts';
import { type Fixtures, secretsOf } from './fixtures.ts';

export interface DemoUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface DemoKey {
  readonly alias: string;
  readonly secret: string;
  /** The name of its workspace. */
  readonly workspace: string;
  /** How many items it lists. */
  readonly items: number;
  /** When it stopped working, and why; `null` for a key that works. */
  readonly ended: { readonly how: 'expired' | 'revoked'; readonly at: string } | null;
}

export interface Demo {
  readonly keys: readonly DemoKey[];
  /** A valid purchase code, with the key that it is valid for. */
  readonly purchase: { readonly code: string; readonly key: DemoKey } | null;
  /** An item, with the key that reads it. */
  readonly item: { readonly id: number; readonly key: DemoKey } | null;
}

/** `now` is the clock of the mock. */
export async function demoOf(fixtures: Fixtures, repository: WholeRepository, now: number): Promise<Demo> {
  const keys: DemoKey[] = [];
  let [purchase, item]: [Demo['purchase'], Demo['item']] = [null, null];
  for (const [alias, secret] of Object.entries(secretsOf(fixtures))) {
    const found = await repository.keys.findByDigest(digestOf(secret));
    if (found === null) continue;
    const { workspaceId, key: record } = found;
    const { expires_at: expiresAt, revoked_at: revokedAt } = record;
    const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
    const { items, total } = await repository.items.list(workspaceId, { limit: 1 });
    const key: DemoKey = {
      alias,
      secret,
      workspace: (await repository.workspaces?.find(workspaceId))?.name ?? workspaceId,
      items: total,
      ended:
        revokedAt !== null
          ? { how: 'revoked', at: revokedAt }
          : isExpired
            ? { how: 'expired', at: expiresAt }
            : null,
    };
    keys.push(key);
    if (key.ended !== null) continue;
    if (item === null && items[0] !== undefined) item = { id: items[0].id, key };
    for (const { purchase_code: code } of purchase === null ? (fixtures.purchases[workspaceId] ?? []) : [])
      if (purchase === null && (await repository.purchases.findByCode(workspaceId, code)) !== null)
        purchase = { code, key };
  }
  return { keys, purchase, item };
}

/** What one needs to try the mock server. */
export interface DemoAccess {
  readonly users: readonly DemoUser[];
  /** The secret of a key, or `null` if the data contains none of the fixtures. */
  readonly key: string | null;
}

export const accessTo = async (fixtures: Fixtures, repository: WholeRepository): Promise<DemoAccess> => ({
  users: await usableUsers(fixtures, repository),
  key: Object.values(await usableKeys(fixtures, repository))[0] ?? null,
});

/** The fixture users that the data contains. */
export async function usableUsers({ users }: Fixtures, repository: WholeRepository): Promise<DemoUser[]> {
  const usable: DemoUser[] = [];
  for (const { id, email, name, demo_password: password } of users)
    if ((await repository.users.findByEmail(email))?.id === id) usable.push({ email, name, password });
  return usable;
}

/** The fixture keys that the data contains: data of an earlier run may come from other fixtures. */
export async function usableKeys(
  fixtures: Fixtures,
  { keys }: WholeRepository,
): Promise<Record<string, string>> {
  const usable: Record<string, string> = {};
  for (const [alias, secret] of Object.entries(secretsOf(fixtures)))
    if ((await keys.findByDigest(digestOf(secret))) !== null) usable[alias] = secret;
  return usable;
}
