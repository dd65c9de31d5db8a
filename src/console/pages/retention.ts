/** What is kept, and for how long. */
import type { RetentionLine } from '../../group/retention.ts';
import { type Html, html } from '../html.ts';
import { layout, referenceHref } from '../layout.ts';
import type { Frame } from '../views.ts';
import { number } from './bar-chart.ts';
import { emptyList, listTable } from './list-table.ts';

interface RetentionView {
  readonly lines: readonly RetentionLine[];
  /** Whether the reference has an operation. */
  readonly knows: (operation: string) => boolean;
}

export const retentionPage = (frame: Frame, view: RetentionView): string =>
  layout(
    frame,
    'Retention',
    html`<div class="head">
<h1>Retention</h1>
<p class="muted">Older data is deleted in the background.</p>
</div>
${view.lines.length === 0 ? emptyList('Nothing to list', 'No part of this service says how long it keeps data.') : retentionTable(frame, view)}`,
  );

export const retentionTable = (frame: Frame, { lines, knows }: RetentionView): Html =>
  listTable<RetentionLine>({
    label: 'Retention',
    rows: lines,
    href: () => null,
    columns: [
      { title: 'Data', cell: ({ what }) => what },
      { title: 'Kept for', cell: keptFor, size: 'rest' },
      { title: 'Decided by', cell: line => decision(frame, line, knows), size: 'l' },
    ],
  });

/** Days, and the most records of them: `30 days, at most the newest 10,000`. */
function keptFor({ days, most }: RetentionLine): string {
  const words = daysOf(days);
  return most === undefined || days === 'elsewhere' ? words : `${words}, at most the newest ${number(most)}`;
}

function daysOf(days: RetentionLine['days']): string {
  if (days === 'elsewhere') return 'Set in another process';
  if (days === null) return 'Forever';
  return days === 0 ? 'Not kept' : `${number(days)} ${days === 1 ? 'day' : 'days'}`;
}

function decision(frame: Frame, { decidedBy }: RetentionLine, knows: RetentionView['knows']): Html | string {
  if (decidedBy === undefined) return 'Fixed';
  if ('option' in decidedBy) return 'Set by the operator';
  const { operation } = decidedBy;
  return knows(operation)
    ? html`<a href="${referenceHref(frame, `/${operation}`)}">Set by this workspace</a>`
    : 'Set by this workspace';
}
