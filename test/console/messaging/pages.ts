/** The messaging pages, as a developer and a viewer of the workspace see them. */
import assert from 'node:assert/strict';
import type { Mock } from '../../../mock-server/index.ts';
import type { LowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import type { InstanceRecord } from '../../../src/generated/types.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import { type Cleanup, fixtures } from '../../helper.ts';
import { clientOf, sharedMock } from '../../messaging/http/service.ts';
import { storages } from '../../storages.ts';
import { ingrid, logInOn, mateus, Person } from '../client.ts';
import { asItStands, filledIn, formOn } from '../filled.ts';

export const home = '/workspaces/ws_studio/messaging';
/** The same path as the browser knows it. */
export const href = (path: string) => `/user/api${home}${path}`;
export const to = encodeURIComponent;

const memberships = fixtures.memberships.map(one =>
  one.user_id === mateus.id && one.workspace_id === 'ws_studio' ? { ...one, role: 'viewer' as const } : one,
);

/** In its first workspace, Ingrid is the owner and Mateus a viewer. */
const open = (cleanup: Cleanup) => storages.lowdb?.(cleanup, { fixtures: { memberships } }) ?? assert.fail();

const people = new WeakMap<Mock<WholeRepository>, Promise<{ person: Person; viewer: Person }>>();

async function loggedIn(mock: Mock<WholeRepository>) {
  const [person, viewer] = [new Person(`${mock.url}/user/api`), new Person(`${mock.url}/user/api`)];
  await person.logIn(ingrid);
  await viewer.logIn(mateus);
  return { person, viewer };
}

/** The page with the form that is sent to a path. */
const formOf = (action: string): string =>
  action === '' || /\/(contacts|groups)$/.test(action)
    ? `${action}/new`
    : action.replace(/\/chats$/, '/new-chat');

let count = 0;

/** A mock server that all tests of a file share, with two users who are logged in. */
export async function start() {
  const mock = await sharedMock(open);
  const pair = people.get(mock) ?? loggedIn(mock);
  people.set(mock, pair);
  const { person, viewer } = await pair;
  const repository = mock.repository as LowdbRepository;
  /** The text of a page that exists. */
  const page = async (path: string, who = person) => {
    const { status, text } = await who.get(home + path);
    assert.equal(status, 200, path);
    return text;
  };
  /** Fills in a form, and submits it. `on`: the page of the form. */
  const submit = async (action: string, fields: Record<string, string> = {}, on = formOf(action)) =>
    person.post(home + action, { ...(await asItStands(person, home + on, home + action)), ...fields });
  /** Submits a form, and returns the page that it leads to with its notice. */
  const done = async (
    action: string,
    leadsTo: string,
    fields: Record<string, string> = {},
    on = formOf(action),
  ) => {
    const { status, headers, text } = await submit(action, fields, on);
    assert.equal(status, 303, text);
    assert.equal(headers.location?.replace(/[?#].*/, ''), href(leadsTo));
    return (await person.get(headers.location)).text;
  };
  /** Submits a form after the session has ended, logs in, and returns the form that is shown again. */
  const late = async (action: string, fields: Record<string, string>, on = formOf(action)) => {
    const form = await asItStands(person, home + on, home + action);
    const late = new Person(person.base);
    const { status, text } = await late.post(home + action, { ...form, ...fields });
    assert.equal(status, 401);
    const back = await logInOn(late, text);
    assert.equal(back.status, 200);
    assert.ok(back.text.includes('Your session ended before the form was sent.'));
    return filledIn(formOn(back.text, person, home + action));
  };
  /** An instance of a channel that this server does not have, so that nothing changes it. */
  const put = async (given: Partial<InstanceRecord> = {}) => {
    count += 1;
    const id = `ins_test_${count}`;
    const [sample] = (fixtures.instances.ws_studio ?? []).filter(one => one.id === 'ins_demo_pairing');
    assert.ok(sample);
    // A process holds it as long as it is open.
    const lease_until = given.state === 'open' ? '2099-01-01T00:00:00Z' : null;
    const unwanted = { state: 'created', wanted: 'closed', pairing: null } as const;
    const record = { ...sample, ...unwanted, lease_until, ...given, id };
    await repository.put('instances', 'ws_studio', record);
    return id;
  };
  return {
    ...clientOf(mock),
    mock,
    repository,
    person,
    viewer,
    page,
    submit,
    done,
    late,
    put,
    formOn: (text: string, action: string) => filledIn(formOn(text, person, home + action)),
  };
}
