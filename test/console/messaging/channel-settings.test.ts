/** The settings of channels that hosts have written, in the forms of instances. */
import assert from 'node:assert/strict';
import type { ChannelDriver } from '../../../src/channel/driver.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { consoleWith, home } from '../../destinations/console-house.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { rough } from '../../messaging/engine/rough.ts';
import { logInOn, Person } from '../client.ts';
import { filledIn, formOn } from '../filled.ts';
import { assertMarked } from '../marked.ts';
import { linksIn, wordsOf } from './seen.ts';

const test = suiteOf('Settings of the channels of a host', { isLong: true });
const list = `${home}/messaging`;

const pager: ChannelDriver = {
  ...rough(),
  name: 'pager',
  description: 'Pagers <of a hospital>.',
  secrets: ['token', 'pin'],
  keepsSecrets: ['note'],
  settings: {
    type: 'object',
    title: 'Pagers',
    additionalProperties: true,
    required: ['host', 'token'],
    properties: {
      host: { type: 'string', description: 'Its server.', examples: ['pager.example'] },
      token: { type: 'string', minLength: 8 },
      pin: { anyOf: [{ type: 'integer', minimum: 1000 }, { type: 'null' }] },
      note: { type: 'string' },
      retry: { type: 'object', properties: { times: { type: 'integer' }, after: { type: 'number' } } },
    },
  },
};

async function start(cleanup: Cleanup) {
  const house = await consoleWith(cleanup, undefined, {
    messaging: { drivers: [rough(), pager], media: memoryMedia() },
  });
  const { person, repository } = house;
  const send = async (page: string, action: string, fields: Record<string, string>) =>
    person.post(`${list}${action}`, await house.filled(`${list}${page}`, `${list}${action}`, fields));
  const create = (fields: Record<string, string>) =>
    send('/new?driver=pager', '', { name: 'Ward', ...fields });
  const change = (id: string, fields: Record<string, string> = {}) => send(`/${id}/edit`, `/${id}`, fields);
  const made = async (fields: Record<string, string>) => {
    const { status, headers, text } = await create(fields);
    assert.equal(status, 303, text);
    return headers.location?.split('/').at(-1) ?? '';
  };
  const settings = async (id: string) => (await repository.messaging.findInstance('ws_studio', id))?.settings;
  return { ...house, create, change, made, settings };
}

const good = { 'setting:host': 'pager.example', 'password:token': 'a secret token' };
const stored = { host: 'pager.example', token: 'a secret token' };

test('have fields by their schema, and one for what the schema does not describe', async cleanup => {
  const { person, made, settings } = await start(cleanup);
  const { text } = await person.get(`${list}/new?driver=pager`);
  const links = linksIn(text);
  assert.deepEqual(
    [links.Rough, links.Pagers],
    [`/user/api${list}/new?driver=rough`, `/user/api${list}/new?driver=pager`],
  );
  assert.ok(wordsOf(text).includes('Pagers <of a hospital>.'));
  const { csrf: _, token: __, ...empty } = filledIn(formOn(text, person, list));
  assert.deepEqual(Object.keys(empty), [
    'name',
    'driver',
    'setting:host',
    'password:token',
    'password:pin',
    'setting:note',
    'setting:retry:times',
    'setting:retry:after',
    'rate',
    'setting:others',
  ]);
  const id = await made({
    ...good,
    'password:pin': '1234',
    'setting:retry:times': '3',
    'setting:others': '{"beep": [1]}',
  });
  assert.deepEqual(await settings(id), { ...stored, pin: 1234, retry: { times: 3 }, beep: [1] });
  const form = filledIn(formOn((await person.get(`${list}/${id}/edit`)).text, person, `${list}/${id}`));
  assert.deepEqual(
    [form['setting:host'], form['password:token'], form['setting:retry:times'], form['setting:others']],
    [['pager.example'], [''], ['3'], ['{\n  "beep": [\n    1\n  ]\n}']],
  );
});

test('of a channel that describes none have one field, for an object', async cleanup => {
  const { person, filled, repository } = await start(cleanup);
  const send = async (others: string) =>
    person.post(list, await filled(`${list}/new`, list, { name: 'Any', 'setting:others': others }));
  for (const others of ['{"a":', '[1]', 'null', '{"a":'.repeat(101), `{"a": ${'['.repeat(40_000)}`]) {
    const { status, text } = await send(others);
    assert.equal(status, 422);
    assert.match(
      text,
      /id="new-setting-0-error">Other settings must be (?:JSON|a JSON object)\.</,
      others.slice(0, 9),
    );
  }
  const { headers } = await send('{"a": {"b": null}}');
  const id = headers.location?.split('/').at(-1) ?? '';
  assert.deepEqual((await repository.messaging.findInstance('ws_studio', id))?.settings, { a: { b: null } });
});

