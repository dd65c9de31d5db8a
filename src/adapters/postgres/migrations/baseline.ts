import { sqlFiles } from './files.ts';
import { inSchema } from './read-migration.ts';

/** A group comes after the groups whose tables it refers to. */
const files = [
  'marketplace/accounts.sql',
  'members/baseline.sql',
  'keys/baseline.sql',
  'marketplace/baseline.sql',
  'models/baseline.sql',
  'webhooks/baseline.sql',
  'links/baseline.sql',
  'limits/baseline.sql',
];

/**
 * The result of the first migrations, for an empty schema, in SQL that PostgreSQL-compatible engines support too; the
 * first migrations themselves are not compatible. A test compares the two.
 */
export const baseline = (schema: string): string => inSchema(files.map(textOf).join('\n'), schema);

function textOf(path: string): string {
  const text = sqlFiles.get(path);
  if (text === undefined) throw new Error(`The package lacks ${path}`);
  return text;
}
