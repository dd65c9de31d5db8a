/** The instances of a mock server: the shared one, and those of isolated tests. */
import { defined } from '../src/common/defined.ts';
import { isPlainObject } from '../src/common/json/plain-object.ts';
import { plainHost } from '../src/common/network/own-address.ts';
import { partsOfPublicUrl } from '../src/common/network/public-url.ts';
import { offerDemo } from '../src/console/demo.ts';
import { type ConsoleOptions, resolveConsole } from '../src/console/options.ts';
import { resolveCors } from '../src/factories/router-options.ts';
import { accessRulesOf, originsWith } from './access-rules.ts';
import { createMockApp } from './app.ts';
import { belowPublicPath } from './below-public-path.ts';
import { createAnswerer } from './control/answer.ts';
import { type MockClock, mockClock } from './control/clock/clock.ts';
import { createCoverage } from './control/coverage/index.ts';
import { withParts } from './control/journal/with-methods.ts';
import type { ControlsOptions } from './control/parts.ts';
import { controlPath } from './control/router.ts';
import { scenariosNamed } from './control/scenarios/read.ts';
import { withMemory } from './engines/memory-destination.ts';
import { invitationTeller } from './invitations.ts';
import { Isolates, isolating, isolationControl } from './isolation/index.ts';
import { createMockInstance, type MockInstance } from './mock-instance.ts';
import { type AnyMockOptions, type MockOptions, routerOptionsOf } from './options.ts';
import { copyOf, type Storage } from './storage.ts';

/** Bytes of bodies that the journal of an isolated test keeps: there may be hundreds of them. */
const isolatedBytes = 4 * 1024 * 1024;

export interface MockInstancesOptions {
  readonly options: AnyMockOptions;
  readonly storage: Storage;
  readonly clock: MockClock;
  readonly url: string;
  readonly publicUrl: string;
  readonly acceptedHosts: readonly string[];
  readonly firstWorkspace: string;
  readonly demoAccess: ControlsOptions['demoAccess'];
  readonly secrets: ControlsOptions['secrets'];
  readonly proxy: ControlsOptions['proxy'];
  readonly scenarioSource: ControlsOptions['scenarioSource'];
  readonly notice: ControlsOptions['notice'];
}

export interface MockInstances {
  readonly shared: MockInstance;
  readonly isolates: Isolates;
  /** Answers each request in its instance. */
  readonly answer: ReturnType<ReturnType<typeof createMockApp>['callback']>;
}

export function createMockInstances(given: MockInstancesOptions): MockInstances {
  const { options, storage, clock, acceptedHosts, ...places } = given;
  const { publicUrl } = places;
  const routerOptions = routerOptionsOf(options);
  const cors = withPreferences(options.cors ?? { origins: originsWith([]) });
  const { prefix: consolePath = null } = resolveConsole(routerOptions.console ?? true) ?? {};
  const accessRules = accessRulesOf(
    new Set(acceptedHosts.map(plainHost)),
    path => consolePath !== null && `${path}/`.startsWith(`${consolePath}/`),
  );
  const { groups } = routerOptions;
  const { rateLimits = false, limits } = options;
  const teller = invitationTeller(options);
  const console = withMockParts(routerOptions.console ?? true, teller.send, publicUrl);
  const serving = {
    ...routerOptions,
    destinations: withMemory(options.memoryDestination ?? false, routerOptions.destinations),
    ...defined({ limits }),
    console,
    rateLimits,
    cors,
    publicUrl,
    accessRules,
    consolePath,
  };
  const coverage = createCoverage({
    service: () => shared.service(),
    consolePath,
    countsFields: options.coverage ?? false,
  });
  const instanceOptions = { ...options, ...places, consolePath, coverage, cors, groups, serving };
  const isolates = new Isolates({
    make: async (scenarios): Promise<MockInstance> => {
      const made = createMockInstance({
        ...withoutFile(instanceOptions),
        scenarioSource: {
          ...places.scenarioSource,
          // Those that were added since, and what the test begins with again after a reset.
          all: shared.knownScenarios(),
          start: scenarios,
        },
        storage: await copyOf(await storage.read(), publicUrl),
        clock: mockClock(options.now),
        journalBytes: isolatedBytes,
        shared,
        isLazy: true,
      });
      if (scenarios.length === 0) return made;
      try {
        await made.scenarios.use(...scenarios);
      } catch (error) {
        made.endRequests();
        await made.close();
        throw error;
      }
      return made;
    },
    check: scenarios => void scenariosNamed(shared.knownScenarios(), scenarios),
  });
  const shared: MockInstance = createMockInstance({
    ...instanceOptions,
    storage,
    clock,
    more: [isolationControl(isolates)],
    scenarioReplaced: name => isolates.dropScenario(name),
  });
  offerDemo(shared.repository, {
    // Who is on another machine sees no password.
    logIns: async ctx =>
      accessRules.isFromNearby(ctx) ? (await places.demoAccess(shared.repository)).users : [],
    linkTo: teller.linkTo,
  });
  const { errorStatus } = routerOptions;
  const answerer = createAnswerer(defined({ cors, publicUrl, errorStatus }));
  const answer = createMockApp({
    answer: belowPublicPath(
      publicUrl,
      isolating({ isolates, serve: shared.serve, accessRules, cors: resolveCors(cors), answerer }),
    ),
    now: clock.now,
    log: options.log,
  }).callback();
  return { shared, isolates, answer };
}

/** Media of isolated tests are kept in memory. */
const withoutFile = <Options extends { file?: string }>({ file: _, ...options }: Options) => options;

/** The console leads to the dashboard, and tells the links of invitations. */
function withMockParts(
  console: NonNullable<MockOptions['console']>,
  tellInvitation: ConsoleOptions['sendInvitation'],
  publicUrl: string,
): NonNullable<MockOptions['console']> {
  const given = console === true ? {} : console;
  if (given === false || !isPlainObject(given)) return console;
  const links = (given as ConsoleOptions).links ?? [];
  const href = `${partsOfPublicUrl(publicUrl).path}${controlPath}`;
  const dashboard = { label: 'Mock server', href, icon: 'server' } as const;
  // What is invalid is refused by its name later.
  return Array.isArray(links)
    ? withParts<ConsoleOptions>(given, {
        links: [...links, dashboard],
        ...defined({ sendInvitation: (given as ConsoleOptions).sendInvitation ?? tellInvitation }),
      })
    : console;
}

/** Pages may send whatever headers their tools add, and those that only the mock server reads. */
function withPreferences(cors: NonNullable<MockOptions['cors']>): NonNullable<MockOptions['cors']> {
  if (cors === false) return false;
  const settings = cors === true ? { origins: '*' as const } : cors;
  return { ...settings, allowHeaders: '*' };
}
