/** New links over HTTP: one, many, and with an id of the caller's own system. */
import { MarketplaceError } from '../common/errors/errors.ts';
import type {
  CreateLinkRequest,
  CreateManyLinksRequest,
  Link,
  LinkCreated,
  LinkRecord,
} from '../generated/types.ts';
import type { Outcome } from '../group/operation.ts';
import { onceOf } from '../http/idempotency.ts';
import { createInputReader } from '../http/input.ts';
import { preconditionFailed } from '../http/precondition.ts';
import { marketplaceErrorOf } from '../http/refusal.ts';
import { limitIn } from '../limits/record-limits.ts';
import {
  isRefused,
  type LinkNotStored,
  type LinksRepository,
  type OnceOptions,
  type RequestOutcome,
  WorkspaceFullError,
} from '../repository/index.ts';
import { applyChange, shownChange, stepOf } from './change-link.ts';
import { chanceSlug, newLink } from './drafts.ts';
import { linkErrors } from './errors.ts';
import { linkChanged } from './events.ts';
import { quarantineOf } from './quarantine.ts';
import { linksRecordLimits } from './record-limits.ts';
import { linkErrorOf, linkNotFound, refusals } from './refusals.ts';
import type { LinkCall } from './rules.ts';
import { showLink } from './show.ts';

/** A random slug is rarely taken, and practically never this many times in a row. */
const tries = 10;

const readCreate = createInputReader('CreateLinkRequest');

/** What the first request with this key made, as it is now. */
async function madeBefore(
  links: LinksRepository,
  workspaceId: string,
  { id, refused }: RequestOutcome,
  most: number,
): Promise<Readonly<LinkRecord> | MarketplaceError> {
  if (id !== null)
    return (await links.find(workspaceId, id)) ?? new MarketplaceError(linkErrors.link_removed);
  return refused !== null && Object.hasOwn(refusals, refused)
    ? refusals[refused as keyof typeof refusals](most)
    : new MarketplaceError(linkErrors.slug_quarantined);
}

const isAboutSlug = ({ refused }: LinkNotStored) =>
  refused === 'slug_taken' || refused === 'slug_quarantined';

/**
 * Stores links. Returns for each the link, or why it was refused. Random slugs that are taken are replaced and retried.
 */
async function store(
  { principal, repository, service: links, limits, now, deliveryDepth }: LinkCall<unknown>,
  wanted: readonly { readonly link: LinkRecord; readonly byChance: boolean }[],
  once: OnceOptions = {},
): Promise<(Readonly<LinkRecord> | MarketplaceError)[]> {
  const events = linkChanged('link.created', links, now, deliveryDepth);
  const most = limitIn(limits, linksRecordLimits, 'links');
  const results = new Map<number, Readonly<LinkRecord> | MarketplaceError>();
  let open = [...wanted.entries()].map(([index, { link, byChance }]) => ({ index, link, byChance }));
  // A request is carried out in one step: its answer must not depend on a later one.
  const again = once.request !== undefined && wanted.length > 1 ? 0 : tries;
  for (let left = again; open.length > 0; left -= 1) {
    const drafts = open.map(({ link }) => link);
    const answers = await repository.links.create(principal.workspaceId, drafts, {
      events,
      most,
      ...quarantineOf(links, now),
      ...once,
    });
    // Of a repeated request, fewer links may be valid now: their expiry may be over.
    if (once.request !== undefined && answers.length !== open.length)
      throw new MarketplaceError(
        'idempotency_key_reused',
        'its links were created, and not all of them would be valid now',
      );
    const retried: typeof open = [];
    for (const [place, answer] of answers.entries()) {
      const one = open[place];
      if (one === undefined) continue;
      if (!isRefused(answer)) results.set(one.index, answer);
      // That is about the whole request, and not about one of its links.
      else if (answer.refused === 'key_reused') throw linkErrorOf(answer);
      else if ('made' in answer)
        results.set(one.index, await madeBefore(repository.links, principal.workspaceId, answer.made, most));
      else if (isAboutSlug(answer) && one.byChance && left > 0)
        retried.push({ ...one, link: { ...one.link, ...chanceSlug(links) } });
      else results.set(one.index, linkErrorOf(answer, most));
    }
    open = retried;
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
  const stored = await store(call, drafts, onceOf('createManyLinks', call)).catch((error: unknown) => {
    if (!(error instanceof WorkspaceFullError)) throw error;
    // They are stored in one step: there is no room for all of them.
    return drafts.map(() => marketplaceErrorOf(error));
  });
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
      return shownChange(call, changed);
    } catch (error) {
      // Another request has created or deleted the link meanwhile, or changed its external id.
      const raced =
        error instanceof MarketplaceError &&
        (found === null ? error.code === 'external_id_taken' : error.code === 'link_not_found');
      if (!raced || left === 0) throw error;
    }
  }
}
