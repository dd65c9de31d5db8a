/** The command line of the mock. */
import { parseArgs } from 'node:util';

export interface Flags {
  readonly port: number;
  readonly host: string;
  /** `null`: everything stays in memory. */
  readonly file: string | null;
  readonly fixtures: string | undefined;
  readonly reset: boolean;
  readonly quiet: boolean;
  readonly show: 'help' | 'version' | null;
}

/** A command line that cannot be carried out, in one sentence. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `Usage: koa-marketplace [flags]

Runs the marketplace as a mock server, with fixtures loaded.

  --port N         port to listen on, 0 for a free one (4000)
  --host ADDRESS   address to listen on (127.0.0.1)
  --data FILE      JSON file that keeps the state (.data/mock.json)
  --memory         keep the state in memory, write nothing
  --fixtures DIR   seed from the JSON files of a folder
  --reset          seed again, whatever the data file holds
  --quiet          no line a request
  --help           this text
  --version        the version
`;

const options = {
  port: { type: 'string', default: '4000' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  memory: { type: 'boolean', default: false },
  fixtures: { type: 'string' },
  reset: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

/** @throws UsageError */
export function parseFlags(args: readonly string[]): Flags {
  const values = parse(args);
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new UsageError('--port takes a number from 0 to 65535');
  if (values.memory && values.data !== undefined)
    throw new UsageError('--memory and --data exclude each other');
  return {
    port: Number(values.port),
    host: values.host,
    file: values.memory ? null : (values.data ?? '.data/mock.json'),
    fixtures: values.fixtures,
    reset: values.reset,
    quiet: values.quiet,
    show: values.help ? 'help' : values.version ? 'version' : null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = 'the flags cannot be read'] = (error as Error).message.split(/\. |\n/, 1);
    throw new UsageError(`${sentence} (see --help)`);
  }
}
