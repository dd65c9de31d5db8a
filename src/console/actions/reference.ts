/** The API reference. */
import type { ServedOptions } from '../../group/served.ts';
import { originalPath } from '../../http/urls.ts';
import { newKeyId } from '../../keys/keys.ts';
import { documentName, servedDocument } from '../../openapi/served.ts';
import { notFound, PageError } from '../page-error.ts';
import { type DescribedOperation, type Reference, referenceOf } from '../pages/reference/model.ts';
import { eventPage, operationPage, overviewPage, searchPage } from '../pages/reference/page.ts';
import type { TestKeyForm } from '../pages/reference/test-key.ts';
import { findMember, mayManageKeys, requireMember } from '../session/member.ts';
import { takeSecret } from '../session/secret-once.ts';
import type { Frame } from '../views.ts';
import type { Answer, LoggedInUser, Visit } from '../visit.ts';
import { assetAddress, frameOf } from './frame.ts';
import { idsFor } from './reference-ids.ts';

/**
 * The references of a router, by API URL and document name: one or two entries, unless it has many mounts.
 */
const referencesOf = new WeakMap<ServedOptions, Map<string, Reference>>();
const mostKept = 20;

export function referenceFor({ apiBase, options }: Visit): Reference {
  const name = `${apiBase} ${documentName(options)}`;
  const kept = referencesOf.get(options) ?? new Map<string, Reference>();
  referencesOf.set(options, kept);
  const earlier = kept.get(name);
  if (earlier !== undefined) return earlier;
  if (kept.size >= mostKept) kept.clear();
  const reference = referenceOf(servedDocument(options, apiBase), apiBase, options.served.operations);
  kept.set(name, reference);
  return reference;
}

interface Opened {
  readonly member: LoggedInUser | null;
  readonly frame: Frame;
  readonly query: URLSearchParams;
}

/** Who reads the reference, and the workspace of the URL, or the first one. */
async function openReference(visit: Visit): Promise<Opened> {
  const { settings, ctx } = visit;
  const member = settings.publicReference ? await knownMember(visit) : await requireMember(visit);
  const query = new URLSearchParams(ctx.querystring);
  const wanted = query.get('workspace');
  const workspaces = member?.workspaces ?? [];
  const current = workspaces.find(({ workspace }) => workspace.id === wanted) ?? workspaces[0] ?? null;
  return { member, frame: frameOf(visit, { member, current, section: 'reference' }), query };
}

/** A public page is shown to everybody, also to users whom the repository does not know. */
async function knownMember(visit: Visit): Promise<LoggedInUser | null> {
  try {
    return await findMember(visit);
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}

const filesOf = (visit: Visit) => ({
  css: assetAddress(visit, 'reference.css'),
  js: assetAddress(visit, 'reference.js'),
});

const shown = (html: string): Answer => ({ html, sendsRequests: true, revalidate: true });

/** The overview, or the results of a search. */
export async function showReference(visit: Visit): Promise<Answer> {
  const { frame, query } = await openReference(visit);
  const q = (query.get('q') ?? '').trim();
  const reference = referenceFor(visit);
  return shown(
    q === ''
      ? overviewPage(frame, reference, filesOf(visit))
      : searchPage(frame, reference, q, filesOf(visit)),
  );
}

export function operationOf({ params }: Visit, { operations }: Reference): DescribedOperation {
  const operation = operations.get(params.operation_id ?? '');
  if (operation === undefined) throw notFound();
  return operation;
}

export async function showOperation(visit: Visit): Promise<Answer> {
  const { member, frame } = await openReference(visit);
  const reference = referenceFor(visit);
  const operation = operationOf(visit, reference);
  const left = member && (await takeSecret(visit, member, originalPath(visit.ctx)));
  const html = await operationPageOf(visit, frame, reference, operation, { made: left?.secret ?? null });
  return left === null ? shown(html) : { html, sendsRequests: true };
}

export async function showEvent(visit: Visit): Promise<Answer> {
  const { frame } = await openReference(visit);
  const reference = referenceFor(visit);
  const event = reference.events.find(({ type }) => type === visit.params.event_type);
  if (event === undefined) throw notFound();
  return shown(eventPage(frame, reference, event, filesOf(visit)));
}

/** The page of an operation, with what only members who may make keys see: ids of records, and the form for a key. */
export async function operationPageOf(
  visit: Visit,
  frame: Frame,
  reference: Reference,
  operation: DescribedOperation,
  outcome: Partial<Pick<TestKeyForm, 'error' | 'made'>> = {},
): Promise<string> {
  const { current } = frame;
  const mayTry = current !== null && mayManageKeys(current);
  const testKey = mayTry
    ? {
        action: testKeyHref(frame.base, current.workspace.id, operation.operationId),
        csrf: frame.csrf,
        keyId: newKeyId(),
        workspace: current.workspace.name,
        error: null,
        made: null,
        ...outcome,
      }
    : null;
  const values = mayTry ? await idsFor(visit, current.workspace.id, operation) : {};
  return operationPage(frame, reference, operation, { values, testKey }, filesOf(visit));
}

const testKeyHref = (base: string, workspaceId: string, id: string): string =>
  `${base}/workspaces/${encodeURIComponent(workspaceId)}/reference/${encodeURIComponent(id)}/key`;
