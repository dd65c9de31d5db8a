import assert from 'node:assert/strict';
import { RepositoryUnavailableError } from '../../src/index.ts';
import { event } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { failed, home, hook, noticeOf, start } from './demo-pages.ts';

const test = suiteOf('Console actions of webhooks');

test('pause, resume and delete a webhook, with a notice each', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const act = async (action: string) => {
    const { headers } = await person.post(`${hook}/${action}`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text)?.at(-1);
  };
  assert.equal(await act('pause'), 'Webhook paused. Nothing is sent until you resume it.');
  assert.equal((await endpoint())?.state, 'paused');
  assert.equal(await act('resume'), 'Webhook resumed.');
  assert.equal((await endpoint())?.state, 'active');
  assert.equal(await act('delete'), 'Webhook and delivery log deleted.');
  assert.equal(await endpoint(), null);
});

test('store the filters of a webhook and show them in its form', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const fields = {
    csrf,
    url: ' http://127.0.0.1:9/bounded ',
    event_types: ['link.*', 'key.*'],
    links: 'lnk_demo_spring, lnk_demo_beta,lnk_demo_spring',
    tags: ' spring , , sale ',
    instances: 'ins_demo, ,ins_demo_events',
    sample: ' 50 ',
  };
  assert.equal((await person.post(hook, fields)).status, 303);
  const { url, links, tags, instances, sample } = (await endpoint()) ?? {};
  assert.deepEqual(
    [url, links, tags, instances, sample],
    [
      'http://127.0.0.1:9/bounded',
      ['lnk_demo_spring', 'lnk_demo_beta'],
      ['spring', 'sale'],
      ['ins_demo', 'ins_demo_events'],
      50,
    ],
  );
  const { text } = await person.get(`${hook}/edit`);
  for (const [name, value] of [
    ['links', 'lnk_demo_spring, lnk_demo_beta'],
    ['tags', 'spring, sale'],
    ['instances', 'ins_demo, ins_demo_events'],
    ['sample', '50'],
  ])
    assert.match(text, new RegExp(`name="${name}"[^>]* value="${value}"`), name);
});

test('send every click of a webhook without a sample rate, and leave the field empty', async cleanup => {
  const { person, csrf, endpoint } = await start(cleanup);
  const fields = { csrf, url: 'http://127.0.0.1:9/', event_types: 'link.*', sample: '' };
  await person.post(hook, { ...fields, sample: '99' });
  await person.post(hook, fields);
  assert.equal((await endpoint())?.sample ?? 100, 100);
  assert.match((await person.get(`${hook}/edit`)).text, /name="sample"[^>]* value=""/);
});

test('deliver in order, and skip a delivery that holds back the others', async cleanup => {
  const { person, csrf, endpoint, webhooks } = await start(cleanup);
  const fields = { csrf, url: 'http://127.0.0.1:9/', event_types: 'key.*' };
  const one = { type: 'key.created', created_at: '2026-03-01T00:00:00Z', payload: '{}', id: 'msg_first' };
  await webhooks.publish('ws_studio', [one] as never, { only: 'ep_demo' });
  const page = `${home}/webhook-deliveries/msg_first_ep_demo`;
  assert.doesNotMatch((await person.get(page)).text, />Skip</);
  await person.post(hook, { ...fields, ordered: 'yes' });
  assert.equal((await endpoint())?.ordered, true);
  assert.match((await person.get(hook)).text, /One delivery at a time, in the order of the events/);
  assert.match((await person.get(`${hook}/edit`)).text, /<option value="yes" selected>One at a time/);
  assert.match((await person.get(page)).text, />Skip</);
  Object.assign(webhooks, { claim: async () => [] });
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { state: 'active' });
  assert.match(
    (await person.get(page)).text,
    /The first attempt is due now, after the deliveries before it\./,
  );
  const skip = async () => {
    const { headers } = await person.post(`${page}/skip`, { csrf });
    return noticeOf((await person.get(headers.location ?? '')).text)?.at(-1);
  };
  assert.equal(await skip(), 'The delivery was skipped. You can resend it later.');
  assert.equal((await webhooks.findDelivery('ws_studio', 'msg_first_ep_demo'))?.delivery.state, 'failed');
  assert.doesNotMatch((await person.get(page)).text, />Skip</);
  Object.assign(webhooks, { skip: () => ({ refused: 'changed' }) });
  const { findDelivery } = webhooks;
  Object.assign(webhooks, {
    findDelivery: async (...given: Parameters<typeof findDelivery>) => {
      const found = await findDelivery(...given);
      return found && { ...found, delivery: { ...found.delivery, state: 'succeeded' } };
    },
  });
  assert.equal(await skip(), 'The delivery was not skipped: it has succeeded.');
  await person.post(hook, { ...fields, ordered: 'no' });
  assert.equal((await endpoint())?.ordered, false);
});

