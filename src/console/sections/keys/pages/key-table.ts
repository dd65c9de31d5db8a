import type { Key } from '../../../../generated/types.ts';
import { timeFrom, writtenDay } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { badge } from '../../../pages/badge.ts';
import { bulkQuestion } from '../../../pages/bulk.ts';
import { moreMenu, questionItem } from '../../../pages/detail.ts';
import { fewTexts, type ListTable } from '../../../pages/list-table.ts';
import { overlaps } from '../../../pages/overlaps.ts';
import { options } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { expiries, type KeyRow, type SettingsView } from '../views.ts';

/** The keys of a workspace. */
export const keyTable = ({ frame, rows, canManage, query, chosen }: SettingsView): ListTable<KeyRow> => ({
  label: 'API keys',
  rows,
  href: ({ key }) => keyHref(frame, key),
  id: ({ key }) => `key-${key.id}`,
  isOver: ({ key }) => key.state !== 'active',
  columns: [
    { title: 'Key', cell: ({ key }) => key.name },
    {
      title: 'Token',
      cell: ({ key }) => html`<code>${key.prefix}…${key.last_four}</code>`,
      // The tokens of test keys are longer.
      ...(frame.current?.workspace.mode === 'test' && { size: 'm' }),
    },
    { title: 'Scopes', cell: ({ key }) => fewTexts(key.scopes), size: 'm', omitInSmall: true },
    {
      title: 'Created',
      kind: 'time',
      cell: ({ key, createdBy }) =>
        html`${timeFrom(frame.seen, key.created_at)}${createdBy !== null && html`<span class="hush"> by ${createdBy}</span>`}`,
      size: 's',
      wideOnly: true,
    },
    {
      title: 'Last used',
      kind: 'time',
      cell: ({ key }) => (key.last_used_at === null ? 'Never used' : timeFrom(frame.seen, key.last_used_at)),
      size: 's',
    },
    { title: 'Expires', kind: 'time', cell: ({ key }) => expiry(frame, key), size: 's' },
    { title: 'Status', cell: ({ key }) => stateBadge(key), kind: 'status', size: 's' },
  ],
  ...(canManage
    ? {
        actions: row =>
          row.key.state === 'active' &&
          moreMenu(
            keyActions(frame, row, ['query', query.toString()]),
            `More actions on the key ${row.key.name}`,
          ),
        bulk: {
          frame,
          action: workspaceHref(frame, '/settings/keys/bulk'),
          query,
          value: ({ key }) => (key.state === 'active' ? key.id : null),
          name: ({ key }) => key.name,
          chosen,
          controls: bulkQuestion(
            'revoke',
            'Revoke keys',
            'Revoke these keys?',
            'Requests with them will be refused immediately. This cannot be undone.',
          ),
        },
      }
    : {}),
});

const day = 86_400_000;
const soon = 14 * day;

/**
 * Whether an active key ends within two weeks, so that somebody should replace it. Nobody replaces a key that was made for
 * less than a day, such as one to try an operation. `now`: in milliseconds.
 */
export const endsSoon = ({ state, created_at: made, expires_at: at }: Key, now: number): boolean =>
  state === 'active' &&
  at !== null &&
  Date.parse(at) - now < soon &&
  Date.parse(at) - Date.parse(made) >= day;

function expiry({ seen }: Frame, key: Key): Html | string {
  if (key.expires_at === null) return 'Never';
  const words = timeFrom(seen, key.expires_at);
  return endsSoon(key, Date.parse(seen)) ? html`<span class="waiting">${words}</span>` : words;
}

export function stateBadge({ state, rotated_to: successor }: Key): Html {
  if (state === 'revoked') return badge('off', 'Revoked');
  if (successor !== null) return state === 'active' ? badge('waiting', 'Rotating') : badge('off', 'Rotated');
  return state === 'active' ? badge('good', 'Active') : badge('off', 'Expired');
}

export const keyHref = (frame: Frame, { id }: Pick<Key, 'id'>): string =>
  workspaceHref(frame, `/keys/${encodeURIComponent(id)}`);

/**
 * The items of the menu of an active key. A key can be rotated once; afterwards, its replacement can be rotated. `from`:
 * the hidden field that says where the revocation leads.
 */
export function keyActions(
  frame: Frame,
  { key, replacementId }: Pick<KeyRow, 'key' | 'replacementId'>,
  from: readonly [name: string, value: string],
): readonly Html[] {
  const path = workspaceHref(frame, `/settings/keys/${encodeURIComponent(key.id)}`);
  const rotate = questionItem(frame, {
    words: 'Rotate',
    action: `${path}/rotate`,
    text: 'Creates a new key with the same name, scopes and settings.',
    fields: html`<input type="hidden" name="key_id" value="${replacementId}">
<div class="field"><label for="overlap-${key.id}">The old key</label>
<select id="overlap-${key.id}" name="overlap">${options(overlaps, '86400')}</select></div>
<div class="field"><label for="expiry-${key.id}">The new key expires</label>
<select id="expiry-${key.id}" name="expiry">${options([['same', `As the old key (${key.expires_at === null ? 'never' : writtenDay(key.expires_at)})`], ...expiries.filter(([value]) => value !== 'date')], 'same')}</select></div>`,
    button: 'Rotate key',
    destroys: false,
  });
  const revoke = questionItem(frame, {
    words: 'Revoke',
    action: `${path}/revoke`,
    fields: html`<input type="hidden" name="${from[0]}" value="${from[1]}">`,
    question: 'Revoke this key?',
    text: 'Requests with this key will be refused immediately. This cannot be undone.',
    button: 'Revoke key',
  });
  return key.rotated_to === null ? [rotate, revoke] : [revoke];
}
