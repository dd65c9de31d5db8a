/** Buffers clicks for a moment and stores them in batches, so that redirects never wait for the storage. */

import { randomBytes } from 'node:crypto';
import type { WorkerTime } from '../../common/worker-time.ts';
import type { LinkClickRecord, LinkRecord } from '../../generated/types.ts';
import { networkOf } from '../../limits/network.ts';
import type { FoundLink, LinkClicks, LinksRepository } from '../../repository/index.ts';
import { linkClicked } from '../events.ts';
import type { Links } from '../types.ts';
import { agentOf, countryOf, referrerHost, visitorHash } from './visitor.ts';

/** A click as it arrives. The IP address is not stored. */
export interface IncomingClick {
  readonly found: FoundLink;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly address: string;
  readonly agent: string | undefined;
  readonly referrer: string | undefined;
  readonly country: string | undefined;
  /** Whether nobody followed the link: a browser prefetched it, a page loaded it, or an app showed a preview of it. */
  readonly preview: boolean;
  /** Number of webhook deliveries in the chain that led to the click. */
  readonly deliveryDepth: number;
}

export interface RecorderOptions {
  readonly repository: LinksRepository;
  readonly links: Links;
  /** How long a click may wait, in milliseconds. */
  readonly interval: number;
  /** Whether to store individual clicks too. */
  readonly keep: boolean;
  /** Called when stored clicks may have created deliveries. */
  readonly nudge: () => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
  readonly now: () => number;
  readonly time: WorkerTime;
}

/** The maximum number of clicks that wait while the storage is unavailable. Further clicks are dropped. */
const mostWaiting = 100_000;
/** Of these, the maximum number that wait for rows that somebody else has locked: others must not be dropped for them. */
const maxLocked = 10_000;
/** Maximum size of a batch. Storing a larger one would take longer than a click may wait. */
const mostAtOnce = 2_000;
/** Delay after a storage error, and before clicks that wait for locked rows are tried again, in milliseconds. */
const patience = 1_000;
/** Delay between the attempts of an orderly shutdown, in milliseconds. */
const lastPauses = [100, 200, 400, 800];

/**
 * A batch of clicks. If storing it ends without a response, it may have been stored; its number lets the storage detect
 * a repetition.
 */
interface Batch {
  readonly number: number;
  readonly clicks: readonly IncomingClick[];
  /** The links whose clicks the storage has left out, if it has stored the batch. */
  locked: ReadonlySet<string>;
}

/** The clicks of a batch on one link. */
interface Group {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly clicks: LinkClickRecord[];
  readonly visitors: (string | null)[];
  readonly deliveryDepth: number[];
}

export class ClickRecorder {
  readonly #options: RecorderOptions;
  readonly #id = `rec_${randomBytes(12).toString('base64url')}`;
  #waiting: IncomingClick[] = [];
  /** The batch that is being stored or retried. It does not change until it is stored. */
  #batch: Batch | null = null;
  /** What the storage has left out, and when it is tried again. */
  #locked: IncomingClick[] = [];
  #tryLockedAt = 0;
  #batches = 0;
  /** When the oldest waiting click arrived. */
  #since = 0;
  #cancel: (() => void) | null = null;
  #storing: Promise<boolean> | null = null;
  #salts = new Map<string, string>();
  #lost = 0;
  #closed = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  record(click: IncomingClick): void {
    if (this.#closed || this.#left >= mostWaiting) {
      this.#lost += 1;
      return;
    }
    const isFirst = this.#waiting.length === 0;
    if (isFirst) this.#since = this.#options.time.now();
    this.#waiting.push(click);
    // It does not wait with those that wait for locked rows.
    const isSoon = isFirst && this.#batch === null;
    if (this.#storing === null && (this.#cancel === null || isSoon)) this.#schedule(this.#options.interval);
  }

