/** JSON.parse for files that people edit: says where it went wrong. */
import { InvalidDataError } from './check.ts';

/** @throws InvalidDataError with the JSON pointer, line and column of the first fault */
export async function parseJson(source: string, text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw await faultIn(source, text);
  }
}

async function faultIn(source: string, text: string): Promise<InvalidDataError> {
  // JSON.parse often names no place and may quote what it stumbled over. Loaded for the fault alone.
  const { getLocation, parseTree } = await import('jsonc-parser');
  const errors: { offset: number }[] = [];
  try {
    parseTree(text, errors as never, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // It recurses, where JSON.parse does not.
    return new InvalidDataError(source, '', 'is not JSON, and is nested too deeply to say where');
  }
  const offset = Math.min(errors[0]?.offset ?? text.length, text.length);
  const before = text.slice(0, offset).split('\n');
  const pointer = getLocation(text, offset)
    .path.filter(part => part !== '')
    .map(part => `/${part}`.replaceAll('~', '~0'))
    .join('');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new InvalidDataError(source, pointer, `is not JSON at line ${before.length}, column ${column}`);
}
