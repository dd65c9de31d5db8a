/** All controls of the mock server, behind one router. */

import { defined } from '../../src/common/defined.ts';
import { resolveCors } from '../../src/factories/router-options.ts';
import type { Served } from '../../src/group/served.ts';
import { storesEvents, type WholeRepository } from '../../src/repository/index.ts';
import type { AccessRules } from '../access-rules.ts';
import type { DemoAccess } from '../demo.ts';
import type { MockEngines } from '../engines/index.ts';
import type { MockOptions } from '../options.ts';
import type { Storage } from '../storage.ts';
import { createAnswerer } from './answer.ts';
import type { MockClock } from './clock/clock.ts';
import { clockControl } from './clock/control.ts';
import { type ControlPart, createControl } from './control.ts';
import { type ContractCoverage, coverageControl, strictControl } from './coverage/index.ts';
import { dashboardControl } from './dashboard/dashboard.ts';
import { healthControl } from './health.ts';
import { createJournal, type Deliveries } from './journal/index.ts';
import { operationFinder, operationsControl } from './operations.ts';
import { preferControl } from './prefer/index.ts';
import type { RealServerProxy } from './proxy/index.ts';
import { answerControl } from './responses/index.ts';
import { type ScenarioSource, scenarioControl } from './scenarios/index.ts';
import { mockState } from './state/state.ts';

export interface ControlsOptions
  extends Pick<
    MockOptions,
    | 'answers'
    | 'errorStatus'
    | 'parameterKeyOnV1'
    | 'delay'
    | 'profile'
    | 'remoteControl'
    | 'redact'
    | 'strict'
    | 'log'
  > {
  readonly served: () => Served;
  readonly accessRules: AccessRules;
  readonly cors: NonNullable<MockOptions['cors']>;
  readonly storage: Storage;
  readonly repository: WholeRepository;
  readonly engines: MockEngines;
  readonly deliveries: Deliveries;
  readonly clock: MockClock;
  readonly coverage: ContractCoverage;
  readonly publicUrl: string;
  /** `null`: nothing is passed on. */
  readonly proxy: RealServerProxy | null;
  readonly firstWorkspace: string;
  /** Path of the console, or `null` if it is not served. */
  readonly consolePath: string | null;
  /** The users and a key of the fixtures that the data knows. */
  readonly demoAccess: (repository: WholeRepository) => Promise<DemoAccess>;
  /** The secrets of the keys of the fixtures by alias. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly scenarioSource: ScenarioSource;
  /** Stores what groups of the host add to fixtures. */
  readonly storeDemoData: () => Promise<void>;
  /** Whether the data began as a copy of that of the shared instance. */
  readonly isCopy: boolean;
  /** Called when a scenario was replaced or removed. @default nothing */
  readonly scenarioReplaced?: (name: string) => void;
  /** Called with a sentence about what a test does wrong. */
  readonly notice: (sentence: string) => void;
  /** Bytes of bodies that the journal keeps. */
  readonly journalBytes?: number;
  /** Further controls. @default none */
  readonly more?: readonly ControlPart[];
}

export function createControls({
  storage,
  repository,
  engines: { controls, during, wake },
  deliveries,
  clock,
  coverage,
  publicUrl,
  firstWorkspace,
  consolePath,
  demoAccess,
  cors,
  served,
  accessRules,
  errorStatus,
  parameterKeyOnV1 = false,
  answers: standing = [],
  secrets,
  scenarioSource,
  storeDemoData,
  isCopy,
  scenarioReplaced = () => {},
  notice,
  delay,
  profile,
  remoteControl = false,
  redact = true,
  strict = false,
  log,
  proxy,
  journalBytes,
  more = [],
}: ControlsOptions) {
  const { now } = clock;
  const operations = operationFinder(() => served().operations);
  const answerer = createAnswerer(defined({ cors, publicUrl, errorStatus }));
  const refusals = { refusesDeliveries: storesEvents(repository), parameterKeyOnV1 };
  const answering = { operations, served, refusals, answerer };
  const journal = createJournal({
    finder: operations,
    baseUrl: publicUrl,
    now,
    accessRules,
    redact,
    ended: coverage.count,
    bytes: journalBytes,
  });
  const {
    control: answerPart,
    begin: beginAnswers,
    rules,
    ...answers
  } = answerControl({ ...answering, repository, secrets, standing, tell: notice });
  const proxyPart =
    proxy?.control({
      ...answering,
      publicUrl,
      contract: coverage.contract,
      cors: resolveCors(cors),
      log,
    }) ?? null;
  const resetControls = () => control.reset();
  const {
    control: scenarioPart,
    restart,
    begin: beginScenarios,
    known: knownScenarios,
    ...scenarios
  } = scenarioControl({
    source: scenarioSource,
    storage,
    clock,
    firstWorkspace,
    during,
    rules,
    storeDemoData,
    isCopy,
    replaced: scenarioReplaced,
    resetControls,
    async reset() {
      resetControls();
      await during(storage.reset);
    },
  });
  const {
    control: statePart,
    addRecord,
    ...state
  } = mockState({ storage, firstWorkspace, now, restart, during, changed: wake });
  const control = createControl(
    [
      journal,
      deliveries,
      clockControl(clock),
      preferControl({ ...answering, delay, profile }),
      ...(strict ? [strictControl({ contract: coverage.contract, answerer, log })] : []),
      answerPart,
      ...(proxyPart === null ? [] : [proxyPart]),
      healthControl,
      operationsControl(operations),
      coverageControl(coverage),
      ...controls,
      ...more,
      statePart,
      scenarioPart,
      dashboardControl({
        url: publicUrl,
        consolePath,
        // Other machines see no passwords and keys.
        access: async ctx =>
          accessRules.isFromNearby(ctx) ? demoAccess(repository) : { users: [], key: null },
        served,
        journal,
        deliveries,
        state: { ...state, addRecord },
        read: storage.read,
        clock,
        answers,
        coverage,
        scenarios,
        operations,
      }),
    ],
    { isOpen: remoteControl, accessRules },
  );
  const { coverage: report, clearCoverage } = coverage;
  const begin = () => {
    beginAnswers();
    proxyPart?.begin();
    beginScenarios();
  };
  return {
    control,
    journal,
    answers,
    scenarios,
    knownScenarios,
    state,
    begin,
    coverage: { coverage: report, clearCoverage },
  };
}
