/** The faults: those that are set, and a form for another one. */
import { type Html, html } from '../../../../src/console/html.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import type { ActiveFault } from '../../responses/controls.ts';
import type { FaultRule } from '../../responses/rule.ts';
import { type FormFields, textForm } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { type NamedOperation, operationChoices } from './operation-choices.ts';
import { delayInWords, rulesPart } from './rules.ts';

export interface FaultsView {
  readonly faults: readonly ActiveFault[];
  readonly operations: readonly NamedOperation[];
  /** The form that was refused. */
  readonly given: FormFields;
  readonly errors: FormErrors;
}

/** The field stands in the form only while this choice is made. */
const onlyFor =
  (choice: string) =>
  (content: Html): Html =>
    html`<div data-only-for="${choice}">\n${content}</div>\n`;

const inPair = (content: Html): Html => html`<div class="pair">\n${content}</div>\n`;

/** The form of a fault. */
export const faultForm = textForm<FaultsView>([
  {
    name: 'operation',
    label: 'Requests',
    hint: 'What your app asks for.',
    subject: 'The operation',
    choices: ({ operations }) => operationChoices(operations),
  },
  {
    around: onlyFor('path'),
    rows: [{ name: 'path', label: 'Path', hint: 'Such as /l/* or /media/*.', subject: 'The path' }],
  },
  {
    name: 'what',
    label: 'What happens',
    hint: 'To each of these requests.',
    subject: 'What happens',
    blank: 'status',
    words: {
      status: 'Answered with an error',
      delay: 'Answered late',
      reset: 'The connection is reset',
      truncate: 'The answer breaks off',
      hang: 'Never answered',
    },
  },
  {
    around: onlyFor('status'),
    rows: [
      {
        name: 'status',
        label: 'Status',
        hint: 'From 400 to 599.',
        subject: 'The status',
        blank: '503',
      },
    ],
  },
  {
    around: onlyFor('delay'),
    rows: [{ name: 'delay', label: 'Delay', hint: 'In milliseconds.', subject: 'The delay', blank: '2000' }],
  },
  {
    title: 'How often',
    rows: [
      {
        around: inPair,
        rows: [
          {
            name: 'times',
            label: 'Times',
            hint: 'A number, or always. Default: the next request only.',
            subject: 'The number',
          },
          {
            name: 'after',
            label: 'After',
            hint: 'So many requests are answered before.',
            subject: 'The number',
          },
        ],
      },
      {
        name: 'probability',
        label: 'Probability',
        hint: 'From 0 to 1. Default: every request.',
        subject: 'The probability',
      },
    ],
  },
]);

export function faultsPage(place: DashboardPlace, view: FaultsView): Html {
  const { faults, given, errors } = view;
  return html`${rulesPart<FaultRule>(place, {
    page: '/faults',
    title: 'Faults',
    words: [
      'Every request is answered as it should be.',
      'These requests are not answered as they should be.',
    ],
    rules: faults.map(({ id, rule, failed, note }) => ({ id, rule, met: failed, note })),
    columns: ['What happens', 'Failed so far'],
    operations: view.operations,
    whatOf,
    stepsOf: () => 1,
  })}
<section aria-labelledby="new">
<h2 id="new">Set a fault</h2>
${errorSummary('fault', errors, 'The fault was not set.')}
<form class="stack" method="post" action="${hrefOf(place, '/faults')}">
${faultForm.render('fault', given, errors, view)}<p class="actions"><button class="button primary" type="submit">Set the fault</button></p>
</form>
</section>`;
}

function whatOf({ status, error, reset, truncate, hang, delay, probability }: FaultRule): string {
  const words = [
    status !== undefined && `Answered with ${status}`,
    error !== undefined && `Answered with the error ${error}`,
    reset && 'The connection is reset',
    truncate && 'The answer breaks off',
    hang && 'Never answered',
    delay !== undefined && `Answered ${delayInWords(delay)}`,
    probability !== undefined && `with a probability of ${probability}`,
  ];
  return words.filter(word => typeof word === 'string').join(', ');
}
