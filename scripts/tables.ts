/**
 * Writes the tables of README.md and docs/ from the groups, the flags, the options, the error table and the schemas of
 * bridges. With --check: fails if they differ.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { flagsOf, spelling } from '../mock-server/command-line/table.ts';
import { type Bound, eachCollection } from '../src/adapters/rules/collections/index.ts';
import { presets } from '../src/automation/presets.ts';
import { statusErrors } from '../src/common/errors/errors.ts';
import { builtIn, errorTable } from '../src/factories/built-in/groups.ts';
import { linksChecks } from '../src/links/redirects/options.ts';
import { checksOfMessaging } from '../src/messaging/create-messaging.ts';
import { requestLogChecks } from '../src/requests/engine.ts';
import { webhooksChecks } from '../src/webhooks/options.ts';
import { bridgeTables } from './bridge-tables.ts';
import { peers, rows } from './comparison.ts';
import { dependencyTables } from './dependencies.ts';
import { docblocksOf } from './docblocks.ts';
import { why } from './why.ts';

const fileAt = (path: string) => new URL(`../${path}`, import.meta.url);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A heading and a table for each group. */
const endpoints = () =>
  builtIn
    .map(group => {
      const rows = group.operations.map(({ method, path, summary, scope, errors }) => [
        `\`${method} ${path}\``,
        summary,
        scope === null ? 'no key' : `\`${scope}\``,
        errors.map(code => `\`${code}\``).join(', '),
      ]);
      return `## ${group.name}\n\n${group.description}\n\n${table(['endpoint', 'summary', 'scope', 'errors'], rows)}`;
    })
    .join('\n\n');

const flags = (command: Parameters<typeof flagsOf>[0]) =>
  table(
    ['flag', 'meaning', 'default'],
    flagsOf(command).map(([name, flag]) => [`\`${spelling(name, flag)}\``, flag.means, flag.standard ?? '']),
  );

/** What the package serves: each group with its page, or else with its endpoints. */
const features = () =>
  table(
    ['group', 'what it does'],
    builtIn.map(({ name, description, operations }) => {
      const own = `docs/${name}.md`;
      const endpoints = `docs/reference/endpoints.md#${name}`;
      const page = existsSync(fileAt(own)) ? own : endpoints;
      const count = operations.length === 1 ? '1 operation' : `${operations.length} operations`;
      return [`[${name}](${page})`, `${description} [${count}](${endpoints})`];
    }),
  );

const groups = () =>
  table(
    ['group', 'required repository parts'],
    builtIn.map(({ name, needs }) => [`\`${name}\``, needs.map(part => `\`${part}\``).join(', ')]),
  );

const errors = () =>
  table(
    ['status', 'message', 'code'],
    Object.values(errorTable)
      .sort((one, other) => one.status - other.status)
      .map(({ code, status, message }) => [String(status), `\`${message}\``, `\`${code}\``]),
  );

const statusCodes = () =>
  table(
    ['status', 'code'],
    Object.values(statusErrors).map(({ code, status }) => [String(status), `\`${code}\``]),
  );

/** The mock servers, with the versions that test/interop runs. A claim that rests on a documentation is a link to it. */
function comparison(): string {
  const lock = JSON.parse(readFileSync(fileAt('test/interop/package-lock.json'), 'utf8'));
  const names = Object.keys(peers) as (keyof typeof peers)[];
  const heads = names.map(name => {
    const [title, npmName] = peers[name];
    return npmName === null ? title : `${title} ${lock.packages[`node_modules/${npmName}`].version}`;
  });
  const shown = ({ text, source }: (typeof rows)[number]['prism']) =>
    source.startsWith('https://') ? `[${text}](${source})` : text;
  return table(
    ['', 'koa-marketplace', ...heads],
    rows.map(row => [row.what, row.ours, ...names.map(name => shown(row[name]))]),
  );
}

type Member = ReturnType<typeof docblocksOf>[number];

const membersTable = (members: readonly Member[]): string =>
  table(
    ['option', 'meaning', 'default'],
    members.map(([member, prose]) => {
      const [meaning = '', standard = 'required'] = prose.split(/\s*@default /);
      return [`\`${member}\``, meaning.trim(), standard];
    }),
  );

/** The members of an interface, with their docblocks. */
const membersOf = (file: string, name: string): string => membersTable(docblocksOf(file, name));

/**
 * The options that a factory takes, and no others, with the docblocks of the interfaces that declare them. @throws Error for
 * an option without one
 */
function optionsTaken(
  checks: object,
  ...interfaces: readonly (readonly [file: string, name: string])[]
): string {
  const prose = new Map(interfaces.flatMap(([file, name]) => docblocksOf(file, name)));
  return membersTable(
    Object.keys(checks).map(name => {
      const text = prose.get(name);
      if (text === undefined)
        throw new Error(`the option ${name} has no docblock in ${interfaces.join(' ')}`);
      return [name, text];
    }),
  );
}

/** The rows of a table without its head. */
const rowsOf = (whole: string) => whole.split('\n').slice(2).join('\n');

/** The rows of an interface in a file of each group that declares something of this kind. */
const rowsOfGroups = (kind: 'option' | 'limits' | 'recordLimits', file: string, suffix: string) =>
  builtIn
    .filter(group => group[kind] !== undefined)
    .map(({ name }) => `${name[0]?.toUpperCase()}${name.slice(1)}`)
    .map(Name => rowsOf(membersOf(`src/${Name.toLowerCase()}/${file}.ts`, `${Name}${suffix}`)));

