/** One attempt of a delivery, and what the host is told of it. */
import { isThenable } from '../common/concurrency/awaitable.ts';
import type { Settlement, WebhookJob } from '../repository/index.ts';
import { deliveryReport } from './delivery-report.ts';
import { noReport, type ResolvedWorkerOptions } from './options.ts';
import { settlementOf } from './outcome.ts';
import type { AttemptOutcome, Sender } from './send.ts';
import { tracedAttempt } from './traced-attempt.ts';

export interface Attempt {
  readonly sent: AttemptOutcome;
  readonly settlement: Settlement;
}

interface AttemptParts {
  readonly options: ResolvedWorkerOptions;
  readonly sender: Sender;
  /** Whether it is a request over HTTP. */
  readonly isPosted: (job: WebhookJob) => boolean;
}

export function attempted(job: WebhookJob, { options, sender, isPosted }: AttemptParts): Promise<Attempt> {
  const { tracing } = options;
  const attempt = async (sending: WebhookJob): Promise<Attempt> => {
    const sent = await sender.send(sending);
    return { sent, settlement: settlementOf(job, sent, options) };
  };
  return tracing === null ? attempt(job) : tracedAttempt(tracing, job, isPosted(job), attempt);
}

/** What a host does with it delays and breaks no delivery. */
export function report(job: WebhookJob, settlement: Settlement, options: ResolvedWorkerOptions): void {
  const { onDelivery, onError } = options;
  if (onDelivery === noReport) return;
  try {
    const reported = onDelivery(deliveryReport(job, settlement));
    if (isThenable(reported)) Promise.resolve(reported).catch(onError);
  } catch (error) {
    onError(error);
  }
}
