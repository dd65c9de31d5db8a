/** Answers and faults that a test or a developer asks for, by one mechanism: of all rules, a request meets the oldest that is due. */
import { isDeepStrictEqual } from 'node:util';
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { Operation } from '../../../src/group/operation.ts';
import type { Served } from '../../../src/group/served.ts';
import { routedPath } from '../../../src/http/urls.ts';
import type { RefusalSettings } from '../../../src/openapi/refusals.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import type { Answerer } from '../answer.ts';
import type { ControlPart } from '../control.ts';
import { delaysFrom } from '../delay.ts';
import { HeldAnswers } from '../held-answers.ts';
import type { OperationFinder } from '../operations.ts';
import type { ScenarioOptions } from '../scenarios/index.ts';
import { type CheckedAnswer, returnedAnswer } from './answer.ts';
import { type AnswerRule, checkAnswerRule, settledAnswer } from './answer-rule.ts';
import { withoutSecret } from './condition.ts';
import { breakOff } from './connection.ts';
import type { ActiveAnswer, ActiveFault, MockRules } from './controls.ts';
import { type ActiveRule, type Met, maxOf, RuleRegistry } from './registry.ts';
import { factsOf, type RequestFacts } from './request.ts';
import { Retries } from './retries.ts';
import { checkRule, type FaultRule } from './rule.ts';
import { requestMatcher, type Selection, settledSelection } from './selection.ts';
import { sendStep } from './send.ts';
import { listedRule, redactedRule } from './shown.ts';

export interface AnswerSettings {
  readonly operations: OperationFinder;
  readonly served: () => Served;
  /** What decides which errors are possible. */
  readonly refusals: Omit<RefusalSettings, 'limited'>;
  readonly answerer: Answerer;
  readonly repository: WholeRepository;
  /** The secrets of the keys of the fixtures by alias. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The option `answers`: they are there at the start, and again after a reset. */
  readonly standing: readonly AnswerRule[];
  /** Called with a sentence about an answer of a function that cannot be sent. */
  readonly tell: (sentence: string) => void;
}

export function answerControl(settings: AnswerSettings): MockRules & {
  readonly control: ControlPart;
  begin(): void;
  /** The rules of scenarios. */
  readonly rules: ScenarioOptions['rules'];
} {
  const { operations, served, standing, tell } = settings;
  const registry = new RuleRegistry();
  const waits = { answer: new HeldAnswers(), fault: new HeldAnswers() };
  const retries = new Retries();
  const sendingOf = ({ kind, id }: Pick<ActiveRule, 'kind' | 'id'>) => ({
    ...settings,
    waits: waits[kind],
    retries,
    owner: id,
  });
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
    registry.list('answer').map(({ id, given, seen, met }) => ({
      id,
      rule: given as AnswerRule,
      seen,
      answered: met,
    }));
  const faults = (): ActiveFault[] =>
    registry.list('fault').map(({ id, given, seen, met }) => ({
      id,
      rule: given as FaultRule,
      seen,
      failed: met,
    }));

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
      const list = () => all().map(one => ({ ...one, rule: redactedRule<Selection>(one.rule) }));
      router.on('GET', path, list);
      router.on(
        'POST',
        path,
        async ({ body }) => {
          const id = add(await body());
          return list().find(rule => rule.id === id);
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

  async function meet(
    ctx: Koa.Context,
    next: Koa.Next,
    met: Met,
    { operation, facts }: { readonly operation: Operation | null; readonly facts: RequestFacts | null },
  ): Promise<unknown> {
    const { step, delay, count, rule } = met;
    if (typeof step !== 'function') return send(step, delay ?? 0);
    // A function that never ends is ended with its rule.
    const isStopped = Symbol('the rule was stopped');
    const stopped = waits[rule.kind].wait(ctx, undefined, rule.id).then(() => isStopped);
    const given = await Promise.race([step(withoutSecret(facts as RequestFacts, count)), stopped]);
    if (typeof given === 'symbol') return breakOff(ctx, false);
    const answer = await returnedAnswer(given);
    if (answer === null) return next();
    const returned = settledAnswer(answer, operation, settings);
    return send(returned, returned.delay === undefined ? 0 : delaysFrom(returned.delay, count)());

    function send(answer: CheckedAnswer, ms: number) {
      return sendStep(ctx, next, answer, { operation, delay: ms }, sendingOf(rule));
    }
  }

  async function take(
    ctx: Koa.Context,
    next: Koa.Next,
    path: string,
    facts: RequestFacts | null,
  ): Promise<unknown> {
    const { method } = ctx;
    const operation = operations.findRouted(method, path);
    let met: Met | null = null;
    let isNext = false;
    try {
      met = registry.take(method, path, operation, facts);
      if (met !== null)
        return await meet(
          ctx,
          () => {
            isNext = true;
            return next();
          },
          met,
          { operation, facts },
        );
    } catch (error) {
      // An error of the service is none of the function.
      if (isNext) throw error;
      const sentence = `mock.answer, ${operation?.id ?? path}: ${(error as Error)?.message ?? error}`;
      tell(sentence);
      return settings.answerer.refuse(ctx, new MarketplaceError('internal_error'), sentence);
    }
    return next();
  }

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
      middleware(ctx, next) {
        if (!retries.isEmpty && retries.take(ctx)) {
          const reset: CheckedAnswer = { reset: true, content: null, isOfService: false };
          return sendStep(
            ctx,
            next,
            reset,
            { operation: null, delay: 0 },
            sendingOf({ kind: 'fault', id: '' }),
          );
        }
        if (registry.isEmpty) return next();
        const path = routedPath(ctx) ?? '';
        const operation = operations.findRouted(ctx.method, path);
        if (!registry.needsFacts(ctx.method, path, operation)) return take(ctx, next, path, null);
        return factsOf(ctx, path, operation, settings.repository).then(facts =>
          // Who has left meets nothing.
          ctx.res.destroyed ? undefined : take(ctx, next, path, facts),
        );
      },
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
