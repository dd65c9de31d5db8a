/**
 * The table of mock servers in docs/mock/comparison.md. Each cell says what it rests on: ours on tests, those of others on a check of
 * test/interop or on their documentation. test/package/comparison.test.ts checks that these tests and checks exist.
 */

/** A file below test/ and the beginning of a test's title. */
type OwnTest = readonly [file: string, title: string];

interface Cell {
  readonly text: string;
  /** The beginning of the name of a check in test/interop/run.ts, or the URL of a documentation. */
  readonly source: string;
}

export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly tests: readonly OwnTest[];
  readonly prism: Cell;
  readonly jsonServer: Cell;
  readonly mockoon: Cell;
  readonly msw: Cell;
  readonly wireMock: Cell;
  readonly microcks: Cell;
}

const cell = (text: string, source: string): Cell => ({ text, source });

/** Packages of test/interop, or `null` for those that are known by their documentation, in the order of the columns. */
export const peers = {
  prism: ['Prism', '@stoplight/prism-cli'],
  jsonServer: ['json-server', 'json-server'],
  mockoon: ['Mockoon CLI', '@mockoon/cli'],
  msw: ['MSW', 'msw'],
  // They are no packages of npm.
  wireMock: ['WireMock', null],
  microcks: ['Microcks', null],
} as const;

const ofPrism = 'https://github.com/stoplightio/prism/blob/master/docs';
const jsonServerReadme = 'https://github.com/typicode/json-server#readme';
const ofMockoon = 'https://mockoon.com/docs/latest';
const mockoonReadme = 'https://github.com/mockoon/mockoon/blob/main/packages/cli/README.md';
const ofWireMock = 'https://wiremock.org/docs';
const ofMicrocks = 'https://microcks.io/documentation';
const ofMsw = 'https://mswjs.io/docs';

const prismRuns = 'Prism requires a key, accepts any, and keeps no change';
const jsonServerRuns = 'json-server serves our items without a key, and keeps a change';
const mockoonRuns = 'Mockoon CLI serves every operation of the document, without a key, and keeps no change';
const mswRuns = "MSW answers every operation with the handlers of Source's fromOpenApi, without a key";

