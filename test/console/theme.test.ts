/** The colour scheme that a user chooses. */
import assert from 'node:assert/strict';
import { type Cleanup, suiteOf } from '../helper.ts';
import { ingrid } from './client.ts';
import { home, start as startDemo } from './demo-pages.ts';

const test = suiteOf('Colour scheme of the console');

async function start(cleanup: Cleanup) {
  const { person } = await startDemo(cleanup);
  /** What the page says to the browser, and which button is pressed. */
  const shown = async (path = home) => {
    const { text } = await person.get(path);
    return [
      /<html lang="en"(?: data-theme="(\w+)")?>/.exec(text)?.[1] ?? null,
      /<meta name="color-scheme" content="([^"]*)">/.exec(text)?.[1],
      /value="(\w+)" aria-pressed="true"/.exec(text)?.[1] ?? null,
    ];
  };
  const choose = async (theme: string, fields: Record<string, string> = {}) => {
    const { csrf = '', return_to = '' } = await person.form(`${home}/links?q=a`, '/theme');
    return person.post('/theme', { csrf, return_to, theme, ...fields });
  };
  return { person, shown, choose };
}

test('is that of the device until somebody chooses one, for all pages of this browser', async cleanup => {
  const { person, shown, choose } = await start(cleanup);
  assert.deepEqual(await shown(), [null, 'light dark', 'system']);
  for (const theme of ['dark', 'light']) {
    const { status, headers } = await choose(theme);
    assert.deepEqual([status, headers.location], [303, `/user/api${home}/links?q=a`]);
    assert.match(String(headers['set-cookie']), /Max-Age=31536000; HttpOnly; SameSite=Lax/);
    assert.deepEqual(await shown(), [theme, theme, theme]);
  }
  person.cookies.delete('mk_session');
  assert.deepEqual(await shown('/login'), ['light', 'light', null]);
  await person.logIn(ingrid);
  await choose('system');
  assert.deepEqual(await shown(), [null, 'light dark', 'system']);
});

test('is nothing else than light, dark or that of the device, and is no way to other sites', async cleanup => {
  const { person, shown, choose } = await start(cleanup);
  await choose('dark');
  assert.equal(
    (await choose('"><script>', { return_to: 'https://evil.example/' })).headers.location,
    '/user/api',
  );
  assert.deepEqual(await shown(), [null, 'light dark', 'system']);
  person.cookies.set('mk_theme', '"><script>');
  assert.deepEqual(await shown(), [null, 'light dark', 'system']);
  assert.equal((await choose('dark', { csrf: 'wrong' })).status, 403);
});

test.run();
