// Makes the API reference interactive: updates the code while the user types, sends requests and finds operations. The
// key exists only in its field and in the displayed code.
import { curl, encoded, requestOf, tokenOf } from './request.js';

const page = document.querySelector('[data-reference]');
const one = (selector, within = page) => within.querySelector(selector);
const all = (selector, within = page) => [...within.querySelectorAll(selector)];

const key = one('#key');
const language = one('#language');
const keyPlace = one('#key-place');
const operations = all('[data-operation]');

for (const element of all('[data-scripted]')) element.hidden = false;

/** Longer responses are truncated on the page. */
const longestShown = 200_000;
/** How long an event may take, in milliseconds. */
const longestListened = 3_000;

// Code samples

const filledIn = operation => ({
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

function placeOf({ dataset }) {
  if ('needsNoKey' in dataset) return 'none';
  return 'takesParameter' in dataset ? keyPlace.value : 'bearer';
}

let write = curl;

function showCode(operation) {
  const code = write(
    requestOf({ base: page.dataset.base, ...filledIn(operation), keyPlace: placeOf(operation) }),
  );
  one('[data-code]', operation).replaceChildren(...withKey(code));
}

const showAllCode = () => operations.forEach(showCode);

const notLoaded = { label: 'cURL, because other languages did not load: reload the page', write: curl };

/** Loads the languages when somebody chooses one: most people read cURL. */
async function showLanguage() {
  const { languages } = await import('./languages.js').catch(() => ({ languages: {} }));
  const chosen = languages[language.value] ?? notLoaded;
  write = chosen.write;
  for (const element of all('[data-language-label]')) element.textContent = chosen.label;
  showAllCode();
}

for (const operation of operations)
  operation.addEventListener('input', event => {
    event.target.removeAttribute('aria-invalid');
    showCode(operation);
  });

key.addEventListener('input', () => {
  key.removeAttribute('aria-invalid');
  showAllCode();
});
language.addEventListener('input', showLanguage);
keyPlace.addEventListener('input', showAllCode);

const showKey = one('[data-show-key]');
const setShown = shown => {
  key.type = shown ? 'text' : 'password';
  showKey.textContent = shown ? 'Hide' : 'Show';
  showKey.setAttribute('aria-pressed', String(shown));
  page.classList.toggle('key-shown', shown);
};
showKey.addEventListener('click', () => setShown(key.type === 'password'));

// Clears the fields for whoever comes back to the page through the history.
addEventListener('pagehide', () => {
  key.value = '';
  setShown(false);
  for (const operation of operations) forget(operation);
  showAllCode();
});

function forget(operation) {
  one('[data-result]', operation).hidden = true;
  one('[data-answer]', operation).textContent = '';
  one('[data-headers]', operation).textContent = '';
}

// Try it

/** Returns the first missing value, as a field and a message. */
function problemOf(operation) {
  if (!('needsNoKey' in operation.dataset) && tokenOf(key.value) === '')
    return [key, 'Paste an API key first, at the top of the page.'];
  const empty = all('[data-parameter][required]', operation).find(field => field.value === '');
  return empty ? [empty, `${empty.dataset.parameter} is required.`] : null;
}

const dialog = one('[data-confirm]');
for (const button of all('[data-confirm-end]', dialog))
  button.addEventListener('click', () => dialog.close(button.dataset.confirmEnd));

/** Asks for confirmation before an operation with a permanent effect. */
function confirmed(operation, { method, url }) {
  one('[data-confirm-title]', dialog).textContent = `${one('h3', operation).textContent}?`;
  one('[data-confirm-request]', dialog).textContent = `${method} ${url}`;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'send'), { once: true });
  });
}

async function tryIt(operation, button) {
  const problem = problemOf(operation);
  const told = one('[data-problem]', operation);
  told.hidden = problem === null;
  told.textContent = problem?.[1] ?? '';
  if (problem !== null) {
    problem[0].setAttribute('aria-invalid', 'true');
    problem[0].focus();
    return;
  }
  // Sends requests to the origin of this page, even if the API has another public URL.
  const { pathname } = new URL(page.dataset.base, location.href);
  const base = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const keyPlace = 'needsNoKey' in operation.dataset ? 'none' : 'bearer';
  const request = requestOf({ base, ...filledIn(operation), keyPlace });
  if ('irreversible' in operation.dataset && !(await confirmed(operation, request))) {
    button.focus();
    return;
  }
  const { url, method, headers, body } = request;
  forget(operation);
  button.disabled = true;
  const outcome = one('[data-outcome]', operation);
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
    one('[data-headers]', operation).textContent = [...answer.headers]
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    one('[data-answer]', operation).textContent = content;
  } catch {
    outcome.textContent = 'No response: the server cannot be reached.';
    outcome.className = 'outcome refused';
  }
  one('[data-result]', operation).hidden = false;
  button.disabled = false;
  button.focus();
}

async function contentOf(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return firstEventsOf(answer);
  if (!/json|text|xml|svg/.test(type)) {
    const { size } = await answer.blob();
    return size === 0 ? '' : `${size} bytes of ${type}`;
  }
  const text = await answer.text();
  const shown = type.includes('json') ? indented(text) : text;
  if (shown.length <= longestShown) return shown;
  return `${shown.slice(0, longestShown)}\n… and ${shown.length - longestShown} characters more`;
}

/** Server-Sent Events have no end: what arrives until the first event is shown, or what arrives in a few seconds. */
async function firstEventsOf(answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const timer = setTimeout(() => reader.cancel(), longestListened);
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

function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

for (const operation of operations) {
  const button = one('[data-try]', operation);
  button.addEventListener('click', () => tryIt(operation, button));
}

// Search

const index = one('[data-index]');
const search = one('#search');
const count = one('#search-count');

search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const group of all('[data-group]', index)) {
    for (const entry of all('[data-find]', group)) {
      entry.hidden = !words.every(word => entry.dataset.find.includes(word));
      if (!entry.hidden) found += 1;
    }
    group.hidden = all('[data-find]:not([hidden])', group).length === 0;
  }
  const noun = found === 1 ? 'operation' : 'operations';
  count.textContent = search.value.trim() === '' ? '' : `${found} ${noun}`;
});

search.addEventListener('keydown', event => {
  if (event.key === 'Escape' && search.value !== '') {
    search.value = '';
    search.dispatchEvent(new Event('input'));
  }
  if (event.key === 'Enter') one('[data-find]:not([hidden]) a', index)?.click();
});

document.addEventListener('keydown', event => {
  const typing = event.target.closest('input, textarea, select');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  index.open = true;
  search.focus();
});

const room = matchMedia('(min-width: 60rem)');
const fold = () => {
  index.open = room.matches;
  index.dataset.ready = '';
};
room.addEventListener('change', fold);
fold();
index.addEventListener('click', event => {
  if (event.target.closest('a') && !room.matches) index.open = false;
});

/** Highlights the operation in view. */
const links = new Map(all('[data-find] a', index).map(link => [link.hash.slice(1), link]));
const seen = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      for (const link of links.values()) link.removeAttribute('aria-current');
      links.get(target.id)?.setAttribute('aria-current', 'true');
    }
  },
  { rootMargin: '-10% 0px -80% 0px' },
);
for (const operation of operations) seen.observe(operation);

showAllCode();
// Scrolls to the operation in the URL again, because the script has moved it by showing elements.
one(':target')?.scrollIntoView();
