/** A console in a host that sends invitations, or shows their links to the person who invites. */
import Koa from 'koa';
import type { RouterOptions } from '../../src/factories/router-options.ts';
import {
  type ConsoleOptions,
  composeRepository,
  createRouter,
  type InvitationMessage,
} from '../../src/index.ts';
import { type Cleanup, fixtureRepository, serveApp } from '../helper.ts';
import { ingrid, Person } from './client.ts';

export const list = '/workspaces/ws_studio/settings/invitations';
export const week = 7 * 86_400_000;
const publicUrl = 'https://host.example';

/** `sends`: whether the host sends the links; `isServed`: whether there is a console; `creates`: whether the storage creates users. */
export async function start(
  cleanup: Cleanup,
  {
    sends = true,
    isServed = true,
    creates = true,
    rateLimits,
    ...more
  }: ConsoleOptions & {
    readonly rateLimits?: RouterOptions['rateLimits'];
    readonly sends?: boolean;
    readonly isServed?: boolean;
    readonly creates?: boolean;
  } = {},
) {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const sent: InvitationMessage[] = [];
  const failures: Error[] = [];
  const repository = await fixtureRepository();
  const sender = { sendInvitation: (message: InvitationMessage) => sent.push(message) };
  const { users, sessions, memberships, invitations } = repository;
  const { create: _, ...withoutCreation } = users;
  const router = createRouter({
    repository: creates
      ? repository
      : composeRepository(repository, { users: withoutCreation, sessions, memberships, invitations }),
    publicUrl,
    now: () => clock.now,
    ...(rateLimits !== undefined && { rateLimits }),
    console: isServed && { ...(sends ? sender : {}), ...more },
    onError: error => failures.push(error as Error),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  const base = `${url}/user/api`;
  const owner = new Person(base);
  if (isServed && more.authenticateUser === undefined) await owner.logIn(ingrid);
  const invite = async (email: string, role = 'developer', person = owner) =>
    person.submit(list, { ...(await person.form(`${list}/new`, list)), email, role });
  /** The path of a link, below the root of the console. */
  const pathOf = (link: string) => link.slice(`${publicUrl}/user/api`.length);
  const linkIn = (text: string) => pathOf(/<code id="secret">([^<]*)</.exec(text)?.[1] ?? '');
  const lastLink = () => pathOf(sent.at(-1)?.url ?? '');
  /** Invites, and returns the link. */
  const linkFor = async (email: string, role?: string) => {
    const { text } = await invite(email, role);
    return sends ? lastLink() : linkIn(text);
  };
  const idOf = (email: string) =>
    repository.data.invitations.ws_studio?.find(one => one.email === email)?.id ?? '';
  const rolesOf = (email: string) => {
    const user = repository.data.users.find(one => one.email === email);
    return repository.data.memberships
      .filter(one => one.user_id === user?.id && one.workspace_id === 'ws_studio')
      .map(({ role }) => role);
  };
  /** Who has done this operation on which record, as the audit log has it. */
  const entryOf = async (operation: string) =>
    (await repository.audit.list('ws_studio', { operation, limit: 100 })).entries.find(
      ({ id }) => !id.startsWith('aud_demo_'),
    );
  return {
    url,
    base,
    owner,
    invite,
    linkFor,
    linkIn,
    lastLink,
    idOf,
    rolesOf,
    entryOf,
    sent,
    failures,
    clock,
    repository,
  };
}

/** Opens a link in the browser of a person, and returns the page. */
export async function open(person: Person, link: string) {
  const first = await person.get(link);
  return person.get(first.headers.location ?? '');
}

/** The page that a link leads to. */
export const pageOf = (link: string) => link.slice(0, link.lastIndexOf('/'));
