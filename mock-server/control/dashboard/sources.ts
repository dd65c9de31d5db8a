/** What the pages of the dashboard show, and what their forms change. */
import type Koa from 'koa';
import type { Served } from '../../../src/group/served.ts';
import type { DemoAccess } from '../../demo.ts';
import type { StoredData } from '../../storage.ts';
import type { MockClock } from '../clock/clock.ts';
import type { MockCoverage } from '../coverage/index.ts';
import type { Deliveries, Journal } from '../journal/index.ts';
import type { OperationFinder } from '../operations.ts';
import type { MockRules } from '../responses/controls.ts';
import type { MockScenarios } from '../scenarios/controls.ts';
import type { RecordAdding } from '../state/seeding.ts';
import type { MockState } from '../state/state.ts';

export interface Sources {
  readonly url: string;
  /** Path of the console, or `null` if it is not served. */
  readonly consolePath: string | null;
  /** Who can log in to the console and a key, for those who may know it. */
  readonly access: (ctx: Koa.Context) => Promise<DemoAccess>;
  readonly served: () => Served;
  readonly journal: Pick<Journal, 'shownRequests' | 'clearRequests'>;
  readonly deliveries: Pick<Deliveries, 'shown'>;
  readonly state: MockState & RecordAdding;
  read(): Promise<StoredData>;
  readonly clock: MockClock;
  readonly answers: MockRules;
  readonly coverage: MockCoverage;
  readonly scenarios: MockScenarios;
  readonly operations: OperationFinder;
}
