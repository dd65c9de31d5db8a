// Makes each chart one control: its numbers appear for a pointer, for touch and with the arrow keys, and several bars are
// chosen by dragging, or with Shift and the arrow keys. The links of the bars also work without this script.

const element = (name, className, ...content) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
};

const tip = element('div', 'plot-tip');
tip.popover = 'manual';
tip.ariaHidden = 'true';
document.body.append(tip);

/** Hides the numbers of the chart that shows some. */
let hideShown = () => {};
addEventListener('scroll', () => hideShown(), { passive: true, capture: true });
document.addEventListener('pointerdown', ({ target }) => target.closest?.('.plot') || hideShown());

function touch(chart) {
  const plot = chart.querySelector('.plot');
  const bars = [...plot.querySelectorAll('.plot-hits > *')];
  const table = chart.querySelector('table');
  const columns = [...table.tHead.rows[0].cells].slice(1).map(cell => cell.textContent);
  const rows = [...table.tBodies[0].rows];
  if (chart.dataset.chart !== '') rows.reverse();
  const hasLinks = bars[0]?.localName === 'a';
  // The browser would show them beside the numbers.
  for (const bar of bars) bar.removeAttribute('title');

  // The bars from `anchor` to `at`, in either order.
  let anchor = bars.length - 1;
  let at = anchor;
  const ends = () => [Math.min(anchor, at), Math.max(anchor, at)];
  const titleOf = (first, last) =>
    [...new Set([first, last])].map(index => rows[index].cells[0].textContent).join(' – ');
  const numbersOf = (first, last) =>
    columns.map((name, column) => {
      const values = rows
        .slice(first, last + 1)
        .map(row => Number(row.cells[column + 1].textContent.replaceAll(',', '')));
      return [name, values.reduce((sum, value) => sum + value, 0).toLocaleString('en')];
    });

  const handle = element('div', 'plot-handle');
  handle.tabIndex = 0;
  handle.role = 'slider';
  const wording = hasLinks
    ? '. Arrow keys go from bar to bar, with Shift they choose several, Enter filters by them'
    : '. Arrow keys go from bar to bar';
  handle.ariaLabel = chart.dataset.label + wording;
  handle.ariaValueMin = '1';
  handle.ariaValueMax = String(bars.length);
  plot.append(handle);

  const told = () => {
    const [first, last] = ends();
    handle.ariaValueNow = String(at + 1);
    handle.ariaValueText = [
      titleOf(first, last),
      ...numbersOf(first, last).map(([name, number]) => `${name} ${number}`),
    ].join(', ');
  };
  told();

  let isShown = false;
  const hide = () => {
    isShown = false;
    for (const bar of bars) bar.classList.remove('is-in');
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  /** `hint`: what can be done with the bars. */
  const show = hint => {
    const [first, last] = ends();
    if (hideShown !== hide) hideShown();
    hideShown = hide;
    isShown = true;
    for (const [index, bar] of bars.entries()) bar.classList.toggle('is-in', index >= first && index <= last);
    const lines = numbersOf(first, last).map(([name, number]) =>
      element('div', '', element('dt', '', name), element('dd', '', number)),
    );
    tip.replaceChildren(
      element('strong', '', titleOf(first, last)),
      element('dl', '', ...lines),
      ...(hasLinks && hint ? [element('p', '', hint)] : []),
    );
    if (!tip.matches(':popover-open')) tip.showPopover?.();
    // At the edge of the window, its lines would break.
    tip.style.left = '0';
    // Above the bars, or below them where there is no room; always within the window.
    const [left, right] = [bars[first], bars[last]].map(bar => bar.getBoundingClientRect());
    const { top, bottom } = plot.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const middle = (left.left + right.right) / 2 - width / 2;
    tip.style.left = `${Math.max(8, Math.min(middle, document.documentElement.clientWidth - width - 8))}px`;
    tip.style.top = `${top - height - 8 >= 0 ? top - height - 8 : bottom + 8}px`;
    told();
  };

  /** The page with what the bars count. */
  const follow = () => {
    const [first, last] = ends().map(index => new URL(bars[index].href));
    first.searchParams.set('to', last.searchParams.get('to'));
    location.assign(first);
  };

  const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity };
  handle.addEventListener('keydown', event => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Enter' && hasLinks) return follow();
    if (key === 'Escape') {
      anchor = at;
      return hide();
    }
    if (!(key in steps)) return;
    event.preventDefault();
    at = Math.max(0, Math.min(at + steps[key], bars.length - 1));
    if (!shiftKey || !hasLinks) anchor = at;
    show('Press Enter to filter');
  });
  handle.addEventListener('focus', () => show('Press Enter to filter'));
  handle.addEventListener('blur', () => {
    anchor = at;
    hide();
  });

  const indexAt = x => {
    const index = bars.findIndex(bar => x < bar.getBoundingClientRect().right);
    return index === -1 ? bars.length - 1 : index;
  };
  // Where the pointer was pressed; what a touch did not show yet, it shows instead of following it.
  let pressed = null;
  let isDragged = false;
  let isKept = false;
  plot.addEventListener('pointerdown', event => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = indexAt(event.clientX);
    const [first, last] = ends();
    isDragged = false;
    isKept = event.pointerType === 'mouse' || (isShown && index >= first && index <= last);
    pressed = index;
  });
  plot.addEventListener('pointermove', event => {
    const index = indexAt(event.clientX);
    if (pressed === null) {
      if (event.pointerType !== 'mouse') return;
      anchor = index;
      at = index;
      return show('Click to filter, drag for a range');
    }
    if (index === pressed && !isDragged) return;
    isDragged = true;
    plot.setPointerCapture(event.pointerId);
    anchor = hasLinks ? pressed : index;
    at = index;
    show(event.pointerType === 'mouse' ? 'Release to filter' : 'Tap to filter');
  });
  plot.addEventListener('pointerup', event => {
    const wasDragged = pressed !== null && isDragged;
    pressed = null;
    if (wasDragged && hasLinks && event.pointerType === 'mouse') follow();
  });
  plot.addEventListener('pointercancel', () => {
    pressed = null;
    hide();
  });
  plot.addEventListener('pointerleave', event => {
    if (pressed === null && event.pointerType === 'mouse' && document.activeElement !== handle) hide();
  });
  plot.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isDragged) return event.preventDefault();
    if (isKept && anchor === at) return;
    event.preventDefault();
    if (isKept) return hasLinks && follow();
    anchor = indexAt(event.clientX);
    at = anchor;
    show('Tap again to filter');
  });
  // The browser would drag the link.
  plot.addEventListener('dragstart', event => event.preventDefault());
}

const touched = new WeakSet();

export function touchCharts() {
  for (const chart of document.querySelectorAll('[data-chart]')) {
    if (touched.has(chart)) continue;
    touched.add(chart);
    touch(chart);
  }
}
