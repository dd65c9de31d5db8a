/** Runs docs/wordpress.md in WordPress, as an owner of a site uses it: over HTTP, against the mock server. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: the built package, which this folder does not depend on
import { startMock } from '../../../../dist/mock.js';
import { hasCommand } from '../../clients/command.ts';
import { wordpressFiles, wordpressPage } from '../page.ts';
import { startDatabase } from './database.ts';
import { pluginSteps } from './plugin-steps.ts';
import { relaySteps } from './relay-steps.ts';
import { copyWordPress, type Site, startSite, wordpress } from './site.ts';

/** Why this machine cannot run it. */
export const noWordPress: string | null = [
  [existsSync(join(wordpress, 'wp-load.php')), 'wordpress'],
  [hasCommand('php'), 'php-cli'],
  [hasCommand('mariadb-install-db'), 'mariadb-server-core'],
].every(([isThere]) => isThere)
  ? null
  : "this machine does not have Debian's packages wordpress, php-cli, php-mysql and mariadb-server-core";

/** The files of the page below a folder of `wp-content`, by their places below another. */
function filesBelow(part: string, place = part): Record<string, string> {
  const prefix = `wp-content/${part}/`;
  return Object.fromEntries(
    [...wordpressFiles]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, code]) => [`${place}/${name.slice(prefix.length)}`, code]),
  );
}

/** What the page says of a theme. */
const required = /`(require [^`]+)` in `functions\.php`/.exec(wordpressPage)?.[1] ?? '';

const theme = {
  'themes/shop/style.css': '/*\nTheme Name: Shop\n*/',
  'themes/shop/index.php': '<?php get_header(); ?>',
  'themes/shop/functions.php': `<?php\n${required}\n`,
  ...filesBelow('plugins', 'themes/shop'),
};

/** What PHP says about the files of the page. Those of WordPress 6.1 are older than PHP 8.2. */
const complaintsIn = (log: string): string[] =>
  log.split('\n').filter(line => /PHP (?:Fatal|Parse)|PHP .*(?:purchase-code|marketplace)/.test(line));

/** What is wrong, in a line for each failed step. */
export async function wordPress(): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'wordpress-'));
  /** What has to be stopped, the last first. */
  const stops: (() => Promise<void>)[] = [() => rm(root, { recursive: true, force: true })];
  const started: Site[] = [];
  try {
    const mock = await startMock();
    stops.push(mock.close);
    const database = await startDatabase();
    stops.push(database.stop);
    const open = async (name: string, files: Record<string, string>, env: Record<string, string> = {}) => {
      const site = await startSite({ root, name, database, files, env });
      started.push(site);
      stops.push(site.stop);
      return site;
    };
    await copyWordPress(root);
    const lines = { 'marketplace.php': wordpressFiles.get('wp-config.php') ?? '' };
    const server = { MARKETPLACE_URL: mock.url };
    const site = await open('site', { ...filesBelow('plugins'), ...lines }, server);
    const shop = await open('shop', { ...filesBelow('mu-plugins'), ...theme, ...lines }, server);
    const address = `<?php define( 'MARKETPLACE_URL', '${shop.url}/wp-json/marketplace/v1' );`;
    const buyer = await open('buyer', { ...filesBelow('plugins'), 'marketplace.php': address });
    const found: string[] = [];
    for (const [name, step] of [...pluginSteps, ...relaySteps]) {
      await mock.reset();
      await step({ mock, site, shop, buyer }).catch((error: unknown) =>
        found.push(`${name}: ${error instanceof Error ? error.stack : error}`),
      );
    }
    for (const one of started) found.push(...complaintsIn(await one.log()));
    return found;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
