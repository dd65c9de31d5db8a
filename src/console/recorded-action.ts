/** What the forms of the console change, as the audit log has it: the same operations as with a key. */
import { createHash } from 'node:crypto';
import type { ChangedRecord, RecordedChange } from '../group/change-recorder.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedGroup } from '../group/served.ts';
import { type RecordReader, recordReader } from '../http/changed-record.ts';
import { isRecorded, recordChange } from '../http/recorded-change.ts';
import { originalPath } from '../http/urls.ts';
import { callOf } from './actions/call.ts';
import { type NotedChange, notedChanges, notedInput } from './noted-changes.ts';
import { findMember } from './session/member.ts';
import { type Answer, type LoggedInUser, type Visit, visitAs } from './visit.ts';

/** What forms of the console change for which there is no operation, in words. */
export const ownChanges: Readonly<Record<string, string>> = { renameWorkspace: 'Rename the workspace' };

/** What is known of a form before its action runs. */
export interface BegunAction {
  /** Records what the action has changed. `answer`: `null` if it has thrown an error. */
  record(answer: Answer | null): Promise<void>;
}

const nothing: BegunAction = { record: async () => {} };

/** Reads the record that the action of a form may change, as it is now. */
export async function beginAction(
  visit: Visit,
  group: ServedGroup | null,
  action: string,
): Promise<BegunAction> {
  const { ctx, options, params } = visit;
  const { workspace_id: workspaceId } = params;
  if (ctx.method !== 'POST' || workspaceId === undefined || options.recorders.length === 0) return nothing;
  const operation = operationOf(group, action);
  const before = await readBefore(visit, operation, workspaceId);
  return {
    async record(answer) {
      const own = (succeeded: Answer): NotedChange => ({
        operation,
        recordId: recordIdOf(visit, succeeded),
        record: { before },
      });
      const changes = notedChanges(ctx) ?? (answer !== null && hasSucceeded(answer) ? [own(answer)] : []);
      const recorded = changes.filter(one => isRecordedHere(visit, one.operation));
      if (recorded.length === 0) return;
      const member = await findMember(visit);
      if (member === null) return;
      const actor = actorOf(visit, member);
      for (const change of recorded) {
        // The change that the action notes is the one of its route.
        const known = change.operation === operation && recorded.length === 1 ? { before } : {};
        const record = await recordOf(visit, workspaceId, {
          ...change,
          record: { ...known, ...change.record },
        });
        const { recordId } = change;
        await recordChange(ctx, options, {
          workspaceId,
          actor,
          operation: change.operation,
          recordId,
          record,
        });
      }
    },
  };
}

/** The record of the route; `null` if there is none, or nobody is logged in. */
async function readBefore(visit: Visit, operation: string, workspaceId: string): Promise<object | null> {
  const found = readerOf(visit, operation);
  const id = lastRecordIn(visit);
  if (found === null || found.reader.isCreation || id === null) return null;
  try {
    const member = await findMember(visit);
    const place = member?.workspaces.find(({ workspace }) => workspace.id === workspaceId);
    if (place === undefined) return null;
  } catch {
    // The action itself says why.
    return null;
  }
  return await readWith(visit, found, workspaceId, id);
}

interface FoundReader {
  readonly reader: RecordReader;
  readonly group: ServedGroup;
}

function readerOf({ options }: Visit, id: string): FoundReader | null {
  const has = (one: Operation) => one.id === id;
  const group = options.served.groups.find(({ operations }) => operations.some(has));
  const operation = group?.operations.find(has);
  if (group === undefined || operation === undefined || !isRecorded(operation)) return null;
  return { group, reader: recordReader(operation, group, options) };
}

const readWith = (visit: Visit, { reader, group }: FoundReader, workspaceId: string, id: string) =>
  reader.read(visit.ctx, callOf(visitAs(visit, group), workspaceId, undefined), id);

/** What is recorded of a record: what the action says of it, and otherwise what is read. */
async function recordOf(
  visit: Visit,
  workspaceId: string,
  { operation, recordId, record = {} }: NotedChange,
): Promise<ChangedRecord> {
  const found = readerOf(visit, operation);
  const { before = null } = record;
  const after =
    record.after !== undefined || found === null || recordId === null
      ? (record.after ?? null)
      : await readWith(visit, found, workspaceId, recordId);
  const input = notedInput(visit.ctx);
  const kind = record.kind ?? found?.reader.kind ?? null;
  const { isPersonal = false, hasPublicUrls = false } = found?.reader ?? {};
  return { kind, before, after, input, keepsValues: !isPersonal, keepsUrls: hasPublicUrls, made: [] };
}

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

/** The last record in the path. */
const lastRecordIn = ({ params: { workspace_id: _, ...records } }: Visit): string | null =>
  Object.values(records).at(-1) ?? null;

/** The last record in the path of the next page, or in that of the form. */
const recordIdOf = (visit: Visit, answer: Answer): string | null =>
  ('redirect' in answer ? segmentBelow(originalPath(visit.ctx), answer.redirect) : null) ??
  lastRecordIn(visit);

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
