/** The pages on bridges: each example is valid, and each shape and event has one. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { allCommands, type CommandName, type Commands } from '../../../src/channel/driver.ts';
import { signed } from '../../../src/messaging/drivers/bridge/client.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { type MessagingEngineOptions, withMessagingDefaults } from '../../../src/messaging/engine/options.ts';
import { soon } from '../../../src/testing/channel/opened.ts';
import { TestSession } from '../../../src/testing/channel/session.ts';
import { textOf } from '../../docs/pages.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Document of the HTTP bridge');
const text = textOf(
  'docs/messaging/bridge.md',
  'docs/messaging/bridge-requests.md',
  'docs/messaging/bridge-events.md',
);
const examples = [...text.matchAll(/^```json (\w+)\n(.*?)^```$/gms)].map(([, title = '', json = '']) => ({
  title,
  value: JSON.parse(json) as Record<string, unknown>,
}));

const ajv = new Ajv2020({ strict: true, strictTypes: false });
addFormats.default(ajv);
for (const group of ['messaging/bridge', 'messaging', 'common']) {
  const folder = new URL(`../../../schemas/${group}/`, import.meta.url);
  for (const file of (await readdir(folder)).filter(name => name.endsWith('.json'))) {
    const schema = JSON.parse(await readFile(new URL(file, folder), 'utf8'));
    if (group !== 'common' || !JSON.stringify(schema).includes('"decimal"'))
      ajv.addSchema({ ...schema, $id: `schemas:///${group}/${file}` });
  }
}
const fileOf = (title: string): string =>
  `schemas:///messaging/bridge/${title
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
  const schema = await readFile(
    new URL('../../../schemas/messaging/bridge/event.json', import.meta.url),
    'utf8',
  );
  const types = JSON.parse(schema).anyOf.map(({ $ref }: { $ref: string }) => /event-(\w+)/.exec($ref)?.[1]);
  const shown = examples.filter(({ title }) => title === 'BridgeEvent').map(({ value }) => value.type);
  assert.deepEqual(new Set(shown), new Set(types));
});

test('has an example of each request and response, or shows it as part of another', async () => {
  const files = await readdir(new URL('../../../schemas/messaging/bridge/', import.meta.url));
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
    'BridgeOutgoingFile',
    'BridgeOutgoingMediaContent',
    'BridgeOutgoingTextContent',
  ];
  const inTable = ['BridgeCommand', 'BridgePerformed'];
  const shown = new Set([...examples.map(({ title }) => title), ...parts, ...inTable]);
  assert.deepEqual(
    // Each event is one of those that the test before this one finds.
    titles.filter(title => !shown.has(title) && !/^BridgeEvent./.test(title)),
    [],
  );
});

test('signs its sample as the driver does', () => {
  const [, secret = '', id = '', timestamp = '', body = '', signature = ''] =
    /secret `(\S+)`, the id `(\S+)`, the timestamp `(\d+)` and the body `(\S+)`, the signature is `(\S+)`/.exec(
      text,
    ) ?? [];
  const made = signed(secret, id, body, Number(timestamp) * 1_000);
  assert.deepEqual(made, {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
});

test('says what each command gets', async cleanup => {
  const address = 'person@bridge';
  const inputs: { readonly [Name in CommandName]: Commands[Name][0] } = {
    'message.edit': {
      chat: address,
      message: 'A',
      content: { kind: 'media', media_id: 'med_1', caption: null },
    },
    'message.delete': { chat: address, message: 'A' },
    'message.react': { chat: address, message: 'A', from: null, emoji: null },
    'chat.read': { chat: address, messages: ['A'] },
    'chat.typing': { chat: address, typing: true },
    'group.create': { name: 'Team', addresses: [address] },
    'group.rename': { group: 'g@groups', name: 'Team' },
    'group.picture': { group: 'g@groups', mediaId: 'med_1' },
    'group.add': { group: 'g@groups', addresses: [address] },
    'group.remove': { group: 'g@groups', addresses: [address] },
    'group.promote': { group: 'g@groups', addresses: [address] },
    'group.demote': { group: 'g@groups', addresses: [address] },
    'group.invite': { group: 'g@groups', renew: false },
    'group.leave': { group: 'g@groups' },
    'contact.check': { addresses: [address] },
    'contact.block': { address },
    'contact.unblock': { address },
    'contact.picture': { address },
  };
  const got: { command: string; input: object }[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    if (request.url === '/perform') got.push({ command: body.command, input: body.input });
    response.writeHead(200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const driver = bridge({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret });
  cleanup(() => driver.close?.());
  const media = new Map([['med_1', Buffer.from('x')]]);
  const session = new TestSession({ instanceId: 'ins_1', settings: {}, memory: null, media });
  cleanup(() => session.end());
  const connection = await driver.connect(session);
  // Some need a result.
  for (const [name, input] of Object.entries(inputs))
    await connection.perform(name as CommandName, input as never, soon()).catch(() => {});
  assert.deepEqual(
    got.map(({ command }) => command),
    allCommands,
  );
  for (const one of got) assert.ok(fits('BridgeCommand', one), JSON.stringify(one));
});

const seconds = { s: 1, min: 60, h: 3_600, day: 86_400 };

test('says when the driver tries again', async () => {
  const defaults = withMessagingDefaults({} as MessagingEngineOptions);
  for (const [schedule, before] of [
    ['sendSchedule', '"Sent again later" is after'],
    ['connectSchedule', '"Connected again later" is after'],
    ['fetchSchedule', 'The file is fetched again after'],
  ] as const) {
    const shown = text.slice(text.indexOf(before) + before.length).split(/[;.]/)[0] ?? '';
    const waits = [...shown.matchAll(/(\d+) (s|min|h|day)\b/g)].map(
      ([, amount, unit]) => Number(amount) * seconds[unit as keyof typeof seconds],
    );
    assert.deepEqual(
      waits,
      defaults[schedule].map(wait => wait / 1_000),
      schedule,
    );
  }
});

test('lists each command', () => {
  for (const command of allCommands)
    assert.match(text, new RegExp(`\`${command.replace('.', '\\.')}\``), command);
});

test.run();
