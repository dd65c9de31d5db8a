/** Rules for every page and action in the console's route table: new ones are covered when they are declared. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { type Mock, startMock } from '../../mock-server/index.ts';
import { shellRoutes } from '../../src/console/routes.ts';
import { csrfToken } from '../../src/console/session/csrf.ts';
import type { Route } from '../../src/group/pages.ts';
import type { Parts, WholeRepository } from '../../src/repository/index.ts';
import { groups } from '../built-in.ts';
import { Person } from '../console/client.ts';
import { type Cleanup, fixtures, suiteOf } from '../helper.ts';
import { postgresMock } from '../postgres-server.ts';
import { atEnd } from '../runner/at-end.ts';
import { secretShape } from '../secret-shapes.ts';
import { eachStorage } from '../storages.ts';
import { records, sampleForms, sessionActions } from './forms.ts';

const test = suiteOf('Every console action', { isLong: true });

/** The users in the workspace of the fixtures, and the expected result of a page and of a form. */
const roles = {
  owner: { user_id: 'user_owner', page: 200, form: 'done' },
  developer: { user_id: 'user_developer', page: 200, form: 'done' },
  viewer: { user_id: 'user_viewer', page: 200, form: 403 },
  'member of another workspace': { user_id: 'user_other', page: 404, form: 404 },
  'user without any workspace': { user_id: 'user_alone', page: 404, form: 404 },
  'deleted user': { user_id: 'user_deleted', page: 303, form: 303 },
  'visitor who is not logged in': { user_id: null, page: 303, form: 303 },
} as const;

type Role = keyof typeof roles;

const [first] = fixtures.users;
const users = Object.values(roles).flatMap(({ user_id: id }) =>
  first === undefined || id === null || id === 'user_deleted'
    ? []
    : [{ ...first, id, email: `${id}@example.com`, name: id }],
);
const memberships = [
  { workspace_id: 'ws_studio', user_id: 'user_owner', role: 'owner' as const },
  { workspace_id: 'ws_studio', user_id: 'user_developer', role: 'developer' as const },
  // A member of both workspaces cannot access a record of one workspace through the other either.
  { workspace_id: 'ws_sounds', user_id: 'user_developer', role: 'owner' as const },
  { workspace_id: 'ws_studio', user_id: 'user_viewer', role: 'viewer' as const },
  { workspace_id: 'ws_sounds', user_id: 'user_viewer', role: 'owner' as const },
  { workspace_id: 'ws_sounds', user_id: 'user_other', role: 'owner' as const },
];

/** A service for each adapter. */
const storages: Record<string, (cleanup: Cleanup) => Promise<Mock<WholeRepository>>> = {
  lowdb: async cleanup => {
    const mock = await startMock({ fixtures: { users, memberships } });
    cleanup(mock.close);
    return mock;
  },
  PostgreSQL: cleanup => postgresMock(cleanup, { fixtures: { users, memberships } }),
};

/** One mock server per adapter, because resetting it is faster than starting a new one. */
const mocks = new Map<unknown, ReturnType<(typeof storages)[string]>>();
/** The adapters whose data a test may have changed. Only the next test resets them, because that takes most of the time. */
const changed = new Set<unknown>();

/** A service with the fixtures, and perhaps more sessions. `changes`: the test may change other records. */
async function start(open: (typeof storages)[string], { changes }: { changes: boolean }) {
  const running = mocks.get(open) ?? open(close => void atEnd.push(close));
  mocks.set(open, running);
  const mock = await running;
  if (changed.delete(open)) await mock.reset();
  if (changes) changed.add(open);
  /** A user with a session, and the token of its forms. */
  const visitor = async (role: Role) => {
    const person = new Person(`${mock.url}/user/api`);
    const { user_id } = roles[role];
    const cookie = randomBytes(32).toString('base64url');
    if (user_id !== null) person.cookies.set('mk_session', cookie);
    // PostgreSQL deletes sessions with their user: only the cookie remains.
    const mayHaveSession = users.some(({ id }) => id === user_id) || open !== storages.PostgreSQL;
    if (user_id !== null && mayHaveSession) {
      const digest = createHash('sha256').update(cookie).digest('hex');
      const at = new Date().toISOString();
      await mock.repository.sessions?.create({ digest, user_id, created_at: at, seen_at: at }, at);
    }
    return { person, csrf: csrfToken(cookie) };
  };
  return { mock, visitor };
}

