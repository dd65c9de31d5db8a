/** Forms that are lists of rows. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declareForm } from '../../src/console/forms/declare.ts';
import { placeOf } from '../../src/console/forms/row.ts';
import { inboundForm } from '../../src/console/sections/automation/inbound-form.ts';
import { routeForm } from '../../src/console/sections/automation/route-form.ts';
import { keyForm } from '../../src/console/sections/keys/key-form.ts';
import { linkForm } from '../../src/console/sections/links/link-form.ts';
import {
  contactForm,
  groupForm,
  groupNameForm,
  instanceForm,
  participantForm,
} from '../../src/console/sections/messaging/forms.ts';
import { webhookForm } from '../../src/console/sections/webhooks/webhook-form.ts';
import type { Link } from '../../src/generated/types.ts';
import { draftKey } from '../../src/index.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { send, suiteOf } from '../helper.ts';
import { home, hook, spring, start } from './demo-pages.ts';
import { asItStands, filledIn, formOn } from './filled.ts';

const test = suiteOf('Rows of forms');

const forms = {
  webhook: webhookForm,
  'inbound endpoint': inboundForm,
  key: keyForm,
  link: linkForm,
  contact: contactForm,
  group: groupForm,
  'name of a group': groupNameForm,
  participants: participantForm,
  instance: instanceForm,
  route: routeForm,
};

for (const [name, { fields }] of Object.entries(forms))
  test(`have words for each value of a choice: ${name}`, () => {
    const choices = fields.filter(({ kind, choices }) => kind === 'choice' && choices === undefined);
    for (const { name: field, isBoolean, members, words = {} } of choices) {
      // The empty value is that of no choice.
      const own = Object.keys(words).filter(value => value !== '');
      assert.deepEqual(own.sort(), (isBoolean ? ['no', 'yes'] : members.map(String)).sort(), field);
    }
  });

const key = `${home}/keys/key_demo_studio`;
const inbound = `${home}/automation/endpoints/ain_github`;
const route = `${home}/automation/routes/route_demo`;
const pages = { webhook: hook, key, link: spring, 'inbound endpoint': inbound, route };

for (const [name, path] of Object.entries(pages))
  test(`change nothing if the form is sent as it stood: ${name}`, async cleanup => {
    const { person, mock } = await start(cleanup);
    const { keys, links, webhook_endpoints, automation_endpoints } = mock.repository.data;
    const stored = () => JSON.stringify([keys, links, webhook_endpoints, automation_endpoints]);
    const before = stored();
    const fields = await asItStands(person, `${path}/edit`, path);
    assert.equal((await person.post(path, fields)).status, 303);
    assert.equal(stored(), before);
  });

for (const [name, path, theirs, field] of [
  [
    'webhook',
    hook,
    { event_types: ['link.created'], ordered: true, filter: [{ field: 'data.title', equals: 'a' }] },
    'description',
  ],
  ['key', key, { metadata: { plan: 'theirs' }, owner: 'cus_1', scopes: ['keys:read', 'keys:write'] }, 'name'],
  [
    'link',
    spring,
    { url: 'https://shop.example/theirs', tags: ['theirs'], external_id: null, slug: 'theirs' },
    'title',
  ],
  ['inbound endpoint', inbound, { event_type: 'theirs.push', keep_headers: [] }, 'name'],
  [
    'route',
    route,
    {
      sources: ['ain_github'],
      event_types: ['theirs.push'],
      filter: [{ field: 'data.title', equals: 'a' }],
      filter_match: 'any',
      mapping: '{"theirs": data}',
      event_type: 'theirs.made',
    },
    'name',
  ],
] as const)
  test(`keep what somebody else has changed since the page was opened: ${name}`, async cleanup => {
    const { person, mock } = await start(cleanup);
    const api = `${mock.url}/api/v1${path.slice(home.length)}`;
    const authorization = `Bearer ${mock.keys.studio}`;
    const stored = async () => {
      const { json } = await send(api, { headers: { authorization } });
      const { updated_at: _, ...values } = (json as { data: Record<string, unknown> }).data;
      return values;
    };
    const opened = await asItStands(person, `${path}/edit`, path);
    const headers = { authorization, 'content-type': 'application/json' };
    const changed = await send(api, { method: 'PATCH', headers, body: JSON.stringify(theirs) });
    assert.equal(changed.status, 200, changed.text);
    const before = await stored();
    const again = async (fields: Record<string, string[]>, value: string) =>
      person.post(path, { ...fields, [field]: value });
    // The page of a refused form has both: what is stored now, and what was typed.
    const refused = await again(opened, 'x'.repeat(5_000));
    assert.equal(refused.status, 422);
    assert.deepEqual(await stored(), before);
    const shown = filledIn(formOn(refused.text, person, path));
    assert.equal((await again(shown, 'mine')).status, 303);
    assert.deepEqual(await stored(), { ...before, [field]: 'mine' });
    assert.equal((await again(opened, 'mine too')).status, 303);
    assert.deepEqual(await stored(), { ...before, [field]: 'mine too' });
  });

for (const [name, path, field, opened, theirs, mine, both] of [
  // Somebody takes a scope away while another one is added in an open form: it must not come back.
  [
    'scopes of a key',
    `${home}/keys/key_other`,
    'scopes',
    ['links:read', 'links:write'],
    ['links:read', 'webhooks:read'],
    { scopes: ['links:read', 'links:write', 'automation:read'] },
    ['automation:read', 'links:read', 'webhooks:read'],
  ],
  [
    'events of a webhook',
    hook,
    'event_types',
    ['link.created', 'link.clicked', 'order.paid', 'order.sent'],
    ['link.created', 'key.created', 'order.paid', 'order.due'],
    { event_types: ['link.clicked', 'link.deleted'], published_types: 'order.paid, order.sent, order.late' },
    ['key.created', 'link.deleted', 'order.due', 'order.late', 'order.paid'],
  ],
  [
    'inbound endpoints of a route',
    route,
    'sources',
    ['ain_demo', 'ain_github'],
    ['ain_demo', 'ain_two'],
    { sources: ['ain_demo', 'ain_github', 'ain_three'] },
    ['ain_demo', 'ain_three', 'ain_two'],
  ],
  [
    'hooks of a route',
    route,
    'hooks',
    ['hook_demo', 'hook_one'],
    ['hook_demo', 'hook_two'],
    { hooks: ['hook_demo', 'hook_one', 'hook_three'] },
    ['hook_demo', 'hook_three', 'hook_two'],
  ],
] as const)
  test(`keep each item of a set as somebody else has left it, unless it was edited: ${name}`, async cleanup => {
    const { person, mock } = await start(cleanup);
    const api = `${mock.url}/api/v1${path.slice(home.length)}`;
    const draft = {
      id: 'key_other',
      name: 'Other',
      scopes: ['links:read'],
      expiresAt: null,
      createdBy: null,
    };
    const { automation, keys, webhooks } = mock.repository;
    await keys.create('ws_studio', draftKey(draft, mock.now()).record);
    const [source = assert.fail()] = await automation.listEndpoints('ws_studio');
    for (const id of ['ain_two', 'ain_three'])
      await automation.createEndpoint('ws_studio', { ...source, id, tokens: [] }, { most: 9 });
    for (const id of ['hook_one', 'hook_two', 'hook_three'])
      await webhooks.createEndpoint(
        'ws_studio',
        { ...endpoint(id, ['order.paid']), kind: 'hook' },
        { most: 9 },
      );
    const headers = { authorization: `Bearer ${mock.keys.studio}`, 'content-type': 'application/json' };
    const change = async (value: readonly string[]) => {
      const body = JSON.stringify({ [field]: value });
      const { status, text } = await send(api, { method: 'PATCH', headers, body });
      assert.equal(status, 200, text);
    };
    const stored = async () => {
      const { json } = await send(api, { headers });
      return (json as { data: Record<string, readonly string[]> }).data[field];
    };
    await change(opened);
    const page = await asItStands(person, `${path}/edit`, path);
    await change(theirs);
    assert.equal((await person.post(path, page)).status, 303);
    assert.deepEqual((await stored())?.toSorted(), theirs.toSorted());
    const edited = { ...page, ...(mine as object) } as Record<string, string[]>;
    const refused = await person.post(path, {
      ...edited,
      name: 'x'.repeat(5_000),
      description: 'x'.repeat(5_000),
    });
    assert.equal(refused.status, 422);
    const again = filledIn(formOn(refused.text, person, path));
    const own = {
      ...again,
      ...(page.name && { name: page.name }),
      ...(page.description && { description: page.description }),
    };
    assert.equal((await person.post(path, own)).status, 303);
    assert.deepEqual((await stored())?.toSorted(), both.toSorted());
    await change(theirs);
    assert.equal((await person.post(path, edited)).status, 303);
    assert.deepEqual((await stored())?.toSorted(), both.toSorted());
    // A form that does not say what it has shown is taken as it is.
    await change(theirs);
    const { seen: _, ...blind } = edited;
    assert.equal((await person.post(path, blind)).status, 303);
    assert.notDeepEqual((await stored())?.toSorted(), both.toSorted());
  });

for (const [name, path, values, other] of [
  ['webhook', hook, { description: ' a ' }, 'rate'],
  ['key', key, { name: ' a ' }, 'requests'],
  ['key without a visible name', key, { name: '  ' }, 'requests'],
  ['link', spring, { title: ' a ', external_id: ' b ' }, 'max_clicks'],
  ['inbound endpoint', inbound, { name: ' a ' }, 'rate'],
  ['route', route, { name: ' a ', mapping: ' data\n' }, 'event_type'],
] as const)
  test(`keep spaces around texts that nobody has edited: ${name}`, async cleanup => {
    const { person, mock } = await start(cleanup);
    const api = `${mock.url}/api/v1${path.slice(home.length)}`;
    const authorization = `Bearer ${mock.keys.studio}`;
    const changed = await fetch(api, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    assert.equal(changed.status, 200);
    const valuesNow = async () => {
      const read = await fetch(api, { headers: { authorization } });
      const { data } = (await read.json()) as { data: Record<string, unknown> };
      return Object.fromEntries(Object.keys(values).map(one => [one, data[one]]));
    };
    assert.deepEqual(await valuesNow(), values);
    const fields = await asItStands(person, `${path}/edit`, path);
    assert.equal((await person.post(path, fields)).status, 303);
    assert.deepEqual(await valuesNow(), values);
    // The page of a refused form shows them too.
    const refused = await person.post(path, { ...fields, [other]: 'x'.repeat(5_000) });
    assert.equal(refused.status, 422);
    const again = { ...filledIn(formOn(refused.text, person, path)), [other]: fields[other] ?? [] };
    assert.equal((await person.post(path, again)).status, 303);
    assert.deepEqual(await valuesNow(), values);
  });

test('show a text field in the form, on the page of its record and in the list, and give it to the operation: one row', () => {
  const form = declareForm<Link>({ create: 'CreateLinkRequest', change: 'ChangeLinkRequest' }, [
    {
      name: 'external_id',
      subject: 'The id',
      label: 'Own id',
      hint: 'Of your system.',
      fact: 'Own id',
      column: {},
    },
  ]);
  const record = { external_id: 'own-17' } as Link;
  const sent = (text: string) =>
    form.from({ names: ['external_id'], one: () => text, list: () => [text] }, null);
  assert.match(
    form.render('change', form.of(record), null).text,
    /<label for="change-external-id">Own id.*Of your system\..*name="external_id"[^>]* maxlength="190"[^>]* value="own-17"/s,
  );
  assert.deepEqual(
    form.facts(record).map(([title, value]) => [title, String((value as { text: string }).text)]),
    [['Own id', '<code>own-17</code>']],
  );
  assert.deepEqual(
    form.columns.map(({ title, cell }) => [title, String((cell(record) as { text: string }).text)]),
    [['Own id', '<code>own-17</code>']],
  );
  assert.deepEqual(
    form.columns.map(({ cell }) => cell({ external_id: null } as Link)),
    [null],
  );
  assert.deepEqual(form.read(sent(' own-18 '), record), { external_id: 'own-18' });
  assert.deepEqual(form.read(sent(''), record), { external_id: null });
  assert.deepEqual(form.read(sent('own-17'), record), {});
  assert.throws(
    () => form.read(sent('x'.repeat(191)), record),
    (error: unknown) => {
      assert.deepEqual(form.errors(error), { 'external-id': 'The id must have at most 190 characters.' });
      return true;
    },
  );
});

const sections = fileURLToPath(new URL('../../src/console/sections/', import.meta.url));

/** The files of a section that name a parameter in their code. */
async function filesNaming(folder: string, parameter: string): Promise<string[]> {
  const entries = await readdir(join(sections, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(files.map(async file => [file, await readFile(file, 'utf8')] as const));
  const isNamed = (text: string) =>
    new RegExp(`\\b${parameter}\\b`).test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
  return texts.filter(([, text]) => isNamed(text)).map(([file]) => file.slice(sections.length));
}

/** A webhook shows what it would send, and an example of it, which is a sample too. */
const inPreview = ['webhooks/actions/preview.ts', 'webhooks/pages/preview.ts'];

/** The list can be filtered by it, and says which filter is chosen. */
const inFilters = ['links/pages/list.ts'];

/** A link shows where visitors of a path below it would be sent. */
const inLinkPreview = ['links/actions/preview.ts', 'links/pages/editor.ts'];

for (const [file, { fields }, more] of [
  [
    'webhooks/webhook-form.ts',
    webhookForm,
    {
      rate: inPreview,
      sample: [...inPreview, 'webhooks/views.ts'],
      ordered: ['webhooks/pages/delivery.ts'],
    },
  ],
  ['automation/inbound-form.ts', inboundForm, {}],
  ['links/link-form.ts', linkForm, { forward_path: inLinkPreview, external_id: inFilters }],
] as const)
  test(`stand in one place of the console if the page of the record shows them: ${file}`, async () => {
    const [folder = ''] = file.split('/');
    const places: Readonly<Record<string, readonly string[]>> = more;
    assert.ok(fields.some(({ fact }) => fact !== undefined));
    for (const field of fields.filter(({ fact }) => fact !== undefined)) {
      const parameter = placeOf(field).at(-1) ?? '';
      const naming = await filesNaming(folder, parameter);
      assert.deepEqual(naming.sort(), [file, ...(places[parameter] ?? [])].sort(), parameter);
    }
  });

test.run();
