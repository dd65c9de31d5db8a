/** Parses the command line of the mock server. */
import { parseArgs } from 'node:util';
import type { OptionalGroup } from '../../src/adapters/rules/collections/index.ts';
import { nearestName } from '../../src/common/text/nearest-name.ts';
import type { MockOptions } from '../options.ts';
import type { Flag } from './flag.ts';
import { type ServerCommand, serverCommandOf } from './server-flags.ts';
import { flagRows, flagTable } from './table.ts';
import { UsageError } from './usage-error.ts';

/** What the command does: serve, or manage a database. */
export type CliCommand =
  | { readonly name: 'serve' }
  | {
      readonly name: 'migrate';
      /** Removes what only processes of the previous release need. */
      readonly finish: boolean;
      /** Prints the pending migrations as SQL instead. */
      readonly print: boolean;
    }
  | { readonly name: 'import' | 'export'; readonly file: string }
  | {
      /** Encrypts all stored secrets with the first key in a file. */
      readonly name: 'secrets';
      readonly keys: string;
    }
  | ServerCommand
  | {
      /** Writes the script for browsers into a folder. */
      readonly name: 'browser';
      readonly folder: string;
    }
  | {
      /** Makes the first workspace, its owner and the first key. */
      readonly name: 'init';
      readonly workspace: string;
      /** @default a random one */
      readonly workspaceId: string | undefined;
      readonly email: string;
      readonly userName: string;
      readonly password: PasswordSource;
    };

/** `ask`: on the terminal; `generate`: a random one, shown once. */
export type PasswordSource = 'ask' | 'stdin' | 'generate';

export interface Flags {
  readonly command: CliCommand;
  /** `null` keeps all data in memory. */
  readonly file: string | null;
  /** PostgreSQL instead of the file. */
  readonly databaseUrl: string | undefined;
  /** Groups whose tables are not made. What is none is refused when the storage opens. */
  readonly without: readonly OptionalGroup[];
  readonly schema: string | undefined;
  readonly quiet: boolean;
  /** Allowed origins in addition to those of this machine; `*` allows all. */
  readonly cors: readonly string[];
  readonly corsCredentials: boolean;
  /** The file of answers in place of those of the service. */
  readonly answers: string | undefined;
  /** The files of a certificate and its key. */
  readonly certificate: { readonly cert: string; readonly key: string } | null;
  readonly seed: number | undefined;
  /** The file of the coverage; `-` is the standard output. */
  readonly coverageFile: string | undefined;
  /** The options of `startMock` that follow from single flags. */
  readonly options: MockOptions;
  readonly show: 'help' | 'version' | null;
}

/** @throws UsageError */
export function parseFlags(args: readonly string[]): Flags {
  const { values, positionals, tokens } = parse(args);
  const show = values.help ? 'help' : values.version ? 'version' : null;
  const command: CliCommand = show === null ? commandOf(positionals, values) : { name: 'serve' };
  for (const token of show === null ? tokens : [])
    if (token.kind === 'option') checkBelongs(command, token.name);
  checkTexts(values);
  if (values.memory && values.data !== undefined)
    throw new UsageError('--memory and --data cannot be used together');
  if (values.watch && values['no-watch'])
    throw new UsageError('--watch and --no-watch cannot be used together');
  checkNeeds(values);
  const { cert, key, seed } = values;
  if (command.name === 'serve' && (cert === undefined) !== (key === undefined))
    throw new UsageError('--cert and --key must be given together');
  if (values['cors-credentials'] && values.cors?.includes('*'))
    throw new UsageError('--cors-credentials cannot be used with --cors *: name the origins');
  const named = values['database-url'];
  if (named !== undefined && (values.memory || values.data !== undefined))
    throw new UsageError('--database-url cannot be used with --memory or --data');
  // Starting a server loads fixtures into an empty database, so it uses only a database that was passed explicitly.
  const takesFile = command.name === 'init' || command.name === 'secrets';
  const isFileNamed = takesFile && values.data !== undefined;
  const databaseUrl =
    isFileNamed || !(takesFile || isOfDatabase(command))
      ? named
      : named || process.env.DATABASE_URL || undefined;
  if (takesFile && !isFileNamed && databaseUrl === undefined)
    throw new UsageError(`${command.name} requires --data, --database-url or DATABASE_URL`);
  if (isOfDatabase(command) && databaseUrl === undefined)
    throw new UsageError(`${command.name} requires --database-url or DATABASE_URL`);
  for (const name of ['schema', 'without'] as const)
    if (values[name] !== undefined && databaseUrl === undefined)
      throw new UsageError(`--${name} is only supported with --database-url`);
  return {
    command,
    databaseUrl,
    schema: values.schema,
    without: groupsIn(values.without),
    file: values.memory ? null : (values.data ?? '.data/mock.json'),
    quiet: values.quiet ?? false,
    cors: values.cors ?? [],
    corsCredentials: values['cors-credentials'] ?? false,
    answers: values.answers,
    certificate: cert === undefined || key === undefined ? null : { cert, key },
    seed: seed === undefined ? undefined : Number(seed),
    coverageFile: values.coverage,
    options: optionsOf(values),
    show,
  };
}

