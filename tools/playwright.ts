/** Playwright, and the script of axe, for tests outside this folder, which cannot import its packages by name. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
