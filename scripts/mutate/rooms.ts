/** The rooms: parts of the code with their tests. Tests that reach nothing of a room are skipped anyway. */
import { existsSync, readdirSync } from 'node:fs';

export interface Room {
  /** Folders and files of the code. */
  readonly code: readonly string[];
  /** Which files of these count; all of them without it. */
  readonly pick?: (file: string) => boolean;
  /** Prefixes of the test file names. */
  readonly tests: readonly string[];
  /** Prefixes of files among them that are left out, because they take long and detect little. */
  readonly without?: readonly string[];
  /** Prefixes of files that run only for changes that the others did not detect. */
  readonly later?: readonly string[];
  /** Whether only what `npm test` runs counts. */
  readonly isOrdinary?: boolean;
}

// Not stateful/: its requests differ in each run, so the surviving mutants would differ too.
const overHttp = [
  'contract/',
  'groups/',
  'limits/',
  'mock-server/start',
  'openapi/document',
  'webhooks/delivery',
  'webhooks/loops',
];
const inConsole = ['console/', 'contract/console', 'limits/', 'stateful/'];
const isPage = (file: string) => /\/(pages\/|views\.ts)/.test(file);

const special: Readonly<Record<string, Room>> = {
  // What is JavaScript runs in other processes, which no fault is planted in.
  automation: {
    code: [
      'src/automation/',
      'src/common/events/cloudevents.ts',
      'src/common/events/event-format.ts',
      'src/common/concurrency/fair-queue.ts',
    ],
    tests: ['automation/', 'limits/fair-queue'],
  },
  messaging: {
    code: ['src/messaging/', 'src/outbound/download.ts'],
    tests: ['messaging/', ...overHttp],
  },
  keys: {
    code: ['src/keys/', 'src/secrets/key-format.ts'],
    tests: ['keys/', 'http/credentials', 'package/options', ...overHttp],
  },
  webhooks: { code: ['src/webhooks/'], tests: ['webhooks/', 'package/options', ...overHttp] },
  links: { code: ['src/links/'], tests: ['links/', 'console/forms', 'package/options', ...overHttp] },
  adapters: {
    code: ['src/adapters/'],
    tests: ['adapters/'],
    without: [
      // Tens of thousands of rows, or a server of their own.
      'adapters/postgres/engines/',
      'adapters/postgres/faults',
      'adapters/postgres/forgetting',
      'adapters/postgres/list-plans',
      'adapters/postgres/online',
      'adapters/postgres/plans',
      'adapters/postgres/pooler',
      // Tests the suite, which runs by itself too, and runs all of lowdb in each test.
      'adapters/lowdb/faults',
      // What they start runs in other processes, for seconds each.
      'adapters/lowdb/durability',
      'adapters/lowdb/locking',
      'adapters/lowdb/take-over',
    ],
    later: [
      'adapters/lowdb/durability',
      'adapters/lowdb/locking',
      'adapters/lowdb/take-over',
      'adapters/postgres/forgetting',
      'adapters/postgres/online',
      'marketplace/',
      'links/',
      'webhooks/',
      'keys/',
      'automation/',
      'messaging/',
      'contract/operations',
    ],
  },
  'console/session': { code: ['src/console/session/'], tests: inConsole },
  'console/actions': {
    code: ['src/console/actions/', 'src/console/sections/'],
    pick: file => !isPage(file),
    tests: inConsole,
    later: ['browser/'],
  },
  // What a page looks like is seen in the browser only.
  'console/pages': {
    code: ['src/console/pages/', 'src/console/sections/', 'src/console/views.ts'],
    pick: isPage,
    tests: inConsole,
    later: ['browser/'],
  },
};

/** The other groups: their folders in `src` and `test` are all they have. */
const src = new URL('../../src/', import.meta.url);
const plain = readdirSync(src).filter(
  name => existsSync(new URL(`${name}/operations.ts`, src)) && !Object.hasOwn(special, name),
);

const each: Readonly<Record<string, Room>> = {
  http: {
    code: ['src/http/'],
    tests: [
      'http/',
      'mount/',
      ...plain.map(name => `${name}/`),
      'keys/',
      'links/',
      'console/forms',
      ...overHttp,
    ],
    later: ['mock-server/first-run/media', 'mock-server/in-process', 'messaging/http/media', 'automation/'],
  },
  ...special,
  ...Object.fromEntries(
    plain.map(name => [name, { code: [`src/${name}/`], tests: [`${name}/`, ...overHttp] }]),
  ),
};

export const rooms: Readonly<Record<string, Room>> = {
  ...each,
  // For a sample: what `npm test` detects in all of them.
  all: {
    code: [...new Set(Object.values(each).flatMap(({ code }) => code))].filter(
      (place, _index, places) => !places.some(other => place !== other && place.startsWith(other)),
    ),
    tests: [''],
    // These read the source, or start processes that do.
    without: ['mutate/', 'package/', 'runner/', 'scripts/'],
    isOrdinary: true,
  },
};
