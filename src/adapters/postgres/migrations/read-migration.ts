/**
 * Reads a migration from its file. `:schema.` stands before each name. The comment at the top says what the migration
 * is for. A line that starts with `--!` is for us:
 *
 * - `--! baseline` and `--! finish` below the comment mark the migration: see `inBaseline` and `last`.
 * - `--! index`, `--! moment`, `--! optional`, `--! statement` and `--! batches` begin a step of that kind.
 * - `--! code name` stands for steps in `coded-steps.ts`.
 *
 * A file without steps is one transaction.
 */
import { codedSteps } from './coded-steps.ts';
import type { FileMigration, Step } from './migration.ts';

/** `schema` ends with a dot. */
export const inSchema = (sql: string, schema: string): string => sql.replaceAll(':schema.', schema);

const marks = ['baseline', 'finish'];

/** @throws Error that names the file and a line that cannot be read */
export function readMigration(name: string, text: string): FileMigration {
  const [top = '', ...parts] = text.split(/^--! /m);
  const read = parts.map(part => {
    const [, line = '', sql = ''] = /^(.*?)\n(.*)$/s.exec(part) ?? [];
    return { line, sql };
  });
  const isMarked = (mark: string) => read.some(({ line }) => line === mark);
  const steps = read.filter(({ line }) => !marks.includes(line));
  const shared = {
    name,
    about: top.split('\n').flatMap(line => (line.startsWith('-- ') ? [line] : [])),
    code: steps.flatMap(({ line }) => (line.startsWith('code ') ? [line.slice('code '.length)] : [])),
    ...(isMarked('baseline') && { inBaseline: true as const }),
    ...(isMarked('finish') && { last: true as const }),
  };
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
    const make = makers[line.split(' ')[0] ?? ''];
    const step = make?.(whole, line);
    if (step === undefined) throw new Error(`${name}.sql: "--! ${line}" cannot be read`);
    return step;
  });
  return { ...shared, steps: schema => made.flatMap(steps => steps(schema)) };
}

type Steps = (schema: string) => readonly Step[];

const makers: Readonly<Record<string, (sql: string, line: string) => Steps | undefined>> = {
  index: sql => {
    const [, unique, index, on] =
      /^create (unique )?index concurrently if not exists (\w+) on :schema\.(.*)$/s.exec(sql) ?? [];
    if (index === undefined || on === undefined) return undefined;
    return () => [{ index, on, ...(unique !== undefined && { unique: true }) }];
  },
  moment: sql => schema => [{ moment: inSchema(sql, schema) }],
  optional: sql => schema => [{ optional: inSchema(sql, schema) }],
  statement: sql => schema => [{ statement: inSchema(sql, schema) }],
  batches: sql => schema => [{ batches: inSchema(sql, schema) }],
  code: (_, line) => codedSteps[line.slice('code '.length)],
};
