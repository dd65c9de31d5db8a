/** Links over HTTP: create, list, read, update, archive, delete. */

import { MarketplaceError } from '../common/errors.ts';
import type {
  ChangeLinkRequest,
  CreateLinkRequest,
  CreateManyLinksRequest,
  Link,
  LinkCreated,
  LinkListRequest,
  LinkRecord,
  NoInput,
  SlugAvailability,
  SlugAvailabilityRequest,
} from '../generated/types.ts';
import type { Links } from '../group/engines.ts';
import type { Outcome } from '../group/operation.ts';
import { onceOf } from '../http/idempotency.ts';
import { createInputReader } from '../http/input.ts';
import { preconditionFailed } from '../http/precondition.ts';
import {
  type Awaitable,
  type ChangedLink,
  isRefused,
  type LinkNotStored,
  type LinkStep,
  type LinksRepository,
  type Made,
  type OnceOptions,
  placesOf,
  type Quarantine,
  type Refused,
  type Repeated,
} from '../repository/index.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { chanceSlug, changeOf, checkDomain, newLink, passwordOf } from './drafts.ts';
import { linkErrors } from './errors.ts';
import { linkExpired, linkTold } from './events.ts';
import type { LinkCall } from './rules.ts';
import { isUsedUp, showLink } from './show.ts';

const defaultLimit = 20;
/** A random slug is rarely taken, and practically never this many times in a row. */
const tries = 10;

const readCreate = createInputReader('CreateLinkRequest');

const linkNotFound = () => new MarketplaceError(linkErrors.link_not_found);

type NotStored = LinkNotStored | Refused<'not_found' | 'changed'>;

const refusals: Readonly<
  Record<Exclude<NotStored['refused'], 'slug_quarantined' | 'repeated'>, () => MarketplaceError>
> = {
  not_found: linkNotFound,
  workspace_unknown: () => new MarketplaceError('internal_error'),
  slug_taken: () =>
    new MarketplaceError(linkErrors.slug_taken, undefined, {
      problems: [{ pointer: '/slug', reason: 'is already taken' }],
    }),
  external_id_taken: () => new MarketplaceError(linkErrors.external_id_taken),
  id_taken: () => new MarketplaceError('internal_error'),
  changed: preconditionFailed,
  key_reused: () => new MarketplaceError('idempotency_key_reused'),
};

/** The error for a refusal of the repository. It does not tell who gave a slug up. */
function refusalOf(answer: Exclude<NotStored, Repeated>): MarketplaceError {
  if (!('until' in answer)) return refusals[answer.refused]();
  const until = new Date(answer.until).toISOString();
  return new MarketplaceError(linkErrors.slug_quarantined, `it becomes available at ${until}`, {
    problems: [{ pointer: '/slug', reason: `becomes available at ${until}` }],
  });
}

/** The quarantine of slugs that a call gives up or wants; none if it is switched off. */
function quarantineOf({ quarantineDays: days }: Links, now: number): { readonly quarantine?: Quarantine } {
  const isoAt = (time: number) => new Date(time).toISOString();
  return days === 0 ? {} : { quarantine: { now: isoAt(now), until: isoAt(now + days * 86_400_000) } };
}

const linkIdOf = (params: Readonly<Record<string, string>>): string => params.link_id ?? '';

