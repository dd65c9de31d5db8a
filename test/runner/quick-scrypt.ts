/**
 * scrypt intentionally takes a third of a second, and the tests hash and log in about a thousand times. Hashes in the
 * fixtures are derived with their stored cost, once; new passwords get the lowest cost of scrypt. So a hash that a test
 * creates is valid only in its own process.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

type Callback = (error: Error | null, key: Buffer) => void;
type Options = { readonly N?: number };
type Scrypt = (password: string, salt: Buffer, length: number, options: Options, done: Callback) => void;

const crypto = createRequire(import.meta.url)('node:crypto') as { scrypt: Scrypt };
const { scrypt } = crypto;
const fixtures = ['users', 'links']
  .map(name => readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'))
  .join();
const known = new Map<string, Buffer>();
let atFullCost = false;

/** For a test about the hashing time: uses the real cost until the test has ended. */
export function hashAtFullCost(cleanup: (end: () => void) => void): void {
  atFullCost = true;
  cleanup(() => {
    atFullCost = false;
  });
}

crypto.scrypt = (password, salt, length, options, done) => {
  const stored = fixtures.includes(`"${salt.toString('base64url')}"`);
  if (atFullCost || !stored) {
    const dear = !atFullCost && (options.N ?? 0) >= 32_768;
    scrypt(password, salt, length, dear ? { ...options, N: 2 } : options, done);
    return;
  }
  const asked = JSON.stringify([password, salt.toString('hex'), length, options]);
  const name = createHash('sha256').update(asked).digest('hex');
  const key = known.get(name);
  if (key !== undefined) {
    setImmediate(done, null, Buffer.from(key));
    return;
  }
  scrypt(password, salt, length, options, (error, fresh) => {
    if (error === null) known.set(name, Buffer.from(fresh));
    done(error, fresh);
  });
};
syncBuiltinESMExports();
