/** The health of an instance in the console: what is wrong, and the figures. */
import assert from 'node:assert/strict';
import type { InstanceRecord } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { start } from './pages.ts';
import { rowsOf, wordsOf } from './seen.ts';

const test = suiteOf('Health on pages of instances');
const at = '2026-03-01T09:05:00Z';
const shown = '1 Mar 2026, 09:05 UTC';

async function section(given: Partial<InstanceRecord>) {
  const { put, page } = await start();
  const id = await put(given);
  const [, found = ''] =
    /<section class="card" aria-labelledby="health-title">(.*?)<\/section>/s.exec(await page(`/${id}`)) ?? [];
  const row = rowsOf(await page('')).find(([, shownId]) => shownId === id);
  const [, line = ''] = /<p class="muted" id="life">(.*?)<\/p>/s.exec(await page(`/${id}`)) ?? [];
  return { words: `${wordsOf(line)} ${wordsOf(found)}`, listed: row?.at(-2) };
}

const line = ({ received = 'none', sent = 'none' } = {}) =>
  `Last heartbeat: never · 0 in the queue · Last in: ${received} · Last out: ${sent}`;
const figures = ({ lost = 0, error = 'None' } = {}) =>
  [
    `Oldest queued message None Disconnects in 24 hours ${lost}`,
    `Received files that are not stored 0 waiting, 0 failed Last error ${error}`,
  ].join(' ');

test('is good or not in use, without a reason', async () => {
  assert.deepEqual(await section({ state: 'open', wanted: 'open' }), {
    words: `${line()} Health Good ${figures()}`,
    listed: 'Good',
  });
  for (const state of ['created', 'closed'] as const)
    assert.deepEqual(await section({ state }), {
      words: `${line()} Health Not in use ${figures()}`,
      listed: 'Not in use',
    });
});

test('says what is wrong and what is over, and escapes what the channel has said', async () => {
  const reason = { code: 'not_connected', message: 'It is <b>gone</b>', since: at, ended_at: null } as const;
  const over = {
    code: 'unstable',
    message: 'It was lost',
    since: at,
    ended_at: '2099-01-01T00:00:00Z',
  } as const;
  const healthStats = {
    ...{ down_since: at, last_received_at: at, last_sent_at: at, no_room_at: null, file_failed_at: null },
    ...{ last_error: { message: '<i>No</i> answer', at }, lost: [] },
  };
  const health = { status: 'bad', since: at, reasons: [reason, over] } as const;
  const { words, listed } = await section({
    ...{ state: 'connecting', wanted: 'open', address: '+49', health_stats: healthStats },
    health: { ...health, reasons: [...health.reasons] },
  });
  const known = { received: shown, sent: shown, error: `${shown}: <i>No</i> answer` };
  assert.equal(
    words,
    `${line(known)} Health Bad It is <b>gone</b>. Since ${shown}. It was lost. From ${shown} to 1 Jan 2099, 00:00 UTC. It counts until some time has passed without it. ${figures(known)}`,
  );
  assert.equal(listed, 'Bad');
});

test('is degraded if messages come and go, but something is wrong', async () => {
  const lost = [{ hour: new Date(Date.now() - 3_600_000).toISOString(), count: 30 }];
  const healthStats = {
    ...{ down_since: null, last_received_at: null, last_sent_at: null, no_room_at: null },
    ...{ file_failed_at: null, last_error: null, lost },
  };
  const { words, listed } = await section({ state: 'open', wanted: 'open', health_stats: healthStats });
  assert.match(words, / Health Degraded The connection was lost 30 times in 24 hours\. Since /);
  assert.equal(listed, 'Degraded');
});

test.run();
