/** Shows the audit log, and makes files of it. */
import { Readable } from 'node:stream';
import { listAuditLog } from '../../../audit/handlers.ts';
import { MarketplaceError } from '../../../common/errors/errors.ts';
import type { AuditEntry, AuditLogRequest } from '../../../generated/types.ts';
import { recordReader } from '../../../http/changed-record.ts';
import { createInputReader } from '../../../http/input.ts';
import { isRecorded } from '../../../http/recorded-change.ts';
import type { MemberWorkspace } from '../../../repository/index.ts';
import { callOf } from '../../actions/call.ts';
import { frameOf } from '../../actions/frame.ts';
import { csvHead, csvLine, csvType } from '../../csv.ts';
import { notFound, PageError } from '../../page-error.ts';
import { ownChanges } from '../../recorded-action.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../session/member.ts';
import { momentIn } from '../../time-range.ts';
import type { Answer, LoggedInUser, Visit } from '../../visit.ts';
import { type AuditView, auditPage, parametersIn, periods } from './page.ts';

type AuditVisit = Visit<'audit'>;

const entriesOnPage = 50;
const entriesInBatch = 100;
const keysOffered = 50;
const day = 86_400_000;
const reader = createInputReader('AuditLogRequest');

async function visiting(visit: AuditVisit): Promise<{ member: LoggedInUser; current: MemberWorkspace }> {
  const member = await requireMember(visit);
  return { member, current: workspaceOf(visit, member) };
}

/** Anyone who can create keys can already read the log with one; viewers can do neither. */
function requireReader(current: MemberWorkspace): void {
  if (!mayManageKeys(current))
    throw new PageError(
      403,
      'Not allowed',
      'Your role in this workspace is viewer: only its owners and developers can read the audit log.',
    );
}

const list = async (visit: AuditVisit, workspaceId: string, input: AuditLogRequest) =>
  (await listAuditLog(callOf(visit, workspaceId, input))).result;

/** The filters in the query of the page. A period and days are both kept. */
function filtersOf({ now }: AuditVisit, query: URLSearchParams): AuditLogRequest {
  const days = periods.find(([value]) => value === query.get('period'))?.[0] ?? '';
  const from = momentIn(query, 'from');
  const since = days === '' ? '' : new Date(now - Number(days) * day).toISOString();
  const asked = {
    ...parametersIn(query),
    since: Date.parse(from) < Date.parse(since) ? since : from || since,
    until: momentIn(query, 'to'),
  };
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  return reader.readWhole(given) as AuditLogRequest;
}

export const showAuditLog = (visit: AuditVisit): Promise<Answer> => show(visit, null);

/** The entry of the path beside its list. */
export const showAuditEntry = (visit: AuditVisit): Promise<Answer> =>
  show(visit, visit.params.entry_id ?? '');

async function show(visit: AuditVisit, entryId: string | null): Promise<Answer> {
  const { member, current } = await visiting(visit);
  if (entryId === null) requireReader(current);
  const { id: workspaceId } = current.workspace;
  const query = new URLSearchParams(visit.ctx.querystring);
  const after = query.get('after');
  const frame = frameOf(visit, { member, current });
  const page = await pageOf(visit, workspaceId, query, after);
  const open = entryId === null ? null : await entryOf(visit, workspaceId, entryId, page.entries, query);
  // After the entry was found: what is not there is the same for everybody.
  requireReader(current);
  const view = {
    query,
    operations: recordedOperations(visit),
    kinds: recordKinds(visit),
    members: await memberNames(visit, workspaceId),
    keys: await keysOf(visit, workspaceId),
    recordPath: recordPaths(visit),
    open,
    ...page,
  };
  return { html: auditPage(frame, view), status: page.error === null ? 200 : 422 };
}

type ListedPage = Pick<AuditView, 'entries' | 'next' | 'error'>;

