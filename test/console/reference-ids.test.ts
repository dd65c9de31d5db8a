/** The ids in the examples of the API reference: those of records of the workspace. */
import assert from 'node:assert/strict';
import { operations } from '../built-in.ts';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { neverAnswer } from '../runner/group-time.ts';
import { ingrid, loggedIn, mateus } from './client.ts';

const test = suiteOf('The ids in the API reference');

async function start(cleanup: Cleanup, who = ingrid, role: 'owner' | 'viewer' = 'owner') {
  const memberships = ['ws_studio', 'ws_sounds'].map(workspace_id => ({
    workspace_id,
    user_id: who.id,
    role,
  }));
  const errors: string[] = [];
  const onError = (error: unknown) => void errors.push(String(error));
  const mock = await mockFor(cleanup, { fixtures: { memberships }, onError });
  const person = await loggedIn(mock, who);
  return { mock, person, errors };
}

const prefilled = (text: string, id: string, name: string) =>
  new RegExp(`id="${id}-path-${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

test('are those of the newest records of the workspace, in field and code', async cleanup => {
  const { mock, person } = await start(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };
  const made = await send(`${mock.url}/api/v1/links`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ url: 'https://elsewhere.example/' }),
  });
  const { id } = made.json.data as { id: string };
  const { text } = await person.get('/reference/changeLink?workspace=ws_studio');
  assert.equal(prefilled(text, 'changeLink', 'link_id'), id);
  assert.match(text, new RegExp(`data-code>(?:(?!</code>).)*/links/${id}`, 's'));
  const other = await person.get('/reference/changeLink?workspace=ws_sounds');
  assert.ok(!other.text.includes(id));
});

test('lead through several lists', async cleanup => {
  const { mock, person } = await start(cleanup);
  const { text } = await person.get('/reference/getContact?workspace=ws_studio');
  const instance = prefilled(text, 'getContact', 'instance_id');
  const contact = prefilled(text, 'getContact', 'contact_id');
  const { status } = await send(`${mock.url}/api/v1/instances/${instance}/contacts/${contact}`, {
    headers: { authorization: `Bearer ${secrets.studio}` },
  });
  assert.equal(status, 200);
});

test('are not looked up for viewers, strangers and what cannot be undone, nor if the storage fails', async cleanup => {
  const { mock, person, errors } = await start(cleanup);
  const asked: string[] = [];
  const { links } = mock.repository;
  links.list = (...given) => {
    asked.push(given[0]);
    throw new Error('the storage is down');
  };
  const failed = await person.get('/reference/changeLink?workspace=ws_studio');
  assert.equal(failed.status, 200);
  const { params = {} } = operations.find(({ id }) => id === 'changeLink') ?? assert.fail();
  assert.equal(prefilled(failed.text, 'changeLink', 'link_id'), params.link_id?.example);
  assert.deepEqual(asked, ['ws_studio']);
  assert.deepEqual(errors, ['Error: the storage is down']);
  const ending = await person.get('/reference/deleteLink?workspace=ws_studio');
  assert.equal(prefilled(ending.text, 'deleteLink', 'link_id'), '');
  assert.equal(asked.length, 1);
  const viewing = await start(cleanup, mateus, 'viewer');
  viewing.mock.repository.links.list = () => assert.fail('a viewer needs no ids');
  const { text } = await viewing.person.get('/reference/changeLink?workspace=ws_studio');
  assert.equal(prefilled(text, 'changeLink', 'link_id'), params.link_id?.example);
});

test('are those of the schema if the list takes too long, and the host is told', async cleanup => {
  const { mock, person, errors } = await start(cleanup);
  mock.repository.links.list = neverAnswer;
  const { status, text } = await person.get('/reference/changeLink?workspace=ws_studio');
  assert.equal(status, 200);
  const { params = {} } = operations.find(({ id }) => id === 'changeLink') ?? assert.fail();
  assert.equal(prefilled(text, 'changeLink', 'link_id'), params.link_id?.example);
  assert.deepEqual(errors, ['DeadlineError: There was no answer within 0.5 s']);
});

test.run();
