/** The mutants that may survive, each with the reason. */
import { readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

export interface Accepted {
  readonly file: string;
  /** The original code and its replacement, which is empty if the code is removed. */
  readonly was: string;
  readonly becomes: string;
  readonly reason: string;
}

const accepted = JSON.parse(
  readFileSync(new URL('./accepted.json', import.meta.url), 'utf8'),
) as readonly Accepted[];

export const isAccepted = (mutant: Mutant): boolean => accepted.some(one => fits(one, mutant));

/** Entries for these files that no mutant matches any more, or whose mutant a test now detects. */
export function stale(
  files: readonly string[],
  mutants: readonly Mutant[],
  killed: readonly Mutant[],
): Accepted[] {
  return accepted.filter(
    one =>
      files.includes(one.file) &&
      (!mutants.some(mutant => fits(one, mutant)) || killed.some(mutant => fits(one, mutant))),
  );
}

const fits = ({ file, was, becomes }: Accepted, mutant: Mutant) =>
  file === mutant.file && was === mutant.was && becomes === mutant.becomes;
