import type { Page } from '@playwright/test';
import { expect, test } from 'koa-marketplace/playwright';
import { errorCodes } from '../src/api/error-codes.ts';
import { purchaseErrors } from '../src/purchases/purchase-errors.ts';
import { expectAccessible } from './accessible.ts';

const known = '4f1c9a52-7c1e-4c55-9d0e-2b6a8f3d1e07';

async function send(page: Page, code: string) {
  await page.getByLabel('Purchase code').fill(code);
  await page.getByLabel('Purchase code').press('Enter');
}

test.beforeEach(({ page }) => page.goto('/purchase'));

test('shows what a code is for', async ({ mock, page }) => {
  await send(page, ` ${known} `);
  const details = page.getByRole('region', { name: 'This code is valid' });
  await expect(details).toContainText('LicenceRegular');
  await expect(details).toContainText('SupportUntil');
  await expect(details.getByRole('link', { name: 'Harbour - Magazine Theme' })).toBeVisible();
  await expect(mock).toHaveReceived('validatePurchase', {
    times: 1,
    status: 200,
    body: { purchase_code: known },
  });
  await expectAccessible(page, ['light', 'dark']);
});

test('sends nothing without a code', async ({ mock, page }) => {
  await send(page, '  ');
  await expect(page.getByRole('alert')).toHaveText('Enter the purchase code');
  await expect(page.getByLabel('Purchase code')).toBeFocused();
  await expect(mock).not.toHaveReceived('validatePurchase');
});

test('says at the field that a code is unknown, and forgets it with the next one', async ({ mock, page }) => {
  await send(page, 'of-another-shop');
  const field = page.getByLabel('Purchase code');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(purchaseErrors.invalid_purchase_code.title));
  await expect(mock).toHaveReceived('validatePurchase', { status: 404 });
  await send(page, known);
  await expect(page.getByRole('region', { name: 'This code is valid' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('says why a code that is too long is refused', async ({ mock, page }) => {
  await send(page, 'x'.repeat(2_000_000));
  await expect(page.getByRole('alert')).toContainText(purchaseErrors.body_too_large.title);
  await expect(mock).toHaveReceived('validatePurchase', { status: 413 });
});

for (const [code, status] of Object.entries(errorCodes.validatePurchase))
  test(`explains ${status} ${code}`, async ({ mock, page }) => {
    // Always: browsers send a request again that is answered with 408.
    await mock.answer('validatePurchase', { error: code }, { times: 'always' });
    await send(page, known);
    const { title } = purchaseErrors[code as keyof typeof errorCodes.validatePurchase];
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('alert')).toContainText(`${status} ${code}`);
    await expect(mock).toHaveReceived('validatePurchase', { status });
  });

test('explains that nothing answers, and takes the same code again', async ({ context, mock, page }) => {
  const fault = await mock.fail({ operation: 'validatePurchase', reset: true, times: 'always' });
  await send(page, known);
  // The proxy of Vite answers for the mock server with an error of its own.
  await expect(page.getByRole('alert')).toContainText(purchaseErrors.unreadable.title);
  await mock.stopFaults(fault.id);
  await context.setOffline(true);
  await send(page, known);
  await expect(page.getByRole('alert')).toContainText(purchaseErrors.network.title);
  await context.setOffline(false);
  await page.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'This code is valid' })).toBeVisible();
});

test('explains what a proxy on the way answers', async ({ mock, page }) => {
  const { too_many_requests, unreadable } = purchaseErrors;
  for (const [answer, { title }] of [
    [{ status: 429, text: '', headers: { 'retry-after': '1' } }, too_many_requests],
    [{ status: 200, text: '<h1>Please log in</h1>' }, unreadable],
  ] as const) {
    await mock.answer('validatePurchase', { ...answer, unchecked: true });
    await send(page, known);
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('button', { name: 'Check the code' })).toBeVisible();
  }
});

test('waits as long as the service asks it to', async ({ mock, page }) => {
  await page.clock.install();
  await page.reload();
  await mock.use('rate-limited');
  await send(page, known);
  await expect(page.getByRole('alert')).toContainText('You can try again in 30 seconds.');
  const button = page.getByRole('button', { name: /Try again in \d+ s/ });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await mock.use();
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByRole('region', { name: 'This code is valid' })).toBeVisible();
  await expect(mock).toHaveReceived('validatePurchase', { times: 1 });
});

test('sends one request, however often the button is pressed', async ({ mock, page }) => {
  await mock.answer('validatePurchase', { status: 200, delay: 500 });
  await send(page, known);
  await page.getByRole('button', { name: 'Checking …' }).click({ force: true });
  await page.getByLabel('Purchase code').press('Enter');
  await expect(page.getByRole('region', { name: 'This code is valid' })).toBeVisible();
  await expect(mock).toHaveReceived('validatePurchase', { times: 1 });
});
