/** Password hashing with scrypt and a salt each. The number of concurrent hashes is limited. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { FairQueue, type Turn } from '../common/concurrency/fair-queue.ts';
import { ExpectedError } from '../common/errors/expected-error.ts';
import type { PasswordHash } from '../generated/types.ts';

/** The scrypt parameters that OWASP recommended in 2024: 32 MiB per hash. */
const parameters = { cost: 32_768, block_size: 8, parallelization: 3 } as const;
const hashLength = 32;
/** Longer passwords are truncated to this number of UTF-16 units. */
const maxPasswordLength = 1_024;
/**
 * Maximum of `cost * block_size * parallelization` in a stored hash: 1 GiB and some seconds, ten times our own cost.
 */
const maxWork = 2 ** 23;

/** Hashing uses a whole core, so one core stays free for other requests. */
const slots = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The queue of waiting passwords is full; try again later. */
export class PasswordQueueFullError extends ExpectedError {
  override readonly name = 'PasswordQueueFullError';
}

const queue = new FairQueue({
  slots,
  perShare: 8,
  perLine: 32,
  full: () => new PasswordQueueFullError('too many passwords are being hashed at once'),
});

/** The purpose of a hash. */
export interface PasswordTurn extends Turn {
  readonly line: 'log-ins' | 'link forms' | 'links' | 'host';
}

const ofHost: PasswordTurn = { line: 'host', share: '' };

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

async function compute(
  password: string,
  salt: Buffer,
  { cost, block_size, parallelization }: typeof parameters | PasswordHash,
): Promise<Buffer> {
  if (cost * block_size * parallelization > maxWork)
    throw new Error(`cost * block_size * parallelization is more than ${maxWork}`);
  const maxmem = 256 * block_size * (cost + parallelization);
  const options = { N: cost, r: block_size, p: parallelization, maxmem };
  // Truncates the password before hashing, as the comparison does; otherwise a longer password would never match.
  const text = password.slice(0, maxPasswordLength);
  return derive(text.normalize('NFKC'), salt, hashLength, options);
}

/** Creates the hash to store. @throws TypeError for an empty password, PasswordQueueFullError */
export async function hashPassword(password: string, turn: PasswordTurn = ofHost): Promise<PasswordHash> {
  if (typeof password !== 'string' || password === '')
    throw new TypeError('hashPassword: password must be a non-empty string');
  const salt = randomBytes(16);
  const hash = await queue.run(turn, () => compute(password, salt, parameters));
  return {
    scheme: 'scrypt',
    ...parameters,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
  };
}

/** Replaces the hash of an unknown user, so that the response takes the same time. */
const nobody: PasswordHash = { scheme: 'scrypt', ...parameters, salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' };

/**
 * Whether a password matches a stored hash. `null` costs the same time and never matches. A hash that scrypt rejects,
 * or that requires more work than a login may cause, never matches either, and `onBroken` is called. `begin` is called
 * just before the work; if it throws, the work is not done. @throws PasswordQueueFullError
 */
export async function verifyPassword(
  password: string,
  stored: PasswordHash | null,
  { begin, ...turn }: PasswordTurn & { readonly begin: () => Promise<void> },
  onBroken: (error: Error) => void,
): Promise<boolean> {
  const matches = async (known: PasswordHash) => {
    const expected = Buffer.from(known.hash, 'base64url');
    const given = await compute(password, Buffer.from(known.salt, 'base64url'), known);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return queue.run(turn, async () => {
    await begin();
    if (stored === null) return matches(nobody);
    try {
      return await matches(stored);
    } catch (cause) {
      onBroken(new Error('the parameters of a stored password hash are not allowed', { cause }));
      return matches(nobody);
    }
  });
}

/** Whether a hash was created with parameters other than today's. */
export function needsRehash({ cost, block_size, parallelization }: PasswordHash): boolean {
  return (
    cost !== parameters.cost ||
    block_size !== parameters.block_size ||
    parallelization !== parameters.parallelization
  );
}