test('stay as they are if the form is sent as it stands, and a secret stays if its field is empty', async cleanup => {
  const { change, made, settings } = await start(cleanup);
  const id = await made({ ...good, 'password:pin': '1234', 'setting:others': '{"a": 1}' });
  const before = await settings(id);
  assert.equal((await change(id)).status, 303);
  assert.deepEqual(await settings(id), before);
  // What may change while secrets stay.
  assert.equal((await change(id, { 'setting:note': 'Ward 3' })).status, 303);
  assert.deepEqual(await settings(id), { ...before, note: 'Ward 3' });
  assert.equal(
    (await change(id, { 'password:token': 'another token', 'no_password:pin': 'on' })).status,
    303,
  );
  assert.deepEqual(await settings(id), { ...stored, token: 'another token', note: 'Ward 3', a: 1 });
  assert.equal((await change(id, { 'setting:others': '' })).status, 422);
  const { status } = await change(id, { 'setting:others': '', 'password:token': 'another token' });
  assert.equal(status, 303);
  assert.deepEqual(await settings(id), { ...stored, token: 'another token', note: 'Ward 3' });
});

const again = 'Token must be given again, because the instance leads elsewhere.';

test('are refused at their fields, and pages never contain secrets', async cleanup => {
  const { person, create, change, made, settings } = await start(cleanup);
  for (const [fields, expected] of [
    [
      {},
      [
        ['new-setting-0', 'Host is required.'],
        ['new-setting-1', 'Token is required.'],
      ],
    ],
    [{ ...good, 'password:token': 'sh' }, [['new-setting-1', 'Token must have at least 8 characters.']]],
    [{ ...good, 'password:token': '***' }, [['new-setting-1', 'Token must be the secret itself, not ***.']]],
  ] as const) {
    const { status, text } = await create(fields);
    assert.equal(status, 422);
    assertMarked(text, expected);
  }
  const id = await made(good);
  const moved = await change(id, { 'setting:host': 'elsewhere.example' });
  assert.equal(moved.status, 422);
  assertMarked(moved.text, [['change-setting-1', again]]);
  assert.deepEqual(await settings(id), stored);
  const typed = await change(id, { name: '', 'password:token': 'typed secret' });
  assert.doesNotMatch(typed.text, /typed secret|a secret token/);
  assertMarked(typed.text, [
    ['change-name', 'Enter a name.'],
    ['change-setting-1', 'Enter the secret again: Token. Pages never contain secrets.'],
  ]);
  const late = new Person(person.base);
  const form = filledIn(formOn((await person.get(`${list}/${id}/edit`)).text, person, `${list}/${id}`));
  const kept = await late.post(`${list}/${id}`, {
    ...form,
    'setting:note': 'Kept',
    'password:token': 'typed secret',
  });
  const back = await logInOn(late, kept.text);
  assert.doesNotMatch(back.text, /typed secret|a secret token/);
  assert.deepEqual(filledIn(formOn(back.text, late, `${list}/${id}`))['setting:note'], ['Kept']);
  assert.ok(wordsOf(back.text).includes('Enter the secret again: Token.'));
});

test('name what is wrong with a setting that has no field', async cleanup => {
  const { person, filled, marketplace: _, ...house } = await start(cleanup);
  const id = await house.made(good);
  const { text } = await person.post(
    `${list}/${id}`,
    await filled(`${list}/${id}/edit`, `${list}/${id}`, {
      'password:token': 'a secret token',
      'setting:others': `{"long": "${'x'.repeat(16_400)}"}`,
    }),
  );
  assert.match(text, /must have at most 16384 characters of JSON\./);
});

test('leave an instance of a channel that the server does not have its settings', async cleanup => {
  const { person, change, repository } = await start(cleanup);
  const path = `${list}/ins_demo/edit`;
  const before = await repository.messaging.findInstance('ws_studio', 'ins_demo');
  const { text } = await person.get(path);
  assert.ok(text.includes('This server does not have the channel of the instance'));
  assert.equal((await change('ins_demo', { name: 'Renamed' })).status, 303);
  const after = await repository.messaging.findInstance('ws_studio', 'ins_demo');
  assert.deepEqual([after?.name, after?.settings], ['Renamed', before?.settings]);
});

test.run();
