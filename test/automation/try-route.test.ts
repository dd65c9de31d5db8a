/** Trying a route on an event, which tells why it would skip it. */
import assert from 'node:assert/strict';
import type { AutomationRouteTry } from '../../src/generated/types.ts';
import { type Cleanup, secrets, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { client } from './clients.ts';

const test = suiteOf('A tried route');

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const api = client(mock);
  const { url, endpoint } = await api.create();
  const stored = await api.eventOf(
    await api.post(url, '{"amount":"99","big":9007199254740993,"note":null}', {
      'content-type': 'application/json',
    }),
  );
  const answer = (input: object, key?: string) =>
    (key === undefined ? api : client(mock, key)).call('POST', '/routes/try', input);
  const on = async (more: object) =>
    (await answer({ event_id: stored.id, ...more })).json.data as unknown as AutomationRouteTry;
  return { api, endpoint, stored, answer, on };
}

test('takes a stored event, with its numbers as they were published', async cleanup => {
  const { on } = await start(cleanup);
  const data = { amount: '99', big: 9007199254740992, note: null };
  const exact = '{"amount":"99","big":9007199254740993,"note":null}';
  const whole = { outcome: 'made', value: data, value_json: exact, error: null, reason: null };
  assert.deepEqual(await on({}), whole);
  const { value } = await on({ mapping: '{"type": type, "twice": $number(data.amount) * 2}' });
  assert.deepEqual(value, { type: 'order.paid', twice: 198 });
});

for (const [mapping, json] of [
  ['$string(data.big)', '"9007199254740993"'],
  ['"order-" & data.big', '"order-9007199254740993"'],
  ['{"o-" & data.big: data.big}', '{"o-9007199254740993":9007199254740993}'],
  ['$string(data)', '"{\\"amount\\":\\"99\\",\\"big\\":9007199254740993,\\"note\\":null}"'],
  ['$ ~> |data|{"copy": big}| ~> $lookup("data") ~> $lookup("copy")', '9007199254740993'],
  ['$number("9007199254740993")', '9007199254740993'],
  ['[$number("-9007199254740993"), $number("12"), $number("1.5e3")]', '[-9007199254740993,12,1500]'],
  ['[$number("0x20000000000001"), $number("0xff")]', '[9007199254740993,255]'],
  ['[$parseInteger("9007199254740993", "0"), $parseInteger("12", "0")]', '[9007199254740993,12]'],
  ['$number("9007199254740993") = data.big', 'true'],
  ['[data.big = 9007199254740993, data.big = 9007199254740992, $boolean(data.big)]', '[true,false,true]'],
  ['$type(data.big)', '"number"'],
] as const)
  test(`has the digits that were published: ${mapping}`, async cleanup => {
    const { on } = await start(cleanup);
    const { value, value_json, error } = await on({ mapping });
    assert.equal(value_json ?? JSON.stringify(value), json, error ?? '');
  });

for (const mapping of [
  'data.big + 1',
  '-data.big',
  'data.big > 5',
  ...['$sum([data.big])', '$round(data.big, 2)', '$number(data.big)', '$formatBase(data.big, 16)'],
])
  test(`fails where an integer beyond 2^53 would be rounded: ${mapping}`, async cleanup => {
    const { on } = await start(cleanup);
    assert.deepEqual(await on({ mapping }), {
      outcome: 'failed',
      value: null,
      error:
        'The mapping calculates with an integer beyond 2^53, which would be rounded: pass it on, or turn it into text.',
      reason: null,
    });
  });

test('writes a number that the mapping makes as JavaScript does, whatever the spelling of an equal one of the event', async cleanup => {
  const { api, on } = await start(cleanup);
  const { url } = await api.create();
  const stored = await api.eventOf(
    await api.post(url, '{"level":2.0,"large":1E3,"share":0.1234567890123456789}', {
      'content-type': 'application/json',
    }),
  );
  const made = (mapping: string) => on({ event_id: stored.id, mapping });
  const { value, value_json } = await made('{"version": 2, "sum": 500 + 500, "level": data.level}');
  assert.deepEqual([value, value_json], [{ version: 2, sum: 1_000, level: 2 }, undefined]);
  const { value_json: passed } = await made('{"version": 2, "share": data.share}');
  assert.equal(passed, '{"version":2,"share":0.1234567890123456789}');
});

test('refuses an event with integers that may have been rounded', async cleanup => {
  const { answer } = await start(cleanup);
  const event = { type: 'order.paid', data: { list: [1, 2 ** 53] } };
  const { status, json } = await answer({ event, mapping: 'data.list' });
  assert.equal(status, 400);
  assert.equal(
    json.msg,
    'Invalid request: event/data/list/1 is beyond 2^53 and may have been rounded: publish the event, and give its id as event_id',
  );
});