async function pageOf(
  visit: AuditVisit,
  workspaceId: string,
  query: URLSearchParams,
  after: string | null,
): Promise<ListedPage> {
  try {
    const { data, next_cursor } = await list(visit, workspaceId, {
      ...filtersOf(visit, query),
      limit: entriesOnPage,
      ...(after === null ? {} : { cursor: after }),
    });
    return { entries: data, next: next_cursor, error: null };
  } catch (error) {
    if (!(error instanceof MarketplaceError && error.status === 400)) throw error;
    return { entries: [], next: null, error: `${error.message}.` };
  }
}

/** An entry of the page, or the one with its time. */
async function entryOf(
  visit: AuditVisit,
  workspaceId: string,
  id: string,
  entries: readonly Readonly<AuditEntry>[],
  query: URLSearchParams,
): Promise<Readonly<AuditEntry>> {
  const at = Date.parse(query.get('at') ?? '');
  const found = entries.find(entry => entry.id === id);
  if (found !== undefined) return found;
  if (Number.isNaN(at)) throw notFound();
  const time = new Date(at).toISOString();
  const { data } = await list(visit, workspaceId, { since: time, until: time, limit: entriesInBatch });
  const same = data.find(entry => entry.id === id);
  if (same === undefined) throw notFound();
  return same;
}

/** The members of the workspace, where the storage knows them. */
async function memberNames({ repository }: AuditVisit, workspaceId: string): Promise<[string, string][]> {
  const members = (await repository.memberships?.list(workspaceId)) ?? [];
  const names = await repository.users.namesOf(members.map(({ user_id }) => user_id));
  return members
    .map(({ user_id }): [string, string] => [user_id, names.get(user_id) ?? user_id])
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** The newest keys. */
const keysOf = async ({ repository }: AuditVisit, workspaceId: string): Promise<[string, string][]> =>
  (await repository.keys.list(workspaceId, { limit: keysOffered })).keys.map(({ id, name }) => [id, name]);

/** What kinds of records the operations change that are served here, and what only forms change. */
function recordKinds({ options }: AuditVisit): string[] {
  const { groups } = options.served;
  const kinds = groups.flatMap(group =>
    group.operations
      .filter(isRecorded)
      .filter(({ auth }) => auth !== 'none')
      .map(operation => recordReader(operation, group, options).declared.kind ?? ''),
  );
  return [...new Set([...kinds.filter(Boolean), 'workspace'])].sort();
}

/** What the log may name, by id: the summaries of the operations that are served here, and what only forms change. */
export const recordedOperations = ({ options }: AuditVisit): ReadonlyMap<string, string> =>
  new Map([
    ...options.served.operations
      .filter(isRecorded)
      .filter(({ auth }) => auth !== 'none')
      .map(({ id, summary }): [string, string] => [id, summary]),
    ...Object.entries(ownChanges),
    ...options.served.groups.flatMap(({ console }) => Object.entries(console?.changes ?? {})),
  ]);

/** Where the console shows the record of an operation: on the page whose path has the parameter of the record. */
function recordPaths({ options }: AuditVisit): (operation: string, recordId: string) => string | null {
  const { groups } = options.served;
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
    const group = groups.find(({ operations }) => operations.some(one => one.id === id));
    const operation = group?.operations.find(one => one.id === id);
    if (group === undefined || operation === undefined) return null;
    const below = pages.get(recordReader(operation, group, options).param ?? '');
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
  const { current } = await visiting(visit);
  requireReader(current);
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
  'record_type',
  'record_name',
  'changes',
  'count',
  'first_at',
  'is_partial',
  'session',
  'address',
  'request_id',
] as const satisfies readonly (keyof AuditEntry)[];

export const downloadAuditCsv = (visit: AuditVisit): Promise<Answer> =>
  fileOf(visit, csvType, 'csv', async function* (batches) {
    yield csvHead(columns);
    for await (const batch of batches)
      yield batch.map(entry => csvLine(columns.map(name => entry[name]))).join('');
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
