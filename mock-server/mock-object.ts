/** The objects that `startMock` and `isolate` return. */
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import { checkOptions, isText } from '../src/common/options/check-options.ts';
import { type DemoUser, demoOf } from './demo.ts';
import type { Fixtures } from './fixtures.ts';
import type { inProcess } from './in-process/fetch.ts';
import { type Isolates, isolationHeader, pathOf } from './isolation/index.ts';
import type { IsolatedMock, Mock, RunningMock } from './mock.ts';
import type { World } from './world.ts';

export interface MockParts {
  readonly shared: World;
  readonly isolates: Isolates;
  readonly seeds: Fixtures;
  readonly keys: Mock['keys'];
  readonly users: readonly DemoUser[];
  readonly url: string;
  readonly publicUrl: string;
  readonly certificate: string | null;
  readonly local: ReturnType<typeof inProcess>;
  /** Ends the server and what it has opened. */
  readonly end: () => Promise<void>;
}

export function mockObject(parts: MockParts): RunningMock {
  const { shared, isolates, seeds, keys, users, url, publicUrl, certificate, local, end } = parts;
  /** The object of a world, apart from how it is reached and ended. */
  const objectOf = (world: World) => ({
    publicUrl,
    certificate,
    keys,
    users,
    repository: world.storage.repository,
    ...world.engines.shown,
    now: world.clock.now,
    setTime: world.clock.set,
    advance: world.clock.advance,
    resetTime: world.clock.reset,
    requests: world.journal.requests,
    clearRequests: world.journal.clearRequests,
    waitForRequest: world.journal.waitForRequest,
    waitForDelivery: world.deliveries.waitForDelivery,
    publish: ((type, data, { workspaceId = seeds.workspaces[0]?.id ?? '', ...rest } = {}) =>
      world.engines.webhooks.publish(workspaceId, type, data, rest)) as Mock['publish'],
    har: world.journal.har,
    ...world.faults,
    demo: () => demoOf(seeds, world.storage.repository, world.clock.now()),
    ...world.state,
  });
  return {
    ...objectOf(shared),
    url,
    fetch: local.fetch,
    get data() {
      return dataOf(shared);
    },
    async isolate(options = {}) {
      const given = checkOptions('isolate', options, { name: isText }).name;
      const { name, world } = await isolates.hold(given);
      const headers = { [isolationHeader]: name };
      return {
        ...objectOf(world),
        ...closedOnce(async () => void (await isolates.drop(name))),
        name,
        headers,
        url: `${url}${pathOf(name)}`,
        fetch: local.with(headers),
        get data() {
          return dataOf(world);
        },
      } as unknown as IsolatedMock;
    },
    ...closedOnce(end),
  };
}

const dataOf = ({ storage: { repository } }: World) =>
  'data' in repository ? (repository as LowdbRepository).data : null;

/** Both ways to close. A second call waits for the first one. */
function closedOnce(end: () => Promise<void>) {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= end();
    return closing;
  };
  return { close, [Symbol.asyncDispose]: close };
}
