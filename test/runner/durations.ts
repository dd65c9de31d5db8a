/** How many seconds each file took when it last ran in this folder: the longest ones begin first. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.cache/', import.meta.url));
const place = `${folder}test-durations.json`;

export type Durations = Readonly<Record<string, number>>;

export function lastDurations(): Durations {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Durations;
  } catch {
    // There was no run, or another version wrote it.
    return {};
  }
}

export function keepDurations(durations: Durations): void {
  try {
    mkdirSync(folder, { recursive: true });
    const own = `${place}.${process.pid}`;
    writeFileSync(own, JSON.stringify({ ...lastDurations(), ...durations }));
    renameSync(own, place);
  } catch {
    // It only makes the next run quicker.
  }
}
