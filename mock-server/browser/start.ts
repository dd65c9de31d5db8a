/** Starts a mock server in a browser. */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { shownName, suggestion } from '../../src/common/text/unknown-name.ts';
import type { Fixtures } from '../fixtures.ts';
import type { Mock } from '../mock.ts';
import type { MockOptions } from '../options.ts';
import { startMock as start } from '../start.ts';
import { pageOf } from './page.ts';
import type { BrowserGroup } from './scripts.ts';

const shared = [
  'answers',
  'delay',
  'errorStatus',
  'events',
  'log',
  'notice',
  'now',
  'profile',
  'publicUrl',
  'recentDates',
  'scenario',
  'strict',
] as const;

/** Those of the options of `startMock` that a browser has a use for. */
export interface BrowserMockOptions extends Pick<MockOptions, (typeof shared)[number]> {
  /**
   * The groups to serve, by their names. Those besides these three are in a larger script, which the command `koa-marketplace
   * browser` writes. @default marketplace, models, keys
   */
  readonly groups?: readonly BrowserGroup[];
  /** The path of that script. @default '/browser-full-worker.js' */
  readonly script?: string;
  /** Collections that replace those of the package: `items`, `purchases`, `keys`, `models` and others. */
  readonly fixtures?: Partial<Fixtures>;
  /** Scenarios by name. @default none */
  readonly scenarios?: Exclude<MockOptions['scenarios'], string>;
}

const taken: readonly string[] = [...shared, 'fixtures', 'groups', 'scenarios'];

/**
 * Starts a mock server in a page: the item marketplace, models and keys, or the groups that you name, with everything in its
 * memory. `mock.fetch` answers. It opens no port, sends no webhooks, and has neither a console nor a dashboard.
 *
 * @example
 * const mock = await startMock();
 * const worker = setupWorker(http.all('/api/*', ({ request }) => mock.fetch(request))); // MSW
 * @example
 * const mock = await startMock({ groups: ['marketplace', 'links', 'messaging'] });
 * @throws TypeError for an invalid option
 */
export async function startMock(options: BrowserMockOptions = {}): Promise<Mock> {
  const { origin } = pageOf('startMock').location;
  if (!isPlainObject(options)) throw new TypeError('startMock: the options must be an object');
  for (const name of Object.keys(options))
    if (!taken.includes(name))
      throw new TypeError(
        `startMock: a mock server in a browser has no option ${shownName(name)}${suggestion(name, taken)}`,
      );
  const { events, groups }: BrowserMockOptions = options;
  if (events !== undefined && groups?.includes('webhooks') !== true)
    throw new TypeError("startMock: events need the group webhooks: add 'webhooks' to groups");
  return start({
    // A page of a file has no origin.
    ...(/^https?:/.test(origin) && { publicUrl: origin }),
    ...options,
    console: false,
    cors: false,
    port: null,
  } as MockOptions);
}
