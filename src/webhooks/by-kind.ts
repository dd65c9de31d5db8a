/** Sends each delivery by the kind of its endpoint: posts it, or gives it to what takes it in this process. */

import { clearTimeout, setTimeout } from 'node:timers';
import { jsonOfAnything } from '../common/json/json-of-anything.ts';
import { charactersOfStep, stretches } from '../common/time/event-loop.ts';
import { elapsed } from '../common/time/worker-time.ts';
import type { LocalOutcome, LocalReceiver, LocalTools, Receivers } from '../group/receiver.ts';
import type { WebhookJob } from '../repository/index.ts';
import type { ResolvedWorkerOptions } from './options.ts';
import { type AttemptOutcome, maxResponseLength, type Sender, type SendingRules } from './send.ts';
import { skippedBy } from './skip.ts';

/** As the schema of attempts has it. */
const maxErrorLength = 4_096;

/** Whether deliveries of a kind go to the URL of their endpoint. */
export const isPosted = (receivers: Receivers, kind: string | undefined): boolean =>
  kind === undefined || (Object.hasOwn(receivers, kind) && receivers[kind] === 'post');

/** `onError` is told what a receiver has thrown. */
export interface LocalRules
  extends SendingRules,
    Pick<LocalTools, 'repository'>,
    Pick<ResolvedWorkerOptions, 'tracing' | 'onError'> {}

/** `poster`: sends what is posted. */
export function senderByKind(
  poster: Sender,
  receivers: Receivers,
  rules: LocalRules,
): Sender & Required<Pick<Sender, 'receivers'>> {
  const byKind = new Map(Object.entries(receivers));
  const open = new Map<string, LocalReceiver>();

  function receiverOf(kind: string): LocalReceiver {
    const known = open.get(kind);
    if (known !== undefined) return known;
    const make = byKind.get(kind);
    // Tried again later, by whichever process has it then: while a new release starts, some have and some have not.
    if (typeof make !== 'function')
      throw new Refusal(`no group of this process takes deliveries of the kind ${kind}`);
    const made = make();
    open.set(kind, made);
    return made;
  }

  return {
    async send(job) {
      return stretches.run(() => {
        stretches.spend(job.payload.length / charactersOfStep);
        const skipped = skippedBy(job, rules);
        if (skipped !== null) return skipped;
        const { kind } = job.endpoint;
        if (kind === undefined || isPosted(receivers, kind)) return poster.send(job);
        return take(() => receiverOf(kind), job, rules);
      });
    },
    receivers: () => open.values(),
    async close() {
      await poster.close();
      await Promise.all([...open.values()].map(receiver => receiver.close?.()));
    },
  };
}

/** Why a delivery was not taken, in words for anyone who looks at it. */
class Refusal extends Error {}

async function take(
  receiverOf: () => LocalReceiver,
  job: WebhookJob,
  { timeout, now, publicUrl, tracing, repository, onError }: LocalRules,
): Promise<AttemptOutcome> {
  const started = now();
  const clock = elapsed();
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Refusal(`not done within ${timeout} ms`);
      limit.abort(error);
      reject(error);
    }, timeout);
  });
  const sent = ({ attempt, events = [], retry }: LocalOutcome, isAnswered: boolean): AttemptOutcome => ({
    attempt: {
      at: new Date(started).toISOString(),
      duration_ms: Math.round(elapsed() - clock),
      status: attempt.status ?? null,
      error: storable(attempt.error, maxErrorLength),
      response: storable(attempt.response, maxResponseLength),
      ...(events.length === 0 ? {} : { made_events: events.map(({ id }) => id) }),
    },
    requestedRetryMs: null,
    events,
    isFinal: !retry,
    isAnswered,
  });
  try {
    const context = { now: started, publicUrl, tracing, repository, signal: limit.signal };
    const taken = (async () => receiverOf().receive(job, context))();
    const outcome = await Promise.race([taken, over]);
    return sent(outcome, outcome.isAnswered ?? true);
  } catch (error) {
    if (!(error instanceof Refusal)) onError(error);
    const words = error instanceof Refusal ? error.message : 'it failed inside this service';
    return sent({ attempt: { status: null, error: words, response: null }, events: [], retry: true }, false);
  } finally {
    clearTimeout(timer);
  }
}

/** What storages can hold of a text. A receiver without types may give something else, and has succeeded all the same. */
function storable(given: unknown, max: number): string | null {
  const text = typeof given === 'string' || given === null ? given : jsonOfAnything(given);
  return text === null ? null : text.slice(0, max).replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD');
}
