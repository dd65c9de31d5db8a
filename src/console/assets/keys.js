// Single keys, and the dialog that lists them. What lists have for rows is in panes.js.
import { element } from './element.js';

/** For how many milliseconds `g` waits for the letter of a page. */
const maxWait = 2000;

/** The first letter of each label that no line before has; the pages below a line come after all lines. */
const pages = () => {
  const links = [...document.querySelectorAll('#nav a:not(.nav-recent a)')];
  const isBelow = link => link.closest('.nav-fold ul') !== null;
  const found = new Map();
  for (const link of [...links.filter(one => !isBelow(one)), ...links.filter(isBelow)]) {
    const letter = [...link.textContent.toLowerCase()].find(one => /[a-z]/.test(one) && !found.has(one));
    if (letter) found.set(letter, link);
  }
  return found;
};

const searchField = () => document.querySelector('main [type="search"]');
const creation = () => document.querySelector('main .head a.button.primary, main .blank a.button.primary');

const line = (keys, words) =>
  element(
    'div',
    {},
    element('dt', {}, ...keys.flatMap(key => [element('kbd', {}, key), ' '])),
    element('dd', {}, words),
  );

const closer = element(
  'button',
  { class: 'button small', type: 'button' },
  element('kbd', {}, 'Esc'),
  element('span', { class: 'hush' }, ': close'),
);
const list = element('dl', { class: 'key-list' });
const box = element('input', { type: 'checkbox' });
const dialog = element(
  'dialog',
  { class: 'palette', 'aria-labelledby': 'keys-title' },
  element(
    'div',
    { class: 'palette-head' },
    element('h2', { id: 'keys-title' }, 'Keyboard shortcuts'),
    closer,
  ),
  list,
  element(
    'p',
    { class: 'palette-keys' },
    element('label', { class: 'key-switch' }, box, 'Use single keys on this device'),
  ),
);
document.body.append(dialog);
closer.addEventListener('click', () => dialog.close());
dialog.addEventListener('pointerdown', event => {
  if (event.target === dialog) dialog.close();
});
let keys;
box.addEventListener('change', () => {
  keys.areOn = box.checked;
});

/** `singleKeys`: whether they are on, which a box changes. */
export function show(singleKeys) {
  keys = singleKeys;
  const search = document.querySelector('[data-search-keys]')?.textContent;
  list.replaceChildren(
    ...(search ? [line([search], 'Search everything')] : []),
    ...(searchField() ? [line(['/'], 'Search on this page')] : []),
    ...(creation() ? [line(['c'], creation().textContent)] : []),
    ...(document.querySelector('[data-live-list]') ? [line(['j', 'k'], 'Next and previous row')] : []),
    ...[...pages()].map(([letter, link]) => line(['g', letter], link.textContent)),
    line(['?'], 'These shortcuts'),
  );
  box.checked = keys.areOn;
  dialog.showModal();
}

/** When `g` was pressed last, in milliseconds. */
let waitsSince = -maxWait;

const effects = {
  '?': show,
  c: () => creation()?.click(),
  // The script of lists goes from row to row.
  j: () => document.dispatchEvent(new CustomEvent('rowkey', { detail: 1 })),
  k: () => document.dispatchEvent(new CustomEvent('rowkey', { detail: -1 })),
  g() {
    waitsSince = performance.now();
  },
};

export function press(key, singleKeys) {
  const isPage = performance.now() - waitsSince < maxWait;
  waitsSince = -maxWait;
  if (isPage) pages().get(key)?.click();
  else effects[key]?.(singleKeys);
}
