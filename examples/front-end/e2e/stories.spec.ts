import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { errorCodes } from '../src/api/error-codes.ts';
import { expectAccessible } from './accessible.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
}

// npm run build-storybook writes it.
const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8');
const stories: Story[] = Object.values(JSON.parse(index).entries);

/** How the story ended that is shown, with its play function. */
const outcomeOf = (id: string) => `(() => {
  const [outcome] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
  return outcome?.storyId === '${id}' && outcome.status;
})()`;

for (const component of new Set(stories.map(({ title }) => title)))
  test(`each story of the ${component} passes, and is accessible`, async ({ page }) => {
    test.slow();
    await page.goto('/iframe.html');
    for (const { id, name } of stories.filter(({ title }) => title === component))
      await test.step(name, async () => {
        // What Storybook does when one is chosen.
        const shown = `window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`;
        await page.evaluate(shown);
        const outcome = await page.waitForFunction(outcomeOf(id));
        expect(await outcome.jsonValue(), name).toBe('success');
        await expectAccessible(page, ['light']);
      });
  });

test('there is a story for each error of the document', () => {
  const named = Object.keys(errorCodes.validatePurchase).map(code => code.replaceAll('_', ''));
  const shown = stories.map(({ exportName }) => exportName.toLowerCase());
  expect(named.filter(one => !shown.includes(one))).toEqual([]);
});

test('the media of an item come from the mock server in the browser', async ({ page }) => {
  for (const kind of ['video', 'audio']) {
    await page.goto(`/iframe.html?id=item-page--${kind}&viewMode=story`);
    const player = page.locator(kind);
    await expect.poll(() => player.evaluate((one: HTMLMediaElement) => one.duration)).toBeGreaterThan(0);
  }
  await page.goto('/iframe.html?id=item-page--image&viewMode=story');
  const picture = page.getByRole('img', { name: 'Preview of Ledgerly' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
});
