/** Who holds a lock, as it stands in the lock file, and whether that process is still there. */
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { FileInUseError } from './in-use.ts';

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, in the system's own unit, or `null` where that cannot be read. */
  readonly started: string | null;
  /**
   * Where its number means something: the start of the machine, and the numbering of processes that a container has
   * for itself; `null` where that cannot be read. Missing in locks of earlier versions, which give no sign of life.
   */
  readonly space?: string | null;
  /** Tells this lock from any other that ever was. */
  readonly token: string;
}

/** This process as the holder of a lock. */
export const holderHere = (token: string): Holder => ({
  pid: process.pid,
  host: hostname(),
  started: startOf(process.pid),
  space: spaceHere(),
  token,
});

/** A lock file as it is now. `beat` changes with every sign of life. */
export interface Found {
  readonly holder: Holder;
  readonly beat: number;
}

/** What a lock file says, or `null` where there is none. Throws for what is no lock of ours. */
export function read(path: string): Found | null {
  let found: unknown;
  let beat = 0;
  try {
    const stat = lstatSync(path);
    beat = stat.mtimeMs;
    if (stat.isFile()) found = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    // A disk that cannot be read says nothing; what can be read and is no lock does.
    if (code !== undefined) throw error;
  }
  if (isHolder(found)) return { holder: found, beat };
  throw new FileInUseError(`${path} is not a lock file of this package; delete it if nothing uses the data`);
}

/** Who holds the lock, or `null` where nobody does, or what is there is none. */
export function holderOf(path: string): Holder | null {
  try {
    return read(path)?.holder ?? null;
  } catch (error) {
    if (error instanceof FileInUseError) return null;
    throw error;
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, started, space, token } = value as Record<string, unknown>;
  return (
    Number.isInteger(pid) &&
    (pid as number) > 0 &&
    typeof host === 'string' &&
    (started === null || typeof started === 'string') &&
    (space === undefined || space === null || typeof space === 'string') &&
    typeof token === 'string'
  );
}

/** Whether the process is there, or `null` where its number says nothing here. */
export function isAlive({ pid, host, started, space }: Holder): boolean | null {
  if (host !== hostname() || (space !== undefined && space !== spaceHere())) return null;
  // A container that starts again has the same number: then the lock is of the run before. Or it is of another part of
  // this process, such as a thread, which may be gone while the process is there.
  if (pid === process.pid) return space !== undefined && started === startOf(pid) ? null : false;
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

function spaceHere(): string | null {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}
