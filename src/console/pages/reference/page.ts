/** A page of the reference in the frame of the console. */
import { type Html, html } from '../../html.ts';
import { layout } from '../../layout.ts';
import type { Frame } from '../../views.ts';
import { eventHref, operationHref } from './addresses.ts';
import { eventArticle } from './event.ts';
import type { DescribedEvent, DescribedOperation, Reference } from './model.ts';
import { operationArticle, operationData } from './operation.ts';
import { overview } from './overview.ts';
import { type OperationView, requestPanel } from './panel.ts';
import { results } from './results.ts';
import { search } from './search.ts';
import { sideBar } from './side-bar.ts';

export interface Files {
  readonly css: string;
  readonly js: string;
}

type Place = Pick<Frame, 'base' | 'current'>;

const page = (frame: Frame, title: string, content: Html, files: Files): string =>
  layout(frame, title, content, linksTo(files));

export const linksTo = (files: Files): Html => html`<link rel="stylesheet" href="${files.css}">
<script type="module" src="${files.js}"></script>`;

export const overviewPage = (frame: Frame, reference: Reference, files: Files): string =>
  page(frame, 'API reference', overviewContent(reference, frame), files);

export const overviewContent = (reference: Reference, place: Place): Html =>
  around(reference, sideBar(reference, place, null), overview(reference, place));

export const searchPage = (frame: Frame, reference: Reference, q: string, files: Files): string =>
  page(
    frame,
    'Search the API reference',
    around(reference, sideBar(reference, frame, null, q), results(search(reference, q), q, frame)),
    files,
  );

export const operationPage = (
  frame: Frame,
  reference: Reference,
  operation: DescribedOperation,
  files: Files,
  view?: OperationView,
): string => page(frame, operation.summary, operationContent(reference, frame, operation, view), files);

export const operationContent = (
  reference: Reference,
  place: Place,
  operation: DescribedOperation,
  view?: OperationView,
): Html =>
  around(
    reference,
    sideBar(reference, place, operation.operationId),
    html`${operationArticle(operation, reference, place, view)}
${pager(reference, place, operation.operationId)}`,
  );

export const eventPage = (frame: Frame, reference: Reference, event: DescribedEvent, files: Files): string =>
  page(
    frame,
    event.type,
    around(
      reference,
      sideBar(reference, frame, event.type),
      html`${eventArticle(event, reference, frame)}
${pager(reference, frame, event.type)}`,
    ),
    files,
  );

const around = ({ apiBase }: Reference, index: Html, content: Html): Html =>
  html`<div class="reference" data-reference data-base="${apiBase}">
${index}
<div class="reference-body">
${content}
</div>
${confirmation}
</div>`;

/** The request of one operation on another page, with a key that stands only there. */
export const tryContent = (
  operation: DescribedOperation,
  reference: Reference,
  key: string,
): Html => html`<div class="reference alone" data-reference data-base="${reference.apiBase}">
<div class="panel-column" ${operationData(operation)}>
${requestPanel(operation, reference, { values: {}, testKey: null, key })}
</div>
${confirmation}
</div>`;

/** The previous and the next page, in the order of the side bar. */
function pager({ operations, events }: Reference, place: Place, current: string): Html | false {
  const all = [
    ...[...operations.values()].map(one => ({
      id: one.operationId,
      title: one.summary,
      href: operationHref(place, one.operationId),
    })),
    ...events.map(({ type }) => ({ id: type, title: type, href: eventHref(place, type) })),
  ];
  const at = all.findIndex(({ id }) => id === current);
  const [previous, next] = [all[at - 1], all[at + 1]];
  if (previous === undefined && next === undefined) return false;
  return html`<nav class="pager" aria-label="Previous and next">
${previous !== undefined && html`<a class="pager-link" href="${previous.href}" rel="prev"><small>Previous</small> ${previous.title}</a>`}
${next !== undefined && html`<a class="pager-link" href="${next.href}" rel="next"><small>Next</small> ${next.title}</a>`}
</nav>`;
}

/** Dialog that asks before an operation writes. The script fills in the operation. */
const confirmation = html`<dialog class="card" aria-labelledby="confirm-title" aria-describedby="confirm-text" data-confirm>
<h2 id="confirm-title" data-confirm-title></h2>
<p id="confirm-text">The page sends <code data-confirm-request></code> to this service. <span data-confirm-effect></span></p>
<p class="actions"><button class="button" type="button" data-confirm-end="" autofocus>Cancel</button> <button class="button solid" type="button" data-confirm-end="send">Send request</button></p>
</dialog>`;
