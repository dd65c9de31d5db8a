/** Changes of a link over HTTP: update, archive, delete. */
import type { ChangeLinkRequest, Link, LinkRecord, NoInput } from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { createInputReader } from '../http/input.ts';
import { preconditionFailed } from '../http/precondition.ts';
import { type Awaitable, type ChangedLink, isRefused, type LinkStep, placesOf } from '../repository/index.ts';
import { changeOf, passwordOf } from './drafts.ts';
import { linkChanged, linkExpired } from './events.ts';
import { linkIdOf, linkOf } from './links.ts';
import { quarantineOf } from './quarantine.ts';
import { linkErrorOf } from './refusals.ts';
import type { LinkCall } from './rules.ts';
import { isUsedUp, showLink } from './show.ts';

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
export async function stepOf(
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

export async function applyChange(
  { principal, repository, service: links, now, deliveryDepth }: LinkCall<unknown>,
  linkId: string,
  step: LinkStep,
): Promise<ChangedLink> {
  const events = ({ before, after }: ChangedLink) => [
    ...linkChanged('link.updated', links, now, deliveryDepth)(after),
    ...(isUsedUp(after) && !isUsedUp(before) ? linkExpired('clicks', links, now, deliveryDepth)(after) : []),
  ];
  const changed = await repository.links.change(principal.workspaceId, linkId, step, {
    events,
    ...quarantineOf(links, now),
  });
  if (isRefused(changed)) throw linkErrorOf(changed);
  const { before, after } = changed;
  for (const { domain, slug_key } of [...placesOf(before), ...placesOf(after)])
    links.forget(domain, slug_key);
  return changed;
}

/** The answer to a change. */
export const shownChange = (
  { service: links, now }: LinkCall<unknown>,
  { before, after }: ChangedLink,
): Outcome<Link> => ({ result: showLink(after, links, now), before: showLink(before, links, now) });

export async function changeLink(call: LinkCall<ChangeLinkRequest>): Promise<Outcome<Link>> {
  const { input, params, service: links, now } = call;
  if (Object.keys(input).length === 0) {
    const link = await linkOf(call);
    if (!isAsRead(call, link)) throw preconditionFailed();
    return { result: showLink(link, links, now) };
  }
  const step = await stepOf(call, input, () => linkOf(call));
  return shownChange(call, await applyChange(call, linkIdOf(params), step));
}

export const archiveLink = (call: LinkCall<NoInput>): Promise<Outcome<Link>> => setArchived(call, true);
export const unarchiveLink = (call: LinkCall<NoInput>): Promise<Outcome<Link>> => setArchived(call, false);

const reader = createInputReader('ChangeLinkRequest');

/** Adds tags to those that the link has. @throws MarketplaceError if there would be too many */
export async function addTags(
  call: LinkCall<Required<Pick<ChangeLinkRequest, 'tags'>>>,
): Promise<Outcome<Link>> {
  const { input, params, now } = call;
  const updated_at = new Date(now).toISOString();
  const step = guarded(call, link => {
    const tags = [...new Set([...link.tags, ...input.tags])];
    reader.readWhole({ tags });
    return tags.length === link.tags.length ? null : { tags, updated_at };
  });
  return shownChange(call, await applyChange(call, linkIdOf(params), step));
}

async function setArchived(call: LinkCall<NoInput>, archived: boolean): Promise<Outcome<Link>> {
  const { params, now } = call;
  const updated_at = new Date(now).toISOString();
  const step = guarded(call, link => (link.archived === archived ? null : { archived, updated_at }));
  return shownChange(call, await applyChange(call, linkIdOf(params), step));
}

export async function deleteLink(call: LinkCall<NoInput>): Promise<Outcome<Link>> {
  const { params, principal, repository, service: links, now, deliveryDepth, precondition } = call;
  const link = await repository.links.delete(principal.workspaceId, linkIdOf(params), {
    events: linkChanged('link.deleted', links, now, deliveryDepth),
    ...quarantineOf(links, now),
    ...(precondition === null ? {} : { when: one => isAsRead(call, one) }),
  });
  if (isRefused(link)) throw linkErrorOf(link);
  for (const { domain, slug_key } of placesOf(link)) links.forget(domain, slug_key);
  return { result: showLink(link, links, now) };
}
