// Shows what a form would do while somebody types, and searches among its choices. Forms also work without this script.
(() => {
  // What somebody has selected since is no difference, and a field that is replaced keeps the focus.
  const written = part => part.innerHTML.replaceAll(' selected=""', '');
  const take = (part, next) => {
    if (written(next) === written(part)) return;
    // Nor is a text that somebody types.
    if (part.contains(document.activeElement) && document.activeElement.matches('textarea')) return;
    const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
    part.replaceChildren(...next.childNodes);
    if (focused) document.getElementById(focused)?.focus();
  };

  // Sends the form with its button, and takes the parts of the result from the page that comes back. An answer to what
  // has been typed over since is never shown.
  const preview = form => {
    const watched = form.dataset.preview.split(' ');
    const parts = () => [...form.querySelectorAll('[data-preview-part]')];
    let timer;
    let request = new AbortController();
    const fail = () => {
      for (const part of parts()) part.textContent = 'The preview is not available at the moment.';
    };
    const show = async () => {
      const { signal } = request;
      const body = new URLSearchParams(new FormData(form));
      for (const name of [...body.keys()]) if (/^password(:|$)/.test(name)) body.delete(name);
      body.set('do', 'try');
      try {
        const answer = await fetch(form.action, { method: 'POST', body, signal });
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        if (signal.aborted) return;
        if (!page.querySelector('[data-preview-part]')) return fail();
        for (const part of parts()) {
          const next = page.getElementById(part.id);
          if (!next) continue;
          take(part, next);
          part.removeAttribute('aria-busy');
        }
        document.dispatchEvent(new Event('newcontent'));
      } catch {
        if (!signal.aborted) fail();
      }
    };
    form.addEventListener('input', event => {
      if (!watched.includes(event.target.name)) return;
      request.abort();
      request = new AbortController();
      for (const part of parts()) part.setAttribute('aria-busy', 'true');
      clearTimeout(timer);
      timer = setTimeout(show, 400);
    });
    form.addEventListener('submit', () => {
      clearTimeout(timer);
      request.abort();
    });
  };

  // The fields that are parameters of another field, a URL: they write into it, and read what is typed there. The rest of
  // the URL stays as it was written.
  const decoded = text => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '));
    } catch {
      return text;
    }
  };
  const split = text => {
    const [, start, query = '', end] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(text);
    return { start, end, pairs: query.split('&').filter(pair => pair !== '') };
  };
  const nameOf = pair => decoded(pair.split('=')[0]);
  const parameters = form => {
    const fields = [...form.querySelectorAll('[data-parameter]')];
    const url = fields[0] && form.elements[fields[0].dataset.of];
    if (!url) return;
    const write = field => {
      const name = field.dataset.parameter;
      const { start, end, pairs } = split(url.value);
      const value = field.value.trim();
      if (start.trim() === '') return;
      const written = value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
      const at = pairs.findIndex(pair => nameOf(pair) === name);
      const all = pairs.filter(pair => nameOf(pair) !== name);
      all.splice(at === -1 ? all.length : at, 0, ...written);
      url.value = `${start}${all.length > 0 ? `?${all.join('&')}` : ''}${end}`;
    };
    // What the URL had when it was read last: only what was removed from it is removed from a field.
    let known = new Map();
    const inUrl = () => {
      const { pairs } = split(url.value);
      return new Map(pairs.map(pair => [nameOf(pair), decoded(pair.slice(pair.indexOf('=') + 1))]));
    };
    known = inUrl();
    form.addEventListener('input', event => {
      if (event.target === url) {
        const now = inUrl();
        for (const field of fields) {
          const { parameter } = field.dataset;
          if (now.has(parameter)) field.value = now.get(parameter);
          else if (known.has(parameter)) field.value = '';
        }
        known = now;
      } else if (fields.includes(event.target)) {
        write(event.target);
        known = inUrl();
      }
    });
    const copy = form.querySelector('[data-parameters]');
    copy?.addEventListener('change', () => {
      const chosen = new URLSearchParams(copy.value);
      if (copy.value === '') return;
      for (const field of fields) {
        field.value = chosen.get(field.dataset.parameter) ?? '';
        write(field);
      }
      known = inUrl();
      copy.value = '';
      fields[0].dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  // Many checkboxes in folded groups: a search among them, and how many are selected.
  const choices = field => {
    const search = field.querySelector('[data-search-choices]');
    const none = field.querySelector('[data-none-found]');
    const groups = [...field.querySelectorAll('details')];
    const labels = [...field.querySelectorAll('.choice')];
    let opened = null;
    search.parentElement.hidden = false;
    search.addEventListener('input', () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const isSearch = words.length > 0;
      if (isSearch) opened ??= groups.filter(group => group.open);
      for (const label of labels) {
        const text = label.textContent.toLowerCase();
        label.hidden = !words.every(word => text.includes(word));
      }
      for (const group of groups) {
        const hasFound = group.querySelector('.choice:not([hidden])') !== null;
        group.hidden = !hasFound;
        if (isSearch) group.open = hasFound;
        else if (opened) group.open = opened.includes(group);
      }
      if (!isSearch) opened = null;
      none.textContent = labels.every(label => label.hidden) ? 'Nothing was found.' : '';
    });
    // The form is not sent by a search.
    search.addEventListener('keydown', event => {
      if (event.key === 'Enter') event.preventDefault();
    });
    const recount = () => {
      for (const group of groups) {
        const count = group.querySelectorAll(':checked').length;
        group.querySelector('[data-chosen]').textContent = count > 0 ? `${count} selected` : '';
        if (count > 0 && opened && !opened.includes(group)) opened.push(group);
      }
    };
    field.addEventListener('change', recount);
    field.addEventListener('chosen', recount);
  };

  // Rows of a form that a button adds and removes. The server numbers them anew when it shows the form again.
  const rows = list => {
    const all = () => [...list.querySelectorAll('[data-row]')];
    const adder = list.querySelector('[data-add-row]');
    let next = all().length;
    const empty = row => {
      for (const error of row.querySelectorAll('.error')) error.remove();
      for (const field of row.querySelectorAll('input, select')) {
        if (field.matches('select')) field.selectedIndex = 0;
        else field.value = '';
        field.removeAttribute('aria-invalid');
        field.removeAttribute('aria-describedby');
      }
    };
    const added = () => {
      const row = all().at(-1).cloneNode(true);
      empty(row);
      const numbered = text => text.replace(/-\d+-(field|operator|value)$/, `-${next}-$1`);
      for (const field of row.querySelectorAll('[id]')) field.id = numbered(field.id);
      for (const label of row.querySelectorAll('[for]')) label.htmlFor = numbered(label.htmlFor);
      next += 1;
      all().at(-1).after(row);
      return row;
    };
    list.addEventListener('click', event => {
      const button = event.target.closest('[data-add-row], [data-remove-row]');
      if (!button) return;
      event.preventDefault();
      let row = button.closest('[data-row]');
      if (!row) row = added();
      else if (all().length === 1) empty(row);
      else {
        const other = row.nextElementSibling?.matches('[data-row]') ? row.nextElementSibling : null;
        const before = all()[all().indexOf(row) - 1];
        row.remove();
        row = other ?? before;
      }
      for (const [at, one] of all().entries()) {
        one.ariaLabel = `Condition ${at + 1}`;
        one.querySelector('[data-remove-row] .hush').textContent = `Remove condition ${at + 1}`;
      }
      adder.hidden = all().length >= Number(list.dataset.rows);
      const field = row.querySelector('input');
      field.focus();
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  const enhance = root => {
    for (const list of root.querySelectorAll('[data-rows]')) rows(list);
    for (const field of root.querySelectorAll('[data-choices]')) choices(field);
    for (const form of root.querySelectorAll('form[data-preview]')) {
      preview(form);
      parameters(form);
    }
    for (const button of root.querySelectorAll('[data-try]')) button.hidden = true;
  };
  enhance(document);

  // A form that was put into the page (sheet.js).
  document.addEventListener('newform', event => enhance(event.target));
})();
