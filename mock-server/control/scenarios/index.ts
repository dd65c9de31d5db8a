/** Scenarios: switched by a call, a request below `/__mock`, a flag, a header or a click. */
import { InvalidDataError } from '../../../src/adapters/rules/check.ts';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { hasRelativeDates } from '../../fixtures/relative-dates.ts';
import { isCheckedData, type Storage, type StoredData } from '../../storage.ts';
import type { MockClock } from '../clock/clock.ts';
import { parsedInstant } from '../clock/times.ts';
import type { ControlPart } from '../control.ts';
import type { AnswerRule } from '../responses/answer-rule.ts';
import type { FaultRule } from '../responses/rule.ts';
import { recordPlace, withFields, withoutRecord, withRecord } from '../state/changes.ts';
import type { ListedScenario, MockScenarios, RecordedScenario } from './controls.ts';
import { type Scenarios, scenariosNamed } from './read.ts';
import { recordedChanges } from './recording.ts';
import { checkedScenario, checkScenarioName, type RecordChange, type Scenario } from './scenario.ts';

/** What a mock server knows of scenarios at its start. */
export interface ScenarioSource {
  readonly all: Scenarios;
  /** Those that it begins with, and that a reset puts back. */
  readonly start: readonly string[];
  /** The fixtures with these collections, as a storage stores them. @throws InvalidDataError */
  readonly dataOf: (fixtures: Scenario['fixtures'], now: number) => Promise<DataFile>;
  /** Data of scenarios that was checked before, by their names. */
  readonly kept: Map<string, StoredData>;
}

export interface ScenarioOptions {
  readonly source: ScenarioSource;
  readonly storage: Pick<Storage, 'read' | 'restore' | 'repository'>;
  readonly clock: MockClock;
  readonly firstWorkspace: string;
  /** Called around each replacement: what goes on in this process follows it. */
  readonly during: (replace: () => Promise<void>) => Promise<void>;
  /** Restores the fixtures, and forgets what the controls were told. */
  readonly reset: () => Promise<void>;
  readonly resetControls: () => void;
  /** Stores what groups of the host add to fixtures. */
  readonly storeDemoData: () => Promise<void>;
  /** Whether the data began as a copy of other data, which no scenario begins with. */
  readonly isCopy: boolean;
  /** Called when a scenario was replaced or removed. */
  readonly replaced: (name: string) => void;
  readonly rules: {
    check(answers: readonly AnswerRule[], faults: readonly FaultRule[]): void;
    add(answers: readonly AnswerRule[], faults: readonly FaultRule[]): void;
    /** Those that have not ended. `left`: what cannot be written down. */
    given(): {
      readonly answers: readonly AnswerRule[];
      readonly faults: readonly FaultRule[];
      readonly left: readonly string[];
    };
  };
}

/** For a file in a folder of the project, such as scenarios/sold-out.json. */
const scenarioSchema = '../node_modules/koa-marketplace/dist/schemas/scenario.json';

type Fixtures = NonNullable<Scenario['fixtures']>;

const maxScenarios = 200;
/** Starts whose data is kept. */
const maxKept = 50;