export const rows: readonly Row[] = [
  {
    what: 'Changes are kept',
    ours: 'yes, by the rules of the service',
    tests: [
      ['stateful/stateful.slow.test.ts', 'agree over '],
      ['mock-server/start.test.ts', 'keeps a file between runs until reset'],
    ],
    prism: cell('no', prismRuns),
    jsonServer: cell('yes, without rules', jsonServerRuns),
    mockoon: cell(
      'in CRUD routes that you add',
      'https://mockoon.com/tutorials/create-full-rest-api-crud-routes',
    ),
    msw: cell('in handlers that you write', `${ofMsw}/concepts/request-handler`),
    wireMock: cell('in states that you write', `${ofWireMock}/stateful-behaviour/`),
    microcks: cell('in scripts that you write', `${ofMicrocks}/guides/usage/stateful-mocks/`),
  },
  {
    what: 'API keys and scopes',
    ours: 'checked: unknown, expired, revoked, without scope',
    tests: [
      ['http/credentials.test.ts', 'are refused with the reason if they are missing, unknown'],
      ['models/models.test.ts', 'names the scope that a key lacks'],
    ],
    prism: cell('a key is required, any is accepted', prismRuns),
    jsonServer: cell('no', jsonServerRuns),
    mockoon: cell('no, unless you add rules', mockoonRuns),
    msw: cell('in handlers that you write', mswRuns),
    wireMock: cell('in matchers that you write', `${ofWireMock}/request-matching/`),
    microcks: cell('headers that you require', `${ofMicrocks}/guides/usage/mocks-constraints/`),
  },
  {
    what: 'An error or example for one request',
    ours: '`Prefer: code=…`, `example=…`, or in the query',
    tests: [
      ['mock-server/prefer/prefer.test.ts', 'is answered with the error that it asks for'],
      ['mock-server/prefer/prefer.test.ts', 'chooses an example by its name'],
    ],
    prism: cell('the same', 'Prism serves the message of each error by its status and its code'),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('in rules that you add', `${ofMockoon}/route-responses/multiple-responses/`),
    msw: cell('in handlers that you write', 'the recipe for '),
    wireMock: cell('in stubs that you write', `${ofWireMock}/stubbing/`),
    microcks: cell('by dispatching rules', `${ofMicrocks}/explanations/dispatching/`),
  },
  {
    what: 'Any answer, once or in a sequence',
    ours: 'in code, over HTTP, in a file, on the dashboard; checked against the document',
    tests: [
      ['mock-server/responses/answers.test.ts', 'replaces the body of one answer'],
      ['mock-server/responses/answers.test.ts', 'may be a sequence'],
      ['mock-server/responses/answers.test.ts', 'follows from the input'],
      ['mock-server/responses/door.test.ts', 'are checked for every operation'],
    ],
    prism: cell('no', `${ofPrism}/guides/01-mocking.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('rules and sequences in its file', `${ofMockoon}/route-responses/multiple-responses/`),
    msw: cell(
      '`server.use` with `once`, in code; not checked',
      `${ofMsw}/best-practices/network-behavior-overrides`,
    ),
    wireMock: cell(
      'in code, over HTTP, in files; by any part of a request; not checked',
      `${ofWireMock}/request-matching/`,
    ),
    microcks: cell('examples, by dispatching rules', `${ofMicrocks}/explanations/dispatching/`),
  },
  {
    what: 'Slow answers',
    ours: 'one request, one operation or all; slow bodies, networks, log-normal',
    tests: [
      ['mock-server/prefer/prefer.test.ts', 'is answered after the delay that it asks for'],
      ['mock-server/faults/faults.test.ts', 'holds back an answer for some time'],
      ['mock-server/prefer/delay.test.ts', 'of two numbers lies between them'],
      ['mock-server/responses/slow.test.ts', 'arrives at so many bytes per second'],
      ['mock-server/responses/slow.test.ts', 'is that of a network'],
    ],
    prism: cell('no', 'https://github.com/stoplightio/prism/issues/1140'),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('one route or all, also random', mockoonReadme),
    msw: cell('`delay()` in handlers', `${ofMsw}/api/delay`),
    wireMock: cell('one stub or all, random, log-normal, in pieces', `${ofWireMock}/simulating-faults/`),
    microcks: cell('one request or one operation', `${ofMicrocks}/guides/usage/delays/`),
  },
  {
    what: 'Broken connections',
    ours: 'reset, cut off, no answer; by number or probability',
    tests: [
      ['mock-server/faults/faults.test.ts', 'resets the connection, without carrying out the operation'],
      ['mock-server/faults/faults.test.ts', 'cuts the body in half'],
    ],
    prism: cell('no', `${ofPrism}/guides/01-mocking.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('no', mockoonReadme),
    msw: cell('network error, no answer', `${ofMsw}/api/http-response`),
    wireMock: cell('reset, empty, garbage', `${ofWireMock}/simulating-faults/`),
    microcks: cell('no', `${ofMicrocks}/guides/usage/`),
  },
  {
    what: 'Requests that arrived',
    ours: 'list, wait for one, Server-Sent Events, HAR',
    tests: [
      ['mock-server/journal/waiting.test.ts', 'waits for the next request that fits'],
      ['mock-server/journal/door.test.ts', 'is exported as HAR 1.2'],
    ],
    prism: cell('log', `${ofPrism}/getting-started/03-cli.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('list, Server-Sent Events', `${ofMockoon}/admin-api/events/`),
    msw: cell('life-cycle events', `${ofMsw}/api/life-cycle-events`),
    wireMock: cell('list, near misses', `${ofWireMock}/verifying/`),
    microcks: cell('statistics', `${ofMicrocks}/explanations/monitoring/`),
  },
  {
    what: 'Webhooks',
    ours: 'delivered, signed and repeated; wait for one',
    tests: [
      ['webhooks/delivery.test.ts', 'are signed so that standardwebhooks and svix verify them'],
      ['mock-server/journal/deliveries.test.ts', 'returns type, URL, status and payload'],
    ],
    prism: cell('callbacks in the document', `${ofPrism}/guides/callbacks.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('callbacks that you add', 'https://mockoon.com/tutorials/simulate-webhooks-and-callbacks'),
    msw: cell('no', `${ofMsw}/concepts/request-handler`),
    wireMock: cell('callbacks that you add', `${ofWireMock}/webhooks-and-callbacks/`),
    microcks: cell('callbacks in the document', `${ofMicrocks}/guides/usage/openapi-callbacks/`),
  },
  {
    what: 'Reset and snapshots',
    ours: 'both, by name',
    tests: [
      ['mock-server/start.test.ts', 'restores the fixtures with reset'],
      ['mock-server/state/snapshots.test.ts', 'is kept under a name and put back'],
    ],
    prism: cell('keeps nothing', prismRuns),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('reset', `${ofMockoon}/admin-api/server-state`),
    msw: cell('`resetHandlers()`', 'the recipe for '),
    wireMock: cell('reset', `${ofWireMock}/stubbing/`),
    microcks: cell('export and import', `${ofMicrocks}/guides/administration/snapshots/`),
  },
  {
    what: 'Scenarios',
    ours: 'data, answers, faults and time in one file; composed, by header, recorded',
    tests: [
      ['mock-server/scenarios/scenarios.test.ts', 'is a start with other data'],
      ['mock-server/scenarios/scenarios.test.ts', 'may be several'],
      ['mock-server/scenarios/scenarios.test.ts', 'is chosen by a header'],
      ['mock-server/scenarios/scenarios.test.ts', 'is recorded'],
    ],
    prism: cell('no', `${ofPrism}/guides/01-mocking.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('a data file for each', mockoonReadme),
    msw: cell('in code that you write', `${ofMsw}/best-practices/network-behavior-overrides`),
    wireMock: cell('states of stubs', `${ofWireMock}/stateful-behaviour/`),
    microcks: cell('no', `${ofMicrocks}/explanations/dispatching/`),
  },
  {
    what: 'A real server behind it',
    ours: 'for what is not mocked, or for all but what is; both directions checked',
    tests: [
      ['mock-server/proxy/passes.test.ts', 'gets what the mock server does not have'],
      ['mock-server/proxy/passes.test.ts', 'gets all operations that are not named'],
      ['mock-server/proxy/checked.test.ts', 'is told where it is not'],
    ],
    prism: cell(
      '`prism proxy`, for all; both directions checked',
      `${ofPrism}/guides/03-validation-proxy.md`,
    ),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('for routes that it does not have', `${ofMockoon}/server-configuration/proxy-mode/`),
    msw: cell('`passthrough()` in handlers', `${ofMsw}/api/passthrough`),
    wireMock: cell('for stubs, or for all else; records it', `${ofWireMock}/proxying/`),
    microcks: cell(
      'for an operation, or where an example is missing',
      `${ofMicrocks}/explanations/dispatching/`,
    ),
  },
  {
    what: 'Time travel',
    ours: 'set, advance, start at a date; fake timers',
    tests: [
      ['mock-server/clock/clock.test.ts', 'runs on from the time that it is set to'],
      ['mock-server/clock/service.test.ts', 'sends scheduled events when their time has come'],
    ],
    prism: cell('no', `${ofPrism}/getting-started/03-cli.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('no', mockoonReadme),
    msw: cell('no', `${ofMsw}/api/setup-server`),
    wireMock: cell('no', `${ofWireMock}/response-templating/`),
    microcks: cell('no', `${ofMicrocks}/explanations/dynamic-content/`),
  },
  {
    what: 'Data with dates that stay recent',
    ours: 'yes, `{now-30d}` in your own',
    tests: [
      ['mock-server/clock/fixtures.test.ts', 'of the package keep what is supported, lapsed'],
      ['mock-server/clock/fixtures.test.ts', 'follow the clock of the mock'],
    ],
    prism: cell('no', `${ofPrism}/guides/01-mocking.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('templates', 'https://mockoon.com/tutorial/dynamic-response-with-templating'),
    msw: cell('in handlers that you write', `${ofMsw}/concepts/request-handler`),
    wireMock: cell('templates', `${ofWireMock}/response-templating/`),
    microcks: cell('templates', `${ofMicrocks}/explanations/dynamic-content/`),
  },
  {
    what: 'Generated data',
    ours: '`--generate items=10000 --seed 42`',
    tests: [
      ['mock-server/generate/generate.test.ts', 'are the same to the byte for the same seed'],
      ['mock-server/generate/generate.test.ts', 'are valid by the schemas'],
    ],
    prism: cell('`--dynamic --seed`', `${ofPrism}/guides/11-dynamic-response-with-faker.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('Faker in templates, `--faker-seed`', mockoonReadme),
    msw: cell('in handlers that you write', `${ofMsw}/concepts/request-handler`),
    wireMock: cell('random values in templates', `${ofWireMock}/response-templating/`),
    microcks: cell('random values in templates', `${ofMicrocks}/explanations/dynamic-content/`),
  },
  {
    what: 'Inside a test process',
    ours: '`mock.fetch`, without a port; or a port for each mock',
    tests: [
      ['mock-server/in-process/fetch.test.ts', 'answers what a port answers'],
      ['mock-server/in-process/many.test.ts', 'share nothing, and leave nothing behind'],
    ],
    prism: cell('with `@stoplight/prism-http`', `${ofPrism}/guides/http-client.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell(
      'with `@mockoon/serverless`',
      'https://github.com/mockoon/mockoon/blob/main/packages/serverless/README.md',
    ),
    msw: cell('yes, without a port', 'the recipe for '),
    wireMock: cell('in Java', `${ofWireMock}/junit-jupiter/`),
    microcks: cell('a container', `${ofMicrocks}/guides/usage/developing-testcontainers/`),
  },
  {
    what: 'In a browser, without a server',
    ours: 'the item marketplace and its keys, with all that it stores',
    tests: [
      ['browser/mock-in-page.slow.test.ts', 'keeps what was stored'],
      ['browser/mock-in-page.slow.test.ts', 'answers through MSW'],
    ],
    prism: cell('no', `${ofPrism}/getting-started/03-cli.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('no', mockoonReadme),
    msw: cell('handlers that you write', `${ofMsw}/integrations/browser`),
    wireMock: cell('no', `${ofWireMock}/running-standalone/`),
    microcks: cell('no', `${ofMicrocks}/explanations/deployment-options/`),
  },
  {
    what: 'Dashboard',
    ours: '`/__mock`: requests, coverage, records, scenarios, answers, faults, clock, snapshots',
    tests: [['browser/mock-dashboard.slow.test.ts', 'works with scripts ']],
    prism: cell('no', `${ofPrism}/getting-started/03-cli.md`),
    jsonServer: cell('list of resources', jsonServerReadme),
    mockoon: cell('in the desktop app', `${ofMockoon}/gui-cheat-sheet`),
    msw: cell('no', `${ofMsw}/api/setup-server`),
    wireMock: cell('in WireMock Cloud', `https://docs.wiremock.io/`),
    microcks: cell('web pages for APIs, examples and tests', `${ofMicrocks}/tutorials/getting-started/`),
  },
  {
    what: 'Has the real server drifted',
    ours: '`verify`: each operation, its states and errors; JUnit',
    tests: [
      ['mock-server/real-server/verify.test.ts', 'finds nothing in the mock server'],
      ['mock-server/real-server/verify.test.ts', 'finds a value that an enumeration does not have'],
    ],
    prism: cell('while requests pass through its proxy', `${ofPrism}/guides/03-validation-proxy.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('no', mockoonReadme),
    msw: cell('no', `${ofMsw}/api/setup-server`),
    wireMock: cell('no', `${ofWireMock}/record-playback/`),
    microcks: cell(
      'conformance tests, of REST, events and others',
      `${ofMicrocks}/explanations/conformance-testing/`,
    ),
  },
  {
    what: 'Coverage of the contract',
    ours: 'operations, statuses, parameters, fields; JUnit',
    tests: [['mock-server/coverage/counted.test.ts', 'counts calls, statuses and query parameters']],
    prism: cell('no', `${ofPrism}/getting-started/03-cli.md`),
    jsonServer: cell('no', jsonServerReadme),
    mockoon: cell('no', mockoonReadme),
    msw: cell('no', `${ofMsw}/api/setup-server`),
    wireMock: cell('requests without a stub', `${ofWireMock}/verifying/`),
    microcks: cell(
      'of the operations that its tests check',
      `${ofMicrocks}/explanations/conformance-metrics/`,
    ),
  },
  {
    what: 'Other APIs',
    ours: 'operations that you add in groups of your own',
    tests: [['groups/host.test.ts', 'uses the repository parts that it needs']],
    prism: cell('any OpenAPI document', `${ofPrism}/guides/01-mocking.md`),
    jsonServer: cell('any resources', jsonServerReadme),
    mockoon: cell('any', mockoonReadme),
    msw: cell('any', `${ofMsw}/concepts/request-handler`),
    wireMock: cell('any, also gRPC', `${ofWireMock}/grpc/`),
    microcks: cell('OpenAPI, AsyncAPI, gRPC, GraphQL, SOAP', `${ofMicrocks}/overview/what-is-microcks/`),
  },
];
