/** A hook that is created within the form of a route, and the sample that follows what the route takes. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { asItStands, filledIn, formOn } from '../filled.ts';
import { assertMarked, summaryOf } from '../marked.ts';
import { home, start, viewer } from './start.ts';

const test = suiteOf('Hooks within the form of a route');

const url = 'http://127.0.0.1:9/hooks';

async function startWithRoutes(cleanup: Cleanup) {
  const started = await start(cleanup);
  const { webhooks, person } = started;
  const hooks = () => webhooks.listEndpoints('ws_studio', { kind: 'hook' });
  const routes = () => webhooks.listEndpoints('ws_studio', { kind: 'route' });
  /** What a browser sends of a form, with these changes. */
  const filled = async (page: string, action: string, fields: object) => ({
    ...(await asItStands(person, home + page, home + action)),
    ...fields,
  });
  return { ...started, hooks, routes, filled };
}

for (const [page, action, operation] of [
  ['/routes/new', '/routes', 'createAutomationRoute'],
  ['/routes/route_demo/edit', '/routes/route_demo', 'changeAutomationRoute'],
] as const) {
  const prefix = page.endsWith('new') ? 'new' : 'change';

  test(`are created with the route at ${page}, and the secret is shown once`, async cleanup => {
    const { mock, person, hooks, routes, filled } = await startWithRoutes(cleanup);
    const sent = await filled(page, action, { name: 'Typed', receiver: ` ${url} ` });
    const made = await person.post(home + action, sent);
    assert.equal(made.status, 303);
    const { text } = await person.get(made.headers.location ?? '');
    assert.match(text, /Copy the secret of the new hook now/);
    assert.match(text, /<code id="secret">whsec_/);
    assert.doesNotMatch((await person.get(made.headers.location ?? '')).text, /whsec_/);
    const [hook = assert.fail()] = (await hooks()).slice(-1);
    assert.deepEqual(
      [hook.url, hook.types, hook.event_types],
      [url, ['hook.127-0-0-1-9'], ['automation.published']],
    );
    const [route = assert.fail()] = (await routes()).slice(-1);
    const { hooks: chosen } = route.config as { hooks: string[] };
    assert.equal(chosen.at(-1), hook.id);
    const { entries } = await mock.repository.audit.list('ws_studio', { limit: 2 });
    assert.deepEqual(Object.fromEntries(entries.map(entry => [entry.operation, entry.record_id])), {
      [operation]: route.id,
      createAutomationHook: hook.id,
    });
    // The same form again makes no second one.
    const again = await person.post(home + action, sent);
    assert.deepEqual([again.status, (await hooks()).length], [303, 2]);
    assert.doesNotMatch((await person.get(again.headers.location ?? '')).text, /whsec_/);
  });

  for (const [what, fields, marked] of [
    [
      'the hook',
      { receiver: 'http://10.0.0.1/' },
      ['receiver', 'The URL must point to a public IP address.'],
    ],
    ['the route', { receiver: url, mapping: '{"a": ' }, ['mapping', /^The mapping cannot be read: /]],
    [
      'a form with a name that no hook has',
      { receiver: 'Nobody' },
      ['receiver', /^No hook is called “Nobody”/],
    ],
    [
      'a field that is empty',
      { receiver: '', hooks: [] },
      ['receiver', 'Enter the URL of a receiver, or the name of a hook.'],
    ],
  ] as const)
    test(`leave nothing behind at ${page} where ${what} is refused`, async cleanup => {
      const { mock, person, hooks, routes, filled } = await startWithRoutes(cleanup);
      const before = [await hooks(), await routes()];
      const { entries } = await mock.repository.audit.list('ws_studio', { limit: 1 });
      const { status, text } = await person.post(
        home + action,
        await filled(page, action, { name: 'Typed', ...fields }),
      );
      assert.equal(status, 422);
      const [[id, sentence = ''] = ['', ''], ...more] = summaryOf(text);
      assert.equal(id, `${prefix}-${marked[0]}`);
      if (typeof marked[1] === 'string') assert.equal(sentence, marked[1]);
      else assert.match(sentence, marked[1]);
      assertMarked(text, [[id, sentence]]);
      assert.deepEqual(more, []);
      assert.deepEqual([await hooks(), await routes()], before);
      assert.deepEqual((await mock.repository.audit.list('ws_studio', { limit: 1 })).entries, entries);
    });
}

test('mark the URL and the route at once, and keep what was typed', async cleanup => {
  const { person, filled } = await startWithRoutes(cleanup);
  const sent = await filled('/routes/new', '/routes', {
    name: 'R',
    receiver: 'http://10.0.0.1/',
    mapping: '{"a": ',
  });
  const { text } = await person.post(`${home}/routes`, sent);
  assert.deepEqual(
    summaryOf(text).map(([field]) => field),
    ['new-mapping', 'new-receiver'],
  );
  assert.match(text, /name="receiver"[^>]* value="http:\/\/10\.0\.0\.1\/"/);
});

