/** A section of the console in a browser. */
import { startMock } from '../../mock-server/index.ts';
import { ingrid } from '../console/client.ts';
import type { Cleanup } from '../helper.ts';
import { visitor } from './browser.ts';

/** Opens a section of the demo workspace as somebody who has just logged in. */
export const inSection =
  (section: string, first = '') =>
  async (cleanup: Cleanup, javaScriptEnabled: boolean, who = ingrid, role: 'owner' | 'viewer' = 'owner') => {
    const memberships = [{ workspace_id: 'ws_studio', user_id: who.id, role }];
    const mock = await startMock({ fixtures: { memberships } });
    cleanup(mock.close);
    const visit = await visitor(mock.url, { javaScriptEnabled });
    cleanup(() => visit.context.close());
    const { page } = visit;
    const base = `${mock.url}/user/api/workspaces/ws_studio/${section}`;
    await page.goto(`${base}${first}`);
    await page.getByLabel(/e-?mail/i).fill(who.email);
    await page.getByLabel(/password/i).fill(who.demo_password);
    await page.getByRole('button', { name: /log in/i }).click();
    await page.waitForURL(`**/${section}${first}`);
    return { mock, base, ...visit };
  };
