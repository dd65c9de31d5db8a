/** The clock of the mock server. */
import { fullTime } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import type { ClockState } from '../../clock/clock.ts';
import { type FormFields, textForm } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';

export interface ClockView {
  readonly clock: ClockState;
  /** The form that was refused. */
  readonly given: FormFields;
  readonly errors: FormErrors;
}

const advanceForm = textForm([
  {
    name: 'by',
    label: 'Move forward by',
    hint: html`Such as <code>30d</code>, <code>2h30m</code> or a number of milliseconds. What is due by then happens at once.`,
    subject: 'The duration',
    required: true,
    placeholder: '30d',
  },
]);

const setForm = textForm([
  {
    name: 'now',
    label: 'Set to',
    hint: 'A date, or a date with a time and its zone.',
    subject: 'The time',
    required: true,
    placeholder: '2030-01-01T12:00:00Z',
  },
  { name: 'frozen', kind: 'check', label: 'Stand still there', subject: 'The choice' },
]);

export const clockNames = [...setForm.names, ...advanceForm.names];

export const clockPage = (
  place: DashboardPlace,
  { clock: { now, frozen, moved }, given, errors }: ClockView,
): Html => html`<div class="head">
<h1>Clock ${frozen ? badge('off', moved ? 'Stands still, and was moved' : 'Stands still') : badge('good', moved ? 'Runs, and was moved' : 'Runs')}</h1>
<p class="muted">The time of the mock server is ${fullTime(now)}.</p>
${(moved || frozen) && html`<div class="actions"><form method="post" action="${hrefOf(place, '/clock/reset')}"><button class="button" type="submit">Back to the time of the start</button></form></div>`}
</div>
${errorSummary('clock', errors, 'The clock was not moved.')}
<form class="stack" method="post" action="${hrefOf(place, '/clock/advance')}">
${advanceForm.render('clock', given, errors)}<p class="actions"><button class="button primary" type="submit">Move forward</button></p>
</form>
<form class="card stack" method="post" action="${hrefOf(place, '/clock')}">
${setForm.render('clock', given, errors)}<p class="actions"><button class="button" type="submit">Set</button></p>
</form>`;
