/** What holds for every page of the console: its size, that nothing moves while it loads, and forced colours. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import type { KeyRecord } from '../../src/generated/types.ts';
import { suiteOf } from '../helper.ts';
import { violationsOf } from './browser.ts';
import { inSection } from './section.ts';

const open = inSection('links');
const test = suiteOf('Every page of the console in a browser', { isLong: true });

/** Sums up how far parts of the page move while it loads (Cumulative Layout Shift). */
const observe = `window.shifts = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

const paths = [
  ...[
    '',
    '/start',
    '/search?q=link',
    '/settings',
    '/keys/key_demo_studio',
    '/keys/key_demo_studio/edit',
    '/settings/members',
    '/settings/invitations',
    '/settings/audit-log',
    '/settings/retention',
    '/settings/workspace',
    '/requests?period=365',
    '/events',
    '/links',
    '/links/new',
    '/links/lnk_demo_spring/edit',
    '/links/lnk_demo_spring?period=365',
    '/link-analytics?period=365',
  ],
  ...['/webhooks', '/webhooks/new', '/webhooks/ep_demo', '/webhook-deliveries'],
  '/webhook-deliveries/msg_demo_failed_ep_demo',
  ...[
    'endpoints',
    'endpoints/ain_demo',
    'endpoints/ain_demo/edit',
    'hooks',
    'hooks/hook_demo',
    'routes',
    'routes/route_demo',
  ].map(path => `/automation/${path}`),
  ...[
    '/automation/events',
    '/automation/events/evt_many',
    '/automation/events/evt_some',
    '/messaging',
    '/messaging/contacts',
    '/messaging/groups',
    '/messaging/ins_demo',
    '/messaging/ins_demo/edit',
    '/inbox',
    '/inbox?unread=1',
    '/inbox/ins_demo/%2B4915112345602',
  ],
  ...['chats', 'chats/%2B4915112345602', 'contacts', 'groups', 'groups/grp_demo'].map(
    path => `/messaging/ins_demo/${path}`,
  ),
];

test('is small, keeps its place while it loads, and passes axe with forced colours', async cleanup => {
  const { mock, page, base, assertQuiet } = await open(cleanup, true);
  const { keys, links } = mock.repository.data;
  const [key] = keys.ws_studio ?? [];
  const [link] = links.ws_studio ?? [];
  assert.ok(key && link);
  for (let index = 0; index < 200; index += 1) {
    const digest = index.toString(16).padStart(64, '0');
    await mock.repository.keys.create('ws_studio', {
      ...(key as KeyRecord),
      scopes: [...key.scopes],
      allowed_ips: [],
      id: `key_${index}`,
      digest,
    });
    const slug = `many-${index}`;
    const more = { id: `lnk_${slug}`, slug, slug_key: slug, external_id: null };
    await mock.repository.put('links', 'ws_studio', { ...link, ...more });
  }
  // Data of many small members is shown as text.
  const [event] = mock.repository.data.automation_events.ws_studio ?? [];
  assert.ok(event);
  const lines = Array.from({ length: 300 }, (_, item_id) => ({ item_id, count: 1, price: 9.5 }));
  for (const [id, data] of [
    ['evt_many', { lines }],
    ['evt_some', { lines: lines.slice(0, 70) }],
  ] as const)
    await mock.repository.put('automation_events', 'ws_studio', { ...event, id, sequence: null, data });
  const made = await mock.fetch('/api/v1/invitations', {
    method: 'POST',
    headers: { authorization: `Bearer ${mock.keys.studio}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sam@example.com', role: 'developer' }),
  });
  // The page of the invitation needs its link, once.
  await page.goto(((await made.json()) as { data: { url: string } }).data.url);
  await page.addInitScript(observe);
  const root = base.replace(/\/links$/, '');
  for (const path of [
    ...paths,
    '/../../join/ws_studio',
    '/../../reference?workspace=ws_studio',
    '/../../reference/createLink?workspace=ws_studio',
  ]) {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(root + path, { waitUntil: 'load' });
      assert.ok(gzipSync((await answer?.body()) ?? '').length < 60_000, `${path}: bytes`);
      const [nodes, shifts, beyond] = (await page.evaluate(
        "[document.querySelectorAll('*').length, window.shifts, document.documentElement.scrollWidth - innerWidth]",
      )) as [number, number, number];
      assert.ok(nodes <= 2_000, `${path}: ${nodes} elements`);
      assert.ok(shifts < 0.05, `${path} at ${width}: moves by ${shifts}`);
      assert.ok(beyond <= 0, `${path} at ${width}: ${beyond} pixels wider than the window`);
    }
    assert.deepEqual(await violationsOf(page), [], path);
  }
  assertQuiet();
});

test('begins with the skip link, and closes a menu that the focus leaves', async cleanup => {
  const { page, base } = await open(cleanup, true);
  const focused = () => page.evaluate('document.activeElement.textContent.trim()');
  await page.goto(`${base.replace(/\/links$/, '')}/links/lnk_demo_spring`);
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'Skip to main content');
  const menu = page.locator('.more-menu');
  await menu.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  assert.equal(await menu.getAttribute('open'), '');
  await page.keyboard.press('Escape');
  assert.equal(await menu.getAttribute('open'), null);
  assert.equal(await focused(), 'More actions', 'the focus stays on the menu');
  await page.keyboard.press('Enter');
  while ((await page.evaluate("document.activeElement.closest('.more-menu') !== null")) === true)
    await page.keyboard.press('Tab');
  assert.equal(await menu.getAttribute('open'), null);
});

test.run();
