/** What the compiler knows of schemas, paths and events: each `@ts-expect-error` fails to compile if it does not. */
import assert from 'node:assert/strict';
import {
  type AutomationPublisher,
  type Call,
  createMarketplace,
  createOutbox,
  createWebhooks,
  defineEvent,
  defineOperation,
  defineOperationFor,
  type HostEvent,
  type InputOf,
  type Marketplace,
  type OutboxOptions,
} from '../../src/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('What the compiler knows');

/** Fails to compile unless both types are the same. */
type Same<One, Other> =
  (<Of>() => Of extends One ? 1 : 2) extends <Of>() => Of extends Other ? 1 : 2 ? true : false;
/** An object type without its intersections. */
type Flat<Value> = Value extends readonly (infer One)[]
  ? Flat<One>[]
  : Value extends object
    ? { [Name in keyof Value]: Flat<Value[Name]> }
    : Value;
const same = <One, Other>(is: Same<Flat<One>, Other>) => is;
/** A test that has compiled says nothing more. */
const compiles = (...checks: readonly true[]) => assert.ok(checks.every(Boolean));

const common = {
  summary: 'Ask',
  description: 'Asks.',
  auth: 'bearer',
  scope: 'own:read',
  reply: { schema: { type: 'object' }, description: '', revalidate: false, envelope: (data: object) => data },
  errors: [],
} as const;

const order = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'lines'],
  properties: {
    id: { type: 'integer' },
    state: { enum: ['open', 'paid'] },
    note: { type: ['string', 'null'], maxLength: 99 },
    lines: {
      type: 'array',
      items: { type: 'object', required: ['sku'], properties: { sku: { type: 'string' } } },
    },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    payment: {
      oneOf: [
        { type: 'object', required: ['card'], properties: { card: { type: 'string' } } },
        { type: 'object', required: ['iban'], properties: { iban: { type: 'string' } } },
      ],
    },
  },
} as const;

test('is the type of each schema that a host writes as a literal', () => {
  compiles(
    same<
      InputOf<typeof order>,
      {
        id: number;
        lines: { sku: string }[];
        state?: 'open' | 'paid';
        note?: string | null;
        labels?: { [name: string]: string };
        payment?: { card: string } | { iban: string };
      }
    >(true),
    same<InputOf<{ readonly type: 'object' }>, { [name: string]: unknown }>(true),
    same<InputOf<{ readonly const: 7 }>, 7>(true),
    same<
      InputOf<{ readonly anyOf: readonly [{ readonly type: 'string' }, { readonly type: 'null' }] }>,
      string | null
    >(true),
    // What it does not know is unknown, and not wrong.
    same<InputOf<{ readonly not: { readonly type: 'null' } }>, unknown>(true),
    same<InputOf<{ readonly [keyword: string]: unknown }>, unknown>(true),
  );
});

test('is what several schemas say together, also nested, and what stands beside them', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' } },
    allOf: [
      { allOf: [{ type: 'object', required: ['b'], properties: { b: { type: 'number' } } }] },
      { type: 'object', properties: { c: { type: 'boolean' } } },
    ],
    anyOf: [{ required: ['c'] }, { properties: { c: { const: true } } }],
  } as const;
  compiles(same<InputOf<typeof schema>, { a: string; b: number; c?: boolean }>(true));
});

test('is the input of a handler, and the names of the parameters in its path', () => {
  defineOperation({
    ...common,
    id: 'changeOrder',
    method: 'PATCH',
    path: '/api/v1/orders/:order_id/lines/:line',
    params: { order_id: { description: '', example: '' }, line: { description: '', example: '' } },
    request: order,
    handler: ({ input, params }) => {
      compiles(
        same<typeof input.id, number>(true),
        same<typeof params, { readonly order_id: string; readonly line: string }>(true),
      );
      // @ts-expect-error: the path has no such parameter
      params.orderId;
      // @ts-expect-error: the schema has no such member
      input.state2;
      return { result: {} };
    },
  });
  const others: Call<unknown>['params'] = { any: 'name' };
  assert.equal(others.any, 'name');
});