/** A link of the caller's workspace. The same error for a link of another workspace as for one that does not exist. */
export async function linkOf({
  params,
  principal,
  repository,
}: Pick<LinkCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<Readonly<LinkRecord>> {
  const link = await repository.links.find(principal.workspaceId, linkIdOf(params));
  if (link === null) throw linkNotFound();
  return link;
}

/** What the first request with this key made, as it is now. */
async function madeBefore(
  links: LinksRepository,
  workspaceId: string,
  { id, refused }: Made,
): Promise<Readonly<LinkRecord> | MarketplaceError> {
  if (id !== null)
    return (await links.find(workspaceId, id)) ?? new MarketplaceError(linkErrors.link_removed);
  return refused !== null && Object.hasOwn(refusals, refused)
    ? refusals[refused as keyof typeof refusals]()
    : new MarketplaceError(linkErrors.slug_quarantined);
}

const isAboutSlug = ({ refused }: LinkNotStored) =>
  refused === 'slug_taken' || refused === 'slug_quarantined';

/**
 * Stores links. Returns for each the link, or why it was refused. Random slugs that are taken are replaced and retried.
 */
async function store(
  { principal, repository, service: links, now, hops }: LinkCall<unknown>,
  wanted: readonly { readonly link: LinkRecord; readonly byChance: boolean }[],
  once: OnceOptions = {},
): Promise<(Readonly<LinkRecord> | MarketplaceError)[]> {
  const events = linkTold('link.created', links, now, hops);
  const results = new Map<number, Readonly<LinkRecord> | MarketplaceError>();
  let open = [...wanted.entries()].map(([index, { link, byChance }]) => ({ index, link, byChance }));
  // A request is carried out in one step: its answer must not depend on a later one.
  const most = once.request !== undefined && wanted.length > 1 ? 0 : tries;
  for (let left = most; open.length > 0; left -= 1) {
    const drafts = open.map(({ link }) => link);
    const answers = await repository.links.create(principal.workspaceId, drafts, {
      events,
      ...quarantineOf(links, now),
      ...once,
    });
    // Of a repeated request, fewer links may be valid now: their expiry may be over.
    if (once.request !== undefined && answers.length !== open.length)
      throw new MarketplaceError(
        'idempotency_key_reused',
        'its links were created, and not all of them would be valid now',
      );
    const again: typeof open = [];
    for (const [place, answer] of answers.entries()) {
      const one = open[place];
      if (one === undefined) continue;
      if (!isRefused(answer)) results.set(one.index, answer);
      // That is about the whole request, and not about one of its links.
      else if (answer.refused === 'key_reused') throw refusalOf(answer);
      else if ('made' in answer)
        results.set(one.index, await madeBefore(repository.links, principal.workspaceId, answer.made));
      else if (isAboutSlug(answer) && one.byChance && left > 0)
        again.push({ ...one, link: { ...one.link, ...chanceSlug(links) } });
      else results.set(one.index, refusalOf(answer));
    }
    open = again;
  }
  return wanted.map((_, index) => results.get(index) ?? new MarketplaceError('internal_error'));
}

async function storeOne(
  call: LinkCall<unknown>,
  input: CreateLinkRequest,
  { id, once }: { readonly id?: string | undefined; readonly once?: OnceOptions } = {},
): Promise<Readonly<LinkRecord>> {
  const link = await newLink(input, call.service, call.now, call.principal.workspaceId, id);
  const [stored] = await store(call, [{ link, byChance: input.slug === undefined }], once);
  if (stored === undefined || stored instanceof MarketplaceError)
    throw stored ?? new MarketplaceError('internal_error');
  return stored;
}

/** `id`: id of the link; an existing link is not created again. */
export async function createLink(
  call: LinkCall<CreateLinkRequest>,
  { id }: { readonly id?: string } = {},
): Promise<Outcome<Link>> {
  const once = onceOf('createLink', call);
  return { result: showLink(await storeOne(call, call.input, { id, once }), call.service, call.now) };
}

export async function createManyLinks(
  call: LinkCall<CreateManyLinksRequest>,
): Promise<Outcome<LinkCreated[]>> {
  const { input, principal, service: links, now } = call;
  const refused = new Map<number, string>();
  const drafts: { index: number; link: LinkRecord; byChance: boolean }[] = [];
  for (const [index, entry] of input.links.entries()) {
    try {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
        throw new MarketplaceError('invalid_request', 'a link must be an object');
      const wanted = readCreate.read({ ...entry }) as unknown as CreateLinkRequest;
      const link = await newLink(wanted, links, now, principal.workspaceId);
      drafts.push({ index, link, byChance: wanted.slug === undefined });
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      refused.set(index, error.message);
    }
  }
  const stored = await store(call, drafts, onceOf('createManyLinks', call));
  const made = new Map(drafts.map(({ index }, place) => [index, stored[place]]));
  const result = input.links.map((_, index): LinkCreated => {
    const one = made.get(index);
    if (one !== undefined && !(one instanceof MarketplaceError))
      return { status: 'success', data: showLink(one, links, now) };
    if (one !== undefined && one.status >= 500) throw one;
    return { status: 'error', msg: refused.get(index) ?? one?.message ?? '' };
  });
  return { result };
}

/** Creates or updates the link with an external id. */
export async function upsertLink(call: LinkCall<CreateLinkRequest>): Promise<Outcome<Link>> {
  const { params, principal, repository, service: links, now } = call;
  const externalId = params.external_id ?? '';
  if (call.input.external_id !== undefined && call.input.external_id !== externalId)
    throw new MarketplaceError('invalid_request', 'external_id differs from the external id in the path');
  const input = readCreate.read({ ...call.input, external_id: externalId }) as unknown as CreateLinkRequest;
  for (let left = tries; ; left -= 1) {
    const found = await repository.links.findByExternalId(principal.workspaceId, externalId);
    try {
      if (found === null && call.precondition !== null) throw preconditionFailed();
      if (found === null) return { result: showLink(await storeOne(call, input), links, now) };
      const step = await stepOf(call, input, () => found);
      const changed = await applyChange(call, found.id, link => {
        if (link.external_id !== externalId) throw linkNotFound();
        return step(link);
      });
      return { result: showLink(changed, links, now) };
    } catch (error) {
      // Another request has created or deleted the link meanwhile, or changed its external id.
      const raced =
        error instanceof MarketplaceError &&
        (found === null ? error.code === 'external_id_taken' : error.code === 'link_not_found');
      if (!raced || left === 0) throw error;
    }
  }
}

/** Whether the link is as the caller has read it. */
const isAsRead = (
  { precondition, service: links, now }: LinkCall<unknown>,
  link: Readonly<LinkRecord>,
): boolean => precondition === null || precondition(showLink(link, links, now));

/** A step that changes nothing unless the link is as the caller has read it. */
const guarded =
  (call: LinkCall<unknown>, step: LinkStep): LinkStep =>
  link => {
    if (!isAsRead(call, link)) throw preconditionFailed();
    return step(link);
  };

/** Prepares a change for the atomic step of the storage. `look` reads the current link. */
async function stepOf(
  call: LinkCall<unknown>,
  input: ChangeLinkRequest,
  look: () => Awaitable<Readonly<LinkRecord>>,
): Promise<LinkStep> {
  const { principal, service: links, now } = call;
  const step = guarded(call, link => changeOf(input, link, links, now));
  if (input.password === undefined) return step;
  // Refuses an invalid change early, before the expensive hashing.
  step(await look());
  const password = await passwordOf(input.password, principal.workspaceId);
  return link => ({ ...step(link), password });
}

async function applyChange(
  { principal, repository, service: links, now, hops }: LinkCall<unknown>,
  linkId: string,
  step: LinkStep,
): Promise<Readonly<LinkRecord>> {
  const events = ({ before, after }: ChangedLink) => [
    ...linkTold('link.updated', links, now, hops)(after),
    ...(isUsedUp(after) && !isUsedUp(before) ? linkExpired('clicks', links, now, hops)(after) : []),
  ];
  const changed = await repository.links.change(principal.workspaceId, linkId, step, {
    events,
    ...quarantineOf(links, now),
  });
  if (isRefused(changed)) throw refusalOf(changed);
  const { before, after } = changed;
  for (const { domain, slug_key } of [...placesOf(before), ...placesOf(after)])
    links.forget(domain, slug_key);
  return after;
}

export async function changeLink(call: LinkCall<ChangeLinkRequest>): Promise<Outcome<Link>> {
  const { input, params, service: links, now } = call;
  if (Object.keys(input).length === 0) {
    const link = await linkOf(call);
    if (!isAsRead(call, link)) throw preconditionFailed();
    return { result: showLink(link, links, now) };
  }
  const step = await stepOf(call, input, () => linkOf(call));
  return { result: showLink(await applyChange(call, linkIdOf(params), step), links, now) };
}

export const archiveLink = (call: LinkCall<NoInput>): Promise<Outcome<Link>> => setArchived(call, true);
export const unarchiveLink = (call: LinkCall<NoInput>): Promise<Outcome<Link>> => setArchived(call, false);

async function setArchived(call: LinkCall<NoInput>, archived: boolean): Promise<Outcome<Link>> {
  const { params, service: links, now } = call;
  const updated_at = new Date(now).toISOString();
  const step = guarded(call, link => (link.archived === archived ? null : { archived, updated_at }));
  const changed = await applyChange(call, linkIdOf(params), step);
  return { result: showLink(changed, links, now) };
}

export async function getLink(call: LinkCall<NoInput>): Promise<Outcome<Link>> {
  return { result: showLink(await linkOf(call), call.service, call.now) };
}

export async function deleteLink(call: LinkCall<NoInput>): Promise<Outcome<Link>> {
  const { params, principal, repository, service: links, now, hops, precondition } = call;
  const link = await repository.links.delete(principal.workspaceId, linkIdOf(params), {
    events: linkTold('link.deleted', links, now, hops),
    ...quarantineOf(links, now),
    ...(precondition === null ? {} : { when: one => isAsRead(call, one) }),
  });
  if (isRefused(link)) throw refusalOf(link);
  for (const { domain, slug_key } of placesOf(link)) links.forget(domain, slug_key);
  return { result: showLink(link, links, now) };
}

export async function listLinks({
  input,
  principal,
  repository,
  service: links,
  now,
  publish,
}: LinkCall<LinkListRequest>): Promise<Outcome<{ data: Link[]; next_cursor: string | null }>> {
  const { tag, q, external_id: externalId, archived, sort = 'created', limit = defaultLimit, cursor } = input;
  const page = await repository.links.list(principal.workspaceId, {
    archived: archived === 'true',
    sort,
    limit,
    ...(tag === undefined ? {} : { tag }),
    ...(q === undefined ? {} : { q }),
    ...(externalId === undefined ? {} : { externalId }),
    ...(cursor === undefined ? {} : { after: placeOf(cursor, sort) }),
  });
  const ids = page.links.map(({ id }) => id);
  const tags = [...new Set(page.links.flatMap(link => link.tags))];
  await publish('link.listed', { links: ids, key_id: principal.keyId }, { link: ids, tag: tags });
  return {
    result: {
      data: page.links.map(link => showLink(link, links, now)),
      next_cursor: page.next === null ? null : cursorOf(page.next),
    },
  };
}

export async function checkSlug({
  input,
  principal,
  repository,
  service: links,
  now,
}: LinkCall<SlugAvailabilityRequest>): Promise<Outcome<SlugAvailability>> {
  const { slug } = input;
  const domain = checkDomain(input.domain ?? null, links);
  const found = links.slugOf(slug);
  if (typeof found === 'string') return { result: { slug, available: false, reason: found } };
  const { slug: stored, key } = found;
  if ((await repository.links.findBySlug(domain, key)) !== null)
    return { result: { slug: stored, available: false, reason: 'taken' } };
  const given = links.quarantineDays === 0 ? null : await repository.links.findQuarantine(domain, key);
  const isQuarantined =
    given !== null && given.workspaceId !== principal.workspaceId && Date.parse(given.until) > now;
  return {
    result: { slug: stored, available: !isQuarantined, reason: isQuarantined ? 'quarantined' : null },
  };
}
