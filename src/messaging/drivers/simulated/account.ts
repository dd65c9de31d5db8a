/** The side of the simulated channel: what it knows of one instance, connected or not, while the process runs. */

import type { OutgoingMessage } from '../../../channel/driver.ts';
import { ChannelError } from '../../../channel/errors.ts';
import type { ChannelEvent, ReceivedContent } from '../../../channel/events.ts';
import { defined } from '../../../common/defined.ts';
import { newId } from '../../../common/new-id.ts';
import type { ConversationEvent } from '../../engine/conversation-event.ts';
import type { SimulatedPerson } from './person.ts';
import { seeded } from './random.ts';

/** How the channel misbehaves. `hang`: it never answers. `fail`: it says no, for now. */
export interface Misbehaviour {
  readonly connect?: 'hang' | 'fail';
  /** With `hang`, the instance says that it is open, and is dead. */
  readonly heartbeat?: 'hang' | 'fail';
  /** `cut`: the channel takes the message, and the connection breaks before it says so. */
  readonly send?: 'hang' | 'fail' | 'cut';
  readonly perform?: 'hang' | 'fail';
  /** The channel does not give the file of a message. */
  readonly fetch?: 'hang' | 'fail';
  readonly disconnect?: 'hang' | 'fail';
}

/**
 * A message to an instance. `text` is short for a content of the kind `text`. The `ref` of a file is `bytes-` and its size
 * in bytes, or any other text: that is what the file contains.
 */
export type SimulatedMessage = {
  readonly from: string;
  readonly fromName?: string;
  /** The group; @default the chat with the writer */
  readonly chat?: string;
  /** The external id of the message that it replies to. */
  readonly replyTo?: string;
  /** The same id twice is the same message. @default a new one */
  readonly externalId?: string;
} & ({ readonly text: string } | { readonly content: ReceivedContent });

export interface AccountConnection {
  now(): number;
  after(wait: number, then: () => void): () => void;
  tell(event: ChannelEvent): Promise<void>;
  pair(): Promise<void>;
}

interface Todo {
  at: number;
  readonly act: () => void;
  /** Ends its timer. */
  cancel: () => void;
}

/** A longer timer would fire at once, in milliseconds. */
const maxWait = 2 ** 31 - 1;

/** Number of things that are kept of each kind. */
const maxKept = 1_000;

export class SimulatedAccount {
  readonly random: () => number;
  readonly people: readonly SimulatedPerson[];
  misbehaviour: Misbehaviour = {};
  /** Its own address, once it is paired. */
  address: string | null = null;
  #connected: AccountConnection | null = null;
  readonly #sent = new Map<string, OutgoingMessage>();
  /** What people will do, even if the instance is not connected then. */
  readonly #todo = new Set<Todo>();
  /** What the channel has not been able to tell yet. */
  #waiting: ConversationEvent[] = [];
  #telling: Promise<void> = Promise.resolve();

  /** The clock of the last connection, which people go by while there is none. */
  #clock: () => number;

  constructor(seed: string, people: readonly SimulatedPerson[], now: () => number) {
    this.random = seeded(seed);
    this.people = people;
    this.#clock = now;
  }

