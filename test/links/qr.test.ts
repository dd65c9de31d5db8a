/** QR codes, read back by a library that readers have. */
import assert from 'node:assert/strict';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { qrPng, qrSvg } from '../../src/links/qr.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { client, storages } from './service.ts';

const test = suiteOf('QR codes of short links');
const read = jsqr as unknown as typeof import('jsqr').default;

function textOfPng(bytes: Buffer): { text: string | undefined; width: number; corner: number[] } {
  const { data, width, height } = PNG.sync.read(bytes);
  const pixels = new Uint8ClampedArray(data);
  return { text: read(pixels, width, height)?.data, width, corner: [...data.subarray(0, 3)] };
}

/** The picture that an SVG of squares draws, four pixels a module. */
function textOfSvg(svg: string): string | undefined {
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const [, path = ''] = /<path fill="#000000" d="([^"]+)"/.exec(svg) ?? [];
  const scale = 4;
  const width = modules * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return read(pixels, width, width)?.data;
}

const openMock = storages.lowdb;
assert.ok(openMock);

test('lead to the short URL, as SVG and as PNG, however they look', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, call } = client(mock);
  const links = [await make({}), await make({ slug: 'grüße-😀' }), await make({ slug: 'x'.repeat(190) })];
  for (const { id, short_url } of links) {
    const svg = await call('GET', `/${id}/qr`);
    assert.equal(svg.headers['content-type'], 'image/svg+xml');
    assert.equal(textOfSvg(svg.text), short_url);
    for (const query of [
      '',
      '&size=300',
      '&size=2048',
      '&level=L',
      '&level=H',
      '&margin=2',
      '&dark=%23112244&light=%23ffeedd',
    ]) {
      const answer = await call('GET', `/${id}/qr?format=png${query}`);
      assert.equal(answer.headers['content-type'], 'image/png');
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      const { text, width, corner } = textOfPng(answer.bytes);
      assert.equal(text, short_url, query);
      assert.equal(width, Number(/size=(\d+)/.exec(query)?.[1] ?? 512));
      assert.deepEqual(corner, query.includes('light') ? [0xff, 0xee, 0xdd] : [255, 255, 255]);
    }
  }
});

test('are refused where they cannot be, and asked for again by their ETag', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, call } = client(mock);
  const { id } = await make({ slug: '漢'.repeat(190) });
  for (const [query, msg] of [
    ['format=gif', 'format must be one of svg, png'],
    ['size=63', 'size must be at least 64'],
    ['size=4096', 'size must be at most 2048'],
    ['level=H', 'level is too high for a link so long'],
    ['level=L&format=png&size=64', 'size is too small for this link'],
    ['dark=red', undefined],
  ] as const) {
    const answer = await call('GET', `/${id}/qr?${query}`);
    assert.equal(answer.status, 400, query);
    if (msg !== undefined) assert.equal(answer.json.msg, `Invalid request: ${msg}`);
  }
  const { headers } = await call('GET', '/lnk_demo_spring/qr');
  const again = await send(`${mock.url}/api/v1/links/lnk_demo_spring/qr`, {
    headers: { authorization: `Bearer ${secrets.studio}`, 'if-none-match': String(headers.etag) },
  });
  assert.equal(again.status, 304);
});

test('are those of their text: the same each time', () => {
  assert.equal(qrSvg('https://go.example/x'), qrSvg('https://go.example/x'));
  assert.deepEqual(qrPng('https://go.example/x'), qrPng('https://go.example/x'));
});

test.run();
