/** Pages that show a secret once: they can be opened again, and then say where to get another one. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createRouter, type LimitsRepository, RepositoryUnavailableError } from '../../src/index.ts';
import { limitsInProcess } from '../../src/limits/in-process.ts';
import { type Cleanup, fixtureRepository, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { inboundShape, keyShape, signingShape } from '../secret-shapes.ts';
import { ingrid, loggedIn, mateus, Person, unescaped } from './client.ts';

const test = suiteOf('Secrets in the console', { isLong: true });
const home = '/workspaces/ws_studio';

async function start(cleanup: Cleanup) {
  const lines: string[] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const mock = await mockFor(cleanup, { log: line => lines.push(line), now: () => now });
  const person = await loggedIn(mock);
  return { person, lines, wait: (seconds: number) => (now += seconds * 1_000) };
}

interface Form {
  readonly page: string;
  readonly action: string;
  readonly fields: Record<string, string>;
  readonly secret: RegExp;
  readonly later: RegExp;
}

const key = { name: 'Till', scopes: 'models:read', expiry: 'never' };
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const target = 'http://127.0.0.1:9/';
const forms: Record<string, Form> = {
  'a new key': {
    page: `${home}/settings/keys/new`,
    action: `${home}/settings/keys`,
    fields: key,
    secret: keyShape,
    later: /This key was shown once and cannot be shown again\..*rotate it or create another key\./s,
  },
  'a rotated key': {
    page: `${home}/settings`,
    action: `${home}/settings/keys/key_demo_studio/rotate`,
    fields: { overlap: '3600' },
    secret: keyShape,
    later: /This key was shown once and cannot be shown again\./,
  },
  'a new webhook': {
    page: `${home}/webhooks/new`,
    action: `${home}/webhooks`,
    fields: { url: target, event_types: 'key.*' },
    secret: signingShape,
    later: />Reveal secret</,
  },
  'a webhook whose secret is revealed': {
    page: `${home}/webhooks/ep_demo`,
    action: `${home}/webhooks/ep_demo/secret`,
    fields: {},
    secret: signingShape,
    later: />Reveal secret</,
  },
  'a webhook with a rotated secret': {
    page: `${home}/webhooks/ep_demo`,
    action: `${home}/webhooks/ep_demo/rotate`,
    fields: { overlap: 'day' },
    secret: signingShape,
    later: />Reveal secret</,
  },
  'a new hook': {
    page: `${home}/automation/hooks/new`,
    action: `${home}/automation/hooks`,
    fields: { target_url: target, event_type: 'order.paid', format: 'standard' },
    secret: signingShape,
    later: /Reveal or rotate it/,
  },
  'a new inbound endpoint': {
    page: `${home}/automation/endpoints/new`,
    action: `${home}/automation/endpoints`,
    fields: { name: 'Till', event_type: 'till.sale' },
    secret: inboundShape,
    later: /It was shown once, when it was made\. Rotate it to get a new one\./,
  },
  'an inbound endpoint with a rotated URL': {
    page: `${home}/automation/endpoints/ain_demo`,
    action: `${home}/automation/endpoints/ain_demo/rotate`,
    fields: { overlap: '0' },
    secret: inboundShape,
    later: /It was shown once, when it was made\. Rotate it to get a new one\./,
  },
};

for (const [what, { page, action, fields, secret, later }] of Object.entries(forms)) {
  const sent = async (person: Person) =>
    person.post(action, { ...(await person.form(page, action)), ...fields });
  /** The cookie that waits for the page. */
  const waiting = (person: Person) =>
    [...person.cookies].find(([name]) => name.startsWith('mk_secret_')) ?? ['', ''];

  test(`of ${what} are shown by the page that the form leads to, once`, async cleanup => {
    const { person, lines } = await start(cleanup);
    const made = await sent(person);
    assert.deepEqual([made.status, made.text], [303, '']);
    const place = made.headers.location ?? '';
    const [name, value] = waiting(person);
    const first = await person.get(place);
    assert.equal(first.headers['cache-control'], 'no-store');
    const shown = secret.exec(first.text)?.[0] ?? 'nothing';
    assert.match(shown, secret);
    for (const text of [JSON.stringify(made.headers), JSON.stringify(first.headers), lines.join('\n'), place])
      assert.equal(text.includes(shown), false);
    assert.equal(person.cookies.get(name), undefined);
    // Choosing colours opens the page again, which would show it no more.
    assert.doesNotMatch(first.text, /action="[^"]*\/theme"/);
    const again = await person.get(place);
    assert.match(again.text, /action="[^"]*\/theme"/);
    assert.deepEqual([again.status, secret.test(again.text)], [200, false]);
    assert.match(again.text, later);
    // Not for somebody who has kept the cookie, either, also with another spelling of the same bytes.
    const bytes = Buffer.from(value, 'base64url');
    const spellings = [...`${digits}_-`].map(last => value.slice(0, -1) + last);
    for (const one of spellings.filter(text => Buffer.from(text, 'base64url').equals(bytes))) {
      person.cookies.take(name, one);
      assert.doesNotMatch((await person.get(place)).text, secret);
    }
  });

  test(`of ${what} are shown to the session only that has sent the form, for five minutes`, async cleanup => {
    const { person, wait } = await start(cleanup);
    const place = (await sent(person)).headers.location ?? '';
    const [name, value] = waiting(person);
    for (const who of [ingrid, mateus]) {
      const other = new Person(person.base);
      await other.logIn(who);
      other.cookies.take(name, value);
      const { text } = await other.get(place);
      assert.doesNotMatch(text, secret, who.email);
    }
    // For another page, cut short, and changed.
    for (const wrong of [value.slice(0, 20), `${value.slice(0, -4)}AAAA`, 'A'.repeat(200)]) {
      person.cookies.take(name, wrong);
      const { status, text } = await person.get(place);
      assert.deepEqual([status, secret.test(text)], [200, false]);
    }
    person.cookies.take(name, value);
    wait(300);
    assert.doesNotMatch((await person.get(place)).text, secret);
  });

  test(`of ${what} are taken by nobody who reads the page in the background`, async cleanup => {
    const { person } = await start(cleanup);
    const place = (await sent(person)).headers.location ?? '';
    for (const headers of [{ 'sec-fetch-mode': 'cors' }, { 'sec-purpose': 'prefetch;prerender' }])
      assert.doesNotMatch((await person.get(place, headers)).text, secret);
    await person.send('HEAD', place);
    assert.match((await person.get(place)).text, secret);
  });

  test(`of ${what} are shown once to two tabs at once`, async cleanup => {
    const { person } = await start(cleanup);
    const place = (await sent(person)).headers.location ?? '';
    const pages = await Promise.all(Array.from({ length: 4 }, () => person.get(place)));
    assert.equal(pages.filter(({ text }) => secret.test(text)).length, 1);
  });
}

