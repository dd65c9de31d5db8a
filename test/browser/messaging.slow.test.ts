/** Messaging in the console: create and pair an instance, read and answer a chat while it goes on, contacts and groups. */
import assert from 'node:assert/strict';
import { mateus } from '../console/client.ts';
import { variants } from '../extent.ts';
import { suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { assertSound } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('messaging');
const test = suiteOf('Messaging in a browser');

const mara = '+4915112345601';

for (const javaScriptEnabled of variants([true, false]))
  test(`works with scripts ${javaScriptEnabled ? 'on' : 'off'}, from a new instance to a chat, contacts and groups`, async cleanup => {
    const { mock, page, assertQuiet } = await open(cleanup, javaScriptEnabled);
    await page.getByRole('link', { name: 'Create an instance' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Till <b>one</b>');
    assert.equal(await page.locator('a[aria-current]', { hasText: 'Simulated' }).count(), 1);
    await page.getByLabel('Pair after').fill('soon');
    await page.getByRole('button', { name: 'Create instance' }).click();
    await page.getByRole('link', { name: 'Pair after must be a number.' }).waitFor();
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Till <b>one</b>');
    await page.getByLabel('Pair after').fill('null');
    await page.getByLabel('Answers').selectOption('false');
    await page.getByLabel('Address', { exact: false }).fill('+493077');
    await page.getByRole('button', { name: 'Create instance' }).click();
    await page.getByText('Instance created.').waitFor();
    const id = page.url().match(/ins_[\w-]+/)?.[0] ?? '';
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    const fresh = () => (javaScriptEnabled ? undefined : page.getByRole('link', { name: 'Refresh' }).click());
    const code = page.getByRole('img', { name: 'QR code to pair the account' });
    await until(async () => {
      await fresh();
      return (await code.count()) === 1;
    });
    assert.equal(await page.evaluate("document.querySelector('.qr img').naturalWidth > 0"), true);
    await mock.messaging.pair(id);
    await until(async () => {
      await fresh();
      return (await page.getByText('Open', { exact: true }).count()) === 1;
    });
    assert.equal(await page.getByText('The instance is connecting.').count(), 0);
    assert.equal(await page.locator('dd', { hasText: '+493077' }).count(), 1);

    const tabs = page.getByRole('navigation', { name: 'Till <b>one</b>' });
    await tabs.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('link', { name: 'New message' }).click();
    await page.getByLabel('To', { exact: true }).fill('two words');
    await page.getByLabel('Message', { exact: true }).fill('Hello <i>Mara</i>');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('link', { name: 'An address has no spaces.' }).waitFor();
    await page.getByLabel('To', { exact: true }).fill(mara);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('.bubble', { hasText: 'Hello <i>Mara</i>' }).waitFor();
    await until(() => mock.messaging.sent(id).length === 1);
    // What somebody types and where the focus is stays, while a message arrives.
    const answer = page.getByLabel('Message', { exact: true });
    await answer.fill('Half a sen');
    await mock.messaging.receive(id, { from: mara, text: 'Good morning!' });
    if (javaScriptEnabled) {
      await page.locator('.bubble', { hasText: 'Good morning!' }).waitFor();
      assert.equal(await answer.inputValue(), 'Half a sen');
      assert.equal(await page.evaluate('document.activeElement.name'), 'text');
    } else await page.reload();
    await page.locator('.bubble', { hasText: 'Good morning!' }).waitFor();
    await answer.fill('Good evening');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('.bubble', { hasText: 'Good evening' }).waitFor();
    if (javaScriptEnabled) {
      // Who looks at a chat reads it.
      await until(
        async () => (await mock.repository.messaging.findChat('ws_studio', id, mara))?.chat.unread === 0,
      );
      await mock.messaging.receive(id, { from: mara, text: 'Are you there?' });
      await page.locator('.bubble', { hasText: 'Are you there?' }).waitFor();
      await until(
        async () => (await mock.repository.messaging.findChat('ws_studio', id, mara))?.chat.unread === 0,
      );
      // Who looks at another window does not, until they come back.
      await page.evaluate('document.hasFocus = () => false');
      await mock.messaging.receive(id, { from: mara, text: 'Still there?' });
      await page.locator('.bubble', { hasText: 'Still there?' }).waitFor();
      const unread = async () =>
        (await mock.repository.messaging.findChat('ws_studio', id, mara))?.chat.unread;
      await page.locator('[data-mark-read]').waitFor();
      assert.equal(await unread(), 1);
      await page.evaluate("delete document.hasFocus; dispatchEvent(new Event('focus'))");
      await until(async () => (await unread()) === 0);
      await page.reload();
      assert.equal(await page.getByText('Chat marked as read.').count(), 0);
    } else {
      await page.getByRole('button', { name: 'Mark as read' }).click();
      await page.getByText('Chat marked as read.').waitFor();
    }
    assert.equal(await page.getByRole('button', { name: 'Mark as read' }).count(), 0);

    await tabs.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('link', { name: 'Create a contact' }).click();
    await page.getByLabel('Address').fill('+4915112345699');
    await page.getByLabel(/^Name/).fill('Zoë');
    await page.getByRole('button', { name: 'Create contact' }).click();
    await page.getByText('Contact created.').waitFor();
    const zoe = page.getByRole('row', { name: /Zoë/ });
    await zoe.locator('summary', { hasText: 'More actions' }).click();
    await zoe.getByRole('button', { name: 'Block' }).click();
    await page.getByText('Contact blocked.').waitFor();

    await tabs.getByRole('link', { name: 'Groups' }).click();
    await page.getByRole('link', { name: 'Create a group' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Team');
    await page.getByLabel('Participants').fill(`${mara}, +4915112345404`);
    await page.getByRole('button', { name: 'Create group' }).click();
    await page
      .getByRole('link', { name: /does not exist/ })
      .or(page.getByText(/does not exist/))
      .first()
      .waitFor();
    await page.getByLabel('Participants').fill(mara);
    await page.getByRole('button', { name: 'Create group' }).click();
    await page.getByText('Group created.').waitFor();

    await tabs.getByRole('link', { name: 'Instance' }).click();
    await page.locator('.more-menu > summary').click();
    await page.locator('summary', { hasText: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete instance' }).click();
    await page.getByText('Instance deleted.').waitFor();
    assertQuiet();
  });

test('searches chats while somebody types, also beside an open chat', async cleanup => {
  const { mock, page, base } = await open(cleanup, true);
  await mock.messaging.receive('ins_demo', { from: mara, text: 'Where is the blue parcel?' });
  const inbox = base.replace('/messaging', '/inbox');
  await page.goto(inbox);
  const entries = page.locator('.chat-entry');
  const all = await entries.count();
  assert.ok(all > 1);
  const search = page.getByRole('searchbox', { name: 'Search names and messages' });
  await search.pressSequentially('blue parcel');
  await until(async () => (await entries.count()) === 1);
  assert.match(page.url(), /\/inbox\?q=blue\+parcel$/);
  await search.fill('nowhere');
  await page.getByText('No chats found').waitFor();
  await search.fill('');
  await until(async () => (await entries.count()) === all);
  await entries.first().click();
  await page.locator('.composer').waitFor();
  const chat = page.url();
  await search.pressSequentially('blue parcel');
  await until(async () => (await entries.count()) === 1);
  assert.equal(page.url(), chat, 'the chat stays open');
});

test('opens a chat at its newest message and stays there, while the composer stays in view', async cleanup => {
  const { mock, page, base } = await open(cleanup, true);
  for (let count = 0; count < 30; count += 1)
    await mock.messaging.receive('ins_demo', { from: mara, text: `Line ${count}` });
  await page.goto(`${base}/ins_demo/chats/${encodeURIComponent(mara)}`);
  const isInView = (selector: string) =>
    page.evaluate(
      `(() => { const { top, bottom } = ${selector}.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })()`,
    );
  const last = "[...document.querySelectorAll('.bubble')].at(-1)";
  const composer = "document.querySelector('.composer')";
  assert.deepEqual([await isInView(last), await isInView(composer)], [true, true]);
  await page.setViewportSize({ width: 390, height: 740 });
  assert.ok(((await page.locator('.inbox-thread .inbox-head').boundingBox())?.height ?? 740) < 120);
  assert.deepEqual([await isInView(last), await isInView(composer)], [true, true]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const text of ['One more', 'And another', 'The third'])
    await mock.messaging.receive('ins_demo', { from: mara, text });
  await page.locator('.bubble', { hasText: 'The third' }).waitFor();
  assert.deepEqual([await isInView(last), await isInView(composer)], [true, true]);
  await page.getByLabel('Message', { exact: true }).fill('Thank you');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('.bubble.out', { hasText: 'Thank you' }).waitFor();
  assert.deepEqual([await isInView(last), await isInView(composer)], [true, true]);
  assert.equal(await page.evaluate('document.activeElement.id'), 'answer-text', 'the next one can be typed');
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await page.locator('.bubble.out', { hasText: 'First line\nsecond line' }).waitFor();
  const below = await page.evaluate(`innerHeight - ${composer}.getBoundingClientRect().bottom`);
  assert.ok(Number(below) < 100, `${below} empty pixels below the composer`);
  // Somebody who reads older messages is not moved.
  await page.evaluate("document.querySelector('[data-anchored]').scrollTop = -400");
  await mock.messaging.receive('ins_demo', { from: mara, text: 'Unseen so far' });
  assert.equal(await page.evaluate("document.querySelector('[data-anchored]').scrollTop"), -400);
});

test('passes axe on every page, and is read-only for viewers', async cleanup => {
  const { page, context, base, assertQuiet } = await open(cleanup, true);
  for (const [path, name, summary] of [
    ['', 'instances', null],
    ['/new', 'instance-new', null],
    ['/ins_demo', 'instance', 'More actions'],
    ['/ins_demo_pairing', 'pairing', 'More actions'],
    ['/ins_demo/chats', 'chats', null],
    ['/ins_demo/new-chat', 'chat-new', null],
    [`/ins_demo/chats/${encodeURIComponent('+4915112345602')}`, 'chat', null],
    ['/ins_demo/chats/beta-testers@groups', 'group-chat', null],
    ['/ins_demo/contacts', 'contacts', null],
    ['/ins_demo/contacts/new', 'contact-new', null],
    ['/ins_demo/groups', 'groups', null],
    ['/ins_demo/groups/new', 'group-new', null],
    ['/ins_demo/groups/grp_demo', 'group', null],
    ['/ins_demo/groups/grp_demo_launch', 'group-left', null],
  ] as const) {
    const answer = await page.goto(base + path);
    assert.equal(answer?.status(), 200, path);
    if (summary !== null) await page.locator('summary', { hasText: summary }).first().click();
    await assertSound(page, context, `messaging-${name}`);
  }
  assertQuiet();
  const viewer = await open(cleanup, true, mateus, 'viewer');
  for (const path of [
    '',
    '/ins_demo',
    '/ins_demo_pairing',
    '/ins_demo/chats',
    `/ins_demo/chats/${encodeURIComponent(mara)}`,
    '/ins_demo/contacts',
    '/ins_demo/groups',
    '/ins_demo/groups/grp_demo',
  ]) {
    const answer = await viewer.page.goto(`${viewer.base}${path}`);
    assert.equal(answer?.status(), 200);
    assert.equal(await viewer.page.locator('main form[method=post]').count(), 0, path);
    assert.equal(await viewer.page.getByText('2@demo').count(), 0, 'only who may pair sees the code');
  }
});

test.run();
