/** Addresses of the real server in the headers of its answers. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { before, real } from './real.ts';

const test = suiteOf('An address in a header of the real server');

test('leads to the mock server where a page is refreshed, or where other pages are linked', async cleanup => {
  let headers: Record<string, string> = {};
  const there = await real(cleanup, (_, res) => {
    res.writeHead(200, headers).end();
  });
  const shop = `${there.url}/shop`;
  const mock = await before(cleanup, { url: shop });
  for (const [name, given, expected] of [
    ['refresh', `5; url=${shop}/paid`, `5; url=${mock.url}/paid`],
    ['refresh', `0;URL='${shop}/paid?a=1'`, `0;URL='${mock.url}/paid?a=1'`],
    ['refresh', `1.5, "${shop}/paid"`, `1.5, "${mock.url}/paid"`],
    ['refresh', '0; /shop/paid', '0; /paid'],
    ['refresh', '5', '5'],
    ['refresh', '5; url=https://other.example/', '5; url=https://other.example/'],
    ['refresh', `5; url=${there.url}/else`, `5; url=${there.url}/else`],
    ['link', `<${shop}/items?page=2>; rel="next"`, `<${mock.url}/items?page=2>; rel="next"`],
    [
      'link',
      `<${shop}/a>; rel=prev, </shop/b,c>;rel="next"; title="see <${shop}/x>", <https://cdn.example/a.css>; rel=preload`,
      `<${mock.url}/a>; rel=prev, </b,c>;rel="next"; title="see <${shop}/x>", <https://cdn.example/a.css>; rel=preload`,
    ],
    ['link', 'no link', 'no link'],
  ] as const) {
    headers = { [name]: given };
    const answer = await fetch(`${mock.url}/x`);
    assert.equal(answer.headers.get(name), expected);
  }
});

test.run();
