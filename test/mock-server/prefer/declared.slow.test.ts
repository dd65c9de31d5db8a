/** Every reply that the OpenAPI document declares can be asked for, and no other. */
import assert from 'node:assert/strict';
import { type Mock, startMock } from '../../../mock-server/index.ts';
import { openApiDocument } from '../../../src/openapi/document.ts';
import type { OpenApiDocument, ResponseObject } from '../../../src/openapi/types.ts';
import { operations, served } from '../../built-in.ts';
import { type RawAnswer, send, suiteOf } from '../../helper.ts';
import { atEnd } from '../../runner/at-end.ts';

const test = suiteOf('Preferences of a request', { isLong: true });

const document = openApiDocument(served, { server: '/', limited: true, refusesDeliveries: true });
let running: Promise<Mock> | undefined;

/** The one that all tests of the file share. */
function mock(): Promise<Mock> {
  running ??= startMock().then(started => {
    atEnd.push(started.close);
    return started;
  });
  return running;
}

function responsesOf({ path, method }: (typeof operations)[number]): [number, ResponseObject][] {
  const described = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.entries(described?.responses ?? {}).map(([status, response]) => [
    Number(status),
    '$ref' in response ? resolve(document, response.$ref) : response,
  ]);
}

const resolve = ({ components }: OpenApiDocument, reference: string) =>
  components.responses[reference.split('/').at(-1) ?? ''] as ResponseObject;

/** The examples of a response by name; the only one of a success has none. */
function examplesOf({ content = {} }: ResponseObject): (readonly [string | null, unknown])[] {
  const [{ example, examples = {} } = {}] = Object.values(content);
  const named = Object.entries(examples).map(([name, { value }]) => [name, value] as const);
  return example === undefined ? named : [[null, example]];
}

const ask = async ({ path, method }: (typeof operations)[number], prefer: string): Promise<RawAnswer> => {
  const { url } = await mock();
  return send(url + path.replaceAll(/:\w+/g, 'x'), { method, headers: { prefer } });
};

test('are answered as the document says, for each status and example of each operation', async () => {
  const { url } = await mock();
  const withOwnUrl = (body: unknown) =>
    JSON.parse(JSON.stringify(body).replaceAll(/https:\/\/shop\.example\/(media|demo)\//g, `${url}/$1/`));
  for (const operation of operations)
    for (const [status, response] of responsesOf(operation)) {
      const examples = examplesOf(response);
      const first = await ask(operation, `code=${status}`);
      const place = `${operation.id} ${status}`;
      // Binary data and 304 have no example.
      if (examples.length === 0) {
        assert.equal(first.status, 400, place);
        continue;
      }
      assert.equal(first.status, status, place);
      assert.deepEqual(first.json, withOwnUrl(examples[0]?.[1]), place);
      for (const name of Object.keys(response.headers ?? {}))
        assert.ok(first.headers[name.toLowerCase()], name);
      for (const [name, body] of examples) {
        if (name === null) continue;
        const named = await ask(operation, `code=${status}, example=${name}`);
        assert.deepEqual([named.status, named.json], [status, withOwnUrl(body)], `${place} ${name}`);
      }
    }
});

test('are answered with each error that an operation declares, by its code', async () => {
  for (const operation of operations)
    for (const code of operation.errors) {
      const { status, json } = await ask(operation, `code=${code}`);
      const error = served.errors[code];
      assert.deepEqual(
        [status, json],
        [error?.status, { status: 'error', msg: error?.message }],
        `${operation.id} ${code}`,
      );
    }
});

test('are refused for a status that an operation does not declare, with a list of those that it does', async () => {
  for (const operation of operations) {
    // A refusal without a body, such as 416, has no example.
    const declared = responsesOf(operation).flatMap(([status, response]) =>
      examplesOf(response).length === 0 ? [] : status,
    );
    const answer = await ask(operation, 'code=418');
    assert.equal(answer.status, 400, operation.id);
    for (const one of declared.filter(one => one >= 400))
      assert.ok(String(answer.json.msg).includes(`${one}`));
  }
});

test.run();
