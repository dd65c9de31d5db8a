/** The objects that `startMock` and `isolate` return. */
import type { LowdbRepository } from '../src/adapters/lowdb/index.ts';
import { checkOptions, isText } from '../src/common/options/check-options.ts';
import { type DemoUser, demoOf } from './demo.ts';
import type { Fixtures } from './fixtures.ts';
import type { inProcess } from './in-process/fetch.ts';
import { type Isolates, isolationHeader, pathOf } from './isolation/index.ts';
import type { IsolatedMock, Mock, RunningMock } from './mock.ts';
import type { MockInstance } from './mock-instance.ts';

export interface MockParts {
  readonly shared: MockInstance;
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
  /** The object of an instance, apart from how it is reached and ended. */
  const objectOf = (instance: MockInstance) => ({
    publicUrl,
    certificate,
    keys,
    users,
    repository: instance.storage.repository,
    ...instance.engines.shown,
    now: instance.clock.now,
    setTime: instance.clock.set,
    advance: instance.clock.advance,
    resetTime: instance.clock.reset,
    requests: instance.journal.requests,
    clearRequests: instance.journal.clearRequests,
    waitForRequest: instance.journal.waitForRequest,
    waitForDelivery: instance.deliveries.waitForDelivery,
    publish: ((type, data, { workspaceId = seeds.workspaces[0]?.id ?? '', ...rest } = {}) =>
      instance.engines.webhooks.publish(workspaceId, type, data, rest)) as Mock['publish'],
    har: instance.journal.har,
    ...instance.coverage,
    ...instance.answers,
    ...instance.scenarios,
    demo: () => demoOf(seeds, instance.storage.repository, instance.clock.now()),
    ...instance.state,
  });
  return {
    ...objectOf(shared),
    url,
    fetch: local.fetch,
    callback: () => local.callback(),
    get data() {
      return dataOf(shared);
    },
    async isolate(options = {}) {
      const given = checkOptions('isolate', options, { name: isText }).name;
      const { name, instance } = await isolates.hold(given);
      const headers = { [isolationHeader]: name };
      return {
        ...objectOf(instance),
        ...closedOnce(async () => void (await isolates.drop(name))),
        name,
        headers,
        url: `${url}${pathOf(name)}`,
        fetch: local.with(headers),
        callback: () => local.callback(headers),
        get data() {
          return dataOf(instance);
        },
      } as unknown as IsolatedMock;
    },
    ...closedOnce(end),
  };
}

const dataOf = ({ storage: { repository } }: MockInstance) =>
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
