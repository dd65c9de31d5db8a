/** What an owner of a site does with the plugin, over HTTP. */
import assert from 'node:assert/strict';
import type { Site, User } from './site.ts';

export interface World {
  // biome-ignore lint/suspicious/noExplicitAny: the built package has no types here.
  readonly mock: any;
  /** Has the key, and the plugin. */
  readonly site: Site;
  /** Has the key and a theme, and answers plugins that were sold. */
  readonly shop: Site;
  /** Has the plugin and no key. */
  readonly buyer: Site;
}

export type Step = readonly [name: string, run: (world: World) => Promise<void>];

export const settings = '/wp-admin/options-general.php?page=purchase-code';
export const settingsOfNetwork = '/wp-admin/network/settings.php?page=purchase-code';
/** Codes of the fixtures: one of the item in the page, one of another item. */
export const code = '4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07';
export const codeOfOther = 'c1a236d2-0a5d-40db-8abe-44605f5ea7a3';
export const post = 'validatePurchase';

export const textIn = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** What the page of the plugin says to the owner. */
export async function shown(site: Site, page = settings): Promise<string> {
  const { status, text } = await site.request(page, { user: 'owner' });
  assert.equal(status, 200);
  return textIn(text.slice(text.indexOf('<h1>Purchase code'), text.indexOf('<form method="post"')));
}

export async function nonceOf(site: Site, page = settings): Promise<string> {
  const { text } = await site.request(page, { user: 'owner' });
  return /name="_wpnonce" value="(\w+)"/.exec(text)?.[1] ?? '';
}

/** A nonce as WordPress would give it to this user, who sees no form. */
export async function nonceFor(site: Site, user: User): Promise<string> {
  const [, name, value] = /(wordpress_logged_in_\w+)=([^;]+)/.exec(await site.cookiesOf(user)) ?? [];
  return site.php(
    `$_COOKIE['${name}'] = urldecode('${value}');
wp_set_current_user(get_user_by('login', '${user}')->ID);
return wp_create_nonce('purchase_code');`,
  );
}

export const submit = (
  site: Site,
  fields: Record<string, string>,
  { user = 'owner', page = settings }: { user?: User; page?: string } = {},
) =>
  site.request('/wp-admin/admin-post.php', {
    method: 'POST',
    user,
    headers: { referer: new URL(page, site.url).href },
    body: new URLSearchParams({ action: 'purchase_code', ...fields }),
  });

/** Presses the button, with a code or without one. Returns what the page says then. */
export async function check(site: Site, entered = '', page = settings): Promise<string> {
  const fields = { _wpnonce: await nonceOf(site, page), code: entered };
  const { status, headers } = await submit(site, fields, { page });
  assert.equal(status, 302);
  assert.equal(headers.get('location'), new URL(page, site.url).href);
  return shown(site, page);
}

/** Lets WP-Cron run as if an hour had passed. */
export async function hour(site: Site): Promise<void> {
  await site.php(
    `wp_clear_scheduled_hook('purchase_code_cron'); return wp_schedule_event(time() - 1, 'hourly', 'purchase_code_cron');`,
  );
  assert.equal((await site.request('/wp-cron.php')).status, 200);
}

/** Seconds until a transient ends. */
export const secondsLeft = (site: Site, name: string): Promise<number> =>
  site.php(`return (int) get_option('_site_transient_timeout_${name}') - time();`);
