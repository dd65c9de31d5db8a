import type { Served } from '../../group/served.ts';
import { type Html, html } from '../html.ts';
import { layout, referenceHref, workspaceHref } from '../layout.ts';
import type { Frame } from '../views.ts';
import { firstRequest } from './first-request.ts';
import { codeBlock } from './parts.ts';
import { type Snippet, snippets } from './snippets.ts';

/** From no key to the first answer. */
export function startPage(frame: Frame, served: Served): string {
  const anywhere = served.groups
    .filter(({ operations }) => operations.some(({ auth }) => auth === 'parameter'))
    .map(({ name }) => name);
  return layout(
    frame,
    'Getting started',
    html`<div class="head">
<p class="eyebrow">${frame.current?.workspace.name}</p>
<h1>Getting started</h1>
</div>
<ol class="steps">
<li class="card">
<h2>Create a key</h2>
<p>In <a href="${workspaceHref(frame, '/settings')}">Settings</a>, an owner or a developer makes a key with the scopes that it needs. It is shown once: copy it then.</p>
</li>
<li class="card">
<h2>Send it with every request</h2>
<p>As a bearer token, which works everywhere:</p>
${codeBlock('bearer', 'Header', 'Authorization: Bearer YOUR_KEY')}
${anywhere.length > 0 && html`<p>The operations of ${anywhere.join(', ')} take it in two more places: the header <code>x-api-key</code>, or the parameter <code>api_key</code> in the query or the body. Prefer a header: addresses end up in logs.</p>`}
</li>
<li class="card">
<h2>Make the first request</h2>
${served.groups.some(({ name }) => name === 'marketplace') ? programs(snippets(frame.apiBase)) : oneRequest(frame, served)}
</li>
</ol>
<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">Keep the key secret</h2>
<ul>
<li>Keep it on your server, in an environment variable or a secret store.</li>
<li>Never put it into code that runs in a browser or in an app: call your own server from there.</li>
<li>Never commit it, least of all to a public repository.</li>
<li>Somebody may have seen it? Rotate or revoke it in <a href="${workspaceHref(frame, '/settings')}">Settings</a>; that holds from the next request on.</li>
</ul>
</section>
<section class="card" aria-labelledby="errors-title">
<h2 id="errors-title">When something goes wrong</h2>
<p>The HTTP status is 400 or above and the body is always of this shape. <code>msg</code> is one sentence for you; the header <code>X-Request-Id</code> names the request when you ask for help.</p>
${codeBlock('error', 'JSON', '{ "status": "error", "msg": "Invalid purchase code" }')}
</section>`,
  );
}

const programs = (languages: readonly Snippet[]): Html =>
  html`<p>These print the number of your items. With <code>PURCHASE_CODE</code> set as well, they validate that purchase code. Put the key into the environment first:</p>
${codeBlock('export', 'Shell', "export MARKETPLACE_KEY='YOUR_KEY'")}
<fieldset class="tabs">
<legend class="hush">Language</legend>
${languages.map(({ language }, index) => html`<input type="radio" name="language" id="language-${index}"${index === 0 && html` checked`}><label for="language-${index}">${language}</label>\n`)}
${languages.map(({ language, code }, index) => html`<div class="tab">${codeBlock(`snippet-${index}`, language, code)}</div>\n`)}
</fieldset>`;

function oneRequest(frame: Frame, served: Served): Html {
  const command = firstRequest(frame.apiBase, served, 'YOUR_KEY');
  return html`${command !== null && codeBlock('first', 'cURL', command)}
<p>Every operation is in the <a href="${referenceHref(frame)}">API reference</a>, with its code in four languages.</p>`;
}
