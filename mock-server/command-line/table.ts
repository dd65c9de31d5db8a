/**
 * Every flag of the command line, once: what it takes, what it means, what it is checked for, and which options of
 * `startMock` it sets. The parser, `--help` and the table in docs/reference/command.md follow from it.
 */
import { complaintAboutListening } from '../../src/common/network/blocked-ports.ts';
import { isOrigin, originForm } from '../../src/common/network/origins.ts';
import { baseUrlFor, isBaseUrl } from '../../src/common/network/own-address.ts';
import { parsedInstant } from '../control/clock/times.ts';
import { complaintAboutDelay, type Delay } from '../control/delay.ts';
import { maxDelay } from '../control/held-answers.ts';
import { type ProfileName, profileNames } from '../control/profiles.ts';
import {
  complaintAboutHeaders,
  complaintAboutMocks,
  complaintAboutProxy,
  type ProxyOptions,
} from '../control/proxy/options.ts';
import { complaintAboutCounts, complaintAboutSeed, countsIn } from '../generate/options.ts';
import type { MockOptions } from '../options.ts';
import { complaintAboutServerUrl } from '../real-server/server-url.ts';

type CliCommandName = 'serve' | 'init' | 'migrate' | 'import' | 'export' | 'secrets' | 'verify' | 'record';

interface Row {
  /** In the documentation as it is; `--help` shows it without backticks. */
  readonly means: string;
  /** What happens without the flag, where that is worth saying. */
  readonly standard?: string;
  /** The flag without which this one means nothing. @default none */
  readonly needs?: string;
  /** The commands that take the flag; all others refuse it. @default `serve`, the command without a name */
  readonly commands?: readonly CliCommandName[];
}

/** What a flag is for commands to which it means something else. */
type OtherMeaning = Pick<Texts, 'takes' | 'means' | 'standard'> & Required<Pick<Row, 'commands'>>;

interface Texts extends Row {
  readonly type: 'string';
  readonly also?: OtherMeaning;
  /** The name of its value in `--help`. */
  readonly takes: string;
  /** The end of the sentence that says what is wrong with a value, or `null`. */
  readonly check?: (text: string) => string | null;
}

interface TextFlag extends Texts {
  readonly multiple?: never;
  /** `others`: what the flags before it in the table have set. */
  readonly sets?: (text: string, others: MockOptions) => Partial<MockOptions>;
}

/** It may be given several times. */
interface ListFlag extends Texts {
  readonly multiple: true;
  readonly sets?: (texts: readonly string[], others: MockOptions) => Partial<MockOptions>;
}

interface Switch extends Row {
  readonly type: 'boolean';
  readonly multiple?: never;
  readonly sets?: (given: boolean, others: MockOptions) => Partial<MockOptions>;
}

export type Flag = TextFlag | ListFlag | Switch;

const unless = (fits: (text: string) => boolean, complaint: string) => (text: string) =>
  fits(text) ? null : complaint;

/** Texts that are shown to people need a visible character. */
const isVisible = unless(text => text.trim() !== '', 'must not be blank');

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

const namesOf = (text: string): string[] => (text === 'none' ? [] : text.split(',').map(name => name.trim()));

const headersOf = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map(text => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    }),
  );

