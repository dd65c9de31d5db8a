import assert from 'node:assert/strict';
import { secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Percent-encoding');

test('that is not UTF-8 is a 400 that says where it stands, in every path and query', async cleanup => {
  const { url } = await mockFor(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  for (const [path, place] of [
    ['/api/v1/links/M%FCller', 'path'],
    // Half of a character.
    ['/api/v1/links/%ED%A0%80', 'path'],
    ['/api/v1/links?search=M%FCller', 'query'],
    ['/api/v1/links?M%FCller=1', 'query'],
    ['/api/items/all?q=%C3', 'query'],
    ['/l/M%FCller', 'path'],
    ['/user/api?return_to=M%FCller', 'query'],
    ['/user/api/M%FCller', 'path'],
    ['/__mock/state/items/M%FCller', 'path'],
    ['/__mock/requests?path=M%FCller', 'query'],
    ['/user/api/ws_studio/M%FCller', 'path'],
    ['/user/api/ws_studio/links/M%FCller', 'path'],
  ] as const) {
    const { status, text } = await send(`${url}${path}`, { headers });
    const isNamed = text.includes(`the percent-encoding of the ${place} is not UTF-8`);
    assert.deepEqual([status, isNamed], [400, true], path);
  }
  const { status } = await send(`${url}/api/v1/links?limit=1&tag=M%C3%BCller%20`, { headers });
  assert.notEqual(status, 500);
  // Whatever others have added to the address of a link, its visitor is redirected.
  assert.equal((await send(`${url}/l/rain?from=M%FCller`)).status, 302);
});

test.run();
