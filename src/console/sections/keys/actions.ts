/** The settings of a workspace with its API keys. */

import type { Awaitable } from '../../../common/concurrency/awaitable.ts';
import { defined } from '../../../common/defined.ts';
import type { KeyRecord } from '../../../generated/types.ts';
import { keyRevoked, keyRotated } from '../../../keys/events.ts';
import {
  checkKept,
  draftKey,
  draftReplacement,
  keyIdOf,
  newKeyId,
  showKey,
  showNewKey,
} from '../../../keys/keys.ts';
import { isRefused, type KeyFilter, type KeyRefusal } from '../../../repository/index.ts';
import { asOne, bulk, type Chosen } from '../../actions/bulk.ts';
import { redirectWith, sender } from '../../actions/call.ts';
import { creation } from '../../actions/creation.ts';
import { openPage, openRecord } from '../../actions/open-page.ts';
import { filesOf, referenceFor } from '../../actions/reference.ts';
import { keyLimitOf, keyLimitReached, storeKey } from '../../actions/store-key.ts';
import { notFound } from '../../page-error.ts';
import { firstOperation } from '../../pages/first-request.ts';
import { overlaps } from '../../pages/overlaps.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../session/member.ts';
import { leaveSecret, takeSecret } from '../../session/secret-once.ts';
import type { OpenPage } from '../../views.ts';
import type { Answer, LoggedInUser, Visit } from '../../visit.ts';
import { replacementExpiry } from './expiry.ts';
import { keyInput, ownerErrors } from './key-form.ts';
import { newKeyPage, shownOncePage } from './pages/new-key.ts';
import { settingsPage } from './pages/settings.ts';
import { changeOf, ended, keyForms, keyPath, settingsOf } from './record.ts';

export { changeKey, editKey, refillChangedKey, showKeyPage } from './record.ts';

const keysOnPage = 25;
const madeAlready =
  'This form has already created its key. The secret was shown then and cannot be shown again.';

export async function showSettings(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  return { html: await settings(visit, member) };
}

/** A GET request for the URL of an action. */
export async function goToSettings(visit: Visit): Promise<Answer> {
  return { redirect: settingsOf(visit) };
}

const states = ['active', 'expired', 'revoked'] as const;

/** The place in the list, and its filters. An unknown value is left out. */
function listQuery(querystring: string, scopes: Readonly<Record<string, string>>): URLSearchParams {
  const asked = new URLSearchParams(querystring);
  const query = new URLSearchParams([...asked].filter(([name]) => name === 'after' || name === 'trail'));
  const q = (asked.get('q') ?? '').trim();
  const state = asked.get('state') ?? '';
  const scope = asked.get('scope') ?? '';
  const owner = (asked.get('owner') ?? '').trim();
  if (q !== '') query.set('q', q);
  if (states.some(one => one === state)) query.set('state', state);
  if (Object.hasOwn(scopes, scope)) query.set('scope', scope);
  if (owner !== '') query.set('owner', owner);
  return query;
}

function filterOf(query: URLSearchParams, now: number): KeyFilter & { readonly after?: string } {
  const state = states.find(one => one === query.get('state'));
  return {
    ...defined({
      after: query.get('after') ?? undefined,
      q: query.get('q') ?? undefined,
      scope: query.get('scope') ?? undefined,
      owner: query.get('owner') ?? undefined,
    }),
    ...(state === undefined ? {} : { state, now: new Date(now).toISOString() }),
  };
}

/** The list. `page`: what it says; the sentences of what was done if it is not given. */
async function settings(
  visit: Visit,
  member: LoggedInUser,
  page: OpenPage = openPage(visit, member, notices),
  { ids = [], querystring = visit.ctx.method === 'GET' ? visit.ctx.querystring : '' }: Partial<Chosen> = {},
): Promise<string> {
  const { repository, now, options } = visit;
  const query = listQuery(querystring, options.served.scopes);
  const found = await repository.keys.list(page.workspaceId, {
    limit: keysOnPage,
    ...filterOf(query, now),
  });
  const names = await repository.users.namesOf([...new Set(found.keys.flatMap(key => key.created_by ?? []))]);
  return settingsPage({
    ...page,
    rows: found.keys.map(key => ({
      key: showKey(key, now),
      createdBy: names.get(key.created_by ?? '') ?? null,
      replacementId: newKeyId(),
    })),
    next: found.next,
    query,
    chosen: ids,
    scopes: Object.keys(options.served.scopes),
  });
}

const refused = (visit: Visit, member: LoggedInUser, text: string): Promise<string> =>
  settings(visit, member, openPage(visit, member, { shown: { kind: 'error', text } }));

const revoke = (
  { repository, params, now }: Visit,
  workspaceId: string,
  user: string,
): Awaitable<Readonly<KeyRecord> | KeyRefusal> =>
  repository.keys.revoke(workspaceId, params.key_id ?? '', new Date(now).toISOString(), {
    user,
    events: keyRevoked(now),
  });

const {
  send: revokeKeys,
  refill: refillKeys,
  notices,
} = bulk<Visit>({
  one: 'key',
  many: 'keys',
  most: keysOnPage,
  changes: {
    revoke: {
      operation: 'revokeKey',
      field: 'state',
      notice: 'revoked',
      adds: ['It is refused from now on.', 'They are refused from now on.'],
      async change(visit, workspaceId, _, { user }) {
        const { repository, params, now } = visit;
        const before = await repository.keys.find(workspaceId, params.key_id ?? '');
        const revoked = await revoke(visit, workspaceId, user.id);
        if (before === null || isRefused(revoked)) throw notFound();
        return { before: showKey(before, now), result: showKey(revoked, now) };
      },
    },
  },
  path: settingsOf,
  parameters: value => ({ key_id: value }),
  again: (page, visit, chosen, member) => settings(visit, member, page, chosen),
});

