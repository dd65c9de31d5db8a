import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, event, hostileTexts, other, shop } from '../sample.ts';
import { inbound, later, now, published, publishIn, range, rotation, soon } from './sample.ts';

const test = casesOf('automation');

export const automationEndpointCases: readonly ConformanceCase[] = [
  test('automation.createEndpoint stores an inbound endpoint, which is found by its id and its token', async automation => {
    const record = inbound('ain_1', '1');
    assert.deepEqual(await automation.createEndpoint(shop, record), record);
    const plain = inbound('ain_2', '2', { verification: null, data_schema: null, rate: 60 });
    assert.deepEqual(await automation.createEndpoint(shop, plain), plain);
    assert.deepEqual(await automation.findEndpoint(shop, 'ain_1'), record);
    const found = { workspaceId: shop, endpoint: record };
    assert.deepEqual(await automation.findByToken(digestLike('1')), found);
    assert.deepEqual(await automation.findEndpoint(shop, 'ain_2'), plain);
    assert.equal(await automation.findEndpoint(other, 'ain_1'), null);
    assert.equal(await automation.findByToken(digestLike('3')), null);
  }),
  test('automation.createEndpoint keeps a copy of what it is given', async automation => {
    const record = inbound('ain_1', '1');
    await automation.createEndpoint(shop, record);
    record.tokens.pop();
    record.name = 'changed';
    assert.deepEqual(await automation.findEndpoint(shop, 'ain_1'), inbound('ain_1', '1'));
  }),
  test('automation.createEndpoint refuses an id of the workspace, a token of anybody and an unknown workspace', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    assert.deepEqual(await automation.createEndpoint(shop, inbound('ain_1', '2')), refuse('taken'));
    assert.deepEqual(await automation.createEndpoint(other, inbound('ain_2', '1')), refuse('taken'));
    assert.ok(!isRefused(await automation.createEndpoint(other, inbound('ain_1', '2'))));
    for (const text of ['ws_nobody', ...hostileTexts])
      assert.deepEqual(
        await automation.createEndpoint(text, inbound('ain_3', '3')),
        refuse('workspace_unknown'),
      );
    assert.equal(await automation.findByToken(digestLike('3')), null);
  }),
  test('automation.createEndpoint stores no more of ten racing endpoints than the workspace may have', async automation => {
    const answers = await Promise.all(
      range(10).map(index =>
        automation.createEndpoint(shop, inbound(`ain_${index}`, index.toString(16)), { most: 3 }),
      ),
    );
    assert.deepEqual(answers.filter(isRefused), Array(7).fill(refuse('too_many')));
    assert.equal((await automation.listEndpoints(shop)).length, 3);
    for (const [index, answer] of answers.entries())
      assert.equal(
        (await automation.findByToken(digestLike(index.toString(16)))) !== null,
        !isRefused(answer),
      );
    assert.ok(!isRefused(await automation.createEndpoint(other, inbound('ain_1', 'f'), { most: 1 })));
  }),
  test('automation.createEndpoint gives a token to exactly one of ten racing callers of two workspaces', async automation => {
    const workspaceOf = (index: number) => (index % 2 === 0 ? shop : other);
    const answers = await Promise.all(
      range(10).map(index => automation.createEndpoint(workspaceOf(index), inbound(`ain_${index}`, '1'))),
    );
    const place = answers.findIndex(answer => !isRefused(answer));
    assert.deepEqual(answers.toSpliced(place, 1), Array(9).fill(refuse('taken')));
    const found = await automation.findByToken(digestLike('1'));
    assert.deepEqual([found?.workspaceId, found?.endpoint.id], [workspaceOf(place), `ain_${place}`]);
  }),
  test('automation.listEndpoints lists those of the workspace, the oldest first', async automation => {
    const at = (created_at: string) => ({ created_at });
    await automation.createEndpoint(shop, inbound('ain_c', '1', at(later)));
    await automation.createEndpoint(shop, inbound('ain_b', '2', at(now)));
    await automation.createEndpoint(shop, inbound('ain_a', '3', at(now)));
    await automation.createEndpoint(other, inbound('ain_d', '4', at(now)));
    const ids = (await automation.listEndpoints(shop)).map(({ id }) => id);
    assert.deepEqual(ids, ['ain_a', 'ain_b', 'ain_c']);
  }),
  test('automation.changeEndpoint changes what it is told, and nothing else', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    const change: Parameters<typeof automation.changeEndpoint>[2] = {
      state: 'paused',
      rate: 5,
      data_schema: { const: '\u0000\ud800' },
      event_type_from: 'X-Topic',
      repeat_id_from: '',
      keep_headers: ['x-name'],
      response_json: '{"status":200,"body":{"b":1,"a":"\\u0000\\ud800"}}',
    };
    const changed = { ...inbound('ain_1', '1'), ...change };
    assert.deepEqual(await automation.changeEndpoint(shop, 'ain_1', change), changed);
    assert.deepEqual(await automation.findEndpoint(shop, 'ain_1'), changed);
    assert.deepEqual((await automation.findByToken(digestLike('1')))?.endpoint, changed);
    assert.deepEqual(await automation.changeEndpoint(shop, 'ain_1', {}), changed);
    const open = { verification: null, data_schema: null };
    assert.deepEqual(await automation.changeEndpoint(shop, 'ain_1', open), { ...changed, ...open });
    assert.deepEqual(await automation.changeEndpoint(other, 'ain_1', change), refuse('not_found'));
  }),
  test('automation.changeEndpoint changes what `when` accepts in the same step, no matter who races', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        automation.changeEndpoint(shop, 'ain_1', { rate: index + 1 }, { when: ({ rate }) => rate === null }),
      ),
    );
    assert.equal(answers.filter(isRefused).length, 9);
    assert.deepEqual(answers.find(isRefused), refuse('changed'));
    assert.deepEqual(
      await automation.findEndpoint(shop, 'ain_1'),
      answers.find(one => !isRefused(one)),
    );
  }),
  test('automation.rotateToken puts the new token in front; the old ones are found until they are dropped', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.rotateToken(shop, 'ain_1', rotation('2', { oldExpiresAt: soon }));
    const rotated = await automation.rotateToken(shop, 'ain_1', rotation('3'));
    assert.ok(!isRefused(rotated));
    assert.deepEqual(
      rotated.tokens.map(({ digest, expires_at }) => [digest[0], expires_at]),
      [
        ['3', null],
        ['2', later],
        ['1', soon],
      ],
    );
    for (const digit of ['1', '2', '3'])
      assert.deepEqual((await automation.findByToken(digestLike(digit)))?.endpoint, rotated, digit);
    const last = await automation.rotateToken(shop, 'ain_1', rotation('4', { now: soon }));
    assert.deepEqual(isRefused(last) ? [] : last.tokens.map(({ digest }) => digest[0]), ['4', '3', '2']);
    assert.equal(await automation.findByToken(digestLike('1')), null);
    // Anyone who has it now, it leads to nobody else.
    assert.ok(!isRefused(await automation.createEndpoint(other, inbound('ain_1', '1'))));
  }),
  test('automation.rotateToken lets exactly one of ten racing rotations of a token happen', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', 'a'));
    const answers = await Promise.all(
      range(10).map(index =>
        automation.rotateToken(shop, 'ain_1', rotation(index.toString(16), { from: digestLike('a') })),
      ),
    );
    const place = answers.findIndex(answer => !isRefused(answer));
    assert.deepEqual(answers.toSpliced(place, 1), Array(9).fill(refuse('changed')));
    for (const index of range(10)) {
      const found = await automation.findByToken(digestLike(index.toString(16)));
      assert.deepEqual(found?.endpoint, index === place ? answers[place] : undefined, `${index}`);
    }
    const tokens = (await automation.findEndpoint(shop, 'ain_1'))?.tokens ?? [];
    assert.deepEqual(
      tokens.map(({ digest }) => digest),
      [digestLike(place.toString(16)), digestLike('a')],
    );
  }),
  test('automation.rotateToken refuses a token of anybody, and an endpoint that is not there', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.createEndpoint(other, inbound('ain_2', '2'));
    for (const digit of ['1', '2'])
      assert.deepEqual(await automation.rotateToken(shop, 'ain_1', rotation(digit)), refuse('taken'));
    assert.deepEqual(await automation.rotateToken(other, 'ain_1', rotation('3')), refuse('not_found'));
    assert.deepEqual(await automation.findEndpoint(shop, 'ain_1'), inbound('ain_1', '1'));
    assert.equal(await automation.findByToken(digestLike('3')), null);
  }),
  test('automation.deleteEndpoint removes it with its tokens for one of ten racing callers; its events stay', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    await automation.rotateToken(shop, 'ain_1', rotation('2'));
    await publishIn(automation, [published('evt_1')]);
    const endpoint = await automation.findEndpoint(shop, 'ain_1');
    assert.deepEqual(await automation.deleteEndpoint(other, 'ain_1'), refuse('not_found'));
    const answers = await Promise.all(range(10).map(() => automation.deleteEndpoint(shop, 'ain_1')));
    assert.deepEqual(
      answers.filter(answer => !isRefused(answer)),
      [endpoint],
    );
    for (const digit of ['1', '2']) assert.equal(await automation.findByToken(digestLike(digit)), null);
    assert.deepEqual(await automation.listEndpoints(shop), []);
    assert.equal((await automation.findEvent(shop, 'evt_1'))?.endpoint_id, 'ain_1');
    assert.ok(!isRefused(await automation.createEndpoint(other, inbound('ain_9', '1'))));
  }),
  test(
    'automation: changes of inbound endpoints tell of what they answer, and refusals of nothing',
    async (automation, { webhooks }) => {
      const seen: unknown[] = [];
      const events = (endpoint: object) => {
        seen.push(endpoint);
        return [event(`msg_${seen.length}`)];
      };
      const record = inbound('ain_1', '1');
      const answers = [
        await automation.createEndpoint(shop, record, { events }),
        await automation.changeEndpoint(shop, 'ain_1', { name: 'N' }, { events }),
        await automation.rotateToken(shop, 'ain_1', rotation('2'), { events }),
      ];
      await automation.createEndpoint(shop, record, { events });
      await automation.changeEndpoint(other, 'ain_1', { name: 'N' }, { events });
      await automation.rotateToken(shop, 'ain_1', rotation('3', { from: digestLike('1') }), { events });
      answers.push(await automation.deleteEndpoint(shop, 'ain_1', { events }));
      await automation.deleteEndpoint(shop, 'ain_1', { events });
      assert.deepEqual(seen, answers);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 100, endpointId: 'ep_all' });
      assert.equal(deliveries.length, 4);
    },
    { needs: ['webhooks'] },
  ),
  test('automation: whatever names no inbound endpoint is not found', async automation => {
    await automation.createEndpoint(shop, inbound('ain_1', '1'));
    for (const text of hostileTexts) {
      assert.equal(await automation.findByToken(text), null);
      for (const [workspaceId, id] of [
        [shop, text],
        [text, 'ain_1'],
      ] as const) {
        assert.equal(await automation.findEndpoint(workspaceId, id), null);
        assert.deepEqual(await automation.changeEndpoint(workspaceId, id, {}), refuse('not_found'));
        assert.deepEqual(await automation.rotateToken(workspaceId, id, rotation('3')), refuse('not_found'));
        assert.deepEqual(await automation.deleteEndpoint(workspaceId, id), refuse('not_found'));
      }
      assert.deepEqual(await automation.listEndpoints(text), []);
    }
  }),
];
