/** What the forms of the console change, as the audit log has it: the same operations as with a key. */
import { createHash } from 'node:crypto';
import type { ChangedRecord, RecordedChange } from '../group/change-recorder.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedGroup } from '../group/served.ts';
import { type RecordReader, recordReader } from '../http/changed-record.ts';
import {
  askedFor,
  beginChange,
  isRecorded,
  recordChange,
  recordFailed,
  storedId,
} from '../http/recorded-change.ts';
import { auditedRepository } from '../repository/audited-change.ts';
import type { PartName } from '../repository/index.ts';
import { callOf } from './actions/call.ts';
import { type NotedChange, saidIn } from './noted-changes.ts';
import { findMember } from './session/member.ts';
import { type Answer, type LoggedInUser, type Visit, visitAs } from './visit.ts';

/** What forms of the console change for which there is no operation, in words. */
export const ownChanges: Readonly<Record<string, string>> = { renameWorkspace: 'Rename the workspace' };

/** What is known of a form before its action runs. */
export interface BegunAction {
  /** The visit for the action: the entries of its changes are stored in the steps of the changes. */
  readonly visit: Visit<PartName, never>;
  /** Records what the action has changed. `answer`: `null` if it has thrown an error. */
  record(answer: Answer | null): Promise<void>;
}

/** Reads the record that the action of a form may change, as it is now. */
export async function beginAction(
  visit: Visit<PartName, never>,
  group: ServedGroup | null,
  action: string,
): Promise<BegunAction> {
  const { ctx, options } = visit;
  const { workspace_id: workspaceId, ...records } = visit.params;
  if (ctx.method !== 'POST' || workspaceId === undefined || options.recorders.length === 0)
    return { visit, record: async () => {} };
  const operation = operationOf(group, action);
  const found = readerOf(visit, operation);
  const inPath = Object.values(records).at(-1) ?? null;
  const said = saidIn(ctx);
  const member = await memberOf(visit);
  const isMember = member?.workspaces.some(({ workspace }) => workspace.id === workspaceId) === true;
  const readBefore = isMember && found?.reader.isNamedByResult === false;
  const before = readBefore ? await readWith(visit, found, workspaceId, inPath) : null;

  const changeOf = (
    user: LoggedInUser,
    id: string,
    recordId: string | null,
    record: Partial<ChangedRecord>,
  ): Omit<RecordedChange, 'address' | 'requestId'> => {
    const declared = readerOf(visit, id)?.reader.declared ?? undeclared;
    const nothing = { before: null, after: null, made: [], input: said.input ?? null };
    const actor = actorOf(visit, user);
    return { workspaceId, actor, operation: id, recordId, record: { ...declared, ...nothing, ...record } };
  };
  let recordId: string | null = null;
  const begin = () =>
    member === null
      ? null
      : beginChange(ctx, options, workspaceId, result => {
          const expected = said.expected ?? { operation, recordId: null };
          const changing = readerOf(visit, expected.operation);
          const known = changing?.reader.isNamedByResult ? null : inPath;
          recordId = expected.recordId ?? known ?? storedId(result);
          const after = changing && askedFor(changing.operation, before, said.input ?? null);
          return changeOf(member, expected.operation, recordId, { before, after });
        });
  let current = begin();
  // What the changes of the action store with them. An action that changes several records notes each after its change.
  const next = () =>
    isRecordedHere(visit, said.expected?.operation ?? operation) ? (current?.next() ?? null) : null;
  const take = () => {
    const taken = current;
    current = begin();
    return taken;
  };
  said.take = take;
  return {
    visit: { ...visit, repository: auditedRepository(visit.repository, next) },
    async record(answer) {
      const isDone = answer !== null && hasSucceeded(answer);
      if (said.noted === undefined && !isDone && member !== null && current !== null)
        await recordFailed(ctx, options, current, async () => {
          const after = await readWith(visit, found, workspaceId, recordId);
          return changeOf(member, operation, recordId, { before, after, input: null });
        });
      const own = () => [{ operation, recordId: recordIdOf(visit, inPath, answer), begun: take() }];
      const changes: readonly NotedChange[] = said.noted ?? (isDone ? own() : []);
      const recorded = changes.filter(one => isRecordedHere(visit, one.operation));
      const user = recorded.length === 0 ? null : await findMember(visit);
      if (user === null) return;
      for (const { operation: id, recordId: changed, record = {}, begun = null } of recorded) {
        // The change that the action notes is the one of its route.
        const read = id === operation && recorded.length === 1 ? before : null;
        const { after = await readWith(visit, readerOf(visit, id), workspaceId, changed) } = record;
        const change = changeOf(user, id, changed, { before: read, ...record, after });
        await recordChange(ctx, options, change, begun);
      }
    },
  };
}

