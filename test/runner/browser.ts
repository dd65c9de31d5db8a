/** A real headless Chromium from npm. */
import { rm } from 'node:fs/promises';
import { unpackedChromium } from '../../tools/chromium.ts';
import { plainHost } from '../browser/plain-host.ts';
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
  const { chromium } = await import('../../tools/playwright.ts');
  const server = await chromium.launchServer({ executablePath, args, headless: true });
  const stop = async () => {
    await server.close();
    if (temporary !== null) await rm(temporary, { recursive: true, force: true });
  };
  return { address: server.wsEndpoint(), stop };
}
