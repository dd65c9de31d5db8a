/** Bookmarks of events: their list, the forms on the page of an event, and the sample of a route. */
import assert from 'node:assert/strict';
import { published } from '../../../src/testing/automation/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { formOn } from '../filled.ts';
import { summaryOf } from '../marked.ts';
import { actionsOf, factsOf, noticesOf, seenIn } from './shown.ts';
import { home, start, viewer } from './start.ts';

const test = suiteOf('Bookmarks on the pages');
const at = '/events/evt_demo_paid';

async function started(cleanup: Cleanup, options: Parameters<typeof start>[1] = {}) {
  const all = await start(cleanup, options);
  const save = (name: string, page = at) => all.submit(page, { name }, `${page}/bookmark`);
  return { ...all, save };
}

test('are saved on the page of an event, shown there and in their list, renamed and removed', async cleanup => {
  const { save, read, submit, opened, automation } = await started(cleanup);
  assert.match(await read('/events/bookmarks'), /<h1>Bookmarks<\/h1>[\s\S]*No bookmarks/);
  assert.match(await read('/events'), /<a class="button" href="\/events\/bookmarks">Bookmarks<\/a>/);
  const page = (await opened(await save('Paid <1>'))).text;
  assert.deepEqual(noticesOf(page), [['success', 'Bookmark saved. The event is kept as a sample.']]);
  const list = await read('/events/bookmarks');
  assert.match(list, /href="\/events\/evt_demo_paid"[^>]*>Paid &lt;1&gt;</);
  assert.equal(factsOf(await read(at)).Bookmark, '[Paid <1>](/events/bookmarks)');
  await save('Paid');
  assert.equal((await automation.findEvent('ws_studio', 'evt_demo_paid'))?.bookmark, 'Paid');
  const removed = await opened(await submit(at, {}, `${at}/unbookmark`));
  assert.deepEqual(noticesOf(removed.text), [
    ['success', 'Bookmark removed. The event is kept as long as others.'],
  ]);
  assert.deepEqual(await automation.listBookmarks('ws_studio'), []);
});

test('that cannot be saved are shown with the reason and what was typed', async cleanup => {
  const { save, person, automation } = await started(cleanup);
  await automation.publish('ws_studio', [published('evt_other')]);
  await save('Taken', '/events/evt_other');
  for (const [name, message] of [
    ['Taken', 'Another event has a bookmark with this name.'],
    ['  ', 'Enter a name.'],
    ['x'.repeat(201), 'The name must have at most 200 characters.'],
  ] as const) {
    const answer = await save(name);
    assert.equal(answer.status, 422);
    assert.deepEqual(summaryOf(answer.text), [['bookmark-name', message]]);
    assert.equal(seenIn(formOn(answer.text, person, `${home}${at}/bookmark`)).Name, name.trim());
  }
  assert.equal((await automation.listBookmarks('ws_studio')).length, 1);
});

test('are shown to viewers, who cannot change them', async cleanup => {
  const { read, automation, person } = await started(cleanup, viewer);
  const time = '2026-03-01T00:00:00Z';
  await automation.setBookmark('ws_studio', 'evt_demo_paid', { name: 'Paid', at: time });
  assert.match(await read('/events/bookmarks'), />Paid</);
  assert.deepEqual(actionsOf(await read(at)), []);
  assert.equal((await person.get(`${home}/events/evt_nobody`)).status, 404);
});

test('are the sample of a route: the first that fits, or the chosen one, also when the sample was edited', async cleanup => {
  const { submit, person, automation } = await started(cleanup);
  const time = '2026-03-01T00:00:00Z';
  const event = (id: string, type: string) => published(id, { type, endpoint_id: null, data: { is: id } });
  await automation.publish('ws_studio', [
    event('evt_a', 'a.a'),
    event('evt_b', 'b.b'),
    event('evt_c', 'b.b'),
  ]);
  assert.ok(
    !('Bookmark' in seenIn(formOn((await person.get(`${home}/routes/new`)).text, person, `${home}/routes`))),
  );
  await automation.setBookmark('ws_studio', 'evt_b', { name: 'Second', at: time });
  await automation.setBookmark('ws_studio', 'evt_a', { name: 'First', at: time });
  const shown = async (fields: Record<string, string>) => {
    const { text: blank } = await person.get(`${home}/routes/new`);
    const sample = String(seenIn(formOn(blank, person, `${home}/routes`))['Sample event']);
    const { text } = await submit('/routes', { name: 'R', sample, ...fields, do: 'try' });
    const seen = seenIn(formOn(text, person, `${home}/routes`));
    const mark = /name="sample_mark" value="([^"]*)"/.exec(text)?.[1] ?? '';
    return { is: JSON.parse(String(seen['Sample event'])).data.is, chosen: seen.Bookmark, mark };
  };
  assert.deepEqual((await shown({})).is, 'evt_a');
  assert.deepEqual((await shown({ event_types: 'b.*' })).is, 'evt_b');
  const second = await shown({ bookmark: 'evt_b' });
  assert.deepEqual([second.is, second.chosen], ['evt_b', 'Second']);
  const edited = { sample: '{"data": {"is": "mine"}}', sample_mark: second.mark };
  assert.equal((await shown({ ...edited, bookmark: 'evt_b' })).is, 'mine');
  assert.equal((await shown({ ...edited, bookmark: 'evt_a' })).is, 'evt_a');
});

test.run();
