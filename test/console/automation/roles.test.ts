/** Who may send the forms of automation, and where a GET request for one of them leads. */
import assert from 'node:assert/strict';
import { automationSection } from '../../../src/console/sections/automation/section.ts';
import { records } from '../../contract/forms.ts';
import { suiteOf } from '../../helper.ts';
import { home, root, start, viewer } from './start.ts';

const test = suiteOf('Forms of automation');

/** The paths of all forms, for records of the fixtures, with the page that a GET request shows. */
const forms = automationSection.routes.flatMap(([path, { GET: page, POST: form }]) =>
  form === undefined || page === undefined
    ? []
    : [
        {
          goes: !page.startsWith('show'),
          path: path
            .replace('/workspaces/:workspace_id/automation', '')
            .replaceAll(/:(\w+)/g, (_, name: string) => records.own[name] ?? assert.fail(name)),
        },
      ],
);

/** What the lists in paths contain, and the pages of forms without a page of their own. */
const listed: Readonly<Record<string, string>> = {
  endpoints: 'inbound endpoints',
  settings: 'events',
  'event-types': 'event types',
  'type-policy': 'event types',
};
const pages: Readonly<Record<string, string>> = {
  '/settings': '/events',
  '/type-policy': '/event-types',
};

test('tell viewers what they can only view', async cleanup => {
  const { person } = await start(cleanup, viewer);
  const { csrf = '' } = await person.form('/workspaces/ws_studio', '/logout');
  for (const { path } of forms) {
    const { status, text } = await person.post(home + path, { csrf });
    assert.equal(status, 403, path);
    const [, list = ''] = path.split('/');
    const what = listed[list] ?? list;
    assert.ok(text.includes(`Your role in this workspace is viewer: you can only view ${what}.`), path);
  }
});

test('lead to their page if they are opened like one', async cleanup => {
  const { person } = await start(cleanup);
  for (const { path } of forms.filter(({ goes }) => goes)) {
    const { status, headers, text } = await person.get(home + path);
    const page = pages[path] ?? path.slice(0, path.lastIndexOf('/'));
    // The test of an endpoint is a form with a page of its own.
    if (path.endsWith('/test')) assert.ok(status === 200 && text.includes(`action="${root}${path}"`), path);
    else assert.deepEqual([status, headers.location], [303, root + page], path);
  }
});

test.run();
