/** Notes in the journal whom the service found behind the key or the session of a request. */
import { after } from '../../../src/common/awaitable.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import { currentResponse } from '../../doors.ts';
import { type Found, RecordedResponse } from './recording.ts';

/** The same repository, for the router. */
export function notingCallers(repository: WholeRepository): WholeRepository {
  const { keys, sessions } = repository;
  const parts = {
    keys: withMethods(keys, { findByDigest: digest => after(keys.findByDigest(digest), note) }),
  };
  if (sessions === undefined) return withParts(repository, parts);
  const find: typeof sessions.find = digest => after(sessions.find(digest), note);
  return withParts(repository, { ...parts, sessions: withMethods(sessions, { find }) });
}

function note<One extends Found>(found: One | null): One | null {
  if (found === null) return null;
  const res = currentResponse();
  if (res instanceof RecordedResponse && res.recording !== null) res.recording.caller = found;
  return found;
}

/** The same repository with other parts. */
export function withParts<Some extends object>(repository: Some, parts: Partial<Some>): Some {
  const properties = Object.entries(parts).map(([name, value]) => [name, { value, enumerable: true }]);
  return Object.create(repository, Object.fromEntries(properties));
}

/**
 * The same part with other methods. The others are called on the part itself, which may have private fields, and are
 * looked up at each call, because a test may replace them.
 */
export function withMethods<Part extends object>(part: Part, methods: Partial<Part>): Part {
  const all: Record<string, unknown> = {};
  const target = part as Readonly<Record<string, (...args: unknown[]) => unknown>>;
  for (let at: object | null = part; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at))
      if (name !== 'constructor') all[name] ??= (...args: unknown[]) => target[name]?.(...args);
  return { ...all, ...methods } as Part;
}