/** The flag itself sets an object. */
const proxyIn = (proxy: MockOptions['proxy']): ProxyOptions =>
  typeof proxy === 'object' ? proxy : { url: proxy ?? '' };

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
    check: text => (isBaseUrl(text) ? null : `must be ${baseUrlFor(text)}`),
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
  proxy: {
    type: 'string',
    takes: 'URL',
    means: 'pass on what the mock server does not have to the real server at this URL',
    check: text => complaintAboutProxy(text),
    sets: url => ({ proxy: { url } }),
  },
  mocks: {
    type: 'string',
    takes: 'NAMES',
    means:
      'answer only these operations and pass on all others: ids or paths, such as `getItem,/api/items/*`, or `none`; needs `--proxy`',
    standard: 'all',
    needs: 'proxy',
    check: text => complaintAboutMocks(namesOf(text)),
    sets: (text, { proxy }) => ({ proxy: { ...proxyIn(proxy), mocks: namesOf(text) } }),
  },
  'proxy-header': {
    type: 'string',
    multiple: true,
    takes: 'HEADER',
    means: 'send this header to the real server, such as `Authorization: Bearer $KEY`; needs `--proxy`',
    needs: 'proxy',
    check: text =>
      text.indexOf(':') < 1
        ? 'must be a name and a value, as in Name: value'
        : complaintAboutHeaders(headersOf([text])),
    sets: (texts, { proxy }) => ({ proxy: { ...proxyIn(proxy), headers: headersOf(texts) } }),
  },
  'proxy-private': {
    type: 'boolean',
    means: 'allow a real server on this machine or in a private network; needs `--proxy`',
    needs: 'proxy',
    sets: (_, { proxy }) => ({ proxy: { ...proxyIn(proxy), allowPrivate: true } }),
  },
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
  workspace: {
    type: 'string',
    takes: 'NAME',
    means: 'name of the workspace',
    commands: ['init'],
    check: isVisible,
  },
  email: {
    type: 'string',
    takes: 'ADDRESS',
    means: 'e-mail address of the owner, who logs in to the console with it',
    commands: ['init'],
  },
  name: {
    type: 'string',
    takes: 'NAME',
    means: 'name of the owner',
    standard: 'the address',
    commands: ['init'],
    check: isVisible,
  },
  'password-stdin': { type: 'boolean', means: 'read the password from standard input', commands: ['init'] },
  'generate-password': {
    type: 'boolean',
    means: 'create a random password and show it once',
    commands: ['init'],
  },
  keys: {
    type: 'string',
    takes: 'FILE',
    means: 'JSON file with the option `secrets`: `{ "keys": [{ "id", "key" }] }`',
    commands: ['secrets'],
  },
  only: {
    type: 'string',
    takes: 'NAMES',
    means: 'only these operations and groups, such as `marketplace,listLinks`',
    standard: 'all',
    commands: ['verify', 'record'],
    check: isVisible,
  },
  write: {
    type: 'boolean',
    means: 'also try what changes something, on records that are made and removed again',
    commands: ['verify'],
  },
  known: {
    type: 'string',
    multiple: true,
    takes: 'NAME=VALUE',
    means: 'value that the server does not tell, such as `purchase_code=…`',
    commands: ['verify', 'record'],
    check: unless(text => /^\w+=./.test(text), 'must be a name and a value, such as purchase_code=4f1c9a52'),
  },
  timeout: {
    type: 'string',
    takes: 'SECONDS',
    means: 'how long an answer may take',
    standard: '30',
    commands: ['verify', 'record'],
    check: unless(text => /^[1-9]\d{0,2}$/.test(text), 'must be a number of seconds from 1 to 999'),
  },
  report: {
    type: 'string',
    takes: 'FILE',
    means: 'write the report: JUnit to `.xml`, JSON to `.json`, text to any other file',
    commands: ['verify'],
    check: isVisible,
  },
  to: {
    type: 'string',
    takes: 'DIR',
    means: 'folder for the fixtures',
    commands: ['record'],
    check: isVisible,
  },
  server: {
    type: 'string',
    takes: 'URL',
    means: 'with a file: the address of the server whose requests are used',
    standard: 'the one with most requests for operations',
    commands: ['record'],
    check: complaintAboutServerUrl,
  },
  force: {
    type: 'boolean',
    means: 'write into a folder that has files, and replace the fixtures there',
    commands: ['record'],
  },
  print: {
    type: 'boolean',
    means: 'print the pending migrations as SQL for psql, and change nothing',
    commands: ['migrate'],
  },
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