test('is which events a group may publish, and their data', () => {
  const events = [
    defineEvent({
      type: 'order.paid',
      summary: '',
      description: '',
      schema: order,
      example: { id: 1, lines: [] },
    }),
  ];
  defineOperationFor<unknown, never, typeof events>()({
    ...common,
    id: 'pay',
    method: 'POST',
    path: '/pay',
    request: { type: 'object' },
    handler: async ({ publish }) => {
      await publish('order.paid', { id: 1, lines: [{ sku: 'a' }] });
      // @ts-expect-error: a typo
      await publish('order.payed', { id: 1, lines: [] });
      // @ts-expect-error: no number
      await publish('order.paid', { id: '1', lines: [] });
      return { result: {} };
    },
  });
  defineOperation({
    ...common,
    id: 'payAnything',
    method: 'POST',
    path: '/pay/anything',
    request: { type: 'object' },
    handler: async ({ publish }) => {
      await publish('anything.paid', { any: 'data' });
      return { result: {} };
    },
  });
  // @ts-expect-error: the example does not fit
  defineEvent({ type: 'order.paid', summary: '', description: '', schema: order, example: { id: '1' } });
});

/** Is compiled, and never called. */
export async function publishing(repository: WholeRepository, some: readonly HostEvent[]): Promise<void> {
  const paid = { type: 'order.paid', summary: 'Paid', schema: order } as const;
  const webhooks = createWebhooks({ repository, events: [paid, { type: 'order.sent', summary: 'Sent' }] });
  await webhooks.publish('ws', 'order.paid', { id: 7n, lines: [] as readonly { sku: string }[] });
  await webhooks.publish('ws', 'order.sent', { any: 'data' });
  // @ts-expect-error: a typo
  await webhooks.publish('ws', 'order.payed', { id: 7, lines: [] });
  // @ts-expect-error: a member is missing
  await webhooks.publish('ws', 'order.paid', { id: 7 });
  // @ts-expect-error: no such state
  await webhooks.publish('ws', 'order.paid', { id: 7, lines: [], state: 'sent' });
  // @ts-expect-error: the schema has no such member
  await webhooks.publish('ws', 'order.paid', { id: 7, lines: [], stat: 'paid' });
  const either: 'order.paid' | 'order.sent' = 'order.sent' as 'order.paid' | 'order.sent';
  await webhooks.publish('ws', either, { id: 7, lines: [] });

  const marketplace = createMarketplace({ repository, webhooks: { events: [paid] } });
  await marketplace.webhooks?.publish('ws', 'order.paid', { id: 7, lines: [] });
  // @ts-expect-error: a typo
  await marketplace.webhooks?.publish('ws', 'order.pad', { id: 7, lines: [] });
  const whole: Marketplace = marketplace;
  await whole.webhooks?.publish('ws', 'any.type', { any: 'data' });

  for (const open of [createWebhooks({ repository }), createWebhooks({ repository, events: some })])
    await open.publish('ws', 'any.type', { any: 'data' });
  const plain = createMarketplace({ repository, webhooks: true });
  await plain.webhooks?.publish('ws', 'any.type', { any: 'data' });

  const rows: Pick<OutboxOptions, 'take' | 'done'> = { take: () => [], done: () => {} };
  createOutbox({ ...rows, publish: webhooks.publish }).nudge();

  const automation = {} as AutomationPublisher<{ 'order.placed': { order: number } }>;
  await automation.publish('ws', 'order.placed', { order: 42 });
  // @ts-expect-error: a typo
  await automation.publish('ws', 'order.place', { order: 42 });
  // @ts-expect-error: no number
  await automation.publish('ws', 'order.placed', { order: '42' });
  createOutbox({ ...rows, publish: automation.publish }).nudge();
  const anything = {} as AutomationPublisher;
  await anything.publish('ws', 'any.type', [1, 2]);
}

test.run();
