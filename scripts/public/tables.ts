/** The tables of PostgreSQL and the flags of the command, as lines. */
import { flagTable } from '../../mock-server/command-line/table.ts';
import { sqlFiles } from '../../src/adapters/postgres/migrations/files.ts';

/** What a new schema gets. They change with the declarations: what that is for others is a migration of its own. */
const whole = [...sqlFiles].flatMap(([file, text]) =>
  file === '0001-tables.sql' || text.includes('\n--! group ') ? [file] : [],
);

const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*\n/)
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(statement => statement !== '');

/** A line for each statement of each migration: one that was released never changes. */
export const migrationLines = (): string[] =>
  [...sqlFiles].flatMap(([file, text]) =>
    whole.includes(file) ? [] : statementsOf(text).map(statement => `${file} ${statement}`),
  );

/** A line for each column of each table. */
export const tableLines = (): string[] =>
  statementsOf(whole.map(file => sqlFiles.get(file) ?? '').join('')).flatMap(statement => {
    const [, table, columns = ''] =
      /^create table (?:if not exists )?:schema\.(\w+) \( (.*) \)/.exec(statement) ?? [];
    return table === undefined
      ? []
      : columns.split(/, (?![^(]*\))/).map(column => `${table} ${column.replaceAll(':schema.', '')}`);
  });

export const commandLines = (): string[] =>
  Object.entries(flagTable).flatMap(([name, flag]) => {
    const { type, commands = ['serve'] } = flag as { type: string; commands?: readonly string[] };
    return commands.map(command => `${command} --${name} ${type}`);
  });
