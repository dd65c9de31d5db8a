import assert from 'node:assert/strict';
import { type IdempotentRequest, isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, hostileTexts, other, shop } from '../sample.ts';
import { later, now, published, range, readAll, reported, request, soon } from './sample.ts';

const fifty = range(50);

const test = casesOf('automation');

export const automationPublishCases: readonly ConformanceCase[] = [
  test('automation.publish stores events with any data, and answers them in their order', async automation => {
    const values = [{ a: [1, { b: null }] }, ['x'], 'text\u0000\ud800', '', 0, -1.5, true, false, null];
    const events = values.map((data, index) => published(`evt_${index}`, { data }));
    events.push(
      published('evt_all', {
        source_id: 'their id',
        subject: 'order 7',
        endpoint_id: null,
        key_id: 'key_live',
        deliver_at: later,
        hops: 3,
        via: ['one', 'two'],
        data: { order: 9007199254740992, '1': 'é' },
        data_json: '{"order":9007199254740993,"1":"é"}',
        cloudevent: { time: 'then', extensions: { b: true, a: 1, constructor: 'text' }, data: 'base64' },
        headers: { 'x-name': 'Zoë', constructor: '' },
      }),
    );
    assert.deepEqual(await automation.publish(shop, events), { events, isNew: true });
    for (const event of events) assert.deepEqual(await automation.findEvent(shop, event.id), event);
    assert.equal(await automation.findEvent(other, 'evt_1'), null);
  }),
  test('automation.publish keeps a copy of what it is given', async automation => {
    const event = published('evt_1', { data: { id: 1 } });
    await automation.publish(shop, [event]);
    Object.assign(event.data as object, { id: 2 });
    assert.deepEqual((await automation.findEvent(shop, 'evt_1'))?.data, { id: 1 });
  }),
  test('automation.publish refuses a workspace that does not exist', async automation => {
    for (const text of ['ws_nobody', ...hostileTexts]) {
      const unknown = refuse('workspace_unknown');
      assert.deepEqual(await automation.publish(text, [published('evt_1')]), unknown);
      assert.deepEqual(await automation.publish(text, []), unknown);
      const asked = { request: request('once') };
      assert.deepEqual(await automation.publish(text, [published('evt_1')], asked), unknown);
    }
    assert.deepEqual(await automation.publish(shop, []), { events: [], isNew: false });
  }),
  test(
    'automation.publish stores one event of fifty racing calls with one idempotency key, and tells of it once',
    async (automation, { webhooks }) => {
      const answers = await Promise.all(
        fifty.map(index =>
          automation.publish(shop, [published(`evt_${index}`)], {
            request: request('once'),
            events: reported,
          }),
        ),
      );
      const first = answers.find(answer => !isRefused(answer) && answer.isNew);
      assert.ok(first !== undefined && !isRefused(first));
      const same = { events: first.events, isNew: false };
      assert.deepEqual(
        answers.filter(answer => answer !== first),
        Array(49).fill(same),
      );
      const { events } = await automation.listEvents(shop, { limit: 100 });
      assert.deepEqual(events, first.events);
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 1);
      const again = await automation.publish(shop, [published('evt_x')], { request: request('once') });
      assert.deepEqual(again, same);
    },
    { needs: ['webhooks'] },
  ),
  test('automation.publish refuses an idempotency key that came with another request, and takes it when it is over', async automation => {
    const publish = (id: string, more: Parameters<typeof request>[1] = {}, workspaceId = shop) =>
      automation.publish(workspaceId, [published(id)], { request: request('once', more) });
    await publish('evt_1', { expiresAt: soon });
    const different = { fingerprint: digestLike('e') };
    assert.deepEqual(await publish('evt_2', different), refuse('key_reused'));
    assert.equal(await automation.findEvent(shop, 'evt_2'), null);
    const elsewhere = [
      await publish('evt_3', { ...different, scope: 'ain_2' }),
      await publish('evt_4', different, other),
    ];
    assert.ok(elsewhere.every(answer => !isRefused(answer) && answer.isNew));
    const over = await publish('evt_5', { ...different, now: soon });
    assert.ok(!isRefused(over) && over.isNew);
    assert.deepEqual(await publish('evt_6', { now: soon }), refuse('key_reused'));
  }),
  test('automation.findPublished finds the events of an idempotency key for the same request, until it is over', async automation => {
    const asked = request('once', { expiresAt: soon });
    const events = [published('evt_2'), published('evt_1')];
    await automation.publish(shop, events, { request: asked });
    const find = (more: Partial<IdempotentRequest> = {}, workspaceId = shop) =>
      automation.findPublished(workspaceId, { ...asked, ...more });
    assert.deepEqual(await find(), events);
    for (const more of [
      { key: 'twice' },
      { scope: 'ain_2' },
      { fingerprint: digestLike('e') },
      { now: soon },
    ])
      assert.equal(await find(more), null, JSON.stringify(more));
    for (const text of [other, 'ws_nobody', ...hostileTexts]) {
      assert.equal(await find({}, text), null);
      assert.equal(await find({ key: text }), null);
    }
    const free = await automation.publish(shop, [published('evt_3')], { request: request('twice') });
    assert.ok(!isRefused(free) && free.isNew, 'a look-up takes no key');
  }),
  test('automation.publish lets exactly one of the different requests of one idempotency key through', async automation => {
    const answers = await Promise.all(
      range(10).map(index =>
        automation.publish(shop, [published(`evt_${index}`)], {
          request: request('once', { fingerprint: digestLike(index.toString(16)) }),
        }),
      ),
    );
    assert.deepEqual(answers.filter(isRefused), Array(9).fill(refuse('key_reused')));
    assert.equal((await automation.listEvents(shop, { limit: 100 })).events.length, 1);
  }),
  test(
    'automation.publish stores one event of fifty racing calls with one source and id of the sender',
    async (automation, { webhooks }) => {
      const mine = { source: 'urn:shop', source_id: 'A 1' };
      const answers = await Promise.all(
        fifty.map(index => automation.publish(shop, [published(`evt_${index}`, mine)], { events: reported })),
      );
      const ids = answers.map(answer => (isRefused(answer) ? '' : answer.events[0]?.id));
      assert.equal(new Set(ids).size, 1);
      assert.equal(answers.filter(answer => !isRefused(answer) && answer.isNew).length, 1);
      assert.equal((await automation.listEvents(shop, { limit: 100 })).events.length, 1);
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 1);
    },
    { needs: ['webhooks'] },
  ),
  test('automation.publish tells apart what has another source, another workspace or no id of its sender', async automation => {
    const events = [
      published('evt_1', { source: 'urn:a', source_id: '1' }),
      published('evt_2', { source: 'urn:b', source_id: '1' }),
      published('evt_3', { source: 'urn:a', source_id: '2' }),
      published('evt_4', { source: 'urn:a' }),
      published('evt_5', { source: 'urn:a' }),
    ];
    assert.deepEqual(await automation.publish(shop, events), { events, isNew: true });
    assert.deepEqual(await automation.publish(other, events), { events, isNew: true });
  }),
  test(
    'automation.publish takes an event that is there already for the one that is stored',
    async (automation, { webhooks }) => {
      const first = published('evt_1', { source_id: 'A', data: 'first' });
      const asked = { request: request('once'), events: reported };
      const second = published('evt_3', { source_id: 'B', data: 'new' });
      await automation.publish(shop, [first], { events: reported });
      const answer = await automation.publish(
        shop,
        [
          published('evt_2', { source_id: 'A', data: 'again' }),
          second,
          published('evt_1', { data: 'its id again' }),
          published('evt_4', { source_id: 'B', data: 'twice in a call' }),
        ],
        asked,
      );
      assert.deepEqual(answer, { events: [first, second, first, second], isNew: true });
      assert.deepEqual(await automation.publish(shop, [], asked), { ...answer, isNew: false });
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 100 });
      assert.deepEqual(deliveries.map(one => one.event_id).sort(), ['evt_1', 'evt_3']);
      assert.deepEqual((await readAll(automation)).ids.sort(), ['evt_1', 'evt_3']);
    },
    { needs: ['webhooks'] },
  ),
  test('automation.publish leaves nothing behind where it fails: the idempotency key is free', async automation => {
    const publish = (events: typeof reported) =>
      automation.publish(shop, [published('evt_1')], { request: request('once'), events });
    await assert.rejects(async () =>
      publish(() => {
        throw new Error('no');
      }),
    );
    assert.equal(await automation.findEvent(shop, 'evt_1'), null);
    const answer = await publish(reported);
    assert.ok(!isRefused(answer) && answer.isNew);
  }),
  test('automation.publish stores what twenty callers bring in any order, whatever they have in common', async automation => {
    const all = range(10).map(index => published(`evt_${index}`, { source_id: `${index}` }));
    const answers = await Promise.all(
      range(20).map(index => automation.publish(shop, index % 2 === 0 ? all : all.toReversed())),
    );
    assert.equal(answers.filter(isRefused).length, 0);
    const { events } = await automation.listEvents(shop, { limit: 100, now });
    assert.deepEqual(
      events.map(({ id }) => id).sort(),
      all.map(({ id }) => id),
    );
  }),
];
