/**
 * The name of a process in its leases. On Linux, a process on the same machine finds out by it whether the other one has
 * ended: its pid is free, or was given to a process that began later. A machine without /proc, another machine, another
 * container: nobody can tell, and the lease has to end.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

export interface ProcessName {
  readonly name: string;
  /** Whether the process with another name has certainly ended. */
  hasEnded(other: string): boolean;
}

/** Tells two engines of one process apart. */
const engine = () => randomBytes(6).toString('hex');

/** When a process began, in ticks since the machine did; null: it was killed, and nobody has looked at its end yet. */
function beginOf(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes before, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
}

function isAlive(pid: number, began: string): boolean {
  try {
    return beginOf(pid) === began;
  } catch (error) {
    return (error as { code?: string }).code !== 'ENOENT';
  }
}

/** The boot of the machine, and the pids that this process sees; null: it is not known. */
function place(): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')}`;
  } catch {
    return null;
  }
}

/** What is wrong with a name that a host gives, or `null`. */
export const isProcessName = (value: unknown): string | null =>
  typeof value === 'string' && /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(value)
    ? null
    : 'must be a name of 1 to 255 characters';

/** Where this process is, and when it began: neither changes. */
let own: { readonly here: string | null; readonly began: string | null } | undefined;

/** `given`: a name that the host gives, which no other process has at the same time. */
export function processName(given?: string): ProcessName {
  if (given !== undefined) return { name: given, hasEnded: other => other === given };
  if (own === undefined) {
    const here = place();
    own = { here, began: here === null ? null : beginOf(process.pid) };
  }
  const { here, began } = own;
  if (here === null) return { name: `process/${engine()}`, hasEnded: () => false };
  const name = `${here}/${process.pid}/${began}/${engine()}`;
  return {
    name,
    hasEnded(other) {
      const found = /^([^/]+\/\d+)\/(\d+)\/(\d+)\/[0-9a-f]+$/.exec(other);
      return found !== null && found[1] === here && !isAlive(Number(found[2]), found[3] ?? '');
    },
  };
}