test('are removed again if the workspace has no room for the route', async cleanup => {
  const { mock, person, webhooks } = await start(cleanup, { limits: { routes: 1 } });
  const sent = await asItStands(person, `${home}/routes/new`, `${home}/routes`);
  const { status, text } = await person.post(`${home}/routes`, { ...sent, name: 'R', receiver: url });
  assert.deepEqual([status, summaryOf(text).length], [422, 1]);
  assert.match(text, /limit reached/i);
  assert.equal((await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).length, 1);
  const { entries } = await mock.repository.audit.list('ws_studio', { limit: 2 });
  assert.deepEqual(entries.map(({ operation }) => operation).toSorted(), [
    'createAutomationHook',
    'deleteAutomationHook',
  ]);
});

for (const receiver of ['Accounting', 'hook_demo', 'https://receiver.example/tool'])
  test(`are found as ${receiver}`, async cleanup => {
    const { person, hooks, routes, filled } = await startWithRoutes(cleanup);
    const sent = await filled('/routes/new', '/routes', { name: 'R', receiver });
    assert.equal((await person.post(`${home}/routes`, sent)).status, 303);
    assert.deepEqual([(await hooks()).length, (await routes()).at(-1)?.config?.hooks], [1, ['hook_demo']]);
  });

test('are asked for by their id where several have a name', async cleanup => {
  const { person, read, webhooks, filled, routes } = await startWithRoutes(cleanup);
  const demo = (await webhooks.findEndpoint('ws_studio', 'hook_demo')) ?? assert.fail();
  await webhooks.createEndpoint('ws_studio', { ...demo, id: 'hook_second', secrets: [] });
  assert.match(await read('/routes/new'), /<option value="hook_second">/);
  const sent = await filled('/routes/new', '/routes', { name: 'R', receiver: 'Accounting' });
  const { text } = await person.post(`${home}/routes`, sent);
  assertMarked(text, [['new-receiver', '2 hooks are called this. Enter the id of one of them.']]);
  assert.equal((await person.post(`${home}/routes`, { ...sent, receiver: 'hook_second' })).status, 303);
  assert.deepEqual((await routes()).at(-1)?.config?.hooks, ['hook_second']);
});

test('are kept through a login', async cleanup => {
  const { person, filled } = await startWithRoutes(cleanup);
  const sent = await filled('/routes/new', '/routes', { receiver: url });
  person.cookies.delete('mk_session');
  const { text } = await logInOn(person, (await person.post(`${home}/routes`, sent)).text);
  assert.deepEqual(filledIn(formOn(text, person, `${home}/routes`)).receiver, [url]);
});

test('are refused to viewers', async cleanup => {
  const { person, webhooks } = await start(cleanup, viewer);
  const { csrf = '' } = await person.form('/workspaces/ws_studio', '/logout');
  const sent = { csrf, name: 'R', receiver: url };
  assert.equal((await person.post(`${home}/routes`, sent)).status, 403);
  assert.equal((await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).length, 1);
});

test('leave the sample to what the route takes, until somebody edits it', async cleanup => {
  const { person } = await start(cleanup);
  const sent = await asItStands(person, `${home}/routes/new`, `${home}/routes`);
  const shown = async (fields: object) => {
    const { text } = await person.post(`${home}/routes`, { ...sent, do: 'try', ...fields });
    return filledIn(formOn(text, person, `${home}/routes`)).sample?.[0] ?? '';
  };
  assert.equal(JSON.parse(await shown({ sources: 'ain_demo' })).id, 'evt_demo_paid');
  assert.equal(JSON.parse(await shown({ sources: 'ain_github' })).id, 'evt_demo_push');
  const created = JSON.parse(await shown({ event_types: 'link.created' }));
  assert.deepEqual([created.type, created.data.link.slug], ['link.created', 'spring']);
  assert.equal(JSON.parse(await shown({ event_types: 'nothing.yet' })).type, 'nothing.yet');
  assert.equal(await shown({ sources: 'ain_demo', sample: '{"mine": 1}' }), '{"mine": 1}');
});

test('leave the sample of an endpoint without events an example of its type', async cleanup => {
  const { read, webhooks, automation } = await start(cleanup);
  const [known = assert.fail()] = await automation.listEndpoints('ws_studio');
  const tokens = [{ digest: '0'.repeat(64), last_four: '0000', expires_at: null }];
  const endpoint = { ...known, id: 'ain_new', event_type: 'till.sale', tokens };
  await automation.createEndpoint('ws_studio', endpoint, { most: 10 });
  await webhooks.changeEndpoint('ws_studio', 'route_demo', { sources: ['ain_new'] });
  const sample = /name="sample"[^>]*>\n?([^<]*)/.exec(await read('/routes/route_demo/edit'))?.[1] ?? '';
  assert.match(sample, /&quot;type&quot;: &quot;till\.sale&quot;/);
  assert.match(sample, /\/automation\/endpoints\/ain_new/);
});

test.run();
