/** The rooms: parts of the code with their tests. Tests that reach nothing of a room are skipped anyway. */
export interface Room {
  /** Folders and files of the code. */
  readonly code: readonly string[];
  /** Prefixes of the test file names. */
  readonly tests: readonly string[];
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

export const rooms: Readonly<Record<string, Room>> = {
  http: {
    code: ['src/http/'],
    tests: ['http/', 'mount/', 'marketplace/', 'models/', 'keys/', 'links/', 'console/forms', ...overHttp],
  },
  // What is JavaScript runs in other processes, which no fault is planted in.
  automation: {
    code: [
      'src/automation/',
      'src/common/cloudevents.ts',
      'src/common/event-format.ts',
      'src/common/fair-queue.ts',
    ],
    tests: ['automation/', 'limits/fair-queue'],
  },
  keys: {
    code: ['src/keys/', 'src/secrets/key-format.ts'],
    tests: ['keys/', 'http/credentials', ...overHttp],
  },
  webhooks: { code: ['src/webhooks/'], tests: ['webhooks/', ...overHttp] },
  links: { code: ['src/links/'], tests: ['links/', ...overHttp] },
  adapters: {
    code: ['src/adapters/'],
    tests: ['adapters/', 'marketplace/', 'links/', 'webhooks/', 'keys/', ...overHttp],
  },
  'console/session': { code: ['src/console/session/'], tests: inConsole },
  'console/actions': { code: ['src/console/actions/', 'src/console/sections/'], tests: inConsole },
};