  /** Stores the waiting clicks. Resolves when they are stored, or after a reasonable number of failures. */
  async close(): Promise<void> {
    const pauses = [...lastPauses];
    while (this.#left > 0 || this.#storing !== null) {
      this.#tryLockedAt = 0;
      if (await this.#store()) continue;
      const pause = pauses.shift();
      if (pause === undefined) break;
      await new Promise<void>(resolve => void this.#options.time.after(pause, resolve));
    }
    this.#closed = true;
    this.#cancel?.();
    if (this.#left > 0) this.#options.onError(new Error(`${this.#left} clicks could not be stored`));
  }

  /** Number of clicks that are not confirmed as stored. */
  get #left(): number {
    return this.#waiting.length + this.#locked.length + (this.#batch?.clicks.length ?? 0);
  }

  #schedule(delay: number): void {
    this.#cancel?.();
    this.#cancel = this.#options.time.after(delay, () => {
      this.#cancel = null;
      void this.#store();
    });
  }

  /** Never rejects. Clicks that cannot be stored keep waiting. Returns whether some are stored. */
  #store(): Promise<boolean> {
    this.#storing ??= this.#storeBatch().then(stored => {
      this.#storing = null;
      if (this.#left > 0 && this.#cancel === null && !this.#closed) {
        const at = this.#waiting.length > 0 ? this.#since + this.#options.interval : this.#tryLockedAt;
        this.#schedule(this.#batch === null ? Math.max(0, at - this.#options.time.now()) : patience);
      }
      return stored;
    });
    return this.#storing;
  }

  async #storeBatch(): Promise<boolean> {
    const batch = this.#nextBatch();
    if (this.#lost > 0)
      this.#options.onError(
        new Error(`${this.#lost} clicks were dropped: too many clicks were waiting to be stored`),
      );
    this.#lost = 0;
    if (batch === null) return true;
    let told = 0;
    try {
      const { repository, keep, now } = this.#options;
      const name = { recorder: this.#id, number: batch.number, at: isoOf(now()) };
      const passOver = (locked: readonly LinkClicks[]) => {
        batch.locked = new Set(locked.map(({ workspaceId, linkId }) => linkKeyOf(workspaceId, linkId)));
      };
      told = await repository.recordClicks(await this.#entriesOf(batch.clicks), {
        keep,
        batch: name,
        passOver,
      });
    } catch (error) {
      this.#options.onError(error);
      return false;
    }
    this.#batch = null;
    if (told > 0) this.#options.nudge();
    return this.#keepLocked(batch) < batch.clicks.length;
  }

  /** Keeps the clicks that the storage has left out, and returns their number. */
  #keepLocked({ clicks, locked }: Batch): number {
    const left = clicks.filter(({ found: { workspaceId, link } }) =>
      locked.has(linkKeyOf(workspaceId, link.id)),
    );
    if (left.length === 0) return 0;
    const room = maxLocked - this.#locked.length;
    this.#locked.push(...left.slice(0, room));
    this.#lost += Math.max(0, left.length - room);
    this.#tryLockedAt = this.#options.time.now() + patience;
    return left.length;
  }

  /** `null`: nothing is due. A timer may fire a moment before its time. */
  #nextBatch(): Batch | null {
    if (this.#batch !== null) return this.#batch;
    const again = this.#options.time.now() < this.#tryLockedAt ? [] : this.#locked.splice(0, mostAtOnce / 2);
    const fresh = this.#waiting.slice(0, mostAtOnce - again.length);
    if (again.length + fresh.length === 0) return null;
    this.#waiting = this.#waiting.slice(fresh.length);
    this.#batches += 1;
    this.#batch = { number: this.#batches, clicks: [...again, ...fresh], locked: new Set() };
    return this.#batch;
  }

  /** Groups the clicks by link and removes everything that could identify a visitor. */
  async #entriesOf(batch: readonly IncomingClick[]): Promise<LinkClicks[]> {
    const hashes = await this.#hashesOf(batch);
    // A random prefix with a counter is unique enough for ids and fast: thousands of clicks can arrive at once.
    const start = `clk_${randomBytes(12).toString('base64url')}`;
    const groups = new Map<string, Group>();
    /** Most clicks on a link found the same object. The others found a link that was changed meanwhile. */
    const known = new Map<FoundLink, Group>();
    for (const [index, click] of batch.entries()) {
      let group = known.get(click.found);
      if (group === undefined) {
        const { workspaceId, link } = click.found;
        const name = linkKeyOf(workspaceId, link.id);
        group = groups.get(name) ?? {
          workspaceId,
          linkId: link.id,
          clicks: [],
          visitors: [],
          deliveryDepth: [],
        };
        groups.set(name, group);
        known.set(click.found, group);
      }
      const stored = clickOf(click, `${start}${index.toString(36)}`);
      group.clicks.push(stored);
      group.deliveryDepth.push(click.deliveryDepth);
      group.visitors.push(stored.bot ? null : (hashes[index] ?? null));
    }
    return [...groups.values()].map(({ workspaceId, linkId, clicks, visitors, deliveryDepth }) => ({
      workspaceId,
      linkId,
      clicks,
      visitors,
      eventType: 'link.clicked',
      events: record => this.#eventsOf(record, clicks, deliveryDepth),
    }));
  }

  /** Clicks that webhooks caused are counted separately: clicks of visitors start a new chain. */
  #eventsOf(
    record: Readonly<LinkRecord>,
    clicks: readonly LinkClickRecord[],
    deliveryDepth: readonly number[],
  ) {
    const { links, now } = this.#options;
    return [...new Set(deliveryDepth)].flatMap(count => {
      const led = clicks.filter((_, index) => deliveryDepth[index] === count);
      const told = led.map(({ link_id: _, ...click }) => click);
      return linkClicked(told, links, now(), count)(record);
    });
  }

  /**
   * Hashes the visitors. Each visitor of a batch is hashed once, because many click more than once or share a proxy.
   */
  async #hashesOf(batch: readonly IncomingClick[]): Promise<string[]> {
    const known = new Map<string, string>();
    const hashes: string[] = [];
    for (const click of batch) {
      const person = personOf(click);
      let visitor = known.get(person);
      if (visitor === undefined) {
        visitor = visitorHash(await this.#saltOf(click), person);
        known.set(person, visitor);
      }
      hashes.push(visitor);
    }
    return hashes;
  }

  async #saltOf({ at }: IncomingClick): Promise<string> {
    const day = isoOf(at).slice(0, 10);
    let salt = this.#salts.get(day);
    if (salt === undefined) {
      salt = await this.#options.repository.saltOf(day, randomBytes(32).toString('base64url'));
      // The last clicks of the previous day may still arrive.
      if (this.#salts.size > 1) this.#salts.clear();
      this.#salts.set(day, salt);
    }
    return salt;
  }
}

const linkKeyOf = (workspaceId: string, linkId: string) => `${workspaceId}\n${linkId}`;

/** The IP address and user agent, by day. */
const personOf = ({ at, address, agent = '' }: IncomingClick) =>
  `${Math.floor(at / 86_400_000)}\n${networkOf(address)}\n${agent}`;

/** Many clicks share the same millisecond. */
let latest = { at: Number.NaN, text: '' };
function isoOf(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

function clickOf(
  { found, at, agent, referrer, country, preview }: IncomingClick,
  id: string,
): LinkClickRecord {
  const { device, bot } = agentOf(agent);
  return {
    link_id: found.link.id,
    id,
    at: isoOf(at),
    referrer: referrerHost(referrer),
    country: countryOf(country),
    device,
    bot: bot || preview,
  };
}
