/** The rows of the log: status, method and path, latency, and when. */
import type { RequestLogEntry } from '../../../../generated/types.ts';
import { logTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { badge } from '../../../pages/badge.ts';
import { number } from '../../../pages/bar-chart.ts';
import type { ListTable } from '../../../pages/list-table.ts';
import type { Frame } from '../../../views.ts';
import type { RequestNames } from '../views.ts';

export interface RequestTable extends Pick<RequestNames, 'operationNames'> {
  /** As in {@link RequestNames}. @default the requests are those of one key, which is not shown */
  readonly keyNames?: RequestNames['keyNames'];
  readonly requests: readonly RequestLogEntry[];
  readonly hrefOf: (request: RequestLogEntry) => string;
  /** Id of the request that is open beside the list. @default none is */
  readonly current?: string | null;
}

export const requestTable = (
  frame: Frame,
  { requests, keyNames, operationNames, hrefOf, current = null }: RequestTable,
): ListTable<RequestLogEntry> => ({
  label: 'Requests',
  rows: requests,
  id: ({ id }) => `request-${id}`,
  href: hrefOf,
  isCurrent: ({ id }) => id === current,
  columns: [
    {
      title: 'Request',
      cell: ({ status, method, path, operation }) =>
        html`${statusBadge(status)} <code title="${operationNames.get(operation) ?? operation}">${method} ${path}</code>`,
      size: 'rest',
    },
    {
      title: 'Error',
      cell: ({ error }) => error && html`<span title="${error}">${error}</span>`,
      size: 'm',
    },
    ...(keyNames === undefined
      ? []
      : [
          {
            title: 'Key',
            cell: ({ key_id }: RequestLogEntry) => keyNames.get(key_id) ?? html`<code>${key_id}</code>`,
            size: 'm' as const,
            wideOnly: true as const,
          },
        ]),
    {
      title: 'Latency',
      cell: one => duration(one.duration_ms),
      unit: () => '',
      kind: 'number',
      size: 'xs',
    },
    { title: 'Time', cell: ({ at }) => logTime(frame.seen, at), kind: 'number', unit: () => '', size: 'm' },
  ],
});

export const statusBadge = (status: number): Html => badge(status < 400 ? 'good' : 'bad', String(status));

/** A duration as people read it: `0.4 ms`, `12 ms` or `1,204 ms`. */
export const duration = (milliseconds: number): string =>
  `${milliseconds < 10 ? Number(milliseconds.toFixed(1)) : number(Math.round(milliseconds))} ms`;
