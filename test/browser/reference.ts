/** The API reference in a browser: opening it, and trying its operations. */
import { spawnSync } from 'node:child_process';
import { type Mock, type MockOptions, startMock } from '../../mock-server/index.ts';
import type { Page } from '../../tools/playwright.ts';
import type { Cleanup } from '../helper.ts';
import { visitor } from './browser.ts';

export const noCurl =
  spawnSync('curl', ['--version']).error === undefined ? null : 'curl is not on this machine';

export interface Open {
  mock: Mock;
  page: Page;
  context: Awaited<ReturnType<typeof visitor>>['context'];
  assertQuiet: () => void;
  log: string[];
}

/** The page of an operation in a public reference, as a visitor without a login sees it. */
export async function open(
  cleanup: Cleanup,
  id = 'getItem',
  { javaScriptEnabled = true, ...options }: MockOptions & { javaScriptEnabled?: boolean } = {},
): Promise<Open> {
  const log: string[] = [];
  const mock = await startMock({
    console: { publicReference: true },
    log: line => log.push(line),
    ...options,
  });
  cleanup(mock.close);
  const { page, context, assertQuiet } = await visitor(mock.url, { javaScriptEnabled });
  cleanup(() => context.close());
  await turnTo({ mock, page }, id);
  return { mock, page, context, assertQuiet, log };
}

/** Opens the page of another operation, with a key if it takes one. */
export async function turnTo(
  { mock, page }: Pick<Open, 'mock' | 'page'>,
  id: string,
  key = '',
): Promise<void> {
  await page.goto(`${mock.url}/user/api/reference/${id}`);
  if (key !== '' && (await keyField(page).count()) > 0) await keyField(page).fill(key);
}

export const keyField = (page: Page) => page.getByLabel('API key', { exact: true });

export const outcome = (page: Page, id: string) => page.locator(`#${id} [data-outcome]`);

export async function tryIt(page: Page, id: string): Promise<{ status: string; body: string }> {
  await page.locator(`#${id} [data-try]`).click();
  if ((await page.locator(`#${id}[data-writes], #${id}[data-irreversible]`).count()) > 0)
    await page.getByRole('button', { name: 'Send request' }).click();
  await outcome(page, id).waitFor();
  return {
    status: (await outcome(page, id).textContent()) ?? '',
    body: (await page.locator(`#${id}-answer`).textContent()) ?? '',
  };
}

export const curlOf = async (page: Page, id: string) =>
  (await page.locator(`#${id}-code`).textContent()) ?? '';
