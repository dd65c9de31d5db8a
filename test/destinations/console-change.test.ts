/** The console changes destinations: what a form does not say stays, and secrets go nowhere else. */
import assert from 'node:assert/strict';
import { defineDestination, kafka, redisStreams } from '../../src/destination-drivers.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { logInOn } from '../console/client.ts';
import { filledIn, formOn } from '../console/filled.ts';
import { assertMarked } from '../console/marked.ts';
import { suiteOf } from '../helper.ts';
import { consoleWith, home } from './console-house.ts';
import { newQueue, queueDestination } from './house.ts';

const test = suiteOf('Destinations that the console changes', { isLong: true });
const list = `${home}/webhooks`;
const secret = 'HIDDEN-PASSWORD';

const redis = {
  'setting:url': 'redis://127.0.0.1:9',
  'setting:stream': 'orders',
  'setting:max_length': '100',
  'setting:key': '/data/id',
  'password:username': 'ann',
  'password:password': secret,
};

test('are shown with their settings, of which secrets are empty', async cleanup => {
  const { person, made } = await consoleWith(cleanup, [redisStreams(), kafka()]);
  const id = await made('redis_streams', redis);
  const { text } = await person.get(`${list}/${id}/edit`);
  assert.doesNotMatch(text, /Send to|name="to"|name="url"|readonly/);
  assert.ok(!text.includes(secret));
  const form = filledIn(formOn(text, person, `${list}/${id}`));
  for (const [name, value] of Object.entries(redis))
    assert.deepEqual(form[name], [name.startsWith('password:') ? '' : value], name);
  const hint = 'Pages never contain the secret. Leave this empty to keep it.';
  assert.equal(text.split(hint).length, 3);
});

test('stay as they are where a form says nothing else, also what it could not say', async cleanup => {
  const odd = defineDestination({
    type: 'odd',
    settings: {
      required: ['token'],
      properties: {
        list: { type: 'array', items: { type: 'string' } },
        text: { type: 'string' },
        lines: { type: 'string' },
        at: { type: 'string' },
        deep: {},
        level: { enum: ['a', 'b'] },
        token: { type: 'string', writeOnly: true },
      },
    },
    keepsSecrets: ['list', 'level'],
    open: () => ({ send: async () => ({}) }),
  });
  const { repository, change, stored } = await consoleWith(cleanup, [odd]);
  const config = {
    destination: {
      type: 'odd',
      list: ['a, b', ' c ', 'd\ne'],
      text: ' spaces ',
      lines: 'a\r\nb\rc',
      at: 'see https://ann@shop.example',
      deep: { a: ['//b@c'] },
      level: 'old',
    },
    credentials: { token: secret },
  };
  const record = { ...endpoint('ep_odd', ['key.*']), url: 'odd:', kind: 'destination', config };
  await repository.webhooks.createEndpoint('ws_studio', record);
  assert.equal((await change('ep_odd', { description: 'Another one' })).status, 303);
  assert.deepEqual(await stored('ep_odd'), config);
  const { list: _, level: __, ...others } = config.destination;
  assert.equal((await change('ep_odd', { 'setting:list': '', 'setting:level': '' })).status, 303);
  assert.deepEqual(await stored('ep_odd'), { ...config, destination: others });
});

test('take what was changed: an empty setting is removed, an empty secret stays, and a secret is removed on request', async cleanup => {
  const { person, made, change, stored } = await consoleWith(cleanup, [redisStreams()]);
  const id = await made('redis_streams', redis);
  const changes = { 'setting:stream': 'others', 'setting:max_length': ' ', 'setting:key': '/data/customer' };
  const saved = await change(id, changes);
  assert.equal(saved.status, 303);
  const destination = { type: 'redis_streams', url: 'redis://127.0.0.1:9', stream: 'others' };
  assert.deepEqual(await stored(id), {
    destination: { ...destination, key: '/data/customer' },
    credentials: { username: 'ann', password: secret },
  });
  assert.match((await person.get(`${list}/${id}`)).text, /Webhook updated\./);
  await change(id, { 'password:password': 'ANOTHER', 'no_password:username': 'on' });
  assert.deepEqual((await stored(id))?.credentials, { password: 'ANOTHER' });
  const { text } = await person.get(`${list}/${id}/edit`);
  assert.ok(text.includes('no_password:password') && !text.includes('no_password:username'));
  const refused = await change(id, { 'setting:stream': '' });
  assert.equal(refused.status, 422);
  assertMarked(refused.text, [['change-setting-1', 'Stream is required.']]);
});

test('keep what somebody else has changed since their page was opened', async cleanup => {
  const { person, filled, made, stored, repository } = await consoleWith(cleanup, [redisStreams()]);
  const id = await made('redis_streams', redis);
  const open = (fields: Record<string, string>) => filled(`${list}/${id}/edit`, `${list}/${id}`, fields);
  const mine = await open({ description: 'mine', 'setting:max_length': '200' });
  const theirs = await open({
    'setting:stream': 'theirs',
    event_types: 'link.*',
    'password:username': 'bob',
  });
  for (const fields of [theirs, mine]) assert.equal((await person.post(`${list}/${id}`, fields)).status, 303);
  const record = await repository.webhooks.findEndpoint('ws_studio', id);
  assert.deepEqual([record?.description, record?.event_types], ['mine', ['link.*']]);
  const settings = (await stored(id))?.destination as Record<string, unknown>;
  assert.deepEqual([settings.stream, settings.max_length], ['theirs', 200]);
});

