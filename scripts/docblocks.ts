/** The prose of interfaces, for the docs and for editors. */
import { readFileSync } from 'node:fs';

/** The members of an exported interface that have a docblock, each with its text on one line. */
export function docblocksOf(
  file: string,
  name: string,
): readonly (readonly [member: string, prose: string])[] {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const [, body = ''] = new RegExp(`export interface ${name}[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  const members = body.matchAll(/ {2}\/\*\*(.*?)\*\/\s+readonly ([\w$]+)\??: /gs);
  return [...members].map(([, comment = '', member = '']) => [
    member,
    comment.replaceAll(/\s*\n\s+\* ?/g, ' ').trim(),
  ]);
}
