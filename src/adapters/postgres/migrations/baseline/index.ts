import { keys } from '../../keys/baseline.ts';
import { limits } from '../../limits/baseline.ts';
import { links } from '../../links/baseline.ts';
import { accounts, marketplace } from '../../marketplace/baseline.ts';
import { members } from '../../members/baseline.ts';
import { models } from '../../models/baseline.ts';
import { webhooks } from '../../webhooks/baseline.ts';

/** A group comes after the groups whose tables it refers to. */
const groups = [accounts, members, keys, marketplace, models, webhooks, links, limits];

/**
 * The result of the first migrations, for an empty schema, in SQL that PostgreSQL-compatible engines support too; the
 * first migrations themselves are not compatible. A test compares the two.
 */
export const baseline = (schema: string): string => groups.map(sql => sql(schema)).join('');
