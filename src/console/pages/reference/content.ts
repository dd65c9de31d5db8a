/** The API reference: the OpenAPI document as a page. It is rendered once for each URL of the API. */
import type { OpenApiDocument } from '../../../openapi/types.ts';
import { languages } from '../../assets/languages.js';
import { keyPlaces } from '../../assets/request.js';
import { type Html, html } from '../../html.ts';
import { copyButton, options } from '../parts.ts';
import { operationSection } from './operation.ts';
import { prose } from './prose.ts';
import { sideBar } from './side-bar.ts';
import { type DescribedOperation, operationsOf } from './tags.ts';

/** `apiBase`: URL of the API as the client sees it, without a trailing slash. */
export function referenceContent(document: OpenApiDocument, apiBase: string): Html {
  const tags = operationsOf(document);
  return html`<div class="reference" data-reference data-base="${apiBase}">
${sideBar(tags)}
<div class="reference-body">
<div class="head">
<h1>API reference</h1>
<p class="muted">${prose(String(document.info.description))} All responses are JSON; an error is <code>{"status": "error", "msg": "…"}</code> with an HTTP status of 400 or above.</p>
</div>
${settings(apiBase)}
${tags.map(tag => group(tag.name, tag.description, tag.operations, document, apiBase))}
</div>
${confirmation}
</div>`;
}

/** Dialog that confirms an operation with a permanent effect. The script fills in the operation. */
const confirmation = html`<dialog class="card" aria-labelledby="confirm-title" aria-describedby="confirm-text" data-confirm>
<h2 id="confirm-title" data-confirm-title></h2>
<p id="confirm-text">The page sends <code data-confirm-request></code>to this service. This cannot be undone.</p>
<p class="actions"><button class="button" type="button" data-confirm-end="" autofocus>Cancel</button> <button class="button solid" type="button" data-confirm-end="send">Send request</button></p>
</dialog>`;

const settings = (apiBase: string): Html =>
  html`<section class="card settings" aria-labelledby="settings-title">
<h2 id="settings-title" class="hush">Settings for all requests on this page</h2>
<div class="field"><span id="base-label">Base URL</span>
<div class="copyable"><code id="api-base">${apiBase}</code>${copyButton('api-base', 'the base URL')}</div></div>
<div class="field" data-scripted hidden><label for="key">API key</label>
<div class="with-button"><input id="key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" data-1p-ignore data-lpignore="true" placeholder="Paste a key" aria-describedby="key-hint"><button class="button" type="button" data-show-key aria-pressed="false" aria-controls="key">Show</button></div>
<p class="hint" id="key-hint">The key stays in the memory of this page until you leave it. It is not stored, logged or put into a URL.</p></div>
<div class="field" data-scripted hidden><label for="language">Code</label>
<select id="language" autocomplete="off">${options(
    Object.entries(languages).map(([name, { label }]) => [name, label] as const),
    'curl',
  )}</select></div>
<div class="field" data-scripted hidden><label for="key-place">Key placement</label>
<select id="key-place" autocomplete="off" aria-describedby="key-place-hint">${options(
    Object.entries(keyPlaces),
    'bearer',
  )}</select>
<p class="hint" id="key-place-hint">Used in the code of operations that accept the key as a parameter. “Try it” always sends a bearer token.</p></div>
<noscript><p class="hint">With JavaScript, this page fills in your key and sends requests. Without it, replace <code>YOUR_KEY</code> in the code that you copy.</p></noscript>
</section>`;

const group = (
  name: string,
  description: string,
  operations: readonly DescribedOperation[],
  document: OpenApiDocument,
  apiBase: string,
): Html => html`<section class="tag" aria-labelledby="group-${name}">
<div class="section-head"><h2 id="group-${name}">${name}</h2>
<p class="muted">${prose(description)}</p></div>
${operations.map(operation => operationSection(operation, document, apiBase))}
</section>\n`;
