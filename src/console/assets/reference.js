// Makes the API reference interactive: updates the code while the user types, sends requests and searches. The key exists
// only in its field and in the displayed code.
import { codeTokens } from './code.js';
import { jsonLines } from './json.js';
import { curl, encoded, requestOf, tokenOf } from './request.js';

const page = document.querySelector('[data-reference]');
const one = (selector, within = page) => within.querySelector(selector);
const all = (selector, within = page) => [...within.querySelectorAll(selector)];

/** The operation of the page; the overview and events have none. */
const operation = one('[data-operation]');
/** An operation without a key has no field for it. */
const key = one('#key') ?? document.createElement('input');
const language = one('#language');
const keyPlace = one('#key-place');

for (const element of all('[data-scripted]')) element.hidden = false;

/** Longer responses are truncated on the page. */
const maxShownLength = 200_000;
/** Longer responses are shown without colours. */
const maxColoured = 60_000;
/** How long an event may take, in milliseconds. */
const maxListened = 3_000;

// Code samples

const filledIn = () => ({
  method: operation.dataset.method,
  path: operation.dataset.path,
  parameters: all('[data-parameter]', operation).map(field => ({
    name: field.dataset.parameter,
    in: field.dataset.in,
    value: field.value,
  })),
  body: one('[data-body]', operation)?.value ?? null,
  type: one('[data-body]', operation)?.dataset.body,
  key: key.value,
  answer: operation.dataset.answer,
});

/** Puts the key into its own element, which the style sheet hides until the user reveals it. */
function withKey(code) {
  const plain = tokenOf(key.value);
  if (plain === '') return [code];
  // In a URL, the key may be encoded differently.
  const token = code.includes(plain) ? plain : encoded(plain);
  return code.split(token).flatMap((text, index) => {
    if (index === 0) return [text];
    const span = document.createElement('span');
    span.className = 'token-shown';
    span.textContent = token;
    return [span, text];
  });
}

const needsNoKey = () => 'needsNoKey' in operation.dataset;

function placeOf() {
  if (needsNoKey()) return 'none';
  return keyPlace?.value ?? 'bearer';
}

let write = curl;

/** The language of the code, as it is shown. */
let label = 'cURL';

function showCode() {
  const code = write(requestOf({ base: page.dataset.base, ...filledIn(), keyPlace: placeOf() }));
  const parts = codeTokens(label, code).flatMap(({ kind, text }) => {
    if (kind === 'plain') return withKey(text);
    const span = document.createElement('span');
    span.className = `j-${kind}`;
    span.append(...withKey(text));
    return [span];
  });
  one('[data-code]').replaceChildren(...parts);
}

const notLoaded = { label: 'cURL, because other languages did not load: reload the page', write: curl };

/** The language that was chosen on another page of the reference. */
const remembered = 'reference-language';

/** Loads the languages when somebody chooses one: most people read cURL. */
async function showLanguage() {
  const { languages } = await import('./languages.js').catch(() => ({ languages: {} }));
  const chosen = languages[language.value] ?? notLoaded;
  write = chosen.write;
  label = chosen.label;
  one('[data-language-label]').textContent = label;
  showCode();
}

function remember() {
  try {
    localStorage.setItem(remembered, language.value);
  } catch {
    // A browser may forbid it: then every page starts with cURL.
  }
}

function useRemembered() {
  try {
    const name = localStorage.getItem(remembered);
    if (name === null || name === language.value) return;
    language.value = name;
    if (language.value === name) showLanguage();
    else language.value = 'curl';
  } catch {
    // The page stays with cURL.
  }
}

const showKey = one('[data-show-key]');
const setShown = shown => {
  key.type = shown ? 'text' : 'password';
  if (showKey === null) return;
  showKey.textContent = shown ? 'Hide' : 'Show';
  showKey.setAttribute('aria-pressed', String(shown));
  page.classList.toggle('key-shown', shown);
};

function forget() {
  one('[data-result]').hidden = true;
  one('[data-response]').textContent = '';
  one('[data-headers]').textContent = '';
}

// Try it

/** The form that makes a test key, for members who may. */
const keyForm = one('[data-test-key]');
/** When the test key in the field was made, or 0 for a pasted key. */
let madeAt = 0;
/** A test key is replaced some time before it ends, in milliseconds. */
const testKeyLasts = 14 * 60_000;

