/** What all automation pages share: their document, and small parts of forms. */
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { type DetailHead, deleteItem } from '../../../pages/detail.ts';
import { described, fieldError } from '../../../pages/form-parts.ts';
import { buttonForm, noticeBox } from '../../../pages/parts.ts';
import type { FormErrors, Frame, Notice, OpenPage } from '../../../views.ts';

export const automationHref = (frame: Frame, path: string): string =>
  workspaceHref(frame, `/automation${path}`);

/** URL of a record, or of an action on it. */
export const recordHref = (frame: Frame, list: string, id: string, action = ''): string =>
  automationHref(frame, `/${list}/${encodeURIComponent(id)}${action}`);

/** The URL of a delivery in a list, which leads back to the same page of it, with the same filter. */
export const deliveryHref =
  (frame: Frame, { query }: { readonly query: URLSearchParams }) =>
  ({ id }: { readonly id: string }): string =>
    `${recordHref(frame, 'deliveries', id)}${query.size === 0 ? '' : `?${query}`}`;

export const shell = (
  frame: Frame,
  title: string,
  main: Html,
  { notice = null, head = null }: { readonly notice?: Notice | null; readonly head?: Html | null } = {},
): string =>
  layout(
    frame,
    title,
    html`${notice !== null && noticeBox(notice, frame)}
${main}`,
    head,
  );

/** What can be paused, resumed and deleted. */
interface Pausable {
  readonly id: string;
  readonly state: 'active' | 'paused';
}

/** The head of a record. `list`: the page above it and its name. `what`: what it is called when it is deleted. */
export function recordHead(
  { frame, canManage }: Pick<OpenPage, 'frame' | 'canManage'>,
  record: Pausable,
  {
    list,
    what,
    consequence,
    actions,
    more = [],
    ...head
  }: Pick<DetailHead, 'title' | 'status'> & {
    readonly list: readonly [path: string, name: string];
    readonly what: string;
    readonly consequence: string;
    /** Buttons for those who may change the record. */
    readonly actions?: Html;
    /** Items of the menu before the deletion. */
    readonly more?: readonly Html[];
  },
): DetailHead {
  const href = (action: string) => recordHref(frame, list[0], record.id, `/${action}`);
  const isActive = record.state === 'active';
  const up = [automationHref(frame, `/${list[0]}`), list[1]] as const;
  if (!canManage) return { ...head, up, copy: record.id };
  return {
    ...head,
    up,
    copy: record.id,
    actions: html`${actions}${!isActive && buttonForm(frame, href('resume'), 'Resume', 'primary')}`,
    menu: [
      isActive && buttonForm(frame, href('pause'), 'Pause'),
      ...more,
      deleteItem(frame, href('delete'), what, consequence),
    ],
  };
}

export { field, optional } from '../../../pages/controls.ts';

/** A list of checkboxes. The first one has the id that the error summary leads to. */
export function checkboxes(
  id: string,
  name: string,
  errors: FormErrors,
  legend: Html | string,
  choices: readonly { readonly id: string; readonly name: string }[],
  chosen: readonly string[],
  none: Html,
): Html {
  const own = `${id}-${name}`;
  // Keeps what was chosen and has been deleted since.
  const gone = chosen.filter(one => !choices.some(({ id: known }) => known === one));
  const all = [...choices, ...gone.map(one => ({ id: one, name: 'No longer exists' }))];
  return html`<fieldset class="field"><legend>${legend}</legend>
${fieldError(own, errors[name])}
${
  all.length === 0
    ? html`<p class="hint"${errors[name] !== undefined && html` id="${own}" tabindex="-1"`}>${none}</p>`
    : html`<div class="choices">
${all.map(
  (
    one,
    index,
  ) => html`<label class="choice"><input type="checkbox" name="${name}" value="${one.id}"${index === 0 && html` id="${own}"`}${chosen.includes(one.id) && html` checked`}${described(own, errors[name], false)}>
<span>${one.name} <code class="token">${one.id}</code></span></label>\n`,
)}</div>`
}
</fieldset>`;
}
