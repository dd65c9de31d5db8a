import { groupBy } from '../../../../common/collections/group-by.ts';
import type { Key } from '../../../../generated/types.ts';
import { time, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { referenceHref, workspaceHref } from '../../../layout.ts';
import { number } from '../../../pages/bar-chart.ts';
import type { Fact } from '../../../pages/detail.ts';
import { editorLink } from '../../../pages/editor.ts';
import { listHref } from '../../../pages/list-table.ts';
import { copyButton } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { Frame } from '../../../views.ts';
import { keyForm } from '../key-form.ts';
import type { KeyView } from '../views.ts';
import { endsSoon, keyActions, keyHref, stateBadge } from './key-table.ts';
import { rangeList, windowWords } from './values.ts';

/** Whether the key has neither ended nor been replaced. */
export const isChangeable = ({ state, rotated_to: successor }: Key): boolean =>
  state === 'active' && successor === null;

/** One key: what it may do, and its facts. */
export function keyPage(view: KeyView): string {
  const { frame, key, canManage, replacement } = view;
  const isActive = key.state === 'active';
  const canChange = canManage && isChangeable(key);
  return recordPage(view, {
    up: [workspaceHref(frame, '/settings'), 'API keys'],
    title: key.name,
    documentTitle: `${key.name} · Keys`,
    status: stateBadge(key),
    copy: key.id,
    actions: html`${frame.pagesOf('requests') !== null && html`<a class="button" href="${workspaceHref(frame, `/requests?key=${encodeURIComponent(key.id)}`)}">Requests</a>`}${isActive && html`<a class="button" href="${referenceHref(frame)}">Try it</a>${canChange && editorLink(`${keyHref(frame, key)}/edit`, 'Edit')}`}`,
    menu: canManage && isActive ? keyActions(frame, view, ['from', 'key']) : [],
    above: html`${replacement !== null && html`<p class="notice">This key was rotated. Its replacement is <a href="${keyHref(frame, replacement)}">${replacement.name} (<code>${replacement.prefix}…${replacement.last_four}</code>)</a>.</p>`}
${replacement === null && endsSoon(key, Date.parse(frame.seen)) && html`<p class="notice">This key expires on ${time(key.expires_at ?? '')}. ${canChange ? 'Rotate it, or choose a later expiry, before requests with it are refused.' : 'Requests with it are refused from then on.'}</p>`}`,
    facts: facts(frame, view),
    main: html`${scopesOf(view)}${metadataOf(key)}`,
  });
}

const facts = (frame: Frame, { key, createdBy }: KeyView): readonly (Fact | false)[] => [
  ['Token', html`<code id="key-token">${key.prefix}…${key.last_four}</code>`],
  ['Prefix', html`<code id="key-prefix">${key.prefix}</code> ${copyButton('key-prefix', 'the prefix')}`],
  ['Created', html`${time(key.created_at)}${createdBy !== null && html` by ${createdBy}`}`],
  [
    'Last used',
    key.last_used_at === null
      ? html`<span class="muted">Never used</span>`
      : timeFrom(frame.seen, key.last_used_at),
  ],
  key.last_used_network !== null && ['Last address', html`<code>${key.last_used_network}</code>`],
  key.last_used_agent !== null && ['Last agent', key.last_used_agent],
  [key.state === 'expired' ? 'Expired' : 'Expires', expiryWords(key)],
  [
    'Allowed IPs',
    key.allowed_ips.length === 0
      ? html`<span class="muted">Every address</span>`
      : rangeList(key.allowed_ips),
  ],
  key.rate_limit !== null && [
    'Rate limit',
    `${number(key.rate_limit.requests)} requests in ${windowWords(key.rate_limit.seconds)}`,
  ],
  key.owner !== null && [
    'Owner',
    html`<a href="${listHref(workspaceHref(frame, '/settings'), new URLSearchParams(), { owner: key.owner })}">${key.owner}</a>`,
  ],
  ...keyForm.facts(key),
  key.revoked_at !== null && ['Revoked', time(key.revoked_at)],
];

const expiryWords = ({ expires_at: at }: Key): Html | string => (at === null ? 'Never' : time(at));

const metadataOf = ({ metadata }: Key): Html | false => {
  const entries = Object.entries(metadata);
  return (
    entries.length > 0 &&
    html`<section aria-labelledby="metadata-title">
<h2 id="metadata-title">Metadata</h2>
<dl class="facts">
${entries.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text === '' ? html`<span class="muted">Empty</span>` : text}</dd></div>\n`)}</dl>
</section>`
  );
};

/** The scopes of the key below the name that they begin with. Those that are not served come last. */
function scopesOf({ key, served }: KeyView): Html {
  const own = Object.keys(served).filter(scope => key.scopes.includes(scope));
  const others = key.scopes.filter(scope => !Object.hasOwn(served, scope));
  const line = (scope: string): Html =>
    html`<div><code>${scope}</code>${Object.hasOwn(served, scope) && html` <span class="muted">${served[scope] ?? ''}</span>`}</div>`;
  const fact = ([name, scopes]: readonly [string, readonly string[]]): Html =>
    html`<div><dt>${name}</dt><dd>${scopes.map(line)}</dd></div>\n`;
  return html`<section aria-labelledby="scopes-title">
<h2 id="scopes-title">Scopes</h2>
<dl class="facts">
${[...groupBy(own, scope => scope.split(':', 1)[0] ?? '')].map(fact)}${others.length > 0 && fact(['Not served here', others])}</dl>
</section>`;
}
