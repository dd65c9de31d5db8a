/** The page that the scenarios write, a row for each. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, release } from 'node:os';
import type { Scenario } from './scenario.ts';

const page = new URL('../../docs/reliability.md', import.meta.url);
const head = `# Reliability

\`npm run torture\` generates this page. It lists each promise, how it is tested, and the result. It takes about an hour, and exits with 1 if a promise is broken. \`npm run torture -- --only name\` tries one again.

The hosts are processes of their own with every engine, and receivers of webhooks are real. A change counts as acknowledged if the client got a status below 300. [operations.md](operations.md) says how to run it, and what to do when something is wrong.

| name | promise | how it was tried | what was seen | where and when |
| --- | --- | --- | --- | --- |
`;

/** Replaces the row of a scenario. Rows of scenarios that are gone go. */
export function writeRow({ name, promise, how }: Scenario, figure: string, names: readonly string[]): void {
  const machine = `${availableParallelism()} cores, Linux ${release().split('-')[0]}, Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}`;
  const cells = [name, promise, how, figure, machine].map(cell => cell.replaceAll('|', '\\|'));
  const rows = storedRows().set(name, `| ${cells.join(' | ')} |`);
  const sorted = names.flatMap(one => rows.get(one) ?? []);
  writeFileSync(page, `${head}${sorted.join('\n')}\n`);
}

function storedRows(): Map<string, string> {
  let text = '';
  try {
    text = readFileSync(page, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const rows = text
    .split('\n')
    .filter(line => /^\| [a-z]+(?:-[a-z]+)* \| /.test(line) && !line.startsWith('| name '));
  return new Map(rows.map(row => [row.split(' | ')[0]?.slice(2) ?? '', row]));
}
