// Shows new requests as they arrive, and opens records beside their list. The pages also work without this script.
(() => {
  const read = async (href, signal) => {
    const answer = await fetch(href, { headers: { accept: 'text/html' }, redirect: 'error', signal });
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  };
  const isInUse = part =>
    part.matches(':hover') || part.contains(document.activeElement) || !getSelection().isCollapsed;

  // Opens a record beside the list, where there is room for both. Elsewhere the link opens its page.
  const panes = document.querySelector('[data-panes]');
  const linkOf = target => target.closest?.('.pane-list .list-table a.key-name, [data-open], [data-close]');
  let opening;
  /** Shows the record of a page beside the list, and marks its row. */
  const show = (page, href) => {
    const record = page.querySelector('[data-record]');
    panes.querySelector('[data-record]')?.remove();
    panes.classList.toggle('has-record', Boolean(record));
    if (record) panes.append(record);
    const current = new URL(href, location.href).pathname;
    for (const link of panes.querySelectorAll('.list-table a.key-name'))
      if (record && new URL(link.href).pathname === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    document.title = page.title;
    document.dispatchEvent(new Event('newcontent'));
    return record;
  };
  /** Whether somebody has typed something that is not saved. */
  const hasChanges = () =>
    [...panes.querySelectorAll('[data-record] form[method=post] :is(input, textarea, option)')].some(field =>
      field.localName === 'option'
        ? field.selected !== field.defaultSelected && field.parentElement.name.startsWith('field:')
        : field.value !== field.defaultValue,
    );
  const say = text => {
    const status = document.querySelector('[role=status][data-live]');
    if (status) status.textContent = text;
  };
  const open = async href => {
    opening?.abort();
    opening = new AbortController();
    const { signal } = opening;
    try {
      const page = await read(href, signal);
      if (!page.querySelector('[data-panes]')) return location.assign(href);
      say(show(page, href) ? `Opened ${page.title.split(' - ')[0]}` : 'Closed');
    } catch {
      if (!signal.aborted) location.assign(href);
    }
  };
  panes?.addEventListener('click', event => {
    const link = linkOf(event.target);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || panes.clientWidth < 832) return;
    event.preventDefault();
    if (hasChanges() && !confirm('Leave the record without saving it?')) return;
    const from = panes.querySelector('.list-table a[aria-current]');
    history.pushState(null, '', link.href);
    open(link.href).then(() => {
      if (link.matches('[data-close]')) (from ?? panes.querySelector('.list-table a'))?.focus();
    });
  });
  // Saves a record where it is: the list stays as it is, but for the row that has changed.
  panes?.addEventListener('submit', async event => {
    const form = event.target;
    if (form.method !== 'post' || !form.closest('[data-record]') || panes.clientWidth < 832) return;
    event.preventDefault();
    const button = event.submitter;
    if (button) button.disabled = true;
    let answer;
    try {
      const body = new URLSearchParams(new FormData(form));
      answer = await fetch(form.action, {
        method: 'POST',
        body,
        headers: { accept: 'text/html', 'mock-control': '1' },
      });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector('[data-panes]');
      if (!next) throw new Error('another page');
      if (answer.redirected) history.replaceState(null, '', answer.url);
      const list = panes.querySelector('.pane-list tbody');
      const nextList = next.querySelector('.pane-list tbody');
      if (list && nextList) list.replaceChildren(...nextList.children);
      const record = show(page, location.href);
      const notice = page.querySelector('main > .notice');
      document.querySelector('main > .notice')?.remove();
      if (notice) (record ?? panes).prepend(notice);
      say(notice?.textContent ?? '');
      record?.querySelector('[data-summary]')?.focus();
    } catch {
      if (button) button.disabled = false;
      // It was saved if there is an answer that leads to another page.
      if (answer?.redirected) location.assign(answer.url);
      else say('The mock server does not answer.');
    }
  });
  addEventListener('popstate', () => panes && open(location.href));

  // The list of requests.
  const list = document.querySelector('[data-events]');
  if (!list || !panes) return;
  const state = document.querySelector('[data-connection]');
  const shown = document.createElement('p');
  shown.className = 'newer';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button small';
  shown.append(button);
  let waiting = null;
  let isPlanned = false;
  const rowsIn = part => [...part.querySelectorAll('tbody tr')];

  // Rows that have not changed stay as they are, so that neither the focus nor what is in view moves.
  const apply = next => {
    waiting = null;
    shown.remove();
    const body = list.querySelector('tbody');
    const nextBody = next.querySelector('tbody');
    if (!body || !nextBody) return list.replaceChildren(...next.childNodes);
    const known = new Map(rowsIn(body).map(row => [row.id, row]));
    const current = body.querySelector('a[aria-current]')?.closest('tr').id;
    const rows = rowsIn(nextBody).map(row => {
      const before = known.get(row.id);
      if (row.id === current) row.querySelector('a.key-name').setAttribute('aria-current', 'true');
      return before && before.innerHTML === row.innerHTML ? before : document.adoptNode(row);
    });
    for (const [id, row] of known) if (!rows.some(one => one.id === id)) row.remove();
    rows.forEach((row, index) => {
      if (body.children[index] !== row) body.insertBefore(row, body.children[index] ?? null);
    });
    for (const row of rowsIn(body).slice(rows.length)) row.remove();
  };

  // While somebody uses the list or has scrolled down in it, new requests wait behind a button.
  const offer = () => {
    if (!waiting) return;
    const isAway = list.getBoundingClientRect().top < 0;
    const known = new Set(rowsIn(list).map(row => row.id));
    const count = rowsIn(waiting).filter(row => !known.has(row.id)).length;
    if (!isAway && !isInUse(list)) return apply(waiting);
    if (count === 0 || known.size === 0) return apply(waiting);
    button.textContent = count === 1 ? 'Show 1 new request' : `Show ${count} new requests`;
    if (!shown.isConnected) list.before(shown);
  };
  button.addEventListener('click', () => {
    if (waiting) apply(waiting);
    scrollTo({ top: 0 });
    list.querySelector('a.key-name')?.focus({ preventScroll: true });
  });
  list.addEventListener('pointerleave', offer);
  list.addEventListener('focusout', () => setTimeout(offer));

  const look = async () => {
    isPlanned = false;
    if (document.hidden) return;
    try {
      const next = (await read(location.href)).querySelector('[data-events]');
      if (!next) return;
      waiting = next;
      offer();
    } catch {
      // The next event tries again.
    }
  };
  // Many requests at once cause few looks at the list.
  const changed = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(look, 200);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) changed();
  });
  const events = new EventSource(list.dataset.events);
  const tell = (text, kind) => {
    if (!state || state.textContent === text) return;
    state.textContent = text;
    state.className = `badge ${kind}`;
  };
  events.addEventListener('open', () => {
    tell('Live', 'good');
    changed();
  });
  events.addEventListener('error', () => tell('Not connected', 'bad'));
  for (const type of ['request', 'clear']) events.addEventListener(type, changed);
})();
