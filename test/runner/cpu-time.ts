/** CPU time of this process, and of the processes that it started and that have ended. */
import { readFileSync } from 'node:fs';

/** How many times a second Linux counts it. */
const ticksPerSecond = 100;

/** @returns seconds */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + childSeconds();
}

/** 0 on other systems than Linux, where Node cannot tell. */
function childSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // The second field is the name of the program, which may contain spaces. Fields 16 and 17 are those of children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
}
