import { expect, test } from 'koa-marketplace/playwright';
import { expectAccessible } from './accessible.ts';

test('lists the items, and searches them', async ({ mock, page }) => {
  await page.goto('/');
  await expect(page.getByText('23 items')).toBeVisible();
  await expect(mock).toHaveReceived('listItems', { times: 1, status: 200 });
  await page.getByLabel('Search').fill('harbour');
  await expect(page.getByRole('listitem')).toHaveText([/Harbour - Magazine Theme/, /Harbour Lights/]);
  await expect(mock).toHaveReceived('listItems', { input: { q: 'harbour' } });
  await page.getByLabel('Search').fill('zeppelin');
  await expect(page.getByText('No item contains “zeppelin”.')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
});

test('says that there are no items yet', async ({ mock, page }) => {
  await mock.use('no-items');
  await page.goto('/');
  await expect(page.getByText('There are no items for sale yet.')).toBeVisible();
  await expect(mock).toHaveReceived('listItems', { times: 1, status: 404 });
});

test('asks again while the service is closed for a moment', async ({ mock, page }) => {
  await mock.answer('listItems', [503, 503, 200]);
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('Loading items …');
  await expect(page.getByText('23 items')).toBeVisible();
  await expect(mock).toHaveReceived('listItems', { times: 3 });
});

test('shows an error that stays, and tries again when asked', async ({ mock, page }) => {
  await mock.answer('listItems', { error: 'expired_key' });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Expired API key (401 expired_key)');
  await expect(mock).toHaveReceived('listItems', { times: 1 });
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('23 items')).toBeVisible();
});

test('shows a picture and screenshots', async ({ page }) => {
  await page.goto('/items/1001');
  const picture = page.getByRole('img', { name: 'Preview of Ledgerly' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('list', { name: 'Screenshots' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, ['light', 'dark']);
});

for (const [kind, id] of [
  ['video', 1042],
  ['audio', 1041],
] as const)
  test(`plays ${kind}`, async ({ page }) => {
    await page.goto(`/items/${id}`);
    const player = page.locator(kind);
    await expect(player).toHaveAttribute('controls');
    await expect.poll(() => player.evaluate((media: HTMLMediaElement) => media.duration)).toBeGreaterThan(0);
    await player.evaluate((media: HTMLMediaElement) => media.play());
    await expect
      .poll(() => player.evaluate((media: HTMLMediaElement) => media.currentTime))
      .toBeGreaterThan(0);
    await expectAccessible(page, ['light', 'dark']);
  });

test('shows an item as it is now', async ({ mock, page }) => {
  await mock.patchRecord('items', 1001, { name: 'Ledgerly 5', price: { regular: 1200, extended: 6000 } });
  await page.goto('/items/1001');
  await expect(page).toHaveTitle('Ledgerly 5 · Marketplace');
  await expect(page.getByText('$1,200.00')).toBeVisible();
});

test('says that an item does not exist', async ({ page }) => {
  await page.goto('/items/999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item not found');
  await page.getByRole('link', { name: 'See all items' }).click();
  await expect(page.getByText('23 items')).toBeVisible();
});

test('opens an item by the keyboard, and begins at its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('23 items')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByRole('link', { name: 'Pebble: 480 Rounded Icons' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pebble: 480 Rounded Icons');
});
