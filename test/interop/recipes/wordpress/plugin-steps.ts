/** What docs/wordpress.md promises of the plugin, as steps that follow each other in the same site. */
import assert from 'node:assert/strict';
// @ts-expect-error: the built package, which this folder does not depend on
import { startMock } from '../../../../dist/mock.js';
import {
  check,
  code,
  codeOfOther,
  hour,
  nonceFor,
  nonceOf,
  post,
  type Step,
  secondsLeft,
  settings,
  shown,
  submit,
  textIn,
} from './owner.ts';

export const pluginSteps: readonly Step[] = [
  [
    'the plugin is activated, and its hour is planned',
    async ({ site, buyer }) => {
      for (const one of [site, buyer]) {
        await one.php(`return activate_plugin('purchase-code/purchase-code.php');`);
        assert.equal((await one.request(settings, { user: 'owner' })).status, 200);
        assert.equal(await one.php(`return wp_get_schedule('purchase_code_cron');`), 'hourly');
      }
      assert.match(await shown(site), /has not been checked yet/);
    },
  ],
  [
    'a valid code is shown with its license, and its last characters only',
    async ({ mock, site }) => {
      assert.match(
        await check(site, `\u00a0 ${code}\t`),
        /is valid: Regular license, supported until .* Checked: /,
      );
      const { text } = await site.request(settings, { user: 'owner' });
      assert.match(text, /placeholder="…1e07"/);
      assert.ok(!text.includes(code));
      const [request] = mock.requests({ operation: post });
      assert.equal(request.body.value.purchase_code.trim(), code);
      assert.equal(request.headers.authorization, `Bearer ${mock.keys.studio}`);
      assert.ok(!request.path.includes('mk_'));
    },
  ],
  [
    'pages and hours ask for nothing while the answer is fresh, which is a day',
    async ({ mock, site }) => {
      for (let count = 0; count < 3; count += 1) await shown(site);
      await hour(site);
      assert.equal(mock.requests({ operation: post }).length, 0);
      const seconds = await secondsLeft(site, 'purchase_code_fresh');
      assert.ok(seconds > 80_000 && seconds <= 86_400, `${seconds} s`);
    },
  ],
  [
    'when the transient is gone, pages still ask for nothing, and one hour asks once',
    async ({ mock, site }) => {
      await site.php(`return delete_site_transient('purchase_code_fresh');`);
      assert.match(await shown(site), /is valid/);
      assert.equal(mock.requests({ operation: post }).length, 0);
      await hour(site);
      await hour(site);
      assert.equal(mock.requests({ operation: post }).length, 1);
    },
  ],
  [
    'errors are sentences for the owner, and a valid code stays valid',
    async ({ mock, site }) => {
      const html = { status: 200, text: '<p>Welcome to our hotel</p>', unchecked: true };
      const away = { status: 302, headers: { location: 'https://shop.example/' }, unchecked: true };
      for (const [answer, sentence] of [
        [400, /does not take this request: Invalid request/],
        [401, /refuses the key of this site: .*Correct MARKETPLACE_KEY in wp-config\.php/],
        [403, /may not check purchase codes: .*scope/],
        [{ status: 404, text: 'Not Found', unchecked: true }, /no server for purchase codes at http/],
        [500, /has a problem \(500 Internal server error\)\. The next try is within an hour/],
        [503, /has a problem \(503 /],
        [html, /has a problem \(200 OK\)/],
        [{ status: 200, body: 'text', unchecked: true }, /has a problem \(200 OK\)/],
        [away, /leads to another address/],
        [{ reset: true }, /cannot be reached\. The next try is within an hour\. cURL error/],
        [{ truncate: true }, /cannot be reached|has a problem/],
      ] as const) {
        mock.answer(post, answer);
        const text = await check(site);
        assert.match(text, sentence);
        assert.match(text, /is valid: Regular license/);
        assert.ok(await site.php('return purchase_code_is_valid();'));
      }
      assert.doesNotMatch(await check(site), /problem|cannot|refuses/);
    },
  ],
  [
    'a failure is tried again in the next hour, and not kept',
    async ({ mock, site }) => {
      mock.answer(post, 503);
      await check(site);
      assert.equal(await site.php(`return get_site_transient('purchase_code_fresh');`), false);
      await hour(site);
      assert.deepEqual(
        mock.requests({ operation: post }).map(({ status }: { status: number }) => status),
        [503, 200],
      );
    },
  ],
  [
    'a server that hangs holds the button for the five seconds of the page, and no page',
    async ({ mock, site }) => {
      mock.answer(post, { hang: true }, { times: 'always' });
      assert.match(await check(site), /cannot be reached.*cURL error 28.*5\d{3} milliseconds/);
      assert.match(await shown(site), /is valid/);
    },
  ],
  [
    'after 429, neither the button nor an hour asks before Retry-After, a number or a date',
    async ({ mock, site }) => {
      const tooMany = (after: string) => ({ status: 429, headers: { 'retry-after': after } });
      for (const [after, least, most] of [
        ['7200', 7_000, 7_200],
        [new Date(Date.now() + 3_600_000).toUTCString(), 3_400, 3_600],
        ['soon', 30, 60],
        ['99999999', 80_000, 86_400],
      ] as const) {
        await mock.reset();
        await site.php(`return delete_site_transient('purchase_code_wait');`);
        mock.answer(post, tooMany(after));
        assert.match(await check(site), /Too many codes were tried/);
        assert.match(await check(site), /is valid.*Too many codes were tried/);
        await hour(site);
        assert.equal(mock.requests({ operation: post }).length, 1, after);
        const seconds = await secondsLeft(site, 'purchase_code_wait');
        assert.ok(seconds > least && seconds <= most, `${after}: ${seconds} s`);
      }
      await site.php(`return delete_site_transient('purchase_code_wait');`);
      assert.doesNotMatch(await check(site), /Too many/);
    },
  ],
  [
    'a code that is not valid, or of another item, is asked for again after a week',
    async ({ mock, site }) => {
      for (const entered of ['unknown', codeOfOther]) {
        assert.match(await check(site, entered), /is not valid for this plugin/);
        assert.equal(await site.php('return purchase_code_is_valid();'), false);
        const seconds = await secondsLeft(site, 'purchase_code_fresh');
        assert.ok(seconds > 600_000 && seconds <= 604_800, `${seconds} s`);
      }
      await hour(site);
      assert.equal(mock.requests({ operation: post }).length, 2);
    },
  ],
  [
    'a new code has no answer until the server gives one',
    async ({ mock, site }) => {
      mock.answer(post, 503);
      assert.match(await check(site, code), /has not been checked yet.*has a problem \(503/);
      assert.equal(await site.php('return purchase_code_is_valid();'), false);
      await hour(site);
      assert.match(await shown(site), /is valid/);
    },
  ],
  [
    'what is entered and answered is escaped',
    async ({ mock, site }) => {
      mock.answer(post, {
        status: 400,
        body: { status: 'error', msg: '<script>alert(1)</script>' },
        unchecked: true,
      });
      await check(site, `a "'\\<b>ü`);
      const { text } = await site.request(settings, { user: 'owner' });
      assert.ok(text.includes('placeholder="…&lt;b&gt;ü"'), /placeholder=.*/.exec(text)?.[0]);
      assert.ok(!text.includes('<script>alert'));
      assert.equal(mock.requests({ operation: post })[0].body.value.purchase_code, `a "'\\<b>ü`);
    },
  ],
  [
    'only an owner may change the code, and only from the form',
    async ({ mock, site }) => {
      await check(site, code);
      await mock.reset();
      const nonce = await nonceOf(site);
      const cases = [
        [{ code: 'other', _wpnonce: await nonceFor(site, 'reader') }, 'reader'],
        [{ code: 'other', _wpnonce: nonce }, 'reader'],
        [{ code: 'other' }, 'owner'],
        [{ code: 'other', _wpnonce: 'wrong' }, 'owner'],
      ] as const;
      for (const [fields, user] of cases) assert.equal((await submit(site, fields, { user })).status, 403);
      assert.equal((await site.request(settings, { user: 'reader' })).status, 403);
      const nobody = await site.request('/wp-admin/admin-post.php', {
        method: 'POST',
        body: new URLSearchParams({ action: 'purchase_code', code: 'other', _wpnonce: nonce }),
      });
      assert.doesNotMatch(nobody.text, /Purchase/);
      // A list in place of a code is none.
      assert.equal((await submit(site, { 'code[]': 'other', _wpnonce: nonce })).status, 302);
      assert.equal(await site.php(`return get_site_option('purchase_code');`), code);
    },
  ],
  [
    'the plugins page tells of the version that the item has',
    async ({ site }) => {
      await site.php(`delete_site_transient('update_plugins'); return true;`);
      const { text } = await site.request('/wp-admin/plugins.php', { user: 'owner' });
      assert.match(textIn(text), /There is a new version of Purchase code available\. View version 6\.0\.3/);
    },
  ],
  [
    'hosts that an administrator blocks, and certificates that nobody knows, are named',
    async ({ site }) => {
      const ask = `return purchase_code_ask('x');`;
      await site.define({ WP_HTTP_BLOCK_EXTERNAL: true });
      assert.match(
        (await site.php(ask)).problem,
        /may not send requests to 127\.0\.0\.1 .*Add it to WP_ACCESSIBLE_HOSTS in wp-config\.php/,
      );
      await site.define({ WP_HTTP_BLOCK_EXTERNAL: true, WP_ACCESSIBLE_HOSTS: '127.0.0.1' });
      assert.deepEqual(await site.php(ask), { answer: { valid: false } });
      await site.define({});
      const { url, close } = await startMock({ https: true });
      const { problem } = await site.php(ask, { MARKETPLACE_URL: url });
      await close();
      assert.match(problem, /cannot be reached.*cURL error 60: SSL certificate problem/);
    },
  ],
  [
    'wp_safe_remote_post refuses the mock server, and wp_remote_post does not',
    async ({ mock, site }) => {
      const sent = (name: string) =>
        site.php(
          `$response = ${name}(MARKETPLACE_URL . '/api/purchases/validation');
return is_wp_error($response) ? $response->get_error_message() : $response['response']['code'];`,
        );
      assert.equal(await sent('wp_safe_remote_post'), 'A valid URL was not provided.');
      assert.equal(mock.requests().length, 0);
      assert.equal(await sent('wp_remote_post'), 401);
      const ports = [80, 443, 8080, 4000].map(port => `wp_http_validate_url('http://192.0.2.1:${port}')`);
      const allowed: unknown[] = await site.php(`return array(${ports.join()});`);
      assert.deepEqual(allowed.map(Boolean), [true, true, true, false]);
    },
  ],
  [
    'the key is in no page, no export, no option and no log',
    async ({ mock, site }) => {
      const pages = [settings, '/wp-admin/options.php', '/wp-admin/export.php?download=true&content=all'];
      for (const path of [...pages, '/wp-admin/site-health.php?tab=debug', '/wp-json/']) {
        const { status, text } = await site.request(path, { user: 'owner' });
        assert.equal(status, 200, path);
        assert.ok(!text.includes(mock.keys.studio), path);
      }
      const options = await site.php(
        'global $wpdb; return $wpdb->get_results("select * from $wpdb->options");',
      );
      const stored = JSON.stringify(options);
      assert.ok(stored.includes(code));
      assert.ok(!stored.includes('mk_'));
      assert.ok(!(await site.log()).includes('mk_'));
      for (const { option_name: name, autoload } of options)
        if (name.startsWith('purchase_code')) assert.equal(autoload, 'no', name);
    },
  ],
];
