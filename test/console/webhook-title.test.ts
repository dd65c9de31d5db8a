/** What the console calls a webhook. */
import assert from 'node:assert/strict';
import { webhookTitle } from '../../src/console/sections/webhooks/pages/title.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The title of a webhook');

test('is its description, or where it leads, or its type if it leads nowhere', () => {
  for (const [description, url, title] of [
    ['Shop', 'https://a.example/x', 'Shop'],
    ['', 'https://a.example/x', 'https://a.example/x'],
    ['', 'kafka://b.example:9092/', 'kafka://b.example:9092/'],
    ['', 'memory:', 'Memory destination'],
    ['', 'own-queue:', 'Own-queue destination'],
  ] as const)
    assert.equal(webhookTitle({ description, url }), title);
});

test.run();
