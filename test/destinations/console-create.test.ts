/** The console creates destinations: the fields of its form are those of the JSON Schema of their settings. */
import assert from 'node:assert/strict';
import { defineDestination, kafka, redisStreams } from '../../src/destination-drivers.ts';
import { logInOn, mateus, Person } from '../console/client.ts';
import { fieldsOf, filledIn, formOn } from '../console/filled.ts';
import { assertMarked, summaryOf, tagOf } from '../console/marked.ts';
import { suiteOf } from '../helper.ts';
import { consoleWith, home } from './console-house.ts';
import { newQueue, queueDestination } from './house.ts';

const test = suiteOf('Destinations that the console creates', { isLong: true });
const list = `${home}/webhooks`;
const secret = 'HIDDEN-PASSWORD';
const again = (label: string) => `Enter the secret again: ${label}. Pages never contain secrets.`;

/** Settings of all kinds, with names that are part of a page and of a form. */
const hostile = '"><script>alert(1)</script> [a]&csrf=';
const lake = defineDestination({
  type: 'lake',
  settings: {
    title: 'Data <lake>',
    required: ['region', 'options'],
    properties: {
      region: { type: 'string', enum: ['eu', 'us'], title: 'Region of the lake' },
      level: { enum: [1, 2] },
      ratio: { type: 'number' },
      options: {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'integer' } },
        additionalProperties: true,
      },
      note: { type: 'string', maxLength: 5_000 },
      csrf: { type: 'string' },
      constructor: { type: 'string' },
      [hostile]: { type: 'string', description: '<b>What</b>', examples: ['"><i>'] },
      pin: { type: 'string', writeOnly: true, examples: ['an example'] },
    },
  },
  open: () => ({ send: async () => ({}) }),
});

/** Without what differs between two requests, and two services. */
const plain = (page: string, url: string) =>
  page.replaceAll(url, 'URL').replaceAll(/name="(csrf|token|seen)" value="[^"]*"/g, '$1');

test('are offered with the option only: without it, the page is the same byte for byte', async cleanup => {
  const [without, empty] = [await consoleWith(cleanup, undefined), await consoleWith(cleanup, [])];
  const pageOf = async ({ person, url }: typeof without, query: string) =>
    plain((await person.get(`${list}/new${query}`)).text, url);
  const page = await pageOf(without, '');
  assert.doesNotMatch(page, /Send to|data-swap|[?]to=/);
  assert.equal(await pageOf(empty, ''), page);
  const asked = (await pageOf(without, '?to=kafka')).replaceAll('new?to=kafka', 'new');
  assert.equal(asked, page, 'and nothing is asked of it by a query');
  const offered = await consoleWith(cleanup, [kafka(), lake]);
  const other = await pageOf(offered, '');
  const choice = /<fieldset class="field"><legend>Send to<\/legend>.*?<\/fieldset>\n/s;
  assert.equal(other.replace(choice, ''), page, 'and with it, the form of a URL has the choice only');
});

test('are chosen by links, one for each type', async cleanup => {
  const { person } = await consoleWith(cleanup, [redisStreams(), kafka(), lake]);
  const links = (page: string) =>
    [...page.matchAll(/<a href="([^"]*)" data-swap( aria-current="true")?>([^<]*)<\/a>/g)].map(
      ([, href = '', current, words = '']) => [href.split('/').at(-1), words, current !== undefined],
    );
  const expected = (chosen: string) => [
    ['new', 'URL', chosen === ''],
    ['new?to=redis_streams', 'Redis streams', chosen === 'redis_streams'],
    ['new?to=kafka', 'Kafka', chosen === 'kafka'],
    ['new?to=lake', 'Data &lt;lake&gt;', chosen === 'lake'],
  ];
  for (const type of ['', 'redis_streams', 'kafka', 'lake'])
    assert.deepEqual(links((await person.get(`${list}/new?to=${type}`)).text), expected(type));
  assert.deepEqual(links((await person.get(`${list}/new?to=nothing`)).text), expected(''));
});

