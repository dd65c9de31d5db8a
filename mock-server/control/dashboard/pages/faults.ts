/** The faults: those that are set, and a form for another one. */
import { type Html, html } from '../../../../src/console/html.ts';
import { options } from '../../../../src/console/pages/parts.ts';
import type { ActiveFault } from '../../faults/registry.ts';
import type { FaultRule } from '../../faults/rule.ts';
import type { FormFields } from '../form.ts';
import { hrefOf } from '../frame.ts';

export interface FaultsView {
  readonly faults: readonly ActiveFault[];
  readonly operations: readonly string[];
  /** The form that was refused. */
  readonly given: FormFields;
}

export const faultsPage = ({
  faults,
  operations,
  given,
}: FaultsView): Html => html`<section class="stack" aria-labelledby="set">
<h2 id="set">Set now</h2>
${faults.length === 0 ? html`<p class="muted">Every request is answered as it should be.</p>` : table(faults)}
${faults.length > 0 && html`<form method="post" action="${hrefOf('/faults/stop')}"><button class="button" type="submit">Stop all</button></form>`}
</section>
<section class="stack" aria-labelledby="new">
<h2 id="new">Set a fault</h2>
<form class="stack card" method="post" action="${hrefOf('/faults')}">
<div class="pair">
<div class="field"><label for="operation">Operation</label>
<select id="operation" name="operation">${options([['', 'Chosen by path'], ...operations.map(id => [id, id] as const)], given.operation ?? '')}</select></div>
${text('path', 'Path', given, 'Instead of an operation, such as /l/* or /media/*.')}
</div>
<div class="pair">
<div class="field"><label for="what">What happens</label>
<select id="what" name="what">${options(kinds, given.what ?? 'status')}</select></div>
${text('status', 'Status', given, 'For an answer with an error, such as 503.')}
${text('delay', 'Delay', given, 'For a late answer, in milliseconds.')}
</div>
<div class="pair">
${text('times', 'Times', given, 'It ends after so many requests. Default: 1.')}
${text('after', 'After', given, 'So many requests are answered before.')}
${text('probability', 'Probability', given, 'From 0 to 1. Default: every request.')}
</div>
<p class="actions"><button class="button primary" type="submit">Set the fault</button></p>
</form>
</section>`;

const kinds = [
  ['status', 'Answered with an error'],
  ['delay', 'Answered late'],
  ['reset', 'The connection is reset'],
  ['truncate', 'The answer breaks off'],
  ['hang', 'Never answered'],
] as const;

const text = (
  name: string,
  label: string,
  given: FormFields,
  hint: string,
): Html => html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${given[name] ?? ''}" aria-describedby="${name}-hint">
<p class="hint" id="${name}-hint">${hint}</p></div>`;

const table = (
  faults: readonly ActiveFault[],
): Html => html`<table class="table card key-table" role="table" aria-labelledby="set">
<thead role="rowgroup"><tr role="row">${['Requests', 'What happens', 'Failed', 'Actions'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${faults.map(({ id, rule, failed }) => {
  const place = placeOf(rule);
  return html`<tr role="row"><th role="rowheader" scope="row"><span class="key-name">${place}</span></th>
<td role="cell" data-label="What happens">${whatOf(rule)}</td>
<td role="cell" data-label="Failed">${failed} of ${rule.times ?? 1}</td>
<td role="cell" class="row-actions"><form method="post" action="${hrefOf('/faults/stop')}"><input type="hidden" name="id" value="${id}"><button class="button small" type="submit">Stop<span class="hush"> ${place}</span></button></form></td></tr>\n`;
})}</tbody></table>`;

const placeOf = ({ operation, method, path }: FaultRule): string =>
  operation ?? [method, path].filter(part => part !== undefined).join(' ');

function whatOf({ status, error, reset, truncate, hang, delay, probability }: FaultRule): string {
  const words = [
    status !== undefined && `Answered with ${status}`,
    error !== undefined && `Answered with the error ${error}`,
    reset && 'The connection is reset',
    truncate && 'The answer breaks off',
    hang && 'Never answered',
    delay !== undefined && `Answered ${delay} ms later`,
    probability !== undefined && `with a probability of ${probability}`,
  ];
  return words.filter(word => typeof word === 'string').join(', ');
}
