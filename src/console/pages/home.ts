import type { Account } from '../../generated/types.ts';
import { capitalised, money } from '../format.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { layout, referenceHref, workspaceHref } from '../layout.ts';
import type { Overview } from '../section.ts';
import type { Frame } from '../views.ts';
import { copyButton } from './parts.ts';

interface HomeView extends Required<Overview> {
  readonly account: Readonly<Account> | null;
}

/** The first page of a workspace: what to do first, what needs attention, and its numbers. */
export const homePage = (frame: Frame, view: HomeView): string =>
  layout(
    frame,
    'Home',
    html`<div class="head">
<h1>${frame.current?.workspace.name ?? frame.brand}</h1>
<p class="copyline"><span class="muted">Base URL</span> <code id="api-base">${frame.apiBase}</code>${copyButton('api-base', 'the base URL')}</p>
<div class="actions"><a class="button" href="${referenceHref(frame)}">API reference</a><a class="button" href="${frame.apiBase}/api/openapi.json">OpenAPI document</a></div>
</div>
${view.steps.some(({ isDone }) => !isDone) && (frame.current?.role === 'viewer' ? html`<p class="notice">Your role is viewer: a developer or an owner of this workspace does the first steps.</p>` : checklist(frame, view.steps))}
${view.attention.length > 0 && attention(frame, view.attention)}
<section aria-labelledby="numbers-title"><h2 id="numbers-title" class="hush">Numbers</h2>
<dl class="tiles dashboard">
${view.tiles.map(({ label, value, note, path }) => html`<div class="tile"><dt><a href="${workspaceHref(frame, path)}">${label}</a></dt><dd><strong class="figures">${value}</strong>${note !== undefined && html`<span class="muted">${note}</span>`}</dd></div>\n`)}
${view.account !== null && accountTiles(view.account)}
${frame.current !== null && html`<div class="tile"><dt>Your role</dt><dd><strong>${capitalised(frame.current.role)}</strong></dd></div>`}
</dl></section>`,
  );

/** What a new workspace does first. It goes away when all is done. */
function checklist(frame: Frame, steps: HomeView['steps']): Html {
  const done = steps.filter(({ isDone }) => isDone).length;
  return html`<section class="callout" aria-labelledby="steps-title">
<div class="card-head"><h2 id="steps-title">First steps</h2><span class="muted">${done} of ${steps.length} done</span></div>
<ul class="steps-list">${steps.map(({ label, path, isDone }) => html`<li>${icon(isDone ? 'circle-check' : 'circle-minus')}${isDone ? html`<s>${label}</s><span class="hush"> (done)</span>` : html`<a href="${workspaceHref(frame, path)}">${label}</a>`}</li>\n`)}</ul>
<p><a href="${workspaceHref(frame, '/start')}">Getting started</a></p>
</section>`;
}

const attention = (frame: Frame, all: HomeView['attention']): Html =>
  html`<section aria-labelledby="attention-title"><h2 id="attention-title">Needs attention</h2>
<ul class="attention">${all.map(({ text, path }) => html`<li>${icon('triangle-alert')}<a href="${workspaceHref(frame, path)}">${text}</a></li>\n`)}</ul>
</section>`;

const accountTiles = (account: NonNullable<HomeView['account']>): Html =>
  html`<div class="tile"><dt>Account holder</dt><dd><strong>${account.name.full_name}</strong> <span class="muted">${account.email}</span></dd></div>
<div class="tile"><dt>Balance</dt><dd><strong class="figures">${money(account.balance, account.currency)}</strong></dd></div>`;