test('have a field for each setting, as its schema says', async cleanup => {
  const { person } = await consoleWith(cleanup, [redisStreams(), kafka()]);
  const { text } = await person.get(`${list}/new?to=kafka`);
  const names = fieldsOf(formOn(text, person, list)).filter(name => name.includes(':'));
  const settings = ['brokers', 'topic', 'key', 'tls', 'mechanism'].map(name => `setting:${name}`);
  assert.deepEqual(names.toSorted(), [...settings, 'password:username', 'password:password'].toSorted());
  assert.ok(!fieldsOf(formOn(text, person, list)).includes('url'));
  const field = (name: string) => new RegExp(`<[a-z]+ name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
  assert.match(
    field('setting:brokers'),
    /type="text" maxlength="2570" placeholder="kafka.example:9093".* required/,
  );
  assert.match(field('setting:key'), /maxlength="255" placeholder="\/data\/customer_id"/);
  assert.doesNotMatch(field('setting:key'), / required/);
  const values = (name: string) =>
    [
      ...(text.split(`<select name="${name}"`)[1]?.split('</select>')[0] ?? '').matchAll(
        /<option value="([^"]*)"/g,
      ),
    ].map(([, value]) => value);
  assert.deepEqual(values('setting:tls'), ['', 'true', 'false']);
  assert.deepEqual(values('setting:mechanism'), ['', 'plain', 'scram-sha-256', 'scram-sha-512']);
  const password = field('password:password');
  assert.match(password, /type="password" maxlength="1000" autocomplete="new-password"/);
  assert.doesNotMatch(password, / value=| placeholder=/);
  assert.match(text, />Brokers<\/label>\n<p class="hint"[^>]*>Brokers that name the others. Separated by/);
  assert.match(text, />Topic<\/label>\n<p class="hint"[^>]*>The topic. <code>\{type\}<\/code> stands for/);
  assert.match(text, />TLS <span class="muted">\(optional\)<\/span>/);
  assert.match((await person.get(`${list}/new?to=redis_streams`)).text, />Max length <span/);
});

test('have the settings that were filled in, and their secrets are on no page', async cleanup => {
  const { repository, person, made, stored } = await consoleWith(cleanup, [redisStreams(), kafka()]);
  const id = await made('kafka', {
    'setting:brokers': ' 127.0.0.1:9092,127.0.0.1:9093 ',
    'setting:topic': 'orders',
    'setting:tls': 'false',
    'setting:mechanism': 'plain',
    'password:username': 'ann',
    'password:password': ` ${secret} `,
    description: 'To Kafka',
  });
  assert.deepEqual(await stored(id), {
    destination: {
      type: 'kafka',
      brokers: ['127.0.0.1:9092', '127.0.0.1:9093'],
      topic: 'orders',
      tls: false,
      mechanism: 'plain',
    },
    credentials: { username: 'ann', password: ` ${secret} ` },
  });
  const record = await repository.webhooks.findEndpoint('ws_studio', id);
  assert.deepEqual(
    [record?.kind, record?.url, record?.description, record?.event_types],
    ['destination', 'kafka://127.0.0.1:9092/', 'To Kafka', ['key.*']],
  );
  const other = await made('redis_streams', {
    'setting:url': `redis://ann:${secret}@127.0.0.1:9`,
    'setting:stream': 'orders',
    'setting:max_length': '1000',
  });
  assert.deepEqual(await stored(other), {
    destination: { type: 'redis_streams', url: 'redis://127.0.0.1:9', stream: 'orders', max_length: 1_000 },
    credentials: { username: 'ann', password: secret },
  });
  const pages = [
    list,
    `${home}/settings/audit-log`,
    ...[id, other].flatMap(one => [`${list}/${one}`, `${list}/${one}/edit`]),
  ];
  for (const path of pages) {
    const { status, text } = await person.get(path);
    assert.equal(status, 200, path);
    assert.ok(!text.includes(secret), path);
  }
});

test('are created once by a form that is sent twice', async cleanup => {
  const { person, filled, all } = await consoleWith(cleanup, [redisStreams()]);
  const before = (await all()).length;
  const fields = await filled(`${list}/new?to=redis_streams`, list, {
    event_types: 'key.*',
    'setting:url': 'redis://127.0.0.1:9',
    'setting:stream': 'orders',
  });
  const [first, second] = [await person.post(list, fields), await person.post(list, fields)];
  assert.deepEqual([first.status, second.status], [303, 303]);
  assert.equal(second.headers.location, first.headers.location);
  assert.equal((await all()).length, before + 1);
});

