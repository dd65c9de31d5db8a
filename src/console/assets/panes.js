// Opens records beside their list, and shows new ones as they come. The pages also work without this script.
(() => {
  const read = async (href, { signal, headers } = {}) => {
    const answer = await fetch(href, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
      signal,
    });
    if (answer.type === 'opaqueredirect') document.dispatchEvent(new Event('sessionend'));
    if (!answer.ok && answer.status !== 404) throw new Error(`status ${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  };
  const rowsOf = body => [...body.querySelectorAll('tr')];
  const rowsIn = part => [...part.querySelectorAll('tbody tr')];
  const isChosen = part => part.querySelector('tbody .select :checked') !== null;
  const isInUse = part =>
    part.matches(':hover') ||
    part.contains(document.activeElement) ||
    isChosen(part) ||
    !getSelection().isCollapsed;

  const panes = document.querySelector('[data-panes]');
  const list = document.querySelector('[data-live-list]');
  const say = text => {
    const status = document.querySelector('[role=status][data-live]');
    if (status) status.textContent = text;
  };

  // Rows that have not changed stay as they are, so that neither the focus nor what is in view moves.
  const takeRows = (body, nextBody) => {
    const known = new Map(rowsOf(body).map(row => [row.id, row]));
    const current = body.querySelector('a[aria-current]')?.closest('tr').id;
    const focused = document.activeElement;
    const place = body.contains(focused) ? focused.closest('tr') : null;
    const rows = rowsOf(nextBody).map(row => {
      const before = known.get(row.id);
      row.querySelector('a.key-name')?.toggleAttribute('aria-current', false);
      if (row.id === current) row.querySelector('a.key-name').setAttribute('aria-current', 'true');
      if (before?.innerHTML === row.innerHTML) return before;
      const box = row.querySelector('.select input');
      if (box) box.checked = before?.querySelector('.select input').checked ?? false;
      if (!before && known.size > 0) row.classList.add('is-new');
      return document.adoptNode(row);
    });
    for (const row of known.values()) if (!rows.includes(row)) row.remove();
    rows.forEach((row, index) => {
      if (body.children[index] !== row) body.insertBefore(row, body.children[index] ?? null);
    });
    for (const row of rowsOf(body).slice(rows.length)) row.remove();
    if (place === null || place.isConnected) return;
    const same = document.getElementById(place.id);
    same
      ?.querySelector(focused.type === 'checkbox' ? '.select input' : 'a.key-name')
      .focus({ preventScroll: true });
  };

  // Opens a record beside the list, where there is room for both. Elsewhere the link opens its page.
  const linkOf = target => target.closest?.('.pane-list .list-table a.key-name, [data-open], [data-close]');
  let opening;
  /** Shows the record of a page beside the list, and marks its row. */
  const show = (page, href) => {
    const record = page.querySelector('[data-record]');
    // It gets the focus, which reads it aloud.
    record?.querySelector('[data-summary]')?.removeAttribute('role');
    panes.querySelector('[data-record]')?.remove();
    // A page that was opened with a record has neither what stands above the list nor its choices.
    const above = panes.querySelector('[data-above]');
    const next = page.querySelector('[data-above]');
    if (above && next && !above.firstElementChild && next.firstElementChild) {
      above.replaceWith(next);
      panes.querySelector('.filters')?.replaceWith(page.querySelector('.filters'));
    }
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
        : field.type !== 'hidden' && field.value !== field.defaultValue,
    );
  const open = async href => {
    opening?.abort();
    opening = new AbortController();
    const { signal } = opening;
    try {
      const page = await read(href, { signal });
      if (!page.querySelector('[data-panes]')) return location.assign(href);
      say(show(page, href) ? `Opened ${page.title.split(' - ')[0]}` : 'Closed');
    } catch {
      if (!signal.aborted) location.assign(href);
    }
  };
  const hasRoom = () => panes.clientWidth >= 832;
  panes?.addEventListener('click', event => {
    const link = linkOf(event.target);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || !hasRoom()) return;
    event.preventDefault();
    if (hasChanges() && !confirm('Leave the record without saving it?')) return;
    const from = panes.querySelector('.list-table a[aria-current]');
    history.pushState(null, '', link.href);
    open(link.href).then(() => {
      if (link.matches('[data-close]')) (from ?? panes.querySelector('.list-table a'))?.focus();
    });
  });
  addEventListener('popstate', () => panes && open(location.href));

  // Where somebody goes on who has sent a form of the record: at its button, which may do something else by now, or else
  // at the title: of the list, if the record is gone.
  const focusAfter = (record, form, button) => {
    const summary = record?.querySelector('[data-summary]');
    if (summary) return summary.focus();
    const same = [...(record?.querySelectorAll('form') ?? [])].find(one => one.action === form.action);
    const buttons = [...(same?.querySelectorAll('[type=submit]') ?? [])];
    const again = buttons.find(one => one.value === button?.value) ?? buttons[0];
    if (again?.checkVisibility()) return again.focus({ preventScroll: true });
    const title = (record ?? panes).querySelector('h1, h2');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  };

  // Sends a form of the record: the list stays where it is, but for the rows that have changed.
  panes?.addEventListener('submit', async event => {
    const form = event.target;
    if (form.method !== 'post' || !form.closest('[data-record]') || !hasRoom()) return;
    event.preventDefault();
    const button = event.submitter;
    if (button) button.disabled = true;
    let answer;
    try {
      const body = new URLSearchParams(new FormData(form, button));
      answer = await fetch(form.action, {
        method: 'POST',
        body,
        // The last one gives it the message after the action, as a page that is opened gets it.
        headers: { accept: 'text/html', 'mock-control': '1', 'opens-page': '1' },
      });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector('[data-panes]');
      if (!next) throw new Error('another page');
      if (answer.redirected) history.replaceState(null, '', answer.url);
      const [rows, nextRows] = [panes, next].map(part => part.querySelector('.pane-list tbody'));
      if (rows && nextRows) takeRows(rows, nextRows);
      const record = show(page, location.href);
      const message = page.querySelector('main > :is(.notice, .toast)');
      document.querySelector('main > .notice, .toast')?.remove();
      if (message) (record ?? panes).prepend(message);
      // It is read aloud once.
      const notice = message?.matches('.toast') ? message.firstElementChild : message;
      notice?.removeAttribute('role');
      say(notice?.textContent ?? '');
      focusAfter(record, form, button);
    } catch {
      if (button) button.disabled = false;
      // It was sent if there is an answer that leads to another page.
      if (answer?.redirected) location.assign(answer.url);
      else say('The server does not answer.');
    }
  });

  /** Goes to the row after or before that of `from`, or else the open one; or to the first one. */
  const goOn = (from, step) => {
    const part = from?.closest?.('[data-live-list]') ?? document.querySelector('[data-live-list]');
    if (!part?.checkVisibility()) return null;
    const rows = rowsIn(part);
    const row = from?.closest?.('tbody tr') ?? part.querySelector('a[aria-current]')?.closest('tr');
    const next = rows[row ? rows.indexOf(row) + step : 0]?.querySelector('a.key-name');
    next?.focus();
    return next;
  };
  // The arrow keys go from the link of a row to that of the next.
  document.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !event.target.matches?.('[data-live-list] tbody a.key-name')) return;
    if (goOn(event.target, step)) event.preventDefault();
  });
  // Escape closes the record, as it closes a dialog.
  document.addEventListener('keydown', event => {
    const isTaken =
      event.defaultPrevented || event.target.closest?.('input, select, textarea, [open], dialog');
    if (event.key !== 'Escape' || isTaken || !panes || !hasRoom()) return;
    panes.querySelector('[data-record] [data-close]')?.click();
  });
  // So do j and k (keys.js) from anywhere. If a record is open beside the list, they open the next one.
  document.addEventListener('rowkey', ({ detail: step }) => {
    const next = goOn(document.activeElement, step);
    if (!next || !panes?.querySelector('[data-record]') || !hasRoom() || hasChanges()) return;
    history.replaceState(null, '', next.href);
    open(next.href);
  });

  if (!list) return;
  const [one, many] = list.dataset.liveList.split(' ');
  const state = document.querySelector('[data-connection]');
  const shown = document.createElement('p');
  shown.className = 'newer';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button small';
  shown.append(button);
  let waiting = null;
  let isPlanned = false;

  const apply = next => {
    waiting = null;
    shown.remove();
    const [body, nextBody] = [list, next].map(part => part.querySelector('tbody'));
    if (body && nextBody) {
      takeRows(body, nextBody);
      const [pages, nextPages] = [list, next].map(part => part.querySelector('.pages'));
      if (!pages && nextPages) list.append(nextPages);
      else if (!nextPages) pages?.remove();
      else if (pages.innerHTML !== nextPages.innerHTML && !pages.contains(document.activeElement))
        pages.replaceWith(nextPages);
      // A form sends again what the list shows now.
      const seen = next.querySelector('[name=seen]')?.value;
      if (seen) for (const field of list.querySelectorAll('[name=seen]')) field.value = seen;
    } else list.replaceChildren(...next.childNodes);
    document.dispatchEvent(new Event('newcontent'));
  };

  // While somebody uses the list or has scrolled down in it, no row moves: what has changed is shown in its place, and new
  // rows wait behind a button.
  const offer = () => {
    if (!waiting) return;
    const isAway = list.getBoundingClientRect().top < 0;
    const known = rowsIn(list).map(row => row.id);
    const next = rowsIn(waiting).map(row => row.id);
    const count = next.filter(id => !known.includes(id)).length;
    const isSame = known.join() === next.join();
    if (known.length === 0 || isSame || (!isAway && !isInUse(list))) return apply(waiting);
    const [body, nextBody] = [list, waiting].map(part => part.querySelector('tbody'));
    if (nextBody) {
      const inPlace = nextBody.cloneNode(true);
      const rows = new Map(rowsOf(inPlace).map(row => [row.id, row]));
      inPlace.replaceChildren(...rowsOf(body).map(row => rows.get(row.id) ?? row.cloneNode(true)));
      takeRows(body, inPlace);
    }
    if (count === 0) return;
    button.textContent = `${count} new`;
    button.ariaLabel = `Show ${count} new ${count === 1 ? one : many}`;
    if (shown.isConnected) return;
    list.prepend(shown);
    say(`${count} new ${count === 1 ? one : many}`);
  };
  button.addEventListener('click', () => {
    if (waiting) apply(waiting);
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
    list.querySelector('a.key-name')?.focus({ preventScroll: true });
  });
  list.addEventListener('pointerleave', offer);
  list.addEventListener('focusout', () => setTimeout(offer));

  // A search has replaced the list (find.js).
  list.addEventListener('found', () => {
    waiting = null;
  });

  const look = async () => {
    isPlanned = false;
    if (document.hidden) return;
    try {
      // Without what the page computes besides the list.
      const page = await read(list.dataset.list ?? location.href, { headers: { 'list-again': '1' } });
      const next = page.querySelector('[data-live-list]');
      if (!next) return;
      waiting = next;
      offer();
    } catch {
      // The next look comes soon.
    }
  };
  // Many changes at once cause few looks at the list.
  const changed = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(look, 200);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) changed();
  });
  if (list.dataset.events === undefined) {
    setInterval(changed, 3000);
    return;
  }
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
