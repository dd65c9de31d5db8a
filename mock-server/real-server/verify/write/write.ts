/** Tries operations that change something, on records that the comparison makes and removes again. */
import { randomBytes } from 'node:crypto';
import { isPlainObject } from '../../../../src/common/json/plain-object.ts';
import type { Operation } from '../../../../src/group/operation.ts';
import { jsonType } from '../../../../src/http/body-types.ts';
import { exampleInput } from '../../../../src/openapi/example-call.ts';
import type { CheckedResponse } from '../../response-check.ts';
import { cleanUp, type VerifySession } from '../session.ts';
import { callWith, furtherTrials, type Trial } from '../trials.ts';
import { keyStates, secretOfNewKey } from './key-states.ts';
import { OwnRecords } from './own-records.ts';
import {
  keptRecords,
  lastingEffects,
  madeElsewhere,
  madeIds,
  neededRecords,
  neededValues,
  type SampleContext,
  sampleBodies,
} from './sample-calls.ts';

export interface WriteSettings {
  /** Those that change something, in the order of the document. */
  readonly chosen: readonly Operation[];
  readonly all: readonly Operation[];
  /** Ids that were chosen one by one. */
  readonly only: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly session: VerifySession;
}

const attempt = 'a valid request';

export async function verifyWrites({ chosen, all, only, values, session }: WriteSettings): Promise<void> {
  const own = new OwnRecords(all);
  const tag = `verify-${randomBytes(4).toString('hex')}`;
  const context: SampleContext = { tag, own, values, now: Date.now() };
  let newSecret: string | null = null;
  try {
    for (const operation of inOrder(chosen)) {
      const trial = trialOf(operation, context, only);
      const isDelete = operation.method === 'DELETE';
      const further = 'reason' in trial ? [] : furtherTrials(operation, trial, false);
      // What is deleted cannot be tried again.
      for (const one of isDelete ? further : []) await session.try(operation, one);
      const response = await session.try(operation, trial, made => note(operation, made, context));
      if ('reason' in trial) continue;
      if (isDelete && response !== null) await tryDeleted(operation, trial, own, all, session);
      for (const one of isDelete || session.isAbsent(operation) ? [] : further)
        await session.try(operation, one, made => note(operation, made, context));
      if (response === null) continue;
      newSecret = secretOfNewKey(operation, response.json) ?? newSecret;
      for (const [other, state] of keyStates(operation, newSecret, all)) await session.try(other, state);
    }
  } finally {
    for (const { operation, path } of own.left())
      await session.try(operation, { attempt: cleanUp, call: { path }, key: 'given', errors: null });
  }
}

/** Operations without which others have no record to be tried on. */
const isFirst = ({ id }: Operation): boolean =>
  id.startsWith('create') || id === 'connectInstance' || id in madeElsewhere;

/** Creations from the outside to the inside, then changes, then what cannot be undone, then deletions from the inside. */
function inOrder(operations: readonly Operation[]): readonly Operation[] {
  const depth = ({ path }: Operation) => path.split('/').length;
  const rank = (operation: Operation) =>
    operation.method === 'DELETE' ? 3 : isFirst(operation) ? 0 : operation.irreversible ? 2 : 1;
  return operations.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (rank(one) === 3 ? depth(other) - depth(one) : depth(one) - depth(other)),
  );
}

function trialOf(
  operation: Operation,
  context: SampleContext,
  only: readonly string[],
): Trial | { attempt: string; reason: string } {
  const { id } = operation;
  const untried = (reason: string) => ({ attempt, reason });
  const lasting = lastingEffects[id];
  if (lasting !== undefined && !only.includes(id)) return untried(`${lasting}: choose it by --only ${id}`);
  const [name, meaning] = neededValues[id] ?? [];
  if (name !== undefined && context.values[name] === undefined)
    return untried(`give ${meaning}, with --known ${name}`);
  const path = pathOf(operation, context);
  const isMissing = (neededRecords[id] ?? []).some(pattern => context.own.fill(pattern) === null);
  if (path === null || isMissing) return untried('there is no record of its own to try it on');
  const body = sampleBodies[id]?.(context);
  const call =
    operation.raw === undefined
      ? callWith(operation, path, (body as Record<string, unknown>) ?? exampleInput(operation))
      : { path, ...(operation.method !== 'GET' && rawBody(operation.raw, body)) };
  return { attempt, call, key: 'given', errors: null };
}

/** JSON, if the operation takes it; or else the example of its first media type. */
function rawBody({ content }: NonNullable<Operation['raw']>, body: object | undefined) {
  const [type, first] = Object.entries(content)[0] ?? [];
  const json = content[jsonType];
  if (json !== undefined) return { body: body ?? json.example };
  return type === undefined ? {} : { body: first?.example, type };
}

function pathOf({ id, path }: Operation, context: SampleContext): string | null {
  const madeId = madeIds[id]?.(context);
  if (madeId === undefined) return context.own.fill(path);
  return path.replace(/:\w+$/, encodeURIComponent(madeId));
}

/** Remembers what was made, also if it should not have been. */
function note(operation: Operation, { json }: CheckedResponse, { own }: SampleContext): void {
  const data = isPlainObject(json) ? json.data : undefined;
  own.addMade(operation, json);
  for (const [pattern, member] of madeElsewhere[operation.id] ?? [])
    if (isPlainObject(data)) own.add(pattern, data[member]);
  // One result for each record of a batch.
  const batch = operation.path.replace(/\/bulk$/, '');
  if (batch !== operation.path && Array.isArray(data))
    for (const one of data) own.addMade({ ...operation, path: batch }, one);
}

/** What was deleted is not there any more. What was revoked, or is kept, says so itself. */
async function tryDeleted(
  { id, path }: Operation,
  { call }: Trial,
  own: OwnRecords,
  all: readonly Operation[],
  session: VerifySession,
): Promise<void> {
  own.remove(call.path);
  const reader = all.find(one => one.method === 'GET' && one.path === path && !('media' in one.reply));
  if (!id.startsWith('delete') || keptRecords.includes(id) || reader === undefined) return;
  const errors = reader.errors.filter(code => code.endsWith('_not_found'));
  await session.try(reader, { attempt: 'a record that was deleted', call, key: 'given', errors });
}
