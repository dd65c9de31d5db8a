/** `npm ci` of a contributor: it warns of nothing on any Node that the package supports. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Set-up of a contributor');
const json = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

interface Locked {
  readonly hasInstallScript?: boolean;
  /** npm leaves it out silently where it does not fit. */
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const locked = Object.entries(json('package-lock.json').packages as Record<string, Locked>)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ name: place.split('node_modules/').at(-1) ?? '', ...entry }));

test('installs no package that needs a newer Node than this one does', () => {
  const newer = locked.filter(
    ({ engines, optional }) => !optional && /^\s*(?:>=|\^|~|)\s*v?2[1-9]/.test(engines?.node ?? ''),
  );
  assert.deepEqual(
    newer.map(({ name }) => name),
    [],
  );
});

test('says of each package with an install script whether it may run', () => {
  const { allowScripts } = json('package.json');
  const withScripts = new Set(locked.flatMap(({ hasInstallScript, name }) => (hasInstallScript ? name : [])));
  assert.deepEqual([...withScripts].sort(), Object.keys(allowScripts).sort());
});

test.run();
