/** What an instance of the simulated channel keeps between connections, also if the process ends. */
import type { Participant } from '../../../generated/types.ts';

export interface SimulatedGroup {
  readonly name: string;
  readonly participants: readonly Participant[];
  readonly invite: string | null;
}

export interface SimulatedMemory {
  /** Its own address; null: it is not paired. */
  readonly address: string | null;
  readonly groups: Readonly<Record<string, SimulatedGroup>>;
  readonly blocked: readonly string[];
}

/** The memory of a record. What is missing there is as in the beginning. */
export const memoryOf = (stored: Readonly<Record<string, unknown>> | null): SimulatedMemory => ({
  address: null,
  groups: {},
  blocked: [],
  ...stored,
});
