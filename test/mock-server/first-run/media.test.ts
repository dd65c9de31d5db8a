/** Parts of media: players ask for them, to skip in a film and to play it before all of it is there. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { type RawRequest, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Media of the mock');

const mock = await startMock();

for (const path of ['/media/video/1042.webm', '/media/audio/1041.wav', '/media/thumbnail/1001.svg']) {
  const ask = (headers: NonNullable<RawRequest['headers']>, method = 'GET') =>
    send(mock.url + path, { headers, method });
  const whole = await ask({});
  const size = whole.bytes.length;
  const etag = String(whole.headers.etag);

  test(`${path} is sent whole, and says that parts are possible`, () => {
    assert.equal(whole.status, 200);
    assert.ok(size > 1_000);
    assert.equal(whole.headers['accept-ranges'], 'bytes');
    assert.equal(whole.headers['content-length'], String(size));
    assert.match(etag, /^"[\w-]{22}"$/);
  });

  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=${size - 1}-${size + 9}`, size - 1, size - 1],
  ] as const)
    test(`${path} in part: ${range.replace(/\d{4,}/g, 'n')}`, async () => {
      const { status, headers, bytes } = await ask({ range });
      assert.equal(status, 206);
      assert.equal(headers['content-range'], `bytes ${start}-${end}/${size}`);
      assert.equal(headers['content-type'], whole.headers['content-type']);
      assert.ok(bytes.equals(whole.bytes.subarray(start, end + 1)));
    });

  test(`${path} answers 416 for a part that it does not have`, async () => {
    const { status, headers } = await ask({ range: `bytes=${size}-` });
    assert.deepEqual([status, headers['content-range']], [416, `bytes */${size}`]);
  });

  test(`${path} is sent in part only while it is the file that If-Range names`, async () => {
    const range = 'bytes=0-9';
    assert.equal((await ask({ range, 'if-range': etag })).status, 206);
    assert.equal((await ask({ range, 'if-range': '"another"' })).status, 200);
  });

  test(`${path} answers HEAD like GET without a range, and 304 to who has it`, async () => {
    const head = await ask({ range: 'bytes=0-9' }, 'HEAD');
    assert.deepEqual(
      [head.status, head.headers['content-length'], head.headers['accept-ranges'], head.bytes.length],
      [200, String(size), 'bytes', 0],
    );
    assert.equal((await ask({ 'if-none-match': etag })).status, 304);
  });
}

test('several ranges, and others than bytes, are answered with the whole file', async () => {
  for (const range of ['bytes=0-1,4-5', 'items=0-1', 'bytes=9-1', 'bytes=-'])
    assert.equal((await send(`${mock.url}/media/audio/1041.wav`, { headers: { range } })).status, 200, range);
});

test('stops the mock', () => mock.close());

test.run();
