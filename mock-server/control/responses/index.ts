/** Answers and faults that a test or a developer asks for, by one mechanism: of all rules, a request meets the oldest that is due. */
import { isDeepStrictEqual } from 'node:util';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { Served } from '../../../src/group/served.ts';
import type { ControlPart } from '../control.ts';
import { HeldAnswers } from '../held-answers.ts';
import type { ScenarioOptions } from '../scenarios/index.ts';
import type { CheckedAnswer } from './answer.ts';
import { type AnswerRule, checkAnswerRule } from './answer-rule.ts';
import type { ActiveAnswer, ActiveFault, MockRules } from './controls.ts';
import { createMeeting, type MeetingSettings } from './meeting.ts';
import { type ActiveRule, maxOf, RuleRegistry } from './registry.ts';
import { Retries } from './retries.ts';
import { checkRule, type FaultRule } from './rule.ts';
import { requestMatcher, type Selection, settledSelection } from './selection.ts';
import { listedRule, redactedRule } from './shown.ts';
import { ownerNotes } from './unknown-owner.ts';

export interface AnswerSettings extends MeetingSettings {
  readonly served: () => Served;
  /** The secrets of the keys of the fixtures by alias. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The option `answers`: they are there at the start, and again after a reset. */
  readonly standing: readonly AnswerRule[];
}