test('are refused at their fields, and the form comes back without secrets, which it asks for again', async cleanup => {
  const { person, create, filled, all } = await consoleWith(cleanup, [redisStreams(), kafka()]);
  const before = (await all()).length;
  const fields = {
    'setting:url': `redis://ann:${secret}@127.0.0.1:9`,
    'setting:stream': 'my orders',
    'setting:key': '/data/id',
    'password:password': secret,
    event_types: [],
    description: 'Typed',
  };
  const { status, text, headers } = await create('redis_streams', fields);
  assert.equal(status, 422);
  assert.ok(!(text + JSON.stringify(headers)).includes(secret));
  assertMarked(text, [
    ['new-setting-0', 'Enter the user name and the password again. Pages never contain secrets.'],
    ['new-setting-1', 'Stream must not be empty or contain spaces or control characters.'],
    ['new-setting-5', again('Password')],
    ['new-events', 'Choose at least one event.'],
  ]);
  const kept = filledIn(formOn(text, person, list));
  const wanted = ['setting:url', 'setting:stream', 'setting:key', 'description', 'to', 'password:password'];
  assert.deepEqual(
    wanted.map(name => kept[name]?.[0]),
    ['redis://127.0.0.1:9', 'my orders', '/data/id', 'Typed', 'redis_streams', ''],
  );
  // Sent as it is, it does not become a destination without its password.
  const next = await person.post(list, { ...kept, 'setting:stream': 'orders', event_types: 'key.*' });
  assert.equal(next.status, 422);
  assert.match(tagOf(next.text, 'new-setting-5'), /aria-invalid="true"/);
  for (const [name, value, end, sentence] of [
    ['brokers', '', 0, 'Brokers is required.'],
    ['brokers', 'kafka', 0, 'Brokers must be a value such as kafka.example:9093.'],
    ['key', 'id', 2, 'Key must be a value such as /data/customer_id.'],
    ['tls', 'maybe', 3, 'TLS must be true or false.'],
    ['mechanism', 'x', 4, 'Mechanism must be one of plain, scram-sha-256, scram-sha-512.'],
  ] as const) {
    const good = { 'setting:brokers': '127.0.0.1:9092', 'setting:topic': 'orders' };
    const answer = await create('kafka', { ...good, [`setting:${name}`]: value });
    assert.equal(answer.status, 422, name);
    assertMarked(answer.text, [[`new-setting-${end}`, sentence]]);
  }
  for (const url of [
    `redis://ann:${secret}@127.0.0.1:99999`,
    `http:\\\\ann:${secret}@127.0.0.1/?`,
    `redis://ann:x/${secret}@127.0.0.1`,
    `redis://ann:x#${secret}@127.0.0.1`,
    `redis://ann:x?${secret}@127.0.0.1`,
    `redis:/ann:${secret}@127.0.0.1`,
    `ann:${secret}@127.0.0.1:9`,
    `redis://ann:x@127.0.0.1:9,redis://bob:${secret}@127.0.0.1:10`,
    `http://127.0.0.1/?password=${secret}`,
    `http://127.0.0.1/?p=1;password=${secret}`,
    `http://127.0.0.1/?X-Amz-Signature=${secret}`,
    `http://127.0.0.1/?s%69g=${secret}`,
    `http://127.0.0.1/#access_token=${secret}`,
    `http://127.0.0.1/?credentials=${secret}`,
    `Server=127.0.0.1;Password=x;${secret}`,
  ]) {
    const answer = await create('redis_streams', { 'setting:url': url, 'setting:stream': 'orders' });
    assert.equal(answer.status, 422, url);
    assert.ok(!answer.text.includes(secret), url);
  }
  const elsewhere = { 'setting:brokers': '10.0.0.1:9092', 'setting:topic': 'orders' };
  const [[, sentence] = []] = summaryOf((await create('kafka', elsewhere)).text);
  assert.match(sentence ?? '', /^The destination Kafka .*public/);
  const nowhere = await person.post(
    list,
    await filled(`${list}/new`, list, { to: 'nats', event_types: 'key.*' }),
  );
  assert.match(nowhere.text, /Enter the URL that receives events\./);
  assert.equal((await all()).length, before);
});

