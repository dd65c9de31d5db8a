// Shows new requests as they arrive. The page also works without this script.
(() => {
  const part = document.querySelector('[data-requests]');
  if (!part) return;
  const state = document.querySelector('[data-connection]');
  let isPlanned = false;
  let isStale = false;
  const read = async () => {
    isPlanned = false;
    isStale = false;
    try {
      const answer = await fetch(location.href, { headers: { accept: 'text/html' }, redirect: 'error' });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector('[data-requests]');
      if (!answer.ok || !next) return;
      // Keeps the focus of somebody who goes through the list by keyboard.
      const focused = part.contains(document.activeElement)
        ? document.activeElement.getAttribute('href')
        : null;
      part.replaceChildren(...next.childNodes);
      if (focused) part.querySelector(`[href="${CSS.escape(focused)}"]`)?.focus();
    } catch {
      // The next event tries again.
    }
  };
  // Many requests at once cause few looks at the list.
  const changed = () => {
    isStale = true;
    if (document.hidden) return;
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(read, 200);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isStale) changed();
  });
  const events = new EventSource(part.dataset.requests);
  const say = text => {
    if (state && state.textContent !== text) state.textContent = text;
  };
  events.addEventListener('open', () => {
    say('Live');
    changed();
  });
  events.addEventListener('error', () => say('Not connected'));
  for (const type of ['request', 'clear']) events.addEventListener(type, changed);
})();
