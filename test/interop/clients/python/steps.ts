/** What the clients in Python share: an environment with pinned packages, and how they are compiled and run. */
import { fileURLToPath } from 'node:url';
import type { Client, Command, Place } from '../client.ts';
import { fetched } from '../command.ts';

const shared = fileURLToPath(new URL('.', import.meta.url));

const environmentOf = ({ tools, source }: Place): string => `${tools}${source.split('/').at(-2)}/`;

/** A command of the environment. */
export const commandOf = (place: Place, name: string): string => `${environmentOf(place)}bin/${name}`;

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

export const python: Pick<Client, 'language' | 'prepare' | 'command'> = {
  language: 'Python',
  prepare,
  command: program,
};
