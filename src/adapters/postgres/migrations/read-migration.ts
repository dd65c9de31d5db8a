/**
 * Reads a migration from its file. `:schema.` stands before each name. The comment at the top says what the migration
 * is for. A line that starts with `--!` is for us:
 *
 * - `--! finish`, `--! earlier` and `--! group name` below the comment mark the migration: see `last`, `earlier`, `group`.
 * - `--! index`, `--! moment`, `--! optional`, `--! statement` and `--! batches` begin a step of that kind.
 *
 * A file without steps is one transaction.
 */
import type { FileMigration, Step } from './migration.ts';

/** `schema` ends with a dot. */
const inSchema = (sql: string, schema: string): string => sql.replaceAll(':schema.', schema);

type Marks = Pick<FileMigration, 'last' | 'earlier' | 'group'>;
const marks: Readonly<Record<string, Marks>> = { finish: { last: true }, earlier: { earlier: true } };

/** What a line says of the whole migration, if it does. */
function markOf(line: string): Marks | undefined {
  const [, group] = /^group ([a-z]+)$/.exec(line) ?? [];
  return group === undefined ? marks[line] : { group };
}

/** @throws Error that names the file and a line that cannot be read */
export function readMigration(name: string, text: string): FileMigration {
  const [top = '', ...parts] = text.split(/^--! /m);
  const [about = ''] = top.split(/^(?!--)/m);
  const read = parts.map(part => {
    const [, line = '', sql = ''] = /^(.*?)\n(.*)$/s.exec(part) ?? [];
    return { line, sql };
  });
  const steps = read.filter(({ line }) => markOf(line) === undefined);
  const shared: Pick<FileMigration, 'name' | 'about'> & Marks = Object.assign(
    { name, about: about.split('\n').filter(line => line.startsWith('-- ')) },
    ...read.map(({ line }) => markOf(line) ?? {}),
  );
  if (steps.length === 0) {
    const sql = [top, ...read.map(one => one.sql)]
      .join('')
      .replaceAll(/^--.*\n/gm, '')
      .trim();
    return { ...shared, sql: schema => inSchema(sql, schema) };
  }
  const made = steps.map(({ line, sql }) => {
    // Only the end: a step may be several statements.
    const whole = sql
      .replaceAll(/^--.*\n/gm, '')
      .trim()
      .replace(/;$/, '');
    const step = makers[line]?.(whole);
    if (step === undefined) throw new Error(`${name}.sql: "--! ${line}" cannot be read`);
    return step;
  });
  return { ...shared, steps: schema => made.map(step => step(schema)) };
}

type MakeStep = (schema: string) => Step;

const makers: Readonly<Record<string, (sql: string) => MakeStep | undefined>> = {
  index: sql => {
    const [, unique, index, on] =
      /^create (unique )?index concurrently if not exists (\w+) on :schema\.(.*)$/s.exec(sql) ?? [];
    if (index === undefined || on === undefined) return undefined;
    return () => ({ index, on, ...(unique !== undefined && { unique: true }) });
  },
  moment: sql => schema => ({ moment: inSchema(sql, schema) }),
  optional: sql => schema => ({ optional: inSchema(sql, schema) }),
  statement: sql => schema => ({ statement: inSchema(sql, schema) }),
  batches: sql => schema => ({ batches: inSchema(sql, schema) }),
};
