// Opens forms in a sheet above the page that leads to them (editor.js enhances them). They also work without this script.
(() => {
  // A sheet: a dialog at the right side, with the URL of the page that it shows.
  const own = location.pathname + location.search;
  const ownTitle = document.title;
  let sheet = null;

  const valuesOf = form => {
    const values = new FormData(form);
    // What only chooses what is shown is nothing that could be lost.
    const views = [...form.querySelectorAll('[data-view]')].map(field => field.name);
    for (const name of ['csrf', 'token', ...views]) values.delete(name);
    return JSON.stringify([...values]);
  };

  const closeNow = () => {
    if (!sheet) return;
    const { dialog, opener } = sheet;
    sheet = null;
    document.title = ownTitle;
    dialog.close();
    dialog.remove();
    opener?.focus();
  };

  // The URL of the sheet is left first; then the sheet closes.
  const leave = () => {
    sheet.mayClose = true;
    history.back();
  };

  const isTyped = () => valuesOf(sheet.form) !== sheet.before;

  /** `next`: what follows, unless somebody keeps what was typed. */
  const close = (next = leave) => {
    if (!isTyped()) return next();
    const { dialog } = sheet;
    sheet.next = next;
    const asked = dialog.querySelector('.sheet-ask');
    asked.hidden = false;
    sheet.asker = document.activeElement;
    asked.querySelector('[data-keep]').focus();
  };

  const keep = () => {
    sheet.dialog.querySelector('.sheet-ask').hidden = true;
    if (sheet.dialog.contains(sheet.asker)) sheet.asker.focus();
  };

  const button = (className, text, act) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = className;
    made.textContent = text;
    made.addEventListener('click', act);
    return made;
  };

  const closeButton = () => {
    const made = button('button quiet square sheet-close', '', () => close());
    const picture = document.createElement('span');
    picture.className = 'icon i-x';
    picture.ariaHidden = 'true';
    const words = document.createElement('span');
    words.className = 'hush';
    words.textContent = 'Close';
    made.append(picture, words);
    return made;
  };

  const question = () => {
    const asked = document.createElement('div');
    asked.className = 'sheet-ask';
    asked.hidden = true;
    asked.setAttribute('role', 'alertdialog');
    asked.setAttribute('aria-labelledby', 'sheet-question');
    const text = document.createElement('p');
    text.id = 'sheet-question';
    text.textContent = 'Discard what you have typed?';
    const keepButton = button('button', 'Keep editing', keep);
    keepButton.dataset.keep = '';
    const buttons = document.createElement('div');
    buttons.className = 'actions';
    buttons.append(
      keepButton,
      button('button danger solid', 'Discard', () => sheet.next()),
    );
    asked.append(text, buttons);
    return asked;
  };

  // Another form in place of this one.
  const swap = href => {
    const { opener } = sheet;
    history.replaceState({ sheet: href }, '', href);
    closeNow();
    open(href, opener, false);
  };

  const isPlain = event =>
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

  const parsed = text => new DOMParser().parseFromString(text, 'text/html');

  // Shows the form of a page in the sheet, in place of the one that is there.
  const take = (page, editor) => {
    const { dialog } = sheet;
    const heading = editor.querySelector('h1');
    heading.id = 'sheet-title';
    dialog.querySelector('[data-editor]')?.remove();
    dialog.prepend(editor);
    document.title = page.title;
    dialog.dispatchEvent(new Event('newform', { bubbles: true }));
    sheet.form = dialog.querySelector('form');
    document.dispatchEvent(new Event('newcontent'));
  };

  // Says in the sheet what a page with one message says, above what was typed.
  const tell = message => {
    const summary = document.createElement('div');
    summary.className = 'notice error summary';
    summary.setAttribute('role', 'alert');
    summary.tabIndex = -1;
    const title = document.createElement('p');
    const strong = document.createElement('strong');
    strong.textContent = message.querySelector('h1').textContent;
    title.append(strong);
    const words = document.createElement('p');
    words.textContent = message.querySelector('p').textContent;
    summary.append(title, words);
    sheet.form.querySelector('.summary')?.remove();
    sheet.form.querySelector('.editor-fields').prepend(summary);
    summary.focus();
  };

  // A form that is refused comes back into the sheet, and the page beside it stays. What leads on is gone to as usual.
  const send = async (form, button) => {
    if (sheet.isSending) return;
    sheet.isSending = true;
    button?.setAttribute('aria-busy', 'true');
    let page;
    try {
      const answer = await fetch(button?.hasAttribute('formaction') ? button.formAction : form.action, {
        method: 'POST',
        headers: { 'Console-Sheet': '1' },
        body: new URLSearchParams(new FormData(form, button)),
      });
      if (answer.status === 204) return location.assign(answer.headers.get('location'));
      page = parsed(await answer.text());
    } catch {
      // The page itself says what is wrong.
    }
    if (!sheet) return;
    sheet.isSending = false;
    button?.removeAttribute('aria-busy');
    const message = page?.querySelector('[data-message]');
    if (message) return tell(message);
    const editor = page?.querySelector('[data-editor]');
    if (!editor) {
      // Sent again with the same button, it has no other effect: a form that creates something does so once.
      sheet.isLeft = true;
      return form.requestSubmit(button);
    }
    take(page, editor);
    sheet.dialog.querySelector('[autofocus]')?.focus();
  };

  /** `opener`: what gets the focus back. */
  const open = async (href, opener, isNew) => {
    let page;
    try {
      const answer = await fetch(href, { redirect: 'error' });
      page = parsed(await answer.text());
    } catch {
      // The page itself says what is wrong.
    }
    const editor = page?.querySelector('[data-editor]');
    if (!editor || typeof HTMLDialogElement === 'undefined') return location.assign(href);
    if (isNew) history.pushState({ sheet: href }, '', href);
    const dialog = document.createElement('dialog');
    dialog.className = 'sheet';
    dialog.setAttribute('aria-labelledby', 'sheet-title');
    dialog.append(closeButton(), question());
    document.body.append(dialog);
    sheet = { dialog, opener };
    dialog.showModal();
    take(page, editor);
    sheet.before = valuesOf(sheet.form);
    sheet.form.querySelector('input:not([type=hidden]), select, textarea')?.focus();
    dialog.addEventListener('submit', event => {
      if (sheet.isLeft) return;
      event.preventDefault();
      send(event.target, event.submitter);
    });
    dialog.addEventListener('cancel', event => event.preventDefault());
    dialog.addEventListener('click', event => {
      // A click beside the sheet.
      if (event.target === dialog) close();
      const other = event.target.closest('a[data-swap]');
      if (other && isPlain(event)) {
        event.preventDefault();
        return close(() => swap(other.href));
      }
      // The field of an error. The address stays that of the sheet.
      const field = event.target.closest('a[href^="#"]');
      if (field) {
        event.preventDefault();
        document.getElementById(field.hash.slice(1))?.focus();
      }
      const link = event.target.closest('[data-close], .eyebrow a');
      if (!link) return;
      event.preventDefault();
      close();
    });
  };

  // Also of a key that was pressed while nothing had the focus.
  document.addEventListener(
    'keydown',
    event => {
      // In a field with suggestions, Escape closes these.
      const isOurs = event.key === 'Escape' && !event.isComposing && !event.target.list;
      if (!sheet || !isOurs) return;
      event.preventDefault();
      event.stopPropagation();
      if (sheet.dialog.querySelector('.sheet-ask').hidden) close();
      else keep();
    },
    true,
  );

  document.addEventListener('click', event => {
    const link = event.target.closest?.('a[data-sheet]');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    open(link.href, link, true);
  });

  // Somebody who comes back through the history can send the form again.
  addEventListener('pageshow', () => {
    if (sheet) sheet.isSending = false;
  });

  addEventListener('popstate', event => {
    const here = location.pathname + location.search;
    if (here === own) {
      // Back was pressed: what was typed is not lost without a question.
      if (sheet && !sheet.mayClose && isTyped()) {
        history.forward();
        close();
      } else closeNow();
    } else if (event.state?.sheet) {
      if (!sheet) open(event.state.sheet, null, false);
    } else location.reload();
  });
})();