/** All data of both workspaces that actions can change. */
async function stateOf({
  keys,
  links,
  webhooks,
  automation,
  messaging,
  workspaces,
}: WholeRepository): Promise<string> {
  const all = { sort: 'created', limit: 100 } as const;
  const state = ['ws_studio', 'ws_sounds'].map(async id => [
    await workspaces?.find(id),
    await keys.list(id, { limit: 100 }),
    await links.list(id, { ...all, archived: false }),
    await links.list(id, { ...all, archived: true }),
    await webhooks.listEndpoints(id),
    await webhooks.listEndpoints(id, { kind: 'hook' }),
    await webhooks.listEndpoints(id, { kind: 'route' }),
    await automation.listEndpoints(id),
    await automation.listEvents(id, { limit: 100 }),
    await webhooks.listDeliveries(id, { limit: 100 }),
    await messagingOf(messaging as Parts['messaging'], id),
  ]);
  return JSON.stringify(await Promise.all(state));
}

/** What users change. The channel of an instance goes on by itself, so its heartbeats are left out. */
async function messagingOf(messaging: Parts['messaging'], workspaceId: string) {
  const instances = await messaging.listInstances(workspaceId);
  const limit = 100;
  return Promise.all(
    instances.map(async ({ id, name, settings, rate, wanted, pairing_method }) => [
      { id, name, settings, rate, wanted, pairing_method },
      (await messaging.listMessages(workspaceId, id, { direction: 'out', limit })).messages.map(
        ({ id: message, content }) => [message, content],
      ),
      await messaging.listContacts(workspaceId, id, { limit }),
      await messaging.listGroups(workspaceId, id, { limit }),
      (await messaging.listChats(workspaceId, id, { limit })).chats.map(({ chat }) => [
        chat.address,
        chat.unread,
      ]),
    ]),
  );
}

const routes: readonly Route[] = [
  ...shellRoutes(true),
  ...groups.flatMap(group => group.console?.routes ?? []),
];
const ofWorkspace = routes.filter(([path]) => path.includes(':workspace_id'));
const forms = ofWorkspace.flatMap(([path, { POST: action }]) =>
  action === undefined ? [] : [{ path, action }],
);

/** The roles that may send the form of an action. */
const managersOf = (action: string): readonly Role[] =>
  forOwners.has(action) ? ['owner'] : ['owner', 'developer'];

function addressOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    assert.ok(value !== undefined, `forms.ts has a record for ${name}`);
    return value;
  });
}

const own = { workspace_id: 'ws_studio', ...records.own, user_id: 'user_viewer' };
/** Forms that are shown again, filled in, after a login. */
const kept = new Set(
  ofWorkspace.flatMap(([, { POST: action }, refill]) =>
    action === undefined || refill === undefined ? [] : [action],
  ),
);
/** The audit log has addresses of people: viewers do not see it. Nor do they see forms. */
const notForViewers =
  /^(?:showAudit\w+|downloadAudit\w+|(?:new|edit)(?:Link|Route|Webhook|Key|Instance|InboundEndpoint|InboundTest|Hook|Contact|Group|Type|Invitation|Chat))$/;
/** Developers may not change members. */
const forOwners = new Set([
  'changeMember',
  'removeMember',
  'newInvitation',
  'createInvitation',
  'resendInvitation',
  'revokeInvitation',
]);
const hasRecord = (path: string) => Object.keys(records.own).some(name => path.includes(`:${name}`));

test('has a sample form here if it is a form', () => {
  const actions = routes.flatMap(([, { POST: action }]) => action ?? []);
  assert.deepEqual([...Object.keys(sampleForms), ...sessionActions].sort(), [...new Set(actions)].sort());
});

