import assert from 'node:assert/strict';
import type { MessageFile } from '../../generated/types.ts';
import { isRefused, type MessagingRepository, type NewMessage, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  before,
  held,
  ins1,
  later,
  now,
  ok,
  range,
  readAll,
  received,
  reported,
  soon,
} from './sample.ts';

const file = (more: Partial<MessageFile> = {}): MessageFile => ({
  ref: 'cat 1.png',
  name: 'é 😀.png',
  state: 'pending',
  reason: null,
  attempts: 0,
  taken: null,
  retry_at: before,
  ...more,
});

/** A received message whose file is not stored: its file has the id of the message. */
export const filed = (
  id: string,
  more: Partial<MessageFile> = {},
  rest: Partial<NewMessage> = {},
): NewMessage =>
  received(id, {
    content: { kind: 'media', media_id: `med_${id}`, caption: null },
    file: file(more),
    ...rest,
  });

async function takeFiles(
  messaging: MessagingRepository,
  { generation = 1, limit = 100, at = now } = {},
): Promise<string[]> {
  const taken = ok(await ins1(messaging).takeFiles({ generation, limit, now: at }));
  return taken.map(({ id }) => id);
}

const stored = (id: string) => ({ mediaId: `med_${id}`, state: 'stored' }) as const;
const holder = { generation: 1 };

const test = casesOf('messaging');