export { refillKeys, revokeKeys };

const creating = creation({
  ...keyForms,
  title: 'Create an API key',
  save: 'Create key',
  refusal: 'The key was not created. Please correct:',
  action: visit => `${settingsOf(visit)}/keys`,
  prefix: 'key',
  async create(visit, { member, workspaceId, given, context, refuse, id }): Promise<Answer> {
    const { now } = visit;
    const { name = '', scopes = [], expiresAt = null, ...bounds } = changeOf(keyInput(given, context));
    const { record, secret } = draftKey(
      {
        id,
        name,
        mode: workspaceOf(visit, member).workspace.mode ?? 'live',
        scopes,
        expiresAt,
        ...bounds,
        createdBy: member.user.id,
      },
      now,
    );
    const made = await storeKey(visit, member, workspaceId, record);
    if (!isRefused(made)) {
      checkKept(made, bounds);
      return shownNext(visit, member, made.id, { secret });
    }
    if (made.refused === 'by_no_owner') return refuse(ownerErrors(made.beyond));
    if (made.refused === 'too_many') return refuse({ form: keyLimitReached(visit) }, 409);
    if (made.refused !== 'taken') throw notFound();
    return { html: await refused(visit, member, madeAlready), status: 409 };
  },
  leadTo: (_, __, answer) => answer,
});

export const newKey = creating.show;
export const refillKey = creating.refill;
export const createKey = creating.send;

const secretPath = (visit: Visit, keyId: string) =>
  `${settingsOf(visit)}/keys/${encodeURIComponent(keyId)}/secret`;

/** Redirects to the page that shows the secret of a key once. */
function shownNext(
  visit: Visit,
  member: LoggedInUser,
  keyId: string,
  data: Readonly<Record<string, string>>,
): Answer {
  const redirect = secretPath(visit, keyId);
  leaveSecret(visit, member, redirect, data);
  return { redirect };
}

export async function showKeySecret(visit: Visit): Promise<Answer> {
  const { repository, options, now, params } = visit;
  const member = await requireMember(visit);
  const current = workspaceOf(visit, member);
  const { id } = current.workspace;
  const record = await repository.keys.find(id, params.key_id ?? '');
  if (record === null) throw notFound();
  const left = await takeSecret(visit, member, secretPath(visit, record.id));
  const { frame, onRecord = [] } = await openRecord(visit, member, record.id);
  if (left?.secret === undefined)
    return { html: shownOncePage(frame, showKey(record, now), mayManageKeys(current)) };
  const old = left.replaced === undefined ? null : await repository.keys.find(id, left.replaced);
  const view = {
    key: showNewKey(record, left.secret, now),
    replaced: old === null ? null : showKey(old, now),
  };
  const reference = referenceFor(visit);
  const first = firstOperation(options.served, record.scopes);
  const operation = first === null ? null : (reference.operations.get(first.id) ?? null);
  return {
    html: newKeyPage(frame, view, reference, {
      operation,
      files: filesOf(visit),
      use: onRecord.flatMap(({ above }) => above ?? []),
    }),
  };
}

export async function rotateKey(visit: Visit): Promise<Answer> {
  const { repository, now, params } = visit;
  const { member, form, workspaceId: id } = await sender(visit, 'keys');
  const keyId = params.key_id ?? '';
  const { expiresAt, error } = replacementExpiry(form, now);
  if (error !== null)
    return {
      html: await refused(visit, member, error),
      status: 422,
    };
  const overlap = overlaps.find(([seconds]) => String(seconds) === form.one('overlap'))?.[0] ?? 0;
  const { replacement, secret } = draftReplacement(
    {
      id: keyIdOf(form.one('key_id')),
      mode: workspaceOf(visit, member).workspace.mode ?? 'live',
      createdBy: member.user.id,
    },
    now,
  );
  const oldExpiresAt = new Date(now + overlap * 1_000).toISOString();
  const rotation = {
    keyId,
    replacement,
    oldExpiresAt,
    now: new Date(now).toISOString(),
    ...defined({ expiresAt }),
  };
  const most = keyLimitOf(visit);
  const rotated = await repository.keys.rotate(id, rotation, {
    user: member.user.id,
    events: keyRotated(now),
    most,
  });
  if (isRefused(rotated)) {
    if (rotated.refused === 'by_no_owner') {
      const text =
        'Only an owner can let the new key expire later: an owner or the application has set when it ends.';
      return { html: await refused(visit, member, text), status: 422 };
    }
    const key = await repository.keys.find(id, keyId);
    if (key === null) throw notFound();
    const text =
      rotated.refused === 'too_many'
        ? keyLimitReached(visit)
        : key.rotated_to === replacement.id
          ? madeAlready
          : ended;
    return {
      html: await refused(visit, member, text),
      status: 409,
    };
  }
  return shownNext(visit, member, rotated.replacement.id, { secret, replaced: keyId });
}

export async function revokeKey(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'keys');
  if (isRefused(await revoke(visit, workspaceId, member.user.id))) throw notFound();
  if (form.one('from') === 'key') return redirectWith(visit, keyPath(visit), 'revoked');
  // Back to the list as it was.
  const query = listQuery(form.one('query'), visit.options.served.scopes).toString();
  return redirectWith(visit, `${settingsOf(visit)}${query && `?${query}`}`, asOne('revoked'));
}