test('have settings of all kinds, under any names', async cleanup => {
  const { person, create, made, stored } = await consoleWith(cleanup, [lake]);
  const { text } = await person.get(`${list}/new?to=lake`);
  assert.ok(!text.includes('<script>alert') && !text.includes('<b>What') && !text.includes('"><i>'));
  assert.ok(text.includes('&lt;b&gt;What&lt;/b&gt;') && text.includes('>Region of the lake</label>'));
  assert.match(text, /<textarea name="setting:options"[^>]* required/);
  assert.match(text, /<textarea name="setting:note"/);
  assert.match(text, /<input name="password:pin" type="password" autocomplete="new-password"/);
  const good = { 'setting:region': 'eu', 'setting:options': '{"a": 1}' };
  const id = await made('lake', {
    ...good,
    'setting:level': '2',
    'setting:ratio': '-0.5',
    'setting:note': 'two\r\nlines',
    'setting:csrf': 'mine',
    'setting:constructor': 'x',
    [`setting:${encodeURIComponent(hostile)}`]: 'any',
    'password:pin': '0123',
  });
  assert.deepEqual(await stored(id), {
    destination: {
      ...{ type: 'lake', region: 'eu', level: 2, ratio: -0.5, options: { a: 1 }, note: 'two\nlines' },
      ...{ csrf: 'mine', constructor: 'x', [hostile]: 'any' },
    },
    credentials: { pin: '0123' },
  });
  for (const [options, sentence] of [
    ['{a: 1}', 'Options must be JSON.'],
    ['{"a": "1"}', 'a in Options must be an integer.'],
    ['[]', 'Options must be an object.'],
  ] as const) {
    const answer = await create('lake', { ...good, 'setting:options': options });
    assert.equal(answer.status, 422);
    assertMarked(answer.text, [['new-setting-3', sentence]]);
    assert.deepEqual(filledIn(formOn(answer.text, person, list))['setting:options'], [options]);
  }
});

test('have a field for each member of a setting that is an object, and one for settings without a schema', async cleanup => {
  const nest = defineDestination({
    type: 'nest',
    settings: {
      additionalProperties: true,
      properties: {
        retry: {
          type: 'object',
          required: ['delay'],
          properties: { delay: { type: 'integer', minimum: 1 }, constructor: { type: 'boolean' } },
        },
      },
    },
    open: () => ({ send: async () => ({}) }),
  });
  const { person, create, change, made, stored } = await consoleWith(cleanup, [nest]);
  const { text } = await person.get(`${list}/new?to=nest`);
  assert.match(text, /<legend>Retry<\/legend>/);
  assert.match(text, />Other settings <span/);
  const refused = await create('nest', {
    'setting:retry:delay': '',
    'setting:retry:constructor': 'true',
    'setting:others': '[1]',
  });
  assert.equal(refused.status, 422);
  assertMarked(refused.text, [
    ['new-setting-0', 'Retry: Delay is required.'],
    ['new-setting-2', 'Other settings must be a JSON object.'],
  ]);
  const low = await create('nest', { 'setting:retry:delay': '0' });
  assertMarked(low.text, [['new-setting-0', 'Retry: Delay must be at least 1.']]);
  assert.deepEqual(filledIn(formOn(low.text, person, list))['setting:retry:delay'], ['0']);
  const id = await made('nest', {
    'setting:retry:delay': '5',
    'setting:retry:constructor': 'false',
    'setting:others': '{"deep": {"a": 1}}',
  });
  const whole = { type: 'nest', retry: { delay: 5, constructor: false }, deep: { a: 1 } };
  assert.deepEqual(await stored(id), { destination: whole, credentials: {} });
  assert.equal((await change(id, {})).status, 303);
  assert.deepEqual((await stored(id))?.destination, whole);
  await change(id, { 'setting:retry:delay': '6', 'setting:others': '' });
  assert.deepEqual((await stored(id))?.destination, {
    type: 'nest',
    retry: { delay: 6, constructor: false },
  });
  await change(id, { 'setting:retry:delay': '', 'setting:retry:constructor': '' });
  assert.deepEqual((await stored(id))?.destination, { type: 'nest' });
});

