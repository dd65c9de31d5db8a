/** Receives the deliveries to destinations: one connection for each endpoint, which is closed when it is not used. */
import { clearTimeout, setImmediate, setTimeout } from 'node:timers';
import { ignorable } from '../../common/errors/ignorable.ts';
import { jsonOfAnything } from '../../common/json/json-of-anything.ts';
import { MissingPackageError } from '../../destinations/client.ts';
import type { Destination, DestinationConnection } from '../../destinations/destination.ts';
import type { LocalOutcome, LocalReceiver } from '../../group/receiver.ts';
import type { TargetGuard } from '../../outbound/target.ts';
import type { WebhookJob } from '../../repository/index.ts';
import { messageOf } from './message.ts';
import { scrubbed } from './scrub.ts';
import { type StoredDestination, storedDestination, targetsOf, wholeSettings } from './settings.ts';

/** How long a connection stays open that nothing uses, in milliseconds. */
const maxIdle = 60_000;

interface Open {
  /** Of what it was opened with: other settings need another connection. */
  readonly version: string;
  readonly connection: Promise<DestinationConnection>;
  readonly abort: AbortController;
  /** Ends the wait of each delivery that uses it. */
  readonly waiting: Set<(error: Error) => void>;
  idle: NodeJS.Timeout | undefined;
}

const failed = (error: string, isAnswered: boolean): LocalOutcome => ({
  attempt: { status: null, error, response: null },
  events: [],
  retry: true,
  isAnswered,
});

export function destinationReceiver(
  destinations: readonly Destination[],
  guard: Pick<TargetGuard, 'addressesOf' | 'check'>,
  onError: (error: unknown) => void = () => {},
): LocalReceiver {
  const byType = new Map(destinations.map(destination => [destination.type, destination]));
  const open = new Map<string, Open>();

  /** Ends a connection. What is under way fails. */
  async function drop(key: string, one: Open): Promise<void> {
    clearTimeout(one.idle);
    if (open.get(key) === one) open.delete(key);
    if (one.abort.signal.aborted) return;
    const error = new Error('the connection was closed');
    one.abort.abort(error);
    for (const end of one.waiting) end(error);
    try {
      await (await one.connection).close?.();
    } catch {
      // It was not opened, or has ended before.
    }
  }

  function openedFor(
    key: string,
    workspaceId: string,
    destination: Destination,
    stored: StoredDestination,
  ): Open {
    const version = JSON.stringify(stored);
    const known = open.get(key);
    if (known?.version === version) return known;
    // Those that use it finish.
    if (known?.waiting.size === 0) void drop(key, known);
    const abort = new AbortController();
    const ended = () => void drop(key, one);
    const context = {
      signal: abort.signal,
      addressesOf: (host: string, port: number) =>
        ignorable(
          (async () =>
            (await guard.addressesOf({ host: host.replace(/^\[|\]$/g, ''), port }, workspaceId)) as never)(),
        ),
      // What the client says of it is told first.
      ended: () => void setImmediate(ended),
    };
    const settings = wholeSettings(stored);
    const connection = (async () => {
      for (const target of targetsOf(destination, settings)) await guard.check(target, workspaceId);
      return destination.open(settings as never, context);
    })();
    const one: Open = { version, connection, abort, waiting: new Set(), idle: undefined };
    connection.catch(ended);
    open.set(key, one);
    return one;
  }

  function rest(key: string, one: Open): void {
    if (open.get(key) === one) one.idle = setTimeout(() => void drop(key, one), maxIdle).unref();
    else void drop(key, one);
  }

  async function send(job: WebhookJob, publicUrl: string | null, now: number, signal: AbortSignal) {
    const stored = storedDestination(job.endpoint);
    const destination = byType.get(stored?.destination.type ?? '');
    // Tried again later, by whichever process has it then.
    if (stored === null || destination === undefined)
      return failed(`this process has no destination ${stored?.destination.type ?? ''}`, false);
    const key = `${job.workspaceId} ${job.endpoint.id}`;
    const one = openedFor(key, job.workspaceId, destination, stored);
    const late = () => void drop(key, one);
    // One that does not answer holds up nothing but itself: whatever waits on it fails, and the next one opens another.
    signal.addEventListener('abort', late);
    clearTimeout(one.idle);
    let end: (error: Error) => void = () => {};
    const ended = new Promise<never>((_, reject) => {
      end = reject;
    });
    one.waiting.add(end);
    try {
      const connection = await Promise.race([one.connection, ended]);
      const message = messageOf(job, wholeSettings(stored), { publicUrl, now });
      const answer = await Promise.race([connection.send(message, { signal: one.abort.signal }), ended]);
      // A message that is stored there is not sent again, whatever the answer is.
      const text = jsonOfAnything(answer);
      const response = text === null ? null : scrubbed(text, stored.credentials);
      return { attempt: { status: null, error: null, response }, events: [], retry: false };
    } catch (error) {
      if (error instanceof MissingPackageError) onError(error);
      return failed(scrubbed(wordsOf(error), stored.credentials), !one.abort.signal.aborted);
    } finally {
      signal.removeEventListener('abort', late);
      one.waiting.delete(end);
      if (one.waiting.size === 0) rest(key, one);
    }
  }

  return {
    receive: (job, { now, publicUrl, signal }) => send(job, publicUrl, now, signal),
    inHand: () => ({ destinations_open: open.size }),
    async close() {
      await Promise.all([...open].map(([key, one]) => drop(key, one)));
    },
  };
}

/** Many libraries put the reason into `code`, or into the first of several errors. */
function wordsOf(error: unknown): string {
  const { message, code, errors } = (error ?? {}) as { message?: unknown; code?: unknown; errors?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (Array.isArray(errors) && errors.length > 0) return wordsOf(errors[0]);
  return String(code ?? 'the destination refused the message');
}
