/** What the forms of links and webhooks change, and what they leave alone. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { ingrid, Person } from './client.ts';

const test = suiteOf('Forms of the console');
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup, options = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const person = new Person(`${mock.url}/user/api`);
  await person.logIn(ingrid);
  return { mock, person };
}

test('a link whose last day is left as it is keeps the hour of its end', async cleanup => {
  const { mock, person } = await start(cleanup);
  const path = `${home}/links/lnk_demo_spring`;
  const end = '2031-05-06T07:08:09Z';
  await mock.repository.links.change('ws_studio', 'lnk_demo_spring', () => ({ expires_at: end }));
  const expiry = async () => (await mock.repository.links.find('ws_studio', 'lnk_demo_spring'))?.expires_at;
  const send = async (last_day: string) =>
    person.post(path, {
      ...(await person.form(path, path)),
      url: 'https://shop.example/changed',
      slug: 'spring',
      last_day,
    });
  assert.equal((await send('2031-05-06')).status, 303);
  assert.equal(await expiry(), end);
  assert.equal((await send('2031-05-07')).status, 303);
  assert.equal(await expiry(), '2031-05-07T23:59:59Z');
  assert.equal((await send('')).status, 303);
  assert.equal(await expiry(), null);
});

test('a viewer who sends a form is refused, whatever it is, and nothing changes', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' }];
  const { mock, person } = await start(cleanup, { fixtures: { memberships } });
  const { csrf = '' } = await person.form(home, '/logout');
  const before = JSON.stringify(mock.repository.data);
  for (const path of [
    '/links',
    '/links/lnk_demo_spring',
    '/links/lnk_demo_spring/delete',
    '/webhooks',
    '/webhooks/ep_demo',
    '/webhooks/ep_demo/secret',
    '/webhook-deliveries/msg_demo_failed_ep_demo/replay',
  ]) {
    const { status, text } = await person.post(home + path, { csrf, url: 'https://shop.example/' });
    assert.equal(status, 403, path);
    assert.match(text, /Your role in this workspace is viewer/);
    assert.doesNotMatch(text, /whsec_/);
  }
  assert.equal(JSON.stringify(mock.repository.data), before);
});

test.run();
