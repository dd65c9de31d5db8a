/** Parses the command line of the mock server. */
import { parseArgs } from 'node:util';
import { parseUrl } from '../src/common/parse-url.ts';

/** What the command does: serve, or manage a database. */
export type Command =
  | { readonly name: 'serve' }
  | {
      readonly name: 'migrate';
      /** Removes what only processes of the previous release need. */
      readonly finish: boolean;
    }
  | { readonly name: 'import' | 'export'; readonly file: string }
  | {
      /** Makes the first workspace, its owner and the first key. */
      readonly name: 'init';
      readonly workspace: string;
      readonly email: string;
      readonly userName: string;
      readonly password: PasswordSource;
    };

/** `ask`: on the terminal; `generate`: a random one, shown once. */
export type PasswordSource = 'ask' | 'stdin' | 'generate';

export interface Flags {
  readonly command: Command;
  readonly port: number;
  readonly host: string;
  /** `null` keeps all data in memory. */
  readonly file: string | null;
  /** PostgreSQL instead of the file. */
  readonly databaseUrl: string | undefined;
  readonly schema: string | undefined;
  readonly fixtures: string | undefined;
  readonly reset: boolean;
  /** Requests per minute for each key; `undefined` for no limit. */
  readonly rateLimit: number | undefined;
  readonly quiet: boolean;
  /** Allowed origins in addition to those of this machine; `*` allows all. */
  readonly cors: readonly string[];
  readonly webhookPorts: readonly number[];
  readonly allowedHosts: readonly string[];
  readonly remoteControl: boolean;
  readonly show: 'help' | 'version' | null;
}

/** An invalid command line, described in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const options = {
  port: { type: 'string', default: '4000' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  memory: { type: 'boolean', default: false },
  'database-url': { type: 'string' },
  schema: { type: 'string' },
  fixtures: { type: 'string' },
  reset: { type: 'boolean', default: false },
  'rate-limit': { type: 'string' },
  quiet: { type: 'boolean', default: false },
  cors: { type: 'string', multiple: true },
  'webhook-port': { type: 'string', multiple: true },
  'allow-host': { type: 'string', multiple: true },
  'remote-control': { type: 'boolean', default: false },
  workspace: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  'generate-password': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

/** The flags that only init takes, and those that it shares with others. */
const ofInit = ['workspace', 'email', 'name', 'password-stdin', 'generate-password'];
const sharedWithInit = ['data', 'database-url', 'schema'];

/** @throws UsageError */
export function parseFlags(args: readonly string[]): Flags {
  const { values, positionals, tokens } = parse(args);
  const { cors = [], 'webhook-port': webhookPorts = [], 'allow-host': allowedHosts = [] } = values;
  const show = values.help ? 'help' : values.version ? 'version' : null;
  const command: Command = show === null ? commandOf(positionals, values) : { name: 'serve' };
  for (const token of show === null ? tokens : [])
    if (token.kind === 'option') checkBelongs(command, token.name);
  checkTexts(values);
  if (!isPort(values.port)) throw new UsageError('--port must be a number from 0 to 65535');
  if (!webhookPorts.every(port => isPort(port) && Number(port) > 0))
    throw new UsageError('--webhook-port must be a number from 1 to 65535');
  if (!cors.every(origin => origin === '*' || parseUrl(origin)?.origin === origin))
    throw new UsageError('--cors must be an origin such as https://shop.example, or *');
  if (values.memory && values.data !== undefined)
    throw new UsageError('--memory and --data cannot be used together');
  const named = values['database-url'];
  if (named !== undefined && (values.memory || values.data !== undefined))
    throw new UsageError('--database-url cannot be used with --memory or --data');
  // Starting a server loads fixtures into an empty database, so it uses only a database that was passed explicitly.
  const isFileNamed = command.name === 'init' && values.data !== undefined;
  const databaseUrl =
    command.name === 'serve' || isFileNamed ? named : named || process.env.DATABASE_URL || undefined;
  if (command.name === 'init' && !isFileNamed && databaseUrl === undefined)
    throw new UsageError('init requires --data, --database-url or DATABASE_URL');
  if (command.name !== 'serve' && command.name !== 'init' && databaseUrl === undefined)
    throw new UsageError(`${command.name} requires --database-url or DATABASE_URL`);
  return {
    command,
    databaseUrl,
    schema: values.schema,
    port: Number(values.port),
    host: values.host,
    file: values.memory ? null : (values.data ?? '.data/mock.json'),
    fixtures: values.fixtures,
    reset: values.reset,
    rateLimit: limitOf(values['rate-limit']),
    quiet: values.quiet,
    cors,
    webhookPorts: webhookPorts.map(Number),
    allowedHosts,
    remoteControl: values['remote-control'],
    show,
  };
}

/** Flags with a name that is shown to people: it needs a visible character. */
const names: readonly string[] = ['workspace', 'name'];

/** Control characters change what a terminal shows. */
function checkTexts(values: Values): void {
  for (const [flag, value] of Object.entries(values))
    for (const text of [value].flat()) {
      if (typeof text !== 'string') continue;
      if (/\p{Cc}/u.test(text)) throw new UsageError(`--${flag} must not contain control characters`);
      if (names.includes(flag) && text.trim() === '') throw new UsageError(`--${flag} must not be blank`);
    }
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError('--rate-limit must be a number of requests per minute');
  return Number(text);
}

type Values = ReturnType<typeof parse>['values'];

function commandOf(positionals: readonly string[], values: Values): Command {
  const [name, file, ...more] = positionals;
  if (name === undefined) return { name: 'serve' };
  if (name === 'init' && file === undefined) return initOf(values);
  if (name === 'migrate' && (file === undefined || file === 'finish') && more.length === 0)
    return { name, finish: file === 'finish' };
  if ((name === 'import' || name === 'export') && file !== undefined && more.length === 0)
    return { name, file };
  throw new UsageError(`unknown command '${positionals.join(' ')}' (see --help)`);
}

function initOf(values: Values): Command {
  const { workspace, email, name } = values;
  if (workspace === undefined) throw new UsageError('init requires --workspace, the name of the workspace');
  if (email === undefined) throw new UsageError('init requires --email, the address of its owner');
  const [fromStdin, generated] = [values['password-stdin'], values['generate-password']];
  if (fromStdin && generated)
    throw new UsageError('--password-stdin and --generate-password cannot be used together');
  const isAtTerminal = process.stdin.isTTY === true;
  const password = fromStdin ? 'stdin' : generated || !isAtTerminal ? 'generate' : 'ask';
  return { name: 'init', workspace, email, userName: name ?? email, password };
}

function checkBelongs(command: Command, flag: string): void {
  if (command.name !== 'init' && ofInit.includes(flag))
    throw new UsageError(`--${flag} is only supported by init (see --help)`);
  if (command.name === 'init' && ![...ofInit, ...sharedWithInit].includes(flag))
    throw new UsageError(`init does not support --${flag} (see --help)`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true, tokens: true });
  } catch (error) {
    const [sentence = 'the flags cannot be parsed'] = (error as Error).message.split(/\. |\n/, 1);
    throw new UsageError(`${sentence} (see --help)`);
  }
}
