// What somebody has opened before, in this browser.
import { element } from './element.js';

const link = document.querySelector('[data-search-link]');
const key = `console-recent ${link.dataset.searchLink} ${new URL(link.href).pathname}`;
const maxRecent = 5;

/** A browser may forbid to keep it: then there is nothing. */
export function recent() {
  try {
    const kept = JSON.parse(localStorage.getItem(key)) ?? [];
    return kept.filter(one => new URL(one.href, link.href).origin === location.origin);
  } catch {
    return [];
  }
}

function keepAll(kept) {
  try {
    localStorage.setItem(key, JSON.stringify(kept.slice(0, maxRecent)));
  } catch {
    // It is not kept.
  }
}

const others = href => recent().filter(one => one.href !== href);

/** `opened`: its `href`, `icon`, `title`, `note` and `kind`. */
export const keepRecent = opened => keepAll([opened, ...others(opened.href)]);

export const forget = href => keepAll(others(href));

/** The name of the icon of an element. */
export const iconIn = icon => /\bi-([a-z-]+)/.exec(icon?.className)?.[1] ?? 'puzzle';

/** Keeps the record that the page shows, and lists those opened before at the end of the navigation. */
export function showRecent() {
  const here = location.pathname;
  const id = document.querySelector('main #record-id[data-keep]');
  // A badge follows the name.
  const title = document.querySelector('main h1')?.firstChild?.textContent.trim() ?? '';
  if (document.querySelector('main[data-message], main [data-message]')) forget(here);
  const before = others(here).filter(one =>
    one.href.startsWith(new URL(link.href).pathname.replace(/search$/, '')),
  );
  if (before.length > 0) listIn(document.querySelector('#nav > ul'), before.slice(0, 4));
  if (id === null) return;
  document.addEventListener('submit', ({ target, submitter }) => {
    const { pathname } = new URL(
      submitter?.hasAttribute('formaction') ? submitter.formAction : target.action,
    );
    if (pathname === `${here}/delete`) forget(here);
  });
  const icon = iconIn(document.querySelector('#nav .nav-fold:has([aria-current]) > a, #nav a[aria-current]'));
  const kind = document.querySelector('main .eyebrow')?.textContent ?? '';
  keepRecent({ href: here, icon, title, note: id.textContent, kind });
}

function listIn(nav, all) {
  const lines = all.map(({ href, icon, title }) =>
    element('li', {}, element('a', { class: `i-${icon}`, href }, element('span', { class: 'cut' }, title))),
  );
  const heading = element('span', { class: 'nav-title', id: 'nav-recent' }, 'Recent');
  const list = element('ul', { 'aria-labelledby': heading.id }, ...lines);
  nav.append(element('li', { class: 'nav-recent' }, heading, list));
}
