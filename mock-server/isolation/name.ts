/** How a request says which isolated test it belongs to. */
import type { IncomingMessage } from 'node:http';
import { MarketplaceError } from '../../src/common/errors/errors.ts';

export const isolationHeader = 'Mock-As';
const cookieName = 'mock_as';
/** The header with the scenarios of a request, with + between several. */
const scenarioHeader = 'mock-scenario';
const prefix = '/__mock/as/';
const name = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** @throws MarketplaceError */
export function checkName(given: unknown): asserts given is string {
  if (typeof given === 'string' && name.test(given)) return;
  throw new MarketplaceError(
    'invalid_request',
    'the name of an isolated test must have 1 to 64 letters, digits, dots, underscores and hyphens, and start with a letter or digit',
  );
}

/** The path below which the requests of an isolated test are. */
export const pathOf = (isolated: string): string => `${prefix}${isolated}`;

export interface IsolatedRequest {
  readonly name: string;
  /** The URL without the prefix. */
  readonly url: string;
  /** What it begins with. */
  readonly scenarios: readonly string[];
}

/**
 * `null` if it belongs to none. Requests with the same scenarios share one test, or one for each name that they have
 * besides.
 */
export function isolatedRequestOf(req: IncomingMessage): IsolatedRequest | null {
  const named = namedTestOf(req);
  const header = req.headers[scenarioHeader];
  if (header === undefined) return named === null ? null : { ...named, scenarios: [] };
  const scenarios = String(header)
    .split(/[+,]/)
    .map(one => one.trim());
  if (named !== null) checkName(named.name);
  // No other test can have this name.
  const name = `${named?.name ?? ''}+${scenarios.join('+')}`;
  return { name, url: named?.url ?? req.url ?? '', scenarios };
}

/** Whether a header names the test or the scenarios of a request. */
export const hasIsolationHeader = ({ headers }: IncomingMessage): boolean =>
  headers['mock-as'] !== undefined || headers[scenarioHeader] !== undefined;

/** The path goes before the header, and the header before the cookie. */
function namedTestOf({ url = '', headers }: IncomingMessage): Omit<IsolatedRequest, 'scenarios'> | null {
  if (url.startsWith(prefix)) {
    const end = url.indexOf('/', prefix.length);
    const mark = url.indexOf('?');
    // Without anything below it, it is the address of the isolated test itself.
    if (end !== -1 && (mark === -1 || end < mark))
      return { name: url.slice(prefix.length, end), url: url.slice(end) };
  }
  const header = headers['mock-as'];
  if (header !== undefined) return { name: String(header), url };
  const { cookie } = headers;
  if (cookie === undefined || !cookie.includes(`${cookieName}=`)) return null;
  for (const pair of cookie.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === cookieName) return { name: value, url };
  }
  return null;
}
