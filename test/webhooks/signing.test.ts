/** Which secrets sign a delivery, and how its duration is measured. */
import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from '../../src/webhooks/sign.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Signatures');

const now = Date.parse('2026-05-05T05:05:05.999Z');
const secretOf = (byte: number) => `whsec_${Buffer.alloc(24, byte).toString('base64')}`;

/** The headers of a delivery that the current secret signs, and one that expires at some time. */
function signed(expires_at: string) {
  const secrets = [
    { secret: secretOf(1), expires_at: null },
    { secret: secretOf(2), expires_at },
  ];
  return signatureHeaders('msg_1', '{}', secrets, now);
}

test('are made with an old secret until it expires, and not from then on', () => {
  const countOf = (end: string) => signed(end)['webhook-signature']?.split(' ').length;
  assert.deepEqual(
    ['2026-05-05T05:05:05.998Z', '2026-05-05T05:05:05.999Z', '2026-05-05T05:05:06.000Z'].map(countOf),
    [1, 1, 2],
  );
});

test('are those of each secret, over the same id and the time in whole seconds', () => {
  const headers = signed('2026-05-06T00:00:00Z');
  assert.deepEqual([headers['webhook-id'], headers['webhook-timestamp']], ['msg_1', '1777957505']);
  const signatures = [1, 2].map(byte => new Webhook(secretOf(byte)).sign('msg_1', new Date(now), '{}'));
  assert.deepEqual(headers['webhook-signature']?.split(' '), signatures);
  // The key of a secret is decoded only once.
  assert.deepEqual(signed('2026-05-06T00:00:00Z'), headers);
});

test.run();
