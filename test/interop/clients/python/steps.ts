/** What the clients in Python share: an environment with pinned packages, and how they are compiled and run. */
import { fileURLToPath } from 'node:url';
import type { Client, Command, Place } from '../client.ts';
import { fetched, run } from '../command.ts';

const shared = fileURLToPath(new URL('.', import.meta.url));

const environmentOf = ({ tools, source }: Place): string => `${tools}${source.split('/').at(-2)}/`;

/** The folder of the environment's commands. */
export const binOf = (place: Place): string => `${environmentOf(place)}bin`;

/** A command of the environment. */
export const commandOf = (place: Place, name: string): string => `${binOf(place)}/${name}`;

/** Makes an environment with the packages of the client's requirements.txt, which pins all of them. */
export async function prepare(place: Place): Promise<void> {
  await fetched({ command: 'python3', args: ['-m', 'venv', environmentOf(place)] });
  const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await fetched({
    command: commandOf(place, 'python'),
    args: [...args, '--requirement', `${place.source}requirements.txt`],
  });
}

/** Runs the program, whose warnings are errors. */
export const program = (place: Place): Command => ({
  command: commandOf(place, 'python'),
  args: ['-W', 'error', `${place.source}program.py`],
  env: { PYTHONPATH: `${place.output}:${shared}`, PYTHONDONTWRITEBYTECODE: '1' },
});

/** Compiles the client, whose warnings are errors. */
async function compile(place: Place): Promise<void> {
  const args = ['-W', 'error', '-m', 'compileall', '-q', 'marketplace_client'];
  await run({ command: commandOf(place, 'python'), args, cwd: place.output });
}

export const python = {
  language: 'Python',
  prepare,
  compile,
  command: program,
} satisfies Partial<Client>;
