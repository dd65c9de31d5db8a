/** Zapier's own platform runs the integration: it authenticates, subscribes, receives, samples, publishes, unsubscribes. */
import assert from 'node:assert/strict';
import { receiver } from '../receiver.ts';
import { zapierApp } from './app.ts';

// In tests, the platform checks what each step returns, as it does for integrations that are published.
process.env.NODE_ENV = 'test';
const { createAppHandler, createAppTester, version } = await import('zapier-platform-core');

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** Zapier's validator on the integration, and each of its steps against the service. */
export async function zapier(url: string, apiKey: string): Promise<string[]> {
  const app = zapierApp(url, version);
  const { results: faults } = await createAppHandler(app)({ command: 'validate' });
  assert.deepEqual(faults, []);
  // Its types are narrower than the definitions that its validator takes.
  const perform = createAppTester(app as never) as (
    step: unknown,
    bundle: object,
  ) => Promise<Event & Event[]>;
  const { authentication, triggers, creates } = app;
  const authData = { apiKey };
  const trigger = triggers.published.operation;
  const inputData = { event: 'zap.tried' };
  const target = await receiver();
  try {
    await assert.rejects(
      perform(authentication.test, { authData: { apiKey: 'mk_nobody' } }),
      /Unknown API key/,
    );
    await perform(authentication.test, { authData });

    const bundle = { authData, inputData, targetUrl: target.url };
    const subscribeData = await perform(trigger.performSubscribe, bundle);
    assert.match(subscribeData.id, /^hook_/);

    const input = { ...inputData, order: '42' };
    const published = await perform(creates.publish.operation.perform, { authData, inputData: input });
    assert.match(published.id, /^evt_/);
    const [event] = await perform(trigger.perform, { ...bundle, cleanedRequest: await target.body(0) });
    assert.deepEqual([event?.id, event?.type, event?.data], [published.id, 'zap.tried', { order: '42' }]);

    const [sample] = await perform(trigger.performList, bundle);
    // What the editor shows must have the fields that a delivery has.
    assert.deepEqual([sample?.id, sample?.type, sample?.data], [event?.id, event?.type, event?.data]);
    assert.deepEqual(
      Object.keys(event ?? {}).filter(name => !(name in (sample ?? {}))),
      [],
    );

    await perform(trigger.performUnsubscribe, { ...bundle, subscribeData });
    await assert.rejects(perform(trigger.performUnsubscribe, { ...bundle, subscribeData }), /Hook not found/);
    return [];
  } finally {
    target.close();
  }
}
