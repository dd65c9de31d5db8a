/**
 * Shows a form again after the login, filled in, if it was submitted after its session had ended. The values are passed
 * through the login page and stored nowhere; passwords are omitted. The form has no effect until it is submitted again.
 */
import { bySpecificity } from '../../group/paths.ts';
import { actionsOf } from '../section.ts';
import { isOwnOrigin } from '../session/csrf.ts';
import { findMember } from '../session/member.ts';
import type { KeptField } from '../views.ts';
import { type Answer, type Form, formOf, type LoggedInUser, lateVisit, type Visit } from '../visit.ts';
import { withoutUser, withoutUserInfo } from '../without-user-info.ts';

/** Prefix of the kept fields in the login form. */
const start = 'kept-';
/**
 * Limits of the kept values, because the login form has a size limit like all forms: characters, including names, and
 * fields.
 */
const maxKept = 50_000;
const maxFields = 90;

/** Forms with several secrets name them `password:` and what they are. */
const isPassword = (name: string): boolean => name === 'password' || name.startsWith('password:');

/** The values to keep from a form that was submitted without a session. Empty if the form is not ours or too large. */
export async function keptOf(visit: Visit): Promise<readonly KeptField[]> {
  if (!isOwnOrigin(visit)) return [];
  const form = await formOf(visit);
  const names = form.names.filter(name => name !== 'csrf' && !isPassword(name));
  // A URL may contain a password.
  const kept = (name: string, value: string) => {
    if (name.startsWith('setting:')) return withoutUserInfo(value);
    return /^\s*https?:/i.test(value) ? withoutUser(value) : value;
  };
  const fields = names.flatMap(name => form.list(name).map(value => ({ name, value: kept(name, value) })));
  // The user must type a password again, so it must not be omitted silently.
  for (const name of form.names) {
    const value = form.one(name);
    if (isPassword(name) ? value !== '' : kept(name, value) !== value)
      fields.push({ name: `wants_${name}`, value: 'on' });
  }
  const size = fields.reduce((sum, { name, value }) => sum + start.length + name.length + value.length, 0);
  return size > maxKept || fields.length > maxFields ? [] : fields;
}

/** The values that the login form has kept. */
export const keptIn = (form: Form): readonly KeptField[] =>
  form.names
    .filter(name => name.startsWith(start))
    .flatMap(name => form.list(name).map(value => ({ name: name.slice(start.length), value })));

/**
 * The page of a form that was opened in an earlier session, for somebody who has logged in again since, such as in another
 * tab. `null` if there are no values to keep.
 */
export async function refilledExpired(visit: Visit): Promise<Answer | null> {
  const [member, kept] = [await findMember(visit), await keptOf(visit)];
  if (member === null || kept.length === 0) return null;
  const answer = await refilled(visit, member, visit.path, kept);
  return answer !== null && 'html' in answer ? { ...answer, status: 403 } : answer;
}

/** The page of the form at a console path, filled in, or `null` if there is none. */
export async function refilled(
  visit: Visit,
  member: LoggedInUser,
  path: string,
  kept: readonly KeptField[],
): Promise<Answer | null> {
  const below = path.slice(visit.base.length).split('/');
  const late = { member, form: formWith(kept), path };
  for (const { path: pattern, refill } of visit.ownForms) {
    const params = paramsOf(pattern.split('/'), below);
    if (params !== null) return refill(lateVisit(visit, null, { params, route: pattern }, late));
  }
  const forms = visit.options.served.groups.flatMap(group =>
    (group.console?.routes ?? []).flatMap(([pattern, , refill]) => {
      const params = paramsOf(pattern.split('/'), below);
      return params === null ? [] : [{ group, pattern, refill, params }];
    }),
  );
  // A path may match several patterns: the router takes the first of these.
  const [found] = forms.sort((one, other) => bySpecificity(one.pattern, other.pattern));
  if (found?.refill === undefined) return null;
  const { group, pattern, params, refill } = found;
  const actions = await actionsOf(group.console);
  return (await actions[refill]?.(lateVisit(visit, group, { params, route: pattern }, late))) ?? null;
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(given);
    else if (part !== given) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function formWith(fields: readonly KeptField[]): Form {
  const list = (name: string) => fields.filter(field => field.name === name).map(({ value }) => value);
  return { names: fields.map(({ name }) => name), one: name => list(name)[0] ?? '', list };
}
