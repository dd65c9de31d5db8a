#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
/**
 * The command-line program: starts a mock server, prints how to use it, and shuts it down cleanly. A command that fails
 * prints one line and exits with 1; an invalid command line exits with 2.
 */
import { defined } from '../../src/common/defined.ts';
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { shownName } from '../../src/common/text/unknown-name.ts';
import { lineWriter } from '../line-writer.ts';
import type { RunningMock } from '../mock.ts';
import type { MockOptions } from '../options.ts';
import { version } from '../version.ts';
import { banner } from './banner.ts';
import { checkCoverageFile, writeCoverage } from './coverage-file.ts';
import { type Flags, parseFlags } from './flags.ts';
import { help } from './help.ts';
import { progressBar } from './progress.ts';

// Anyone who read the output may have ended, as in `koa-marketplace | head -1`: the server goes on without it.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.show === 'help') process.stdout.write(help);
  else if (flags.show === 'version') console.log(version);
  else if (flags.command.name === 'serve') await run(flags);
  else if (flags.command.name === 'init') await (await import('./init.ts')).init(flags, flags.command);
  else if (flags.command.name === 'verify')
    process.exitCode = await (await import('./verify.ts')).runVerify(flags.command);
  else if (flags.command.name === 'record') await (await import('./record.ts')).runRecord(flags.command);
  else if (flags.command.name === 'browser')
    await (await import('./browser.ts')).writeBrowserScript(flags.command.folder);
  else if (flags.command.name === 'secrets')
    await (await import('./secrets.ts')).rotateStored(flags, flags.command.keys);
  else await (await import('./database.ts')).runDatabaseCommand(flags);
} catch (error) {
  console.error(`koa-marketplace: ${sentence(error)}`);
  process.exitCode = (error as { readonly exitCode?: number }).exitCode ?? 1;
}

async function run(flags: Flags): Promise<void> {
  const { file, databaseUrl, schema, quiet, cors, corsCredentials, certificate, coverageFile } = flags;
  if (coverageFile !== undefined) checkCoverageFile(coverageFile);
  const [{ startMock }, { originsWith }] = await Promise.all([
    import('../start.ts'),
    import('../access-rules.ts'),
  ]);
  const { generate, reset = false } = flags.options;
  const seeded = defined({ seed: flags.seed });
  if (generate !== undefined && databaseUrl === undefined && file !== null && !reset && existsSync(file))
    console.log(`${file} has its data already, so nothing is generated (--reset replaces it).`);
  const log = lineWriter(lines => console.log(lines));
  const options = {
    // Also in a process that a test runner has started.
    unref: false,
    watch: process.stdout.isTTY === true,
    // Somebody looks at it. Tests that start a mock server compare with what is written.
    recentDates: true,
    notice: (line: string) => {
      // It stands where it belongs between the requests.
      log.flush();
      console.error(line);
    },
    ...flags.options,
    cors: { origins: originsWith(cors), credentials: corsCredentials },
    ...defined({ schema }),
    ...(certificate === null
      ? {}
      : { https: { cert: textOf('--cert', certificate.cert), key: textOf('--key', certificate.key) } }),
    ...(generate === undefined ? {} : { generate: { ...generate, ...seeded, onProgress: progressBar() } }),
    ...(flags.answers === undefined ? {} : { answers: answersIn(textOf('--answers', flags.answers)) }),
    ...(quiet ? {} : { log: log.line }),
  };
  const starting: Promise<RunningMock> =
    databaseUrl === undefined
      ? startMock({ ...options, ...defined({ file: file ?? undefined }) })
      : startMock({ ...options, databaseUrl });
  // Installed before the start-up message, so that a signal always releases the file.
  endOnSignals(starting, coverageFile);
  const mock = await starting;
  console.log(banner(mock, await mock.demo(), placeOf(databaseUrl, file), flags.options.proxy));
}

/** @throws Error that names the flag of a file that cannot be read */
function textOf(flag: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${flag} cannot be read: ${(error as Error).message}`);
  }
}

/** The answers in a file: a list, or an object with the member `answers`. @throws Error that names the flag */
function answersIn(text: string): NonNullable<MockOptions['answers']> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`--answers is not JSON: ${(error as Error).message}`);
  }
  const { answers, $schema: _, ...others } = isPlainObject(content) ? content : { answers: content };
  if (!Array.isArray(answers))
    throw new Error('--answers must be a list of answers, or an object with the list as answers');
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new Error(`--answers must have only answers and $schema, not ${shownName(unknown)}`);
  return answers;
}

/** Describes the storage. A database URL is shown without user and password. */
function placeOf(databaseUrl: string | undefined, file: string | null): string | null {
  if (databaseUrl === undefined) return file === null ? null : relative('', file);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host}${pathname}`;
}

/**
 * The first signal finishes running requests, stores the data and writes the coverage; a second one ends the process immediately. SIGHUP comes
 * from a terminal that is closed, and may follow another signal by itself.
 */
function endOnSignals(starting: Promise<RunningMock>, coverageFile: string | undefined): void {
  const end = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.off(signal, end);
      process.once(signal, () => process.exit(1));
    }
    process.off('SIGHUP', end).on('SIGHUP', () => {});
    try {
      const mock = await starting;
      await mock.close();
      if (coverageFile !== undefined) await writeCoverage(mock, coverageFile);
      process.exit(0);
    } catch (error) {
      console.error(`koa-marketplace: ${sentence(error)}`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** Control characters, for example of an unknown flag, are visible instead of obeyed, but for the ends of lines. */
function sentence(error: unknown): string {
  return sentenceOf(error).replaceAll(
    /[^\P{Cc}\n]/gu,
    control => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** What follows the address on which the server cannot listen. */
function listenFailure(code: string): string | null {
  if (code === 'EADDRINUSE') return 'is already in use; choose another port with --port';
  if (code === 'EADDRNOTAVAIL')
    return 'is not an address of this machine; choose another with --host (EADDRNOTAVAIL)';
  if (code === 'EACCES') return 'is not open to this user; choose a port from 1024 with --port (EACCES)';
  return null;
}

function sentenceOf(error: unknown): string {
  const { code = '', message, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const failure = syscall === 'listen' ? listenFailure(code) : null;
  // Node ends its message with the address.
  if (failure !== null) return `${message.slice(message.lastIndexOf(' ') + 1)} ${failure}`;
  if (syscall === 'getaddrinfo')
    return `the name ${hostname} cannot be resolved; check its spelling and the network (${code})`;
  return message;
}
