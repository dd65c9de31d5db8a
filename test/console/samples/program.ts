/** Whether a program of Getting started does what the page says. */
import assert from 'node:assert/strict';
import { startMock } from '../../../mock-server/index.ts';
import { languages } from '../../../src/console/assets/languages.js';
import { snippets } from '../../../src/console/pages/snippets.ts';
import { type Cleanup, fixtures, knownCode, secrets } from '../../helper.ts';
import { type LanguageName, outcomeOf } from './runtimes.ts';

export async function assertProgram(cleanup: Cleanup, name: LanguageName): Promise<void> {
  const mock = await startMock();
  cleanup(mock.close);
  const { code = '' } = snippets(mock.url).find(({ language }) => language === languages[name].label) ?? {};
  const run = (MARKETPLACE_KEY: string, PURCHASE_CODE: string) =>
    outcomeOf(cleanup, name, code, { MARKETPLACE_KEY, PURCHASE_CODE });
  const { status, stdout, stderr } = await run(secrets.studio, knownCode);
  assert.equal(status, 0, stderr);
  assert.equal(stdout.split('\n')[0], String(fixtures.items.ws_studio?.length));
  assert.match(stdout, /Regular/);
  const refused = await run('mk_nobody', '');
  assert.match(refused.stderr, /Unknown API key|401/);
}
