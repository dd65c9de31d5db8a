/** Every preset of inbound endpoints verifies the requests of its sender, and stands in one row. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presets, type Scheme } from '../../src/automation/presets.ts';
import { repeatIdOf, type Verification, verify, wrongSecret } from '../../src/automation/verify.ts';
import { schemas } from '../../src/generated/schemas.ts';
import { suiteOf } from '../helper.ts';
import { presetSamples } from './preset-samples.ts';

const test = suiteOf('A preset');

const seconds = 1_700_000_000;
const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

test('has a sample, and stands in the schemas, in one order', () => {
  const expected = Object.keys(presetSamples);
  assert.deepEqual(Object.keys(presets), expected);
  for (const end of ['', 'Input', 'Shown']) {
    const { properties } = schemas[`AutomationVerification${end}`] ?? {};
    const { scheme } = properties as { scheme: { enum: readonly string[] } };
    assert.deepEqual(scheme.enum, expected, end);
  }
});

for (const [scheme, sample] of Object.entries(presetSamples) as [Scheme, (typeof presetSamples)[Scheme]][]) {
  const { bodies, sign, signsId = false, url = 'http://127.0.0.1/in', secret } = sample;
  const { signs } = presets[scheme];
  const isTimed = signs?.includes('timestamp') || sample.hmac !== undefined;
  const verification: Verification = { scheme, ...sample };
  const sent = (body: string, at = seconds, signature = secret) => ({
    url,
    headers: sign(body, signature, at),
    rawBody: Buffer.from(body),
    now: at * 1_000,
  });
  const [body, another] = bodies;

  test(`takes what its sender sends, and nothing that was made with another secret: ${scheme}`, () => {
    assert.equal(wrongSecret(scheme, secret), null);
    assert.equal(verify(verification, sent(body)), null);
    assert.match(verify(verification, sent(body, seconds, other)) ?? '', / (?:does|do) not match\.$/);
    assert.match(verify(verification, { ...sent(body), headers: {} }) ?? '', /^The header .+ is missing\.$/);
  });

  test(`refuses another body, and an old time, if they are signed: ${scheme}`, () => {
    const changed = { ...sent(body), rawBody: Buffer.from(another) };
    const late = { ...sent(body), now: (seconds + 301) * 1_000 };
    assert.equal(verify(verification, changed), signs === null ? null : 'The signature does not match.');
    assert.equal(
      verify(verification, late),
      isTimed ? 'The timestamp is more than 5 minutes away from the time of this server.' : null,
    );
  });

  test(`knows a repeated request, and no other one: ${scheme}`, () => {
    const idOf = (...given: Parameters<typeof sent>) =>
      repeatIdOf(presets[scheme], verification, sent(...given));
    const id = idOf(body);
    assert.equal(id === null, signs === null);
    assert.equal(idOf(body), id);
    // An attempt that is signed anew is the same event only by the id in it.
    assert.equal(idOf(body, seconds + 60) === id, signsId || !isTimed);
    if (signs !== null) assert.notEqual(idOf(another), id);
  });
}

test('stands in its row, and in what is generated from it', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const naming: string[] = [];
  for (const folder of ['src', 'mock-server', 'scripts', 'schemas'])
    for (const file of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      if (file.isFile() && /shopify/i.test(await readFile(path, 'utf8')))
        naming.push(path.slice(root.length).replaceAll('\\', '/'));
    }
  assert.deepEqual(naming.sort(), [
    'schemas/automation/automation-verification-input.json',
    'schemas/automation/automation-verification-shown.json',
    'schemas/automation/automation-verification.json',
    'src/automation/presets.ts',
    'src/generated/request-validators.ts',
    'src/generated/schemas.ts',
    'src/generated/storage-validators.ts',
    'src/generated/types.ts',
  ]);
});

test.run();
