/**
 * Sends the queued messages of one instance over one connection: in order in each chat, several chats at the same time,
 * and not faster than the rate of the instance. A message that has to wait holds up its own chat only.
 */

import { setMaxListeners } from 'node:events';
import type { OutgoingMessage } from '../../channel/driver.ts';
import { ChannelError } from '../../channel/errors.ts';
import type { SentContent } from '../../channel/events.ts';
import { onAbort } from '../../common/concurrency/on-abort.ts';
import { defined } from '../../common/defined.ts';
import { ofSpan } from '../../common/events/tracing.ts';
import { retryDelay } from '../../common/time/retry-delay.ts';
import { within } from '../../common/time/within.ts';
import type { MessageRecord } from '../../generated/types.ts';
import type { MessagingRepository, SendOutcome } from '../../repository/index.ts';
import { progressOf } from '../events.ts';
import type { MessagingContext } from './context.ts';
import { InstanceWorker, type WorkParts } from './instance-worker.ts';
import type { Pace } from './pace.ts';
import { lineOf, reasonOf, shortLineOf } from './reason.ts';
import { spanOf } from './span.ts';

/** Delay before the next attempt if what the message replies to could not be read, in milliseconds. */
const unread = 2_000;

/** How long the driver may say what has become of a message after its connection has ended, in milliseconds. */
const grace = 100;

export interface OutboxParts extends WorkParts {
  readonly pace: Pace;
  /** The rate of the instance at this moment. */
  readonly rate: () => number | null;
  /** The address of the account that is connected. */
  readonly address: () => string | null;
  /** What has become of an attempt, before it is stored. */
  readonly tried: (outcome: SendOutcome) => void;
}

type Message = Readonly<MessageRecord>;
type TakenMessage = { readonly message: Message; readonly again: boolean };

export class Outbox extends InstanceWorker<TakenMessage, OutboxParts> {
  /** Number of messages that the driver has. */
  #sending = 0;
  #cancel: () => void = () => {};
  /** Aborted a moment after the end of the connection: the driver may know what has become of a message. */
  readonly #givenUp = new AbortController();

