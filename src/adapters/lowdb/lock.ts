/** One process a data file: a lock file beside it that names its holder. */
import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { realFile } from './real-file.ts';

/** Another process, or another part of this one, has the file open. */
export class FileInUseError extends Error {
  override readonly name = 'FileInUseError';
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, in the system's own unit, or `null` where that cannot be read. */
  readonly started: string | null;
  /** Tells this lock from any other that ever was. */
  readonly token: string;
}

const openHere = new Set<string>();
/** Each time the lock was free, or its holder gone, and somebody else was faster. */
const mostTries = 100;

/** Takes the lock of a file, or throws {@link FileInUseError}. Returns what gives it back. */
export function lock(name: string): () => void {
  const file = realFile(name);
  if (openHere.has(file))
    throw new FileInUseError(`${file} is open already in this process (pid ${process.pid})`);
  const path = `${file}.lock`;
  const token = randomBytes(8).toString('hex');
  const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid), token };
  const draft = `${path}.${token}`;
  // Written first and then linked: nobody ever reads half a lock, and the link fails where one exists.
  writeFileSync(draft, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
  try {
    for (let left = mostTries; !link(draft, path); left -= 1) {
      if (left === 0) throw new FileInUseError(`${file} is in use: others keep taking ${path}`);
      removeStale(file, path, token);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  openHere.add(file);
  return () => {
    openHere.delete(file);
    if (read(path)?.token === token) rmSync(path, { force: true });
  };
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Throws where the holder lives. A lock whose holder is gone is moved aside, and only that very lock. */
function removeStale(file: string, path: string, token: string): void {
  const holder = read(path);
  if (holder === null) return;
  if (holder.host !== hostname())
    throw new FileInUseError(
      `${file} is in use by process ${holder.pid} on the machine ${holder.host}; if that machine is gone, delete ${path}`,
    );
  if (isAlive(holder)) throw new FileInUseError(`${file} is in use by process ${holder.pid}`);
  const aside = `${path}.${token}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // Between reading and moving another process may have taken it over: give it back.
  if (read(aside)?.token !== holder.token) link(aside, path);
  rmSync(aside, { force: true });
}

/** Who holds a lock, or `null` where there is none. Throws for what is no lock of ours. */
function read(path: string): Holder | null {
  let found: unknown;
  try {
    if (lstatSync(path).isFile()) found = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  }
  if (isHolder(found)) return found;
  throw new FileInUseError(`${path} is not a lock file of this package; delete it if nothing uses the data`);
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, started, token } = value as Record<string, unknown>;
  return (
    Number.isInteger(pid) &&
    (pid as number) > 0 &&
    typeof host === 'string' &&
    (started === null || typeof started === 'string') &&
    typeof token === 'string'
  );
}

function isAlive({ pid, started }: Holder): boolean {
  // A container that starts again has the same number: then the lock is of the run before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === null || startOf(pid) === started;
}

/** Tells a process from a later one with the same number, where the system says it (Linux). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
