/** `npm ci` of a contributor: it warns of nothing on any Node that the package supports. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Set-up of a contributor');
const json = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

interface Locked {
  readonly hasInstallScript?: boolean;
  /** npm leaves it out silently where it does not fit. */
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

/** The packages of a contributor, and those that other commands install. */
const folders = ['.', 'tools'];
const lockedIn = (folder: string) =>
  Object.entries(json(`${folder}/package-lock.json`).packages as Record<string, Locked>)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ place, name: place.split('node_modules/').at(-1) ?? '', ...entry }));

test('installs no package that needs a newer Node than this one does', () => {
  const newer = folders
    .flatMap(lockedIn)
    .filter(({ engines, optional }) => !optional && /^\s*(?:>=|\^|~|)\s*v?2[1-9]/.test(engines?.node ?? ''));
  assert.deepEqual(
    newer.map(({ name }) => name),
    [],
  );
});

test('says of each package with an install script whether it may run', () => {
  for (const folder of folders) {
    const { allowScripts = {} } = json(`${folder}/package.json`);
    const found = lockedIn(folder).flatMap(({ hasInstallScript, name }) => (hasInstallScript ? name : []));
    assert.deepEqual([...new Set(found)].sort(), Object.keys(allowScripts).sort(), folder);
  }
});

test('takes less than 350 MB', () => {
  const blocks = lockedIn('.')
    .map(({ place }) => new URL(`../../${place}/`, import.meta.url))
    .filter(existsSync)
    .flatMap(filesOf)
    .reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4_096), 0);
  assert.ok(blocks * 4_096 < 350 * 1024 ** 2, `${Math.round((blocks * 4_096) / 1024 ** 2)} MB`);
});

/** The files of a package, without those of packages in it. */
function filesOf(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap(entry => {
      if (entry.isDirectory()) return filesOf(new URL(`${encodeURIComponent(entry.name)}/`, folder));
      return entry.isFile() ? [join(fileURLToPath(folder), entry.name)] : [];
    });
}

test.run();
