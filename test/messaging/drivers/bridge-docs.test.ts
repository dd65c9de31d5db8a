/** docs/messaging-bridge.md: each example is valid, and each shape and event has one. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { allCommands } from '../../../src/channel/driver.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Document of the HTTP bridge');
const text = await readFile(new URL('../../../docs/messaging-bridge.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/^```json (\w+)\n(.*?)^```$/gms)].map(([, title = '', json = '']) => ({
  title,
  value: JSON.parse(json) as Record<string, unknown>,
}));

const ajv = new Ajv2020({ strict: true, strictTypes: false });
addFormats.default(ajv);
for (const group of ['bridge', 'messaging', 'common']) {
  const folder = new URL(`../../../schemas/${group}/`, import.meta.url);
  for (const file of await readdir(folder)) {
    const schema = JSON.parse(await readFile(new URL(file, folder), 'utf8'));
    if (group !== 'common' || !JSON.stringify(schema).includes('"decimal"'))
      ajv.addSchema({ ...schema, $id: `schemas:///${group}/${file}` });
  }
}
const fileOf = (title: string): string =>
  `schemas:///bridge/${title
    .replace('Bridge', '')
    .replace(/(?!^)([A-Z])/g, '-$1')
    .toLowerCase()}.json`;
const fits = (title: string, value: unknown): boolean => ajv.getSchema(fileOf(title))?.(value) === true;

test('has valid examples only', () => {
  assert.ok(examples.length > 15);
  for (const { title, value } of examples) assert.ok(fits(title, value), `${title} ${JSON.stringify(value)}`);
  assert.equal([...text.matchAll(/^```json$/gm)].length, 0, 'each example names its schema');
});

test('has an example of each event', async () => {
  const schema = await readFile(new URL('../../../schemas/bridge/event.json', import.meta.url), 'utf8');
  const types = JSON.parse(schema).anyOf.map(({ $ref }: { $ref: string }) => /event-(\w+)/.exec($ref)?.[1]);
  const shown = examples.filter(({ title }) => title === 'BridgeEvent').map(({ value }) => value.type);
  assert.deepEqual(new Set(shown), new Set(types));
});

test('has an example of each request and response, or shows it as part of another', async () => {
  const files = await readdir(new URL('../../../schemas/bridge/', import.meta.url));
  const titles = files.map(
    file =>
      `Bridge${file.replace('.json', '').replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())}`,
  );
  const parts = [
    'BridgeContent',
    ...['Text', 'Location', 'Contact', 'Poll', 'Media', 'Unknown'].map(kind => `Bridge${kind}Content`),
    'BridgeFile',
    'BridgeGroup',
    'BridgeMadeGroup',
    'BridgeOutgoingMediaContent',
  ];
  const inTable = ['BridgePerformed'];
  const shown = new Set([...examples.map(({ title }) => title), ...parts, ...inTable]);
  assert.deepEqual(
    // Each event is one of those that the test before this one finds.
    titles.filter(title => !shown.has(title) && !/^BridgeEvent./.test(title)),
    [],
  );
});

test('lists each command', () => {
  for (const command of allCommands)
    assert.match(text, new RegExp(`\`${command.replace('.', '\\.')}\``), command);
});

test.run();