const needsTestKey = () =>
  keyForm !== null &&
  (tokenOf(key.value) === '' || (madeAt !== 0 && performance.now() - madeAt > testKeyLasts));

/** Takes the key from a page that has just made it. */
function takeKey(from) {
  const made = one('#test-key', from);
  if (made === null) return false;
  key.value = made.textContent;
  key.removeAttribute('aria-invalid');
  madeAt = performance.now();
  return true;
}

/** Sends the form as a browser would, and takes the key and the next form from the page that comes back. */
async function makeTestKey() {
  const body = new URLSearchParams(new FormData(keyForm));
  body.set('writes', 'yes');
  body.set('inline', 'yes');
  const answer = await fetch(keyForm.action, { method: 'POST', body, redirect: 'error' });
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const name of ['csrf', 'key_id']) {
    const value = one(`[data-test-key] [name=${name}]`, next)?.value;
    if (value !== undefined) keyForm.elements[name].value = value;
  }
  if (!takeKey(next)) throw new Error(one('[data-test-key] .error, main h1 + p', next)?.textContent);
  showCode();
}

/** Returns the first missing value, as a field and a message. */
function problemOf() {
  if (!needsNoKey() && tokenOf(key.value) === '' && keyForm === null) return [key, 'Paste an API key first.'];
  const empty = all('[data-parameter][required]').find(field => field.value === '');
  return empty ? [empty, `${empty.dataset.parameter} is required.`] : null;
}

function tellProblem(problem) {
  const told = one('[data-problem]');
  told.hidden = problem === null;
  told.textContent = problem?.[1] ?? '';
  problem?.[0]?.setAttribute('aria-invalid', 'true');
  problem?.[0]?.focus();
}

const dialog = one('[data-confirm]');
for (const button of all('[data-confirm-end]', dialog))
  button.addEventListener('click', () => dialog.close(button.dataset.confirmEnd));

/** Asks before an operation writes. */
function confirmed({ method, url }) {
  one('[data-confirm-title]', dialog).textContent = `${one('h1', operation).textContent}?`;
  one('[data-confirm-request]', dialog).textContent = `${method} ${url}`;
  const place = keyForm === null ? '' : ` in ${keyForm.dataset.testKey}`;
  one('[data-confirm-effect]', dialog).textContent =
    'irreversible' in operation.dataset ? 'This cannot be undone.' : `It writes data${place}.`;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'send'), { once: true });
  });
}

async function tryIt(button) {
  const problem = problemOf();
  tellProblem(problem);
  if (problem !== null) return;
  forget();
  // Sends requests to the origin of this page, even if the API has another public URL.
  const { pathname } = new URL(page.dataset.base, location.href);
  const base = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const keyPlace = needsNoKey() ? 'none' : 'bearer';
  const asked = requestOf({ base, ...filledIn(), keyPlace });
  const changes = 'writes' in operation.dataset || 'irreversible' in operation.dataset;
  if (changes && !(await confirmed(asked))) {
    button.focus();
    return;
  }
  button.disabled = true;
  try {
    if (!needsNoKey() && needsTestKey()) await makeTestKey();
    await send(requestOf({ base, ...filledIn(), keyPlace }));
  } catch (error) {
    tellProblem([null, error.message || 'No test key was made: try again, or paste a key.']);
  }
  button.disabled = false;
  button.focus();
  // On a page with a long form, the answer is below what is in view.
  one('[data-result]').scrollIntoView({ block: 'nearest' });
}

