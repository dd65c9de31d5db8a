/** Shows the audit log, and makes files of it. */
import { Readable } from 'node:stream';
import { listAuditLog } from '../../../audit/handlers.ts';
import { MarketplaceError } from '../../../common/errors.ts';
import type { AuditEntry, AuditLogRequest } from '../../../generated/types.ts';
import { createInputReader } from '../../../http/input.ts';
import { lastParam } from '../../../http/recorded-change.ts';
import type { MemberWorkspace } from '../../../repository/index.ts';
import { callOf } from '../../actions/call.ts';
import { frameOf } from '../../actions/frame.ts';
import { PageError } from '../../page-error.ts';
import { ownChanges } from '../../recorded-action.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../session/member.ts';
import type { Answer, LoggedInUser, Visit } from '../../visit.ts';
import { auditPage, periods } from './page.ts';

type AuditVisit = Visit<'audit'>;

const entriesOnPage = 50;
const entriesInBatch = 100;
const day = 86_400_000;
const reader = createInputReader('AuditLogRequest');

/** Whoever can make keys can read the log with one; viewers can do neither. */
async function reading(visit: AuditVisit): Promise<{ member: LoggedInUser; current: MemberWorkspace }> {
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  if (!mayManageKeys(current))
    throw new PageError(
      403,
      'Not allowed',
      'Your role in this workspace is viewer: only its owners and developers can read the audit log.',
    );
  return { member, current };
}

const list = async (visit: AuditVisit, workspaceId: string, input: AuditLogRequest) =>
  (await listAuditLog(callOf(visit, workspaceId, input))).result;

/** The filters in the query of the page. */
function filtersOf({ now }: AuditVisit, query: URLSearchParams): AuditLogRequest {
  const days = periods.find(([value]) => value === query.get('period'))?.[0] ?? '';
  const asked = {
    actor: query.get('actor') ?? '',
    operation: query.get('operation') ?? '',
    since: days === '' ? '' : new Date(now - Number(days) * day).toISOString(),
  };
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  return reader.readWhole(given) as AuditLogRequest;
}

export async function showAuditLog(visit: AuditVisit): Promise<Answer> {
  const { member, current } = await reading(visit);
  const query = new URLSearchParams(visit.ctx.querystring);
  const after = query.get('after');
  const view = { query, operations: recordedOperations(visit), recordPath: recordPaths(visit) };
  const frame = frameOf(visit, { member, current });
  try {
    const page = await list(visit, current.workspace.id, {
      ...filtersOf(visit, query),
      limit: entriesOnPage,
      ...(after === null ? {} : { cursor: after }),
    });
    return { html: auditPage(frame, { ...view, entries: page.data, next: page.next_cursor, error: null }) };
  } catch (error) {
    if (!(error instanceof MarketplaceError && error.status === 400)) throw error;
    const html = auditPage(frame, { ...view, entries: [], next: null, error: `${error.message}.` });
    return { html, status: 422 };
  }
}

/** What the log may name, by id: the summaries of the operations that are served here, and what only forms change. */
const recordedOperations = ({ options }: AuditVisit): ReadonlyMap<string, string> =>
  new Map([
    ...options.served.operations
      .filter(({ method, writes = method !== 'GET', isRecorded = writes }) => isRecorded)
      .filter(({ auth }) => auth !== 'none')
      .map(({ id, summary }): [string, string] => [id, summary]),
    ...Object.entries(ownChanges),
    ...options.served.groups.flatMap(({ console }) => Object.entries(console?.changes ?? {})),
  ]);

/**
 * Where the console shows the record of an operation: on the page whose path has the same parameter, or for creations
 * that of the operations below their path.
 */
function recordPaths({ options }: AuditVisit): (operation: string, recordId: string) => string | null {
  const { groups, operations } = options.served;
  const pages = new Map(
    groups
      .flatMap(({ console }) => console?.routes ?? [])
      .filter(([, { GET: shows }]) => shows?.startsWith('show'))
      .flatMap(([path]): [string, string][] => {
        const [, below, param] = /^\/workspaces\/:workspace_id(\/[^:]*)\/:(\w+)$/.exec(path) ?? [];
        return below === undefined || param === undefined ? [] : [[param, below]];
      }),
  );
  return (id, recordId) => {
    const path = operations.find(one => one.id === id)?.path ?? '';
    const under = operations.find(one => one.path.startsWith(`${path}/:`))?.path;
    const below = pages.get(lastParam(path) ?? lastParam(under ?? '') ?? '');
    return below === undefined ? null : `${below}/${encodeURIComponent(recordId)}`;
  };
}

/** All entries that match the filters of the page, newest first. */
async function* entries(visit: AuditVisit, workspaceId: string): AsyncGenerator<readonly AuditEntry[]> {
  const filters = filtersOf(visit, new URLSearchParams(visit.ctx.querystring));
  let cursor: string | null = null;
  do {
    const page: { data: readonly AuditEntry[]; next_cursor: string | null } = await list(visit, workspaceId, {
      ...filters,
      limit: entriesInBatch,
      ...(cursor === null ? {} : { cursor }),
    });
    yield page.data;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

/** The first batch is read before the response begins, so that an error is still a page. */
async function fileOf(
  visit: AuditVisit,
  type: string,
  ending: string,
  textOf: (batches: AsyncIterable<readonly AuditEntry[]>) => AsyncIterable<string>,
): Promise<Answer> {
  const { current } = await reading(visit);
  const { id } = current.workspace;
  const batches = entries(visit, id);
  const first = await batches.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* batches;
  }
  const file = Readable.from(textOf(all()), { objectMode: false });
  // The head is sent already: the connection is cut, so that nobody takes a part for the whole.
  file.on('error', error => visit.options.onError(error, visit.ctx));
  return { file, type, name: `audit-log-${id}-${new Date(visit.now).toISOString().slice(0, 10)}.${ending}` };
}

const columns = [
  'id',
  'at',
  'actor_type',
  'actor_id',
  'actor_name',
  'operation',
  'record_id',
  'session',
  'address',
  'request_id',
] as const satisfies readonly (keyof AuditEntry)[];

/** A cell of RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe. */
const cellOf = (value: string | null): string => {
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const downloadAuditCsv = (visit: AuditVisit): Promise<Answer> =>
  fileOf(visit, 'text/csv; charset=utf-8', 'csv', async function* (batches) {
    yield `${columns.join()}\r\n`;
    for await (const batch of batches)
      yield batch.map(entry => `${columns.map(name => cellOf(entry[name])).join()}\r\n`).join('');
  });

export const downloadAuditJson = (visit: AuditVisit): Promise<Answer> =>
  fileOf(visit, 'application/json; charset=utf-8', 'json', async function* (batches) {
    let before = '[\n';
    for await (const batch of batches)
      for (const entry of batch) {
        yield `${before}${JSON.stringify(entry)}`;
        before = ',\n';
      }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  });
