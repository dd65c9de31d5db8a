/** Makes fixtures and answers of saved requests to a real server. */
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { parseUrl } from '../../../src/common/network/parse-url.ts';
import { withoutEndSlashes } from '../../../src/common/text/trim-slashes.ts';
import { jsonType } from '../../../src/http/body-types.ts';
import { shownPath } from '../../control/coverage/mistakes.ts';
import { type OperationFinder, operationFinder } from '../../control/operations.ts';
import { successOf } from '../../control/responses/documented.ts';
import { isTooDeep, tooDeep } from '../depth.ts';
import { serverDocument } from '../document.ts';
import { recordedBy } from '../record/collections.ts';
import { gatheredFixtures, hasRecords, type Observation } from '../record/gathered.ts';
import type { RecordedFixtures } from '../record/record.ts';
import { StandIns } from '../stand-ins.ts';
import { type AnswerOfArchive, answersOf, type ForeignExchange } from './answers-of-archive.ts';
import type { SavedExchange } from './exchange.ts';
import { readArchive } from './read-archive.ts';

export interface ArchiveOptions {
  readonly file: string;
  /** The address of the server in the file. @default the one that most requests for operations were sent to */
  readonly server: string | null;
}

export interface ImportedArchive extends RecordedFixtures {
  /** For the option `answers`. */
  readonly answers: readonly AnswerOfArchive[];
  readonly server: string;
}

/** @throws Error with one sentence if the file cannot be read, or has nothing of a server with operations of the document */
export async function importArchive({ file, server: given }: ArchiveOptions): Promise<ImportedArchive> {
  const { exchanges, left: unread } = await readArchive(file);
  const { all } = serverDocument();
  const finder = operationFinder(() => all.operations);
  const server = given === null ? serverIn(exchanges, finder) : withoutEndSlashes(given);
  if (server === null)
    throw new Error(`${file} has no request for an operation of the document: name the server with --server`);
  const left = [...unread];
  const observations: Observation[] = [];
  const foreign: ForeignExchange[] = [];
  const others = new Map<string, number>();
  for (const exchange of exchanges) {
    const path = pathBelow(server, exchange.url);
    if (path === null) {
      const host = parseUrl(exchange.url)?.host ?? 'an invalid URL';
      others.set(host, (others.get(host) ?? 0) + 1);
      continue;
    }
    const operation = finder.findRouted(exchange.method, path);
    const body = bodyOf(exchange);
    if (isTooDeep(body) || isTooDeep(jsonIn(exchange.sent ?? ''))) {
      left.push(`a body of ${shownPath(path)} that is ${tooDeep}`);
      continue;
    }
    if (operation !== null && exchange.status === successOf(operation)) {
      if (isPlainObject(body)) observations.push({ operation: operation.id, body });
      else left.push(`an answer of ${operation.id} without a body that is JSON`);
    }
    foreign.push({ exchange, path, operation, body });
  }
  const standIns = new StandIns();
  // Names in any body may be in all others.
  for (const { body } of foreign) standIns.learn(body);
  const gathered = await gatheredFixtures(observations, all, standIns);
  const made = answersOf(foreign, standIns, serverDocument());
  if (!hasRecords(gathered) && made.answers.length === 0)
    throw new Error(`${file} has no answer of ${server} that fixtures or answers could be made of`);
  const total = [...others.values()].reduce((sum, count) => sum + count, 0);
  const hosts = [...others.keys()].slice(0, 5).join(', ');
  return {
    ...gathered,
    server,
    answers: made.answers,
    left: [
      ...left,
      ...gathered.left,
      ...unused(observations),
      ...made.left,
      ...(total === 0 ? [] : [`${total} requests to other servers: ${hosts}${others.size > 5 ? ', …' : ''}`]),
    ],
    replaced: standIns.counts,
  };
}

/** Operations whose answers no fixtures follow from. */
function unused(observations: readonly Observation[]): readonly string[] {
  const ids = [...new Set(observations.map(({ operation }) => operation))].filter(id => !(id in recordedBy));
  return ids.map(id => `the answers of ${id}, which make no fixtures`);
}

/** The path of a URL below that of the server, or `null`. */
function pathBelow(server: string, url: string): string | null {
  const [to, from] = [parseUrl(url), parseUrl(server)];
  const mount = withoutEndSlashes(from?.pathname ?? '');
  if (to === null || from === null || to.host !== from.host) return null;
  if (!`${to.pathname}/`.startsWith(`${mount}/`)) return null;
  return to.pathname.slice(mount.length) || '/';
}

/** The server that most requests for operations were sent to, with the path below which the API is. */
function serverIn(exchanges: readonly SavedExchange[], finder: OperationFinder): string | null {
  const counts = new Map<string, number>();
  for (const { method, url } of exchanges) {
    const parsed = parseUrl(url);
    if (parsed === null) continue;
    const { origin, pathname } = parsed;
    for (let at = pathname.indexOf('/'); at !== -1; at = pathname.indexOf('/', at + 1)) {
      if (finder.findRouted(method, pathname.slice(at)) === null) continue;
      const server = `${origin}${pathname.slice(0, at)}`;
      counts.set(server, (counts.get(server) ?? 0) + 1);
      break;
    }
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

/** JSON; `undefined` for what is none. */
function bodyOf({ body, type }: SavedExchange): unknown {
  if (body === null || !(type === jsonType || type.endsWith('+json') || /^\s*[[{]/.test(body.slice(0, 100))))
    return undefined;
  return jsonIn(body);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