  /** The instance is connected, and open: it is told what has happened meanwhile. */
  open(connected: AccountConnection): void {
    this.#connected = connected;
    this.#clock = () => connected.now();
    void this.#tellAll().catch(() => {});
    for (const todo of this.#todo) this.#plan(todo);
  }

  /** The connection has ended. */
  leave(connected: AccountConnection): void {
    if (this.#connected === connected) this.#connected = null;
  }

  /** Ends its connection, if there is one. */
  async close(reason: string, how: { readonly retry: boolean; readonly loggedOut: boolean }): Promise<void> {
    const connected = this.#connected ?? this.#pairing;
    this.#connected = null;
    await connected?.tell({ type: 'closed', reason, ...how });
  }

  #pairing: AccountConnection | null = null;

  /** It shows a code. */
  waitForPairing(connected: AccountConnection | null): void {
    this.#pairing = connected;
  }

  /** @throws Error if it shows no code */
  async pair(): Promise<void> {
    if (this.#pairing === null) throw new Error('the instance is not being paired');
    await this.#pairing.pair();
  }

  async receive(message: SimulatedMessage): Promise<string> {
    const { from, fromName, chat = from, replyTo, externalId = newId('sim') } = message;
    const content = 'content' in message ? message.content : ({ kind: 'text', text: message.text } as const);
    const name = fromName ?? this.people.find(({ address }) => address === from)?.name;
    await this.tell({
      type: 'message',
      externalId,
      chat,
      chatKind: chat === from ? 'direct' : 'group',
      from,
      ...defined({ fromName: name }),
      content,
      ...defined({ replyTo }),
      at: new Date(this.#now()).toISOString(),
    });
    return externalId;
  }

  /** Tells an event now or, if the instance is not connected, when it is. Events stay in their order. */
  tell(event: ConversationEvent): Promise<void> {
    if (this.#waiting.length >= maxKept) this.#waiting.shift();
    this.#waiting.push(event);
    return this.#tellAll();
  }

  /** Whether something waits until the instance is connected. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  #now(): number {
    return this.#clock();
  }

  #tellAll(): Promise<void> {
    const telling = this.#telling.then(async () => {
      for (;;) {
        const [first] = this.#waiting;
        const connected = this.#connected;
        if (first === undefined || connected === null) return;
        let refusal: unknown = null;
        try {
          await connected.tell(first);
        } catch (error) {
          // It is told again to the next connection, unless it can never be stored.
          if (!(error instanceof ChannelError) || error.retry) return;
          refusal = error;
        }
        this.#waiting.shift();
        if (refusal !== null) throw refusal;
      }
    });
    // The one who told it is told why; the others go on.
    this.#telling = telling.catch(() => {});
    return telling;
  }

  /** Does something later, also if the instance is not connected then. */
  later(wait: number, act: () => void): void {
    if (this.#todo.size >= maxKept) return;
    const todo: Todo = { at: this.#now() + wait, act, cancel: () => {} };
    this.#todo.add(todo);
    this.#plan(todo);
  }

  #plan(todo: Todo): void {
    todo.cancel();
    const wait = Math.max(0, todo.at - this.#now());
    const cancel = this.#connected?.after(Math.min(wait, maxWait), () => {
      if (!this.#todo.has(todo)) return;
      // The clock may have stood still, or be behind the timers.
      if (todo.at > this.#now()) this.#plan(todo);
      else if (this.#todo.delete(todo)) todo.act();
    });
    todo.cancel = cancel ?? (() => {});
  }

  /** People do at once what is due by now, in its order; a clock that was set back makes nobody wait longer. */
  clockMoved(by: number): void {
    for (const todo of this.#todo) if (by < 0) todo.at += by;
    for (const todo of [...this.#todo].sort((one, other) => one.at - other.at)) this.#plan(todo);
  }

  /** Nobody does anything more. */
  forget(): void {
    for (const todo of this.#todo) todo.cancel();
    this.#todo.clear();
    this.#waiting = [];
    this.#sent.clear();
  }

  /** Whether it is new to the channel. */
  take(message: OutgoingMessage): boolean {
    if (this.#sent.has(message.id)) return false;
    const [oldest] = this.#sent.keys();
    if (this.#sent.size >= maxKept && oldest !== undefined) this.#sent.delete(oldest);
    this.#sent.set(message.id, message);
    return true;
  }

  sent(): readonly OutgoingMessage[] {
    return [...this.#sent.values()];
  }

  async misbehave(step: 'fetch' | 'heartbeat' | 'perform' | 'disconnect' | 'send'): Promise<void> {
    const how = this.misbehaviour[step];
    if (how === 'hang') await new Promise(() => {});
    if (how === 'fail') throw new ChannelError('The channel is not reachable', { retry: true });
  }
}
