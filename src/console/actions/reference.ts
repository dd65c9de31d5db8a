/** The API reference. */
import type { ServedOptions } from '../../group/served.ts';
import { newKeyId } from '../../keys/keys.ts';
import { documentName, servedDocument } from '../../openapi/served.ts';
import type { MemberWorkspace } from '../../repository/index.ts';
import { notFound, PageError } from '../page-error.ts';
import { type DescribedOperation, type Reference, referenceOf } from '../pages/reference/model.ts';
import { eventPage, operationPage, overviewPage, searchPage } from '../pages/reference/page.ts';
import type { TestKeyForm } from '../pages/reference/test-key.ts';
import { findMember, mayManageKeys, requireMember } from '../session/member.ts';
import type { Frame } from '../views.ts';
import type { Answer, LoggedInUser, Visit } from '../visit.ts';
import { assetAddress, frameOf } from './frame.ts';
import { idsFor } from './reference-ids.ts';

/**
 * The references of a router, by API URL and document name: one or two entries, unless it has many mounts.
 */
const referencesOf = new WeakMap<ServedOptions, Map<string, Reference>>();
const maxKept = 20;

export function referenceFor({ apiBase, options }: Visit): Reference {
  const name = `${apiBase} ${documentName(options)}`;
  const kept = referencesOf.get(options) ?? new Map<string, Reference>();
  referencesOf.set(options, kept);
  const earlier = kept.get(name);
  if (earlier !== undefined) return earlier;
  if (kept.size >= maxKept) kept.clear();
  const reference = referenceOf(servedDocument(options, apiBase), apiBase, options.served.operations);
  kept.set(name, reference);
  return reference;
}

/** Who reads the reference: on a public one, perhaps nobody who is known. */
const readerOf = (visit: Visit): Promise<LoggedInUser | null> =>
  visit.settings.publicReference ? knownMember(visit) : requireMember(visit);

const queryOf = ({ ctx }: Visit) => new URLSearchParams(ctx.querystring);

/** In the workspace of the URL, or in the first one of the reader. */
function frameFor(visit: Visit, member: LoggedInUser | null): Frame {
  const wanted = queryOf(visit).get('workspace');
  const workspaces = member?.workspaces ?? [];
  const current = workspaces.find(({ workspace }) => workspace.id === wanted) ?? workspaces[0] ?? null;
  return frameOf(visit, { member, current, section: 'reference' });
}

/** A public page is shown to everybody, also to users whom the repository does not know. */
export async function knownMember(visit: Visit): Promise<LoggedInUser | null> {
  try {
    return await findMember(visit);
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}

export const filesOf = (visit: Visit) => ({
  css: assetAddress(visit, 'reference.css'),
  js: assetAddress(visit, 'reference.js'),
});

const shown = (html: string): Answer => ({ html, revalidate: true });

/** The overview, or the results of a search. */
export async function showReference(visit: Visit): Promise<Answer> {
  const frame = frameFor(visit, await readerOf(visit));
  const q = (queryOf(visit).get('q') ?? '').trim();
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

/** A page with a form has a new token and a new id each time, so browsers are not asked to keep it. */
export async function showOperation(visit: Visit): Promise<Answer> {
  const frame = frameFor(visit, await readerOf(visit));
  const reference = referenceFor(visit);
  const html = await operationPageOf(visit, frame, reference, operationOf(visit, reference));
  return mayTry(frame) ? { html } : shown(html);
}

export async function showEvent(visit: Visit): Promise<Answer> {
  const frame = frameFor(visit, await readerOf(visit));
  const reference = referenceFor(visit);
  const event = reference.events.find(({ type }) => type === visit.params.event_type);
  if (event === undefined) throw notFound();
  return shown(eventPage(frame, reference, event, filesOf(visit)));
}

/** Members who may make keys see ids of records, and the form for a key. */
const mayTry = (frame: Frame): frame is Frame & { readonly current: MemberWorkspace } =>
  frame.current !== null && mayManageKeys(frame.current);

export async function operationPageOf(
  visit: Visit,
  frame: Frame,
  reference: Reference,
  operation: DescribedOperation,
  outcome: Partial<Pick<TestKeyForm, 'error' | 'made'>> = {},
): Promise<string> {
  if (!mayTry(frame)) return operationPage(frame, reference, operation, filesOf(visit));
  const { workspace } = frame.current;
  const testKey = {
    action: testKeyHref(frame.base, workspace.id, operation.operationId),
    csrf: frame.csrf,
    keyId: newKeyId(),
    workspace: workspace.name,
    error: null,
    made: null,
    ...outcome,
  };
  const values = await idsFor(visit, workspace.id, operation);
  return operationPage(frame, reference, operation, filesOf(visit), { values, testKey });
}

export const testKeyHref = (base: string, workspaceId: string, id: string): string =>
  `${base}/workspaces/${encodeURIComponent(workspaceId)}/reference/${encodeURIComponent(id)}/key`;
