/** A real headless Chromium from npm. */
import { rm } from 'node:fs/promises';
import { chromium as playwright } from 'playwright-core';
import { plainHost } from '../browser/plain-host.ts';
import { unpackedChromium } from './chromium.ts';
import type { Part } from './messages.ts';

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
  const { executablePath, temporary } = await unpackedChromium();
  const server = await playwright.launchServer({ executablePath, args, headless: true });
  const stop = async () => {
    await server.close();
    if (temporary !== null) await rm(temporary, { recursive: true, force: true });
  };
  return { address: server.wsEndpoint(), stop };
}