test('have no page for keys of other workspaces', async cleanup => {
  const { person } = await start(cleanup);
  for (const id of ['key_demo_sounds', 'key_unknown_1234567', 'x'])
    assert.equal((await person.get(`${home}/settings/keys/${id}/secret`)).status, 404);
});

test('are not lost if the storage fails while they are to be shown', async cleanup => {
  const repository = await fixtureRepository();
  const state = { isDown: false };
  const limits: LimitsRepository = {
    ...limitsInProcess(),
    async count() {
      if (state.isDown) throw new RepositoryUnavailableError('the storage is down');
      return { uses: 1, endsAt: 0 };
    },
  };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => server.close());
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const router = createRouter({ repository: { ...repository, limits }, publicUrl, console: true });
  server.on('request', new Koa().use(router.routes()).callback());
  const person = new Person(`${publicUrl}/user/api`);
  await person.logIn(ingrid);
  const fields = await person.form(`${home}/settings/keys/new`, `${home}/settings/keys`);
  const place = (await person.post(`${home}/settings/keys`, { ...fields, ...key })).headers.location ?? '';
  state.isDown = true;
  assert.equal((await person.get(place)).status, 503);
  state.isDown = false;
  assert.match((await person.get(place)).text, keyShape);
});

for (const [what, path, name] of [
  ['webhooks', `${home}/webhooks`, 'url'],
  ['hooks', `${home}/automation/hooks`, 'target_url'],
] as const)
  test(`in the URL of ${what} do not come back with a refused form, and everything else does`, async cleanup => {
    const { person } = await start(cleanup);
    const { csrf = '' } = await person.form(home, '/logout');
    const shown = async (url: string) => {
      const fields = {
        event_types: 'key.*',
        event_type: 'a.b',
        format: 'data',
        description: 'x'.repeat(300),
      };
      const { status, text } = await person.post(path, { csrf, ...fields, [name]: url });
      assert.equal(status, 422, url);
      assert.equal(text.includes('hunter'), false, url);
      return unescaped(new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? '');
    };
    for (const [given, left] of [
      ['https://ann:hunter2@hooks.example/a', 'https://hooks.example/a'],
      ['https://ann:hun@ter/hunter?#@hooks.example/a', ''],
      ['https://hunter2@hooks.example/path?x=a@b', ''],
      ['https://ann:hunter2, x://hooks@y/', ''],
      ['https://ann:hunter2\uFF20hooks.example/', ''],
      ['https://ann:hunter2%40hooks.example/', ''],
      ['hunter2@hooks.example/', ''],
      ['https://:hunter2@hooks.example', 'https://hooks.example/'],
      ['https:ann:hunter2@hooks.example/a', 'https://hooks.example/a'],
      ['https:/\t/hunter2@hooks.example/', 'https://hooks.example/'],
      ['https://hooks.example:8443/@me?token=kept#end', 'https://hooks.example:8443/@me?token=kept#end'],
      ['https://hooks.example/rooms/!a:b@c/send', 'https://hooks.example/rooms/!a:b@c/send'],
      ['no URL at all', 'no URL at all'],
    ] as const)
      assert.equal(await shown(given), left);
  });

