/** Which endpoints receive an event: how much of it is read for that. */
import assert from 'node:assert/strict';
import { publishedEvent } from '../../src/automation/published-event.ts';
import { wants } from '../../src/repository/index.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Subscriptions');

/** A list that counts how often an entry of it is read. */
const counted = (list: readonly string[], count: () => void): readonly string[] =>
  new Proxy(list, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count();
      return Reflect.get(target, name) as unknown;
    },
  });

test('read the groups of a type once for all endpoints, and each type of an endpoint once', () => {
  const type = Array.from({ length: 100 }, () => 'a').join('.');
  let reads = 0;
  const count = () => {
    reads += 1;
  };
  const event = publishedEvent(published('evt_1', { type }));
  const groups = event.about?.type ?? [];
  const about = { ...event.about, type: counted(groups, count) };
  const types = counted(
    Array.from({ length: 100 }, (_, at) => `other.${at}`),
    count,
  );
  for (let at = 0; at < 150; at += 1) {
    const one = { ...endpoint(`ep_${at}`, ['automation.published']), types };
    assert.equal(wants(one as never, { ...event, about }), false);
  }
  assert.ok(reads <= groups.length + 150 * types.length, `${reads} reads`);
  const last = { ...endpoint('ep', ['automation.published']), types: [`${type.slice(0, -2)}.*`] };
  assert.equal(wants(last as never, { ...event, about }), true);
});

test.run();
