/** What happens to a request that meets a rule. */
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { Operation } from '../../../src/group/operation.ts';
import { routedPath } from '../../../src/http/urls.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import type { Answerer } from '../answer.ts';
import { delaysFrom } from '../delay.ts';
import type { HeldAnswers } from '../held-answers.ts';
import type { OperationFinder } from '../operations.ts';
import { type CheckedAnswer, returnedAnswer } from './answer.ts';
import { settledAnswer } from './answer-rule.ts';
import { withoutSecret } from './condition.ts';
import { breakOff } from './connection.ts';
import type { Document } from './documented.ts';
import type { ActiveRule, Met, RuleRegistry } from './registry.ts';
import { factsOf, type RequestFacts } from './request.ts';
import type { Retries } from './retries.ts';
import { sendStep } from './send.ts';

export interface MeetingSettings extends Document {
  readonly operations: OperationFinder;
  readonly answerer: Answerer;
  readonly repository: WholeRepository;
  /** Called with a sentence about an answer of a function that cannot be sent. */
  readonly tell: (sentence: string) => void;
}

export interface MeetingParts {
  readonly registry: RuleRegistry;
  /** What the rules of each kind hold back. */
  readonly waits: Readonly<Record<ActiveRule['kind'], HeldAnswers>>;
  readonly retries: Retries;
  /** Looks whether somebody has what the rules name, and tells of it. */
  readonly lookForOwners: (rules: readonly ActiveRule[]) => void;
}

/** A request, as the rules see it. */
interface Arrived {
  readonly path: string;
  readonly operation: Operation | null;
  readonly facts: RequestFacts | null;
}

export function createMeeting(
  settings: MeetingSettings,
  { registry, waits, retries, lookForOwners }: MeetingParts,
): Koa.Middleware {
  const { operations, answerer, repository, tell } = settings;
  const sendingOf = ({ kind, id }: Pick<ActiveRule, 'kind' | 'id'>) => ({
    ...settings,
    waits: waits[kind],
    retries,
    owner: id,
  });

  async function meet(
    ctx: Koa.Context,
    next: Koa.Next,
    { step, delay, count, rule }: Met,
    { operation, facts }: Arrived,
  ): Promise<unknown> {
    const send = (answer: CheckedAnswer, ms: number) =>
      sendStep(ctx, next, answer, { operation, delay: ms }, sendingOf(rule));
    if (typeof step !== 'function') return send(step, delay ?? 0);
    // A function that never ends is ended with its rule.
    const isStopped = Symbol('the rule was stopped');
    const stopped = waits[rule.kind].wait(ctx, undefined, rule.id).then(() => isStopped);
    const given = await Promise.race([step(withoutSecret(facts as RequestFacts, count)), stopped]);
    if (typeof given === 'symbol') return breakOff(ctx, false);
    const returned = await returnedAnswer(given);
    if (returned === null) return next();
    const answer = settledAnswer(returned, operation, settings);
    return send(answer, answer.delay === undefined ? 0 : delaysFrom(answer.delay, count)());
  }

  async function take(ctx: Koa.Context, next: Koa.Next, arrived: Arrived): Promise<unknown> {
    const { path, operation, facts } = arrived;
    let isNext = false;
    const pass = () => {
      isNext = true;
      return next();
    };
    try {
      const met = registry.take(ctx.method, path, operation, facts);
      return await (met === null ? pass() : meet(ctx, pass, met, arrived));
    } catch (error) {
      // An error of the service is none of the function.
      if (isNext) throw error;
      const sentence = `mock.answer, ${operation?.id ?? path}: ${(error as Error)?.message ?? error}`;
      tell(sentence);
      return answerer.refuse(ctx, new MarketplaceError('internal_error'), sentence);
    }
  }

  return (ctx, next) => {
    if (!retries.isEmpty && retries.take(ctx)) {
      const reset: CheckedAnswer = { reset: true, content: null, isOfService: false };
      const sending = sendingOf({ kind: 'fault', id: '' });
      return sendStep(ctx, next, reset, { operation: null, delay: 0 }, sending);
    }
    if (registry.isEmpty) return next();
    const path = routedPath(ctx) ?? '';
    const operation = operations.findRouted(ctx.method, path);
    if (!registry.needsFacts(ctx.method, path, operation))
      return take(ctx, next, { path, operation, facts: null });
    return factsOf(ctx, path, operation, repository).then(facts => {
      // Who has left meets nothing.
      if (ctx.res.destroyed) return undefined;
      const { method } = ctx;
      const taken = take(ctx, next, { path, operation, facts });
      lookForOwners(registry.unseen(method, path, operation));
      return taken;
    });
  };
}
