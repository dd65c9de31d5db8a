/** What a release is refused for. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bill, billOfMaterials } from '../../scripts/release/bill.ts';
import { mistakesOf } from '../../scripts/release/mistakes.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('A release');
const root = fileURLToPath(new URL('../..', import.meta.url));

test('is that of the changelog, the tag and the manifest', () => {
  const whole = {
    manifest: { version: '1.2.0', repository: 'r' },
    changelog:
      '# Changelog\n\n## 1.2.0\n\n### Breaking\n\n### Upgrade\n\n### Keys\n\n## 1.1.0\n\n### Keys\n\n### Breaking\n',
    tag: 'v1.2.0',
    publish: true,
  };
  assert.deepEqual(mistakesOf(whole), []);
  const { repository: _, ...manifest } = whole.manifest;
  for (const [change, mistake] of [
    [{ tag: 'v1.2.1' }, 'The tag is v1.2.1, and package.json has the version 1.2.0'],
    [{ tag: null }, '--publish needs --tag'],
    [{ manifest }, 'package.json has no repository: npm cannot say where the package was built'],
    [
      { changelog: whole.changelog.replace('## 1.2.0', '## 1.3.0') },
      'CHANGELOG.md begins with the release 1.3.0, and package.json has the version 1.2.0',
    ],
    [
      { changelog: whole.changelog.replace('### Breaking\n\n### Upgrade', '### Upgrade\n\n### Breaking') },
      'In CHANGELOG.md, "### Breaking" is not section 1 of 1.2.0',
    ],
  ] as const)
    assert.ok(mistakesOf({ ...whole, ...change }).includes(mistake), mistake);
});

test('can be made of what is here', () => {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const changelog = readFileSync(`${root}CHANGELOG.md`, 'utf8');
  assert.deepEqual(mistakesOf({ manifest, changelog, tag: null, publish: false }), []);
});

test('is made by CI from its tag, after the checks, with provenance', () => {
  const workflow = readFileSync(`${root}.github/workflows/release.yml`, 'utf8');
  assert.match(
    workflow,
    /tags: \['v\*'\][\s\S]*id-token: write[\s\S]*run: \.ci\/run\n\s+- run: npm run release -- --publish --tag "\$GITHUB_REF_NAME"/,
  );
  assert.match(
    readFileSync(`${root}scripts/release/index.ts`, 'utf8'),
    /'publish', tarball, .*'--provenance'/,
  );
});

test('has a bill of materials with the packages that it contains, and none with an unknown licence', () => {
  const component = (name: string, expression: string) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    licenses: [{ expression }],
  });
  const billOf = (...licences: string[]): Bill => ({
    metadata: { component: {} },
    components: [
      component('koa-marketplace', 'MIT'),
      ...licences.map((licence, at) => component(`p${at}`, licence)),
    ],
  });
  const { metadata, components } = billOfMaterials(billOf('(MIT OR GPL-3.0)', 'ISC AND BSD-3-Clause'), root);
  assert.equal((metadata.component as { name: string }).name, 'koa-marketplace');
  for (const name of ['p0', 'p1', 'ajv', 'jsonata'])
    assert.ok(
      components.some(one => one.name === name),
      name,
    );
  assert.throws(
    () => billOfMaterials(billOf('GPL-3.0'), root),
    /^Error: p0 1\.0\.0 has the licence GPL-3\.0$/,
  );
});

test.run();
