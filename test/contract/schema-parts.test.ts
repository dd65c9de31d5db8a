/** Parts of schemas: what several schemas have in common is written once. */
import assert from 'node:assert/strict';
import { type Schema, withoutExtensions, writtenSchemas } from '../../scripts/schemas.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('A schema that names a part');

const part = {
  title: 'NoteSettings',
  properties: { url: { $ref: './url.json', description: 'Where.' }, text: { type: 'string' } },
};

/** What a schema of another folder becomes that names the part. */
const read = (more: object, settings: object = part) =>
  withoutExtensions(
    new Map<string, Schema>([
      ['common/settings.json', settings as Schema],
      ['notes/note.json', { title: 'Note', allOf: [{ $ref: '../common/settings.json' }], ...more }],
    ]),
  );

test('has the members of the part and its own, and the part is no schema of its own', () => {
  const own = { type: 'integer' };
  const schemas = read({ unevaluatedProperties: false, required: ['url'], properties: { count: own } });
  assert.deepEqual(
    [...schemas],
    [
      [
        'notes/note.json',
        {
          title: 'Note',
          additionalProperties: false,
          required: ['url'],
          properties: {
            url: { $ref: '../common/url.json', description: 'Where.' },
            text: { type: 'string' },
            count: own,
          },
        },
      ],
    ],
  );
});

test('requires every member but those that are optional, if it lists these', () => {
  const properties = { count: { type: 'integer' } };
  assert.deepEqual(read({ optional: ['text'], properties }).get('notes/note.json')?.required, [
    'url',
    'count',
  ]);
});

test('may say what is optional without a part, too', () => {
  const properties = { count: { type: 'integer' }, text: { type: 'string' } };
  const written = new Map<string, Schema>([
    ['notes/note.json', { title: 'Note', optional: ['text'], additionalProperties: false, properties }],
  ]);
  assert.deepEqual(
    [...withoutExtensions(written).values()],
    [{ title: 'Note', additionalProperties: false, required: ['count'], properties }],
  );
});

test('may say more about a member of its part, or use other words, and nothing else', () => {
  const properties = { url: { description: 'To.' }, text: { maxLength: 5 } };
  assert.deepEqual(read({ properties }).get('notes/note.json')?.properties, {
    url: { $ref: '../common/url.json', description: 'To.' },
    text: { type: 'string', maxLength: 5 },
  });
  assert.throws(
    () => read({ properties: { text: { type: 'integer' } } }),
    /notes\/note\.json: text has another type than its part/,
  );
  assert.throws(
    () => read({ properties: { text: { type: 'string' } } }),
    /notes\/note\.json: text repeats the type of its part/,
  );
});

test('is refused with a name that it does not have, and with a part that says what is required', () => {
  assert.throws(() => read({ optional: ['txt'] }), /notes\/note\.json: there is no member txt/);
  assert.throws(() => read({ required: ['txt'] }), /notes\/note\.json: there is no member txt/);
  assert.throws(
    () => read({}, { ...part, required: ['url'] }),
    /common\/settings\.json: a part has no required/,
  );
});

/** The parts with what clients set, and the schemas in which such a setting stands. */
const settings = {
  'webhooks/webhook-settings.json': [
    'create-webhook-endpoint-request',
    'change-webhook-endpoint-request',
    'webhook-endpoint',
    'webhook-endpoint-record',
  ],
  'links/link-settings.json': ['create-link-request', 'change-link-request', 'link', 'link-record'],
  'keys/key-settings.json': ['create-key-request', 'change-key-request', 'key', 'created-key', 'key-record'],
  'messaging/contact-settings.json': [
    'create-contact-request',
    'change-contact-request',
    'contact',
    'contact-record',
  ],
  'messaging/chat-group-settings.json': [
    'create-chat-group-request',
    'rename-chat-group-request',
    'chat-group',
    'chat-group-record',
  ],
  'messaging/instance-settings.json': [
    'create-instance-request',
    'change-instance-request',
    'instance',
    'instance-record',
  ],
  'automation/automation-endpoint-settings.json': [
    'create-automation-endpoint-request',
    'change-automation-endpoint-request',
    'automation-endpoint',
    'automation-endpoint-record',
  ],
  'automation/automation-route-settings.json': [
    'create-automation-route-request',
    'change-automation-route-request',
    'automation-route',
  ],
  'automation/automation-hook-settings.json': [
    'create-automation-hook-request',
    'change-automation-hook-request',
    'automation-hook',
  ],
};

for (const [file, names] of Object.entries(settings))
  test(`has a setting that stands in one file, in requests, answer and record: ${file}`, async () => {
    const written = await writtenSchemas();
    const part = written.get(file);
    assert.ok(part);
    written.set(file, { ...part, properties: { ...Object(part.properties), a_note: { type: 'string' } } });
    const having = [...withoutExtensions(written)].filter(
      ([, { properties }]) => 'a_note' in Object(properties),
    );
    const folder = file.split('/')[0];
    assert.deepEqual(having.map(([path]) => path).sort(), names.map(name => `${folder}/${name}.json`).sort());
  });

test.run();
