/** What can be done with several keys and contacts at once. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { home, noticeOf, start } from './demo-pages.ts';

const test = suiteOf('Several records at once', { isLong: true });

type Person = Awaited<ReturnType<typeof start>>['person'];

/** The notice of the page that the form leads to, and its Undo. */
async function sent(person: Person, path: string, fields: Record<string, string | string[]>) {
  const { status, headers, text } = await person.post(path, fields);
  const page = status === 303 ? (await person.get(headers.location ?? '')).text : text;
  return { status, page, said: noticeOf(page)?.[2] };
}

/** The values of the checkboxes of a list. */
const offered = (page: string): string[] =>
  [...page.matchAll(/form="bulk" name="id" value="([^"]*)"/g)].map(([, value = '']) => value);

/** The fields of the Undo of the message. */
const undoOf = (page: string): [string, string][] => {
  const [, toast = ''] = /<div class="toast">(.*?)<\/div>/s.exec(page) ?? [];
  return [...toast.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
};

test('revoke keys, of which one is gone, and leave those of another workspace alone', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const list = `${home}/settings`;
  const bulk = `${list}/keys/bulk`;
  const keys = async () => (await mock.repository.keys.list('ws_studio', { limit: 25 })).keys;
  const [one, two] = (await keys()).filter(({ revoked_at: at }) => at === null).map(({ id }) => id);
  assert.ok(one && two);
  assert.ok(offered((await person.get(list)).text).includes(one));
  const id = [one, two, 'key_demo_sounds', one];
  const done = await sent(person, bulk, { csrf, id, do: 'revoke' });
  assert.equal(
    done.said,
    '2 keys revoked. They are refused from now on. 1 key could not be changed: deleted meanwhile.',
  );
  assert.deepEqual(undoOf(done.page), [], 'nothing takes it back');
  assert.equal(
    (await keys()).filter(({ id, revoked_at: at }) => [one, two].includes(id) && at !== null).length,
    2,
  );
  assert.equal((await mock.repository.keys.find('ws_sounds', 'key_demo_sounds'))?.revoked_at, null);
  assert.equal(offered(done.page).includes(one), false, 'a revoked key has no checkbox');
  assert.equal(
    (await sent(person, bulk, { csrf, id: one, do: 'revoke' })).said,
    '1 key was revoked already.',
  );
  const none = await sent(person, bulk, { csrf, do: 'revoke', query: 'state=active' });
  assert.deepEqual([none.status, none.said], [422, 'Nothing was changed. Select at least one key.']);
  assert.match(none.page, /state=active/, 'the list is filtered as before');
  const wrong = await sent(person, bulk, { csrf, id: 'key_x', do: 'toString' });
  assert.deepEqual(
    [wrong.status, wrong.said],
    [422, 'Nothing was changed. Choose what to do with the keys.'],
  );
  assert.match(String(wrong.page), /API keys/);
  const { entries } = await mock.repository.audit.list('ws_studio', { limit: 10 });
  assert.deepEqual(
    entries
      .filter(
        ({ operation, record_id: record }) => operation === 'revokeKey' && record !== 'key_demo_revoked',
      )
      .map(({ record_id }) => record_id)
      .sort(),
    [one, two].sort(),
  );
});

test('block and unblock contacts of all instances, with an Undo, and delete them', async cleanup => {
  const { person, csrf, mock } = await start(cleanup);
  const list = `${home}/messaging/contacts`;
  const bulk = `${list}/bulk`;
  const chosen = offered((await person.get(list)).text).slice(0, 2);
  assert.equal(chosen.length, 2);
  const blocked = async () =>
    Promise.all(
      chosen.map(async value => {
        const [instance = '', id = ''] = value.split('/');
        return (await mock.repository.messaging.findContact('ws_studio', instance, { id }))?.blocked;
      }),
    );
  const done = await sent(person, bulk, {
    csrf,
    id: [...chosen, 'ins_demo/con_nobody', '/', 'x'],
    do: 'block',
  });
  assert.equal(
    done.said,
    '2 contacts blocked. 3 contacts could not be changed: deleted meanwhile or refused by the channel.',
  );
  assert.deepEqual(await blocked(), [true, true]);
  const undo = undoOf(done.page);
  assert.deepEqual(
    undo.filter(([name]) => name !== 'csrf'),
    [['do', 'unblock'], ...chosen.map(value => ['id', value])],
  );
  const back = await sent(person, bulk, { csrf, id: chosen, do: 'unblock' });
  assert.equal(back.said, '2 contacts unblocked.');
  assert.deepEqual(await blocked(), [false, false]);
  // One of them by its own menu: its Undo is of the same kind.
  const [first = ''] = chosen;
  const [instance, id] = first.split('/');
  const own = `${home}/messaging/${instance}/contacts`;
  const single = await sent(person, `${own}/${id}/block`, { csrf });
  assert.equal(single.said, 'Contact blocked.');
  assert.ok(undoOf(single.page).some(([name, value]) => name === 'id' && value === first));
  assert.equal(
    (await sent(person, `${own}/bulk`, { csrf, id: first, do: 'unblock' })).said,
    'Contact unblocked.',
  );
  assert.equal((await sent(person, bulk, { csrf, id: chosen, do: 'delete' })).said, '2 contacts deleted.');
  assert.deepEqual(await blocked(), [undefined, undefined]);
});

test.run();
