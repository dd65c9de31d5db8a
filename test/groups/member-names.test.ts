/** Members whose names every object of JavaScript has, in what schemas of a host describe. */
import assert from 'node:assert/strict';
import { readSchemas } from '../../scripts/reply-schemas.ts';
import { defineDestination } from '../../src/destination-drivers.ts';
import { defineOperation, defineSchema } from '../../src/index.ts';
import { service } from '../destinations/service.ts';
import { post, suiteOf } from '../helper.ts';
import { bearer, common, group, scope, serve } from './host-group.ts';

const test = suiteOf('Members with names that every object has');

const keep = defineOperation({
  ...common,
  id: 'keep',
  method: 'POST',
  path: '/keep',
  auth: 'bearer',
  scope,
  request: defineSchema<Record<string, unknown>>({
    type: 'object',
    properties: {
      list: { type: 'array', uniqueItems: true, maxItems: 20 },
      constant: { const: { size: [0, { unit: 'm' }] } },
      choice: { enum: ['none', { size: 1 }] },
      car: {
        type: 'object',
        properties: { toString: { type: 'integer' }, constructor: { type: 'string' } },
      },
      needed: { type: 'object', required: ['valueOf'], additionalProperties: { type: 'integer' } },
    },
  }),
  handler: ({ input }) => ({ result: input }),
});

test('are compared as the JSON that they are', async cleanup => {
  const { url, failures } = await serve(cleanup, group([keep]));
  for (const [body, accepted] of [
    ['{"list":[{"toString":""},{"toString":"a"},{},{"toString":null},{"a":null},{"valueOf":1}]}', true],
    ['{"list":[[],{},[[]],[{}],0,"0",false,null,"",[0,1],[1,0]]}', true],
    ['{"list":[{"toString":"","a":[1]},0,{"a":[1],"toString":""}]}', false],
    ['{"list":[{"valueOf":0},{"valueOf":0}]}', false],
    ['{"list":[{"constructor":0},{"constructor":1},{"constructor":0}]}', false],
    ['{"constant":{"size":[-0,{"unit":"m"}]}}', true],
    ['{"constant":{"toString":""}}', false],
    ['{"constant":{"size":[0,{"unit":"m"}],"valueOf":1}}', false],
    ['{"constant":{"size":{"0":0,"1":{"unit":"m"}}}}', false],
    ['{"choice":{"size":1}}', true],
    ['{"choice":{"valueOf":1}}', false],
    ['{"choice":{"size":{"toString":1}}}', false],
  ] as const) {
    const { status, text } = await post(`${url}/keep`, JSON.parse(body), bearer);
    assert.equal(status, accepted ? 200 : 400, `${body}: ${text}`);
    if (!accepted) assert.match(text, /list must not contain|constant must be|choice must be/, body);
  }
  assert.deepEqual(failures, []);
});

test('are missing where nobody has sent them', async cleanup => {
  const { url } = await serve(cleanup, group([keep]));
  const sent = (body: object) => post(`${url}/keep`, body, bearer);
  for (const car of [{}, { constructor: 'Ferrari', toString: 2 }])
    assert.deepEqual((await sent({ car })).json.data, { car });
  assert.match((await sent({ car: { constructor: 2 } })).text, /car\/constructor must be a string/);
  assert.match((await sent({ needed: {} })).text, /needed\/valueOf is required/);
  assert.equal((await sent({ needed: { valueOf: 2 } })).status, 200);
});

test('are settings of a destination that may be missing', async cleanup => {
  const cars = defineDestination({
    type: 'cars',
    settings: { properties: { constructor: { type: 'string' }, hasOwnProperty: { type: 'string' } } },
    open: () => ({ send: async () => ({}) }),
  });
  const { made, call } = await service(cleanup, cars);
  const { id, destination } = await made({ type: 'cars' });
  assert.deepEqual(destination, { type: 'cars' });
  const change = { destination: { constructor: 'Ferrari' } };
  const { json } = await call('PATCH', `/webhooks/${id}`, change);
  assert.deepEqual((json.data as { destination: object }).destination, {
    type: 'cars',
    ...change.destination,
  });
});

test('are in no schema of this package, whose validators would take them for sent', async () => {
  const namesIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { properties, required } = value as { properties?: object; required?: unknown };
    return [
      ...Object.keys(properties ?? {}),
      ...(Array.isArray(required) ? required : []),
      ...Object.values(value).flatMap(namesIn),
    ];
  };
  const names = namesIn([...(await readSchemas()).values()]);
  assert.ok(names.includes('event_types'));
  assert.deepEqual(
    names.filter(name => name in {}),
    [],
  );
});

test.run();
