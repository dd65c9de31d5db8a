// What the pages do better with a script. Without it they still work.
(() => {
  const live = document.querySelector('[data-live]');
  const say = text => {
    if (live) live.textContent = text;
  };

  const select = element => {
    const selection = getSelection();
    selection.removeAllRanges();
    const range = document.createRange();
    range.selectNodeContents(element);
    selection.addRange(range);
  };

  // The browser would copy what it shows, and of a covered key that is dots: code is copied as it runs.
  document.addEventListener('copy', event => {
    const selection = getSelection();
    if (selection.isCollapsed || !event.clipboardData) return;
    const range = selection.getRangeAt(0);
    const within = range.commonAncestorContainer;
    const code = (within.nodeType === Node.ELEMENT_NODE ? within : within.parentElement).closest('code');
    if (!code?.querySelector('.token-shown')) return;
    event.clipboardData.setData('text/plain', range.toString());
    event.preventDefault();
  });

  const copy = async (button, source) => {
    const label = button.firstElementChild || button;
    let text = 'Copied';
    try {
      await navigator.clipboard.writeText(source.textContent);
    } catch {
      // Plain http has no clipboard: the selection is left for the keyboard where the old command fails too.
      select(source);
      if (!document.execCommand('copy')) text = 'Press Ctrl+C';
    }
    label.textContent = text;
    say(text);
    clearTimeout(button.timer);
    button.timer = setTimeout(() => {
      label.textContent = 'Copy';
      say('');
    }, 2500);
  };

  for (const button of document.querySelectorAll('[data-copy]')) {
    const source = document.querySelector(button.dataset.copy);
    if (!source) continue;
    button.hidden = false;
    button.addEventListener('click', () => copy(button, source));
  }

  for (const field of document.querySelectorAll('[data-date]')) {
    const date = document.querySelector(field.dataset.date);
    if (!date) continue;
    const show = () => {
      date.hidden = field.value !== 'date';
    };
    field.addEventListener('change', show);
    addEventListener('pageshow', show);
    show();
  }

  // Where the browser has not done so itself: a form that came back begins with what is wrong.
  document.querySelector('[data-summary]')?.focus();

  document.addEventListener('submit', event => {
    const button = event.submitter || event.target.querySelector('[type=submit]');
    if (!button || event.defaultPrevented) return;
    // After the form is on its way: a button that is disabled earlier stops it.
    setTimeout(() => {
      button.dataset.label = button.textContent;
      button.textContent = 'Working…';
      button.disabled = true;
      say('Working…');
    });
  });

  // Coming back from the history, a page is as it was left.
  addEventListener('pageshow', event => {
    if (!event.persisted) return;
    for (const button of document.querySelectorAll('[data-label]')) {
      if (button.type !== 'submit') continue;
      button.textContent = button.dataset.label;
      button.disabled = false;
    }
  });

  // Where the sections do not fit beside one another, the one shown is in sight.
  document.querySelector('.nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  const close = except => {
    for (const menu of document.querySelectorAll('[data-menu][open]')) {
      if (menu.contains(except)) continue;
      if (menu.contains(document.activeElement)) menu.querySelector('summary').focus();
      menu.open = false;
    }
  };
  document.addEventListener('click', event => close(event.target));
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') close(null);
  });
})();