export const fileCases: readonly ConformanceCase[] = [
  test('messaging.takeFiles hands out files that are due to the holder, those that wait longest first, and once', async messaging => {
    await held(messaging);
    const messages = [
      filed('msg_1', { retry_at: now }),
      filed('msg_2'),
      filed('msg_3', { retry_at: soon }),
      filed('msg_4', { retry_at: null, state: 'failed', reason: 'It is gone' }),
      received('msg_5'),
    ];
    const answers = await add(messaging, messages);
    assert.deepEqual(
      answers.map(one => one.file),
      messages.map(one => one.file),
    );
    assert.equal('file' in (answers[4] ?? {}), false);
    const [first] = ok(await ins1(messaging).takeFiles({ generation: 1, limit: 1, now }));
    assert.deepEqual(first, { ...answers[1], file: file({ taken: 1, attempts: 1 }) });
    assert.deepEqual(await ins1(messaging).findMessage({ id: 'msg_2' }), first);
    assert.deepEqual(await takeFiles(messaging), ['msg_1']);
    assert.deepEqual(await takeFiles(messaging), []);
    assert.deepEqual(await takeFiles(messaging, { at: soon }), ['msg_3']);
    assert.deepEqual(await takeFiles(messaging, { at: later }), []);
    const strange = { generation: 1, limit: 1 };
    for (const id of ['ins_2', ...hostileTexts])
      assert.deepEqual(await messaging.takeFiles(shop, id, strange), refuse('not_found'));
    assert.deepEqual(await messaging.takeFiles(other, 'ins_1', strange), refuse('not_found'));
    assert.deepEqual(await ins1(messaging).takeFiles({ ...strange, generation: 2 }), refuse('lost'));
  }),
  test('messaging.takeFiles hands out each file to one of those who ask at the same time', async messaging => {
    await held(messaging);
    await add(
      messaging,
      range(20).map(index => filed(`msg_${index}`)),
    );
    const taken: string[] = [];
    // A storage may leave out what somebody else is looking at: it is found by anyone who looks next.
    for (let turn = 0; turn < 10 && taken.length < 20; turn += 1)
      taken.push(...(await Promise.all(range(10).map(() => takeFiles(messaging, { limit: 3 })))).flat());
    assert.equal(taken.length, 20);
    assert.equal(new Set(taken).size, 20);
  }),
  test('messaging.takeFiles hands out again what an earlier generation was fetching', async messaging => {
    await held(messaging);
    await add(messaging, [filed('msg_1')]);
    assert.deepEqual(await takeFiles(messaging), ['msg_1']);
    const [next] = await messaging.claimInstances({ leaseFor: 30_000, limit: 1, now: later });
    assert.equal(next?.instance.generation, 2);
    const place = { workspaceId: shop, instanceId: 'ins_1', generation: 2 };
    assert.equal((await messaging.workOf([place], { now }))[0]?.files, true);
    assert.deepEqual(await takeFiles(messaging, { generation: 2 }), ['msg_1']);
    assert.equal((await messaging.workOf([place], { now }))[0]?.files, false);
    assert.deepEqual(await ins1(messaging).settleFile('msg_1', stored('msg_1'), holder), refuse('lost'));
    const message = await ins1(messaging).findMessage({ id: 'msg_1' });
    assert.deepEqual(message?.file, file({ taken: 2, attempts: 2 }));
  }),
  test('messaging.settleFile stores what became of a file, and tells of it in the same step', async messaging => {
    await held(messaging);
    const [, , whole] = await add(messaging, [filed('msg_1'), filed('msg_2'), filed('msg_3')]);
    await takeFiles(messaging);
    const settle = (id: string, outcome: Parameters<MessagingRepository['settleFile']>[3]) =>
      ins1(messaging).settleFile(id, outcome, { ...holder, events: reported('file') });
    const full = { state: 'no_room', reason: 'There is no room', retryAt: soon } as const;
    const kept = ok(await settle('msg_1', { mediaId: 'med_msg_1', ...full }));
    assert.deepEqual(kept.file, file({ state: 'no_room', reason: full.reason, retry_at: soon, attempts: 1 }));
    const large = { state: 'too_large', reason: 'It is too large', retryAt: null } as const;
    ok(await settle('msg_2', { mediaId: 'med_msg_2', ...large }));
    const { file: _, ...rest } = whole ?? {};
    assert.deepEqual(await settle('msg_3', stored('msg_3')), rest);
    assert.deepEqual(await ins1(messaging).findMessage({ id: 'msg_3' }), rest);
    assert.deepEqual((await readAll(messaging)).ids, ['evt_file_msg_1', 'evt_file_msg_2', 'evt_file_msg_3']);
    assert.deepEqual(await settle('msg_1', stored('msg_1')), refuse('changed'));
    assert.deepEqual(await settle('msg_3', stored('msg_3')), refuse('changed'));
    assert.deepEqual(await settle('msg_9', stored('msg_9')), refuse('not_found'));
    assert.equal((await readAll(messaging)).ids.length, 3);
    assert.deepEqual(await takeFiles(messaging), []);
    assert.deepEqual(await takeFiles(messaging, { at: soon }), ['msg_1']);
    const failing = () => {
      throw new Error('no');
    };
    await assert.rejects(async () =>
      ins1(messaging).settleFile('msg_1', stored('msg_1'), { ...holder, events: failing }),
    );
    assert.equal(
      (await ins1(messaging).findMessage({ id: 'msg_1' }))?.file?.taken,
      1,
      'nothing is stored where the events fail',
    );
  }),
  test('messaging.settleFile refuses the file of a message that was edited or deleted meanwhile', async messaging => {
    await held(messaging);
    await add(messaging, [filed('msg_1'), filed('msg_2'), filed('msg_3')]);
    await takeFiles(messaging);
    const content = { kind: 'media', media_id: 'med_new', caption: 'new' } as const;
    ok(await ins1(messaging).changeMessage({ id: 'msg_1' }, { content, file: file(), editedAt: now }));
    ok(await ins1(messaging).changeMessage({ id: 'msg_2' }, { deletedAt: now }));
    const text = { kind: 'text', text: 'no file any more' } as const;
    ok(await ins1(messaging).changeMessage({ id: 'msg_3' }, { content: text, editedAt: now }));
    for (const id of ['msg_1', 'msg_2', 'msg_3'])
      assert.deepEqual(await ins1(messaging).settleFile(id, stored(id), holder), refuse('changed'));
    assert.deepEqual(await takeFiles(messaging), ['msg_1']);
    for (const id of ['msg_2', 'msg_3'])
      assert.equal('file' in ((await ins1(messaging).findMessage({ id })) ?? {}), false);
    assert.deepEqual(
      (await messaging.countBacklog(shop)).map(({ files }) => files),
      [{ waiting: 1, failed: 0 }],
    );
  }),
  test('messaging.retryFile asks for a file again, and leaves one that is stored or being fetched', async messaging => {
    await held(messaging);
    const gone = { state: 'failed', reason: 'It is gone', retry_at: null, attempts: 9 } as const;
    const [, , third] = await add(messaging, [filed('msg_1', gone), filed('msg_2'), received('msg_3')]);
    await takeFiles(messaging);
    const asked = ok(await ins1(messaging).retryFile('msg_1', now, { events: reported('ask') }));
    assert.deepEqual(asked.file, file({ retry_at: now }));
    const busy = ok(await ins1(messaging).retryFile('msg_2', now, { events: reported('ask') }));
    assert.deepEqual(busy.file, file({ taken: 1, attempts: 1 }));
    assert.deepEqual(await ins1(messaging).retryFile('msg_3', now, { events: reported('ask') }), third);
    assert.deepEqual((await readAll(messaging)).ids, ['evt_ask_msg_1']);
    assert.deepEqual(await takeFiles(messaging), ['msg_1']);
    for (const id of ['msg_9', ...hostileTexts])
      assert.deepEqual(await ins1(messaging).retryFile(id, now), refuse('not_found'));
    assert.ok(isRefused(await messaging.retryFile(other, 'ins_1', 'msg_1', now)));
  }),
  test('messaging.retryFile tells once of twenty who ask at the same time as the holder takes it', async messaging => {
    await held(messaging);
    const gone = { state: 'failed', reason: 'It is gone', retry_at: null } as const;
    await add(messaging, [filed('msg_1', gone)]);
    const answers = await Promise.all([
      ...range(20).map(() => ins1(messaging).retryFile('msg_1', now)),
      takeFiles(messaging),
    ]);
    assert.equal(outcomesOf(answers.slice(0, 20)).filter(one => one === 'stored').length, 20);
    const taken = [...((answers[20] as string[]) ?? []), ...(await takeFiles(messaging))];
    assert.deepEqual(taken, ['msg_1']);
  }),
  test('messaging.addMessages refuses a file of a message without media, and one that somebody is fetching', async messaging => {
    await held(messaging);
    for (const message of [received('msg_1', { file: file() }), filed('msg_2', { taken: 1 })])
      await assert.rejects(async () => ins1(messaging).addMessages([message]), {
        name: 'InvalidDataError',
      });
  }),
];
