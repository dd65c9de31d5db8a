import type { Served } from '../../group/served.ts';
import { languages } from '../assets/languages.js';
import { capitalised } from '../format.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { layout, referenceHref, workspaceHref } from '../layout.ts';
import type { Frame } from '../views.ts';
import { firstRequest } from './first-request.ts';
import { codeBlock, refreshed } from './parts.ts';
import { type Snippet, snippets } from './snippets.ts';

/** The page that leads to the first successful request. `hasArrived`: whether there was one; `null`: nobody knows. */
export function startPage(frame: Frame, served: Served, hasArrived: boolean | null): string {
  const anywhere = served.groups
    .filter(({ operations }) => operations.some(({ auth }) => auth === 'parameter'))
    .map(({ name }) => name);
  return layout(
    frame,
    'Getting started',
    html`<div class="head">
<h1>Getting started</h1>
</div>
<ol class="steps guide">
<li class="card">
<h2>Create a key</h2>
<p>Under <a href="${workspaceHref(frame, '/settings')}">API keys</a>, an owner or a developer creates a key with the required scopes. The key is shown once, so copy it immediately.</p>
${frame.current?.role !== 'viewer' && html`<p><a class="button primary" href="${workspaceHref(frame, '/settings/keys/new#key-name')}">Create an API key</a></p>`}
</li>
<li class="card">
<h2>Send the key with every request</h2>
<p>Send it as a bearer token, which works for all operations:</p>
${codeBlock('bearer', 'Header', 'Authorization: Bearer YOUR_KEY')}
${anywhere.length > 0 && html`<p>The operations of ${anywhere.map(capitalised).join(', ')} also accept it in the header <code>x-api-key</code> or <code>api_key</code>, or as the parameter <code>api_key</code> in the query or body. Prefer a header, because URLs end up in logs.</p>`}
</li>
<li class="card">
<h2>Make the first request</h2>
${served.groups.some(({ name }) => name === 'marketplace') ? programs(snippets(frame.apiBase)) : oneRequest(frame, served)}
${hasArrived !== null && arrival(frame, hasArrived)}
</li>
</ol>
<section class="card" aria-labelledby="groups-title">
<h2 id="groups-title">Parts of the API</h2>
<dl class="facts">
${served.groups.map(({ name, description }) => html`<div><dt>${groupName(frame, name)}</dt><dd>${description}</dd></div>\n`)}</dl>
<p>All operations are in the <a href="${referenceHref(frame)}">API reference</a>.</p>
</section>
<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">Keep the key secret</h2>
<ul>
<li>Store it on your server, in an environment variable or a secret store.</li>
<li>Never put it into code that runs in a browser or an app. Call your own server from there.</li>
<li>Never commit it to a repository, especially not to a public one.</li>
<li>If somebody may have seen it, rotate or revoke it under <a href="${workspaceHref(frame, '/settings')}">API keys</a>. This takes effect with the next request.</li>
</ul>
</section>
<section class="card" aria-labelledby="errors-title">
<h2 id="errors-title">Handle errors</h2>
<p>The HTTP status is 400 or above, and the body always has this format. <code>msg</code> describes the error, the header <code>X-Error-Code</code> names it for programs, and <code>X-Request-Id</code> identifies the request if you ask for help.</p>
${codeBlock('error', 'JSON', '{ "status": "error", "msg": "Invalid purchase code" }')}
</section>`,
  );
}

/** Whether the first request has come: read again until it has. */
function arrival(frame: Frame, hasArrived: boolean): Html {
  const own = workspaceHref(frame, '/start');
  if (!hasArrived)
    return refreshed(
      'arrival',
      own,
      html`<p class="muted" role="status">Waiting for your first request…</p>`,
    );
  const requests = frame.pagesOf('requests');
  return html`<div id="arrival"><p class="all-well" role="status">${icon('circle-check')}Your requests arrive.${requests !== null && html` <a href="${requests}">Show them</a>`}</p></div>`;
}

/** The name of a group, as a link to its pages if it has some. */
function groupName(frame: Frame, name: string): Html | string {
  const href = frame.pagesOf(name);
  return href === null ? name : html`<a href="${href}">${capitalised(name)}</a>`;
}

const programs = (snippets: readonly Snippet[]): Html =>
  html`<p>These programs print the number of your items. If <code>PURCHASE_CODE</code> is set, they also validate this purchase code. First put the key into the environment:</p>
${codeBlock('export', 'Shell', "export MARKETPLACE_KEY='YOUR_KEY'")}
<fieldset class="tabs">
<legend class="hush">Language</legend>
${snippets.map(
  ({ language, code }, index) =>
    html`<input type="radio" name="language" id="language-${index}"${index === 0 && html` checked`}><label for="language-${index}">${language}</label>
<div class="tab">${codeBlock(`snippet-${index}`, language, code)}</div>\n`,
)}
</fieldset>`;

function oneRequest(frame: Frame, served: Served): Html {
  const command = firstRequest(frame.apiBase, served, 'YOUR_KEY');
  return html`${command !== null && codeBlock('first', 'cURL', command)}
<p>All operations are in the <a href="${referenceHref(frame)}">API reference</a>, with code in ${Object.keys(languages).length} languages.</p>`;
}