const groupsIn = (names = ''): OptionalGroup[] =>
  names.split(',').flatMap(name => (name.trim() === '' ? [] : [name.trim() as OptionalGroup]));

const isOfDatabase = ({ name }: CliCommand): boolean => ['migrate', 'import', 'export'].includes(name);

function optionsOf(values: Values): MockOptions {
  let options: MockOptions = { port: 4000 };
  for (const [name, flag] of flagRows) {
    const value = (values as Record<string, unknown>)[name];
    // The parser gives each flag a value of its type.
    const sets = flag.sets as ((value: unknown, others: MockOptions) => Partial<MockOptions>) | undefined;
    if (value !== undefined && sets !== undefined) options = { ...options, ...sets(value, options) };
  }
  return options;
}

function checkNeeds(values: Values): void {
  for (const [name, { needs }] of flagRows)
    if (needs !== undefined && Object.hasOwn(values, name) && !Object.hasOwn(values, needs))
      throw new UsageError(`--${name} is only supported with --${needs}`);
}

/** Control characters change what a terminal shows. */
function checkTexts(values: Values): void {
  const rows = new Map<string, Flag>(flagRows);
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat()) {
      if (typeof text !== 'string') continue;
      if (/\p{Cc}/u.test(text)) throw new UsageError(`--${name} must not contain control characters`);
      const flag = rows.get(name);
      const complaint = flag?.type === 'string' ? flag.check?.(text) : null;
      if (complaint) throw new UsageError(`--${name} ${complaint}`);
    }
}

type Values = ReturnType<typeof parse>['values'];

function commandOf(positionals: readonly string[], values: Values): CliCommand {
  const [name, file, ...more] = positionals;
  if (name === undefined) return { name: 'serve' };
  if (name === 'init' && file === undefined) return initOf(values);
  if ((name === 'verify' || name === 'record') && more.length === 0)
    return serverCommandOf(name, file, values);
  if (name === 'migrate' && (file === undefined || file === 'finish') && more.length === 0)
    return { name, finish: file === 'finish', print: values.print ?? false };
  if (name === 'secrets' && file === 'rotate' && more.length === 0) {
    if (values.keys === undefined)
      throw new UsageError('secrets rotate requires --keys, a file with the keys');
    return { name, keys: values.keys };
  }
  if ((name === 'import' || name === 'export') && file !== undefined && more.length === 0)
    return { name, file };
  if (name === 'browser' && more.length === 0) {
    if (file === undefined)
      throw new UsageError('browser requires the folder of the files that your site serves, such as public');
    return { name, folder: file };
  }
  throw new UsageError(`unknown command '${positionals.join(' ')}' (see --help)`);
}

function initOf(values: Values): CliCommand {
  const { workspace, email, name } = values;
  if (workspace === undefined) throw new UsageError('init requires --workspace, the name of the workspace');
  if (email === undefined) throw new UsageError('init requires --email, the address of its owner');
  const [fromStdin, generated] = [values['password-stdin'], values['generate-password']];
  if (fromStdin && generated)
    throw new UsageError('--password-stdin and --generate-password cannot be used together');
  const isAtTerminal = process.stdin.isTTY === true;
  const password = fromStdin ? 'stdin' : generated || !isAtTerminal ? 'generate' : 'ask';
  const workspaceId = values['workspace-id'];
  return { name: 'init', workspace, workspaceId, email, userName: name ?? email, password };
}

function checkBelongs(command: CliCommand, name: string): void {
  const { commands = ['serve'], ...flag } = new Map(flagRows).get(name) ?? {};
  const others = 'also' in flag ? (flag.also?.commands ?? []) : [];
  if ([...commands, ...others].includes(command.name)) return;
  throw new UsageError(
    commands.includes('serve')
      ? `${command.name} does not support --${name} (see --help)`
      : `--${name} is only supported by ${commands.join(' and ')} (see --help)`,
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: flagTable,
      strict: true,
      allowPositionals: true,
      tokens: true,
    });
  } catch (error) {
    const [sentence = 'the flags cannot be parsed'] = (error as Error).message.split(/\. |\n/, 1);
    const [, name] = /^Unknown option '--([^'=]+)/.exec(sentence) ?? [];
    const near = name === undefined ? null : nearestName(name, Object.keys(flagTable));
    throw new UsageError(near === null ? `${sentence} (see --help)` : `${sentence}: did you mean --${near}?`);
  }
}
