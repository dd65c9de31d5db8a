/** QR codes, decoded by a common library. */
import assert from 'node:assert/strict';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { qrPng, qrSvg } from '../../src/common/qr-code.ts';
import { variantsInTest } from '../extent.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { storages } from '../storages.ts';
import { client } from './service.ts';

const test = suiteOf('QR codes', { isLong: true });
const read = jsqr as unknown as typeof import('jsqr').default;

function textOfPng(bytes: Buffer): { text: string | undefined; width: number; corner: number[] } {
  const { data, width, height } = PNG.sync.read(bytes);
  const pixels = new Uint8ClampedArray(data);
  return { text: read(pixels, width, height)?.data, width, corner: [...data.subarray(0, 3)] };
}

/** Renders an SVG of squares as a bitmap, with four pixels per module. */
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

test('encode the short URL as SVG and PNG, with all appearance options', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, call } = client(mock);
  const links = [await make({}), await make({ slug: 'grüße-😀' }), await make({ slug: 'x'.repeat(190) })];
  const appearances = [
    '',
    '&size=300',
    '&size=2048',
    '&level=L',
    '&level=Q',
    '&level=H',
    '&margin=2',
    '&dark=%23112244&light=%23ffeedd',
  ];
  for (const [index, { id, short_url }] of links.entries()) {
    const svg = await call('GET', `/${id}/qr`);
    assert.equal(svg.headers['content-type'], 'image/svg+xml');
    assert.equal(textOfSvg(svg.text), short_url);
    for (const query of index === 0 ? appearances : variantsInTest(appearances)) {
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

test('are refused for invalid parameters, and revalidated by their ETag', async cleanup => {
  const mock = await openMock(cleanup);
  const { make, call } = client(mock);
  const { id } = await make({ slug: '漢'.repeat(190) });
  for (const [query, msg] of [
    ['format=gif', 'format must be one of svg, png'],
    ['size=63', 'size must be at least 64'],
    ['size=4096', 'size must be at most 2048'],
    ['level=H', 'level is too high for a text of this length'],
    ['level=L&format=png&size=64', 'size is too small for this text'],
    ['dark=red', undefined],
    ['dark=%23ff00', undefined],
    ['dark=%23%23ff0000', undefined],
    ['dark=%23336699&light=%23336699', 'dark has too little contrast with light: scanners need 3 to 1'],
    ['dark=369&light=336699', 'dark has too little contrast with light: scanners need 3 to 1'],
    ['dark=%23777777&light=%23888888', 'dark has too little contrast with light: scanners need 3 to 1'],
    ['dark=%23ffff00', 'dark has too little contrast with light: scanners need 3 to 1'],
    ['light=000000', 'dark has too little contrast with light: scanners need 3 to 1'],
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

test('have colours in each notation of CSS with three or six digits, with or without #', async cleanup => {
  const { call } = client(await openMock(cleanup));
  for (const format of ['svg', 'png']) {
    const code = async (query: string) => {
      const answer = await call('GET', `/lnk_demo_spring/qr?format=${format}&${query}`);
      assert.equal(answer.status, 200, `${query}: ${answer.text.slice(0, 200)}`);
      return answer.bytes.toString('base64');
    };
    const red = await code('dark=%23ff0000&light=%23ffffff');
    for (const dark of ['%23FF0000', 'FF0000', 'ff0000', '%23f00', 'F00', '%23Ff0000'])
      for (const light of ['%23FFFFFF', 'fff', 'FFF'])
        assert.equal(await code(`dark=${dark}&light=${light}`), red, `${dark} on ${light}`);
  }
});

test('are the same each time for the same text', () => {
  assert.equal(qrSvg('https://go.example/x'), qrSvg('https://go.example/x'));
  assert.deepEqual(qrPng('https://go.example/x'), qrPng('https://go.example/x'));
});

const text = 'https://go.example/x';
const plain = { size: 512, margin: 4, level: 'M', dark: '#000000', light: '#ffffff' } as const;
/** Modules of a code of 20 characters, without its margin: version 2. */
const modules = 25;

test('have a margin of the requested number of modules', () => {
  for (const margin of [0, 1, 4, 16]) {
    const svg = qrSvg(text, { ...plain, margin });
    const width = modules + 2 * margin;
    assert.ok(svg.includes(`viewBox="0 0 ${width} ${width}"`), svg.slice(0, 200));
    // The finder at the top left begins the first row, and seven modules of it are dark.
    assert.ok(svg.includes(`d="M${margin} ${margin}h7`), String(margin));
  }
});

/** The bounds of the dark pixels in a picture, horizontally and vertically. */
function extent(bytes: Buffer) {
  const { data, width, height } = PNG.sync.read(bytes);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4] === 0) {
        xs.push(x);
        ys.push(y);
      }
  const of = (all: number[]) => [
    all.reduce((a, b) => Math.min(a, b)),
    all.reduce((a, b) => Math.max(a, b)) + 1,
  ];
  return { width, height, across: of(xs), down: of(ys) };
}

test('are centred in the image and use the largest whole pixels per module', () => {
  for (const [size, margin, start, end] of [
    [100, 0, 0, 100],
    [103, 0, 1, 101],
    [512, 4, 68, 443],
  ] as const)
    assert.deepEqual(extent(qrPng(text, { ...plain, size, margin })), {
      width: size,
      height: size,
      across: [start, end],
      down: [start, end],
    });
});

test('show the same modules as PNG and as SVG', () => {
  const svg = qrSvg(text, { ...plain, margin: 0 });
  const { data, width } = PNG.sync.read(qrPng(text, { ...plain, margin: 0, size: modules }));
  const dark = new Set<string>();
  const [, path = ''] = /<path fill="#000000" d="([^"]+)"/.exec(svg) ?? [];
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v/g))
    for (let more = 0; more < Number(length); more += 1) dark.add(`${Number(x) + more} ${y}`);
  for (let y = 0; y < modules; y += 1)
    for (let x = 0; x < modules; x += 1)
      assert.equal(data[(y * width + x) * 4] === 0, dark.has(`${x} ${y}`), `${x} ${y}`);
});

test('use only the requested colours', () => {
  const { data } = PNG.sync.read(qrPng(text, { ...plain, dark: '#112244', light: '#ffeedd' }));
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colours.add(data.subarray(at, at + 3).toString('hex'));
  assert.deepEqual([...colours].sort(), ['112244', 'ffeedd']);
});

test('are created for the longest text that fits, and refused for a longer one', () => {
  assert.equal(PNG.sync.read(qrPng(text, { ...plain, size: modules + 8 })).width, modules + 8);
  assert.throws(() => qrPng(text, { ...plain, size: modules + 7 }), /too small/);
});

test.run();
