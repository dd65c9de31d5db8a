/** The state of the mock server: what is stored, and how it is put back. */
import type { Storage } from '../../storage.ts';
import type { ControlPart } from '../control.ts';
import { listState, parameters } from './records.ts';
import {
  addRecordRoutes,
  type MockRecords,
  type RecordAdding,
  type SeedingOptions,
  seeding,
} from './seeding.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

export interface MockState extends MockRecords {
  /** Restores the fixtures or the scenarios of the start, and forgets what the controls were told. */
  reset(): Promise<void>;
  /**
   * Keeps all stored data under a name, in memory. A snapshot with the same name is replaced.
   * @throws Error for a name that cannot be used, or for a 21st snapshot
   */
  snapshot(name: string): Promise<Snapshot>;
  /** Puts the data of a snapshot back. @throws Error if there is none with this name */
  restore(name: string): Promise<void>;
  snapshots(): readonly Snapshot[];
  /** @throws Error if there is none with this name */
  deleteSnapshot(name: string): void;
}

export interface StateOptions extends SeedingOptions {
  readonly storage: Pick<Storage, 'read' | 'restore' | 'change'>;
  /** Called around each replacement: what goes on in this process follows it. */
  readonly during: (replace: () => Promise<void>) => Promise<void>;
  /** Restores what the mock server began with, which may be scenarios. */
  readonly restart: () => Promise<void>;
}

export function mockState({
  storage,
  firstWorkspace,
  now,
  restart,
  during,
  changed,
}: StateOptions): MockState &
  RecordAdding & {
    readonly control: ControlPart;
  } {
  const snapshots = new Snapshots();
  const { addRecord, ...records } = seeding({ storage, firstWorkspace, now, changed });
  const state: MockState = {
    ...records,
    reset: restart,
    async snapshot(name) {
      snapshots.check(name);
      return snapshots.keep(name, await storage.read(), now());
    },
    async restore(name) {
      const data = snapshots.dataOf(name);
      await during(() => storage.restore(data));
    },
    snapshots: () => snapshots.list(),
    deleteSnapshot: name => snapshots.delete(name),
  };
  return {
    ...state,
    addRecord,
    control: {
      routes(router) {
        const nameIn = ({ name = '' }: Readonly<Record<string, string>>) => name;
        const empty = async (done: unknown) => {
          await done;
          return {};
        };
        router.on('GET', '/state', async ({ query }) => listState(await storage.read(), query), {
          parameters,
        });
        addRecordRoutes(router, records, { storage, firstWorkspace });
        router.on('POST', '/reset', () => empty(state.reset()));
        router.on('GET', '/snapshots', () => ({ snapshots: state.snapshots() }));
        router.on('PUT', '/snapshots/:name', ({ params }) => state.snapshot(nameIn(params)));
        router.on('DELETE', '/snapshots/:name', ({ params }) => empty(state.deleteSnapshot(nameIn(params))));
        router.on('POST', '/snapshots/:name/restore', ({ params }) => empty(state.restore(nameIn(params))));
      },
    },
  };
}
