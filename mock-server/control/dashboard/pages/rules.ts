/** What the pages of answers and of faults have in common: the rules that are set. */
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { listTable } from '../../../../src/console/pages/list-table.ts';
import { refreshed } from '../../../../src/console/pages/parts.ts';
import type { Delay } from '../../delay.ts';
import type { Selection } from '../../responses/selection.ts';
import { redactedRule } from '../../responses/shown.ts';
import { type DashboardPlace, hrefOf } from '../frame.ts';
import { type NamedOperation, operationWords } from './operation-choices.ts';

export interface RulesView<Rule extends Selection> {
  readonly page: '/answers' | '/faults';
  readonly title: string;
  /** What the page says without a rule, and with some. */
  readonly words: readonly [none: string, some: string];
  readonly rules: readonly {
    readonly id: string;
    readonly rule: Rule;
    readonly met: number;
    /** Why no request can meet it. */
    readonly note?: string | undefined;
  }[];
  readonly operations: readonly NamedOperation[];
  /** The titles of the columns with what happens, and with how often it has. */
  readonly columns: readonly [what: string, met: string];
  whatOf(rule: Rule): string;
  /** How many answers a rule has. */
  stepsOf(rule: Rule): number;
}

/** The head of the page, and its rules. */
export function rulesPart<Rule extends Selection>(place: DashboardPlace, view: RulesView<Rule>): Html {
  const { page, title, words, columns, operations, whatOf, stepsOf } = view;
  const requestsOf = requestWords(operations);
  const rules = view.rules.map(one => ({ ...one, rule: redactedRule(one.rule) }));
  const stop = hrefOf(place, `${page}/stop`);
  const here = hrefOf(place, page);
  return html`<div class="head" id="rules-head" data-refresh="#rules-head" data-from="${here}">
<h1>${title} ${rules.length === 0 ? badge('off', 'None') : badge('waiting', `${rules.length} set`)}</h1>
<p class="muted">${words[rules.length === 0 ? 0 : 1]}</p>
${rules.length > 1 && html`<div class="actions"><form method="post" action="${stop}"><button class="button" type="submit">Stop all</button></form></div>`}
</div>
${refreshed(
  'rules',
  here,
  html`${
    rules.length > 0 &&
    listTable<(typeof rules)[number]>({
      label: `${title} that are set`,
      rows: rules,
      href: () => null,
      columns: [
        {
          title: 'Requests',
          cell: ({ rule, note }) =>
            html`${requestsOf(rule)}${note !== undefined && html` <span class="muted">(${note})</span>`}`,
        },
        { title: columns[0], cell: ({ rule }) => whatOf(rule) },
        {
          title: columns[1],
          cell: ({ rule: { times = 1, ...rule }, met }) =>
            times === 'always' ? `${met}, always` : `${met} of ${times * stepsOf(rule as unknown as Rule)}`,
          kind: 'number',
          size: 's',
        },
        {
          title: 'Stop',
          size: 'm',
          cell: ({ id, rule }) =>
            html`<form method="post" action="${stop}"><input type="hidden" name="id" value="${id}"><button class="button small" type="submit">Stop<span class="hush"> ${requestsOf(rule)}</span></button></form>`,
        },
      ],
    })
  }`,
)}`;
}

/** Which requests a rule is for, in words. */
const requestWords =
  (operations: readonly NamedOperation[]) =>
  ({ operation, method, path, when, workspace, key }: Selection): string => {
    const named = operations.find(({ id }) => id === operation);
    const place =
      (named === undefined ? operation : operationWords(named)) ??
      [method, path].filter(part => part !== undefined).join(' ');
    const condition =
      when === undefined
        ? null
        : typeof when === 'object'
          ? JSON.stringify(when.input ?? when)
          : 'by a function';
    const conditions = [condition, workspace, key].filter(part => typeof part === 'string');
    return conditions.length === 0 ? place : `${place}, only ${conditions.join(', ')}`;
  };

/** When an answer comes. */
export const delayInWords = (delay: Delay): string =>
  typeof delay === 'number'
    ? `${delay} ms later`
    : 'median' in delay
      ? `about ${delay.median} ms later`
      : `${delay.join(' to ')} ms later`;
