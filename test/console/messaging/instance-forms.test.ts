/** The forms that create and change an instance. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';
import { assertMarked } from '../marked.ts';
import { home, href, start } from './pages.ts';
import { allOf, linksIn, mainOf, noticeOn, wordsOf } from './seen.ts';

const test = suiteOf('Forms of instances');

const good = { name: 'Desk', rate: '' };
const [address, pairAfter, answers] = ['setting:address', 'setting:pair_after', 'setting:answers'] as const;

test('create an instance with its channel, its settings and its rate', async () => {
  const { submit, page, repository, formOn } = await start();
  const { csrf: _, token: __, ...empty } = formOn(await page('/new'), '');
  assert.deepEqual(empty, {
    driver: ['simulated'],
    name: [''],
    [address]: [''],
    [pairAfter]: [''],
    [answers]: [''],
    rate: [''],
  });
  const settings = { [pairAfter]: 'null', [address]: ' +493012 ' };
  const { headers } = await submit('', { ...good, name: ' Desk ', ...settings, rate: ' 12 ' });
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
  const { headers } = await submit('', { ...good, [address]: ' ', rate: ' ' });
  const id = /ins_[\w-]{16}/.exec(headers.location ?? '')?.[0] ?? '';
  const made = await repository.messaging.findInstance('ws_studio', id);
  assert.deepEqual([made?.settings, made?.rate], [{}, null]);
});

test('create one instance if the form is submitted twice', async () => {
  const { page, person, repository, formOn } = await start();
  const form = { ...formOn(await page('/new'), ''), ...good, name: 'Twice' };
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

const notWhole = 'The number of messages must be a whole number, or empty for no limit.';

for (const [fields, expected] of [
  [{ name: ' ' }, [['name', 'Enter a name.']]],
  [{ name: 'x'.repeat(101) }, [['name', 'The name must have at most 100 characters.']]],
  [
    { [address]: 'a b' },
    [['setting-0', 'Address must not be empty or contain spaces or control characters.']],
  ],
  [{ [pairAfter]: '{"pair' }, [['setting-1', 'Pair after must be a number.']]],
  [{ [pairAfter]: '3601' }, [['setting-1', 'Pair after must be at most 3600.']]],
  [{ [answers]: 'maybe' }, [['setting-2', 'Answers must be true or false.']]],
  [{ rate: '0' }, [['rate', 'The number of messages must be at least 1.']]],
  [{ rate: '6001' }, [['rate', 'The number of messages must be at most 6000.']]],
  [{ rate: '1.5' }, [['rate', notWhole]]],
  [{ rate: 'many' }, [['rate', notWhole]]],
  [
    { name: '', [answers]: '{', rate: 'many' },
    [
      ['name', 'Enter a name.'],
      ['setting-2', 'Answers must be true or false.'],
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
    for (const [path, page, prefix] of [
      ['', '/new', 'new'],
      [`/${id}`, `/${id}/edit`, 'change'],
    ] as const) {
      const given = { ...good, [address]: '', [pairAfter]: '', [answers]: '', ...fields };
      const { status, text } = await submit(path, given, page);
      assert.equal(status, 422);
      assertMarked(
        text,
        expected.map(([field, sentence]) => [`${prefix}-${field}`, sentence]),
      );
      const form = formOn(text, path);
      // A choice that there is not is offered again as it was sent.
      for (const [name, value] of Object.entries({ ...given, name: given.name.trim() }))
        assert.deepEqual(form[name], [value], name);
      if (path === '') assert.deepEqual(form.driver, ['simulated']);
    }
    assert.deepEqual(await repository.messaging.findInstance('ws_studio', id), before);
    assert.equal(await count(), counted);
  });
}

test('report a channel that the server does not have', async () => {
  const { submit } = await start();
  const { status, text } = await submit('', { ...good, driver: 'pigeon' });
  assert.equal(status, 422);
  assertMarked(text, [['', 'The channel must be simulated.']]);
});

test('offer the channels with what they are', async () => {
  const { page } = await start();
  const [fieldset = ''] = allOf(mainOf(await page('/new')), 'fieldset');
  assert.deepEqual(linksIn(fieldset), { Simulated: href('/new?driver=simulated') });
  assert.match(fieldset, /<legend>Channel<\/legend>/);
  assert.match(fieldset, /aria-current="true">Simulated</);
  for (const path of ['/new', '/new?driver=simulated'])
    assert.ok(
      wordsOf(mainOf(await page(path))).includes(
        'A channel without a network, with people who answer: for development and tests.',
      ),
    );
});

test('change an instance, and keep what was not edited', async () => {
  const { page, done, create, repository, formOn } = await start();
  const { id } = await create({ address: '+493013' }, { rate: 6000, name: 'Before' });
  const form = formOn(await page(`/${id}/edit`), `/${id}`);
  assert.deepEqual([form.name, form.rate], [['Before'], ['6000']]);
  assert.deepEqual([form[address], form[pairAfter], form[answers]], [['+493013'], ['null'], ['false']]);
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
  const nothing = { [address]: '', [pairAfter]: '', [answers]: '' };
  await done(`/${id}`, `/${id}`, { ...nothing, rate: '' }, `/${id}/edit`);
  const emptied = (await stored()) ?? assert.fail();
  assert.deepEqual([emptied.name, emptied.rate, emptied.settings], ['After', null, {}]);
  const after = formOn(await page(`/${id}/edit`), `/${id}`);
  assert.deepEqual([after[address], after[pairAfter], after[answers], after.rate], [[''], [''], [''], ['']]);
});

test('come back filled in if the session has ended', async () => {
  const { create, late, repository } = await start();
  const { id } = await create({}, { name: 'Kept' });
  const typed = { name: 'Typed', [answers]: 'true', rate: '33' };
  const expected = [['Typed'], ['true'], ['33']];
  const made = await late('', typed);
  assert.deepEqual([made.name, made[answers], made.rate], expected);
  const changed = await late(`/${id}`, typed, `/${id}/edit`);
  assert.deepEqual([changed.name, changed[answers], changed.rate], expected);
  assert.equal((await repository.messaging.findInstance('ws_studio', id))?.name, 'Kept');
});

test.run();
