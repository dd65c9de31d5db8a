/** What the script of the sheet gets from the forms in it. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { keyShape } from '../secret-shapes.ts';
import { home, start } from './demo-pages.ts';

const test = suiteOf('Forms in the sheet');
const page = `${home}/settings/keys/new`;
const path = `${home}/settings/keys`;
const sheet = { 'Console-Sheet': '1' };

test('lead on without being followed, so that what is shown once is shown to the person', async cleanup => {
  const { person } = await start(cleanup);
  const form = { ...(await person.form(page, path)), name: 'Till', scopes: 'models:read', expiry: 'never' };
  const { status, headers, text } = await person.post(path, form, sheet);
  assert.deepEqual([status, text], [204, '']);
  assert.match(headers.location ?? '', /\/settings\/keys\/key_[\w-]+\/secret$/);
  assert.match((await person.get(headers.location ?? '')).text, keyShape);
});

test('are pages as without the script if they are refused', async cleanup => {
  const { person } = await start(cleanup);
  const form = { ...(await person.form(page, path)), name: '', scopes: 'models:read', expiry: 'never' };
  const answers = [await person.post(path, form, sheet), await person.post(path, form)];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [422, 422],
  );
  for (const { text } of answers) assert.match(text, /data-editor>.*Enter a name for the key\./s);
});

test.run();
