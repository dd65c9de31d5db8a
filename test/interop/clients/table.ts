/** The table of docs/clients.md, with what a run saw. A client that was left out or failed keeps its row. */
import { readFile, writeFile } from 'node:fs/promises';
import { calls } from './calls.ts';
import type { Client } from './client.ts';
import type { Outcome } from './run.ts';

const page = new URL('../../../docs/clients.md', import.meta.url);
const between = /(?<=<!-- clients -->\n).*?(?=<!-- \/clients -->)/s;
const head = ['generator', 'version', 'language', 'settings', 'calls passed', 'forms of a validation'];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The first cells of a row, which name the client. */
const startOf = ({ generator, version, language, settings = '' }: Client): string[] => [
  generator,
  version,
  language,
  settings,
];

function rowOf({ client, passed, notOffered }: Outcome): string {
  const asked = calls.filter(({ name }) => !notOffered.includes(name)).length;
  const forms = calls.filter(({ oneOf, name }) => oneOf !== undefined && passed.includes(name));
  const names = forms.map(({ name, oneOf }) => name.slice(`${oneOf}-`.length));
  return line([...startOf(client), `${passed.length} of ${asked}`, names.join(', ')]);
}

/** Rows of the page that differ from what the run saw; `isWritten`: writes the page instead. */
export async function differencesOfTable(
  all: readonly Client[],
  outcomes: readonly Outcome[],
  isWritten: boolean,
): Promise<string[]> {
  const text = await readFile(page, 'utf8');
  const before = between.exec(text)?.[0];
  if (before === undefined) return ['docs/clients.md has no <!-- clients -->'];
  const [, , ...rows] = before.trimEnd().split('\n');
  const ended = outcomes.filter(({ leftOut, failures }) => leftOut === undefined && failures.length === 0);
  const seen = new Map(ended.map(one => [one.client.name, rowOf(one)]));
  const next = all.flatMap(client => {
    // A row of another version was seen with another generator.
    const kept = rows.find(row => row.startsWith(line(startOf(client)).slice(0, -1)));
    return seen.get(client.name) ?? kept ?? [];
  });
  const table = [line(head), line(head.map(() => '---')), ...next, ''].join('\n');
  if (table === before) return [];
  if (isWritten) {
    await writeFile(
      page,
      text.replace(between, () => table),
    );
    return [];
  }
  return [
    'The table of docs/clients.md differs from this run (npm --prefix test/interop run clients -- --write):',
    ...next.filter(row => !rows.includes(row)).map(row => `+ ${row}`),
    ...rows.filter(row => !next.includes(row)).map(row => `- ${row}`),
  ];
}
