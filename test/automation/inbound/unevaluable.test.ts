/** Inbound endpoints whose stored verification does not hold what it needs: nobody can be verified. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import type { WholeRepository } from '../../../src/index.ts';
import { shop } from '../../../src/testing/sample.ts';
import { send, suiteOf } from '../../helper.ts';
import { storages } from '../../webhooks/receiver.ts';
import { serve } from '../service.ts';

const test = suiteOf('A verification that cannot be evaluated', { isLong: true });

const signedWith = (secret: string) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update('{}').digest('hex')}`,
  'stripe-signature': `t=1,v1=${createHmac('sha256', secret).update('1.{}').digest('hex')}`,
});

for (const [what, verification] of [
  ['is missing', undefined],
  ['is empty', {}],
  ['is a text', 'github'],
  ['is a list', []],
  ['is false', false],
  ['is an empty text', ''],
  ['has an unknown preset', { scheme: 'gitlab', secret: 'hush', header: null }],
  [
    'has the name of a built-in member as its preset',
    { scheme: 'constructor', secret: 'hush', header: null },
  ],
  ['has no preset', { secret: 'hush', header: null }],
  ['has no secret', { scheme: 'github', header: null }],
  ['has the secret null', { scheme: 'github', secret: null, header: null }],
  ['has an empty secret', { scheme: 'github', secret: '', header: null }],
  ['has a secret of spaces', { scheme: 'stripe', secret: '  ', header: null }],
  ['has a secret that is no key', { scheme: 'standard_webhooks', secret: 'whsec_', header: null }],
  ['has no header', { scheme: 'header', secret: 'hush', header: null }],
  ['has an empty header', { scheme: 'header', secret: 'hush', header: '' }],
  ['has an empty secret for its header', { scheme: 'header', secret: '', header: 'x-empty' }],
] as const)
  test(`lets nobody through: it ${what}`, async cleanup => {
    const stored = await storages.lowdb?.(cleanup);
    assert.ok(stored);
    const repository: WholeRepository = {
      ...stored,
      automation: {
        ...stored.automation,
        async findByToken(digest) {
          const found = await stored.automation.findByToken(digest);
          return found && { ...found, endpoint: { ...found.endpoint, verification: verification as never } };
        },
      },
    };
    const { url, call, failures } = await serve(cleanup, repository);
    const made = await call('POST', '/automation/endpoints', { name: 'N', event_type: 'order.paid' });
    const { token } = made.json.data as { token: string };
    for (const headers of [{}, signedWith(''), signedWith('  '), signedWith('null'), { 'x-empty': '' }]) {
      const answer = await send(`${url}/api/v1/automation/in/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      assert.deepEqual(
        [answer.status, answer.json.msg],
        [
          401,
          'The request could not be verified: its verification cannot be evaluated, and must be set again',
        ],
      );
    }
    assert.deepEqual((await stored.automation.listEvents(shop, { limit: 10 })).events, []);
    assert.deepEqual(failures, []);
  });

test.run();
