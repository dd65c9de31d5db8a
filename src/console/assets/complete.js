// Suggests the fields of the sample where somebody types the path of one. They also stand as text on the page.
(() => {
  const maxShown = 8;
  // The open list: its field, its options, and the place of the word in the text.
  let open = null;

  const close = () => {
    if (!open) return;
    open.box.remove();
    for (const name of ['aria-activedescendant', 'aria-controls']) open.field.removeAttribute(name);
    open = null;
  };

  const isExpression = field => field.matches('textarea');
  const known = field =>
    [...(document.getElementById(field.dataset.fields)?.querySelectorAll('code') ?? [])].map(code =>
      isExpression(field) ? (code.dataset.expression ?? code.textContent) : code.textContent,
    );

  // What stands before the cursor; a condition is nothing but a path.
  const wordIn = field => {
    const end = field.selectionStart;
    if (!isExpression(field)) return { start: 0, end: field.value.length, word: field.value.trim() };
    let start = end;
    while (start > 0 && /[\p{L}\p{N}_$.`]/u.test(field.value[start - 1])) start -= 1;
    return { start, end, word: field.value.slice(start, end) };
  };

  const matching = (field, word) => {
    const text = word.toLowerCase();
    const found = known(field).filter(path => path.toLowerCase().includes(text) && path !== word);
    const first = path => Number(!path.toLowerCase().startsWith(text));
    return found.sort((one, other) => first(one) - first(other)).slice(0, maxShown);
  };

  const mark = at => {
    const options = [...open.box.children];
    open.at = (at + options.length) % options.length;
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === open.at);
    open.field.setAttribute('aria-activedescendant', options[open.at].id);
    options[open.at].scrollIntoView({ block: 'nearest' });
  };

  const show = (field, isAsked) => {
    close();
    const { start, end, word } = wordIn(field);
    // Within a word, the rest of it would stay behind what is chosen.
    const isWithin = isExpression(field) && /^[\p{L}\p{N}_$`]/u.test(field.value.slice(end));
    const paths = isWithin || (word === '' && !isAsked) ? [] : matching(field, word);
    if (paths.length === 0) return;
    const box = document.createElement('ul');
    box.className = 'suggestions';
    box.id = `${field.id}-suggestions`;
    box.role = 'listbox';
    box.ariaLabel = 'Fields of the sample';
    for (const [index, path] of paths.entries()) {
      const option = document.createElement('li');
      option.id = `${box.id}-${index}`;
      option.role = 'option';
      option.textContent = path;
      box.append(option);
    }
    field.after(box);
    box.style.top = `${field.offsetTop + field.offsetHeight}px`;
    box.style.left = `${field.offsetLeft}px`;
    box.style.minWidth = `${Math.min(field.offsetWidth, 320)}px`;
    field.setAttribute('aria-controls', box.id);
    open = { field, box, start, end, at: -1 };
    // A path that is whole stays with Enter.
    if (!known(field).includes(word)) mark(0);
    box.scrollIntoView({ block: 'nearest' });
  };

  const accept = () => {
    const { field, box, start, end, at } = open;
    const path = box.children[at].textContent;
    close();
    field.focus();
    field.setRangeText(path, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  };

  const isOurs = target => target instanceof Element && target.matches('[data-fields]');
  document.addEventListener('input', event => {
    if (isOurs(event.target) && event.inputType !== 'insertReplacementText') show(event.target, false);
  });

  // Before the sheet, which Escape would close.
  document.addEventListener(
    'keydown',
    event => {
      const { target, key } = event;
      if (!isOurs(target) || event.isComposing || event.altKey || event.metaKey) return;
      const isAsking =
        (key === ' ' && event.ctrlKey) || (key === 'ArrowDown' && !open && !isExpression(target));
      if (isAsking) show(target, true);
      else if (!open || event.ctrlKey || event.shiftKey) return;
      else if (key === 'ArrowDown') mark(open.at + 1);
      else if (key === 'ArrowUp') mark(open.at === -1 ? -1 : open.at - 1);
      else if (key === 'Enter' && open.at !== -1) accept();
      else if (key === 'Escape') close();
      else {
        if (['Tab', 'Enter'].includes(key) || key.startsWith('Arrow')) close();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // The field keeps the focus while an option is chosen with the pointer.
  document.addEventListener('mousedown', event => {
    const option = open && event.target.closest?.('.suggestions > li');
    if (!option) return;
    event.preventDefault();
    open.at = [...open.box.children].indexOf(option);
    accept();
  });
  document.addEventListener('focusout', event => {
    if (open && event.target === open.field) close();
  });
})();
