/** Steps that the clients in Go share: a module with the program, and the client in its package `marketplace`. */
import { copyFile } from 'node:fs/promises';
import type { Client, Place } from '../client.ts';
import { fetched, run } from '../command.ts';

const files = ['go.mod', 'go.sum', 'main.go'];

/** A folder of a module with the pinned libraries. */
export const prepare = async ({ source }: Place): Promise<void> => {
  await fetched({ command: 'go', args: ['mod', 'download'], cwd: source });
};

/** The folder of the generated package. */
export const packageOf = ({ output }: Place): string => `${output}marketplace/`;

export const copyModule = async ({ source, output }: Place): Promise<void> => {
  for (const file of files) await copyFile(`${source}${file}`, `${output}${file}`);
  await copyFile(new URL('calls.go', import.meta.url), `${output}calls.go`);
};

/** What vet says is an error, as in most projects in Go. */
export const compile: Client['compile'] = async ({ output }) => {
  await run({ command: 'go', args: ['vet', './...'], cwd: output });
  await run({ command: 'go', args: ['build', '-o', 'program', '.'], cwd: output });
};

export const command: Client['command'] = ({ output }) => ({ command: `${output}program`, args: [] });
