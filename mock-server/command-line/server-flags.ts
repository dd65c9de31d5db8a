/** The commands that put a real server beside the mock server. */

import { isPublicUrl } from '../../src/common/options/check-options.ts';
import { complaintAboutKeys, keysIn } from '../real-server/api-keys.ts';
import type { ArchiveOptions } from '../real-server/archives/from-archive.ts';
import type { RecordServerOptions } from '../real-server/record/record.ts';
import type { VerifyOptions } from '../real-server/verify/verify.ts';
import { UsageError } from './usage-error.ts';

/** Compares a real server with the document. */
export interface VerifyCommand
  extends Pick<VerifyOptions, 'url' | 'keys' | 'only' | 'write' | 'values' | 'timeoutMs'> {
  readonly name: 'verify';
  /** The file of the report. */
  readonly report: string | undefined;
}

/** Makes fixtures of what a real server has. */
export interface RecordCommand
  extends Pick<RecordServerOptions, 'url' | 'keys' | 'only' | 'purchaseCodes' | 'timeoutMs'> {
  readonly name: 'record';
  /** The folder of the fixtures. */
  readonly to: string;
  readonly force: boolean;
}

/** Makes fixtures and answers of a file of saved requests. */
export interface ImportArchiveCommand extends ArchiveOptions {
  readonly name: 'record';
  readonly to: string;
  readonly force: boolean;
}

export type ServerCommand = VerifyCommand | RecordCommand | ImportArchiveCommand;

interface ServerValues {
  readonly key?: string | undefined;
  readonly only?: string | undefined;
  readonly known?: string[] | undefined;
  readonly timeout?: string | undefined;
  readonly write?: boolean | undefined;
  readonly report?: string | undefined;
  readonly to?: string | undefined;
  readonly server?: string | undefined;
  readonly force?: boolean | undefined;
}

/** `url`: what follows the name of the command. @throws UsageError that repeats no key */
export function serverCommandOf(
  name: ServerCommand['name'],
  url: string | undefined,
  values: ServerValues,
): ServerCommand {
  const { write = false, report, to, force = false, timeout = '30' } = values;
  const known = valuesIn(values.known ?? []);
  const only = listIn(values.only ?? '');
  if (name === 'record' && url !== undefined && isFile(url)) return archiveOf(url, values);
  if (values.server !== undefined) throw new UsageError('--server is only supported with a file');
  const shared = { ...serverOf(name, url, values), only, timeoutMs: Number(timeout) * 1_000 };
  if (name === 'verify') return { name, ...shared, write, report, values: known };
  if (to === undefined) throw new UsageError('record requires --to, the folder for the fixtures');
  const { purchase_code: codes = '', ...others } = known;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new UsageError(`--known: record only uses purchase_code, and not ${other}`);
  return { name, ...shared, to, force, purchaseCodes: listIn(codes) };
}

/** HTTP archives and collections are JSON files. */
const isFile = (text: string): boolean => !/^https?:/i.test(text) && /\.(?:har|json)$/i.test(text);

/** @throws UsageError for flags of a server that is asked */
function archiveOf(
  file: string,
  { to, force = false, server, ...others }: ServerValues,
): ImportArchiveCommand {
  const flag = (['key', 'only', 'known', 'timeout'] as const).find(one => others[one] !== undefined);
  if (flag !== undefined) throw new UsageError(`--${flag} is not supported with a file`);
  if (to === undefined) throw new UsageError('record requires --to, the folder for the fixtures');
  return { name: 'record', file, server: server ?? null, to, force };
}

const listIn = (text: string): readonly string[] =>
  text.split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()]));

const valuesIn = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map(text => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
  );

/** A real server, and its keys. @throws UsageError */
function serverOf(command: string, url: string | undefined, { key }: ServerValues) {
  if (url === undefined)
    throw new UsageError(`${command} requires the URL of the server, such as https://api.example`);
  const complaint = isPublicUrl(url);
  if (complaint !== null) throw new UsageError(`the URL of the server ${complaint}`);
  const [place, text] = key === undefined ? ['MARKETPLACE_KEY', process.env.MARKETPLACE_KEY] : ['--key', key];
  const aboutKeys = text === undefined ? null : complaintAboutKeys(text);
  if (aboutKeys !== null) throw new UsageError(`${place} ${aboutKeys}`);
  return { url, keys: keysIn(text ?? '') };
}
