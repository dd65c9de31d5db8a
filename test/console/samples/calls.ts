/** Calls of the mock server whose code is run in every language: each way of sending and of answering. */
import assert from 'node:assert/strict';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mock } from '../../../mock-server/index.ts';
import type { Filled } from '../../../src/console/assets/request.js';
import { type Cleanup, knownCode, secrets, send } from '../../helper.ts';
import { type LanguageName, outcomeOf, untilPrinted } from './runtimes.ts';
import { codeOf } from './sent.ts';

const link = '/api/v1/links/lnk_demo_spring';
const refused = { parameters: [{ name: 'item_id', in: 'query', value: '9999' }] };
const keyAsParameter = { key: secrets.studio, keyPlace: 'parameter' };
const json = (value: unknown) => ({ method: 'POST', body: JSON.stringify(value, null, 2) });

const title = `'Grüße' "\${1}" #{2} {3} \\ 😀`;

type Call = Partial<Filled> & Pick<Filled, 'path'>;

/** Each with a part of its response. */
const calls: readonly (readonly [Call, string | RegExp])[] = [
  [{ path: '/api/account/details' }, 'ingrid'],
  [{ path: '/api/items/all', ...keyAsParameter }, 'Ledgerly'],
  [{ path: '/api/items/item', parameters: [{ name: 'item_id', in: 'query', value: '1002' }] }, /id"?: ?1002/],
  [{ path: '/api/items/item', ...refused }, 'Item Not Found'],
  [
    { path: '/api/purchases/validation', ...json({ purchase_code: knownCode }), ...keyAsParameter },
    'Regular',
  ],
  [{ path: '/api/v1/models', key: 'mk_nobody' }, 'Unknown API key'],
  [{ path: link, method: 'PATCH', body: JSON.stringify({ title }) }, /#\{2\}/],
  [
    {
      path: '/api/v1/media',
      method: 'POST',
      type: 'application/octet-stream',
      body: 'a text of\nseveral lines',
      parameters: [
        { name: 'Content-Disposition', in: 'header', value: 'attachment; filename="notes #{1}.txt"' },
      ],
    },
    'notes #{1}.txt',
  ],
];

const given = (mock: Mock, call: Call): Filled => ({
  base: mock.url,
  method: 'GET',
  parameters: [],
  body: null,
  key: secrets.studio,
  ...call,
});

/** Runs the code of all calls, downloads a file, and listens to events. */
export async function assertAnswered(cleanup: Cleanup, language: LanguageName, mock: Mock): Promise<void> {
  const outcome = (call: Call) => outcomeOf(cleanup, language, codeOf(language, given(mock, call)));
  for (const [call, expected] of calls) {
    const { status, stdout, stderr } = await outcome(call);
    assert.equal(status, 0, `${JSON.stringify(call)}: ${stderr}`);
    if (typeof expected === 'string')
      assert.ok(stdout.includes(expected), `${JSON.stringify(call)}: ${stdout}`);
    else assert.match(stdout, expected, JSON.stringify(call));
  }
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const changed = await send(`${mock.url}${link}`, { headers });
  assert.ok(changed.text.includes(JSON.stringify(title)), changed.text);

  const path = `${link}/qr`;
  const parameters = [{ name: 'format', in: 'query', value: 'png' }];
  const { status, stderr, folder } = await outcome({ path, parameters, answer: '*/*' });
  assert.equal(status, 0, stderr);
  const expected = await fetch(`${mock.url}${path}?format=png`, { headers });
  assert.deepEqual(await readFile(join(folder, 'download')), Buffer.from(await expected.arrayBuffer()));
  // An error is not a file.
  const missing = await outcome({ path: '/api/v1/links/lnk_nobody/qr', answer: '*/*' });
  assert.match(missing.stdout + missing.stderr, /404|not found/i);
  await assert.rejects(access(join(missing.folder, 'download')));

  const events = codeOf(
    language,
    given(mock, { path: '/api/v1/instances/ins_demo/events', answer: 'text/event-stream' }),
  );
  await untilPrinted(cleanup, language, events, 'retry: 2000');
}
