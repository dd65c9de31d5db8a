/** What Node.js has as globals. */
import { Buffer } from 'buffer';

// The package does not know base64url.
const { isEncoding, from } = Buffer;
const { toString: toText } = Buffer.prototype;
const isUrl = (encoding: unknown) => String(encoding).toLowerCase() === 'base64url';
Buffer.isEncoding = ((encoding: string) => isUrl(encoding) || isEncoding(encoding)) as typeof isEncoding;
Buffer.prototype.toString = function (this: Buffer, encoding?: BufferEncoding, ...range: number[]) {
  if (!isUrl(encoding)) return toText.call(this, encoding, ...range);
  const text = toText.call(this, 'base64', ...range);
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
Buffer.from = ((value: unknown, encoding?: unknown, ...rest: unknown[]) =>
  (from as (...given: unknown[]) => Buffer)(
    value,
    isUrl(encoding) ? 'base64' : encoding,
    ...rest,
  )) as typeof from;

export { Buffer };
export const process = {
  env: {} as Record<string, string>,
  execArgv: [] as string[],
  argv: [] as string[],
  platform: 'browser',
  version: 'v22.0.0',
  versions: {} as Record<string, string>,
  pid: 1,
  nextTick: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
    queueMicrotask(() => work(...given)),
  emitWarning: (warning: unknown) => console.warn(String(warning)),
  hrtime: Object.assign(() => [Math.floor(performance.now() / 1_000), 0], {
    bigint: () => BigInt(Math.round(performance.now() * 1e6)),
  }),
  on: () => {},
  off: () => {},
  once: () => {},
};
export const setImmediate = (work: (...given: unknown[]) => void, ...given: unknown[]) =>
  setTimeout(work, 0, ...given);
