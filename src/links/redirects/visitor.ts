/** Derives the click properties of a visitor. None of them identifies the visitor. */
import { createHmac } from 'node:crypto';
import { LruCache } from '../../common/collections/lru-cache.ts';
import { parseUrl } from '../../common/network/parse-url.ts';
import { textOfBytes } from '../../common/text/text-of-bytes.ts';
import { visitorText } from '../../common/text/visitor-text.ts';
import type { LinkClick } from '../../generated/types.ts';
import { browserOf, systemOf } from './agents.ts';
import { isBot } from './bots.ts';

type Device = LinkClick['device'];

/** The first match wins. Silk and Android send `Mobile` on phones. */
const rules: readonly (readonly [pattern: RegExp, device: Device, without?: RegExp])[] = [
  [/iPad|Tablet|PlayBook/i, 'tablet'],
  [/Silk|Android/i, 'tablet', /Mobile/i],
  [/iPhone|iPod|Android|Mobile|Phone/i, 'phone'],
  [/Windows|Macintosh|X11|Linux|CrOS/i, 'desktop'],
];

export interface UserAgent {
  readonly device: Device;
  readonly bot: boolean;
  readonly browser: string;
  readonly system: string;
}

/** Clients can send any value, so longer values are truncated. */
const maxHeaderLength = 512;

/** Truncates a header that stays in memory. The result is a copy, so that the original string can be freed. */
export const cutHeader = (header: string | undefined): string | undefined =>
  header === undefined || header.length <= maxHeaderLength
    ? header
    : Buffer.from(header.slice(0, maxHeaderLength)).toString();

/** Few user agents are common, so their results are cached: at least this number, and at most twice as many. */
const agents = new LruCache<UserAgent>(1_000);

/** Parses a `User-Agent`. A request without one does not come from a browser. */
export function agentOf(header: string | undefined): UserAgent {
  const text = cutHeader(header) ?? '';
  const known = agents.get(text);
  if (known !== undefined) return known;
  const agent: UserAgent = {
    device: rules.find(([pattern, , without]) => pattern.test(text) && !without?.test(text))?.[1] ?? 'other',
    bot: isBot(text),
    browser: browserOf(text),
    system: systemOf(text),
  };
  agents.set(text, agent);
  return agent;
}

/** The host in a `Referer`, or `null`. */
export function referrerHost(header: string | undefined): string | null {
  const url = header === undefined ? null : parseUrl(header);
  if (url === null) return null;
  const { protocol, hostname } = url;
  const host = hostname.replace(/^www\./, '').slice(0, 253);
  return /^https?:$/.test(protocol) && host !== '' ? host : null;
}

export const countryOf = (header: string | undefined): string | null =>
  header !== undefined && /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : null;

/**
 * The city that a proxy sends, or `null`. Node reads headers as Latin 1: Cloudflare sends UTF-8, and others encode the
 * name as in a URL.
 */
export function cityOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  const text = textOfBytes(Buffer.from(header, 'latin1'));
  // It was not UTF-8.
  return visitorText(decoded(text.includes('\ufffd') ? header : text)) || null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Identifies a visitor on one day. The salt is deleted after the day; without it, the hash cannot be linked to a
 * visitor.
 */
export const visitorHash = (salt: string, person: string): string =>
  createHmac('sha256', salt).update(person).digest('base64url').slice(0, 22);
