/** What docs/wordpress.md promises of your own site, networks and themes, after the steps of the plugin. */
import assert from 'node:assert/strict';
import {
  check,
  code,
  hour,
  post,
  type Step,
  secondsLeft,
  settings,
  settingsOfNetwork,
  shown,
} from './owner.ts';
import type { Site } from './site.ts';

const forget = (site: Site) =>
  site.php(
    `foreach (array('fresh', 'wait') as $name) delete_site_transient("purchase_code_$name");
foreach (array('purchase_code', 'purchase_code_answer', 'purchase_code_problem') as $name) delete_site_option($name);
return true;`,
  );

export const relaySteps: readonly Step[] = [
  [
    'a plugin without a key asks your site, which has it',
    async ({ mock, buyer }) => {
      assert.match(await check(buyer, code), /is valid: Regular license/);
      const [request] = mock.requests({ operation: post });
      assert.equal(request.headers.authorization, `Bearer ${mock.keys.studio}`);
      assert.match(await check(buyer, 'unknown'), /is not valid/);
      assert.match(await check(buyer, code), /is valid/);
    },
  ],
  [
    'what is wrong with your server or your key does not concern the buyer',
    async ({ mock, buyer }) => {
      for (const answer of [
        401,
        403,
        500,
        { reset: true },
        { status: 200, text: 'Hello', unchecked: true },
      ]) {
        mock.answer(post, answer);
        const text = await check(buyer);
        assert.match(text, /is valid.*has a problem \(502 The server for purchase codes does not answer\)/);
      }
      mock.answer(post, { status: 429, headers: { 'retry-after': '600' } });
      assert.match(await check(buyer), /is valid.*Too many codes were tried/);
      const seconds = await secondsLeft(buyer, 'purchase_code_wait');
      assert.ok(seconds > 400 && seconds <= 600, `${seconds} s`);
      await forget(buyer);
    },
  ],
  [
    'an object cache that keeps nothing costs a request an hour, and no page',
    async ({ mock, buyer }) => {
      await check(buyer, code);
      await buyer.put(
        'object-cache.php',
        "<?php require_once ABSPATH . WPINC . '/class-wp-object-cache.php'; require ABSPATH . WPINC . '/cache.php';",
      );
      await mock.clearRequests();
      for (let count = 0; count < 3; count += 1) assert.match(await shown(buyer), /is valid/);
      assert.equal(mock.requests({ operation: post }).length, 0);
      for (let count = 0; count < 2; count += 1) await hour(buyer);
      assert.equal(mock.requests({ operation: post }).length, 2);
    },
  ],
  [
    'who guesses is stopped after ten wrong codes, before the server stops your key',
    async ({ mock, shop }) => {
      const statuses: number[] = [];
      const guess = (body: BodyInit, headers = {}) =>
        shop.request('/wp-json/marketplace/v1/api/purchases/validation', { method: 'POST', body, headers });
      for (let count = 0; count < 12; count += 1) {
        const { status, headers } = await guess(new URLSearchParams({ purchase_code: `guess ${count}` }));
        statuses.push(status);
        if (status === 429) assert.equal(headers.get('retry-after'), '900');
      }
      assert.equal(statuses.at(0), 404);
      assert.equal(statuses.at(-1), 429);
      assert.ok(mock.requests({ operation: post }).length <= 10);
      const list = JSON.stringify({ purchase_code: ['x'] });
      for (const [body, headers] of [
        ['', {}],
        [list, { 'content-type': 'application/json' }],
      ] as const)
        assert.equal((await guess(body, headers)).status, 400);
    },
  ],
  [
    'in a network, all sites share a code, an answer and a request',
    async ({ mock, site }) => {
      await site.php(
        `require ABSPATH . 'wp-admin/includes/upgrade.php';
global $wpdb;
foreach ($wpdb->tables('ms_global') as $name => $table) $wpdb->$name = $table;
install_network();
return populate_network(1, '${new URL(site.url).host}', 'owner@site.example', 'Network');`,
      );
      await site.define({
        MULTISITE: true,
        SUBDOMAIN_INSTALL: false,
        DOMAIN_CURRENT_SITE: new URL(site.url).host,
        PATH_CURRENT_SITE: '/',
        SITE_ID_CURRENT_SITE: 1,
        BLOG_ID_CURRENT_SITE: 1,
      });
      site.logOut();
      const second = await site.php(
        `activate_plugin('purchase-code/purchase-code.php', '', true);
global $wpdb;
$id = wp_insert_site(array('domain' => 'site.example', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1));
// WordPress makes no site with a port.
$wpdb->update($wpdb->blogs, array('domain' => '${new URL(site.url).host}'), array('blog_id' => $id));
return $id;`,
      );
      const { text } = await site.request('/second/?rest_route=/');
      assert.equal(JSON.parse(text).name, 'Second');
      assert.match(await check(site, code, settingsOfNetwork), /is valid/);
      const asked = `switch_to_blog(${second}); purchase_code_check();
return array(purchase_code_is_valid(), wp_next_scheduled('purchase_code_cron'));`;
      assert.deepEqual(await site.php(asked), [true, false]);
      await hour(site);
      assert.equal(mock.requests({ operation: post }).length, 1);
      assert.equal((await site.request(settings, { user: 'owner' })).status, 403);
    },
  ],
  [
    'a theme that requires the files has the page, too',
    async ({ shop }) => {
      await shop.php(`switch_theme('shop'); return true;`);
      assert.match(await check(shop, code), /is valid: Regular license/);
      assert.equal(await shop.php(`return wp_get_schedule('purchase_code_cron');`), 'hourly');
    },
  ],
];
