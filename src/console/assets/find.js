// A search finds while somebody types. Its button finds the same.

const listOf = page => page.querySelector('[data-live-list], [data-finds]');

/** `filters`: what holds the form of the search. The list is replaced by that of the page that the form leads to. */
export function findAsTyped(filters) {
  const form = filters.querySelector('form');
  const list = listOf(document);
  const [one, many] = (list.dataset.liveList ?? list.dataset.finds).split(' ');
  let typed;
  let searching;
  const address = () => {
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ''));
    return `${form.action}${query.size > 0 ? `?${query}` : ''}`;
  };
  const find = async () => {
    searching?.abort();
    searching = new AbortController();
    const { signal } = searching;
    const href = address();
    try {
      const answer = await fetch(href, { headers: { accept: 'text/html' }, redirect: 'manual', signal });
      if (answer.type === 'opaqueredirect') document.dispatchEvent(new Event('sessionend'));
      if (!answer.ok && answer.status !== 404) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = listOf(page);
      const others = page.querySelectorAll('.filters > :not(form)');
      if (signal.aborted || !next) return;
      list.dispatchEvent(new Event('found'));
      if (next.dataset.list) list.dataset.list = next.dataset.list;
      list.replaceChildren(...next.childNodes);
      for (const part of filters.querySelectorAll(':scope > :not(form)')) part.remove();
      filters.append(...others);
      // Beside a chat, the address stays that of the chat.
      if (location.pathname === new URL(href).pathname) history.replaceState(null, '', href);
      document.dispatchEvent(new Event('newcontent'));
      const count = list.querySelectorAll('tbody tr, .chat-entry').length;
      const status = document.querySelector('[role=status][data-live]');
      if (status) status.textContent = `${count} ${count === 1 ? one : many}`;
    } catch {
      // The button still works.
    }
  };
  const plan = () => {
    clearTimeout(typed);
    if (!document.querySelector('[data-record]')) typed = setTimeout(find, 250);
  };
  form.addEventListener('input', ({ target }) => target.type === 'search' && plan());
  // What was typed until this script had come.
  const search = form.querySelector('[type="search"]');
  if (search.value !== search.defaultValue) plan();
}