test('show what a filter has skipped as skipped, with the reason, and not as delivered', async cleanup => {
  const { person, mock, webhooks } = await start(cleanup);
  await webhooks.publish('ws_studio', [event('msg_1', 'key.created'), event('msg_2', 'key.created')], {
    only: 'ep_demo',
  });
  const reason = 'The filter does not match: data.amount must be at least 100.';
  const all = mock.repository.data.webhook_deliveries.ws_studio ?? [];
  for (const [id, attempt] of [
    ['msg_1', { status: null, response: reason }],
    ['msg_2', { status: 204, response: '' }],
  ] as const) {
    const stored = all.find(({ event_id }) => event_id === id) ?? assert.fail(id);
    const attempts = [{ at: '2026-03-01T00:00:00Z', duration_ms: 1, error: null, ...attempt }];
    await mock.repository.put('webhook_deliveries', 'ws_studio', {
      ...stored,
      state: 'succeeded',
      next_attempt_at: null,
      attempts,
    });
  }
  const row = (text: string, id: string) =>
    new RegExp(`<tr[^>]* id="delivery-${id}_ep_demo".*?</tr>`, 's').exec(text)?.[0] ?? assert.fail(text);
  const { text } = await person.get(hook);
  assert.match(row(text, 'msg_1'), />Skipped</);
  assert.doesNotMatch(row(text, 'msg_1'), />Delivered</);
  assert.ok(row(text, 'msg_1').includes(reason));
  assert.match(row(text, 'msg_2'), />Delivered</);
  const page = (await person.get(`${home}/webhook-deliveries/msg_1_ep_demo`)).text;
  assert.match(page, />Skipped<\/span>/);
  assert.ok(page.includes(reason));
});

test('rotate a secret with an overlap of one day or none', async cleanup => {
  const { person, endpoint } = await start(cleanup);
  const rotate = async (overlap: string) =>
    person.submit(`${hook}/rotate`, { ...(await person.form(hook, '/rotate')), overlap });
  const before = (await endpoint())?.secrets[0]?.secret ?? '';
  const day = await rotate('day');
  assert.deepEqual([day.status, day.text.includes(before)], [200, true]);
  const between = (await endpoint())?.secrets[0]?.secret ?? '';
  const atOnce = await rotate('0');
  assert.deepEqual([atOnce.status, atOnce.text.includes(between)], [200, false]);
  assert.equal(
    (await endpoint())?.secrets.some(({ secret }) => secret === between),
    false,
  );
});

test('report a rotation that the storage fails as an error', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const form = await person.form(hook, '/rotate');
  Object.assign(webhooks, { rotateSecret: () => Promise.reject(new RepositoryUnavailableError('gone')) });
  const { status } = await person.post(`${hook}/rotate`, { ...form, overlap: 'day' });
  assert.equal(status, 503);
});

test('send a test, after which the program still shows an event that the webhook is for', async cleanup => {
  const { person, csrf, webhooks } = await start(cleanup);
  await webhooks.changeEndpoint('ws_studio', 'ep_local', { event_types: ['link.created'] });
  const local = hook.replace('ep_demo', 'ep_local');
  const { text } = await person.submit(`${local}/test`, { csrf });
  assert.match(text, /Test event sent/);
  assert.match(text, /id="verify-code-javascript"[\s\S]*link\.created[\s\S]*id="verify-code-python"/);
});

test('show viewers no signature, and managers the signature of the last attempt', async cleanup => {
  const { person, mock } = await start(cleanup);
  const headers = async () => (await person.get(failed)).text;
  const managed = await headers();
  assert.match(managed, /webhook-signature: v1,[A-Za-z0-9+/=]{20,}/);
  assert.match(managed, new RegExp(`webhook-timestamp: ${Date.parse('2026-02-20T08:05:04Z') / 1_000}`));
  const { users } = mock.repository;
  const { workspacesOf } = users;
  users.workspacesOf = async id => (await workspacesOf(id)).map(one => ({ ...one, role: 'viewer' as const }));
  assert.match(await headers(), /webhook-signature: v1,\*\*\*/);
  assert.doesNotMatch(await headers(), /v1,[A-Za-z0-9]/);
});

test('sign a delivery without attempts with the current time', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const event = { type: 'key.created', created_at: '2026-03-01T00:00:00Z', payload: '{}', id: 'msg_untried' };
  await webhooks.publish('ws_studio', [event] as never, { only: 'ep_demo' });
  const { text } = await person.get(`${home}/webhook-deliveries/msg_untried_ep_demo`);
  assert.match(text, /No attempts yet\./);
  assert.match(text, new RegExp(`webhook-timestamp: ${Date.parse(event.created_at) / 1_000}\\b`));
});

test('filter deliveries by state, 25 per page', async cleanup => {
  const { person, webhooks } = await start(cleanup);
  const shown = async (query: string) =>
    (
      (await person.get(hook + query)).text.match(/data-label="Status"><span class="badge \w+">[^<]+/g) ?? []
    ).map(cell => cell.slice(cell.lastIndexOf('>') + 1));
  assert.deepEqual(await shown('?state=succeeded'), ['Delivered']);
  assert.deepEqual(await shown('?state=failed'), ['Failed']);
  assert.deepEqual(await shown('?state=pending'), []);
  assert.equal((await shown('?state=nonsense')).length, 2);
  const event = { type: 'key.created', created_at: '2026-03-01T00:00:00Z', payload: '{}' };
  for (let index = 0; index < 26; index += 1)
    await webhooks.publish('ws_studio', [{ ...event, id: `msg_more_${index}` }] as never, {
      only: 'ep_demo',
    });
  assert.equal((await shown('')).length, 25);
  assert.match((await person.get(hook)).text, /rel="next"/);
});

test.run();
