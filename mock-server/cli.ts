#!/usr/bin/env node
/** The command: starts a mock, says how to use it, and ends it in order. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { banner } from './banner.ts';
import { type Flags, help, parseFlags } from './flags.ts';
import { packageRoot } from './package-root.ts';
import type { Mock } from './start.ts';

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.show === 'help') process.stdout.write(help);
  else if (flags.show === 'version') console.log(version());
  else await run(flags);
} catch (error) {
  console.error(`koa-marketplace: ${sentence(error)}`);
  process.exitCode = 1;
}

async function run({ port, host, file, fixtures, reset, quiet }: Flags): Promise<void> {
  const { startMock } = await import('./start.ts');
  const starting = startMock({
    port,
    host,
    reset,
    ...(file === null ? {} : { file }),
    ...(fixtures === undefined ? {} : { fixtures }),
    ...(quiet ? {} : { log: line => console.log(line) }),
  });
  // Before anybody is told that it runs: a signal then finds a file to free.
  endOnSignals(starting);
  console.log(banner(await starting, file === null ? null : relative('', file)));
}

/** The first signal finishes requests under way and stores; a second one does not wait. */
function endOnSignals(starting: Promise<Mock>): void {
  const end = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.off(signal, end);
      process.once(signal, () => process.exit(1));
    }
    try {
      await (await starting).close();
      process.exit(0);
    } catch (error) {
      console.error(`koa-marketplace: ${sentence(error)}`);
      process.exit(1);
    }
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${message.replace(/^listen EADDRINUSE: address already in use /, '')} is taken; choose another with --port`;
  return message;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8')).version;
}
