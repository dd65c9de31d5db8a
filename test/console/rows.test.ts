/** Forms that are lists of rows. */
import assert from 'node:assert/strict';
import { inboundForm } from '../../src/console/sections/automation/inbound-form.ts';
import { webhookForm } from '../../src/console/sections/webhooks/webhook-form.ts';
import { suiteOf } from '../helper.ts';
import { hook, start } from './demo-pages.ts';
import { asItStands } from './filled.ts';

const test = suiteOf('Rows of forms');

for (const [name, { fields }] of Object.entries({ webhook: webhookForm, endpoint: inboundForm }))
  test(`have words for each value of a choice: ${name}`, () => {
    const choices = fields.filter(({ kind }) => kind === 'choice');
    assert.ok(choices.length > 0);
    for (const { name: field, isBoolean, members, words = {} } of choices) {
      // The empty value is that of no choice.
      const own = Object.keys(words).filter(value => value !== '');
      assert.deepEqual(own.sort(), (isBoolean ? ['no', 'yes'] : [...members]).sort(), field);
    }
  });

test('change nothing of a webhook if the form is sent as it stood', async cleanup => {
  const { person, endpoint } = await start(cleanup);
  const before = await endpoint();
  const fields = await asItStands(person, `${hook}/edit`, hook);
  assert.equal((await person.post(hook, fields)).status, 303);
  assert.deepEqual(await endpoint(), before);
});

test.run();
