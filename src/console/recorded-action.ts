/** What the forms of the console change, as the audit log has it: the same operations as with a key. */
import { createHash } from 'node:crypto';
import type Koa from 'koa';
import type { RecordedChange } from '../group/change-recorder.ts';
import type { ServedGroup } from '../group/served.ts';
import { recordChange } from '../http/recorded-change.ts';
import { originalPath } from '../http/urls.ts';
import { findMember } from './session/member.ts';
import type { Answer, LoggedInUser, Visit } from './visit.ts';

interface NotedChange {
  /** Id of the operation. */
  readonly operation: string;
  readonly recordId: string | null;
}

/** What actions say of the requests that are being answered. */
const noted = new WeakMap<Koa.Context, readonly NotedChange[]>();

/**
 * For an action that changes several records, or one that neither its path nor the page that it leads to names. Without a
 * call, an action that succeeds has performed its operation once.
 */
export function noteChange({ ctx }: Pick<Visit, 'ctx'>, operation: string, recordId: string): void {
  noted.set(ctx, [...(noted.get(ctx) ?? []), { operation, recordId }]);
}

/** For an action that succeeds, but finds that there is nothing left to do. */
export function noteNoChange({ ctx }: Pick<Visit, 'ctx'>): void {
  noted.set(ctx, []);
}

/** What forms of the console change for which there is no operation, in words. */
export const ownChanges: Readonly<Record<string, string>> = { renameWorkspace: 'Rename the workspace' };

/** Records what the action of a form has changed. `answer`: `null` if it has thrown an error. */
export async function recordAction(
  visit: Visit,
  group: ServedGroup | null,
  action: string,
  answer: Answer | null,
): Promise<void> {
  const { ctx, options, params } = visit;
  const { workspace_id: workspaceId } = params;
  if (ctx.method !== 'POST' || workspaceId === undefined || options.recorders.length === 0) return;
  const changes =
    noted.get(ctx) ?? (answer !== null && succeeded(answer) ? [named(visit, action, group, answer)] : []);
  const recorded = changes.filter(({ operation }) => isRecorded(visit, operation));
  if (recorded.length === 0) return;
  const member = await findMember(visit);
  if (member === null) return;
  const actor = actorOf(visit, member);
  for (const change of recorded) await recordChange(ctx, options, { workspaceId, actor, ...change });
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
const succeeded = (answer: Answer): boolean =>
  'redirect' in answer || ('html' in answer && answer.status === 201);

/** What the route says: its action performs an operation, on the last record in its path or in that of the next page. */
function named(
  { ctx, params }: Visit,
  action: string,
  group: ServedGroup | null,
  answer: Answer,
): NotedChange {
  const performs = group?.console?.performs ?? {};
  const operation = Object.hasOwn(performs, action) ? (performs[action] ?? '') : action;
  const { workspace_id: _, ...records } = params;
  const below = 'redirect' in answer ? segmentBelow(originalPath(ctx), answer.redirect) : null;
  return { operation, recordId: below ?? Object.values(records).at(-1) ?? null };
}

/** `/links` leads to `/links/lnk_1#clicks` after a creation: `lnk_1`. */
function segmentBelow(path: string, redirect: string): string | null {
  if (!redirect.startsWith(`${path}/`)) return null;
  const [segment = ''] = redirect.slice(path.length + 1).split(/[/?#]/);
  return segment === '' ? null : decodeURIComponent(segment);
}

/** What a page of a host does without an operation is recorded by the name of its action. */
function isRecorded({ options }: Visit, id: string): boolean {
  const operation = options.served.operations.find(one => one.id === id);
  if (operation === undefined) return id !== '';
  const { method, writes = method !== 'GET', isRecorded: recorded = writes } = operation;
  return recorded;
}

/** Tells the sessions of a user apart. Nobody can find the cookie with it. */
const sessionMark = (cookie: string): string =>
  createHash('sha256').update(`session ${cookie}`).digest('hex').slice(0, 12);
