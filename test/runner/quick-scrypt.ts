/**
 * scrypt intentionally takes a third of a second, and the tests hash and log in about a thousand times. The hash of a
 * demo password is the stored one, and other passwords do not match a fixture's user at any cost; other hashes in the
 * fixtures are derived with their stored cost, once. New passwords get the lowest cost of scrypt. So a hash that a test
 * creates is valid only in its own process.
 */
import { readFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { FixtureUser } from '../../mock-server/fixtures/records.ts';
import { within } from '../until.ts';

type Callback = (error: Error | null, key: Buffer) => void;
type Options = { readonly N?: number; readonly r?: number; readonly p?: number };
type Scrypt = (password: string, salt: Buffer, length: number, options: Options, done: Callback) => void;

const crypto = createRequire(import.meta.url)('node:crypto') as { scrypt: Scrypt };
const { scrypt } = crypto;
const [users = '', links = ''] = ['users', 'links'].map(name =>
  readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'),
);
const demoUsers: readonly FixtureUser[] = JSON.parse(users);
const known = new Map<string, Buffer>();
let atFullCost = false;

/** For a test about the hashing time: uses the real cost until the test has ended. */
export function hashAtFullCost(cleanup: (end: () => void) => void): void {
  atFullCost = true;
  cleanup(() => {
    atFullCost = false;
  });
}

/** Hashes that wait; `null`: none has to. */
let held: (() => void)[] | null = null;

/**
 * The responses to requests that are sent while no hash ends. The first response is of a request that found no place in
 * the queue; then hashing goes on.
 */
export async function sentWhileHashesWait<Response>(
  send: () => readonly Promise<Response>[],
): Promise<Response[]> {
  held = [];
  try {
    const sent = send();
    await within(Promise.race(sent), () => 'a response while no hash ends');
    return Promise.all(sent);
  } finally {
    const waiting = held;
    held = null;
    for (const start of waiting) start();
  }
}

/** The stored hash if this is the password of a demo user, zeros if it is another one; `null`: it must be derived. */
function demoHash(password: string, salt: string, length: number, { N, r, p }: Options): Buffer | null {
  const user = demoUsers.find(one => one.password?.salt === salt);
  if (user?.password == null) return null;
  const { cost, block_size, parallelization, hash } = user.password;
  const stored = Buffer.from(hash, 'base64url');
  if (N !== cost || r !== block_size || p !== parallelization || length !== stored.length) return null;
  return password === user.demo_password ? stored : Buffer.alloc(length);
}

const hash: Scrypt = (password, salt, length, options, done) => {
  const name = salt.toString('base64url');
  const isStored = users.includes(`"${name}"`) || links.includes(`"${name}"`);
  if (atFullCost || !isStored) {
    const dear = !atFullCost && (options.N ?? 0) >= 32_768;
    scrypt(password, salt, length, dear ? { ...options, N: 2 } : options, done);
    return;
  }
  const asked = JSON.stringify([password, name, length, options]);
  const key = demoHash(password, name, length, options) ?? known.get(asked);
  if (key !== undefined) {
    setImmediate(done, null, Buffer.from(key));
    return;
  }
  scrypt(password, salt, length, options, (error, fresh) => {
    if (error === null) known.set(asked, Buffer.from(fresh));
    done(error, fresh);
  });
};

crypto.scrypt = (...given) => {
  if (held === null) hash(...given);
  else held.push(() => hash(...given));
};
syncBuiltinESMExports();
