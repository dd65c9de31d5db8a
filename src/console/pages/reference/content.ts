/** What the API reference says: the OpenAPI document as a page. Rendered once for each address of the API. */
import type { OpenApiDocument } from '../../../openapi/types.ts';
import { keyPlaces, languages } from '../../assets/request.js';
import { type Html, html } from '../../html.ts';
import { copyButton, options } from '../parts.ts';
import { operationSection } from './operation.ts';
import { prose } from './prose.ts';
import { sideBar } from './side-bar.ts';
import { type Described, operationsOf } from './tags.ts';

/** `apiBase`: address of the API as the client sees it, without a slash at its end. */
export function referenceContent(document: OpenApiDocument, apiBase: string): Html {
  const tags = operationsOf(document);
  return html`<div class="reference" data-reference data-base="${apiBase}">
${sideBar(tags)}
<div class="reference-body">
<div class="head">
<h1>API reference</h1>
<p class="muted">${prose(String(document.info.description))} Every answer is JSON; a refusal is <code>{"status": "error", "msg": "…"}</code> with an HTTP status of 400 or above.</p>
</div>
${settings(apiBase)}
${tags.map(tag => group(tag.name, tag.description, tag.operations, document, apiBase))}
</div>
${confirmation}
</div>`;
}

/** Asks before an operation is sent that ends something for good. The script fills in which. */
const confirmation = html`<dialog class="card" aria-labelledby="confirm-title" aria-describedby="confirm-text" data-confirm>
<h2 id="confirm-title" data-confirm-title></h2>
<p id="confirm-text">It is sent to this service, as <code data-confirm-request></code>, and cannot be undone.</p>
<p class="actions"><button class="button" type="button" data-confirm-end="" autofocus>Cancel</button> <button class="button solid" type="button" data-confirm-end="send">Send it</button></p>
</dialog>`;

const settings = (apiBase: string): Html =>
  html`<section class="card settings" aria-labelledby="settings-title">
<h2 id="settings-title" class="hush">For every request on this page</h2>
<div class="field"><span id="base-label">Base address</span>
<div class="copyable"><code id="api-base">${apiBase}</code>${copyButton('api-base', 'the base address')}</div></div>
<div class="field" data-scripted hidden><label for="key">API key</label>
<div class="with-button"><input id="key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" data-1p-ignore data-lpignore="true" placeholder="Paste a key" aria-describedby="key-hint"><button class="button" type="button" data-show-key aria-pressed="false" aria-controls="key">Show</button></div>
<p class="hint" id="key-hint">Stays in the memory of this page: it is not stored, not logged and in no address, and gone when you leave.</p></div>
<div class="field" data-scripted hidden><label for="language">Code</label>
<select id="language" autocomplete="off">${options(
    Object.entries(languages).map(([name, { label }]) => [name, label] as const),
    'curl',
  )}</select></div>
<div class="field" data-scripted hidden><label for="key-place">Key in the code</label>
<select id="key-place" autocomplete="off" aria-describedby="key-place-hint">${options(
    Object.entries(keyPlaces),
    'bearer',
  )}</select>
<p class="hint" id="key-place-hint">Where an operation takes it as a parameter. Try it sends it as a bearer token.</p></div>
<noscript><p class="hint">With scripts, this page fills in your key and sends requests. Replace <code>YOUR_KEY</code> in what you copy.</p></noscript>
</section>`;

const group = (
  name: string,
  description: string,
  operations: readonly Described[],
  document: OpenApiDocument,
  apiBase: string,
): Html => html`<section class="tag" aria-labelledby="group-${name}">
<div class="section-head"><h2 id="group-${name}">${name}</h2>
<p class="muted">${prose(description)}</p></div>
${operations.map(operation => operationSection(operation, document, apiBase))}
</section>\n`;
