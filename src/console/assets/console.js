// Enhances the pages. They also work without this script.
(() => {
  const { src: ownAddress } = document.currentScript;
  const live = document.querySelector('[data-live]');
  const say = text => {
    if (live) live.textContent = text;
  };

  // Back must not send a form again that a log-in has interrupted.
  const { instead } = document.body.dataset;
  if (instead) history.replaceState(history.state, '', instead);

  const select = element => {
    const selection = getSelection();
    selection.removeAllRanges();
    const range = document.createRange();
    range.selectNodeContents(element);
    selection.addRange(range);
  };

  // The browser would copy the visible text, which is dots for a hidden key and readable for a URL, so the real code is
  // copied instead.
  document.addEventListener('copy', event => {
    const selection = getSelection();
    if (selection.isCollapsed || !event.clipboardData) return;
    const range = selection.getRangeAt(0);
    const within = range.commonAncestorContainer;
    const code = (within.nodeType === Node.ELEMENT_NODE ? within : within.parentElement).closest('code');
    const isWhole = range.toString() === code?.textContent;
    if (!code?.querySelector('.token-shown') && !(isWhole && code?.dataset.value)) return;
    event.clipboardData.setData('text/plain', (isWhole && code.dataset.value) || range.toString());
    event.preventDefault();
  });

  // A preset shows its scopes as chosen; who then chooses others has no preset any more.
  document.addEventListener('change', ({ target }) => {
    const field = target.closest('fieldset');
    const preset = field?.querySelector('[data-scope-presets] select');
    if (!preset) return;
    if (target !== preset) {
      preset.value = '';
      return;
    }
    const scopes = preset.selectedOptions[0]?.dataset.scopes?.split(' ');
    if (!scopes) return;
    for (const box of field.querySelectorAll('[type=checkbox]')) box.checked = scopes.includes(box.value);
    field.dispatchEvent(new Event('chosen'));
  });

  const copy = async (button, source) => {
    const label = button.firstElementChild || button;
    let text = 'Copied';
    try {
      await navigator.clipboard.writeText(source.dataset.value ?? source.textContent);
    } catch {
      // Plain http has no clipboard API. If the old command fails too, the selection stays for a keyboard shortcut.
      select(source);
      if (!document.execCommand('copy')) text = 'Press Ctrl+C';
    }
    const isIcon = label.classList.contains('icon');
    const show = (icon, words) => {
      if (isIcon) label.className = `icon ${icon}`;
      else label.textContent = words;
    };
    show(text === 'Copied' ? 'i-check' : 'i-x', text);
    say(text);
    clearTimeout(button.timer);
    button.timer = setTimeout(() => {
      show('i-copy', 'Copy');
      say('');
    }, 2500);
  };

  // Also of parts that a script has put into the page since: it sends the event.
  const showCopyButtons = () => {
    for (const button of document.querySelectorAll('[data-copy][hidden]'))
      button.hidden = !document.querySelector(button.dataset.copy);
  };
  showCopyButtons();
  document.addEventListener('newcontent', showCopyButtons);
  document.addEventListener('click', event => {
    const button = event.target.closest?.('[data-copy]');
    if (button) copy(button, document.querySelector(button.dataset.copy));
  });

  const hideDates = root => {
    for (const field of root.querySelectorAll('[data-date]')) {
      const date = root.querySelector(field.dataset.date);
      if (!date) continue;
      const show = () => {
        date.hidden = field.value !== 'date';
      };
      field.addEventListener('change', show);
      addEventListener('pageshow', show);
      show();
    }
  };
  hideDates(document);
  // A form that was put into the page (sheet.js).
  document.addEventListener('newform', event => hideDates(event.target));

  // Reads parts of the page again, so that they show what has happened. Nothing changes while somebody uses them, or
  // reads what is further up in them. Parts of one page are read together.
  const isInUse = part =>
    part.contains(document.activeElement) ||
    (part.dataset.every !== undefined && part.querySelector(':hover') !== null) ||
    Math.abs(part.closest('[data-anchored]')?.scrollTop ?? 0) > 40;
  // What the server has sent last: what a user has unfolded since makes no difference.
  const sent = new WeakMap();
  const refresh = async (href, parts) => {
    if (document.hidden || !getSelection().isCollapsed || parts.every(isInUse)) return;
    try {
      const answer = await fetch(href, { headers: { 'page-again': '1' }, redirect: 'manual' });
      if (answer.type === 'opaqueredirect') return document.dispatchEvent(new Event('sessionend'));
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const part of parts) {
        const next = page.querySelector(part.dataset.refresh);
        if (!answer.ok || !next || isInUse(part) || next.innerHTML === sent.get(part)) continue;
        sent.set(part, next.innerHTML);
        part.replaceChildren(...next.childNodes);
      }
      // A form sends again what the page shows now.
      const seen = page.querySelector('[name=seen]')?.value;
      if (answer.ok && seen && !parts.some(isInUse))
        for (const field of document.querySelectorAll('[name=seen]')) field.value = seen;
      document.dispatchEvent(new Event('newcontent'));
    } catch {
      // The next attempt comes soon.
    }
  };
  // Also parts that a script has put into the page since.
  const refreshed = () => {
    const parts = [...document.querySelectorAll('[data-refresh]')];
    for (const part of parts) if (!sent.has(part)) sent.set(part, part.innerHTML);
    return parts;
  };
  refreshed();
  document.addEventListener('newcontent', refreshed);
  const seconds = 3;
  let reads = 0;
  setInterval(() => {
    reads += 1;
    // What costs the server more is read less often.
    const parts = refreshed().filter(({ dataset: { every = seconds } }) => reads % (every / seconds) === 0);
    for (const href of new Set(parts.map(part => part.dataset.from)))
      refresh(
        href,
        parts.filter(part => part.dataset.from === href),
      );
  }, seconds * 1000);

  // What the page shows stays, but nothing new comes.
  document.addEventListener(
    'sessionend',
    () => {
      const message = document.createElement('div');
      message.className = 'toast';
      const words = document.createElement('p');
      words.className = 'notice';
      words.setAttribute('role', 'alert');
      const link = document.createElement('a');
      link.href = location.href;
      link.textContent = 'Log in again';
      words.append('Your session has ended, so this page is no longer live. ', link);
      message.append(words);
      document.querySelector('main').append(message);
    },
    { once: true },
  );

  // Who looks at a chat reads it.
  let isReading = false;
  const markRead = async () => {
    const mark = document.querySelector('[data-mark-read]:not([hidden])');
    if (!mark || isReading || document.hidden || !document.hasFocus()) return;
    const form = mark.querySelector('form');
    isReading = true;
    mark.hidden = true;
    try {
      const body = new URLSearchParams([...new FormData(form), ['quiet', '1']]);
      const { ok, type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
      if (!ok && type !== 'opaqueredirect') mark.hidden = false;
      // What has come meanwhile is read too, although the page looks the same.
      else sent.delete(mark.closest('[data-refresh]'));
    } catch {
      mark.hidden = false;
    }
    isReading = false;
  };
  markRead();
  setInterval(markRead, 3000);
  addEventListener('focus', markRead);
  document.addEventListener('visibilitychange', markRead);

  // The whole time, in the reader's zone.
  const zoned = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });
  const showZone = event => {
    const moment = event.target.closest?.('time[data-full]');
    if (moment) moment.title = zoned.format(new Date(moment.dateTime));
  };
  document.addEventListener('pointerover', showZone);

  // Times lie above the link of their row, to show their titles, but lead where the row leads.
  document.addEventListener('click', event => {
    const row = event.target.closest?.('.list-table time, .list-table .more')?.closest('tr');
    if (row && getSelection().isCollapsed) row.querySelector('a.key-name')?.click();
  });

  // Checkboxes of a list: one for all, and how many are chosen.
  const countChosen = () => {
    for (const list of document.querySelectorAll('.list:has(> .bulk)')) {
      const all = list.querySelector('[data-select-all]');
      const boxes = [...list.querySelectorAll('tbody .select input')];
      const chosen = boxes.filter(box => box.checked).length;
      list.querySelector('[data-selected]').textContent = `${chosen} selected`;
      all.hidden = false;
      all.checked = chosen > 0 && chosen === boxes.length;
      all.indeterminate = chosen > 0 && !all.checked;
    }
  };
  document.addEventListener('change', ({ target }) => {
    const list = target.closest('.list:has(> .bulk)');
    if (!list) return;
    if (target.matches('[data-select-all]'))
      for (const box of list.querySelectorAll('tbody .select input')) box.checked = target.checked;
    countChosen();
  });
  document.addEventListener('newcontent', countChosen);
  addEventListener('pageshow', countChosen);

  // The search of a list: its script is loaded when it is first wanted.
  document.addEventListener('focusin', ({ target }) => {
    const filters = target.matches('form[role="search"] [type="search"]') ? target.closest('.filters') : null;
    if (!filters || filters.dataset.found === '' || !document.querySelector('[data-live-list], [data-finds]'))
      return;
    filters.dataset.found = '';
    import(new URL('find.js', ownAddress)).then(({ findAsTyped }) => findAsTyped(filters));
  });

  // The search opens in a dialog, whose script is loaded when it is first wanted.
  const searchLink = document.querySelector('[data-search-link]');
  const openSearch = async () => {
    try {
      const { open } = await import(new URL('palette.js', ownAddress));
      open();
    } catch {
      location.assign(searchLink.href);
    }
  };
  if (searchLink) {
    import(new URL('recent.js', ownAddress)).then(({ showRecent }) => showRecent());
    const isApple = /mac|iphone|ipad/i.test(navigator.userAgentData?.platform ?? navigator.platform);
    searchLink.querySelector('[data-search-keys]').textContent = isApple ? '⌘K' : 'Ctrl K';
    searchLink.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
    searchLink.setAttribute('aria-haspopup', 'dialog');
    searchLink.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openSearch();
    });
    document.addEventListener('keydown', event => {
      // On keyboards without Latin letters, the key has another letter.
      const isK = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK';
      const isCombined = isApple ? event.metaKey : event.ctrlKey;
      if (!isK || !isCombined || event.altKey || event.shiftKey) return;
      // Another dialog asks something first.
      if (document.querySelector('dialog[open]:not(.palette)')) return;
      event.preventDefault();
      openSearch();
    });
    document.querySelector('#log-out-form')?.addEventListener('submit', () => {
      try {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('console-recent ')) localStorage.removeItem(key);
      } catch {
        // Nothing could be kept either.
      }
    });
  }

  // Charts become controls. A script may put one into the page later.
  const showCharts = () => {
    if (document.querySelector('[data-chart]'))
      import(new URL('charts.js', ownAddress)).then(({ touchCharts }) => touchCharts());
  };
  showCharts();
  document.addEventListener('newcontent', showCharts);

  // Single keys: their script is loaded when one is first pressed. Whoever speaks to the computer can switch them off.
  const offKey = 'console-keys-off';
  const singleKeys = {
    get areOn() {
      try {
        return localStorage.getItem(offKey) === null;
      } catch {
        return true;
      }
    },
    set areOn(on) {
      try {
        if (on) localStorage.removeItem(offKey);
        else localStorage.setItem(offKey, 'yes');
      } catch {
        // The browser keeps nothing: the keys stay as they are.
      }
    },
  };
  let keys = null;
  const loadKeys = () => {
    keys ??= import(new URL('keys.js', ownAddress));
    return keys;
  };
  document.addEventListener('keydown', event => {
    const { key, target } = event;
    const isSingle = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isSingle || event.isComposing || !singleKeys.areOn) return;
    if (target.closest?.('input, select, textarea') || document.querySelector('dialog[open]')) return;
    if (key === '/') {
      // Some browsers search on the page with it.
      event.preventDefault();
      const field = document.querySelector('main [type="search"]');
      field?.focus();
      field?.select();
    } else if (keys !== null || '?cgjk'.includes(key)) loadKeys().then(({ press }) => press(key, singleKeys));
  });
  const keysButton = document.querySelector('[data-keys]');
  if (keysButton) keysButton.hidden = false;
  keysButton?.addEventListener('click', async () => {
    const { show } = await loadKeys();
    show(singleKeys);
  });

  // The parts of a long action follow each other, until somebody stops them.
  const goOn = () => {
    const toast = document.querySelector('.toast[data-goes-on]');
    if (!toast) return;
    delete toast.dataset.goesOn;
    const [form, stop] = [toast.querySelector('form'), toast.querySelector('[data-stop]')];
    const next = setTimeout(() => form.isConnected && form.requestSubmit(), 1500);
    form.hidden = true;
    stop.hidden = false;
    stop.addEventListener('click', () => {
      clearTimeout(next);
      form.hidden = false;
      form.querySelector('button').focus();
      stop.remove();
    });
  };
  goOn();
  document.addEventListener('newcontent', goOn);
  document.addEventListener('click', event => {
    event.target.closest?.('[data-dismiss]')?.closest('.toast').remove();
  });

  // An action that leads back to its page leaves it in the history twice: Back and Forward pass over the first one.
  const here = () => location.href.replace(/#.*/, '');
  document.addEventListener('submit', ({ target }) => {
    // A field may be named method.
    if (target.getAttribute('method') === 'post')
      history.replaceState({ ...history.state, sentFrom: here() }, '');
  });
  if (document.referrer === here() && document.querySelector('main > :is(.toast, .notice)'))
    sessionStorage.setItem(`came-back ${here()}`, 'yes');
  addEventListener('pageshow', () => {
    const { activation } = globalThis.navigation ?? {};
    if (activation?.navigationType !== 'traverse' || !activation.from) return;
    if (history.state?.sentFrom !== here() || sessionStorage.getItem(`came-back ${here()}`) === null) return;
    history.go(activation.from.index > activation.entry.index ? -1 : 1);
  });

  // Moves the focus to the errors of a returned form if the browser has not done so.
  document.querySelector('[data-summary]')?.focus();

  // The buttons that were pressed, with what they show otherwise.
  const working = new Map();
  document.addEventListener('submit', event => {
    const button = event.submitter || event.target.querySelector('[type=submit]');
    if (!button || event.defaultPrevented) return;
    // Disables a button after the form was sent, because disabling it earlier would prevent sending.
    setTimeout(() => {
      working.set(button, [...button.childNodes]);
      button.textContent = 'Working…';
      button.disabled = true;
      say('Working…');
    });
  });

  // In a chat, Enter sends the message. Keyboards on a screen have no Shift + Enter, so there it begins a line.
  const hasKeys = matchMedia('(pointer: fine)').matches;
  const answer = document.querySelector('.composer textarea');
  if (answer && hasKeys) answer.placeholder = 'Enter sends, Shift + Enter begins a line';
  document.addEventListener('keydown', event => {
    const { target } = event;
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !hasKeys) return;
    if (!target.matches?.('.composer textarea')) return;
    event.preventDefault();
    if (target.value.trim() !== '') target.form.requestSubmit();
  });

  // Restores the page if the user comes back through the history.
  addEventListener('pageshow', event => {
    if (!event.persisted) return;
    for (const [button, label] of working) {
      button.replaceChildren(...label);
      button.disabled = false;
    }
    working.clear();
  });

  // In a low window, the navigation scrolls: the entry of this page is in view. `scrollIntoView` would let the first Tab
  // begin there.
  const entry = document.querySelector('.nav [aria-current]');
  const tall = entry?.closest('.nav');
  if (tall) {
    const below = entry.getBoundingClientRect().bottom - tall.getBoundingClientRect().bottom;
    if (below > -24) tall.scrollTop += below + 24;
  }

  // On narrow screens, one button opens and closes the navigation. Without this script, links do.
  const tree = document.querySelector('#nav');
  const opener = document.querySelector('[data-nav]');
  const showTree = open => {
    if (!opener || !tree) return;
    if (location.hash === '#nav') location.replace('#main');
    tree.toggleAttribute('data-open', open);
    opener.setAttribute('aria-expanded', String(open));
  };
  opener?.setAttribute('aria-expanded', 'false');
  opener?.addEventListener('click', event => {
    event.preventDefault();
    showTree(!tree.hasAttribute('data-open'));
  });

  const close = (except, keepsFocus = false) => {
    for (const menu of document.querySelectorAll('[data-menu][open]')) {
      if (menu.contains(except)) continue;
      if (!keepsFocus && menu.contains(document.activeElement)) menu.querySelector('summary').focus();
      menu.open = false;
    }
    if (tree?.hasAttribute('data-open') && !tree.contains(except) && !opener.contains(except)) {
      if (!keepsFocus && tree.contains(document.activeElement)) opener.focus();
      showTree(false);
    }
  };
  document.addEventListener('click', event => close(event.target));
  document.addEventListener('focusin', event => close(event.target, true));
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') close(null);
  });
})();
