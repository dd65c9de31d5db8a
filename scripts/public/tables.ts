/** The tables of PostgreSQL and the flags of the command, as lines. */
import { flagTable } from '../../mock-server/command-line/table.ts';
import { sqlFiles } from '../../src/adapters/postgres/migrations/files.ts';

/** A line for each statement of each migration: one that was released never changes. */
export const migrationLines = (): string[] =>
  [...sqlFiles].flatMap(([file, text]) =>
    text
      .replaceAll(/^\s*--.*$/gm, '')
      .split(/;\s*\n/)
      .map(statement => statement.replaceAll(/\s+/g, ' ').trim())
      .filter(statement => statement !== '')
      .map(statement => `${file} ${statement}`),
  );

export const commandLines = (): string[] =>
  Object.entries(flagTable).flatMap(([name, flag]) => {
    const { type, commands = ['serve'] } = flag as { type: string; commands?: readonly string[] };
    return commands.map(command => `${command} --${name} ${type}`);
  });
