import type { Operation } from '../../group/operation.ts';
import type { ServedGroup } from '../../group/served.ts';
import { capitalised, money } from '../format.ts';
import { type Html, html } from '../html.ts';
import { layout, workspaceHref } from '../layout.ts';
import type { Frame, HomeView } from '../views.ts';
import { copyButton } from './parts.ts';
import { operationHref } from './reference/addresses.ts';

/** The overview of a workspace: its account, its keys and the API. */
export function homePage(frame: Frame, view: HomeView): string {
  const settings = workspaceHref(frame, '/settings');
  return layout(
    frame,
    'Home',
    html`<div class="head">
<p class="eyebrow">Unified API console</p>
<h1>${frame.current?.workspace.name ?? frame.brand}</h1>
</div>
${view.activeKeys === 0 && firstKey(frame)}
<dl class="tiles">
${view.account !== null && accountTiles(view.account)}
<div class="tile"><dt>Active keys</dt><dd><strong>${view.activeKeys}</strong> <a href="${settings}">Manage keys</a></dd></div>
${frame.current !== null && html`<div class="tile"><dt>Your role</dt><dd><strong>${capitalised(frame.current.role)}</strong></dd></div>`}
</dl>
<section class="card" aria-labelledby="address-title">
<div class="card-head"><h2 id="address-title">Base URL</h2><a href="${frame.apiBase}/api/openapi.json">OpenAPI document</a></div>
<p class="muted">All paths below are relative to this URL.</p>
<div class="copyable"><code id="api-base">${frame.apiBase}</code>${copyButton('api-base', 'the base URL')}</div>
</section>
<section aria-labelledby="operations-title">
<h2 id="operations-title">Operations</h2>
${view.groups.map(one => group(one, frame))}
</section>`,
  );
}

function firstKey(frame: Frame): Html {
  const viewer = frame.current?.role === 'viewer';
  return html`<section class="card callout" aria-labelledby="first-title">
<h2 id="first-title">No active API key yet</h2>
<p>Every request needs an API key. ${viewer ? 'Your role is viewer: ask a developer or an owner of this workspace for a key.' : 'Create a key, copy it, and send your first request.'}</p>
<p class="actions">${!viewer && html`<a class="button primary" href="${workspaceHref(frame, '/settings#create')}">Create an API key</a>`}
<a class="button" href="${workspaceHref(frame, '/start')}">Getting started</a></p>
</section>`;
}

const accountTiles = (account: NonNullable<HomeView['account']>): Html =>
  html`<div class="tile"><dt>Account holder</dt><dd><strong>${account.name.full_name}</strong> <span class="muted">${account.email}</span></dd></div>
<div class="tile"><dt>Balance</dt><dd><strong class="figures">${money(account.balance, account.currency)}</strong></dd></div>`;

const group = ({ name, description, operations }: ServedGroup, frame: Frame): Html =>
  html`<div class="card group">
<h3 id="group-${name}">${capitalised(name)}</h3>
<p class="muted">${description}</p>
<table class="table operations" role="table" aria-labelledby="group-${name}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Method</th><th role="columnheader" scope="col">Path</th><th role="columnheader" scope="col">Description</th><th role="columnheader" scope="col">Scope</th></tr></thead>
<tbody role="rowgroup">
${operations.map(one => row(one, frame))}</tbody>
</table>
</div>`;

const row = ({ id, method, path, summary, scope }: Operation, frame: Frame): Html =>
  html`<tr role="row"><td role="cell"><span class="method ${method.toLowerCase()}">${method}</span></td><td role="cell"><code>${path}</code></td><td role="cell"><a href="${operationHref(frame, id)}">${summary}</a></td><td role="cell">${scope === null ? 'no key' : html`<code class="chip">${scope}</code>`}</td></tr>\n`;
