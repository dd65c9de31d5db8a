/**
 * Makes a release. Without arguments, it only checks and writes what a release consists of to .cache/release/: the
 * tarball and its software bill of materials.
 *
 * - `--tag v1.2.3`: the tag that the release is made of
 * - `--snapshot`: writes what the release leaves for the tests of those after it to test/package/releases/
 * - `--publish`: publishes it to npm, with provenance; only where the runner can prove which commit it builds
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './bill.ts';
import { mistakesOf } from './mistakes.ts';
import { writeSnapshot } from './snapshot.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/release');
const {
  values: { tag, publish, snapshot },
} = parseArgs({
  options: {
    tag: { type: 'string' },
    publish: { type: 'boolean', default: false },
    snapshot: { type: 'boolean', default: false },
  },
});

function npm(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  throw new Error(`npm ${args.join(' ')}: ${stderr}${stdout}`);
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const mistakes = mistakesOf({ manifest, changelog, tag: tag ?? null, publish });
if (mistakes.length > 0) {
  for (const one of mistakes) console.error(`FAILED: ${one}`);
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
npm(root, 'run', '--silent', 'build:once');
const [{ filename, integrity }] = JSON.parse(
  npm(root, 'pack', '--ignore-scripts', '--json', '--pack-destination', folder),
);
const tarball = join(folder, filename);
// What users install: npm leaves out of the bill of this folder what is also needed for its tests.
const place = join(folder, 'installed');
mkdirSync(place);
writeFileSync(join(place, 'package.json'), '{ "name": "app", "version": "1.0.0" }');
npm(place, 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', tarball);
const bill = billOfMaterials(JSON.parse(npm(place, 'sbom', '--sbom-format', 'cyclonedx')), root);
rmSync(place, { recursive: true });
writeFileSync(tarball.replace(/\.tgz$/, '.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${filename} ${integrity}: ${bill.components.length} packages in its bill of materials`);
if (snapshot) await writeSnapshot(manifest.version);
if (publish)
  console.log(npm(root, 'publish', tarball, '--ignore-scripts', '--provenance', '--access', 'public'));
