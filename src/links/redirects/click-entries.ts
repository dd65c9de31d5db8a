/** What is stored of clicks: grouped by link, without anything that could identify a visitor. */
import { randomBytes } from 'node:crypto';
import type { ClickUtm, LinkClickRecord, LinkRecord } from '../../generated/types.ts';
import { networkOf } from '../../limits/network.ts';
import type { FoundLink, LinkClicks, LinksRepository } from '../../repository/index.ts';
import { linkClicked } from '../events.ts';
import { showClick } from '../show.ts';
import type { Links } from '../types.ts';
import { agentOf, cityOf, countryOf, referrerHost, visitorHash } from './visitor.ts';

/** A click as it arrives. The IP address is not stored. */
export interface IncomingClick {
  readonly found: FoundLink;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly address: string;
  readonly agent: string | undefined;
  readonly referrer: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
  readonly utm: ClickUtm;
  /** Whether nobody followed the link: a browser prefetched it, a page loaded it, or an app showed a preview of it. */
  readonly preview: boolean;
  /** Number of webhook deliveries in the chain that led to the click. */
  readonly deliveryDepth: number;
}

/** The clicks of a batch on one link. */
interface Group {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly clicks: LinkClickRecord[];
  readonly visitors: (string | null)[];
  readonly deliveryDepth: number[];
}

export interface EntriesOptions {
  readonly repository: LinksRepository;
  readonly links: Links;
  readonly now: () => number;
}

export class ClickEntries {
  readonly #options: EntriesOptions;
  /** By day. */
  #salts = new Map<string, string>();

  constructor(options: EntriesOptions) {
    this.#options = options;
  }

  /** Groups the clicks by link and removes everything that could identify a visitor. */
  async of(batch: readonly IncomingClick[]): Promise<LinkClicks[]> {
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
      const reported = led.map(showClick);
      return linkClicked(reported, links, now(), count)(record);
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

export const linkKeyOf = (workspaceId: string, linkId: string) => `${workspaceId}\n${linkId}`;

/** The IP address and user agent, by day. */
const personOf = ({ at, address, agent = '' }: IncomingClick) =>
  `${Math.floor(at / 86_400_000)}\n${networkOf(address)}\n${agent}`;

/** Many clicks share the same millisecond. */
let latest = { at: Number.NaN, text: '' };
export function isoOf(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

function clickOf(
  { found, at, agent, referrer, country, city, utm, preview }: IncomingClick,
  id: string,
): LinkClickRecord {
  const { device, bot, browser, system } = agentOf(agent);
  return {
    link_id: found.link.id,
    id,
    at: isoOf(at),
    referrer: referrerHost(referrer),
    country: countryOf(country),
    city: cityOf(city),
    device,
    browser,
    system,
    utm,
    bot: bot || preview,
  };
}
