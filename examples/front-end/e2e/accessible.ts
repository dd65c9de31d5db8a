import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'koa-marketplace/playwright';

/** Fails with what a reader of assistive technology would stumble on. */
export async function expectAccessible(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ help, nodes }) => [help, ...nodes.map(node => node.html)])).toEqual([]);
  }
}
