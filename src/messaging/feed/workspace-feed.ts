/** The clients that listen to a workspace. What is new is read once for all of them, and each continues where it was. */
import type { PassThrough } from 'node:stream';
import type { WorkerTime } from '../../common/time/worker-time.ts';
import type { ChannelEventRecord } from '../../generated/types.ts';
import type { MessagingRepository } from '../../repository/index.ts';
import type { Messaging } from '../types.ts';
import { type AskedAccess, type FeedAccess, mayListen } from './access.ts';

type Event = Readonly<ChannelEventRecord>;

/** How often an idle connection is proven, in milliseconds: proxies close those that are silent for a minute. */
const proof = 15_000;
/** How long a client may take to read the rest, in milliseconds. */
const grace = 5_000;
/** Number of events that are read at once. */
const batch = 500;
/** What may wait for a client that reads slowly, in bytes. Beyond it the client has to come back. */
const maxWaiting = 1_048_576;

export interface FeedListener {
  readonly workspaceId: string;
  readonly instanceId: string;
  /** The number of the last event that the client has; `null`: only what is new. */
  readonly after: number | null;
  readonly keyId: string;
  /** The address of the client. */
  readonly address: string;
}

export interface LiveFeedSource {
  readonly repository: Pick<MessagingRepository, 'feed' | 'endOfFeed'>;
  readonly engine: Pick<Messaging, 'watch' | 'closing' | 'onReplaced'>;
  readonly time: WorkerTime;
  /** Which of the keys and instances of a workspace are still there. Asked regularly, once for all its clients. */
  access(workspaceId: string, asked: AskedAccess): Promise<FeedAccess>;
}

export interface ListeningClient extends FeedListener {
  readonly stream: PassThrough;
  /** The number of the last event that it was sent or that is not for it. */
  sent: number;
  /** Whether it has everything that the workspace's reader has read. */
  isCurrent: boolean;
}

const written = new WeakMap<Event, Buffer>();

/** An event on the wire, made once for all clients. */
function bytesOf(event: Event): Buffer {
  const known = written.get(event);
  if (known !== undefined) return known;
  const { timestamp, data } = JSON.parse(event.payload) as { timestamp: string; data: unknown };
  const { id, sequence, instance_id, type } = event;
  const text = JSON.stringify({ id, sequence, instance_id, type, timestamp, data });
  const bytes = Buffer.from(`id: ${sequence}\ndata: ${text}\n\n`);
  written.set(event, bytes);
  return bytes;
}

export class WorkspaceFeed {
  readonly #id: string;
  readonly #source: LiveFeedSource;
  readonly #clients = new Set<ListeningClient>();
  readonly #unwatch: () => void;
  /** The number up to which it has read. `null`: not yet known. */
  #read: number | null = null;
  #beginning: Promise<void> | null = null;
  #reading: Promise<void> | null = null;
  #isStale = false;
  /** How often the data was replaced: what was asked before says nothing about what is there now. */
  #replaced = 0;
  #checking: Promise<void> | null = null;
  #cancelProof = () => {};

  constructor(id: string, source: LiveFeedSource) {
    this.#id = id;
    this.#source = source;
    this.#unwatch = source.engine.watch(id, () => void this.#look());
    this.#prove();
  }

  get isEmpty(): boolean {
    return this.#clients.size === 0;
  }

  close(): void {
    this.#unwatch();
    this.#cancelProof();
  }

  /** Ends all streams: their clients come back later, not all at once. */
  end(): void {
    for (const client of [...this.#clients]) {
      client.stream.write(`retry: ${Math.round(1_000 + 4_000 * Math.random())}\n\n`);
      this.#end(client);
    }
  }

  /** Proves to proxies and clients that the connections are alive, and looks whether all may still listen. */
  #prove(): void {
    this.#cancelProof = this.#source.time.after(proof, () => {
      this.#prove();
      // It reads nothing, not even these.
      for (const { stream } of this.#clients)
        if (stream.writableLength > maxWaiting) stream.destroy();
        else stream.write(': still here\n\n');
      this.#checking ??= this.#check()
        .catch(error => this.#fail(error))
        .finally(() => {
          this.#checking = null;
        });
    });
  }

