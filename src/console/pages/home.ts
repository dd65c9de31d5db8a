import type { Account } from '../../generated/types.ts';
import { capitalised, money, timeFrom } from '../format.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { layout, referenceHref, workspaceHref } from '../layout.ts';
import type { OverviewPeriod } from '../period.ts';
import type { Latest, Overview } from '../section.ts';
import type { Frame } from '../views.ts';
import { badge, modeBadge } from './badge.ts';
import { copyButton } from './parts.ts';
import { trendTile } from './trend.ts';

interface HomeView extends Required<Overview> {
  readonly account: Readonly<Account> | null;
  readonly period: OverviewPeriod;
}

/** The first page of a workspace: what to do first, what needs attention, how it goes, and what came last. */
export const homePage = (frame: Frame, view: HomeView): string =>
  layout(
    frame,
    'Home',
    html`<div class="head">
<h1>${frame.current?.workspace.name ?? frame.brand}${frame.current !== null && modeBadge(frame.current.workspace)}</h1>
<p class="copyline"><span class="muted">Base URL</span> <code id="api-base">${frame.apiBase}</code>${copyButton('api-base', 'the base URL')}</p>
<div class="actions"><a class="button" href="${referenceHref(frame)}">API reference</a><a class="button" href="${frame.apiBase}/api/openapi.json">OpenAPI document</a></div>
</div>
${view.steps.some(({ isDone }) => !isDone) && (frame.current?.role === 'viewer' ? html`<p class="notice">Your role is viewer: a developer or an owner of this workspace does the first steps.</p>` : checklist(frame, view.steps))}
<div class="home-live" id="home-live" data-refresh="#home-live" data-from="${workspaceHref(frame, view.period.unit === 'day' ? '?period=30d' : '')}" data-every="15">
${view.attention.length > 0 ? attention(frame, view.attention) : view.steps.every(({ isDone }) => isDone) && allWell}
${view.trends.length > 0 && trends(frame, view)}
${view.latest.length > 0 && html`<div class="halves">${view.latest.map((one, index) => latestOf(frame, one, `latest-${index}`))}</div>`}
<section aria-labelledby="numbers-title"><h2 id="numbers-title">Workspace</h2>
<dl class="tiles dashboard">
${view.tiles.map(({ label, value, note, path }) => html`<div class="tile"><dt><a href="${workspaceHref(frame, path)}">${label}</a></dt><dd><strong class="figures">${value}</strong>${note !== undefined && html`<span class="muted">${note}</span>`}</dd></div>\n`)}
${view.account !== null && accountTiles(view.account)}
${frame.current !== null && html`<div class="tile"><dt>Your role</dt><dd><strong>${capitalised(frame.current.role)}</strong></dd></div>`}
</dl></section>
</div>`,
  );

/** What a new workspace does first. It can be folded, and goes away when all is done. */
function checklist(frame: Frame, steps: HomeView['steps']): Html {
  const done = steps.filter(({ isDone }) => isDone).length;
  return html`<section class="callout" aria-labelledby="steps-title"><details class="first-steps" open>
<summary><h2 id="steps-title">First steps</h2><progress max="${steps.length}" value="${done}" aria-hidden="true"></progress><span class="muted">${done} of ${steps.length} done</span>${icon('chevrons-up-down')}</summary>
<ul class="steps-list">${steps.map(({ label, path, isDone }) => html`<li>${isDone ? icon('circle-check') : html`<span class="todo" aria-hidden="true"></span>`}${isDone ? html`<s>${label}</s><span class="hush"> (done)</span>` : html`<a href="${workspaceHref(frame, path)}">${label}</a>`}</li>\n`)}</ul>
<p><a href="${workspaceHref(frame, '/start')}">Getting started, step by step</a></p>
</details></section>`;
}

/** More than this would push the numbers out of view. */
const attentionShown = 4;

/** What somebody should look at, the first ones in view. */
export function attention(frame: Frame, all: HomeView['attention']): Html {
  const shown = all.length > attentionShown + 1 ? attentionShown : all.length;
  const list = (some: HomeView['attention']): Html =>
    html`<ul class="attention">${some.map(({ text, path, isUrgent = false }) => html`<li${isUrgent && html` class="is-urgent"`}>${icon(isUrgent ? 'circle-x' : 'triangle-alert')}<a href="${workspaceHref(frame, path)}">${text}</a></li>\n`)}</ul>`;
  return html`<section aria-labelledby="attention-title"><h2 id="attention-title">Needs attention</h2>
<div>${list(all.slice(0, shown))}${shown < all.length && html`<details class="more attention-more"><summary>${all.length - shown} more</summary>${list(all.slice(shown))}</details>`}</div>
</section>`;
}

export const allWell = html`<p class="all-well">${icon('circle-check')}Nothing needs attention.</p>`;

const periods = [
  ['hour', '', '24 hours'],
  ['day', '?period=30d', '30 days'],
] as const;

const trends = (frame: Frame, { trends: all, period }: HomeView): Html =>
  html`<section aria-labelledby="activity-title">
<div class="card-head"><h2 id="activity-title">Activity</h2><ul class="segments" aria-label="Period">${periods.map(([unit, query, words]) => html`<li><a href="${workspaceHref(frame, query)}"${unit === period.unit && html` aria-current="true"`}>${words}</a></li>`)}</ul></div>
<div class="trends${all.length === 4 && ' of-four'}">
${all.map(one => trendTile(one, period, path => workspaceHref(frame, path)))}</div></section>`;

function latestOf(frame: Frame, { title, path, rows }: Latest, id: string): Html {
  return html`<section aria-labelledby="${id}"><div class="card-head"><h2 id="${id}">${title}</h2><a href="${workspaceHref(frame, path)}">Show all<span class="hush">: ${title}</span></a></div>
${rows.length === 0 ? html`<p class="muted">None yet.</p>` : html`<ul class="latest">${rows.map(row => html`<li><a class="cut latest-name" href="${workspaceHref(frame, row.path)}">${row.text}</a>${badge(...row.status)}<span class="muted">${timeFrom(frame.seen, row.at)}</span></li>\n`)}</ul>`}
</section>`;
}

const accountTiles = (account: NonNullable<HomeView['account']>): Html =>
  html`<div class="tile"><dt>Account holder</dt><dd><strong>${account.name.full_name}</strong> <span class="muted">${account.email}</span></dd></div>
<div class="tile"><dt>Balance</dt><dd><strong class="figures">${money(account.balance, account.currency)}</strong></dd></div>`;