/** What the forms of hosts change without an operation. */
const undeclared = { kind: null, keepsValues: true, keepsUrls: false };

/** Who is logged in, or `null`: the action itself says why. */
async function memberOf(visit: Visit): Promise<LoggedInUser | null> {
  try {
    return await findMember(visit);
  } catch {
    return null;
  }
}

interface FoundReader {
  readonly operation: Operation;
  readonly reader: RecordReader;
  readonly group: ServedGroup;
}

function readerOf({ options }: Visit, id: string): FoundReader | null {
  for (const group of options.served.groups) {
    const operation = group.operations.find(one => one.id === id);
    if (operation !== undefined && isRecorded(operation))
      return { group, operation, reader: recordReader(operation, group, options) };
  }
  return null;
}

/** The record with this id, as the operation has it; `null` if neither is known. */
const readWith = async (
  visit: Visit,
  found: FoundReader | null,
  workspaceId: string,
  id: string | null,
): Promise<object | null> =>
  found === null || id === null
    ? null
    : found.reader.read(visit.ctx, callOf(visitAs(visit, found.group), workspaceId, undefined), id);

/** The user, as the audit log names who has changed something. */
export const actorOf = (
  { settings }: Pick<Visit, 'settings'>,
  { user: { id, name }, cookie }: Pick<LoggedInUser, 'user' | 'cookie'>,
): RecordedChange['actor'] => ({
  type: 'user',
  id,
  name,
  session: settings.authenticateUser === null ? sessionMark(cookie) : null,
});

/** A form that is refused, or only tries something, is shown again; what has changed something leads to another page. */
const hasSucceeded = (answer: Answer): boolean =>
  'redirect' in answer || ('html' in answer && answer.status === 201);

/** The operation that the action of a route performs. */
function operationOf(group: ServedGroup | null, action: string): string {
  const performs = group?.console?.performs ?? {};
  return Object.hasOwn(performs, action) ? (performs[action] ?? '') : action;
}

/** The last record in the path of the next page, or in that of the form. */
const recordIdOf = (visit: Visit, inPath: string | null, answer: Answer | null): string | null =>
  (answer !== null && 'redirect' in answer ? segmentBelow(visit.path, answer.redirect) : null) ?? inPath;

/** `/links` leads to `/links/lnk_1#clicks` after a creation: `lnk_1`. */
function segmentBelow(path: string, redirect: string): string | null {
  if (!redirect.startsWith(`${path}/`)) return null;
  const [segment = ''] = redirect.slice(path.length + 1).split(/[/?#]/);
  return segment === '' ? null : decodeURIComponent(segment);
}

/** What a page of a host does without an operation is recorded by the name of its action. */
function isRecordedHere({ options }: Visit, id: string): boolean {
  const operation = options.served.operations.find(one => one.id === id);
  return operation === undefined ? id !== '' : isRecorded(operation);
}

/** Tells the sessions of a user apart. Nobody can find the cookie with it. */
const sessionMark = (cookie: string): string =>
  createHash('sha256').update(`session ${cookie}`).digest('hex').slice(0, 12);
