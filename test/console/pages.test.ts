/** Rules for every page of the console that links and filters lead to, and for the pages of refused forms. */
import assert from 'node:assert/strict';
import { isWhole } from '../extent.ts';
import { type Cleanup, fixtures, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { atEnd } from '../runner/at-end.ts';
import { ingrid, loggedIn, type Person } from './client.ts';
import { home } from './demo-pages.ts';
import {
  attribute,
  documentOf,
  type Element,
  entriesOf,
  fieldsIn,
  has,
  is,
  named,
} from './pages/document.ts';
import { rules } from './pages/rules.ts';
import { type Page, pathOf, type Site, walk } from './pages/walk.ts';

const test = suiteOf('Every page of the console', { isLong: true });

async function assertGood(pages: readonly Page[], site: Site): Promise<void> {
  const complaints: Record<string, string[]> = {};
  for (const [sentence, rule] of Object.entries(rules))
    for (const page of pages)
      for (const complaint of await rule(page, site))
        complaints[sentence] = [...(complaints[sentence] ?? []), `${page.path}: ${complaint}`];
  const few = Object.entries(complaints).map(([sentence, all]) => [sentence, all.slice(0, 5)]);
  assert.deepEqual(Object.fromEntries(few), {});
}

/** The pages that contain some words in their paths, so that a walk that finds too little is noticed. */
const assertFound = ({ pages, base }: Site, ...paths: string[]) => {
  for (const path of paths)
    assert.ok(
      pages.some(page => page.path.startsWith(base + path)),
      path,
    );
};

/** A user with these roles. */
async function logIn(cleanup: Cleanup, memberships: typeof fixtures.memberships): Promise<Person> {
  const mock = await mockFor(cleanup, { onError: () => {}, fixtures: { memberships } });
  const person = await loggedIn(mock);
  return person;
}

let walked: Promise<{ person: Person; site: Site }> | undefined;

/** The pages of the owner of a workspace with data. Two tests share the walk, which changes nothing. */
function ownersSite(): Promise<{ person: Person; site: Site }> {
  walked ??= (async () => {
    // The pages of the test workspace are the same: they would be walked a second time.
    const one = fixtures.memberships.filter(({ workspace_id: id }) => id === 'ws_studio');
    const person = await logIn(close => atEnd.push(close), one);
    return { person, site: await walk(person, home) };
  })();
  return walked;
}

test('follows the rules for the owner of a workspace with data', async () => {
  const { site } = await ownersSite();
  assertFound(
    site,
    '/reference',
    ...[
      '/start',
      '/settings',
      '/links/',
      isWhole ? '/links?' : '/links',
      '/webhooks/',
      '/webhook-deliveries/',
      '/events',
    ].map(path => home + path),
    ...['/endpoints/', '/hooks/', '/routes/', '/events/'].map(path => `${home}/automation${path}`),
    ...['/chats/', '/contacts', '/groups/'].map(path => `${home}/messaging/ins_demo${path}`),
  );
  await assertGood(site.pages, site);
});

test('follows the rules in workspaces with little data', async cleanup => {
  const memberships = ['ws_press', 'ws_sounds'].map(workspace_id => ({
    workspace_id,
    user_id: ingrid.id,
    role: 'owner' as const,
  }));
  const site = await walk(await logIn(cleanup, memberships), '/workspaces/ws_press');
  assertFound(site, '/workspaces/ws_press/links', '/workspaces/ws_sounds/webhooks/');
  await assertGood(site.pages, site);
});

test('follows the rules for a viewer, and offers no form that changes something', async cleanup => {
  const memberships = [{ workspace_id: 'ws_studio', user_id: ingrid.id, role: 'viewer' as const }];
  const site = await walk(await logIn(cleanup, memberships), home);
  await assertGood(site.pages, site);
  const forms = site.pages.flatMap(({ document }) => document.elements.filter(isPost));
  const actions = forms.map(form => attribute(form, 'action'));
  assert.deepEqual([...new Set(actions)], ['/user/api/theme', '/user/api/logout']);
});

test('follows the rules if it shows a form that was refused', async () => {
  const { person, site } = await ownersSite();
  const refused = new Map<string, Page>();
  for (const page of site.pages)
    for (const form of page.document.elements.filter(isPost)) {
      const path = pathOf(attribute(form, 'action'), page) ?? '';
      if (refused.has(path) || !fieldsIn(page.document, form).some(isRequired)) continue;
      const { status, text } = await person.post(path, emptied(page, form));
      assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
      const document = documentOf(text);
      refused.set(path, { ...page, path, document, chosen: {} });
      const wrong = document.elements.filter(one => attribute(one, 'aria-invalid') === 'true');
      assert.ok(wrong.length > 0, `${path} marks a field`);
      for (const field of wrong) assert.match(attribute(field, 'aria-describedby'), /-error\b/, named(field));
    }
  assert.ok(refused.size > 10, `there are ${refused.size} forms with required fields`);
  await assertGood([...refused.values()], site);
});

const isPost = (one: Element) => is('form')(one) && attribute(one, 'method') === 'post';
const isRequired = (one: Element) => has(one, 'required');

/** The fields of a form, without those that are required. */
function emptied({ document }: Page, form: Element): Record<string, string[]> {
  const required = new Set(
    fieldsIn(document, form)
      .filter(isRequired)
      .map(one => attribute(one, 'name')),
  );
  const fields: Record<string, string[]> = {};
  for (const [name, value] of entriesOf(document, form))
    fields[name] = [...(fields[name] ?? []), required.has(name) ? '' : value];
  return fields;
}

test.run();
