import { links } from '../../links/baseline.ts';
import { webhooks } from '../../webhooks/baseline.ts';
import { shop } from './shop.ts';

/**
 * What the migrations below lead to, for a schema that holds nothing: in words that engines of PostgreSQL's kind know
 * too, which those of the first migrations are not. A test compares the two.
 */
export const baseline = (schema: string): string => [shop, webhooks, links].map(sql => sql(schema)).join('');

export const coveredByBaseline: readonly string[] = [
  '0001-tables',
  '0002-webhooks',
  '0003-links',
  '0004-hops',
  '0009-slugs',
  '0010-portable',
  '0011-no-account',
];
