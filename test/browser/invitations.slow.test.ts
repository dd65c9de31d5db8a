/** Invitations in a browser: an owner invites, and the invited person joins. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import type { Page } from '../../tools/playwright.ts';
import { ingrid, mateus } from '../console/client.ts';
import { variants } from '../extent.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { assertSound, violationsOf, visitor } from './browser.ts';

const test = suiteOf('Invitations in a browser');
const hostile = '<b>Studio</b> "Nord" & Söhne with a name that is rather long';

/** A mock server that "sends" invitations to the list, if it sends any. */
async function open(cleanup: Cleanup, javaScriptEnabled: boolean, sends: boolean) {
  const links: string[] = [];
  const mock = await startMock({
    ...(sends && { console: { sendInvitation: ({ url }: { url: string }) => links.push(url) } }),
  });
  cleanup(mock.close);
  await mock.patchRecord('workspaces', 'ws_studio', { name: hostile });
  const person = async () => {
    const visit = await visitor(mock.url, { javaScriptEnabled });
    cleanup(() => visit.context.close());
    return visit;
  };
  return { mock, links, person };
}

async function logIn(page: Page, who: typeof ingrid): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(who.email);
  await page.getByLabel(/password/i).fill(who.demo_password);
  await page.getByRole('button', { name: /log in/i }).click();
}

/** Axe in light, dark and forced colours. It needs scripts, and the pages are the same without. */
const looker =
  (isLooking: boolean) =>
  async ({ page, context }: Awaited<ReturnType<typeof visitor>>, name: string): Promise<void> => {
    if (!isLooking) return;
    await assertSound(page, context, `invitations-${name}`);
    await page.emulateMedia({ forcedColors: 'active' });
    assert.deepEqual(await violationsOf(page), [], name);
    await page.emulateMedia({ forcedColors: null });
  };

async function invite(page: Page, email: string, role: string): Promise<void> {
  const field = page.getByLabel('E-mail address');
  if (!(await field.isVisible())) await page.getByRole('link', { name: 'Invite a person' }).click();
  await field.fill(email);
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
}

for (const javaScriptEnabled of variants([true, false]))
  test(`are sent, and accepted with a new account, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
    const assertPage = looker(javaScriptEnabled);
    const { mock, links, person } = await open(cleanup, javaScriptEnabled, true);
    const owner = await person();
    await owner.page.goto(`${mock.url}/user/api/workspaces/ws_studio/settings/invitations`);
    await logIn(owner.page, ingrid);
    await owner.page.getByText('kim@example.com', { exact: true }).waitFor();
    await invite(owner.page, 'KIM@example.com', 'viewer');
    await owner.page.getByText('This address is invited already').first().waitFor();
    assert.equal(await owner.page.getByLabel('Role').inputValue(), 'viewer');
    await assertPage(owner, 'refused');
    await invite(owner.page, 'sam@example.com', 'viewer');
    await owner.page.getByText('Invitation sent.').waitFor();
    await assertPage(owner, 'sent');
    owner.assertQuiet();

    const sam = await person();
    await sam.page.goto(links[0] ?? '');
    assert.equal(sam.page.url(), `${mock.url}/user/api/join/ws_studio`);
    await sam.page.getByRole('heading', { name: `Join ${hostile}` }).waitFor();
    await assertPage(sam, 'join');
    await sam.page.getByLabel('Your name').fill('\u0085');
    await sam.page.getByLabel('New password').fill('correct horse');
    await sam.page.getByRole('button', { name: 'Create account and join' }).click();
    await sam.page.getByRole('link', { name: /characters that cannot be shown/ }).waitFor();
    await assertPage(sam, 'join-refused');
    await sam.page.getByLabel('Your name').fill('Sam');
    await sam.page.getByLabel('New password').fill('correct horse');
    await sam.page.getByRole('button', { name: 'Create account and join' }).click();
    await sam.page.waitForURL('**/workspaces/ws_studio');
    sam.assertQuiet();

    await sam.page.goto(links[0] ?? '');
    await sam.page.getByRole('heading', { name: 'This invitation does not work' }).waitFor();
    await assertPage(sam, 'used');
    await owner.page.reload();
    assert.equal(await owner.page.getByText('sam@example.com', { exact: true }).count(), 0);
    await sam.page.goto(`${mock.url}/user/api/workspaces/ws_studio/settings/invitations`);
    await sam.page.getByText('Only owners of this workspace can invite people.').waitFor();
    assert.equal(await sam.page.getByText('Invite a person').count(), 0);
  });

for (const javaScriptEnabled of variants([true, false]))
  test(`have a link to pass on, and are accepted with an account, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, async cleanup => {
    const assertPage = looker(javaScriptEnabled);
    const { mock, person } = await open(cleanup, javaScriptEnabled, false);
    await mock.deleteRecord('memberships', 'ws_studio,user_mateus');
    const owner = await person();
    await owner.page.goto(`${mock.url}/user/api/workspaces/ws_studio/settings/invitations`);
    await logIn(owner.page, ingrid);
    await invite(owner.page, mateus.email, 'developer');
    const link = (await owner.page.locator('code#secret').textContent()) ?? '';
    await assertPage(owner, 'link');
    await owner.page.goto(link);
    await owner.page.getByRole('heading', { name: 'This invitation is for somebody else' }).waitFor();
    await assertPage(owner, 'other');

    const other = await person();
    await other.page.goto(link);
    await assertPage(other, 'log-in');
    await other.page.getByRole('link', { name: 'Log in to join' }).click();
    await logIn(other.page, mateus);
    await other.page.getByText(`You are logged in as ${mateus.name}.`).waitFor();
    await assertPage(other, 'logged-in');
    await other.page.getByRole('button', { name: 'Join workspace' }).click();
    await other.page.waitForURL('**/workspaces/ws_studio');
    other.assertQuiet();
    owner.assertQuiet();
  });

test.run();
