/** Writes the README tables from the groups, the flags, the options and the error table. With --check: fails if they differ. */
import { readFileSync, writeFileSync } from 'node:fs';
import { flagRows, spelling } from '../mock-server/command-line/table.ts';
import { servedBy } from '../src/group/serve.ts';
import { builtIn, errorTable } from '../src/groups.ts';
import { peers, rows } from './comparison.ts';

const readme = new URL('../README.md', import.meta.url);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const endpoints = () =>
  table(
    ['endpoint', 'summary', 'scope', 'errors'],
    servedBy(builtIn).operations.map(({ method, path, summary, scope, errors }) => [
      `\`${method} ${path}\``,
      summary,
      scope === null ? 'no key' : `\`${scope}\``,
      errors.map(code => `\`${errorTable[code]?.message}\``).join(', '),
    ]),
  );

const flags = () =>
  table(
    ['flag', 'meaning', 'default'],
    flagRows
      .filter(([, { only }]) => only === undefined)
      .map(([name, flag]) => [`\`${spelling(name, flag)}\``, flag.means, flag.standard ?? '']),
  );

const groups = () =>
  table(
    ['group', 'description', 'required repository parts', 'operations'],
    builtIn.map(({ name, description, needs, operations }) => [
      `\`${name}\``,
      description,
      needs.map(part => `\`${part}\``).join(', '),
      String(operations.length),
    ]),
  );

const errors = () =>
  table(
    ['status', 'message', 'code'],
    Object.values(errorTable)
      .sort((one, other) => one.status - other.status)
      .map(({ code, status, message }) => [String(status), `\`${message}\``, `\`${code}\``]),
  );

/** The mock servers, with the versions that test/interop runs. A claim that rests on a documentation is a link to it. */
function comparison(): string {
  const lock = JSON.parse(
    readFileSync(new URL('../test/interop/package-lock.json', import.meta.url), 'utf8'),
  );
  const names = Object.keys(peers) as (keyof typeof peers)[];
  const heads = names.map(name => {
    const [title, npmName] = peers[name];
    return `${title} ${lock.packages[`node_modules/${npmName}`].version}`;
  });
  const shown = ({ text, source }: (typeof rows)[number]['prism']) =>
    source.startsWith('https://') ? `[${text}](${source})` : text;
  return table(
    ['', 'koa-marketplace', ...heads],
    rows.map(row => [row.what, row.ours, ...names.map(name => shown(row[name]))]),
  );
}

/** The members of an interface, with their docblocks. */
function membersOf(file: string, name: string): string {
  const source = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  const [, body = ''] = new RegExp(`export interface ${name}[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  const members = body.matchAll(/ {2}\/\*\*(.*?)\*\/\s+readonly (\w+)\??: /gs);
  const rows = [...members].map(([, comment = '', member = '']) => {
    const prose = comment.replaceAll(/\s*\n\s+\* ?/g, ' ').trim();
    const [meaning = '', standard = 'required'] = prose.split(/\s*@default /);
    return [`\`${member}\``, meaning.trim(), standard];
  });
  return table(['option', 'meaning', 'default'], rows);
}

/** The rows of a table without its head. */
const rowsOf = (whole: string) => whole.split('\n').slice(2).join('\n');

const tables = {
  flags,
  comparison,
  endpoints,
  groups,
  options: () => membersOf('options.ts', 'MarketplaceOptions'),
  'rate-limits': () => membersOf('limits/options.ts', 'RateLimits'),
  'console-options': () => membersOf('console/options.ts', 'ConsoleOptions'),
  'postgres-options': () => membersOf('adapters/postgres/options.ts', 'PostgresOptions'),
  'link-options': () =>
    `${membersOf('links/rules.ts', 'LinkSettings')}\n${rowsOf(membersOf('links/redirects/options.ts', 'LinksOptions'))}`,
  'webhook-options': () => membersOf('webhooks/options.ts', 'WorkerOptions'),
  errors,
};

/** The README with current tables. */
function withTables(text: string): string {
  let result = text;
  for (const [name, make] of Object.entries(tables)) {
    const pattern = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's');
    if (!pattern.test(result)) throw new Error(`README.md has no markers for the table ${name}`);
    result = result.replace(pattern, (_, start: string, end: string) => `${start}\n${make()}\n\n${end}`);
  }
  return result;
}

const text = readFileSync(readme, 'utf8');
if (!process.argv.includes('--check')) writeFileSync(readme, withTables(text));
else if (withTables(text) !== text) {
  console.error('The tables in README.md are out of date. Run: npm run generate');
  process.exit(1);
}
