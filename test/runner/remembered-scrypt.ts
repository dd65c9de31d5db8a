/**
 * scrypt takes a third of a second on purpose, and the tests log the same people in some hundred times: what it gave
 * for the same password, salt and parameters is remembered. It gives nothing else than it would.
 */
import { createHash } from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';

type Callback = (error: Error | null, key: Buffer) => void;
type Scrypt = (password: string, salt: Buffer, length: number, options: object, done: Callback) => void;

const crypto = createRequire(import.meta.url)('node:crypto') as { scrypt: Scrypt };
const { scrypt } = crypto;
const known = new Map<string, Buffer>();
let forgetful = false;

/** For a test about how long hashing takes: it is computed each time until the test has ended. */
export function hashEachTime(cleanup: (end: () => void) => void): void {
  forgetful = true;
  cleanup(() => {
    forgetful = false;
  });
}

crypto.scrypt = (password, salt, length, options, done) => {
  const asked = JSON.stringify([password, salt.toString('hex'), length, options]);
  const name = createHash('sha256').update(asked).digest('hex');
  const key = known.get(name);
  if (key !== undefined && !forgetful) {
    setImmediate(done, null, Buffer.from(key));
    return;
  }
  scrypt(password, salt, length, options, (error, fresh) => {
    if (error === null) known.set(name, Buffer.from(fresh));
    done(error, fresh);
  });
};
syncBuiltinESMExports();
