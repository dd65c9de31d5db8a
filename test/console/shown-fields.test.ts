/** A field that can be changed is shown: it changes the page of its record. One without a place on it fails here. */
import assert from 'node:assert/strict';
import { operations } from '../built-in.ts';
import { candidates } from '../contract/candidates.ts';
import { ask, parametersOf } from '../contract/parameters.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn } from './client.ts';
import { home, hook, spring } from './demo-pages.ts';

const test = suiteOf('Fields on the page of their record', { isLong: true });

/** The page of the record that the valid call of an operation changes. */
const pages: Readonly<Record<string, string>> = {
  changeWebhook: hook,
  changeKey: `${home}/keys/key_demo_studio`,
  changeLink: spring,
  changeAutomationEndpoint: `${home}/automation/endpoints/ain_demo`,
};

/** Fields that the page does not show. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // Headers are set over the API. How conditions are joined is seen where there are two.
  changeWebhook: ['headers', 'filter_match'],
  // A mock server has one domain. UTM parameters stand in the form. The last two say how the slug is changed.
  changeLink: ['domain', 'utm', 'keep_old_slug', 'remove_aliases'],
};

/** What a reader sees, without what differs each time. Its changes name each field, but not how it is now. */
const seen = (page: string) =>
  page
    .replace(/<section aria-labelledby="record-changes">.*?<\/section>/s, '')
    .replaceAll(/<time[^>]*>.*?<\/time>/gs, '')
    .replaceAll(/<input type="hidden"[^>]*>/g, '')
    .replaceAll(/nonce="[^"]*"/g, '');

for (const [id, page] of Object.entries(pages))
  test(`is changed by each field of ${id}`, async cleanup => {
    const mock = await mockFor(cleanup);
    const operation = operations.find(one => one.id === id);
    assert.ok(operation);
    const unseen: string[] = [];
    for (const [name, schema] of parametersOf(operation)) {
      // A key that is changed may lose the right to change itself.
      await mock.reset();
      const person = await loggedIn(mock);
      const shown = new Set([seen((await person.get(page)).text)]);
      for (const value of candidates(name, schema)) {
        const { status } = await ask(mock.url, operation, { body: { [name]: value } });
        if (status < 300) shown.add(seen((await person.get(page)).text));
      }
      if (shown.size < 2) unseen.push(name);
    }
    assert.deepEqual(unseen, elsewhere[id] ?? []);
  });

test.run();
