/** Shared code of the actions that perform an operation. */
import { MarketplaceError } from '../../common/errors/errors.ts';
import type { Call } from '../../group/call.ts';
import type { PartName } from '../../repository/index.ts';
import { noteInput, noteNoChange } from '../noted-changes.ts';
import { notFound, PageError } from '../page-error.ts';
import { checkForm } from '../session/csrf.ts';
import { mayManageKeys, requireMember, visitorOf, workspaceOf } from '../session/member.ts';
import { leaveOnce, takeOnce } from '../session/once.ts';
import type { Notice } from '../views.ts';
import { type Answer, type Form, formOf, type LoggedInUser, type Visit } from '../visit.ts';

/** Path of the workspace in the URL. */
export const placeOf = ({ base, params }: Visit): string =>
  `${base}/workspaces/${encodeURIComponent(params.workspace_id ?? '')}`;

/**
 * Redirects to a page that shows the notice with this name once. `already`: an earlier form has done it. `chosen`: the ids
 * of the records that its undo is about, if not that of the page.
 */
export function redirectWith(
  visit: Visit,
  redirect: string,
  notice: string,
  chosen: readonly string[] = [],
): Answer {
  const [path = ''] = redirect.split(/[?#]/);
  if (notice === 'already') noteNoChange(visit);
  leaveOnce(visit, 'notice', path, { value: notice, seconds });
  if (chosen.length > 0) {
    const value = Buffer.from(JSON.stringify(chosen)).toString('base64url');
    if (value.length <= maxCookie) leaveOnce(visit, 'chosen', path, { value, seconds });
  }
  return { redirect };
}

/** For how long a notice waits for its page. */
const seconds = 60;
/** Browsers keep cookies of 4,096 bytes, with name and attributes. */
const maxCookie = 3_000;

const unchanged = 'Nothing has changed: it was so already.';

/**
 * What a notice says. `undo`: the button below the path of the page that takes the action back, and its fields. `next`:
 * the one that does the next part of a long action; with scripts it is pressed by itself until somebody stops it.
 */
type NoticeText = {
  readonly kind?: Notice['kind'];
  readonly text: string;
  readonly undo?: readonly [verb: string, fields?: Readonly<Record<string, string>>];
  readonly next?: readonly [verb: string, words: string, fields: Readonly<Record<string, string>>];
};

/** The notices of a page, by name. A function gets the numbers that the action has left, as in `archived-2-3`. */
export type NoticeWords = Readonly<
  Record<string, string | NoticeText | ((...counts: readonly number[]) => string | NoticeText)>
>;

/** The notice that an action has left for this page. `words` lists all possible notices, so it is never free text. */
export function noticeOf(visit: Visit, words: NoticeWords): Notice | null {
  const [name = '', ...counts] = (takeOnce(visit, 'notice') ?? '').split('-');
  const found = Object.hasOwn(words, name) ? words[name] : undefined;
  if (found === undefined) return null;
  const said = typeof found === 'function' ? found(...counts.map(Number)) : found;
  const { kind = 'success', text, undo, next }: NoticeText = typeof said === 'string' ? { text: said } : said;
  // It was so already: there is nothing to take back.
  if (typeof found !== 'function' && counts[0] === '0') return { kind, text: unchanged };
  const step = next === undefined ? undo : ([next[0], next[2]] as const);
  if (step === undefined) return { kind, text };
  const [verb, given = {}] = step;
  // The page comes back as it was filtered.
  const query = visit.ctx.querystring === '' ? {} : { query: visit.ctx.querystring };
  const fields = [
    ...Object.entries({ ...given, ...query }),
    ...chosenIn(visit).map(id => ['id', id] as const),
  ];
  const form = { action: `${visit.path}/${verb}`, words: next?.[1] ?? 'Undo', fields };
  return { kind, text, form, ...(next !== undefined && { goesOn: true }) };
}

function chosenIn(visit: Visit): readonly string[] {
  try {
    const ids: unknown = JSON.parse(Buffer.from(takeOnce(visit, 'chosen') ?? '', 'base64url').toString());
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Builds the call that the same request to the API would make. */
export function callOf<Input, Need extends PartName, Service>(
  { ctx, repository, service, options, params, now, apiBase, publishIn }: Visit<Need, Service>,
  workspaceId: string,
  input: Input,
  { idempotencyKey = null }: { readonly idempotencyKey?: string | null } = {},
): Call<Input, Need, Service> {
  noteInput(ctx, input);
  const user = visitorOf(ctx);
  const principal = {
    workspaceId,
    keyId: '',
    scopes: [],
    expiresAt: null,
    allowedIps: [],
    rateLimit: null,
    owner: null,
    metadata: {},
    createdBy: user,
    actsFor: [user],
  };
  return {
    input,
    params,
    principal,
    repository,
    service,
    limits: options.limits,
    now,
    deliveryDepth: 0,
    idempotencyKey,
    precondition: null,
    apiBase: () => apiBase,
    publish: publishIn(workspaceId),
  };
}

/** A missing record becomes a 404 page. Other errors stay as they are. */
export async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MarketplaceError && error.status === 404) throw notFound();
    throw error;
  }
}

/** Reads a form that may change something, and checks who submitted it. */
export async function sender(
  visit: Visit,
  what: string,
): Promise<{ member: LoggedInUser; form: Form; workspaceId: string }> {
  const member = await requireMember(visit);
  const form = await formOf(visit);
  checkForm(visit, form.one('csrf'), member.cookie);
  requireManager(visit, member, what);
  return { member, form, workspaceId: workspaceOf(visit, member).workspace.id };
}

/** @throws PageError 403 if the user may only look */
export function requireManager(visit: Visit, member: LoggedInUser, what: string): void {
  if (mayManageKeys(workspaceOf(visit, member))) return;
  throw new PageError(
    403,
    'Not allowed',
    `Your role in this workspace is viewer: you can only view ${what}.`,
  );
}

/** Whether a form asks what it would do, and saves nothing. */
export const isTry = (form: Form): boolean => form.one('do') === 'try';

/** Splits a field at its commas. */
export const textOf = (words: readonly string[]): string => words.join(', ');

/**
 * The unique values of a comma-separated field. `kept`: the values that the form was rendered with. If the field was
 * not edited, they are returned unchanged, even if they contain commas.
 */
export function wordsOf(text: string, kept: readonly string[] = []): string[] {
  if (text === textOf(kept)) return [...kept];
  const words = text.split(',').map(word => word.trim());
  return [...new Set(words.filter(word => word !== ''))];
}

/** Reads a number from a field. Other text is passed on to the schema, which rejects it. */
export const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);
