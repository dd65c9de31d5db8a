/** Registered event types in the console. */
import assert from 'node:assert/strict';
import { published } from '../../../src/testing/automation/sample.ts';
import { endpoint } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { home, noticeOf, start } from '../demo-pages.ts';
import { tableOf } from './shown.ts';

const test = suiteOf('The pages of event types');
const list = `${home}/automation/event-types`;
const schema =
  '{ "type": "object", "required": ["order"], "properties": { "order": { "type": "integer" } } }';

async function place(cleanup: Parameters<typeof start>[0]) {
  const { mock, person, csrf } = await start(cleanup);
  const { automation } = mock.repository;
  const stored = async (type: string) =>
    (await automation.listTypes('ws_studio')).find(one => one.type === type) ?? null;
  const post = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await person.post(path, { csrf, ...fields });
    const page = answer.headers.location === undefined ? answer : await person.get(answer.headers.location);
    return { status: answer.status, location: answer.headers.location ?? '', text: page.text };
  };
  return { mock, person, automation, stored, post };
}

test('list the types, and register one with its schema and an example', async cleanup => {
  const { person, stored, post } = await place(cleanup);
  const { text } = await person.get(list);
  assert.match(text, /href="[^"]*\/event-types\/subscription\.renewed"/);
  assert.match(text, /Events of other types are accepted too\./);
  const fields = { type: ' order.paid ', description: 'Paid in full.', schema, example: '{"order":42}' };
  const made = await post(list, fields);
  assert.match(made.location, /\/event-types\/order\.paid/);
  assert.equal(noticeOf(made.text)?.at(-1), 'Event type saved.');
  const record = await stored('order.paid');
  assert.deepEqual(
    [record?.description, record?.data_schema, record?.data_example],
    ['Paid in full.', JSON.parse(schema), { order: 42 }],
  );
  const again = await post(list, fields);
  assert.equal(noticeOf(again.text)?.at(-1), 'Event type saved.');
  const refused = await post(list, { ...fields, description: 'Something else', schema: '' });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /The event type is already registered\./);
  assert.match(refused.text, /value="Something else"/);
  assert.equal((await stored('order.paid'))?.description, 'Paid in full.');
});

test('keep what was typed, and say at each field what is wrong', async cleanup => {
  const { stored, post } = await place(cleanup);
  const refused = async (fields: Readonly<Record<string, string>>) => {
    const { status, text } = await post(list, { description: 'Typed', schema: '', example: '', ...fields });
    assert.equal(status, 422);
    assert.match(text, /value="Typed"/);
    return [...text.matchAll(/class="error" id="new-([a-z]+)-error">([^<]*)</g)].map(one => [one[1], one[2]]);
  };
  assert.deepEqual(await refused({ type: ' ' }), [['type', 'Enter the event type.']]);
  assert.deepEqual(
    (await refused({ type: 'link.created' })).map(([name]) => name),
    ['type'],
  );
  for (const type of ['.', '..'])
    assert.deepEqual(
      (await refused({ type })).map(([name]) => name),
      ['type'],
      type,
    );
  const both = await refused({ type: 'a', schema: '{', example: 'x' });
  assert.deepEqual(both.map(([name]) => name).sort(), ['example', 'schema']);
  assert.deepEqual(
    (await refused({ type: 'a', schema, example: '{"order":"x"}' })).map(([name]) => name),
    ['example'],
  );
  assert.equal(await stored('a'), null);
});

test('show a type, change it and delete it', async cleanup => {
  const { person, stored, post } = await place(cleanup);
  const page = `${list}/subscription.renewed`;
  const { text } = await person.get(page);
  assert.match(text, /A subscription was renewed for another year\./);
  assert.match(text, /&quot;required&quot;/);
  const changed = await post(page, { description: '', schema: '', example: '' });
  assert.equal(noticeOf(changed.text)?.at(-1), 'Event type saved.');
  const record = await stored('subscription.renewed');
  assert.deepEqual([record?.description, record?.data_schema, record?.data_example], ['', null, null]);
  const wrong = await post(page, { description: 'New', schema: '[', example: '' });
  assert.equal(wrong.status, 422);
  const deleted = await post(`${page}/delete`, {});
  assert.equal(noticeOf(deleted.text)?.at(-1), 'Event type deleted. Its events stay.');
  assert.equal(await stored('subscription.renewed'), null);
  assert.equal((await person.get(page)).status, 404);
});

test('keep a schema that is too large for the form', async cleanup => {
  const { person, automation, stored, post } = await place(cleanup);
  const data_schema = { type: 'object', description: 'x'.repeat(20_000) };
  const at = '2026-05-05T05:05:05Z';
  await automation.registerType('ws_studio', {
    type: 'large',
    description: '',
    data_schema,
    data_example: null as never,
    at,
  });
  assert.match((await person.get(`${list}/large/edit`)).text, /too large for this form/);
  await post(`${list}/large`, { description: 'Changed', example: '{}' });
  const record = await stored('large');
  assert.deepEqual(
    [record?.description, record?.data_schema, record?.data_example],
    ['Changed', data_schema, {}],
  );
});

