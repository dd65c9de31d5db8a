// The dialog of the search: a combobox whose list the server writes, so that the page without scripts shows the same.
import { element } from './element.js';
import { iconIn, keepRecent, recent } from './recent.js';

const link = document.querySelector('[data-search-link]');
const address = link.href;
const pause = 120;

const icon = name => element('span', { class: `icon i-${name}`, 'aria-hidden': 'true' });

const input = element('input', {
  type: 'text',
  role: 'combobox',
  maxlength: '200',
  placeholder: 'Search pages, records, operations, fields …',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  'aria-label': 'Search',
  'aria-autocomplete': 'list',
  'aria-controls': 'palette-list',
  'aria-expanded': 'false',
});
const closer = element(
  'button',
  { class: 'button small', type: 'button' },
  element('kbd', {}, 'Esc'),
  element('span', { class: 'hush' }, ': close search'),
);
const list = element('div', {
  id: 'palette-list',
  role: 'listbox',
  'aria-label': 'Results',
  class: 'finds',
  hidden: '',
});
const told = element('p', { class: 'palette-told', role: 'status' });
const keys = element('p', { class: 'palette-keys', 'aria-hidden': 'true' });
for (const [key, words] of [
  ['↑↓', 'to move'],
  ['Enter', 'to open'],
  ['Esc', 'to close'],
])
  keys.append(element('kbd', {}, key), ` ${words} `);
const dialog = element(
  'dialog',
  { class: 'palette', 'aria-label': 'Search' },
  element('div', { class: 'palette-head' }, icon('search'), input, closer),
  told,
  list,
  keys,
);
document.body.append(dialog);

const keep = option => {
  const text = part => option.querySelector(part)?.textContent ?? '';
  keepRecent({
    href: option.getAttribute('href'),
    icon: iconIn(option.querySelector('.icon')),
    title: text('.find-title'),
    note: text('.find-note'),
    kind: text('.find-kind'),
  });
};

const recentGroup = () => {
  const all = recent();
  if (all.length === 0) return [];
  const lines = all.map(one =>
    element(
      'li',
      {},
      element(
        'a',
        { class: 'find', href: one.href },
        icon(one.icon),
        element(
          'span',
          { class: 'find-text' },
          element('span', { class: 'find-title' }, one.title),
          ' ',
          element('span', { class: 'find-note' }, one.note),
        ),
        element('span', { class: 'find-kind' }, one.kind),
      ),
    ),
  );
  return [
    element('section', { class: 'finds-group' }, element('h2', {}, 'Recent'), element('ul', {}, ...lines)),
  ];
};

// The list

let options = [];
/** Its place in `options`, or -1. */
let chosen = -1;
/** The text whose results are shown, or `null`. */
let shown = null;
/** Whether somebody has pressed Enter before the results were there. */
let isWaiting = false;
let timer;
let request;
/** The answer for no text, which is the same as long as the page is open. */
let start = null;

const wanted = () => input.value.trim();

function choose(place, scrolls = true) {
  options[chosen]?.setAttribute('aria-selected', 'false');
  chosen = place;
  const option = options[chosen];
  if (option === undefined) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  option.setAttribute('aria-selected', 'true');
  input.setAttribute('aria-activedescendant', option.id);
  // The heading of the first group is shown too.
  if (scrolls && chosen === 0) list.scrollTop = 0;
  else if (scrolls) option.scrollIntoView({ block: 'nearest' });
}

/** Gives what the server wrote for a page the roles of a list box. */
function show(groups, text, message) {
  shown = text;
  list.replaceChildren(...groups);
  for (const [place, group] of groups.entries()) {
    group.setAttribute('role', 'group');
    // The page of the search has the same ids.
    group.querySelector('h2').id = `palette-group-${place}`;
    group.setAttribute('aria-labelledby', `palette-group-${place}`);
  }
  for (const part of list.querySelectorAll('h2, ul, li')) part.setAttribute('role', 'presentation');
  options = [...list.querySelectorAll('.find')].filter(option => {
    // A page that shows a secret has no form for the colours.
    const works = option.localName === 'a' || option.form !== null;
    if (!works) option.closest('li').remove();
    return works;
  });
  for (const [place, option] of options.entries()) {
    option.id = `find-${place}`;
    option.tabIndex = -1;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
  }
  const isEmpty = options.length === 0;
  list.hidden = isEmpty;
  input.setAttribute('aria-expanded', String(!isEmpty));
  told.textContent = message;
  told.classList.toggle('hush', !isEmpty);
  choose(isEmpty ? -1 : 0);
  const opens = isWaiting;
  isWaiting = false;
  if (opens) options[0]?.click();
}

