import type { Key } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { badge } from '../../../pages/badge.ts';
import { csrfField, fewChips, options } from '../../../pages/parts.ts';
import { type Frame, type KeyRow, overlaps } from '../../../views.ts';

const columns = ['Key', 'Scopes', 'Created', 'Last used', 'Expires', 'Status'];

/** The keys of a workspace as a table, which the style sheet turns into cards on narrow screens. */
export function keyTable(frame: Frame, rows: readonly KeyRow[], canManage: boolean): Html {
  const titles = canManage ? [...columns, 'Actions'] : columns;
  // The roles are explicit, because a table that CSS displays as blocks loses its implicit roles.
  return html`<table class="table card key-table" role="table" aria-labelledby="keys-title">
<thead role="rowgroup"><tr role="row">${titles.map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(row => keyRow(frame, row, canManage))}</tbody>
</table>`;
}

function keyRow(frame: Frame, row: KeyRow, canManage: boolean): Html {
  const { key, createdBy } = row;
  const active = key.state === 'active';
  return html`<tr role="row" id="key-${key.id}"${!active && html` class="inactive"`}>
<th role="rowheader" scope="row"><span class="key-name">${key.name}</span> <code class="token">${key.prefix}…${key.last_four}</code></th>
<td role="cell" data-label="Scopes">${fewChips(key.scopes)}</td>
<td role="cell" data-label="Created"><span>${time(key.created_at)}${createdBy !== null && html` <span class="by">by ${createdBy}</span>`}</span></td>
<td role="cell" data-label="Last used">${key.last_used_at === null ? html`<span class="muted">Never used</span>` : time(key.last_used_at)}</td>
<td role="cell" data-label="Expires">${key.expires_at === null ? html`<span class="muted">Never</span>` : time(key.expires_at)}</td>
<td role="cell" data-label="Status"><span>${stateBadge(key)}${key.revoked_at !== null && html` <span class="by">${time(key.revoked_at)}</span>`}</span></td>
${canManage && html`<td role="cell" class="row-actions">${active && actions(frame, row)}</td>`}
</tr>
`;
}

function stateBadge({ state, rotated_to: successor }: Key): Html {
  if (state === 'revoked') return badge('off', 'Revoked');
  if (successor !== null) return state === 'active' ? badge('waiting', 'Rotating') : badge('off', 'Rotated');
  return state === 'active' ? badge('good', 'Active') : badge('off', 'Expired');
}

function actions(frame: Frame, { key, replacementId }: KeyRow): Html {
  const path = workspaceHref(frame, `/settings/keys/${encodeURIComponent(key.id)}`);
  const named = html`<span class="hush"> the key ${key.name}</span>`;
  // A key can be rotated once; afterwards, its replacement can be rotated.
  return html`${key.rotated_to === null && rotation(frame, key, `${path}/rotate`, replacementId, named)}
<details class="menu" name="menu" data-menu>
<summary class="button small danger">Revoke${named}</summary>
<form class="panel stack" method="post" action="${path}/revoke">
${csrfField(frame)}
<p><strong>Revoke this key?</strong> Requests with this key will be refused immediately. This cannot be undone.</p>
<button class="button danger solid" type="submit">Revoke key</button>
</form>
</details>`;
}

const rotation = (frame: Frame, key: Key, action: string, replacementId: string, named: Html): Html =>
  html`<details class="menu" name="menu" data-menu>
<summary class="button small">Rotate${named}</summary>
<form class="panel stack" method="post" action="${action}">
${csrfField(frame)}
<input type="hidden" name="key_id" value="${replacementId}">
<p>Creates a new key with the same name, scopes and expiry.</p>
<div class="field">
<label for="overlap-${key.id}">The old key</label>
<select id="overlap-${key.id}" name="overlap">
${options(overlaps, '86400')}</select>
</div>
<button class="button primary" type="submit">Rotate key</button>
</form>
</details>`;
