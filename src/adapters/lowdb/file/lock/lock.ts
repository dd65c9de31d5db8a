/**
 * One process a data file: a lock file beside it that names its holder, and changes every second as a sign of life.
 *
 * A lock is taken over from a process that is gone. Where a number of a process says nothing, in another container or
 * on another machine, it is one that has given no sign of life for a while: not by any clock of two machines, but
 * watched for as long. Such a process may only have slept. It finds out before it writes: it looks at the lock
 * between making its temporary file and renaming that, and who takes a lock over then removes all temporary files, so
 * that a rename of somebody who slept between the two has nothing left to rename.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, lstatSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { RepositoryUnavailableError } from '../../../../repository/index.ts';
import { realFile } from '../real-file.ts';
import { alone, link, removeLeftOver, takeOver } from './ends.ts';
import { type Found, holderHere, holderOf, isAlive, read } from './holder.ts';
import { FileInUseError } from './in-use.ts';

export interface Lock {
  /** Looks at the lock file. @throws RepositoryUnavailableError where another process has taken the lock over */
  check(): void;
  /** The same, as far as it is known: within a second. Costs nothing. */
  checkKnown(): void;
  /** Gives the lock back. */
  release(): void;
}

export interface LockTimes {
  /** Milliseconds between two signs of life. */
  readonly beat: number;
  /** Milliseconds without one until a lock is taken over. */
  readonly patience: number;
}

const usualTimes: LockTimes = { beat: 1_000, patience: 10_000 };
/** A lock that looks older than the patience is watched for so many beats only. */
const leastBeats = 3;
/** Each time the lock was free, or its holder gone, and somebody else was faster. */
const mostTries = 100;

const openHere = new Set<string>();

/** Takes the lock of a file, or throws {@link FileInUseError}. */
export async function lock(name: string, times: LockTimes = usualTimes): Promise<Lock> {
  const file = realFile(name);
  if (openHere.has(file))
    throw new FileInUseError(`${file} is open already in this process (pid ${process.pid})`);
  openHere.add(file);
  try {
    return await take(file, times);
  } catch (error) {
    openHere.delete(file);
    throw error;
  }
}

async function take(file: string, times: LockTimes): Promise<Lock> {
  const path = `${file}.lock`;
  const token = randomBytes(8).toString('hex');
  const text = JSON.stringify(holderHere(token));
  const draft = `${path}.${token}`;
  // Written first and then linked: nobody ever reads half a lock, and the link fails where one exists.
  writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
  try {
    let stuck: string | null = null;
    for (let left = mostTries; !link(draft, path); left -= 1) {
      if (left === 0) throw new FileInUseError(`${file} is in use: others keep taking ${path}`);
      const found = read(path);
      if (found === null) continue;
      await untilGone(file, path, draft, found, times);
      const other = takeOver(draft, path, found, stuck);
      if (other === token) break;
      stuck = other;
    }
    // Signs of life go into the file that is ours, whatever has the name of the lock by then.
    const descriptor = openSync(draft, 'r+');
    removeLeftOver(path, draft);
    return held(file, path, { token, text, descriptor }, times);
  } finally {
    rmSync(draft, { force: true });
  }
}

function held(
  file: string,
  path: string,
  { token, text, descriptor }: { token: string; text: string; descriptor: number },
  { beat }: LockTimes,
): Lock {
  let lost: RepositoryUnavailableError | null = null;
  let isReleased = false;
  const checkKnown = () => {
    if (lost !== null) throw lost;
  };
  const now = () => {
    try {
      return holderOf(path);
    } catch (cause) {
      throw new RepositoryUnavailableError('the lock of the data file cannot be read', { cause });
    }
  };
  const check = () => {
    checkKnown();
    const found = now();
    if (found?.token === token) return;
    const by = found === null ? 'was removed' : `was taken over by process ${found.pid} on ${found.host}`;
    lost = new RepositoryUnavailableError(
      `the lock of ${file} ${by}: this process has stopped using the file, start it again`,
    );
    clearInterval(timer);
    throw lost;
  };
  const timer = setInterval(() => {
    try {
      check();
      // The file system sets the time: of several machines it is one clock.
      writeSync(descriptor, text, 0);
    } catch {
      // Whoever asks is told; a disk that is full is no reason to stop.
    }
  }, beat).unref();
  return {
    check,
    checkKnown,
    release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(timer);
      closeSync(descriptor);
      openHere.delete(file);
      alone(path, path, token, null, () => {
        if (holderOf(path)?.token === token) rmSync(path, { force: true });
      });
    },
  };
}

/** Resolves when the holder of a lock is gone, as far as can be known. @throws FileInUseError where it lives */
async function untilGone(
  file: string,
  path: string,
  draft: string,
  { holder, beat }: Found,
  times: LockTimes,
): Promise<void> {
  const { pid, host, space } = holder;
  const alive = isAlive(holder);
  if (alive === false) return;
  if (alive) throw new FileInUseError(`${file} is in use by process ${pid}`);
  const place = `process ${pid} on the machine ${host}`;
  if (space === undefined)
    throw new FileInUseError(`${file} is in use by ${place}; if that machine is gone, delete ${path}`);
  // Two files of one file system, so one clock: ours may be any. It may have been set meanwhile, so this is not all.
  const looksOld = lstatSync(draft).mtimeMs - beat >= times.patience;
  const until =
    performance.now() + (looksOld ? Math.min(times.patience, times.beat * leastBeats) : times.patience);
  while (performance.now() < until) {
    await wait(times.beat / 4);
    const now = read(path);
    if (now === null || now.holder.token !== holder.token) return;
    if (now.beat !== beat) throw new FileInUseError(`${file} is in use by ${place}`);
  }
}