async function send({ url, method, headers, body }) {
  const outcome = one('[data-outcome]');
  const started = performance.now();
  try {
    const answer = await fetch(url, {
      method,
      headers,
      body,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    const content = await contentOf(answer);
    const took = Math.round(performance.now() - started);
    outcome.textContent = `${answer.status} ${answer.statusText} in ${took} ms`;
    outcome.className = `outcome ${answer.ok ? 'success' : 'refused'}`;
    one('[data-headers]').textContent = [...answer.headers]
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    one('[data-response]').replaceChildren(...content);
  } catch {
    outcome.textContent = 'No response: the server cannot be reached.';
    outcome.className = 'outcome refused';
  }
  one('[data-result]').hidden = false;
}

/** What is shown of a response, as texts and elements. */
async function contentOf(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return [await firstEventsOf(answer)];
  if (!/json|text|xml|svg/.test(type)) {
    const { size } = await answer.blob();
    return [size === 0 ? '' : `${size} bytes of ${type}`];
  }
  const text = await answer.text();
  return type.includes('json') ? coloured(text) : [shortened(text)];
}

const shortened = text =>
  text.length <= maxShownLength
    ? text
    : `${text.slice(0, maxShownLength)}\n… and ${text.length - maxShownLength} characters more`;

/** Server-Sent Events have no end: what arrives until the first event is shown, or what arrives in a few seconds. */
async function firstEventsOf(answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const timer = setTimeout(() => reader.cancel(), maxListened);
  let text = '';
  while (!/^data:.*\n\n/m.test(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  clearTimeout(timer);
  await reader.cancel();
  return text;
}

/** JSON in colours, with parts that can be folded. */
function coloured(text) {
  try {
    const value = JSON.parse(text);
    const indented = JSON.stringify(value, null, 2);
    return indented.length > maxColoured ? [shortened(indented)] : jsonLines(value).map(elementOf);
  } catch {
    return [shortened(text)];
  }
}

function elementOf(line) {
  if ('inside' in line) {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    details.open = true;
    summary.append(...line.head.map(elementOf));
    details.append(summary, ...line.inside.map(elementOf));
    return details;
  }
  if (line.kind === 'plain') return line.text;
  const span = document.createElement('span');
  span.className = `j-${line.kind}`;
  span.textContent = line.text;
  return span;
}

function startOperation() {
  operation.addEventListener('input', event => {
    event.target.removeAttribute('aria-invalid');
    if (event.target === key) madeAt = 0;
    if (event.target !== language) showCode();
  });
  language.addEventListener('input', () => {
    remember();
    showLanguage();
  });
  showKey?.addEventListener('click', () => setShown(key.type === 'password'));
  const button = one('[data-try]');
  button.addEventListener('click', () => tryIt(button));
  keyForm?.addEventListener('submit', async event => {
    event.preventDefault();
    tellProblem(null);
    await makeTestKey().catch(error =>
      tellProblem([null, error.message || 'No test key was made: try again, or paste a key.']),
    );
  });
  // Anyone who has scripts confirms in a dialog.
  for (const field of all('[data-plain] input')) field.required = false;
  if (keyForm !== null) takeKey(keyForm);
  showCode();
  useRemembered();
  // Clears the fields for anyone who comes back to the page through the history.
  addEventListener('pagehide', () => {
    key.value = '';
    madeAt = 0;
    setShown(false);
    forget();
    one('#test-key')?.replaceChildren();
    showCode();
  });
}

if (operation !== null) startOperation();

// Search: asks for the page of the results while the user types, and shows them below the field

const search = one('#search');
const found = one('[data-found]');
let timer;
let request;

/** The search and the side bar. The page of a new key has neither. */
function startReference() {
  async function find() {
    request?.abort();
    const words = search.value.trim();
    if (words === '') {
      found.hidden = true;
      return;
    }
    request = new AbortController();
    const { signal } = request;
    const form = search.form;
    try {
      const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`, { signal });
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const results = one('[data-results]', next);
      if (signal.aborted || results === null) return;
      found.replaceChildren(...results.childNodes);
      found.hidden = false;
    } catch {
      // The key Enter still asks for the page.
    }
  }

  search.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(find, 150);
  });

  const closeFound = () => {
    clearTimeout(timer);
    request?.abort();
    found.hidden = true;
  };

  /** The arrow keys move between the field and the results. */
  search.form.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !found.hidden) {
      closeFound();
      search.focus();
      event.preventDefault();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.hidden) return;
    const places = [search, ...all('a', found)];
    const next = places[places.indexOf(document.activeElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });

  document.addEventListener('click', event => {
    if (!event.target.closest('[data-search]') || event.target.closest('a')) closeFound();
  });

  // The place in the side bar, and the place in the page

  const index = one('[data-index]');
  const current = one('[aria-current]', index);
  if (current !== null && index.scrollHeight > index.clientHeight)
    index.scrollTop = current.offsetTop - index.offsetTop - index.clientHeight / 2;
}

if (search !== null) startReference();

/** Opens what the target of the URL is folded in. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null || !page.contains(target)) return;
  // Links to operations on the page that had all of them lead to the page of the operation.
  const link = target.parentElement.closest('[data-overview]') && one(':scope > a', target);
  if (link) {
    location.replace(link.href);
    return;
  }
  for (let fold = target.closest('details'); fold !== null; fold = fold.parentElement.closest('details'))
    fold.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', showTarget);
if (location.hash !== '') showTarget();
