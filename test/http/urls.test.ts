/** URLs do not change when they are parsed repeatedly, and URLs in responses lead back to the service. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import Koa from 'koa';
import { parseUrl } from '../../src/common/network/parse-url.ts';
import { originalPath } from '../../src/http/urls.ts';
import { createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('URLs in responses');

test('with letters beyond ASCII stay valid after V8 has optimised the parsing', () => {
  for (let count = 0; count < 50_000; count += 1)
    assert.equal(parseUrl('https://münchen.example/ü')?.hostname, 'xn--mnchen-3ya.example');
  assert.equal(parseUrl('nowhere'), null);
  assert.equal(parseUrl('/path', 'https://a.example')?.href, 'https://a.example/path');
});

test('keep a path that looks like a URL', () => {
  const pathOf = (originalUrl: string) => originalPath({ req: {}, originalUrl } as Koa.Context);
  assert.deepEqual(['/mailto:x/a?b', '/a:b', 'http://a.example/c?d', 'http://a.example'].map(pathOf), [
    '/mailto:x/a',
    '/a:b',
    '/c',
    '/',
  ]);
});

const headers = { authorization: `Bearer ${secrets.studio}` };

async function start(cleanup: Cleanup): Promise<string> {
  const repository = await fixtureRepository();
  const app = new Koa().use(createRouter({ repository }).routes());
  return (await serveApp(cleanup, app)).url;
}

const firstPage = (link: unknown) => /<([^>]+)>; rel="first"/.exec(String(link))?.[1];

test('of pages are paths of ours if the request line is an absolute URL', async cleanup => {
  const { hostname, port } = new URL(await start(cleanup));
  const linkOf = (path: string) =>
    new Promise<unknown>((resolve, reject) => {
      const options = { hostname, port, path, headers, agent: false };
      const asked = request(options, answer => {
        answer.resume().on('end', () => resolve(answer.headers.link));
      });
      asked.on('error', reject).end();
    });
  for (const path of ['/api/items/all', '/api/items/all/'])
    assert.equal(firstPage(await linkOf(`http://a:99999${path}?per_page=1`)), `${path}?per_page=1&page=1`);
});

test('of pages contain the page number if it was sent in the body', async cleanup => {
  const url = await start(cleanup);
  const body = '{"page":2,"per_page":1}';
  const { headers: answered } = await send(`${url}/api/items/all`, {
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(body.length) },
    body,
  });
  assert.equal(firstPage(answered.link), '/api/items/all?page=1&per_page=1');
});

test.run();