for (const [what, more, reason] of [
  [
    'the condition that does not hold, with the value',
    {
      filter: [
        { field: 'type', equals: 'order.paid' },
        { field: 'data.amount', min: 100, max: 200 },
      ],
    },
    'The filter does not match: data.amount must be at least 100, and is "99".',
  ],
  [
    'every condition that does not hold',
    {
      filter: [
        { field: 'data.coupon', equals: 'X' },
        { field: 'data.note', exists: false },
      ],
    },
    'The filter does not match: data.coupon must be "X", and is missing; data.note must not exist, and is null.',
  ],
  [
    'all conditions where one must hold',
    {
      filter_match: 'any',
      filter: [
        { field: 'data.amount', equals: 99 },
        { field: 'data.note', prefix: 'a' },
      ],
    },
    'The filter does not match: data.amount must be 99, and is "99"; data.note must start with "a", and is null.',
  ],
  [
    'what does not hold of groups',
    {
      filter: [
        {
          all: [
            { field: 'type', prefix: 'order.' },
            { field: 'data.amount', min: 100 },
          ],
        },
        { not: { field: 'type', equals: 'order.paid' } },
        {
          not: {
            not: {
              any: [
                { field: 'data.coupon', exists: true },
                { field: 'data.note', equals: 1 },
              ],
            },
          },
        },
        {
          not: {
            all: [
              { field: 'type', exists: true },
              { field: 'data.amount', min: 1, max: 100 },
            ],
          },
        },
      ],
    },
    'The filter does not match: data.amount must be at least 100, and is "99"; type must not be "order.paid", and is "order.paid"; (data.coupon must exist, and is missing or data.note must be 1, and is null); (type must not exist, and is "order.paid" or (data.amount must not be at least 1, and is "99" or data.amount must not be at most 100, and is "99")).',
  ],
  [
    'the values of all entries of a list',
    {
      event_id: undefined,
      event: {
        type: 'a',
        data: {
          lines: [
            { sku: 'a', n: 1 },
            { sku: 'b', n: 9 },
          ],
          none: [],
        },
      },
      filter: [
        { field: 'data.lines.*.sku', equals: 'c' },
        { field: 'data.lines.*.n', min: 3, max: 7 },
        { not: { field: 'data.lines.*.sku', equals: 'a' } },
        { field: 'data.none.*.sku', exists: true },
      ],
    },
    'The filter does not match: data.lines.*.sku must be "c", and is ["a","b"]; data.lines.*.n must be at least 3 and must be at most 7 in one entry, and is [1,9]; data.lines.*.sku must not be "a", and is "a"; data.none.*.sku must exist, and is missing.',
  ],
  ['the type', { event_types: ['order.sent', 'link.*'] }, 'The type does not fit: it is "order.paid".'],
  ['that the mapping gives null', { mapping: 'null' }, 'The mapping gives null.'],
] as const)
  test(`tells ${what}`, async cleanup => {
    const { on } = await start(cleanup);
    assert.deepEqual(await on(more), { outcome: 'skipped', value: null, error: null, reason });
  });

test('tells the source', async cleanup => {
  const { on, answer, endpoint } = await start(cleanup);
  assert.equal(
    (await on({ sources: ['ain_demo'] })).reason,
    `The source does not fit: the event came from ${endpoint.id}.`,
  );
  assert.equal((await on({ sources: [endpoint.id], event_types: ['order.*'] })).outcome, 'made');
  const given = async (event: object) =>
    ((await answer({ event, sources: [endpoint.id] })).json.data as unknown as AutomationRouteTry).reason;
  assert.equal(await given({ source: `/automation/endpoints/${endpoint.id}` }), null);
  assert.equal(await given({}), 'The source does not fit: the event came from no inbound endpoint.');
});

test('needs one event, which the workspace has stored', async cleanup => {
  const { answer, stored } = await start(cleanup);
  for (const [input, key, status, msg] of [
    [{}, undefined, 400, 'Invalid request: event is required, unless event_id is given'],
    [
      { event: {}, event_id: stored.id },
      undefined,
      400,
      'Invalid request: event_id must not be given with event',
    ],
    [{ event_id: 'evt_nobody' }, undefined, 404, 'Event not found'],
    [{ event_id: stored.id }, secrets.sounds, 404, 'Event not found'],
  ] as const) {
    const { status: got, json } = await answer(input, key);
    assert.deepEqual([got, json.msg], [status, msg]);
  }
});

test.run();
