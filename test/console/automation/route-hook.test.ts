/** A hook that is created within the form of a route, and the sample that follows what the route takes. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { logInOn } from '../client.ts';
import { asItStands, filledIn, formOn } from '../filled.ts';
import { assertMarked } from '../marked.ts';
import { home, start, viewer } from './start.ts';

const test = suiteOf('Hooks within the form of a route');

const hook = {
  hook_url: 'http://127.0.0.1:9/hooks',
  hook_event_type: 'order.large',
  hook_description: 'Large ones',
};

for (const [page, action, path] of [
  ['/routes/new', '/routes', '/routes/new/hook'],
  ['/routes/route_demo/edit', '/routes/route_demo', '/routes/route_demo/hook'],
] as const) {
  test(`are chosen at ${page}, with what was typed and the secret once`, async cleanup => {
    const { mock, person, webhooks } = await start(cleanup);
    const before = await asItStands(person, home + page, home + action);
    const sent = { ...before, ...hook, name: 'Typed' };
    const made = await person.post(home + path, sent);
    assert.equal(made.status, 201);
    assert.match(made.text, /Hook Large ones created/);
    assert.match(made.text, /<code id="secret">whsec_/);
    const form = filledIn(formOn(made.text, person, home + action));
    const { id } = (await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).at(-1) ?? assert.fail();
    assert.ok(form.hooks?.includes(id));
    assert.deepEqual([form.name, form.hook_url, form.filter_field], [['Typed'], [''], before.filter_field]);
    const changes = async () => (await mock.repository.audit.list('ws_studio', { limit: 10 })).entries;
    assert.deepEqual((await changes()).map(entry => [entry.operation, entry.record_id]).slice(0, 1), [
      ['createAutomationHook', id],
    ]);
    const recorded = (await changes()).length;
    // The same form again makes no second one, and shows no secret.
    const again = await person.post(home + path, sent);
    assert.deepEqual([again.status, again.text.includes('whsec_')], [200, false]);
    assert.equal((await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).length, 2);
    assert.equal((await webhooks.listEndpoints('ws_studio', { kind: 'route' })).length, 1);
    assert.equal((await changes()).length, recorded);
    const saved = await person.post(home + action, form);
    assert.equal(saved.status, 303);
    const routes = await webhooks.listEndpoints('ws_studio', { kind: 'route' });
    assert.ok(JSON.stringify(routes.at(-1)?.config).includes(id));
  });

  test(`are refused at ${page} where they are wrong`, async cleanup => {
    const { person, webhooks } = await start(cleanup);
    const sent = await asItStands(person, home + page, home + action);
    const { status, text } = await person.post(home + path, { ...sent, hook_url: '' });
    assert.equal(status, 422);
    const prefix = page.endsWith('new') ? 'new' : 'change';
    assertMarked(text, [
      [`${prefix}-hook-url`, 'Enter the URL that receives events.'],
      [`${prefix}-hook-type`, 'Enter the type of the events, such as order.large.'],
    ]);
    assert.match(text, /<details class="fold" open><summary>New hook/);
    assert.equal((await webhooks.listEndpoints('ws_studio', { kind: 'hook' })).length, 1);
  });
}

test('are kept through a login', async cleanup => {
  const { person } = await start(cleanup);
  const sent = { ...(await asItStands(person, `${home}/routes/new`, `${home}/routes`)), ...hook };
  person.cookies.delete('mk_session');
  const { text } = await logInOn(person, (await person.post(`${home}/routes/new/hook`, sent)).text);
  const form = filledIn(formOn(text, person, `${home}/routes`));
  assert.deepEqual([form.hook_url, form.hook_description], [[hook.hook_url], ['Large ones']]);
});

test('are in the audit log as the hooks that they are', async cleanup => {
  const { person, mock } = await start(cleanup);
  const sent = { ...(await asItStands(person, `${home}/routes/new`, `${home}/routes`)), ...hook };
  await person.post(`${home}/routes/new/hook`, sent);
  await person.post(`${home}/routes/new/hook`, sent);
  const entries = mock.repository.data.audit_entries.ws_studio ?? [];
  assert.equal(entries.filter(({ operation }) => operation === 'createAutomationHook').length, 1);
});

test('are refused to viewers', async cleanup => {
  const { person, webhooks } = await start(cleanup, viewer);
  const { csrf = '' } = await person.form('/workspaces/ws_studio', '/logout');
  assert.equal((await person.post(`${home}/routes/new/hook`, { csrf, ...hook })).status, 403);
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
