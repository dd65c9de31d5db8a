/** An instance is shown as open only while a process holds it. */
import assert from 'node:assert/strict';
import type { Instance } from '../../../src/generated/types.ts';
import { fixtures, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';

const test = suiteOf('Instances whose process has died');

test('are shown as connecting again until another process takes over', async cleanup => {
  const [, , paired] = fixtures.instances.ws_studio ?? [];
  assert.ok(paired?.driver === 'bridge');
  const open = { ...paired, state: 'open', pairing: null } as const;
  const mock = await mockFor(cleanup, {
    now: () => Date.parse('2026-12-01T12:00:00Z'),
    fixtures: {
      instances: {
        ws_studio: [
          { ...open, id: 'ins_held', lease_until: '2026-12-01T12:00:10Z' },
          { ...open, id: 'ins_lost', lease_until: '2026-12-01T11:59:50Z' },
          { ...open, id: 'ins_left', lease_until: null },
        ],
      },
      messages: {},
      chats: {},
      contacts: {},
      chat_groups: {},
      channel_events: {},
    },
  });
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const states = async (path: string) => {
    const { json } = await send(`${mock.url}/api/v1/instances${path}`, { headers });
    return ([json.data].flat() as Instance[]).map(({ state }) => state);
  };
  assert.deepEqual(await states(''), ['open', 'connecting', 'connecting']);
  assert.deepEqual(await states('/ins_lost'), ['connecting']);
  assert.deepEqual(await states('/ins_lost/state'), ['connecting']);
  assert.deepEqual(await states('/ins_held/state'), ['open']);
});

test.run();
