/** What actions do alike that carry out an operation. */
import { MarketplaceError } from '../../common/errors.ts';
import type { Call } from '../../group/operation.ts';
import type { PartName } from '../../repository/index.ts';
import { notFound, PageError } from '../page-error.ts';
import { checkForm } from '../session/csrf.ts';
import { type Member, mayManageKeys, requireMember, workspaceOf } from '../session/member.ts';
import type { Notice } from '../views.ts';
import { type Form, formOf, type Visit } from '../visit.ts';

/** Path of the workspace that the address names. */
export const placeOf = ({ base, params }: Visit): string =>
  `${base}/workspaces/${encodeURIComponent(params.workspace_id ?? '')}`;

/** What the address says was done. `words`: all that it may say, never free text. */
export function noticeOf({ ctx }: Visit, words: Readonly<Record<string, string>>): Notice | null {
  const name = new URLSearchParams(ctx.querystring).get('done') ?? '';
  return Object.hasOwn(words, name) ? { kind: 'success', text: words[name] ?? '' } : null;
}

/** The call that the same request over the API would be. */
export function callOf<Input, Need extends PartName, Service>(
  { repository, service, params, now, publishIn }: Visit<Need, Service>,
  workspaceId: string,
  input: Input,
): Call<Input, Need, Service> {
  const principal = { workspaceId, keyId: '', scopes: [], expiresAt: null };
  return {
    input,
    params,
    principal,
    repository,
    service,
    now,
    hops: 0,
    publish: publishIn(workspaceId),
  };
}

/** A record that is not there is a page that is not there; what else is refused stays what it is. */
export async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MarketplaceError && error.status === 404) throw notFound();
    throw error;
  }
}

/** Who has sent a form that may change something, with its fields. */
export async function sender(
  visit: Visit,
  what: string,
): Promise<{ member: Member; form: Form; workspaceId: string }> {
  const member = await requireMember(visit);
  const form = await formOf(visit);
  checkForm(visit, form.one('csrf'), member.cookie);
  const current = workspaceOf(visit, member);
  if (!mayManageKeys(current))
    throw new PageError(
      403,
      'Not allowed',
      `Your role in this workspace is viewer: it may look at ${what} only.`,
    );
  return { member, form, workspaceId: current.workspace.id };
}

/** Words as a field has them. */
export const textOf = (words: readonly string[]): string => words.join(', ');

/**
 * What a field holds that is separated by commas, each once. `kept`: what it was filled in with; left as it is, it
 * stays what it was, commas within a word included.
 */
export function wordsOf(text: string, kept: readonly string[] = []): string[] {
  if (text === textOf(kept)) return [...kept];
  const words = text.split(',').map(word => word.trim());
  return [...new Set(words.filter(word => word !== ''))];
}

/** A number of a field; what is none goes on to the schema, which says so. */
export const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);