  async #check(): Promise<void> {
    const clients = [...this.#clients];
    const access = await this.#source.access(this.#id, {
      keys: new Set(clients.map(({ keyId }) => keyId)),
      instances: new Set(clients.map(({ instanceId }) => instanceId)),
    });
    for (const client of clients) if (!mayListen(access, client)) this.#end(client);
  }

  #end(client: ListeningClient): void {
    // Nothing may be written any more while it sends the rest.
    this.remove(client);
    client.stream.end();
    const cancel = this.#source.time.after(grace, () => client.stream.destroy());
    client.stream.once('close', cancel);
  }

  /** Resolves when it is known where the client begins: it is told all that is stored from then on. */
  async join(client: ListeningClient): Promise<void> {
    this.#clients.add(client);
    // All wait for the same number: a higher one of a later client would hide events from the earlier ones.
    do {
      this.#beginning ??= this.#begin();
      await this.#beginning;
      // The data was replaced meanwhile, and is asked again.
    } while (this.#read === null);
    // What was stored before is not new, even if nobody has read it yet.
    if (client.after === null || client.after > (this.#read ?? 0)) {
      await this.#look();
      // A number that the feed does not have is from before the data was replaced: it would hide all that is new.
      client.sent = client.after === null ? (this.#read ?? 0) : Math.min(client.after, this.#read ?? 0);
    }
  }

  /** Sends what the client has missed, and what is new from then on. */
  async follow(client: ListeningClient): Promise<void> {
    await this.#catchUp(client);
    await this.#look();
  }

  async #begin(): Promise<void> {
    const replaced = this.#replaced;
    try {
      const end = await this.#source.repository.endOfFeed(this.#id);
      if (replaced === this.#replaced) this.#read = end;
    } catch (error) {
      if (replaced !== this.#replaced) return;
      this.#beginning = null;
      throw error;
    }
  }

  remove(client: ListeningClient): void {
    this.#clients.delete(client);
  }

  /** The data was replaced, and its numbers with it: all that is stored from now on is new. */
  async restart(): Promise<void> {
    this.#replaced += 1;
    this.#read = null;
    this.#beginning = this.#begin();
    try {
      await this.#beginning;
      for (const client of this.#clients) client.sent = this.#read ?? 0;
      await this.#look();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Reads on its own what the others already have. */
  async #catchUp(client: ListeningClient): Promise<void> {
    const replaced = this.#replaced;
    while (!client.stream.destroyed && !client.stream.writableEnded && client.sent < (this.#read ?? 0)) {
      const { events, last } = await this.#source.repository.feed(this.#id, {
        after: client.sent,
        limit: batch,
        instanceId: client.instanceId,
      });
      if (replaced !== this.#replaced) break;
      for (const event of events) send(client, event);
      client.sent = Math.max(client.sent, last);
      // Waits for a slow client instead of filling the memory.
      if (client.stream.writableNeedDrain) await drained(client.stream);
    }
    client.isCurrent = true;
  }

  /** Reads what is new, and again if something is stored meanwhile. */
  #look(): Promise<void> {
    this.#isStale = true;
    if (this.#read === null) return Promise.resolve();
    this.#reading ??= this.#readOn()
      .catch(error => this.#fail(error))
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  async #readOn(): Promise<void> {
    while (this.#isStale && this.#clients.size > 0 && this.#read !== null) {
      this.#isStale = false;
      const replaced = this.#replaced;
      const after = this.#read;
      const page = await this.#source.repository.feed(this.#id, { after, limit: batch });
      if (replaced !== this.#replaced) {
        this.#isStale = true;
        continue;
      }
      this.#read = Math.max(after, page.last);
      for (const client of this.#clients) this.#give(client, page.events);
      if (page.hasMore) this.#isStale = true;
    }
  }

  /** All have to come back, since what they miss is unknown. */
  #fail(error: unknown): void {
    for (const { stream } of this.#clients) stream.destroy(errorOf(error));
  }

  #give(client: ListeningClient, events: readonly Event[]): void {
    // One that is catching up reads them itself.
    if (!client.isCurrent) return;
    for (const event of events)
      if (event.instance_id === client.instanceId && (event.sequence ?? 0) > client.sent) send(client, event);
    client.sent = this.#read ?? client.sent;
    // It continues after its last event when it comes back.
    if (client.stream.writableLength > maxWaiting) client.stream.destroy();
  }
}

const send = ({ stream }: ListeningClient, event: Event) => {
  // It may have been ended while the events were read.
  if (!stream.writableEnded) stream.write(bytesOf(event));
};

export const errorOf = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

const drained = (stream: PassThrough) =>
  new Promise<void>(resolve => {
    stream.once('drain', resolve).once('close', resolve);
  });