test('have a preview without their secrets, which says what the message is', async cleanup => {
  const { person, filled, all } = await consoleWith(cleanup, [redisStreams()]);
  const before = (await all()).length;
  const fields = await filled(`${list}/new?to=redis_streams`, list, {
    event_types: 'key.*',
    'setting:url': 'redis://127.0.0.1:9',
    'password:password': secret,
    do: 'try',
  });
  const { status, text } = await person.post(list, fields);
  assert.equal(status, 200);
  assert.match(text, /These 4 events are sent:/);
  assert.match(text, /A message, with the headers of a webhook/);
  assert.ok(!text.includes('POST ') && !text.includes(secret));
  assert.match(text, /name="setting:url"[^>]* value="redis:\/\/127.0.0.1:9"/);
  assert.match(text, /name="wants_password:password" checked/);
  assert.doesNotMatch(text, /\nkey: /);
  const keyed = (await person.post(list, { ...fields, 'setting:key': '/type' })).text;
  assert.match(keyed, /key: <?[^\n]*key\.created/);
  // Other buttons save nothing either.
  const more = (await person.post(list, { ...fields, do: 'add' })).text;
  assert.equal(more.split('name="filter_field"').length, text.split('name="filter_field"').length + 1);
  assert.ok(!more.includes(secret) && more.includes(again('Password')));
  const rows = { filter_field: 'data.id', filter_operator: 'equals', filter_value: '' };
  const refused = await person.post(list, { ...fields, ...rows, 'password:password': '', do: '' });
  assertMarked(refused.text, [
    ['new-setting-1', 'Stream is required.'],
    ['new-filter-0-value', 'Enter a value.'],
  ]);
  assert.equal((await all()).length, before);
});

test('keep what was filled in through a login, except for secrets', async cleanup => {
  const { person, filled, stored, all } = await consoleWith(cleanup, [redisStreams()]);
  const before = (await all()).length;
  const fields = await filled(`${list}/new?to=redis_streams`, list, {
    event_types: 'key.*',
    'setting:url': `redis://ann:${secret}@127.0.0.1:9`,
    'setting:stream': 'orders',
    'password:password': secret,
  });
  person.cookies.delete('mk_session');
  const late = await person.post(list, fields);
  assert.equal(late.status, 401);
  assert.ok(!late.text.includes(secret));
  const back = await logInOn(person, late.text);
  assert.equal(back.status, 200);
  assert.ok(!back.text.includes(secret));
  const sentences = summaryOf(back.text).map(([, sentence]) => sentence);
  assert.ok(sentences.includes(again('Password')), sentences.join());
  assert.ok(sentences.some(one => one.startsWith('Enter the user name and the password again.')));
  const kept = filledIn(formOn(back.text, person, list));
  assert.deepEqual(kept['setting:url'], ['redis://127.0.0.1:9']);
  assert.equal((await person.post(list, kept)).status, 422);
  assert.equal((await all()).length, before);
  const made = await person.post(list, { ...kept, 'password:password': secret });
  assert.equal(made.status, 303);
  const { credentials } = (await stored(made.headers.location?.split('/').at(-1) ?? '')) ?? {};
  assert.deepEqual(credentials, { password: secret });
});

test('are created and changed by no viewer', async cleanup => {
  const queue = queueDestination(newQueue());
  const { url, person, made, all } = await consoleWith(cleanup, [queue]);
  const fields = { 'setting:url': 'queue://127.0.0.1', 'setting:name': 'orders' };
  const id = await made('queue', fields);
  const before = JSON.stringify(await all());
  const viewer = new Person(person.base);
  await viewer.logIn(mateus);
  const { csrf = '' } = await viewer.form(home, '/logout');
  assert.equal((await viewer.get(`${list}/new?to=queue`)).status, 403);
  for (const path of [list, `${list}/${id}`]) {
    const answer = await viewer.post(path, { csrf, to: 'queue', event_types: 'key.*', ...fields });
    assert.equal(answer.status, 403, `${url}${path}`);
  }
  assert.equal(JSON.stringify(await all()), before);
  assert.ok(before.includes('orders'));
});

test.run();
