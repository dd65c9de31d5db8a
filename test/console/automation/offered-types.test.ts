/** Registered event types where webhooks read and choose event types: the catalogue and the form of a webhook. */

import assert from 'node:assert/strict';
import { type ConsoleSection, defineSection } from '../../../src/console/index.ts';
import type { ListRegisteredTypes } from '../../../src/console/section.ts';
import { builtIn, defineGroup } from '../../../src/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { neverAnswer } from '../../runner/group-time.ts';
import { home, hook, start } from '../demo-pages.ts';
import { asItStands, filledIn, formOn } from '../filled.ts';
import { assertMarked } from '../marked.ts';
import { attribute, has, said } from '../pages/document.ts';
import { hasClasses, shownIn } from '../pages/shown.ts';

const test = suiteOf('Registered types of webhooks', { isLong: true });
const renewed = 'subscription.renewed';
const sentence = 'A subscription was renewed for another year.';
const url = 'http://127.0.0.1:9/';
const at = '2026-05-05T05:05:05Z';
const hostile = '"><script>alert(1)</script>, \' <b>';

const eventsOf = (text: string) => {
  const { all } = shownIn(text);
  return all('details', 'event-list').map(one => {
    const own = all('summary').find(summary => summary.parentNode === one) ?? assert.fail();
    return { line: said(own), text: said(one), id: attribute(one, 'id') };
  });
};

/** The checkboxes of the form, by the title of their group. */
const choicesOf = (text: string) => {
  const { all } = shownIn(text);
  return all('details')
    .filter(one => hasClasses(one, 'choice-group'))
    .map(group => {
      const inside = (tag: string) =>
        all(tag).filter(one => {
          for (let up = one.parentNode; up !== null; up = 'parentNode' in up ? up.parentNode : null)
            if (up === group) return true;
          return false;
        });
      return {
        title: inside('summary').map(said).join(),
        isOpen: has(group, 'open'),
        boxes: inside('input').map(one => [attribute(one, 'value'), has(one, 'checked')]),
        texts: inside('label').map(said),
      };
    });
};
const registeredIn = (text: string) => choicesOf(text).find(({ title }) => title.startsWith('Registered'));

async function open(cleanup: Cleanup, options = {}) {
  const started = await start(cleanup, options);
  const { person, csrf, mock } = started;
  const draft = (type: string, more = {}) => ({
    type,
    description: '',
    data_schema: null,
    data_example: null,
    at,
    ...more,
  });
  const register = (type: string, more = {}) =>
    mock.repository.automation.registerType('ws_studio', draft(type, more) as never);
  const send = (path: string, fields: Record<string, string | string[]>) =>
    person.post(path, { csrf, url, published_types: '', ...fields });
  return { ...started, register, send };
}

test('stand in the catalogue with description, example and a link to their own page', async cleanup => {
  const { person } = await open(cleanup);
  const { text } = await person.get(`${home}/events`);
  const [first, second] = eventsOf(text);
  assert.equal(first?.line, `${renewed} Registered ${sentence}`);
  assert.doesNotMatch(second?.line ?? '', /Registered/);
  const shown = shownIn(text);
  const example = JSON.parse(said(shown.document.byId.get('example-registered-0') ?? assert.fail()));
  assert.deepEqual(example, {
    type: renewed,
    timestamp: '2026-03-14T09:26:53Z',
    data: { subscription: 7, until: '2027-03-01' },
  });
  const [link] = shown.all('a', 'event-list');
  const { status, text: page } = await person.get(
    attribute(link ?? assert.fail(), 'href').replace('/user/api', ''),
  );
  assert.equal(status, 200);
  assert.ok(
    shownIn(page)
      .texts('h1')
      .some(title => title.startsWith(renewed)),
  );
  assert.match(text, /all events of this service \(<code>\*<\/code>\)/);
});

test('of another workspace are neither listed nor offered', async cleanup => {
  const { person } = await open(cleanup);
  for (const path of ['/events', '/webhooks/new'])
    assert.doesNotMatch((await person.get(home + path)).text, /track\.sold/, path);
});

