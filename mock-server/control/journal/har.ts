/** The journal as an HTTP archive (HAR 1.2), which browsers and many tools open. */

import { STATUS_CODES } from 'node:http';
import { defined } from '../../../src/common/defined.ts';
import { parseUrl } from '../../../src/common/network/parse-url.ts';
import { version } from '../../version.ts';
import type { JournalBody, JournalEntry } from './entry.ts';

/** An HTTP archive: http://www.softwareishard.com/blog/har-12-spec */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
  };
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly [];
    readonly headers: readonly Pair[];
    readonly queryString: readonly Pair[];
    readonly postData?: { readonly mimeType: string; readonly text: string };
    readonly headersSize: -1;
    readonly bodySize: number;
  };
  readonly response: {
    /** 0 if none was sent. */
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly [];
    readonly headers: readonly Pair[];
    readonly content: { readonly size: number; readonly mimeType: string; readonly text?: string };
    readonly redirectURL: string;
    readonly headersSize: -1;
    readonly bodySize: number;
  };
  readonly cache: Record<string, never>;
  readonly timings: { readonly send: 0; readonly wait: number; readonly receive: 0 };
  /** The `operationId`, if the request has one. */
  readonly _operation?: string;
}

/** Requests that are still served are left out. */
export const harOf = (entries: readonly JournalEntry[], baseUrl: string): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'koa-marketplace', version },
    entries: entries.filter(({ duration }) => duration !== null).map(entry => archived(entry, baseUrl)),
  },
});

function archived(entry: JournalEntry, baseUrl: string): HarEntry {
  const { body, status, response, operation } = entry;
  const url = urlOf(entry, baseUrl);
  const sent = response?.body ?? null;
  const time = entry.duration ?? 0;
  const rest = { httpVersion: 'HTTP/1.1', cookies: [] as const, headersSize: -1 as const };
  return {
    startedDateTime: entry.time,
    time,
    request: {
      ...rest,
      method: entry.method,
      url: `${url.origin}${plain(`${url.pathname}${url.search}`)}`,
      headers: pairsOf(entry.headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(body === null ? {} : { postData: { mimeType: body.type, text: textOf(body) ?? '' } }),
      bodySize: body?.size ?? 0,
    },
    response: {
      ...rest,
      status: status ?? 0,
      statusText: STATUS_CODES[status ?? 0] ?? '',
      headers: pairsOf(response?.headers ?? {}),
      content: { size: sent?.size ?? 0, mimeType: sent?.type ?? '', ...text(sent) },
      redirectURL: response?.headers.location ?? '',
      bodySize: sent?.size ?? 0,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    ...defined({ _operation: operation ?? undefined }),
  };
}

/** A request line may contain anything; an archive has URLs. */
const urlOf = ({ path, url }: JournalEntry, baseUrl: string): URL =>
  (path.startsWith('/') ? parseUrl(`${baseUrl}${url}`) : parseUrl(url)) ?? new URL(baseUrl);

/** Characters that a URI cannot contain (RFC 3986), although URLs of browsers do. */
const plain = (text: string): string =>
  text.replaceAll(/%(?![0-9a-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/gi, encodeURIComponent);

const pairsOf = (headers: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

function text(body: JournalBody | null): { text?: string } {
  const found = body === null ? undefined : textOf(body);
  return found === undefined ? {} : { text: found };
}

const textOf = ({ value }: JournalBody): string | undefined =>
  value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
