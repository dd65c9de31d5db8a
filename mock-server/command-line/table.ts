/**
 * Every flag of the command line, once: what it takes, what it means, what it is checked for, and which options of
 * `startMock` it sets. The parser, `--help` and the table in docs/reference/command.md follow from it.
 */
import { optionalCollections } from '../../src/adapters/rules/collections/index.ts';
import { complaintAboutListening } from '../../src/common/network/blocked-ports.ts';
import { isOrigin, originForm } from '../../src/common/network/origins.ts';
import { isPublicUrl } from '../../src/common/options/check-options.ts';
import { parsedInstant } from '../control/clock/times.ts';
import { complaintAboutDelay, type Delay } from '../control/delay.ts';
import { maxDelay } from '../control/held-answers.ts';
import { type ProfileName, profileNames } from '../control/profiles.ts';
import { complaintAboutCounts, complaintAboutSeed, countsIn } from '../generate/options.ts';
import { commandFlags } from './command-flags.ts';
import { type CliCommandName, type Flag, isVisible, unless } from './flag.ts';
import { proxyFlags } from './proxy-flags.ts';

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const delayComplaint = `must be milliseconds up to ${maxDelay}, such as 500, 300-800 or 120~0.4`;

/** A delay, the least and the most, or the median and sigma of log-normal ones. */
function delayOf(text: string): Delay | null {
  const [, least, most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const [, median, sigma] = /^(\d{1,5})~(\d(?:\.\d{1,3})?)$/.exec(text) ?? [];
  const delay: Delay =
    median === undefined ? [Number(least), Number(most)] : { median: Number(median), sigma: Number(sigma) };
  return complaintAboutDelay(delay) === null ? delay : null;
}
const optionalGroups = Object.keys(optionalCollections)
  .map(name => `\`${name}\``)
  .join(', ');

export const flagTable = {
  port: {
    type: 'string',
    takes: 'N',
    means: 'port to listen on, 0 for a free one',
    standard: '4000',
    check: text =>
      isPort(text) ? complaintAboutListening(Number(text)) : 'must be a number from 0 to 65535',
    sets: text => ({ port: Number(text) }),
  },
  host: {
    type: 'string',
    takes: 'ADDRESS',
    means: 'address to listen on',
    standard: '127.0.0.1',
    sets: host => ({ host }),
  },
  'public-url': {
    type: 'string',
    takes: 'URL',
    means: 'URL that clients use, for example of a proxy; all addresses start with it',
    check: isPublicUrl,
    sets: publicUrl => ({ publicUrl }),
  },
  https: {
    type: 'boolean',
    means: 'serve HTTPS with a certificate made on the spot',
    sets: () => ({ https: true }),
  },
  cert: { type: 'string', takes: 'FILE', means: 'serve HTTPS with this certificate (PEM), with `--key`' },
  key: {
    type: 'string',
    takes: 'FILE',
    means: 'private key of the certificate (PEM)',
    also: {
      commands: ['verify', 'record'],
      takes: 'KEY',
      means:
        'API key of the server; several with commas between them: each operation uses the first that it accepts',
      standard: '`MARKETPLACE_KEY`, which others on the machine cannot read',
    },
  },
  data: {
    type: 'string',
    takes: 'FILE',
    means: 'JSON file that keeps the state',
    standard: '`.data/mock.json`',
    commands: ['serve', 'init', 'secrets'],
  },
  memory: { type: 'boolean', means: 'keep the state in memory only' },
  'database-url': {
    type: 'string',
    takes: 'URL',
    means: 'keep the state in PostgreSQL (`postgres://…`)',
    commands: ['serve', 'init', 'migrate', 'import', 'export', 'secrets'],
  },
  schema: {
    type: 'string',
    takes: 'NAME',
    means: 'schema of the tables in PostgreSQL',
    standard: '`marketplace`',
    commands: ['serve', 'init', 'migrate', 'import', 'export', 'secrets'],
  },
  without: {
    type: 'string',
    takes: 'GROUPS',
    means: `groups whose tables are not made, with commas between them (${optionalGroups}), as in \`without\` of \`postgresRepository\``,
    standard: 'none',
    commands: ['init', 'migrate', 'import', 'export', 'secrets'],
  },
  fixtures: {
    type: 'string',
    takes: 'DIR',
    means: 'load fixtures from a folder; collections without a file are ours',
    standard: "the package's own",
    sets: fixtures => ({ fixtures }),
  },
  'fixed-dates': {
    type: 'boolean',
    means: "keep the dates of the package's own fixtures, which otherwise move to the days before the start",
    sets: () => ({ recentDates: false }),
  },
  generate: {
    type: 'string',
    takes: 'COUNTS',
    means: 'add generated records, such as `items=10000,purchases=50000`; needs `@faker-js/faker`',
    check: complaintAboutCounts,
    sets: counts => ({ generate: countsIn(counts) }),
  },
  seed: {
    type: 'string',
    takes: 'N',
    means: 'generate these records: the same number gives the same ones',
    standard: '1',
    check: complaintAboutSeed,
    needs: 'generate',
  },
  reset: {
    type: 'boolean',
    means: 'delete the stored state and load the fixtures again',
    sets: () => ({ reset: true }),
  },
  watch: {
    type: 'boolean',
    means: 'load edits of the data file and of the fixtures at once',
    standard: 'on with a terminal',
    sets: () => ({ watch: true }),
  },
  'no-watch': {
    type: 'boolean',
    means: 'load edits of the data file with the next change only',
    sets: () => ({ watch: false }),
  },
  'rate-limit': {
    type: 'string',
    takes: 'N',
    means: 'limit each key to N requests per minute',
    standard: 'no limit',
    check: unless(text => /^[1-9]\d{0,8}$/.test(text), 'must be a number of requests per minute'),
    // The other limits keep their defaults, which manual requests do not reach.
    sets: text => ({ rateLimits: { key: { requests: Number(text), seconds: 60 } } }),
  },
  quiet: { type: 'boolean', means: 'do not log requests' },
  cors: {
    type: 'string',
    multiple: true,
    takes: 'ORIGIN',
    means: 'allow browser requests from this origin, `*` for any',
    standard: "this machine's",
    check: unless(origin => origin === '*' || isOrigin(origin), `must be *, or one of the ${originForm}`),
  },
  'cors-credentials': {
    type: 'boolean',
    means: 'allow those browser requests to carry credentials',
  },
  'webhook-port': {
    type: 'string',
    multiple: true,
    takes: 'N',
    means: 'allow all webhooks to this port of this machine',
    check: unless(text => isPort(text) && Number(text) > 0, 'must be a number from 1 to 65535'),
    sets: ports => ({ webhookPorts: ports.map(Number) }),
  },
  'memory-destination': {
    type: 'boolean',
    means: 'offer a destination that needs no broker: the dashboard shows what it takes',
    standard: 'on with `npm start`',
    sets: () => ({ memoryDestination: true }),
  },
  'allow-host': {
    type: 'string',
    multiple: true,
    takes: 'NAME',
    means: 'accept requests for this host name',
    sets: allowedHosts => ({ allowedHosts }),
  },
  delay: {
    type: 'string',
    takes: 'MS',
    means: 'delay every answer, such as `500`, `300-800` or `120~0.4` (log-normal) milliseconds',
    standard: 'none',
    check: text => (delayOf(text) === null ? delayComplaint : null),
    sets: text => ({ delay: delayOf(text) ?? 0 }),
  },
  profile: {
    type: 'string',
    takes: 'NAME',
    means: `let answers arrive as over a slow network: ${profileNames.map(name => `\`${name}\``).join(', ')}`,
    check: unless(
      name => profileNames.some(one => one === name),
      `must be one of ${profileNames.join(', ')}`,
    ),
    sets: name => ({ profile: name as ProfileName }),
  },
  answers: {
    type: 'string',
    takes: 'FILE',
    means: 'JSON file with answers in place of those of the service',
  },
  scenarios: {
    type: 'string',
    takes: 'DIR',
    means: 'read scenarios from a folder, one JSON file for each',
    sets: scenarios => ({ scenarios }),
  },
  scenario: {
    type: 'string',
    takes: 'NAMES',
    means: 'begin with these scenarios, such as `empty-shop+slow`; needs `--scenarios`',
    needs: 'scenarios',
    sets: names => ({ scenario: names.split('+') }),
  },
  ...proxyFlags,
  'remote-control': {
    type: 'boolean',
    means: 'let other machines use the controls below `/__mock`',
    sets: () => ({ remoteControl: true }),
  },
  'no-redact': {
    type: 'boolean',
    means: 'show secrets on the dashboard and below `/__mock/requests` to this machine',
    sets: () => ({ redact: false }),
  },
  strict: {
    type: 'boolean',
    means: 'refuse requests that the document does not allow, although the service would ignore the mistake',
    sets: () => ({ strict: true }),
  },
  coverage: {
    type: 'string',
    takes: 'FILE',
    means:
      'at the end, write what was used of the document: JUnit to `.xml`, JSON to `.json`, a table to any other file, or to `-`, the terminal',
    check: isVisible,
    sets: () => ({ coverage: true }),
  },
  now: {
    type: 'string',
    takes: 'TIME',
    means: 'date (`2030-01-01`) or instant (`2030-01-01T12:00:00Z`) from which the clock runs',
    standard: 'the real time',
    check: text => {
      try {
        parsedInstant(text, '');
        return null;
      } catch (error) {
        return (error as Error).message.trim();
      }
    },
    sets: now => ({ now }),
  },
  help: { type: 'boolean', means: 'show this help' },
  version: { type: 'boolean', means: 'show the version' },
  ...commandFlags,
} as const satisfies Readonly<Record<string, Flag>>;

export const flagRows: readonly (readonly [name: string, flag: Flag])[] = Object.entries<Flag>(flagTable);

/** The rows of the flags that a command takes. Where `alone` is set, only those that no other command takes. */
export const flagsOf = (command: CliCommandName, alone = false): typeof flagRows =>
  flagRows.flatMap(([name, flag]) => {
    const { commands = ['serve'] } = flag;
    const other = flag.type === 'string' && flag.also?.commands.includes(command) ? flag.also : null;
    if (other !== null) return [[name, { ...flag, standard: undefined, ...other } as Flag] as const];
    return commands.includes(command) && (commands.length === 1 || !alone) ? [[name, flag] as const] : [];
  });

/** A flag as it is written, with the name of its value. */
export const spelling = (name: string, flag: Flag): string =>
  flag.type === 'string' ? `--${name} ${flag.takes}` : `--${name}`;