export function answerControl(settings: AnswerSettings): MockRules & {
  readonly control: ControlPart;
  begin(): void;
  /** The rules of scenarios. */
  readonly rules: ScenarioOptions['rules'];
} {
  const { operations, served, standing } = settings;
  const registry = new RuleRegistry();
  const waits = { answer: new HeldAnswers(), fault: new HeldAnswers() };
  const retries = new Retries();
  const listed = <Rule extends Selection>(rule: Rule) => {
    const given = listedRule(rule, settings.secrets);
    return { given, isWhole: isDeepStrictEqual(redactedRule(given), rule) };
  };

  function addFault(given: unknown): string {
    const { rule, operation } = checkRule(given, operations, () => served().errors);
    const { status, error, reset, truncate, hang, delay, ...selection } = rule;
    const effects = Object.fromEntries(
      Object.entries({ status, error, reset, truncate, hang, delay }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const isOfService = status === undefined && error === undefined && !reset && !hang;
    const step: CheckedAnswer = { ...effects, content: null, isOfService };
    return registry.add({
      kind: 'fault',
      selection: settledSelection(selection, settings.secrets),
      steps: [step],
      isStanding: false,
      ...listed(rule),
      matches: requestMatcher(selection, operation),
    });
  }

  function addAnswer(given: unknown, isRepeated = false, isStanding = false): string {
    const { selection, steps, operation } = checkAnswerRule(given, settings, isRepeated);
    return registry.add({
      kind: 'answer',
      selection,
      steps,
      isStanding,
      ...listed(given as AnswerRule),
      matches: requestMatcher(selection, operation),
    });
  }

  const answers = (): ActiveAnswer[] =>
    registry.list('answer').map(({ id, given, seen, met, note }) => ({
      id,
      rule: given as AnswerRule,
      seen,
      answered: met,
      ...(note !== null && { note }),
    }));
  const faults = (): ActiveFault[] =>
    registry.list('fault').map(({ id, given, seen, met, note }) => ({
      id,
      rule: given as FaultRule,
      seen,
      failed: met,
      ...(note !== null && { note }),
    }));
  const owners = ownerNotes(settings);

  /** Ends a rule, and what it holds back. Whether there was any of it. */
  function stopOne(kind: ActiveRule['kind'], id: string): boolean {
    const isActive = registry.list(kind).some(rule => rule.id === id) && registry.stop(id);
    return waits[kind].end(id) > 0 || isActive;
  }

  /** Ends all rules of a kind, or one. */
  const stopper = (kind: ActiveRule['kind']) => (id?: string) => {
    if (id === undefined) {
      registry.clear(kind);
      if (kind === 'fault') retries.clear();
      waits[kind].end();
    } else if (!stopOne(kind, id)) throw new MarketplaceError('not_found', `no active ${kind} has this id`);
  };
  const stopFaults = stopper('fault');
  const stopAnswers = stopper('answer');

  function begin(): void {
    standing.forEach((rule, index) => {
      withPrefix(`startMock: answers[${index}]`, () => addAnswer(rule, true, true));
    });
  }

  const rules: ScenarioOptions['rules'] = {
    check(answers, faults) {
      for (const [kind, list] of [
        ['answer', answers],
        ['fault', faults],
      ] as const)
        if (list.length > maxOf[kind]) throw new TypeError(`there must be at most ${maxOf[kind]} ${kind}s`);
      answers.forEach((rule, at) => {
        withPrefix(`answers[${at}]`, () => checkAnswerRule(rule, settings, true));
      });
      faults.forEach((rule, at) => {
        withPrefix(`faults[${at}]`, () => checkRule(rule, operations, () => served().errors));
      });
    },
    add(answers, faults) {
      for (const rule of answers) addAnswer(rule, true);
      for (const rule of faults) addFault(rule);
    },
    given() {
      const all = [...registry.list('answer'), ...registry.list('fault')].filter(one => !one.isStanding);
      const ofKind = (kind: ActiveRule['kind']) =>
        all.filter(one => one.kind === kind && one.isWhole).map(({ given }) => given);
      return {
        answers: ofKind('answer') as AnswerRule[],
        faults: ofKind('fault') as FaultRule[],
        left: all.filter(({ isWhole }) => !isWhole).map(({ id }) => id),
      };
    },
  };

  const routes: ControlPart['routes'] = router => {
    for (const { path, all, add, stop } of [
      { path: '/faults', all: faults, add: addFault, stop: stopFaults },
      { path: '/answers', all: answers, add: (rule: unknown) => addAnswer(rule), stop: stopAnswers },
    ] as const) {
      const list = async () => {
        await owners.refresh([...registry.list('answer'), ...registry.list('fault')]);
        return all().map(one => ({ ...one, rule: redactedRule<Selection>(one.rule) }));
      };
      router.on('GET', path, list);
      router.on(
        'POST',
        path,
        async ({ body }) => {
          const id = add(await body());
          return (await list()).find(rule => rule.id === id);
        },
        { fields: null },
      );
      router.on('DELETE', path, () => {
        const stopped = all().length;
        stop();
        return { stopped };
      });
      router.on('DELETE', `${path}/:id`, ({ params: { id = '' } }) => {
        stop(id);
        return { id };
      });
    }
  };

  return {
    answer(requests: unknown, answer: unknown, options: unknown = {}) {
      const rule = { ...whichOf(requests), ...(options as object), answer };
      const id = withPrefix('mock.answer', () => addAnswer(rule));
      const entry = registry.list('answer').find(one => one.id === id);
      return {
        id,
        stop: () => void stopOne('answer', id),
        get answered() {
          return entry?.met ?? 0;
        },
      };
    },
    answers,
    stopAnswers,
    fail(given) {
      const id = withPrefix('mock.fail', () => addFault(given));
      return { id, stop: () => void stopOne('fault', id) };
    },
    faults,
    stopFaults,
    begin,
    rules,
    control: {
      middleware: createMeeting(settings, { registry, waits, retries, lookForOwners: owners.tell }),
      routes,
      reset() {
        stopFaults();
        stopAnswers();
        begin();
      },
      close() {
        registry.clear('fault');
        registry.clear('answer');
        waits.answer.close();
        waits.fault.close();
      },
    },
  };
}

/** The first argument of `mock.answer`. */
function whichOf(requests: unknown): object {
  if (typeof requests === 'string') return { operation: requests };
  return requests === null || typeof requests !== 'object' ? { operation: requests } : requests;
}

function withPrefix<Result>(prefix: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypeError ? new TypeError(`${prefix}: ${error.message}`) : error;
  }
}
