/** Compares a real server with the document, operation by operation. */
import type { Operation } from '../../../src/group/operation.ts';
import { isRedactedName } from '../../redact.ts';
import { maskingOf } from '../api-keys.ts';
import { chosenOperations } from '../chosen.ts';
import { createClient } from '../client.ts';
import { serverDocument } from '../document.ts';
import { patientClient } from '../patient-client.ts';
import { serverAddress } from '../server-url.ts';
import { followUps } from './follow-ups.ts';
import { VerifySession } from './session.ts';
import { furtherTrials, idsNeeded, isSafe, validTrial } from './trials.ts';
import { type ServerVerification, VerificationError, verificationOf } from './verification.ts';

export interface VerifyOptions {
  /** The address of the server, with the path of the mount, if it has one. */
  readonly url: string;
  /** API keys. The first one that an operation accepts is used for it. */
  readonly keys: readonly string[];
  /** Names of groups and ids of operations. Empty: all. */
  readonly only: readonly string[];
  /** Also tries what changes something, on records of its own. */
  readonly write: boolean;
  /** Values of parameters that the server does not tell, such as `purchase_code`. */
  readonly values: Readonly<Record<string, string>>;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Waits so many milliseconds, as a server asks for. @default the real time */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Ends the comparison early; what was made is removed before. */
  readonly signal?: AbortSignal;
  /** Called before each operation. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Values such as purchase codes, which no report shows. */
const secretsIn = (values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => (isRedactedName(name) ? [value] : []));

/** Operations that are tried at the same time. */
const maxConcurrent = 2;

/**
 * Tries operations of a real server, and compares what it answers with the document.
 * @throws VerificationError if it could not be compared at all; UnknownNameError for a name in `only` that is none;
 * TypeError for an invalid URL
 */
export async function verifyServer(options: VerifyOptions): Promise<ServerVerification> {
  const { url, keys, values, timeoutMs, write, onProgress } = options;
  const document = serverDocument();
  const chosen = chosenOperations(options.only, document.all);
  const client = createClient(serverAddress(url), timeoutMs);
  const session = new VerifySession({
    client: patientClient(client, options.wait),
    document,
    keys,
    values,
    masking: maskingOf([...keys, ...secretsIn(values)]),
  });
  let done = 0;
  const interrupt = () => session.stop('not sent, because the comparison was interrupted');
  options.signal?.addEventListener('abort', interrupt);
  try {
    const schemes = new Set<Operation['auth']>();
    for (const wave of wavesOf(chosen))
      await atOnce(wave, maxConcurrent, async operation => {
        onProgress?.(done, chosen.length);
        done += 1;
        const isFirst = !schemes.has(operation.auth);
        if (isSafe(operation)) schemes.add(operation.auth);
        if (isSafe(operation) || !write) await verifyOperation(operation, session, isFirst);
      });
    session.checkKey();
    if (write) {
      const { verifyWrites } = await import('./write/write.ts');
      const changing = chosen.filter(operation => !isSafe(operation));
      await verifyWrites({
        chosen: changing,
        all: document.all.operations,
        only: options.only,
        values,
        session,
      });
    }
  } finally {
    options.signal?.removeEventListener('abort', interrupt);
    client.close();
  }
  if (options.signal?.aborted)
    throw new VerificationError('the comparison was interrupted, and what it had made was removed');
  const order = new Map(chosen.map(({ id }, index) => [id, index]));
  const findings = session.findings.toSorted(
    (one, other) => (order.get(one.operation) ?? 0) - (order.get(other.operation) ?? 0),
  );
  session.checkTried();
  const tried = findings.filter(({ verdict }) => verdict !== 'untried');
  if (tried.length > 0 && tried.every(({ verdict }) => verdict === 'absent'))
    throw new VerificationError(
      `${serverAddress(url).url} has none of the operations: check the path in the URL`,
    );
  return verificationOf(serverAddress(url).url, findings);
}

/** Those that need no ids first, then those that need the ids that these return. */
function wavesOf(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const most = Math.max(0, ...operations.map(idsNeeded));
  return Array.from({ length: most + 1 }, (_, count) =>
    operations.filter(operation => idsNeeded(operation) === count),
  );
}

async function verifyOperation(
  operation: Operation,
  session: VerifySession,
  isFirst: boolean,
): Promise<void> {
  if (!isSafe(operation)) {
    await session.try(operation, {
      attempt: 'a valid request',
      reason: 'it may change something, or reveal a secret: --write tries it on records of its own',
    });
    return;
  }
  const valid = validTrial(operation, session.ids);
  const response = await session.try(operation, valid);
  if (session.isAbsent(operation)) return;
  const trial = 'reason' in valid ? null : valid;
  for (const next of furtherTrials(operation, trial, isFirst)) await session.try(operation, next);
  if (response !== null && trial !== null)
    for (const next of followUps(operation, trial, response)) await session.try(operation, next);
}

async function atOnce<One>(
  all: readonly One[],
  most: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
