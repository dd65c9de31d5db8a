/** Passwords: scrypt with a salt each, and never more of them at once than the machine bears. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { PasswordHash } from './generated/types.ts';

/** OWASP's parameters of 2024 for scrypt: 32 MiB a hash. */
const parameters = { cost: 32_768, block_size: 8, parallelization: 3 } as const;
const hashLength = 32;
const longestPassword = 1_024;

/** Hashing fills a core: one is left to the requests that need none. */
const slots = Math.max(1, Math.min(2, availableParallelism() - 1));
const longestQueue = 8;

/** More passwords wait to be checked than is sensible: try again later. */
export class PasswordQueueFullError extends Error {
  override readonly name = 'PasswordQueueFullError';
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= slots) {
    if (waiting.length >= longestQueue) throw new PasswordQueueFullError('too many passwords at once');
    await new Promise<void>(resolve => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The slot goes to the next in line, or back.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function hashWith(
  password: string,
  salt: Buffer,
  { cost, block_size, parallelization }: typeof parameters | PasswordHash,
): Promise<Buffer> {
  const maxmem = 256 * block_size * (cost + parallelization);
  const options = { N: cost, r: block_size, p: parallelization, maxmem };
  return inTurn(() => derive(password.normalize('NFKC'), salt, hashLength, options));
}

/** What to store of a password. @throws PasswordQueueFullError */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await hashWith(password, salt, parameters);
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
 * scrypt refuses, as a host's own storage may hold one: `onBroken` is told. @throws PasswordQueueFullError
 */
export async function verifyPassword(
  password: string,
  stored: PasswordHash | null,
  onBroken: (error: Error) => void,
): Promise<boolean> {
  const tried = stored ?? nobody;
  const expected = Buffer.from(tried.hash, 'base64url');
  try {
    const given = await hashWith(
      password.slice(0, longestPassword),
      Buffer.from(tried.salt, 'base64url'),
      tried,
    );
    return expected.length === given.length && timingSafeEqual(expected, given);
  } catch (error) {
    if (error instanceof PasswordQueueFullError || tried === nobody) throw error;
    onBroken(
      new Error('a stored password cannot be computed: scrypt refuses its parameters', { cause: error }),
    );
    return verifyPassword(password, null, onBroken);
  }
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated({ cost, block_size, parallelization }: PasswordHash): boolean {
  return (
    cost !== parameters.cost ||
    block_size !== parameters.block_size ||
    parallelization !== parameters.parallelization
  );
}