export function scenarioControl(options: ScenarioOptions): MockScenarios & {
  readonly control: ControlPart;
  /** Restores what the mock server began with. */
  restart(): Promise<void>;
  /** Applies what the first scenarios say besides the data, which is there already. */
  begin(): void;
  /** All that can be used now. */
  known(): Scenarios;
} {
  const { source, storage, clock, firstWorkspace: usual, during, reset, rules } = options;
  /** Whether all data is at hand: to read that of PostgreSQL takes long. */
  const storesAtOnce = 'data' in storage.repository;
  // Each world has its own list.
  const all = new Map(source.all);
  let active: readonly string[] = [];
  let mark: StoredData | null = null;

  const named = (names: readonly unknown[]) =>
    scenariosNamed(all, names).map(([name, scenario]) => {
      try {
        rules.check(scenario.answers ?? [], scenario.faults ?? []);
      } catch (error) {
        throw error instanceof TypeError ? new TypeError(`scenario ${name}: ${error.message}`) : error;
      }
      return [name, scenario] as const;
    });

  /** The data of scenarios, or `null` if it is that of a reset. */
  async function dataFor(chosen: ReturnType<typeof named>, now: number): Promise<StoredData | null> {
    const isOfReset = chosen.every(
      ([, { fixtures, records }]) => fixtures === undefined && records === undefined,
    );
    if (isOfReset && !(options.isCopy && chosen.length > 0)) return null;
    const kept = source.kept.get(keyOf(chosen));
    if (kept !== undefined) return kept;
    const fixtures = Object.assign({}, ...chosen.map(([, scenario]) => scenario.fixtures)) as Fixtures;
    let data = await source.dataOf(fixtures, now);
    for (const [name, { records = [] }] of chosen)
      for (const [index, change] of records.entries())
        try {
          data = changed(data, change, now);
        } catch (error) {
          const reason = (error as Error).message.replace(/^(?:Invalid request|Not found): /, '');
          throw new TypeError(`scenario ${name}: records[${index}]: ${reason}`);
        }
    return data as unknown as StoredData;
  }

  const keyOf = (chosen: ReturnType<typeof named>) => JSON.stringify(chosen.map(([name]) => name));

  /** Keeps data that the storage has checked, unless it has dates that are relative to the clock. */
  function keep(chosen: ReturnType<typeof named>, data: StoredData): void {
    const isRelative = chosen.some(([, { fixtures, records }]) =>
      hasRelativeDates(JSON.stringify([fixtures, records])),
    );
    if (!isCheckedData(data) || isRelative || source.kept.size >= maxKept) return;
    source.kept.set(keyOf(chosen), data);
  }

  function changed(before: DataFile, { collection, id, workspace, ...what }: RecordChange, now: number) {
    const data = before as unknown as StoredData;
    const place = recordPlace(data, collection, String(id), { given: workspace ?? null, usual });
    if (what.put !== undefined) return withRecord(data, place, what.put, now);
    if (what.patch !== undefined) return withFields(data, place, what.patch, now);
    return withoutRecord(data, place);
  }

  function applyRules(chosen: ReturnType<typeof named>): void {
    for (const [, { answers = [], faults = [], clock: at }] of chosen) {
      rules.add(answers, faults);
      if (at !== undefined)
        if (typeof at === 'string') clock.set(at);
        else clock.set(at.now, { frozen: at.frozen ?? false });
    }
    active = chosen.map(([name]) => name);
  }

  /** One switch at a time: what two say would mix. */
  let last: Promise<unknown> = Promise.resolve();
  const alone = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };

  async function useNow(names: readonly string[]): Promise<void> {
    const chosen = named(names);
    rules.check(
      chosen.flatMap(([, { answers = [] }]) => answers),
      chosen.flatMap(([, { faults = [] }]) => faults),
    );
    // Relative dates are relative to the clock of the scenario.
    const at = chosen.findLast(([, scenario]) => scenario.clock !== undefined)?.[1].clock;
    const now = at === undefined ? clock.start() : parsedInstant(typeof at === 'string' ? at : at.now, '');
    try {
      const data = await dataFor(chosen, now);
      if (data === null) await reset();
      else
        await during(async () => {
          await storage.restore(data);
          // What the storage refuses has changed nothing.
          options.resetControls();
          if (storesAtOnce) keep(chosen, await storage.read());
          await options.storeDemoData();
        });
    } catch (error) {
      throw error instanceof InvalidDataError
        ? new TypeError(`scenario ${names.join(' + ')}: ${error.message.replace(/^the data: /, '')}`)
        : error;
    }
    applyRules(chosen);
    mark = storesAtOnce ? await storage.read() : null;
  }

  const use = (...names: string[]) => alone(() => useNow(names));

  const restart = () =>
    alone(async () => {
      if (source.start.length > 0) return useNow(source.start);
      await reset();
      active = [];
      mark = storesAtOnce ? await storage.read() : null;
    });

  const listed = (): readonly ListedScenario[] =>
    [...all].map(([name, { description = null }]) => ({ name, description, active: active.includes(name) }));

  function putScenario(name: string, given: Scenario): void {
    checkScenarioName(name);
    if (!all.has(name) && all.size >= maxScenarios)
      throw new TypeError(`there are ${maxScenarios} scenarios, and there cannot be more`);
    const scenario = checkedScenario(`scenario ${name}`, given);
    rules.check(scenario.answers ?? [], scenario.faults ?? []);
    all.set(name, scenario);
    forget(name);
  }

  function forget(name: string): void {
    source.kept.clear();
    options.replaced(name);
  }

  async function startRecording(): Promise<void> {
    mark = await storage.read();
  }

  async function recordedScenario(): Promise<RecordedScenario> {
    const before = mark;
    if (before === null)
      throw new MarketplaceError('invalid_request', 'nothing is recorded: start a recording first');
    const { records, left } = recordedChanges(before, await storage.read());
    const given = rules.given();
    const { now, frozen, moved } = clock.state();
    // What the recording began with.
    const begun = active.flatMap(name => all.get(name) ?? []);
    const fixtures = Object.assign({}, ...begun.map(one => one.fixtures)) as Fixtures;
    const allRecords = [...begun.flatMap(one => one.records ?? []), ...records];
    const scenario: Scenario = {
      $schema: scenarioSchema,
      ...(Object.keys(fixtures).length > 0 && { fixtures }),
      ...(allRecords.length > 0 && { records: allRecords }),
      ...(given.answers.length > 0 && { answers: given.answers }),
      ...(given.faults.length > 0 && { faults: given.faults }),
      ...(moved && { clock: { now, frozen } }),
    };
    return { scenario, left: [...left, ...given.left] };
  }

  return {
    use,
    scenarios: listed,
    putScenario,
    startRecording,
    recordedScenario,
    restart,
    begin() {
      applyRules(named(source.start));
      if (storesAtOnce) void startRecording();
    },
    known: () => all,
    control: {
      routes(router) {
        router.on('GET', '/scenarios', () => ({ scenarios: listed() }));
        router.on(
          'PUT',
          '/scenarios/:name',
          async ({ params: { name = '' }, body }) => {
            putScenario(name, (await body()) as Scenario);
            return listed().find(one => one.name === name);
          },
          { fields: null },
        );
        router.on('DELETE', '/scenarios/:name', ({ params: { name = '' } }) => {
          if (source.start.includes(name))
            throw new MarketplaceError('invalid_request', 'the mock server begins with this scenario');
          if (!all.delete(name)) throw new MarketplaceError('not_found', 'no scenario has this name');
          forget(name);
          return { name };
        });
        router.on(
          'PUT',
          '/scenario',
          async ({ body }) => {
            const { names } = await body();
            if (!Array.isArray(names)) throw new TypeError('names must be a list of scenarios');
            await use(...(names as string[]));
            return { names: active };
          },
          { fields: ['names'] },
        );
        router.on('GET', '/scenario', () => ({ names: active }));
        router.on('POST', '/recording', async () => {
          await startRecording();
          return {};
        });
        router.on('GET', '/recording', recordedScenario);
      },
    },
  };
}