test('in a URL are not kept by the login, and everything else is', async cleanup => {
  const { person } = await start(cleanup);
  const { csrf = '' } = await person.form(home, '/logout');
  await person.post('/logout', { csrf });
  const { status, text } = await person.post(`${home}/automation/hooks`, {
    csrf,
    target_url: ' https://ann:hunter2@hooks.example/a',
    description: 'https://hooks.example/b?c=d@e and ann@hooks.example',
  });
  assert.equal(status, 401);
  assert.equal(text.includes('hunter2'), false);
  assert.match(text, /name="kept-target_url" value="https:\/\/hooks\.example\/a"/);
  assert.match(
    text,
    /name="kept-description" value="https:\/\/hooks\.example\/b\?c=d@e and ann@hooks\.example"/,
  );
});

test('in the URL of a receiver of a route do not come back', async cleanup => {
  const { person } = await start(cleanup);
  const { csrf = '' } = await person.form(home, '/logout');
  for (const asked of [{}, { do: 'try' }]) {
    const fields = { csrf, name: '', receiver: 'https://ann:hunter2@hooks.example/a', ...asked };
    const { text } = await person.post(`${home}/automation/routes`, fields);
    assert.equal(text.includes('hunter2'), false);
    assert.match(text, /name="receiver"[^>]* value="https:\/\/hooks\.example\/a"/);
  }
  const { text } = await person.post(`${home}/automation/routes`, { csrf, receiver: 'ann:hunter2@hooks' });
  assert.equal(text.includes('hunter2'), false);
});

test.run();
