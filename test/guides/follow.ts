/** Follows a guide to the letter, from an empty folder: nothing in it is replaced. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Cleanup } from '../helper.ts';
import { openTerminal, type Ran } from './terminal.ts';

/** A file of the folder, commands, or what is shown then. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** The name of a file, which its first line says in a comment. */
  readonly file: string | null;
  /** Whether its commands are meant to fail. */
  readonly fails: boolean;
}

const firstLine = /^(?:\/\/|#|--|<\?php \/\/) (\S+\.\w+)\n/;
/** The heading of the end of each guide. */
const failures = 'If it fails';

export function blocksOf(page: string): Block[] {
  let heading = '';
  const blocks: Block[] = [];
  for (const [, title, language = '', code = ''] of page.matchAll(/^## ([^\n]+)$|^```(\w+)\n(.*?)^```$/gms))
    if (title !== undefined) heading = title;
    else {
      const isText = language === 'sh' || language === 'text';
      const file = isText ? null : (firstLine.exec(code)?.[1] ?? null);
      if (!isText && file === null) throw new Error(`A block is no file, no command and no output: ${code}`);
      blocks.push({ language, code, file, fails: heading === failures });
    }
  return blocks;
}

/** The page that a guide continues, or null. */
export const pageBefore = (text: string): string | null =>
  /^It continues \[[^\]]+\]\(([\w-]+\.md)\)/m.exec(text)?.[1] ?? null;

/** The programs that a guide starts, of those that a machine may lack. */
export const programsOf = (blocks: readonly Block[]): string[] => {
  const commands = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code);
  return ['curl', 'go', 'nginx', 'openssl', 'pg_dump', 'pgbouncer', 'php', 'psql', 'python3'].filter(name =>
    commands.some(code => new RegExp(`(?:^|[|;&(] *)${name} `, 'm').test(code)),
  );
};

export async function follow(
  cleanup: Cleanup,
  blocks: readonly Block[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const terminal = await openTerminal(cleanup, env);
  let ran: Ran = { from: 0, failed: [], isRunning: false };
  for (const { language, code, file, fails } of blocks)
    if (file !== null) {
      await mkdir(dirname(join(terminal.folder, file)), { recursive: true });
      await writeFile(join(terminal.folder, file), code);
    } else if (language === 'sh') {
      ran = await terminal.run(code);
      if (!fails) assert.deepEqual(ran.failed, [], code);
    } else await terminal.shows(code.trimEnd().split('\n'), ran);
}
