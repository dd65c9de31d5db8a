/** A session for tests of drivers: it keeps what the driver tells, and can refuse to store it. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ChannelMedia, ChannelSession } from '../../channel/driver.ts';
import { MediaError } from '../../channel/errors.ts';
import type { ChannelEvent } from '../../channel/events.ts';

export interface SessionGiven {
  readonly instanceId: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly memory: Readonly<Record<string, unknown>> | null;
  readonly pairingMethod?: 'qr' | 'code';
  /** Files that the driver can open, by id. */
  readonly media?: ReadonlyMap<string, Buffer>;
}

export class TestSession implements ChannelSession {
  readonly workspaceId = 'ws_test';
  readonly instanceId: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pairingMethod: 'qr' | 'code';
  memory: Readonly<Record<string, unknown>> | null;
  readonly events: ChannelEvent[] = [];
  /** Received files by id. */
  readonly stored = new Map<string, Buffer>();
  readonly #media: ReadonlyMap<string, Buffer>;
  readonly #controller = new AbortController();
  readonly #waiting = new Set<() => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Whether events are refused, as by a storage that does not answer. */
  refuses = false;
  /** Whether files are refused, as by a full workspace. */
  isFull = false;
  /** Number of events that were refused. */
  refused = 0;

  constructor({ instanceId, settings, memory, pairingMethod = 'qr', media = new Map() }: SessionGiven) {
    this.instanceId = instanceId;
    this.settings = settings;
    this.memory = memory;
    this.pairingMethod = pairingMethod;
    this.#media = media;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  now(): number {
    return Date.now();
  }

  after(wait: number, then: () => void): () => void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, wait);
    this.#timers.add(timer);
    return () => clearTimeout(timer);
  }

  async tell(event: ChannelEvent): Promise<void> {
    if (this.refuses) {
      this.refused += 1;
      this.#wake();
      throw new Error('the storage does not answer');
    }
    this.events.push(structuredClone(event));
    this.#wake();
  }

  async remember(memory: Readonly<Record<string, unknown>> | null): Promise<void> {
    // It is stored as JSON.
    this.memory = memory === null ? null : JSON.parse(JSON.stringify(memory));
  }

  /** What was reported. */
  readonly reported: unknown[] = [];

  report(error: unknown): void {
    this.reported.push(error);
  }

  async storeMedia(bytes: Readable): Promise<string> {
    const chunks: Buffer[] = [];
    if (this.isFull) throw new MediaError('cannot be stored');
    for await (const chunk of bytes as AsyncIterable<Buffer>) chunks.push(Buffer.from(chunk));
    const whole = Buffer.concat(chunks);
    const id = `med_${createHash('sha256').update(whole).digest('hex').slice(0, 20)}`;
    this.stored.set(id, whole);
    return id;
  }

  async openMedia(mediaId: string): Promise<ChannelMedia> {
    const bytes = this.#media.get(mediaId);
    if (bytes === undefined) throw new Error('there is no such file');
    return {
      type: 'image/png',
      size: bytes.length,
      name: 'picture.png',
      stream: () => Readable.from([bytes], { objectMode: false }),
    };
  }

  /** Ends it, as the engine does after the driver has disconnected or was abandoned. */
  end(): void {
    this.#controller.abort(new Error('the connection has ended'));
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** All told events of a type. */
  of<Type extends ChannelEvent['type']>(type: Type): Extract<ChannelEvent, { type: Type }>[] {
    return this.events.filter((one): one is Extract<ChannelEvent, { type: Type }> => one.type === type);
  }

  /** Resolves when a condition holds; it is looked at after each event. @throws Error after ten seconds */
  async until(what: string, holds: () => boolean): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(
          new Error(`${what}: it did not happen; told were ${JSON.stringify(this.events).slice(0, 2_000)}`),
        );
      }, 10_000);
      const look = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** Something outside of the events may have changed what is waited for. */
  look(): void {
    this.#wake();
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }
}
