/** Beside the description: the request as code, the fields that send it, the response, and examples. */
import { jsonType } from '../../../http/body-types.ts';
import { codeTokens } from '../../assets/code.js';
import { languages } from '../../assets/languages.js';
import { keyPlaces } from '../../assets/request.js';
import { type Html, html } from '../../html.ts';
import { colouredToken, copyButton, options } from '../parts.ts';
import type { DescribedOperation, Reference } from './model.ts';
import { bodyText, exampleCode, needsNoKey, shownBody, takesParameter } from './request.ts';
import { exampleResponses } from './responses.ts';
import { type TestKeyForm, testKeyForm } from './test-key.ts';

/** What the page shows for this visitor. */
export interface OperationView {
  /** Ids of records of the workspace, for path parameters by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The form that makes a test key; `null` if this visitor cannot make one. */
  readonly testKey: TestKeyForm | null;
  /** A key that is filled in. @default none */
  readonly key?: string;
}

export const panel = (operation: DescribedOperation, reference: Reference, view: OperationView): Html =>
  html`<div class="panel-column">
${requestPanel(operation, reference, view)}
${exampleResponses(operation, reference.document)}
</div>`;

/** The request as code, and the fields that send it. */
export function requestPanel(operation: DescribedOperation, reference: Reference, view: OperationView): Html {
  const { operationId: id } = operation;
  const secret = view.testKey?.made ?? view.key ?? '';
  // A long-lived key never stands in a URL.
  const place = view.key === undefined ? undefined : 'bearer';
  const code = exampleCode(operation, reference, view.values, secret, place);
  return html`<div class="code">
<div class="code-head"><span data-language-label>${languages.curl.label}</span>
<span class="code-tools"><label class="hush" for="language">Code</label><select id="language" autocomplete="off" data-scripted hidden>${options(
    Object.entries(languages).map(([name, { label }]) => [name, label] as const),
    'curl',
  )}</select>${copyButton(`${id}-code`, 'the request')}</span></div>
<pre role="group" aria-label="Request" tabindex="0"><code id="${id}-code" data-code>${withSecret(code, secret)}</code></pre>
</div>
<div class="try card">
${!needsNoKey(operation) && keyFields(operation, view.key)}
${body(operation)}
<div data-scripted hidden>
<p class="actions"><button class="${view.key === undefined ? 'button primary' : 'button'}" type="button" data-try><span>Try it</span><span class="hush">: ${operation.summary}</span></button>${operation.writes && html` <small class="muted">Asks before it writes.</small>`}</p>
<p class="error" data-problem role="alert" hidden></p>
</div>
${!needsNoKey(operation) && view.testKey !== null && testKeyForm(view.testKey, operation.scope, operation.writes)}
<noscript><p class="hint">${secret === '' && html`Replace <code>YOUR_KEY</code> in the code that you copy. `}With JavaScript, this page fills in your key and sends requests.</p></noscript>
<div data-result hidden>
<p class="outcome" data-outcome role="status"></p>
<details><summary class="fold">Headers</summary><pre tabindex="0" role="group" aria-label="Response headers"><code data-headers></code></pre></details>
<div class="code"><div class="code-head"><span>Response</span>${copyButton(`${id}-answer`, 'the response')}</div>
<div class="json" tabindex="0" role="group" aria-label="Response" id="${id}-answer" data-response></div></div>
</div>
</div>`;
}

/** In colours. The key stands in its own element, as the script of the page writes it. */
function withSecret(code: string, secret: string): Html {
  const partsOf = (text: string): Html | string =>
    secret === ''
      ? text
      : html`${text.split(secret).map((part, index) => html`${index > 0 && html`<span class="token-shown">${secret}</span>`}${part}`)}`;
  return html`${codeTokens(languages.curl.label, code).map(token => colouredToken(token, partsOf(token.text)))}`;
}

const keyFields = (operation: DescribedOperation, key: string | undefined): Html =>
  html`<div class="field" data-scripted hidden><label for="key">API key</label>
<div class="with-button"><input id="key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" data-1p-ignore data-lpignore="true" placeholder="Paste a key"${key !== undefined && html` value="${key}"`} aria-describedby="key-hint"><button class="button" type="button" data-show-key aria-pressed="false" aria-controls="key">Show</button></div>
<p class="hint" id="key-hint">The key stays in the memory of this page until you leave it. It is not stored, logged or put into a URL.</p></div>
${
  key === undefined &&
  takesParameter(operation) &&
  html`<div class="field" data-scripted hidden><label for="key-place">Key placement</label>
<select id="key-place" autocomplete="off" aria-describedby="key-place-hint">${options(Object.entries(keyPlaces), 'bearer')}</select>
<p class="hint" id="key-place-hint">Used in the code. “Try it” always sends a bearer token.</p></div>`
}`;

function body({ operationId: id, requestBody }: DescribedOperation): Html | false {
  if (requestBody === undefined) return false;
  const [type, content] = shownBody(requestBody);
  const text = bodyText(type, content.example);
  return html`<div class="field" data-scripted hidden><label for="${id}-body">${type === jsonType ? 'JSON body' : 'Body'}</label>
<textarea id="${id}-body" data-body="${type}" rows="${Math.min(14, text.split('\n').length + 1)}" spellcheck="false" autocomplete="off">${text}</textarea></div>`;
}
