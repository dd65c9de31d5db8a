/** Columns that many lists have. */
import { timeFrom } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Frame } from '../views.ts';
import type { Column } from './list-table.ts';

type ColumnLayout<Row> = Partial<Pick<Column<Row>, 'size' | 'wideOnly' | 'sort'>>;

/** A time, such as when a record was created. `null`: never. */
export const timeColumn = <Row>(
  { seen }: Frame,
  title: string,
  at: (row: Row) => string | null,
  { never = null, ...layout }: ColumnLayout<Row> & { readonly never?: string | null } = {},
): Column<Row> => ({
  title,
  kind: 'time',
  cell(row) {
    const time = at(row);
    return time === null ? never : timeFrom(seen, time);
  },
  size: 's',
  ...layout,
});

/** A text of machines, such as an id. */
export const codeColumn = <Row>(
  title: string,
  text: (row: Row) => string,
  layout: ColumnLayout<Row> = {},
): Column<Row> => ({ title, cell: row => html`<code>${text(row)}</code>`, ...layout });

export const statusColumn = <Row>(
  cell: (row: Row) => Html | null,
  size: Column<Row>['size'] = 's',
): Column<Row> => ({ title: 'Status', cell, kind: 'status', size });
