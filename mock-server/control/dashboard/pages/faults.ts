/** The faults: those that are set, and a form for another one. */
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { field } from '../../../../src/console/pages/controls.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import { listTable } from '../../../../src/console/pages/list-table.ts';
import { options } from '../../../../src/console/pages/parts.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import type { ActiveFault } from '../../faults/registry.ts';
import type { FaultRule } from '../../faults/rule.ts';
import type { FormFields } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';

export interface FaultsView {
  readonly faults: readonly ActiveFault[];
  readonly operations: readonly string[];
  /** The form that was refused. */
  readonly given: FormFields;
  readonly errors: FormErrors;
}

/** The fields of the form, as its errors name them. */
export const faultNames = ['operation', 'path', 'what', 'status', 'delay', 'times', 'after', 'probability'];

export function faultsPage(place: DashboardPlace, { faults, operations, given, errors }: FaultsView): Html {
  const text = (name: string, label: string, hint: string) =>
    field('fault', name, errors, {
      label,
      hint,
      control: attributes =>
        html`<input${attributes} name="${name}" autocomplete="off" value="${given[name] ?? ''}">`,
    });
  const choice = (
    [name, label, hint]: readonly [name: string, label: string, hint: string],
    choices: readonly (readonly [string, string])[],
    usual: string,
  ) =>
    field('fault', name, errors, {
      label,
      hint,
      control: attributes =>
        html`<select${attributes} name="${name}">${options(choices, given[name] ?? usual)}</select>`,
    });
  return html`<div class="head">
<h1>Faults ${faults.length === 0 ? badge('off', 'None') : badge('waiting', `${faults.length} set`)}</h1>
<p class="muted">${faults.length === 0 ? 'Every request is answered as it should be.' : 'These requests are not answered as they should be.'}</p>
${faults.length > 1 && html`<div class="actions"><form method="post" action="${hrefOf(place, '/faults/stop')}"><button class="button" type="submit">Stop all</button></form></div>`}
</div>
${faults.length > 0 && table(place, faults)}
<section aria-labelledby="new">
<h2 id="new">Set a fault</h2>
${errorSummary('fault', errors, 'The fault was not set.')}
<form class="stack" method="post" action="${hrefOf(place, '/faults')}">
<div class="pair">
${choice(['operation', 'Operation', 'One of the service.'], [['', 'Chosen by path'], ...operations.map(id => [id, id] as const)], '')}
${text('path', 'Path', 'Such as /l/* or /media/*.')}
</div>
${choice(['what', 'What happens', 'To each request that meets the fault.'], kinds, 'status')}
<div class="pair">
${text('status', 'Status', 'For an answer with an error, such as 503.')}
${text('delay', 'Delay', 'For a late answer, in milliseconds.')}
</div>
<div class="pair">
${text('times', 'Times', 'It ends after this number of requests. Default: 1.')}
${text('after', 'After', 'So many requests are answered before.')}
</div>
${text('probability', 'Probability', 'From 0 to 1. Default: every request.')}
<p class="actions"><button class="button primary" type="submit">Set the fault</button></p>
</form>
</section>`;
}

const kinds = [
  ['status', 'Answered with an error'],
  ['delay', 'Answered late'],
  ['reset', 'The connection is reset'],
  ['truncate', 'The answer breaks off'],
  ['hang', 'Never answered'],
] as const;

const table = (place: DashboardPlace, faults: readonly ActiveFault[]): Html =>
  listTable<ActiveFault>({
    label: 'Faults that are set',
    rows: faults,
    href: () => null,
    columns: [
      { title: 'Requests', cell: ({ rule }) => placeOf(rule) },
      { title: 'What happens', cell: ({ rule }) => whatOf(rule) },
      {
        title: 'Failed',
        cell: ({ rule, failed }) => `${failed} of ${rule.times ?? 1}`,
        kind: 'number',
        size: 's',
      },
      {
        title: 'Stop',
        size: 'm',
        cell: ({ id, rule }) =>
          html`<form method="post" action="${hrefOf(place, '/faults/stop')}"><input type="hidden" name="id" value="${id}"><button class="button small" type="submit">Stop<span class="hush"> ${placeOf(rule)}</span></button></form>`,
      },
    ],
  });

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
