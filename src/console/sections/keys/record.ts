/** The page of one API key, and its change. */
import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../../common/defined.ts';
import type { ChangeKeyRequest, Key, KeyRecord } from '../../../generated/types.ts';
import { keyChanged } from '../../../keys/events.ts';
import { checkKept, newKeyId, showKey } from '../../../keys/keys.ts';
import { isRefused, type KeyChange } from '../../../repository/index.ts';
import { noticeOf, placeOf, redirectWith, requireManager, sender } from '../../actions/call.ts';
import { frameOf } from '../../actions/frame.ts';
import { late, lateForm } from '../../actions/late-form.ts';
import { noteChange } from '../../noted-changes.ts';
import { notFound } from '../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../session/member.ts';
import type { FormErrors, Notice } from '../../views.ts';
import type { Answer, LoggedInUser, Visit } from '../../visit.ts';
import { keyForm, keyInput, keyPageOf, ownerErrors } from './key-form.ts';
import { changeKeyPage } from './pages/change-form.ts';
import { isChangeable, keyPage } from './pages/key.ts';
import type { KeyForm, KeyFormPage } from './views.ts';

/** The possible notices after an action; never free text. */
export const done: Readonly<Record<string, string>> = {
  revoked: 'Key revoked. It is refused from now on.',
  changed: 'Key updated.',
};
export const ended = 'The key is already revoked, expired or rotated.';

export const keyPath = (visit: Visit) =>
  `${placeOf(visit)}/keys/${encodeURIComponent(visit.params.key_id ?? '')}`;

export async function showKeyPage(visit: Visit): Promise<Answer> {
  return { html: await detail(visit, await requireMember(visit)) };
}

async function detail(
  visit: Visit,
  member: LoggedInUser,
  notice: Notice | null = noticeOf(visit, done),
): Promise<string> {
  const { repository, options, now } = visit;
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const key = showKey(await recordOf(visit, id), now);
  const names = await repository.users.namesOf(key.created_by === null ? [] : [key.created_by]);
  const successor = key.rotated_to === null ? null : await repository.keys.find(id, key.rotated_to);
  return keyPage(frameOf(visit, { member, current }), {
    key,
    createdBy: names.get(key.created_by ?? '') ?? null,
    replacementId: newKeyId(),
    replacement: successor === null ? null : showKey(successor, now),
    served: options.served.scopes,
    canManage: mayManageKeys(current),
    notice,
  });
}

async function recordOf({ repository, params }: Visit, workspaceId: string): Promise<Readonly<KeyRecord>> {
  const record = await repository.keys.find(workspaceId, params.key_id ?? '');
  if (record === null) throw notFound();
  return record;
}

export async function editKey(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  const key = showKey(await recordOf(visit, workspaceOf(visit, member).workspace.id), visit.now);
  requireManager(visit, member, 'keys');
  if (!isChangeable(key)) return { redirect: keyPath(visit) };
  const page = keyPageOf(visit, workspaceOf(visit, member), key);
  return { html: changeForm(visit, member, key, keyForm.of(key, page), page) };
}

const changeForm = (visit: Visit, member: LoggedInUser, key: Key, form: KeyForm, page: KeyFormPage): string =>
  changeKeyPage(frameOf(visit, { member, current: workspaceOf(visit, member) }), key, form, page);

/** As the storage takes it. */
export const changeOf = ({
  expires_at: expiresAt,
  allowed_ips: allowedIps,
  rate_limit: rateLimit,
  ...same
}: ChangeKeyRequest): Omit<KeyChange, 'now'> => ({
  ...same,
  ...defined({ expiresAt, allowedIps, rateLimit }),
});

export async function changeKey(visit: Visit): Promise<Answer> {
  const { repository, now, params, options } = visit;
  const { member, form, workspaceId: id } = await sender(visit, 'keys');
  const key = showKey(await recordOf(visit, id), now);
  const page = keyPageOf(visit, workspaceOf(visit, member), key);
  const given = keyForm.from(form, key, page);
  const refuse = (errors: FormErrors) => ({
    html: changeForm(visit, member, key, keyForm.refused(given, key, errors), page),
    status: 422,
  });
  let change: Omit<KeyChange, 'now'>;
  try {
    change = changeOf(keyInput(given, page));
  } catch (error) {
    return refuse(keyForm.errors(error, given));
  }
  const at = { ...change, now: new Date(now).toISOString() };
  const changed = await repository.keys.change(id, params.key_id ?? '', at, {
    user: member.user.id,
    ownerScopes: options.served.ownerScopes,
    events: keyChanged(now),
  });
  if (!isRefused(changed)) {
    checkKept(changed, change);
    // As the storage has left it: others may have changed the key since.
    const after = showKey(changed, now);
    if (!isDeepStrictEqual(key, after)) noteChange(visit, 'changeKey', key.id, { before: key, after });
    return redirectWith(visit, keyPath(visit), 'changed');
  }
  if (changed.refused === 'by_no_owner') return refuse(ownerErrors(changed.beyond));
  if (changed.refused !== 'ended') throw notFound();
  // The form is gone with the key, so the page says it.
  return { html: await detail(visit, member, { kind: 'error', text: ended }), status: 409 };
}

export async function refillChangedKey(visit: Visit): Promise<Answer> {
  const { member, form } = lateForm(visit);
  const current = workspaceOf(visit, member);
  const key = showKey(await recordOf(visit, current.workspace.id), visit.now);
  const page = keyPageOf(visit, current, key);
  const given = keyForm.refused(keyForm.from(form, key, page), key, late);
  return { html: changeForm(visit, member, key, given, page) };
}
