/** The answers in place of those of the service: those that are set, and a form for another one. */
import { type Html, html } from '../../../../src/console/html.ts';
import { errorSummary } from '../../../../src/console/pages/form-parts.ts';
import type { FormErrors } from '../../../../src/console/views.ts';
import type { MockAnswer } from '../../responses/answer.ts';
import type { AnswerRule } from '../../responses/answer-rule.ts';
import type { ActiveAnswer } from '../../responses/controls.ts';
import { type FormFields, textForm } from '../form.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { type NamedOperation, operationChoices } from './operation-choices.ts';
import { delayInWords, rulesPart } from './rules.ts';

export interface AnswersView {
  readonly answers: readonly ActiveAnswer[];
  readonly operations: readonly NamedOperation[];
  /** The form that was refused, or that begins with an earlier request. */
  readonly given: FormFields;
  readonly errors: FormErrors;
}

const inPair = (content: Html): Html => html`<div class="pair">\n${content}</div>\n`;

/** The form of an answer. */
export const answerForm = textForm<AnswersView>([
  {
    name: 'operation',
    label: 'Requests',
    hint: 'What your app asks for.',
    subject: 'The operation',
    choices: ({ operations }) => operationChoices(operations),
  },
  {
    around: content => html`<div class="pair" data-only-for="path">\n${content}</div>\n`,
    rows: [
      { name: 'path', label: 'Path', hint: 'Such as /l/* or /flags.', subject: 'The path' },
      { name: 'method', label: 'Method', hint: 'Default: all but OPTIONS.', subject: 'The method' },
    ],
  },
  {
    around: inPair,
    rows: [
      {
        name: 'status',
        label: 'Status',
        hint: 'Without a body, an error of the operation.',
        subject: 'The status',
      },
      { name: 'times', label: 'Times', hint: 'A number, or always. Default: 1.', subject: 'The number' },
    ],
  },
  {
    name: 'type',
    label: 'Body',
    subject: 'The body',
    blank: 'json',
    words: { json: 'JSON', text: 'Plain text' },
  },
  {
    name: 'body',
    kind: 'lines',
    lines: 10,
    label: 'Content of the body',
    hint: 'The whole body. Without it, the service answers, or the error that has the status.',
    subject: 'The body',
  },
  {
    title: 'More',
    rows: [
      {
        name: 'input',
        kind: 'lines',
        lines: 2,
        label: html`Only with this input <span class="muted">(JSON)</span>`,
        hint: 'Parameters and fields of the body, such as {"item_id": 1001}. Default: every request.',
        subject: 'The input',
      },
      {
        name: 'headers',
        kind: 'lines',
        lines: 2,
        label: 'Headers',
        hint: 'One on each line, such as Retry-After: 5.',
        subject: 'The headers',
      },
      {
        around: inPair,
        rows: [
          { name: 'delay', label: 'Delay', hint: 'In milliseconds.', subject: 'The delay' },
          {
            name: 'speed',
            label: 'Speed',
            hint: 'Of the body, in bytes per second.',
            subject: 'The speed',
          },
        ],
      },
      {
        name: 'unchecked',
        label: 'What is allowed',
        subject: 'What is allowed',
        blank: 'no',
        words: { no: 'Only what the document allows', yes: 'Any status and body' },
      },
    ],
  },
]);

export function answersPage(place: DashboardPlace, view: AnswersView): Html {
  const { answers, given, errors } = view;
  return html`${rulesPart<AnswerRule>(place, {
    page: '/answers',
    title: 'Answers',
    words: ['The service answers every request.', 'These requests are not answered by the service.'],
    rules: answers.map(({ id, rule, answered, note }) => ({ id, rule, met: answered, note })),
    columns: ['Answer', 'Answered so far'],
    operations: view.operations,
    whatOf: ({ answer }) => whatOf(answer),
    stepsOf: ({ answer }) => (Array.isArray(answer) ? answer.length : 1),
  })}
<section aria-labelledby="new">
<h2 id="new">Set an answer</h2>
${errorSummary('answer', errors, 'The answer was not set.')}
<form class="stack" method="post" action="${hrefOf(place, '/answers')}">
${answerForm.render('answer', given, errors, view)}<p class="actions"><button class="button primary" type="submit">Set the answer</button></p>
</form>
</section>`;
}

function whatOf(answer: AnswerRule['answer']): string {
  if (Array.isArray(answer)) {
    const [first = '', ...rest] = answer.map(whatOf);
    return [first, ...rest.map(words => words.charAt(0).toLowerCase() + words.slice(1))].join(', then ');
  }
  // A function is listed as a word.
  if (typeof answer !== 'object') return typeof answer === 'number' ? `Status ${answer}` : 'By a function';
  const { status, error, delay, ...rest } = answer as MockAnswer;
  const words = [
    status !== undefined && `Status ${status}`,
    error !== undefined && `The error ${error}`,
    ...Object.keys(rest)
      .filter(name => name !== 'unchecked')
      .map(name => partWords[name] ?? name),
    delay !== undefined && delayInWords(delay),
  ];
  return words.filter(word => typeof word === 'string').join(', ');
}

const partWords: Readonly<Record<string, string>> = {
  body: 'a JSON body',
  text: 'a text',
  bytes: 'bytes',
  stream: 'a stream',
  headers: 'with headers',
  bytesPerSecond: 'slowly',
  pause: 'with a pause',
  reset: 'the connection is reset',
  truncate: 'the answer breaks off',
  hang: 'never answered',
};
