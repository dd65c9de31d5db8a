/** The start-up message: whatever it names is tried. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { banner } from '../../../mock-server/command-line/banner.ts';
import { startMock } from '../../../mock-server/index.ts';
import { ingrid, Person } from '../../console/client.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { folder } from '../command.ts';

const test = suiteOf('The start-up message');

const mock = await startMock();
const text = banner(mock, await mock.demo(), null);

/** The values of the lines with this word. */
const linesOf = (word: string) =>
  [...text.matchAll(/^ {2}(\S+(?: \S+)?) {2,}(.*)$/gm)].flatMap(([, name, rest = '']) =>
    name === word ? [rest] : [],
  );

const listOf = async (secret: string) => {
  const { status, json } = await send(`${mock.url}/api/items/all?api_key=${secret}`);
  return { status, items: json.items as unknown[] | undefined, msg: json.msg };
};

test('lists every demo key', () => {
  assert.deepEqual(
    linesOf('demo key').map(line => line.split(' ', 1)[0]),
    Object.values(mock.keys),
  );
});

for (const line of linesOf('demo key'))
  test(`says what the key is for: ${line.slice(line.indexOf('(') - 1).trim()}`, async () => {
    const [, secret = '', count, isEmpty, isRefused] =
      /^(\S+) \(\w+\): (?:.*, (\d+) items|.*, (without items)|(refused with 401), because it (?:expired|was revoked) on \d{4}-\d\d-\d\d)$/.exec(
        line,
      ) ?? [];
    const { status, items, msg } = await listOf(secret);
    if (isRefused !== undefined) assert.equal(status, 401);
    else if (isEmpty !== undefined) assert.deepEqual([status, msg], [404, 'No items found']);
    else assert.equal(items?.length, Number(count));
  });

test('names an expired key, a revoked one, and one of a workspace without items', () => {
  for (const word of ['because it expired', 'because it was revoked', 'without items'])
    assert.equal(linesOf('demo key').filter(line => line.includes(word)).length, 1, word);
});

test('names a purchase code that its key validates', async () => {
  const [, code = '', alias = ''] =
    /^(\S+) is a valid purchase code for the key (\w+)$/.exec(linesOf('purchase')[0] ?? '') ?? [];
  const api_key = mock.keys[alias] ?? '';
  const { status } = await post(`${mock.url}/api/purchases/validation`, { api_key, purchase_code: code });
  assert.equal(status, 200);
});

test('names both logins, which the console accepts', async () => {
  const logins = linesOf('log in');
  assert.equal(logins.length, 2);
  for (const line of logins) {
    const [, email = '', password = ''] = /^(\S+) with the password (\S+)$/.exec(line) ?? [];
    const person = new Person(`${mock.publicUrl}/user/api`);
    const { status, headers } = await person.logIn({ ...ingrid, email, demo_password: password });
    assert.deepEqual(
      [status, person.cookies.size > 0, headers.location?.includes('login')],
      [303, true, false],
    );
  }
});

for (const word of ['console', 'OpenAPI', 'controls'])
  test(`names an address for ${word}, and it answers`, async () => {
    const address = linesOf(word)[0]?.split(' ', 1)[0] ?? '';
    assert.ok((await send(address)).status < 400, address);
  });

test('ends with a command to paste, and it works', async () => {
  const line = /^ {2}(curl .*)$/m.exec(text)?.[1] ?? '';
  const { stdout } = await promisify(execFile)('sh', ['-c', `${line} -s`]);
  assert.equal(JSON.parse(stdout).item.id, 1001);
});

test('names no key, code or command that the data does not have', async cleanup => {
  const cwd = await folder(cleanup);
  for (const name of ['workspaces', 'users']) await writeFile(join(cwd, `${name}.json`), '[]');
  const bare = await startMock({ fixtures: cwd });
  cleanup(bare.close);
  const reported = banner(bare, await bare.demo(), 'data.json');
  assert.match(reported, /no demo key: the data does not contain the fixtures/);
  assert.doesNotMatch(reported, /mk_|purchase|curl|log in/);
});

test('stops the mock', () => mock.close());

test.run();
