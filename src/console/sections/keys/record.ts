/** The page of one API key, and its change. */
import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../../common/defined.ts';
import type { ChangeKeyRequest, KeyRecord } from '../../../generated/types.ts';
import { keyChanged } from '../../../keys/events.ts';
import { checkKept, newKeyId, showKey } from '../../../keys/keys.ts';
import { isRefused, type KeyChange } from '../../../repository/index.ts';
import { type NoticeWords, placeOf, redirectWith } from '../../actions/call.ts';
import { editing } from '../../actions/editing.ts';
import { openRecord } from '../../actions/open-page.ts';
import { noteChange } from '../../noted-changes.ts';
import { notFound } from '../../page-error.ts';
import { requireMember, workspaceOf } from '../../session/member.ts';
import type { Notice } from '../../views.ts';
import type { Answer, LoggedInUser, Visit } from '../../visit.ts';
import { keyForm, keyInput, keyPageOf, ownerErrors } from './key-form.ts';
import { isChangeable, keyPage } from './pages/key.ts';
import type { KeyFormPage } from './views.ts';

/** The possible notices after an action; never free text. */
const done: Readonly<Record<string, string>> = {
  revoked: 'Key revoked. It is refused from now on.',
  changed: 'Key updated.',
};
export const ended = 'The key is already revoked, expired or rotated.';

export const settingsOf = (visit: Visit): string => `${placeOf(visit)}/settings`;

export const keyPath = (visit: Visit) =>
  `${placeOf(visit)}/keys/${encodeURIComponent(visit.params.key_id ?? '')}`;

export async function showKeyPage(visit: Visit): Promise<Answer> {
  return { html: await detail(visit, await requireMember(visit)) };
}

async function detail(
  visit: Visit,
  member: LoggedInUser,
  notice: NoticeWords | { readonly shown: Notice } = done,
): Promise<string> {
  const { repository, options, now } = visit;
  const { id } = workspaceOf(visit, member).workspace;
  const key = showKey(await recordOf(visit, id), now);
  const names = await repository.users.namesOf(key.created_by === null ? [] : [key.created_by]);
  const successor = key.rotated_to === null ? null : await repository.keys.find(id, key.rotated_to);
  return keyPage({
    ...(await openRecord(visit, member, key.id, notice)),
    key,
    createdBy: names.get(key.created_by ?? '') ?? null,
    replacementId: newKeyId(),
    replacement: successor === null ? null : showKey(successor, now),
    served: options.served.scopes,
  });
}

async function recordOf({ repository, params }: Visit, workspaceId: string): Promise<Readonly<KeyRecord>> {
  const record = await repository.keys.find(workspaceId, params.key_id ?? '');
  if (record === null) throw notFound();
  return record;
}

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

/** What the forms that create and change a key share. */
export const keyForms = {
  what: 'keys',
  list: (visit: Visit) => settingsOf(visit),
  listName: 'API keys',
  fieldPrefix: 'key',
  form: keyForm,
  shown: (record: Readonly<KeyRecord>, { now }: Visit) => showKey(record, now),
  context: (
    visit: Visit,
    about: { readonly member: LoggedInUser; readonly record: Readonly<KeyRecord> | null },
  ) => keyPageOf(visit, workspaceOf(visit, about.member), about.record && showKey(about.record, visit.now)),
  view: (_: Visit, { context }: { readonly context: KeyFormPage }) => context,
};

const editor = editing({
  ...keyForms,
  title: 'Edit key',
  save: 'Save key',
  parameter: 'key_id',
  find: ({ repository }, { workspaceId, id }) => repository.keys.find(workspaceId, id),
  path: visit => keyPath(visit),
  name: ({ name }) => name,
  isOpen: (record, { now }) => isChangeable(showKey(record, now)),
  async change(visit, { member, workspaceId, record, given, context, refuse }): Promise<Answer> {
    const { repository, now, options } = visit;
    const key = showKey(record, now);
    const change = changeOf(keyInput(given, context));
    const at = { ...change, now: new Date(now).toISOString() };
    const changed = await repository.keys.change(workspaceId, key.id, at, {
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
    const html = await detail(visit, member, { shown: { kind: 'error', text: ended } });
    return { html, status: 409 };
  },
  leadTo: (_, __, answer) => answer,
});

export const editKey = editor.show;
export const changeKey = editor.send;
export const refillChangedKey = editor.refill;