for (const [storage, open] of eachStorage(storages)) {
  // Who may do what is decided before the storage, or by what the conformance suite proves of both.
  const isFirst = open === storages.lowdb;

  if (!isFirst)
    test(`shows every page on ${storage}`, async () => {
      const { visitor } = await start(open, { changes: false });
      const { person } = await visitor('owner');
      for (const [path, { GET: action }] of ofWorkspace)
        if (action !== undefined) {
          const { status } = await person.get(addressOf(path, own));
          assert.equal(status, action.startsWith('goTo') ? 303 : 200, path);
        }
    });

  for (const [path, { GET: action }] of isFirst ? ofWorkspace : []) {
    if (action === undefined) continue;
    const leadsOn = action.startsWith('goTo');

    test(`${action} at ${path} on ${storage} is for members only, and shows nothing of another workspace`, async () => {
      const { visitor } = await start(open, { changes: false });
      for (const role of Object.keys(roles) as Role[]) {
        const { person } = await visitor(role);
        const { status, headers } = await person.get(addressOf(path, own));
        const isDenied: boolean =
          (role === 'viewer' && notForViewers.test(action)) ||
          (role === 'developer' && forOwners.has(action));
        assert.equal(status, isDenied ? 403 : leadsOn ? 303 : roles[role].page, role);
        if (leadsOn)
          assert.match(
            headers.location ?? '',
            /^\/user\/api\/(workspaces\/|reference\/\w+\?workspace=)ws_studio/,
          );
        else if (status === 303) assert.match(headers.location ?? '', /^\/user\/api\/login\?return_to=/);
        if (leadsOn || !hasRecord(path)) continue;
        /** The page, whose form for colours names the path that was asked for. */
        const pageAt = async (address: string) => {
          const { status, text } = await person.get(address);
          return { status, text: text.replaceAll(`/user/api${address}"`, 'PATH"') };
        };
        const [theirs, nobodys] = [
          await pageAt(addressOf(path, { ...own, ...records.foreign })),
          await pageAt(addressOf(path, { ...own, ...records.unknown })),
        ];
        assert.deepEqual([theirs.status, theirs.text], [nobodys.status, nobodys.text], role);
        assert.equal(theirs.status, roles[role].page === 303 ? 303 : 404, role);
      }
    });
  }

  for (const { path, action } of forms) {
    const {
      fields = {},
      params = {},
      page,
      isShownAgain = false,
      isSilent = false,
    } = sampleForms[action] ?? {};
    const address = addressOf(path, { ...own, ...params });

    for (const role of isFirst ? managersOf(action) : (['owner'] as const))
      test(`${action} on ${storage} works for the role ${role}`, async () => {
        const { visitor } = await start(open, { changes: true });
        const { person, csrf } = await visitor(role);
        const hidden = page === undefined ? {} : await person.form(`/workspaces/ws_studio${page}`, address);
        const { status, headers } = await person.post(address, { ...hidden, ...fields, csrf });
        assert.equal(status, isShownAgain ? 201 : 303);
        const isTold = !isShownAgain && !isSilent;
        if (isTold) assert.match(String(headers['set-cookie']), /mk_(notice|secret)_/);
      });

    if (!isFirst) continue;

    test(`${action} on ${storage} is refused for everybody except owners and developers, and for forged forms`, async () => {
      const { mock, visitor } = await start(open, { changes: false });
      const before = await stateOf(mock.repository);
      for (const role of Object.keys(roles) as Role[]) {
        const { person, csrf } = await visitor(role);
        const form = role === 'developer' && forOwners.has(action) ? 403 : roles[role].form;
        if (form !== 'done') {
          const { status, headers, text } = await person.post(address, { ...fields, csrf });
          // The login keeps forms with inputs; other forms are dropped.
          const keeps = kept.has(action);
          assert.equal(status, form === 303 && keeps ? 401 : form, role);
          if (status === 303) assert.match(headers.location ?? '', /^\/user\/api\/login\?return_to=/);
          assert.doesNotMatch(text, secretShape);
        } else
          for (const forged of ['', 'forged', csrfToken('another session')])
            assert.equal((await person.post(address, { ...fields, csrf: forged })).status, 403, role);
      }
      assert.equal(await stateOf(mock.repository), before);
    });

    if (hasRecord(path))
      test(`${action} on ${storage} treats records of another workspace as missing`, async () => {
        const { mock, visitor } = await start(open, { changes: false });
        const before = await stateOf(mock.repository);
        for (const role of managersOf(action)) {
          const { person, csrf } = await visitor(role);
          const send = (some: Record<string, string>) =>
            person.post(addressOf(path, { ...own, ...some }), { ...fields, csrf });
          const [theirs, nobodys] = [await send(records.foreign), await send(records.unknown)];
          assert.deepEqual([theirs.status, theirs.text], [404, nobodys.text], role);
          assert.equal(nobodys.status, 404, role);
        }
        assert.equal(await stateOf(mock.repository), before);
      });
  }

  if (!isFirst) continue;

  test(`without a workspace on ${storage} requires a login, except the login and the assets`, async () => {
    const { visitor } = await start(open, { changes: false });
    const forAll = new Set(['showLogin', 'showAsset']);
    for (const [path, { GET: action = '' }] of routes) {
      // Invitations are for people who have no session, but a link: test/console/join.test.ts.
      if (path.includes(':workspace_id') || path.startsWith('/join/')) continue;
      for (const role of Object.keys(roles) as Role[]) {
        const { person } = await visitor(role);
        const { status, headers } = await person.get(addressOf(path, { ...records.own, version: 'x' }));
        const isSomebody = roles[role].page !== 303;
        const toLogin = /^\/user\/api\/login/.test(headers.location ?? '');
        assert.equal(toLogin, !isSomebody && !forAll.has(action), `${path} for ${role}`);
        assert.ok([200, 303].includes(status), `${path} for ${role}: ${status}`);
      }
    }
  });
}

test.run();
