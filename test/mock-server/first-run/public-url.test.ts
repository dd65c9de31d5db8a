import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import type { Item } from '../../../src/generated/types.ts';
import { fieldsOf, ingrid, Person, textOf } from '../../console/client.ts';
import { post, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The public URL of the mock');

const publicUrl = 'https://mock.shop.example/dev';
const mock = await startMock({ publicUrl: `${publicUrl}/` });
const authorization = { authorization: `Bearer ${secrets.studio}` };
const read = (path: string, headers: Record<string, string> = authorization) =>
  send(mock.url + path, { headers });

test('is not the URL that it listens on', () => {
  assert.equal(mock.publicUrl, publicUrl);
  assert.match(mock.url, /^http:\/\/127\.0\.0\.1:\d+$/);
});

test('begins every address of media and demo pages', async () => {
  const { text, json } = await read('/api/items/all');
  for (const { media, demo_link } of json.items as Item[])
    for (const address of [demo_link, ...Object.values(media).flat()])
      assert.ok(address.startsWith(`${publicUrl}/`), address);
  assert.ok(!text.includes(mock.url));
});

test('begins the addresses of the account', async () => {
  const { text } = await read('/api/account/details');
  assert.ok(text.includes(`${publicUrl}/media/avatar/`));
});

test('begins short links', async () => {
  const { json } = await post(
    `${mock.url}/api/v1/links`,
    { url: 'https://shop.example/', slug: 'public' },
    authorization,
  );
  assert.equal((json.data as { short_url: string }).short_url, `${publicUrl}/l/public`);
});

test('is the server of the OpenAPI document', async () => {
  const { json } = await read('/api/openapi.json');
  assert.deepEqual(
    (json.servers as { url: string }[]).map(({ url }) => url),
    [publicUrl],
  );
});

test('is what the console shows and expects: the code samples, and the origin of its forms', async cleanup => {
  const behind = await startMock({ publicUrl: 'https://mock.shop.example' });
  cleanup(behind.close);
  const person = new Person(`${behind.url}/user/api`);
  const page = await person.get('/login');
  const { csrf = '' } = fieldsOf(page.text);
  const fields = { csrf, return_to: '', email: ingrid.email, password: ingrid.demo_password };
  const { status } = await person.post('/login', fields, { origin: 'https://mock.shop.example' });
  assert.equal(status, 303);
  const { text } = await person.get('/workspaces/ws_studio/start');
  assert.match(textOf(text), /const api = "https:\/\/mock\.shop\.example"/);
  assert.ok(!text.includes(behind.url));
});

test('is no target of webhooks, and neither is the address that the mock listens on', async () => {
  for (const url of [`${publicUrl}/hook`, `${mock.url}/hook`]) {
    const { status, json } = await post(
      `${mock.url}/api/v1/webhooks`,
      { url, event_types: ['*'] },
      authorization,
    );
    assert.deepEqual([status, json.msg], [400, 'Invalid request: url must not point to this service'], url);
  }
});

test('is a host name that requests may have', async () => {
  const statusFor = async (host: string) => (await read('/api/openapi.json', { host })).status;
  assert.deepEqual([await statusFor('mock.shop.example'), await statusFor('shop.example')], [200, 421]);
});

test('is a URL', async () => {
  for (const given of ['mock.shop.example', 'ftp://mock.shop.example', 'https://mock.shop.example/?a=1'])
    await assert.rejects(startMock({ publicUrl: given }), {
      name: 'TypeError',
      message: 'startMock: publicUrl must be an http or https URL without query or fragment',
    });
  for (const path of ['/Base Path', '/läden', '/a"b', '/a\\b', '/%zz'])
    await assert.rejects(startMock({ publicUrl: `https://mock.shop.example${path}` }), {
      message:
        'startMock: publicUrl must be a URL whose path is percent-encoded, such as https://mock.shop.example/Base%20Path',
    });
  for (const path of ['/ba%FCse', '/%E2%82', '/a/%FF/b'])
    await assert.rejects(startMock({ publicUrl: `https://mock.shop.example${path}` }), {
      message:
        'startMock: publicUrl must be a URL whose path is UTF-8 that is percent-encoded, such as https://mock.shop.example/Caf%C3%A9',
    });
  for (const path of ['//a', '/a//b', '/a//', '/..', '/a/../b', '/.', '/a/%2e%2e/b'])
    await assert.rejects(startMock({ publicUrl: `https://mock.shop.example${path}` }), {
      message: 'startMock: publicUrl must be a URL whose path has no empty parts, "." or ".."',
    });
  await assert.rejects(startMock({ publicUrl: 'https://*.shop.example' }), {
    message: 'startMock: publicUrl must be a URL of one host, without *',
  });
  const encoded = await startMock({ publicUrl: 'https://mock.shop.example/Base%20Path' });
  await encoded.close();
});

test('stops the mock', () => mock.close());

test('is one: a list is refused by name', async () => {
  await assert.rejects(startMock({ publicUrl: [publicUrl] as never }), {
    name: 'TypeError',
    message: 'startMock: publicUrl must be one URL',
  });
});

test.run();
