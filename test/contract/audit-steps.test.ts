/** What a process that is killed right after a change leaves of it in the audit log, for every operation. */
import assert from 'node:assert/strict';
import { isRecorded } from '../../src/http/recorded-change.ts';
import type { AuditRepository } from '../../src/repository/index.ts';
import { operations } from '../built-in.ts';
import { secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { goodCalls, requestOf } from './calls.ts';

const test = suiteOf('The entry of each change', { isLong: true });

/** What has nothing to change in the fixtures, or tells a secret and changes nothing. */
const changeNothing = new Set([
  'unarchiveLink',
  'pauseWebhook',
  'skipWebhookDelivery',
  'changeAutomationHook',
  'replayAutomationEvents',
  'replayAutomationEvent',
  'connectInstance',
  'retryMessageMedia',
  'removeReaction',
  'unblockContact',
  'refreshContactPicture',
  'revealWebhookSecret',
  'getInviteLink',
]);

for (const [storage, open] of eachStorage(storages))
  test(`is stored in the step of the change on ${storage}, before anything else happens`, async cleanup => {
    const mock = await open(cleanup);
    const audit = mock.repository.audit as AuditRepository;
    const without: string[] = [];
    const wrong: string[] = [];
    /** Calls an operation while the log takes nothing of its own, and returns what its step has left there. */
    async function call({ id, method, path: pattern }: (typeof operations)[number]) {
      const good = goodCalls[id] ?? {};
      await mock.reset();
      const known = new Set((await audit.list('ws_studio', { limit: 1_000 })).entries.map(one => one.id));
      // From here on, the process could be gone.
      const { append } = audit;
      audit.append = async () => {};
      const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => good.params?.[name] ?? '');
      const query = good.query === undefined ? '' : `?${good.query}`;
      const answer = await send(`${mock.url}${path}${query}`, requestOf(method, good, secrets.studio));
      audit.append = append;
      const { entries } = await audit.list('ws_studio', { limit: 1_000 });
      return { answer, fresh: entries.filter(one => !known.has(one.id)) };
    }
    for (const operation of operations.filter(one => isRecorded(one) && one.auth !== 'none')) {
      const { id } = operation;
      const { answer, fresh } = await call(operation);
      assert.ok(answer.status < 300, `${id}: ${answer.text}`);
      if (fresh.length === 0 && !changeNothing.has(id)) without.push(id);
      const [entry] = fresh;
      if (
        fresh.length > 1 ||
        (entry && (entry.operation !== id || !entry.is_partial || entry.actor_id !== 'key_demo_studio'))
      )
        wrong.push(`${id}: ${JSON.stringify(fresh)}`);
    }
    assert.deepEqual({ without, wrong }, { without: [], wrong: [] });
  });

test.run();
