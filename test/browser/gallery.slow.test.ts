/** The gallery of all components in a browser: axe and overflow in each colour scheme and width. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMock } from '../../mock-server/index.ts';
import { builtIn } from '../../src/index.ts';
import { ingrid } from '../console/client.ts';
import { gallery } from '../console/gallery/group.ts';
import { variants } from '../extent.ts';
import { suiteOf } from '../helper.ts';
import { violationsOf, visitor } from './browser.ts';

const test = suiteOf('The gallery of all components in a browser', { isLong: true });
const path = '/user/api/workspaces/ws_studio/gallery';
const pictures = fileURLToPath(new URL('../../.cache/screenshots/', import.meta.url));
const takesPictures = process.env.SCREENSHOTS !== undefined;

const looks = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
  ['forced', { colorScheme: 'light', forcedColors: 'active' }],
] as const;

for (const [name, media] of variants(looks))
  for (const width of variants([1440, 1280, 390]))
    test(`passes axe and fits in ${name} colours at a width of ${width}`, async cleanup => {
      const mock = await startMock({ groups: [...builtIn, gallery] });
      cleanup(mock.close);
      const { page, context, assertQuiet } = await visitor(mock.url);
      cleanup(() => context.close());
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${mock.url}${path}`);
      await page.getByLabel(/e-?mail/i).fill(ingrid.email);
      await page.getByLabel(/password/i).fill(ingrid.demo_password);
      await page.getByRole('button', { name: /log in/i }).click();
      await page.getByRole('heading', { name: 'Components' }).waitFor();
      if (takesPictures) mkdirSync(pictures, { recursive: true });
      const parts = await page.getByRole('navigation', { name: 'Parts' }).getByRole('link').allInnerTexts();
      assert.ok(parts.length > 3, parts.join());
      for (const part of parts) {
        await page.goto(`${mock.url}${path}?part=${part}`);
        if (takesPictures)
          await page.screenshot({ path: `${pictures}gallery-${part}-${name}-${width}.png`, fullPage: true });
        const [nodes, beyond] = (await page.evaluate(
          "[document.querySelectorAll('*').length, document.documentElement.scrollWidth - innerWidth]",
        )) as [number, number];
        assert.ok(nodes <= 2_000, `${part}: ${nodes} elements`);
        assert.ok(beyond <= 0, `${part}: ${beyond} pixels wider than the window`);
        const outside = await page.evaluate(
          "[...document.querySelectorAll('details[open] > .panel')].filter(panel => { const { left, right } = panel.getBoundingClientRect(); return left < 0 || right > innerWidth; }).length",
        );
        assert.equal(outside, 0, `${part}: a menu is cut off`);
        assert.deepEqual(await violationsOf(page), [], part);
      }
      assertQuiet();
    });

test.run();
