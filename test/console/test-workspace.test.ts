/** A test workspace in the console: it is told from a live one on each page, and its keys are test keys. */
import assert from 'node:assert/strict';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn, secretIn } from './client.ts';

const test = suiteOf('A test workspace in the console');

const [tried, live] = ['/workspaces/ws_studio_test', '/workspaces/ws_studio'];
const shape = /^mk_test_[0-9A-Za-z]{38}$/;
const badge = /<span class="badge test">Test<\/span>/g;

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  return { mock, person };
}

test('says Test at its name, in the switch, and on its own page; a live one does not', async cleanup => {
  const { person } = await start(cleanup);
  const shown = async (path: string) => {
    const { text } = await person.get(path);
    const [summary = '', list = ''] =
      /<details class="menu switcher".*?<summary>(.*?)<\/summary>(.*?)<\/details>/s.exec(text)?.slice(1) ??
      [];
    const heading = /<h1>(.*?)<\/h1>/s.exec(text)?.[1] ?? '';
    return [summary, list, heading].map(part => part.match(badge)?.length ?? 0);
  };
  assert.deepEqual(await shown(tried), [1, 1, 1]);
  assert.deepEqual(await shown(`${tried}/settings`), [1, 1, 0]);
  assert.deepEqual(await shown(live), [0, 1, 0]);
  assert.match((await person.get(`${tried}/settings/workspace`)).text, /<dt>Mode<\/dt>\s*<dd>Test/);
  assert.match((await person.get(`${live}/settings/workspace`)).text, /<dt>Mode<\/dt>\s*<dd>Live/);
});

test('makes and rotates keys that begin with mk_test_, and says so in the list and on the page of a key', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { settings, keys } = { settings: `${tried}/settings`, keys: `${tried}/settings/keys` };
  const fields = { name: 'Till', scopes: 'marketplace:read', expiry: 'never' };
  const form = await person.form(`${keys}/new`, keys);
  const made = secretIn((await person.submit(keys, { ...form, ...fields })).text) ?? '';
  const { id } = mock.repository.data.keys.ws_studio_test?.at(-1) ?? {};
  const rotate = `${keys}/${id}/rotate`;
  const next = secretIn(
    (await person.submit(rotate, { ...(await person.form(settings, rotate)), overlap: '3600' })).text,
  );
  for (const secret of [made, next ?? '']) {
    assert.match(secret, shape);
    const { status } = await send(`${mock.url}/api/items/all?api_key=${secret}`);
    assert.equal(status, 200);
    const hint = `${secret.slice(0, 12)}…${secret.slice(-4)}`;
    assert.ok((await person.get(settings)).text.includes(hint));
    const found = await person.get(`${tried}/search?q=${secret}`);
    assert.ok(found.text.includes(`value="${hint}"`) && !found.text.includes(secret));
  }
  assert.ok((await person.get(`${tried}/keys/${id}`)).text.includes(made.slice(0, 12)));
});

test('makes test keys of the reference that are of its mode', async cleanup => {
  const { person } = await start(cleanup);
  const action = `${tried}/reference/getItem/key`;
  const fields = await person.form('/reference/getItem?workspace=ws_studio_test', action);
  await person.post(action, fields);
  assert.match(secretIn((await person.get(action)).text) ?? '', shape);
});

test.run();
