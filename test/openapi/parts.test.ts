/** Parts of files: the document has every status that a download is answered with. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('Parts of files in the document');

test('are declared with each status that is sent, and its headers', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const authorization = `Bearer ${secrets.studio}`;
  const made = await send(`${mock.url}/api/v1/media`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream' },
    body: Buffer.from('%PDF-1.7 some bytes'),
  });
  assert.equal(made.status, 201, made.text);
  const url = `${mock.url}/api/v1/media/${(made.json.data as { id: string }).id}/content`;
  const document = (await send(`${mock.url}/api/openapi.json`)).json as {
    paths: Record<
      string,
      { get: { responses: Record<string, { headers?: object; content?: object; $ref?: string }> } }
    >;
  };
  const { responses } = document.paths['/api/v1/media/{media_id}/content']?.get ?? { responses: {} };
  const whole = await send(url, { headers: { authorization } });
  for (const [headers, status] of [
    [{}, 200],
    [{ range: 'bytes=0-3' }, 206],
    [{ range: 'bytes=500-' }, 416],
    [{ 'if-none-match': String(whole.headers.etag) }, 304],
  ] as const) {
    const answer = await send(url, { headers: { authorization, ...headers } });
    assert.equal(answer.status, status);
    assert.ok(responses[status] !== undefined, `${status} is declared`);
    assert.equal(
      'Content-Range' in (responses[status]?.headers ?? {}),
      answer.headers['content-range'] !== undefined,
      `Content-Range of ${status}`,
    );
  }
  assert.deepEqual(responses[206]?.content, responses[200]?.content);
  assert.equal(responses[416]?.content, undefined);
  assert.equal(responses[304]?.$ref, '#/components/responses/NotModified');
});

test('are declared for no operation that sends none', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { paths } = (await send(`${mock.url}/api/openapi.json`)).json as {
    paths: Record<string, Record<string, { responses?: object }>>;
  };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses = {} }) =>
      '206' in responses || '416' in responses ? [path] : [],
    ),
  );
  assert.deepEqual(all, ['/api/v1/media/{media_id}/content']);
});

test.run();
