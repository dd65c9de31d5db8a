/** People who edit a record at the same moment: each keeps what the others have changed. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createMarketplace } from '../../src/index.ts';
import { fixtureRepository, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { ingrid, Person, unescaped } from './client.ts';
import { filledIn, formOn } from './filled.ts';

const test = suiteOf('Forms that several people send at once', { isLong: true });
const home = '/workspaces/ws_studio';

type Fields = Record<string, string[]>;
/** Changes the fields of a form. */
type Edit = (fields: Fields) => Fields;

const set =
  (name: string, value: string): Edit =>
  fields => ({ ...fields, [name]: [value] });
const added =
  (name: string, item: string): Edit =>
  fields => ({ ...fields, [name]: [...(fields[name] ?? []), item] });
const without =
  (name: string, item: string): Edit =>
  fields => ({ ...fields, [name]: (fields[name] ?? []).filter(one => one !== item) });
/** A list in one field. */
const words =
  (name: string, change: (items: readonly string[]) => readonly string[]): Edit =>
  fields =>
    set(name, change((fields[name]?.[0] ?? '').split(', ').filter(Boolean)).join(', '))(fields);

/** `first`: stored before. `edits`: sent at once. `left`: what the form shows then. */
interface Case {
  readonly page: string;
  readonly first?: Edit;
  readonly edits: readonly Edit[];
  readonly left: Readonly<Record<string, readonly string[]>>;
}

const cases: Readonly<Record<string, Case>> = {
  'scopes of a key': {
    page: `${home}/keys/key_demo_studio`,
    first: fields => ({ ...fields, scopes: ['models:read', 'links:read', 'webhooks:read'] }),
    edits: [added('scopes', 'audit:read'), without('scopes', 'links:read'), added('scopes', 'keys:read')],
    left: { scopes: ['audit:read', 'keys:read', 'models:read', 'webhooks:read'] },
  },
  'both parts of the rate limit of a key': {
    page: `${home}/keys/key_demo_studio`,
    first: fields => ({ ...fields, requests: ['5'], seconds: ['50'] }),
    edits: [set('requests', '7'), set('seconds', '70')],
    left: { requests: ['7'], seconds: ['70'] },
  },
  'events of a webhook': {
    page: `${home}/webhooks/ep_demo`,
    first: fields => ({ ...fields, event_types: ['key.created', 'link.created'] }),
    edits: [
      added('event_types', 'key.revoked'),
      without('event_types', 'link.created'),
      added('event_types', 'link.deleted'),
    ],
    left: { event_types: ['key.created', 'key.revoked', 'link.deleted'] },
  },
  'the answer of an inbound endpoint': {
    page: `${home}/automation/endpoints/ain_demo`,
    first: fields => ({ ...fields, response_status: ['200'], response_body: ['{"old":1}'] }),
    edits: [set('response_status', '202'), set('response_body', '{"new":1}')],
    left: { response_status: ['202'], response_body: ['{\n  "new": 1\n}'] },
  },
  'settings of an instance': {
    page: `${home}/messaging/ins_demo`,
    edits: [set('setting:address', '+4915111111111'), set('setting:pair_after', '7')],
    left: { 'setting:address': ['+4915111111111'], 'setting:pair_after': ['7'] },
  },
  'UTM parameters and tags of a link': {
    page: `${home}/links/lnk_demo_spring`,
    edits: [
      set('utm_source', 'mail'),
      set('utm_medium', 'banner'),
      words('tags', tags => [...tags, 'new']),
      words('tags', tags => tags.filter(tag => tag !== 'sale')),
    ],
    left: { utm_source: ['mail'], utm_medium: ['banner'], tags: ['new, newsletter'] },
  },
  'parts of an event type': {
    page: `${home}/automation/event-types/subscription.renewed`,
    edits: [set('description', 'Renewed.'), set('schema', '{}'), set('example', '')],
    left: { description: ['Renewed.'], schema: ['{}'], example: [''] },
  },
};

for (const [storage, open] of eachStorage(storages))
  for (const [what, { page, first, edits, left }] of Object.entries(cases))
    test(`keep ${what} on ${storage}`, async cleanup => {
      const { url } = await open(cleanup);
      const person = new Person(`${url}/user/api`);
      await person.logIn(ingrid);
      const shown = async () =>
        filledIn(formOn((await person.get(`${page}/edit`)).text, person, page)) as Fields;
      if (first !== undefined) assert.equal((await person.post(page, first(await shown()))).status, 303);
      const form = await shown();
      const answers = await Promise.all(edits.map(edit => person.post(page, edit(form))));
      assert.deepEqual(
        answers.map(({ status, text }) => (status === 303 ? 303 : unescaped(text))),
        edits.map(() => 303),
      );
      const now = await shown();
      const sorted = (name: string) =>
        name === 'tags' ? [(now.tags?.[0] ?? '').split(', ').toSorted().join(', ')] : now[name]?.toSorted();
      for (const [name, values] of Object.entries(left)) assert.deepEqual(sorted(name), values, name);
    });

test('keep a secret that is stored encrypted, and what is set beside it', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const key = Buffer.alloc(32, 7).toString('base64');
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'http://127.0.0.1',
    console: true,
    secrets: { keys: [{ id: 'first', key }] },
  });
  cleanup(() => marketplace.close());
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  const page = `${home}/automation/endpoints/ain_github`;
  const stored = () => repository.automation.findEndpoint('ws_studio', 'ain_github');
  const secrets = new Set<unknown>();
  for (const [index, password] of ['a secret of the sender', 'another secret of it'].entries()) {
    const form = filledIn(formOn((await person.get(`${page}/edit`)).text, person, page));
    const edits = [
      { ...form, password },
      { ...form, rate: String(index + 10) },
    ];
    const answers = await Promise.all(edits.map(fields => person.post(page, fields)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [303, 303],
    );
    const { rate, verification } = (await stored()) ?? assert.fail();
    const { secret } = verification as { readonly secret: string };
    assert.equal(rate, index + 10);
    assert.match(secret, /^enc:v1:first:/);
    secrets.add(secret);
  }
  assert.equal(secrets.size, 2);
});

test.run();
