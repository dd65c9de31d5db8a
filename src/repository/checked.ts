/**
 * A storage of the host may answer what the contract does not allow: `undefined` instead of `null` for a missing
 * record, as many database clients do, or nothing where a list is expected. Whatever serves from a repository sees it
 * through this file: a missing record is always `null`, and any other wrong answer is an error, never a success.
 */

import { after } from '../common/concurrency/awaitable.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import type { ResultKind } from './kinds.ts';
import { kinds, type PartName, type Parts } from './parts.ts';
import { isRefused } from './results.ts';
import { type Method, type Methods, wrappedRepository } from './wrapped.ts';

/** What is wrong with an answer, or `null`. */
function wrongWith(answer: unknown, kind: Exclude<ResultKind, 'found' | 'other'>): string | null {
  if (kind !== 'record' && isRefused(answer)) return null;
  if (kind === 'list') return Array.isArray(answer) ? null : 'must return a list';
  if (kind === 'count') return typeof answer === 'number' ? null : 'must return a number or a refusal';
  if (typeof answer !== 'object' || answer === null) return 'must return an object';
  if (typeof kind === 'string') return null;
  const [list] = kind;
  return Array.isArray((answer as Readonly<Record<string, unknown>>)[list])
    ? null
    : `must return an object with the list ${list}`;
}

/** Is told which method has returned an object. */
export type NoteResult = (value: object, method: string) => void;

/** Notes an answer and its list, but not each record of it, because this is done for each request. */
function noteAll(answer: unknown, kind: ResultKind, method: string, note: NoteResult): void {
  if (typeof answer !== 'object' || answer === null) return;
  note(answer, method);
  if (typeof kind !== 'object') return;
  const list = (answer as Readonly<Record<string, unknown>>)[kind[0]];
  if (typeof list === 'object' && list !== null) note(list, method);
}

/** The method, whose answers are checked. It is looked up at each call, in the part itself. */
function checkedMethod(
  part: Methods,
  partName: PartName,
  name: string,
  kind: Exclude<ResultKind, 'other'>,
  note: NoteResult | undefined,
): Method {
  const method = `repository.${partName}.${name}`;
  const check = (answer: unknown): unknown => {
    // The most frequent case first: it costs one comparison.
    if (kind === 'found' && answer == null) return null;
    const wrong = wrongWith(answer, kind === 'found' ? 'record' : kind);
    if (wrong === null) {
      if (note !== undefined) noteAll(answer, kind, method, note);
      return answer;
    }
    const or = kind === 'found' ? ' or null' : '';
    throw withRemedy(
      new TypeError(`${method} ${wrong}${or}, but returned ${wordFor(answer)}`),
      'Correct this method of your storage: the conformance suite of koa-marketplace/testing checks it',
    );
  };
  return (...args) => after((part[name] as Method)(...args), check);
}

/** Never the value itself: it may be a secret. */
const wordFor = (answer: unknown): string => {
  if (answer == null) return String(answer);
  if (Array.isArray(answer)) return 'a list';
  return typeof answer === 'object' ? 'another object' : `a ${typeof answer}`;
};

const alreadyChecked = new WeakSet<object>();

/**
 * The repository with checked answers. Its parts are those that it has now; their methods are looked up at each call.
 * `note` is told what they return.
 */
export function checkedRepository<Some extends Partial<Parts>>(repository: Some, note?: NoteResult): Some {
  if (alreadyChecked.has(repository)) return repository;
  const checked = wrappedRepository(repository, (part, partName, name) => {
    const kind = (kinds[partName] as Readonly<Record<string, ResultKind>>)[name] ?? 'other';
    return kind === 'other' ? null : checkedMethod(part, partName, name, kind, note);
  });
  alreadyChecked.add(checked);
  return checked;
}