/** The options that all routers have, and those of the groups. */
const optionsOfRouter = () =>
  [
    membersOf('src/factories/router-options.ts', 'RouterOptions'),
    ...rowsOfGroups('option', 'engine-option', 'Option'),
  ].join('\n');

/** The limits that all routers have, and those of the groups, in files of the groups. */
const limitsOfGroups = () =>
  [
    membersOf('src/limits/options.ts', 'CommonLimits'),
    rowsOf(membersOf('src/limits/named.ts', 'NamedLimits')),
    ...rowsOfGroups('limits', 'limits', 'Limits'),
  ].join('\n');

/** The limits of records, in files of the groups. */
const recordLimits = () =>
  [
    table(['limit', 'meaning', 'default'], []),
    ...rowsOfGroups('recordLimits', 'record-limits', 'RecordLimits'),
  ].join('\n');

/** How each preset of inbound endpoints verifies its requests. */
const inboundPresets = () =>
  table(
    ['preset', 'signed', 'a repeat has the same', 'type of the event', 'headers that events keep by default'],
    Object.entries(presets).map(([name, { words, types, headers = [] }]) => [
      `\`${name}\``,
      words.signed,
      words.repeat,
      {
        endpoint: own,
        body: `${own}, or that of a CloudEvent in the body`,
        request: `${own}, or that of a CloudEvent`,
      }[types],
      headers.map(header => `\`${header}\``).join(', '),
    ]),
  );
const own = '`event_type`';

/** Every stored collection, with what bounds it. */
const boundsOfCollections = () =>
  table(
    ['collection', 'how it is bounded', ''],
    eachCollection.map(([name, { bound }]) => {
      const [how, text] = wordsOf(bound);
      return [`\`${name}\``, how, text];
    }),
  );

function wordsOf(bound: Bound): readonly [how: string, text: string] {
  if ('pruned' in bound) return ['old records are removed', bound.pruned];
  if ('hostOnly' in bound) return ['by the host only', bound.hostOnly];
  const names = bound.limits.map(name => `\`${name}\``).join(', ');
  return ['a limit', [`${names}.`, bound.what ?? ''].join(' ').trim()];
}

/** The tables of each page, by the names of their markers. */
const pages: Record<string, Record<string, () => string>> = {
  'README.md': { features, why },
  'docs/adapters.md': { groups },
  'docs/automation.md': { presets: inboundPresets },
  ...bridgeTables(table),
  'docs/mock/comparison.md': { comparison },
  'docs/reference/command.md': {
    flags: () => flags('serve'),
    'verify-flags': () => flags('verify'),
    'record-flags': () => flags('record'),
  },
  'docs/reference/dependencies.md': dependencyTables(table),
  'docs/reference/endpoints.md': { endpoints },
  'docs/reference/errors.md': { errors, 'status-codes': statusCodes },
  'docs/reference/options.md': {
    options: optionsOfRouter,
    'console-options': () => membersOf('src/console/options.ts', 'ConsoleOptions'),
    'link-options': () =>
      optionsTaken(
        { ...linksChecks, rateLimits: null },
        ['src/links/rules.ts', 'LinkSettings'],
        ['src/links/redirects/options.ts', 'LinkEngineOptions'],
      ),
    'webhook-options': () =>
      optionsTaken(
        webhooksChecks([]),
        ['src/webhooks/options.ts', 'WorkerOptions'],
        ['src/webhooks/options.ts', 'WebhooksOptions'],
      ),
    'automation-options': () => membersOf('src/automation/publisher.ts', 'AutomationOptions'),
    'publish-options': () => membersOf('src/automation/publisher.ts', 'PublishToAutomationOptions'),
    'outbox-options': () => membersOf('src/factories/create-outbox.ts', 'OutboxOptions'),
    'messaging-options': () =>
      optionsTaken(
        checksOfMessaging,
        ['src/messaging/engine/options.ts', 'MessagingEngineOptions'],
        ['src/outbound/options.ts', 'TargetOptions'],
      ),
    'request-log-options': () =>
      optionsTaken(requestLogChecks, ['src/requests/engine.ts', 'RequestLogOptions']),
    'messaging-timeouts': () => membersOf('src/messaging/engine/options.ts', 'MessagingTimeouts'),
    'mock-options': () => membersOf('mock-server/options.ts', 'MockOptions'),
    'lowdb-options': () => membersOf('src/adapters/lowdb/options.ts', 'LowdbOptions'),
    'postgres-options': () => membersOf('src/adapters/postgres/options.ts', 'PostgresOptions'),
  },
  'docs/reference/limits.md': { 'record-limits': recordLimits, collections: boundsOfCollections },
  'docs/reference/rate-limits.md': { 'rate-limits': limitsOfGroups },
};

/** A page with current tables. */
function withTables(page: string, text: string): string {
  let result = text;
  for (const [name, make] of Object.entries(pages[page] ?? {})) {
    const pattern = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's');
    if (!pattern.test(result)) throw new Error(`${page} has no markers for the table ${name}`);
    result = result.replace(pattern, (_, start: string, end: string) => `${start}\n${make()}\n\n${end}`);
  }
  return result;
}

for (const page of Object.keys(pages)) {
  const text = readFileSync(fileAt(page), 'utf8');
  const current = withTables(page, text);
  if (!process.argv.includes('--check')) writeFileSync(fileAt(page), current);
  else if (current !== text) {
    console.error(`The tables in ${page} are out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}