test('are listed however many, long and hostile they are', async cleanup => {
  const { person, register, send } = await open(cleanup);
  const long = `${hostile} ${'x'.repeat(900)}`;
  const deep = JSON.parse('['.repeat(30) + ']'.repeat(30));
  for (let number = 0; number < 199; number += 1)
    await register(`${hostile} ${String(number).padStart(3, '0')}`, {
      description: number % 2 === 0 ? long : '',
      data_example: number % 3 === 0 ? 'y'.repeat(20_000) : number % 3 === 1 ? deep : null,
    });
  const pages: string[] = [];
  for (let path: string | undefined = `${home}/events`; path !== undefined && pages.length < 50; ) {
    const { status, text } = await person.get(path);
    assert.equal(status, 200);
    pages.push(text);
    path = /<a class="button" href="\/user\/api([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  }
  for (const text of pages) {
    assert.doesNotMatch(text, /<script>alert|<b>/);
    assert.ok(eventsOf(text).length <= 25);
  }
  const own = pages.flatMap(eventsOf).filter(({ line }) => line.includes('Registered'));
  assert.equal(new Set(own.map(({ line }) => line.slice(0, line.indexOf('Registered')))).size, 200);
  // The rest of a long text unfolds, and a large example is on the page of its type.
  assert.ok(own.every(({ line }) => line.length < 250));
  assert.ok(own.some(one => one.text.includes(long)));
  for (const text of pages) {
    assert.doesNotMatch(text, /y{3000}/);
    const { document } = shownIn(text);
    assert.deepEqual(document.errors, []);
    const ids = document.elements.map(one => attribute(one, 'id')).filter(id => id !== '');
    assert.equal(new Set(ids).size, ids.length);
  }
  const chosen = Array.from({ length: 51 }, (_, number) => `${hostile} ${String(number).padStart(3, '0')}`);
  const refused = await send(hook, { event_types: chosen });
  assertMarked(refused.text, [['change-events', 'Choose at most 50 events.']]);
  const form = await person.get(`${home}/webhooks/new`);
  assert.doesNotMatch(form.text, /<script>alert|<b>/);
  const offered = registeredIn(form.text) ?? assert.fail();
  assert.equal(offered.boxes.length, 200);
  assert.ok(offered.boxes.some(([value]) => value === `${hostile} 000`));
  assert.ok(offered.texts.every(words => words.length < 250));
});

test('are choices of the form of a webhook, and stay chosen', async cleanup => {
  const { person, send, endpoint } = await open(cleanup);
  const fresh = registeredIn((await person.get(`${home}/webhooks/new`)).text);
  assert.deepEqual(fresh, {
    title: 'Registered by this workspace',
    isOpen: false,
    boxes: [[renewed, false]],
    texts: [`${renewed} ${sentence}`],
  });
  const sent = await send(hook, { event_types: ['key.*', renewed], published_types: 'order.*' });
  assert.equal(sent.status, 303);
  const stored = await endpoint();
  assert.deepEqual(
    [stored?.event_types, stored?.types],
    [
      ['key.*', 'automation.published'],
      [renewed, 'order.*'],
    ],
  );
  const { text } = await person.get(`${hook}/edit`);
  const chosen = registeredIn(text);
  assert.deepEqual(
    [chosen?.title, chosen?.isOpen, chosen?.boxes],
    ['Registered by this workspace 1 selected', true, [[renewed, true]]],
  );
  assert.equal(filledIn(formOn(text, person, hook)).published_types?.[0], 'order.*');
  assert.match(text, /Other types of events that you publish/);
  assert.equal((await person.post(hook, await asItStands(person, `${hook}/edit`, hook))).status, 303);
  assert.deepEqual((await endpoint())?.types, [renewed, 'order.*']);
  const none = await send(hook, { event_types: ['key.*'] });
  assert.equal(none.status, 303);
  assert.deepEqual((await endpoint())?.types, []);
});

test('are chosen once, also if they are typed too', async cleanup => {
  const { send, endpoint } = await open(cleanup);
  assert.equal((await send(hook, { event_types: [renewed], published_types: renewed })).status, 303);
  assert.deepEqual((await endpoint())?.types, [renewed]);
});

test('keep a comma in a type that is typed beside them', async cleanup => {
  const { person, webhooks, endpoint } = await open(cleanup);
  const types = ['a, b', renewed];
  const event_types = ['link.clicked', 'key.created', 'automation.published'];
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { event_types, types });
  assert.equal((await person.post(hook, await asItStands(person, `${hook}/edit`, hook))).status, 303);
  const stored = await endpoint();
  assert.deepEqual([stored?.event_types, stored?.types], [event_types, types], 'in their order');
});

test('keep a comma also where a type was registered or removed since the form was opened', async cleanup => {
  const { person, csrf, webhooks, endpoint, register } = await open(cleanup);
  const types = ['a, b', renewed, 'order.paid'];
  await webhooks.changeEndpoint('ws_studio', 'ep_demo', { event_types: ['automation.published'], types });
  const form = await asItStands(person, `${hook}/edit`, hook);
  await register('order.paid');
  assert.equal((await person.post(hook, form)).status, 303);
  assert.deepEqual([...((await endpoint())?.types ?? [])].sort(), types.toSorted());
  const opened = await asItStands(person, `${hook}/edit`, hook);
  await person.post(`${home}/automation/event-types/${renewed}/delete`, { csrf });
  assert.equal((await person.post(hook, opened)).status, 303);
  assert.deepEqual([...((await endpoint())?.types ?? [])].sort(), types.toSorted());
});

