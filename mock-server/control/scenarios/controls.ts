/** The functions of the mock object that switch scenarios, and make one. */
import type { Scenario } from './scenario.ts';

/** A scenario, as the controls list it. */
export interface ListedScenario {
  readonly name: string;
  readonly description: string | null;
  /** Whether it is used now. */
  readonly active: boolean;
}

/** A scenario of what has happened since the recording began. */
export interface RecordedScenario {
  readonly scenario: Scenario;
  /**
   * What a scenario cannot contain, and is left out: records with secrets, such as `keys/key_x`, and answers that are
   * functions, bytes or streams.
   */
  readonly left: readonly string[];
}

/** The functions of the mock object. */
export interface MockScenarios {
  /**
   * Begins again with scenarios: as a reset, and then with what they say. Of several, later ones replace the collections and
   * the clock of earlier ones; records, answers and faults of all count. Without a name, it is a reset without a scenario.
   * @example
   * await mock.use('empty-shop', 'slow');
   * @throws Error that names what is wrong; nothing has changed then
   */
  use(...names: string[]): Promise<void>;
  scenarios(): readonly ListedScenario[];
  /** Adds a scenario, or replaces the one with this name. @throws TypeError that names the invalid field */
  putScenario(name: string, scenario: Scenario): void;
  /**
   * From now on, what happens is recorded. Before, it is what happened since the last reset, or since the start; with
   * PostgreSQL, it is nothing.
   */
  startRecording(): Promise<void>;
  /**
   * The scenario of what has happened so far, with what the scenarios that are used say. The recording goes on.
   * @throws Error with PostgreSQL before `startRecording`
   */
  recordedScenario(): Promise<RecordedScenario>;
}
