import { tables } from './0001-tables.ts';
import { webhooks } from './0002-webhooks.ts';
import { links } from './0003-links.ts';
import { hops } from './0004-hops.ts';

/** What the first migrations lead to, for a schema that holds nothing. */
export const baseline = (schema: string): string =>
  [tables, webhooks, links, hops].map(sql => sql(schema)).join('');

export const coveredByBaseline: readonly string[] = [
  '0001-tables',
  '0002-webhooks',
  '0003-links',
  '0004-hops',
];