test('keep what was chosen in a form that is refused', async cleanup => {
  const { send } = await open(cleanup);
  for (const path of [`${home}/webhooks`, hook]) {
    const { status, text } = await send(path, {
      url: '',
      event_types: [renewed],
      published_types: 'order.paid',
    });
    assert.equal(status, 422);
    assertMarked(text, [[`${path === hook ? 'change' : 'new'}-url`, 'Enter the URL that receives events.']]);
    assert.deepEqual(registeredIn(text)?.boxes, [[renewed, true]]);
    assert.match(text, /name="published_types"[^>]* value="order\.paid"/);
  }
});

test('stay subscribed and are seen when they are no longer registered', async cleanup => {
  const { person, csrf, send, endpoint } = await open(cleanup);
  await send(hook, { event_types: ['key.*', renewed] });
  // A form that was opened before.
  const opened = await asItStands(person, `${hook}/edit`, hook);
  await person.post(`${home}/automation/event-types/${renewed}/delete`, { csrf });
  const { text } = await person.get(`${hook}/edit`);
  assert.equal(registeredIn(text), undefined);
  assert.match(text, new RegExp(`name="published_types"[^>]* value="${renewed}"`));
  for (const form of [await asItStands(person, `${hook}/edit`, hook), opened]) {
    assert.equal((await person.post(hook, form)).status, 303);
    assert.deepEqual((await endpoint())?.types, [renewed]);
  }
  const refused = await person.post(hook, { ...opened, url: '' });
  assert.ok(
    choicesOf(refused.text).some(({ boxes }) =>
      boxes.some(([value, isChosen]) => value === renewed && isChosen),
    ),
  );
});

test('are previewed with their own example', async cleanup => {
  const { send } = await open(cleanup);
  const { text } = await send(`${home}/webhooks`, {
    event_types: [renewed],
    published_types: 'order.paid',
    do: 'try',
  });
  const { texts, document } = shownIn(text);
  assert.deepEqual(texts('li', 'editor-result'), [renewed, 'order.paid']);
  const { type, data } = JSON.parse(said(document.byId.get('new-request-body') ?? assert.fail()));
  assert.deepEqual([type, data], [renewed, { subscription: 7, until: '2027-03-01' }]);
});

test('are nothing to webhooks of a service without automation', async cleanup => {
  const groups = builtIn.filter(({ name }) => name !== 'automation');
  const { person, send } = await open(cleanup, { groups });
  for (const path of ['/events', '/webhooks/new', '/webhooks/ep_demo/edit']) {
    const { status, text } = await person.get(home + path);
    assert.equal(status, 200, path);
    assert.doesNotMatch(text, /Registered|subscription\.renewed/);
  }
  assert.equal((await send(hook, { event_types: ['key.*'] })).status, 303);
  const { status } = await send(hook, { event_types: [renewed] });
  assert.equal(status, 422);
});

const shop = (eventTypes: unknown) =>
  defineGroup({
    name: 'shop',
    description: 'A shop.',
    needs: [],
    scopes: { 'shop:read': 'Read' },
    operations: [],
    console: defineSection({
      nav: { label: 'Shop', path: '/shop', icon: 'database' },
      routes: [],
      eventTypes: eventTypes as ListRegisteredTypes,
      load: async () => ({}),
    }) as ConsoleSection<never, unknown>,
  });

test('may be those of a group of the host, unless they are events of the service', async cleanup => {
  const asked: string[] = [];
  const group = shop(async (_: unknown, workspaceId: string) => {
    asked.push(workspaceId);
    return ['shop.opened', 'key.created'].map(type => ({
      type,
      description: 'Doors',
      example: null,
      path: '/shop',
    }));
  });
  const { person } = await open(cleanup, { groups: [...builtIn, group] });
  assert.deepEqual(
    eventsOf((await person.get(`${home}/events`)).text).flatMap(({ line }) =>
      line.includes('Registered') ? [line] : [],
    ),
    [`${renewed} Registered ${sentence}`, 'shop.opened Registered Doors'],
  );
  assert.deepEqual(asked, ['ws_studio']);
});

test('are left out if their group fails, never ends or gives nonsense, which the host is told of', async cleanup => {
  for (const [eventTypes, message] of [
    [
      async () => {
        throw new Error('no such table');
      },
      /no such table/,
    ],
    [neverAnswer, /no answer within 0\.5 s/],
    [
      async () => [{ type: 7, description: '', example: null, path: '/x' }],
      /group shop must give event types/,
    ],
  ] as const) {
    const reported: string[] = [];
    const { person } = await open(cleanup, {
      groups: [...builtIn, shop(eventTypes)],
      onError: (error: unknown) => reported.push(String(error)),
    });
    const { status, text } = await person.get(`${home}/events`);
    assert.equal(status, 200);
    assert.match(text, /subscription\.renewed/);
    assert.equal(reported.length, 1);
    assert.match(reported[0] ?? '', message);
  }
});

test.run();