test('say whether other types are refused, and change it', async cleanup => {
  const { automation, post } = await place(cleanup);
  const closed = await post(`${home}/automation/type-policy`, { only: 'yes' });
  assert.equal(noticeOf(closed.text)?.at(-1), 'Saved. Events of other types are refused.');
  assert.match(closed.text, />Accept other types</);
  assert.equal((await automation.findSettings('ws_studio')).registered_types_only, true);
  const opened = await post(`${home}/automation/type-policy`, { only: 'no' });
  assert.equal(noticeOf(opened.text)?.at(-1), 'Saved. Events of any type are accepted.');
});

test('are found by the search', async cleanup => {
  const { person } = await place(cleanup);
  const { text } = await person.get(`${home}/search?q=renewed`);
  assert.match(text, /event-types\/subscription\.renewed/);
});

test('are listed 25 a page, are searched, and are a tab beside the history', async cleanup => {
  const { person, automation } = await place(cleanup);
  const at = '2026-11-20T10:00:00.000Z';
  for (let index = 0; index < 60; index += 1)
    await automation.registerType('ws_studio', {
      type: `many.${String(index).padStart(3, '0')}`,
      description: index === 59 ? 'The needle' : '',
      data_schema: null,
      data_example: null,
      at,
    });
  const read = async (path: string) => {
    const { text } = await person.get(path);
    const types = [...text.matchAll(/<a class="key-name" href="[^"]*\/event-types\/([^"]*)"/g)].map(
      ([, type]) => type,
    );
    const next = /<a class="button" href="\/user\/api([^"]*)" rel="next"/.exec(text)?.[1];
    return { text, types, next: next?.replaceAll('&amp;', '&') };
  };
  const pages = [await read(list)];
  for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) pages.push(await read(next));
  assert.deepEqual(
    pages.map(({ types }) => types.length),
    [25, 25, 11],
  );
  assert.equal(new Set(pages.flatMap(({ types }) => types)).size, 61);
  assert.deepEqual((await read(`${list}?q=NEEDLE`)).types, ['many.059']);
  assert.match((await read(`${list}?q=nothing`)).text, /No event type has this text/);
  assert.match((await read(`${list}?after=gone`)).text, /There are no more entries/);
  const tabsOf = (text: string) =>
    [
      ...(/<nav class="subnav" aria-label="Events">(.*?)<\/nav>/s.exec(text)?.[1] ?? '').matchAll(
        /<a [^>]*>([^<]*)</g,
      ),
    ].map(([link, words]) => [words, link.includes('aria-current="page"')]);
  assert.deepEqual(tabsOf((await read(list)).text), [
    ['History', false],
    ['Event types', true],
  ]);
  assert.deepEqual(tabsOf((await read(`${home}/automation/events`)).text), [
    ['History', true],
    ['Event types', false],
  ]);
  for (const path of [list, `${list}/many.001`])
    assert.match((await read(path)).text, /href="[^"]*\/automation\/events" aria-current="[^"]*">Events</);
});

test('show the latest events of a type, and who receives them', async cleanup => {
  const { mock, person, automation } = await place(cleanup);
  const { webhooks } = mock.repository;
  const path = `${list}/subscription.renewed`;
  const receivers = async () =>
    tableOf((await person.get(path)).text.replaceAll('/user/api', ''), 'Receivers');
  await automation.publish('ws_studio', [
    published('evt_new', { type: 'subscription.renewed', received_at: new Date().toISOString() }),
    published('evt_other', { type: 'subscription.renewed.late', received_at: new Date().toISOString() }),
  ]);
  for (const [id, types, kind] of [
    ['ep_group', ['subscription.*']],
    ['ep_own', ['subscription.renewed'], 'hook'],
    ['ep_other', ['order.*'], 'route'],
  ] as const)
    await webhooks.createEndpoint('ws_studio', { ...endpoint(id, [...types]), ...(kind && { kind }) });
  await webhooks.createEndpoint('ws_atelier', endpoint('ep_foreign', ['*']));
  const text = JSON.stringify(await receivers());
  assert.ok(text.includes(`(${home}/webhooks/ep_group)`), text);
  assert.ok(text.includes(`(${home}/automation/hooks/ep_own)`), text);
  assert.doesNotMatch(text, /ep_other|ep_foreign/);
  const page = (await person.get(path)).text;
  assert.match(page, /evt_new/);
  assert.doesNotMatch(page, /evt_other/);
});

test('say what to do where nobody receives a type and nothing has been published', async cleanup => {
  const { mock, person, post } = await place(cleanup);
  const { webhooks } = mock.repository;
  for (const kind of [undefined, 'hook', 'route', 'destination'])
    for (const { id } of await webhooks.listEndpoints('ws_studio', kind === undefined ? {} : { kind }))
      await webhooks.deleteEndpoint('ws_studio', id);
  await post(list, { type: 'nobody.asks', description: '', schema: '', example: '' });
  const { text } = await person.get(`${list}/nobody.asks`);
  assert.match(text, /Nobody receives events of this type\./);
  assert.match(text, /href="[^"]*\/automation\/routes\/new">Create a route</);
  assert.match(text, /No events of this type yet\./);
});

test.run();
