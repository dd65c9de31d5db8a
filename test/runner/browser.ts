/** A real headless Chromium from npm. */
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { plainHost } from '../browser/plain-host.ts';
import type { Part } from './shared.ts';

/**
 * Does not use the package's own list of flags, which is for small cloud functions: with its single process, one crash
 * ends all pages.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`,
];

export async function startBrowser(): Promise<Part> {
  const executablePath = await chromium.executablePath();
  const server = await playwright.launchServer({ executablePath, args, headless: true });
  return { address: server.wsEndpoint(), stop: () => server.close() };
}
