/** The option `proxy` of {@link startMock}: a real server beside the mock. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import {
  type Check,
  complaintAboutUnknown,
  isBoolean,
  isPublicUrl,
  listOf,
  wholeNumberFrom,
} from '../../../src/common/options/check-options.ts';
import { hopByHop } from './headers.ts';

export interface ProxyOptions {
  /** URL of the real server. It may have a path, which comes before that of each request. */
  readonly url: string;
  /**
   * What the mock server answers itself: ids of operations, or paths such as `/api/items/*`. Requests for other
   * operations are passed on. @default all operations
   */
  readonly mocks?: readonly string[];
  /** Headers of the requests that are passed on, in place of those that were sent. @default none */
  readonly headers?: Readonly<Record<string, string>>;
  /** Allows a real server on this machine, or in a private network. @default false */
  readonly allowPrivate?: boolean;
  /** How long the real server may take to begin its answer, in milliseconds. @default 60000 */
  readonly timeout?: number;
}

export const complaintAboutMocks = listOf('ids of operations, or paths', isName);

const checks: Readonly<Record<keyof ProxyOptions, Check>> = {
  url: isPublicUrl,
  mocks: complaintAboutMocks,
  headers: complaintAboutHeaders,
  allowPrivate: isBoolean,
  timeout: wholeNumberFrom(1, 3_600_000),
};

/** What is wrong with the option, or `null`. */
export function complaintAboutProxy(given: unknown): string | null {
  if (!isPlainObject(given)) return checks.url(given);
  const unknown = complaintAboutUnknown('setting', given, checks);
  if (unknown !== null) return unknown;
  if (given.url === undefined) return 'must have url, that of the real server';
  for (const [name, check] of Object.entries(checks)) {
    const complaint = given[name] === undefined ? null : check(given[name]);
    if (complaint !== null) return `has an invalid ${name}: it ${complaint}`;
  }
  return null;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\w+|\/[^?#\s]*)$/.test(value);
}

export function complaintAboutHeaders(given: unknown): string | null {
  if (!isPlainObject(given)) return 'must be an object of headers';
  for (const [name, value] of Object.entries(given)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return `must have names of headers: ${name} is none`;
    if (hopByHop.has(name.toLowerCase()) || name.toLowerCase() === 'content-length')
      return `must not have ${name}, which belongs to the connection`;
    // The value may be a secret.
    if (typeof value !== 'string' || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      return `must have texts as values, without line breaks: that of ${name} is none`;
  }
  return null;
}
