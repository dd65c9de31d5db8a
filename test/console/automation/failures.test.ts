/** What the forms of automation say if the storage or the sandbox fails. */
import assert from 'node:assert/strict';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { summaryOf } from '../marked.ts';
import { home, start } from './start.ts';

const test = suiteOf('Failures while forms of automation are processed');

async function startWith(cleanup: Cleanup) {
  const errors: unknown[] = [];
  return { errors, ...(await start(cleanup, { onError: error => void errors.push(error) })) };
}

type Started = Awaited<ReturnType<typeof startWith>>;

const endpoint = { name: 'Till', event_type: 'till.sale', schema: '' };
const route = { name: 'R', hooks: 'hook_demo' };
const hook = { target_url: 'http://127.0.0.1:9/', event_type: 'a.b', format: 'data' };

/** Each form, and the step of the storage that fails. */
const forms: Record<
  string,
  [path: string, fields: Record<string, string>, fail: (parts: Started, by: () => never) => void]
> = {
  'creates an endpoint': [
    '/endpoints',
    endpoint,
    ({ automation }, by) => Object.assign(automation, { createEndpoint: by }),
  ],
  'changes an endpoint': [
    '/endpoints/ain_demo',
    endpoint,
    ({ automation }, by) => Object.assign(automation, { changeEndpoint: by }),
  ],
  'creates a hook': ['/hooks', hook, ({ webhooks }, by) => Object.assign(webhooks, { createEndpoint: by })],
  'creates a route': [
    '/routes',
    route,
    ({ webhooks }, by) => Object.assign(webhooks, { createEndpoint: by }),
  ],
  'changes a route': [
    '/routes/route_demo',
    route,
    ({ webhooks }, by) => Object.assign(webhooks, { changeEndpoint: by }),
  ],
  'changes the retention': [
    '/settings',
    { retention_days: '9' },
    ({ automation }, by) => Object.assign(automation, { changeSettings: by }),
  ],
};

for (const [what, [path, fields, fail]] of Object.entries(forms)) {
  const page = path === '/settings' ? '/events' : path;
  test(`are told to the host, and not blamed on the form that ${what}`, async cleanup => {
    const parts = await startWith(cleanup);
    const failure = new Error('the disk is full');
    fail(parts, () => {
      throw failure;
    });
    const { status, text } = await parts.submit(page, fields, path);
    assert.equal(status, 500);
    assert.doesNotMatch(text, /the disk is full/);
    assert.deepEqual(parts.errors, [failure]);
  });

  test(`leave the form that ${what} to be sent again if too much is being checked`, async cleanup => {
    const parts = await startWith(cleanup);
    fail(parts, () => {
      throw new MarketplaceError('unavailable');
    });
    const { status, text } = await parts.submit(page, fields, path);
    assert.equal(status, 422);
    assert.deepEqual(summaryOf(text), [
      ['', 'Too many mappings and schemas are being checked at the moment. Please try again.'],
    ]);
    assert.deepEqual(parts.errors, []);
  });
}

for (const [what, path, fail] of [
  [
    'a cancellation',
    '/events/evt_demo_reminder/cancel',
    ({ automation }: Started, by: () => never) => Object.assign(automation, { cancel: by }),
  ],
  [
    'a replay',
    '/deliveries/msg_demo_failed_ep_demo/replay',
    ({ webhooks }: Started, by: () => never) => Object.assign(webhooks, { replay: by }),
  ],
] as const)
  test(`of ${what} are told to the host`, async cleanup => {
    const parts = await startWith(cleanup);
    const failure = new MarketplaceError('unavailable');
    fail(parts, () => {
      throw failure;
    });
    const { status } = await parts.submit(path.slice(0, path.lastIndexOf('/')), {}, path);
    assert.deepEqual([status, parts.errors], [503, [failure]]);
  });

test('of a filter of the history are told to the host', async cleanup => {
  const { person, automation, errors } = await startWith(cleanup);
  const failure = new Error('the disk is full');
  automation.listEvents = async () => {
    throw failure;
  };
  assert.equal((await person.get(`${home}/events`)).status, 500);
  assert.deepEqual(errors, [failure]);
});

test.run();