test('have numbers as JSON writes them, and texts with spaces around that stay beside a wrong value', async cleanup => {
  const odd = defineDestination({
    type: 'odd',
    settings: {
      properties: {
        n: { type: 'number' },
        i: { type: 'integer' },
        text: { type: 'string' },
        name: { type: 'string', pattern: '^[a-z]*$' },
      },
    },
    open: () => ({ send: async () => ({}) }),
  });
  const { repository, change, stored } = await consoleWith(cleanup, [odd]);
  const destination = { type: 'odd', n: 1e-7, text: ' spaces ', name: 'a' };
  await repository.webhooks.createEndpoint('ws_studio', {
    ...endpoint('ep_odd', ['key.*']),
    kind: 'destination',
    url: 'odd:',
    config: { destination, credentials: {} },
  });
  for (const [field, text, value] of [
    ['n', '2e-7', 2e-7],
    ['n', '-1.5E3', -1_500],
    ['i', '9007199254740991', Number.MAX_SAFE_INTEGER],
    ['i', '1e3', 1_000],
  ] as const) {
    assert.equal((await change('ep_odd', { [`setting:${field}`]: text })).status, 303, text);
    assert.equal((await stored('ep_odd'))?.destination[field as never], value);
  }
  for (const text of ['9007199254740993', '1e999', '0x10', '1e', '1_000']) {
    const refused = await change('ep_odd', { 'setting:i': text });
    assert.equal(refused.status, 422, text);
    assert.match(refused.text, /must be an integer/);
  }
  const refused = await change('ep_odd', { 'setting:name': 'BAD' });
  assert.equal(refused.status, 422);
  assert.doesNotMatch(refused.text, /again\. Pages never contain secrets/);
  assert.match(refused.text, /value=" spaces "/);
});

test('need their secrets again where they lead elsewhere, and say so at these', async cleanup => {
  const queue = queueDestination(newQueue());
  const { person, made, change, stored } = await consoleWith(cleanup, [queue]);
  const fields = {
    'setting:url': 'queue://127.0.0.1',
    'setting:name': 'orders',
    'password:password': secret,
  };
  const id = await made('queue', fields);
  const before = await stored(id);
  const elsewhere = { 'setting:url': 'queue://127.0.0.2' };
  const refused = await change(id, elsewhere);
  assert.equal(refused.status, 422);
  const sentence = 'Password must be given again, because the destination leads elsewhere.';
  assertMarked(refused.text, [['change-setting-4', sentence]]);
  assert.deepEqual(await stored(id), before);
  const kept = filledIn(formOn(refused.text, person, `${list}/${id}`));
  assert.deepEqual(kept['setting:url'], ['queue://127.0.0.2']);
  assert.equal((await person.post(`${list}/${id}`, { ...kept, 'password:password': 'ANOTHER' })).status, 303);
  assert.deepEqual(await stored(id), {
    destination: { type: 'queue', url: 'queue://127.0.0.2', name: 'orders' },
    credentials: { password: 'ANOTHER' },
  });
  const last = await change(id, { 'setting:url': 'queue://127.0.0.3', 'no_password:password': 'on' });
  assert.equal(last.status, 303);
  assert.deepEqual((await stored(id))?.credentials, {});
  const inside = await change(id, { 'setting:url': 'queue://10.0.0.1' });
  assert.equal(inside.status, 422);
  assert.match(inside.text, /<a href="#change-setting-0">URL [^<]*public/);
});

test('have no secret in the audit log, nor in a form that comes back', async cleanup => {
  const { repository, person, made, change, filled, stored, failures } = await consoleWith(cleanup, [
    redisStreams(),
  ]);
  const id = await made('redis_streams', redis);
  const typed = { 'password:password': 'ANOTHER-HIDDEN', description: 'x'.repeat(201) };
  const refused = await change(id, typed);
  assert.equal(refused.status, 422);
  assert.ok(!refused.text.includes('ANOTHER-HIDDEN'));
  assertMarked(refused.text, [
    ['change-setting-5', 'Enter the secret again: Password. Pages never contain secrets.'],
    ['change-description', 'The description must have at most 200 characters.'],
  ]);
  const fields = await filled(`${list}/${id}/edit`, `${list}/${id}`, { ...typed, description: 'Late' });
  person.cookies.delete('mk_session');
  const late = await person.post(`${list}/${id}`, fields);
  const back = await logInOn(person, late.text);
  assert.ok(back.text.includes('Enter the secret again: Password.'));
  assert.ok(!(late.text + back.text).includes('ANOTHER-HIDDEN'));
  assert.equal((await change(id, { ...typed, description: '' })).status, 303);
  assert.deepEqual((await stored(id))?.credentials, { username: 'ann', password: 'ANOTHER-HIDDEN' });
  const { webhook_endpoints: _, ...others } = repository.data as unknown as Record<string, unknown>;
  const logged = JSON.stringify(others);
  assert.ok(logged.includes('changeWebhook') && logged.includes(id));
  assert.ok(!logged.includes(secret) && !logged.includes('ANOTHER-HIDDEN'));
  assert.deepEqual(failures, []);
});

test('are read-only where this process does not have their type', async cleanup => {
  const { repository, person, change, stored } = await consoleWith(cleanup, [kafka()]);
  const config = { destination: { type: 'other', a: 'b' }, credentials: { password: secret } };
  const record = { ...endpoint('ep_other', ['key.*']), url: 'other://x', kind: 'destination', config };
  await repository.webhooks.createEndpoint('ws_studio', record);
  const { text } = await person.get(`${list}/ep_other/edit`);
  assert.match(text, /<input name="url"[^>]* readonly[^>]* value="other:\/\/x"/);
  assert.doesNotMatch(text, /name="(?:setting|password):|Send to/);
  assert.equal((await change('ep_other', { description: 'New', 'setting:a': 'c', to: 'kafka' })).status, 303);
  assert.deepEqual(await stored('ep_other'), config);
});

test.run();
