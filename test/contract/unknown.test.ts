/** Every operation refuses what it does not know, except those of the specification. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { type JsonSchema, schemas } from '../../src/generated/schemas.ts';
import type { Operation } from '../../src/group/operation.ts';
import { operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { atEnd } from '../runner/at-end.ts';
import { type GoodCall, goodCalls, requestOf } from './calls.ts';

const test = suiteOf('A name that an operation does not know');

/** The endpoints 1 to 5 of the specification. */
const specified = [
  '/api/account/details',
  '/api/items/all',
  '/api/items/item',
  '/api/purchases/validation',
  '/api/v1/models',
];
const mock = await startMock();
atEnd.push(mock.close);

async function ask(operation: Operation, call: GoodCall, key: string | null = secrets.studio) {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => call.params?.[name] ?? '');
  const url = `${mock.url}${path}${call.query === undefined ? '' : `?${call.query}`}`;
  const { headers, body, ...rest } = requestOf(operation.method, call, key);
  // Node.js does not send it with DELETE by itself.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return send(url, { ...rest, headers: { ...headers, ...length }, ...(body === undefined ? {} : { body }) });
}

const withQuery = (call: GoodCall, more: string): GoodCall => ({
  ...call,
  query: call.query === undefined ? more : `${call.query}&${more}`,
});

const resolve = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string' ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/**
 * The schemas of a value and of everything inside, each with its steps; 0 stands for the first entry of a list. A schema
 * that contains itself is there once.
 */
function* inside(
  given: JsonSchema,
  steps: readonly (string | 0)[] = [],
  around: readonly JsonSchema[] = [],
): Generator<[typeof steps, JsonSchema]> {
  const schema = resolve(given);
  yield [steps, schema];
  if (around.includes(schema)) return;
  const within = [...around, schema];
  for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flat())
    if (one) yield* inside(one as JsonSchema, steps, within);
  for (const [name, inner] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
    yield* inside(inner, [...steps, name], within);
  if (schema.items !== undefined) yield* inside(schema.items as JsonSchema, [...steps, 0], within);
}

const isObject = ({ type, properties }: JsonSchema) =>
  properties !== undefined || [type].flat().includes('object');

/** The schema of the JSON body of an operation, or `null`. */
function bodyOf({ method, request, raw }: Operation): JsonSchema | null {
  if (raw !== undefined) return schemas[raw.content['application/json']?.schema ?? ''] ?? null;
  return method === 'GET' ? null : (schemas[request] ?? null);
}

/** The body with an object of one unknown member in a place. */
const withUnknown = (body: object, [step, ...rest]: readonly (string | 0)[]): object => {
  if (step === undefined) return { ...body, unheard_of: 1 };
  const inner = withUnknown({}, rest);
  return step === 0 ? [inner] : { ...body, [step]: inner };
};

interface Checked {
  readonly operation: Operation;
  readonly call: GoodCall;
  /** It is one of the specification. */
  readonly ignores: boolean;
  /** It refuses what it does not know. */
  readonly strict: boolean;
}

/** Checks every operation, and names all that fail. */
async function everyOperation(check: (checked: Checked) => Promise<void> | void): Promise<void> {
  const failures: string[] = [];
  for (const operation of operations) {
    const ignores = specified.includes(operation.path);
    const strict = !ignores && operation.auth !== 'none';
    try {
      await check({ operation, call: goodCalls[operation.id] ?? {}, ignores, strict });
    } catch (error) {
      failures.push(`${operation.id}: ${(error as Error).message}`);
    }
  }
  assert.deepEqual(failures, []);
}

test('is refused as a parameter, and taken by the specification and without a key', () =>
  everyOperation(async ({ operation, call, strict }) => {
    if (!strict) await mock.reset();
    const given = await ask(operation, withQuery(call, 'unheard_of=1'));
    if (!strict) assert.equal(given.status, operation.reply.status ?? 200);
    else
      assert.deepEqual(
        [given.status, given.json],
        [400, { status: 'error', msg: 'Invalid request: unheard_of is not a known parameter' }],
      );
  }));

test('is checked after the key', () =>
  everyOperation(async ({ operation, call }) => {
    if (operation.auth === 'none') return;
    const body = bodyOf(operation) === null ? {} : { body: withUnknown(call.body ?? {}, []) };
    const given = await ask(operation, withQuery({ ...call, ...body }, 'unheard_of=1'), null);
    assert.equal(given.status, 401);
  }));

test('is refused as a member at every depth, and taken by the specification', () =>
  everyOperation(async ({ operation, call, ignores }) => {
    const schema = bodyOf(operation);
    if (schema === null || operation.auth === 'none') return;
    for (const [steps, one] of inside(schema)) {
      if (!isObject(one)) continue;
      const isOpen = one.additionalProperties !== false;
      assert.ok(one.additionalProperties !== undefined, `${steps.join('/')} says what else it takes`);
      if (isOpen) continue;
      const body = withUnknown(call.body ?? {}, steps);
      const given = await ask(operation, { ...call, body });
      const place = [...steps, 'unheard_of'].join('/');
      assert.deepEqual(
        [given.status, given.json.msg],
        [400, `Invalid request: ${place} is not a known field`],
      );
    }
    if (ignores)
      assert.equal((await ask(operation, { ...call, body: withUnknown(call.body ?? {}, []) })).status, 200);
  }));

test('is possible where the document says that it is', () =>
  everyOperation(({ operation, ignores }) => {
    const schema = bodyOf(operation);
    if (schema === null || operation.raw !== undefined || schema.properties === undefined) return;
    if (Object.keys(schema.properties as object).length > 0)
      assert.equal(schema.additionalProperties, ignores);
  }));

test('is ignored by the five endpoints of the specification alone', () => {
  const ignoring = operations.filter(({ ignoresUnknown }) => ignoresUnknown).map(({ path }) => path);
  assert.deepEqual(ignoring.sort(), specified.sort());
});

test.run();