  constructor(context: MessagingContext, parts: OutboxParts) {
    super(context, parts);
    const { ended } = parts;
    // Each message that is being sent listens.
    setMaxListeners(0, this.#givenUp.signal);
    onAbort(ended, () => void context.time.after(grace, () => this.#givenUp.abort(ended.reason)));
  }

  override close(): void {
    super.close();
    this.#cancel();
  }

  /** Resolves when nothing that is being sent now, in one chat or in all, is being sent any more. */
  idleIn(chat?: string): Promise<void> {
    return this.idle(({ message }) => chat === undefined || message.chat === chat);
  }

  /** If it is none because of the rate, takes them later. */
  protected room(inFlight: number): number {
    const { settings, time } = this.context;
    const rate = this.parts.rate();
    const { concurrencyPerInstance: most } = settings;
    // Others are sent while outcomes are stored, but not more than can be stored together.
    const free = Math.min(most - this.#sending, 2 * most - inFlight);
    if (rate === null || free <= 0) return free;
    const wait = this.parts.pace.wait(rate);
    if (wait === 0) return 1;
    this.#cancel();
    this.#cancel = time.after(wait, () => this.poke());
    return 0;
  }

  protected take(...asked: Parameters<MessagingRepository['takeMessages']>) {
    return this.context.messaging.takeMessages(...asked);
  }

  protected async perform({ message, again }: TakenMessage): Promise<void> {
    const { pace, rate, tried } = this.parts;
    // Only what reaches the channel counts.
    if (!this.#isOfAnother(message)) pace.count(rate());
    this.#sending += 1;
    let outcome: SendOutcome;
    try {
      outcome = await this.#traced(message, again);
      tried(outcome);
    } finally {
      this.#sending -= 1;
    }
    // Its chat waits for the outcome to be stored. Another one may wait for its place.
    this.takeMore();
    const { messaging, now, stored } = this.context;
    const { workspaceId, instanceId, generation } = this.parts.holding;
    const settled = await this.stored(() =>
      messaging.settleMessage(workspaceId, instanceId, message.id, outcome, {
        generation,
        events: changed => (changed.state === 'queued' ? [] : [progressOf(changed, { now: now() })]),
      }),
    );
    if (settled !== null) stored(workspaceId);
  }

  async #traced(message: Message, again: boolean): Promise<SendOutcome> {
    const { tracing } = this.context;
    if (tracing === null) return this.#attempt(message, again);
    const { id, attempts } = message;
    const attributes = { [ofSpan.message]: id, [ofSpan.attempt]: attempts };
    return tracing.run(spanOf('send message', this.parts, attributes), async span => {
      const outcome = await this.#attempt(message, again);
      span.set({ [ofSpan.outcome]: outcome.state });
      if (outcome.state !== 'sent') span.fail('not_sent');
      return outcome;
    });
  }

  async #attempt(message: Message, again: boolean): Promise<SendOutcome> {
    const { time, settings, now, onError } = this.context;
    const { driver, connection } = this.parts;
    if (again && !driver.recognisesRepeats)
      return { state: 'failed', reason: unknown('The process that was sending it has ended') };
    if (this.#isOfAnother(message)) return this.#withoutAccount(message, again);
    const { content } = message;
    if (content === null) return { state: 'failed', reason: 'It was deleted before it was sent' };
    if (content.kind === 'unsupported' || !driver.contents.includes(content.kind))
      return { state: 'failed', reason: `The channel cannot send messages of the kind ${content.kind}` };
    const outgoing = await this.#outgoing(message, content, again).catch(error => {
      onError(error);
      return null;
    });
    if (outgoing === null)
      return {
        state: 'queued',
        reason: 'The storage did not answer',
        retryAt: await this.dueIn(unread),
      };
    let sent: Awaited<ReturnType<typeof connection.send>>;
    try {
      sent = await within(time, settings.timeouts.send, this.#givenUp.signal, signal =>
        connection.send(outgoing, { signal }),
      );
    } catch (error) {
      return this.#failure(message, error);
    }
    const at = new Date(now()).toISOString();
    const originId = idFrom(() => sent?.originId) ?? undefined;
    return { state: 'sent', at, externalId: idFrom(() => sent?.externalId), ...defined({ originId }) };
  }

  /** Whether it was written for another account, which was paired when it was queued. */
  #isOfAnother({ from }: Message): boolean {
    return from !== null && from !== this.parts.address();
  }

  /** Nobody may send in the name of somebody else. An earlier attempt may have sent it in its own. */
  #withoutAccount({ from, attempts }: Message, again: boolean): SendOutcome {
    const reason = `It was written for the account ${from}, but the instance is ${this.parts.address()} now`;
    return { state: 'failed', reason: again || attempts > 1 ? unknown(reason) : lineOf(reason) };
  }

  async #outgoing(message: Message, content: SentContent, again: boolean): Promise<OutgoingMessage> {
    const { workspaceId, instanceId } = this.parts.holding;
    const { id, chat, reply_to, attempts } = message;
    const answered =
      reply_to === null
        ? null
        : await this.context.messaging.findMessage(workspaceId, instanceId, { id: reply_to });
    const replyTo =
      answered === null || answered.external_id === null
        ? null
        : {
            externalId: answered.external_id,
            ...defined({ originId: answered.origin_id }),
            from: answered.from,
          };
    // An attempt of this process that failed may have sent it as well.
    return { id, again: again || attempts > 1, chat, content, replyTo };
  }

  async #failure({ attempts }: Message, error: unknown): Promise<SendOutcome> {
    const { settings, onError } = this.context;
    const reason = reasonOf(error);
    const isGivenUp = error === this.#givenUp.signal.reason;
    const isCertain = error instanceof ChannelError && !isGivenUp;
    if (!isCertain && !isGivenUp) onError(error);
    if (!isCertain && !this.parts.driver.recognisesRepeats)
      return { state: 'failed', reason: unknown(reason) };
    if (isCertain && !error.retry) return { state: 'failed', reason };
    // It was not sent because there was no connection any more: the next one begins with it, whatever attempt it is.
    if (isCertain && this.parts.ended.aborted)
      return { state: 'queued', reason, retryAt: await this.dueIn(0) };
    const wait = retryDelay(settings.sendSchedule, attempts, null, settings.random);
    if (wait === null) return { state: 'failed', reason };
    return { state: 'queued', reason, retryAt: await this.dueIn(wait) };
  }
}

/** An id as it is stored. A message that was sent stays sent, whatever the driver says of it. */
function idFrom(given: () => unknown): string | null {
  try {
    const id = given();
    return id == null ? null : shortLineOf(String(id), 255);
  } catch {
    return null;
  }
}

const unknown = (reason: string): string => lineOf(`It is not known whether it was sent: ${reason}`);
