/** The forms that create and change an instance. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { assertMarked } from '../marked.ts';
import { home, href, start } from './pages.ts';
import { mainOf, noticeOn } from './seen.ts';

const test = suiteOf('Forms of instances');

const good = { name: 'Desk', driver: 'simulated', settings: '', rate: '' };

test('create an instance with its channel, its settings and its rate', async () => {
  const { submit, page, repository, formOn } = await start();
  const empty = formOn(await page(''), '');
  assert.deepEqual([empty.name, empty.settings, empty.rate], [[''], [''], ['']]);
  const settings = ' {"pair_after": null, "address": "+493012"} ';
  const { headers } = await submit('', { ...good, name: ' Desk ', settings, rate: ' 12 ' });
  const id = /ins_[\w-]{16}/.exec(headers.location ?? '')?.[0] ?? '';
  assert.equal(headers.location, `${href(`/${id}`)}`);
  const made = await repository.messaging.findInstance('ws_studio', id);
  assert.deepEqual(
    [made?.name, made?.driver, made?.settings, made?.rate, made?.state],
    ['Desk', 'simulated', { pair_after: null, address: '+493012' }, 12, 'created'],
  );
  const shown = await page(`/${id}`);
  assert.deepEqual(noticeOn(shown), ['success', 'Instance created. Connect it next.']);
  assert.equal(noticeOn(await page(`/${id}`)), null);
});

test('create an instance without settings and without a limit if the fields are empty', async () => {
  const { submit, repository } = await start();
  const { headers } = await submit('', { ...good, settings: ' \n ', rate: ' ' });
  const id = /ins_[\w-]{16}/.exec(headers.location ?? '')?.[0] ?? '';
  const made = await repository.messaging.findInstance('ws_studio', id);
  assert.deepEqual([made?.settings, made?.rate], [{}, null]);
});

test('create one instance if the form is submitted twice', async () => {
  const { page, person, repository, formOn } = await start();
  const form = { ...formOn(await page(''), ''), ...good, name: 'Twice' };
  const first = await person.post(home, form);
  const second = await person.post(home, form);
  assert.equal(second.headers.location, first.headers.location?.replace('created', 'already'));
  const all = await repository.messaging.listInstances('ws_studio');
  assert.equal(all.filter(({ name }) => name === 'Twice').length, 1);
  assert.deepEqual(noticeOn((await person.get(second.headers.location ?? '')).text), [
    'success',
    'This form has already created this instance. It was not created again.',
  ]);
});

const notObject = 'The settings must be a JSON object.';
const notWhole = 'The number of messages must be a whole number, or empty for no limit.';

for (const [fields, expected] of [
  [{ name: ' ' }, [['name', 'Enter a name.']]],
  [{ name: 'x'.repeat(101) }, [['name', 'The name must have at most 100 characters.']]],
  [{ settings: '{"pair_after":' }, [['settings', notObject]]],
  [{ settings: '[1]' }, [['settings', notObject]]],
  [{ settings: 'null' }, [['settings', notObject]]],
  [{ settings: '{"answers": "no"}' }, [['settings', 'The setting answers must be true or false.']]],
  [{ settings: '{"a/b~": 1}' }, [['settings', 'The setting a/b~ is not a known field.']]],
  [{ settings: '{"$$1": 1}' }, [['settings', 'The setting $$1 is not a known field.']]],
  [{ rate: '0' }, [['rate', 'The number of messages must be at least 1.']]],
  [{ rate: '6001' }, [['rate', 'The number of messages must be at most 6000.']]],
  [{ rate: '1.5' }, [['rate', notWhole]]],
  [{ rate: 'many' }, [['rate', notWhole]]],
  [
    { name: '', settings: '{', rate: 'many' },
    [
      ['name', 'Enter a name.'],
      ['settings', notObject],
      ['rate', notWhole],
    ],
  ],
] as const) {
  const sentences = expected.map(([, sentence]) => sentence).join(' ');
  test(`report ${JSON.stringify(fields).slice(0, 40)} of a new instance and of an existing one: ${sentences}`, async () => {
    const { submit, create, repository, formOn } = await start();
    const { id } = await create({}, { rate: 7 });
    const before = await repository.messaging.findInstance('ws_studio', id);
    const count = async () => (await repository.messaging.listInstances('ws_studio')).length;
    const counted = await count();
    for (const [path, prefix] of [
      ['', 'new'],
      [`/${id}`, 'change'],
    ] as const) {
      const given = { ...good, ...fields };
      const { status, text } = await submit(path, given, path === '' ? path : `${path}/edit`);
      assert.equal(status, 422);
      assertMarked(
        text,
        expected.map(([field, sentence]) => [`${prefix}-${field}`, sentence]),
      );
      const form = formOn(text, path);
      assert.deepEqual(
        [form.name, form.settings, form.rate],
        [[given.name.trim()], [given.settings], [given.rate]],
      );
      if (path === '') assert.deepEqual(form.driver, ['simulated']);
      if (path === '') assert.match(mainOf(text), /<details class="create" open>/);
    }
    assert.deepEqual(await repository.messaging.findInstance('ws_studio', id), before);
    assert.equal(await count(), counted);
  });
}

test('refuse settings that are nested too deeply to be read', async () => {
  const { submit } = await start();
  for (const depth of [40_000, 101]) {
    const settings = `{"answers": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const { status, text } = await submit('', { ...good, settings });
    assert.equal(status, 422);
    assertMarked(text, [['new-settings', 'The settings must be a JSON object.']]);
  }
});

test('report a channel that the server does not have', async () => {
  const { submit } = await start();
  const { status, text } = await submit('', { ...good, driver: 'pigeon' });
  assert.equal(status, 422);
  assertMarked(text, [['new-driver', 'The channel must be simulated.']]);
});

test('offer the channels with what they are', async () => {
  const { page } = await start();
  const text = await page('');
  assert.match(
    text,
    /<code>simulated<\/code>: A channel without a network, with people who answer: for development and tests\./,
  );
  assert.match(text, /<select name="driver"[^>]*><option value="simulated">simulated<\/option>/);
});

test('change an instance, and keep what was not edited', async () => {
  const { page, done, create, repository, formOn } = await start();
  const { id } = await create({ address: '+493013' }, { rate: 6000, name: 'Before' });
  const form = formOn(await page(`/${id}/edit`), `/${id}`);
  assert.deepEqual([form.name, form.rate], [['Before'], ['6000']]);
  assert.equal(
    form.settings?.[0],
    '{\n  "pair_after": null,\n  "answers": false,\n  "address": "+493013"\n}',
  );
  const text = await done(`/${id}`, `/${id}`, { name: ' After ' }, `/${id}/edit`);
  assert.deepEqual(noticeOn(text), [
    'success',
    'Instance updated. New settings apply from the next connection.',
  ]);
  const stored = () => repository.messaging.findInstance('ws_studio', id);
  const { name, rate, settings } = (await stored()) ?? assert.fail();
  assert.deepEqual(
    [name, rate, settings],
    ['After', 6000, { pair_after: null, answers: false, address: '+493013' }],
  );
  await done(`/${id}`, `/${id}`, { settings: '', rate: '' }, `/${id}/edit`);
  const emptied = (await stored()) ?? assert.fail();
  assert.deepEqual([emptied.name, emptied.rate, emptied.settings], ['After', null, {}]);
  const after = formOn(await page(`/${id}/edit`), `/${id}`);
  assert.deepEqual([after.settings, after.rate], [[''], ['']]);
});

test('come back filled in if the session has ended', async () => {
  const { create, late, repository } = await start();
  const { id } = await create({}, { name: 'Kept' });
  const typed = { name: 'Typed', settings: '{"answers": true}', rate: '33' };
  const expected = [['Typed'], ['{"answers": true}'], ['33']];
  const made = await late('', { ...typed, driver: 'simulated' });
  assert.deepEqual([made.name, made.settings, made.rate], expected);
  const changed = await late(`/${id}`, typed, `/${id}/edit`);
  assert.deepEqual([changed.name, changed.settings, changed.rate], expected);
  assert.equal((await repository.messaging.findInstance('ws_studio', id))?.name, 'Kept');
});

test.run();
