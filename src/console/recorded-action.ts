/** What the forms of the console change, as the audit log has it: the same operations as with a key. */
import { createHash } from 'node:crypto';
import type { ChangedRecord, RecordedChange } from '../group/change-recorder.ts';
import type { Operation } from '../group/operation.ts';
import type { ServedGroup } from '../group/served.ts';
import { type RecordReader, recordReader } from '../http/changed-record.ts';
import {
  askedFor,
  type BegunChange,
  beginChange,
  isRecorded,
  recordChange,
  recordFailed,
  storedId,
} from '../http/recorded-change.ts';
import { type AuditedChange, auditedRepository } from '../repository/audited-change.ts';
import type { PartName } from '../repository/index.ts';
import { callOf } from './actions/call.ts';
import { expectedChange, type NotedChange, notedChanges, notedInput, takeBegun } from './noted-changes.ts';
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
  const { ctx, options, params } = visit;
  const { workspace_id: workspaceId } = params;
  if (ctx.method !== 'POST' || workspaceId === undefined || options.recorders.length === 0)
    return { visit, record: async () => {} };
  const operation = operationOf(group, action);
  const before = await readBefore(visit, operation, workspaceId);
  const steps = await beginSteps(visit, workspaceId, operation, before);
  takeBegun(ctx, steps.take);
  return {
    visit: { ...visit, repository: auditedRepository(visit.repository, steps.next) },
    async record(answer) {
      const own = (given: Answer): NotedChange => ({
        operation,
        recordId: recordIdOf(visit, given),
        record: { before },
        begun: steps.take(),
      });
      const noted = notedChanges(ctx);
      const succeeded = answer !== null && hasSucceeded(answer) ? answer : null;
      if (noted === undefined && succeeded === null) await steps.fail();
      const changes = noted ?? (succeeded === null ? [] : [own(succeeded)]);
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
        const { recordId, begun = null } = change;
        await recordChange(
          ctx,
          options,
          { workspaceId, actor, operation: change.operation, recordId, record },
          begun,
        );
      }
    },
  };
}

interface Steps {
  next(): AuditedChange | null;
  take(): BegunChange | null;
  /** Records what a change has left that an error followed. */
  fail(): Promise<void>;
}

/** What the changes of an action store with them. An action that changes several records notes each after its change. */
async function beginSteps(
  visit: Visit,
  workspaceId: string,
  operation: string,
  before: object | null,
): Promise<Steps> {
  const { ctx, options, params } = visit;
  const member = await memberOf(visit);
  if (member === null) return { next: () => null, take: () => null, fail: async () => {} };
  const actor = actorOf(visit, member);
  let recordId: string | null = null;
  const begin = () =>
    beginChange(ctx, options, workspaceId, result => {
      const expected = expectedChange(ctx);
      const performed = expected?.operation ?? operation;
      const found = readerOf(visit, performed);
      const inPath = found?.reader.isCreation ? null : lastRecordIn({ params });
      recordId = expected?.recordId ?? inPath ?? storedId(result);
      const input = notedInput(ctx);
      const after = found === null ? null : askedFor(found.operation, before, input);
      const record = { ...declaredOf(found), before, after, input };
      return { workspaceId, actor, operation: performed, recordId, record };
    });
  let current = begin();
  return {
    next: () => (isRecordedHere(visit, expectedChange(ctx)?.operation ?? operation) ? current.next() : null),
    take() {
      const taken = current;
      current = begin();
      return taken;
    },
    fail: () =>
      recordFailed(ctx, options, current, async () => {
        const found = readerOf(visit, operation);
        const after =
          found === null || recordId === null ? null : await readWith(visit, found, workspaceId, recordId);
        const record = { ...declaredOf(found), before, after, input: null };
        return { workspaceId, actor, operation, recordId, record };
      }),
  };
}

/** What the group of an operation says of its record. */
const declaredOf = (found: FoundReader | null) => {
  const { kind = null, isPersonal = false, hasPublicUrls = false } = found?.reader ?? {};
  return { kind, keepsValues: !isPersonal, keepsUrls: hasPublicUrls, made: [] };
};

/** Who is logged in, or `null`: the action itself says why. */
async function memberOf(visit: Visit): Promise<LoggedInUser | null> {
  try {
    return await findMember(visit);
  } catch {
    return null;
  }
}

/** The record of the route; `null` if there is none, or nobody is logged in. */
async function readBefore(visit: Visit, operation: string, workspaceId: string): Promise<object | null> {
  const found = readerOf(visit, operation);
  const id = lastRecordIn(visit);
  if (found === null || found.reader.isCreation || id === null) return null;
  const member = await memberOf(visit);
  if (!member?.workspaces.some(({ workspace }) => workspace.id === workspaceId)) return null;
  return await readWith(visit, found, workspaceId, id);
}

interface FoundReader {
  readonly operation: Operation;
  readonly reader: RecordReader;
  readonly group: ServedGroup;
}

function readerOf({ options }: Visit, id: string): FoundReader | null {
  const has = (one: Operation) => one.id === id;
  const group = options.served.groups.find(({ operations }) => operations.some(has));
  const operation = group?.operations.find(has);
  if (group === undefined || operation === undefined || !isRecorded(operation)) return null;
  return { group, operation, reader: recordReader(operation, group, options) };
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
  const declared = declaredOf(found);
  return { ...declared, kind: record.kind ?? declared.kind, before, after, input };
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
const lastRecordIn = ({ params: { workspace_id: _, ...records } }: Pick<Visit, 'params'>): string | null =>
  Object.values(records).at(-1) ?? null;

/** The last record in the path of the next page, or in that of the form. */
const recordIdOf = (visit: Visit, answer: Answer): string | null =>
  ('redirect' in answer ? segmentBelow(visit.path, answer.redirect) : null) ?? lastRecordIn(visit);

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
