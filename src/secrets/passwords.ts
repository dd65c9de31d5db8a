/** Passwords: scrypt with a salt each, and never more of them at once than the machine bears. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { FairQueue, type Turn } from '../common/fair-queue.ts';
import type { PasswordHash } from '../generated/types.ts';

/** OWASP's parameters of 2024 for scrypt: 32 MiB a hash. */
const parameters = { cost: 32_768, block_size: 8, parallelization: 3 } as const;
const hashLength = 32;
/** Of a longer one, so many UTF-16 units count. */
const longestPassword = 1_024;
/** `cost * block_size * parallelization` of a stored hash: 1 GiB and some seconds, ten times what ours cost. */
const mostWork = 2 ** 23;

/** Hashing fills a core: one is left to the requests that need none. */
const slots = Math.max(1, Math.min(2, availableParallelism() - 1));

/** More passwords wait to be checked than is sensible: try again later. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError';
}

const queue = new FairQueue({
  slots,
  perShare: 8,
  perLine: 32,
  full: () => new PasswordQueueFullError('too many passwords at once'),
});

/** What a password is hashed for. */
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
  if (cost * block_size * parallelization > mostWork)
    throw new Error(`cost * block_size * parallelization is more than ${mostWork}`);
  const maxmem = 256 * block_size * (cost + parallelization);
  const options = { N: cost, r: block_size, p: parallelization, maxmem };
  // What is hashed is cut as what is compared with it: otherwise a longer password would never be right.
  const text = password.slice(0, longestPassword);
  return derive(text.normalize('NFKC'), salt, hashLength, options);
}

/** What to store of a password. @throws PasswordQueueFullError */
export async function hashPassword(password: string, turn: PasswordTurn = ofHost): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await queue.run(turn, () => compute(password, salt, parameters));
  return {
    scheme: 'scrypt',
    ...parameters,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
  };
}

/** Stands in for the hash of a user who does not exist, so that the answer takes as long. */
const nobody: PasswordHash = { scheme: 'scrypt', ...parameters, salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' };

/**
 * Whether a password is the one that was stored. `null` costs the same and is never right. So is a hash that
 * scrypt refuses, or that asks for more work than anybody may cause by logging in: `onBroken` is told. `begin` is called when the turn has
 * come, just before the work: what it throws stops it. @throws PasswordQueueFullError
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
      onBroken(new Error('a stored password cannot be computed: its parameters are refused', { cause }));
      return matches(nobody);
    }
  });
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated({ cost, block_size, parallelization }: PasswordHash): boolean {
  return (
    cost !== parameters.cost ||
    block_size !== parameters.block_size ||
    parallelization !== parameters.parallelization
  );
}
