/** Errors as lines of a logger: the same that `onError` is told. */
import type Koa from 'koa';
import { type Advice, adviceOf } from '../common/errors/remedy.ts';
import { safeCallback } from '../common/errors/safe-callback.ts';
import { onceASecond } from '../common/time/once-a-second.ts';
import { realTime } from '../common/time/worker-time.ts';
import { keyOf } from '../http/caller.ts';
import { requestIdOf } from '../http/request-id.ts';
import { redacted } from '../secrets/redacted.ts';

/** What every logger can do whose functions take an object and a message, such as pino. */
export interface Logger {
  info(object: object, message: string): unknown;
  warn(object: object, message: string): unknown;
  error(object: object, message: string): unknown;
}

/** An error as it is logged, without secrets. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** Of errors that storages of hosts may have classes of their own for: by name. */
const byName: Readonly<Record<string, Advice>> = {
  RepositoryUnavailableError: {
    todo: 'Check that the storage runs and can be reached, and that it has free connections; requests work again when it is back',
    level: 'error',
  },
  WorkspaceFullError: {
    todo: 'Delete records of the workspace, or raise maxBytesPerWorkspace of lowdbRepository',
    level: 'warn',
  },
  StorageFullError: { todo: 'Make room in the storage', level: 'error' },
};

const unknown: Advice = {
  todo: 'Follow the stack to the method of your storage, the callback or the driver that failed; if it is none of yours, report a bug',
  level: 'error',
};

/** How many causes are shown: an error may be its own cause. */
const maxCauses = 5;

function logged(error: unknown, left = maxCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redacted(String(error)) };
  const { name, message, stack, cause } = error;
  const code: unknown = (error as { readonly code?: unknown }).code;
  return {
    type: name,
    // Node leaves the message of a refused connection to several addresses empty.
    message: redacted(message || (typeof code === 'string' ? code : name)),
    ...(typeof stack === 'string' && { stack: redacted(stack) }),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && left > 0 && { cause: logged(cause, left - 1) }),
  };
}

/**
 * A function for the option `onError` of any factory that writes one line for each error: its message, and an object with
 * the error (`error`), what to do about it (`todo`), and, of a request, `requestId`, `workspace` and `key` (their ids). Keys,
 * passwords in URLs and the like are removed. The same outage of the storage is a line once a second.
 * @example
 * const outbox = createOutbox({ take, done, publish, onError: logErrors(pino()) });
 */
export function logErrors(logger: Logger): (error: unknown, ctx?: Koa.Context) => void {
  const write = safeCallback((error: unknown, ctx?: Koa.Context) => {
    const { todo, level } =
      error instanceof Error ? (adviceOf(error) ?? byName[error.name] ?? unknown) : unknown;
    const shown = logged(error);
    const found = ctx === undefined ? null : keyOf(ctx);
    return logger[level](
      {
        // Not `err`: pino would make another object of it.
        error: shown,
        todo,
        ...(ctx !== undefined && { requestId: requestIdOf(ctx.res) }),
        ...(found !== null && { workspace: found.workspaceId, key: found.key.id }),
      },
      shown.message,
    );
  });
  return onceASecond(write, realTime);
}

/** What is wrong with the option `logger`, or `null`. */
export const isLogger = (value: unknown): string | null =>
  ['info', 'warn', 'error'].every(
    name => typeof (value as Readonly<Record<string, unknown>> | null)?.[name] === 'function',
  )
    ? null
    : 'must have the functions info, warn and error';

/** One function for both options, or `undefined` if there are none. The logger is told first. */
export function combineErrorHandlers<Rest extends [ctx?: Koa.Context]>(
  logger: Logger | undefined,
  onError: ((error: unknown, ...rest: Rest) => void) | undefined,
): ((error: unknown, ...rest: Rest) => void) | undefined {
  if (logger === undefined) return onError;
  const log = logErrors(logger);
  return (error, ...rest) => {
    log(error, ...rest);
    return onError?.(error, ...rest);
  };
}