const countWords = count => (count === 1 ? '1 result' : `${count} results`);

function showAnswer(page, text) {
  const groups = [...page.querySelectorAll('.finds-group')];
  const all = text === '' ? [...recentGroup(), ...groups] : groups;
  const count = all.reduce((sum, group) => sum + group.querySelectorAll('.find').length, 0);
  show(all, text, count === 0 ? `Nothing was found for “${text}”.` : countWords(count));
}

function fail(text, message) {
  isWaiting = false;
  show([], text, message);
}

async function find() {
  clearTimeout(timer);
  request?.abort();
  request = new AbortController();
  const { signal } = request;
  const text = wanted();
  if (text === '' && start !== null) {
    showAnswer(new DOMParser().parseFromString(start, 'text/html'), text);
    return;
  }
  try {
    const query = new URLSearchParams({ q: text, part: 'results' });
    const answer = await fetch(`${address}?${query}`, { signal, redirect: 'manual' });
    const html = answer.ok ? await answer.text() : '';
    // Somebody has typed on meanwhile.
    if (signal.aborted || text !== wanted()) return;
    if (answer.ok) {
      if (text === '') start = html;
      showAnswer(new DOMParser().parseFromString(html, 'text/html'), text);
    } else if (answer.type === 'opaqueredirect' || answer.status === 401)
      fail(text, 'Your session has ended. Reload the page to log in again.');
    else if (answer.status === 429) fail(text, 'Too many searches. Wait a moment, then type on.');
    else fail(text, 'The search does not work at the moment. Try again.');
  } catch {
    if (!signal.aborted) fail(text, 'There is no connection. Try again.');
  }
}

input.addEventListener('input', () => {
  // A pasted key stays a secret: only what is shown of it everywhere is searched for.
  const short = input.value.replace(/(mk_(?:test_)?[0-9A-Za-z]{4})[0-9A-Za-z]{30}([0-9A-Za-z]{4})/g, '$1…$2');
  if (short !== input.value) input.value = short;
  isWaiting = false;
  clearTimeout(timer);
  if (wanted() === '') find();
  else timer = setTimeout(find, pause);
});

const steps = {
  ArrowDown: () => (chosen + 1) % options.length,
  ArrowUp: () => (chosen <= 0 ? options.length : chosen) - 1,
  Home: () => 0,
  End: () => options.length - 1,
};

input.addEventListener('keydown', event => {
  if (event.isComposing || event.altKey) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    // What is shown may be the results of an earlier text.
    if (shown !== wanted()) {
      isWaiting = true;
      find();
      return;
    }
    const { ctrlKey, metaKey, shiftKey } = event;
    // As a click with these keys: in a new tab, for example.
    options[chosen]?.dispatchEvent(
      new MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
    );
    return;
  }
  const step = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
  if (step === undefined || options.length === 0) return;
  event.preventDefault();
  choose(step());
});

list.addEventListener('pointermove', event => {
  const place = options.indexOf(event.target.closest('.find'));
  if (place !== -1 && place !== chosen) choose(place, false);
});

// The focus stays in the field.
list.addEventListener('pointerdown', event => {
  if (event.pointerType === 'mouse' && event.button === 0) event.preventDefault();
});

list.addEventListener('click', event => {
  const option = event.target.closest('.find');
  if (option === null) return;
  if (option.localName === 'a') keep(option);
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
});

closer.addEventListener('click', () => dialog.close());
// A click beside the dialog is one on itself.
dialog.addEventListener('pointerdown', event => {
  if (event.target === dialog) dialog.close();
});
dialog.addEventListener('close', () => {
  clearTimeout(timer);
  request?.abort();
});

export function open() {
  if (dialog.open) {
    input.select();
    return;
  }
  input.value = '';
  isWaiting = false;
  if (start === null) show(recentGroup(), null, 'Loading…');
  dialog.showModal();
  input.focus();
  find();
}
