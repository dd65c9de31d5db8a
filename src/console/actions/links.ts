/** Short links: pages, and what is done there. */
import { MarketplaceError } from '../../errors.ts';
import type { ChangeLinkRequest, CreateLinkRequest, Link, LinkRecord } from '../../generated/types.ts';
import { createInputReader } from '../../http/input.ts';
import { analyticsOf, dayOf } from '../../links/analytics.ts';
import { cursorOf, placeOf as cursorPlace } from '../../links/cursor.ts';
import {
  archiveLink as archive,
  changeLink as change,
  createLink as create,
  deleteLink as remove,
  unarchiveLink as unarchive,
} from '../../links/links.ts';
import { qrPng, qrSvg } from '../../links/qr.ts';
import { showLink as asShown } from '../../links/show.ts';
import { parseUrl } from '../../parse-url.ts';
import { notFound } from '../page-error.ts';
import { linkPage } from '../pages/links/link.ts';
import { linkListPage } from '../pages/links/list.ts';
import { type Member, mayManageKeys, requireMember, workspaceOf } from '../session/member.ts';
import type { LinkFilter, LinkForm } from '../views.ts';
import type { Answer, Form, Visit } from '../visit.ts';
import { callOf, noticeOf, numberOf, orNotFound, placeOf, reasonOf, sender, wordsOf } from './call.ts';
import { frameOf } from './frame.ts';

const linksOnPage = 25;
const daysOnChart = 30;
const day = 86_400_000;

/** What the address may say was done. */
const done: Readonly<Record<string, string>> = {
  created: 'The link is ready.',
  changed: 'The link is changed.',
  archived: 'The link is archived. It leads where it did.',
  unarchived: 'The link is listed again.',
  deleted: 'The link is deleted, with its clicks.',
};

const readLink = createInputReader('CreateLinkRequest');

const emptyForm: LinkForm = {
  url: '',
  slug: '',
  title: '',
  tags: '',
  lastDay: '',
  maxClicks: '',
  hasPassword: false,
  error: null,
};

const linkPath = (visit: Visit, id: string = visit.params.link_id ?? '') =>
  `${placeOf(visit)}/links/${encodeURIComponent(id)}`;

function filterOf({ ctx }: Visit): LinkFilter {
  const query = new URLSearchParams(ctx.method === 'GET' ? ctx.querystring : '');
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    tag: (query.get('tag') ?? '').slice(0, 50),
    sort: query.get('sort') === 'clicks' ? 'clicks' : 'created',
    archived: query.get('archived') === 'true',
  };
}

/** The last month, today included. */
const month = ({ now }: Visit) => ({ from: dayOf(now - (daysOnChart - 1) * day), to: dayOf(now) });

export async function showLinks(visit: Visit): Promise<Answer> {
  return { html: await list(visit, await requireMember(visit), emptyForm) };
}

async function list(visit: Visit, member: Member, form: LinkForm): Promise<string> {
  const current = workspaceOf(visit, member);
  const { repository, options, now } = visit;
  const filter = filterOf(visit);
  const { q, tag, sort, archived } = filter;
  const page = await repository.links.list(current.workspace.id, {
    archived,
    sort,
    limit: linksOnPage,
    ...(q === '' ? {} : { q }),
    ...(tag === '' ? {} : { tag }),
    ...afterOf(visit, sort),
  });
  return linkListPage(frameOf(visit, { member, current, section: 'links' }), {
    links: page.links.map(link => asShown(link, options.links, now)),
    next: page.next === null ? null : cursorOf(page.next),
    filter,
    analytics: await analyticsOf(repository.links, current.workspace.id, null, month(visit)),
    canManage: mayManageKeys(current),
    form,
    notice: noticeOf(visit, done),
  });
}

/** A cursor that is none begins anew. */
function afterOf({ ctx }: Visit, sort: LinkFilter['sort']) {
  const cursor = new URLSearchParams(ctx.querystring).get('after');
  try {
    return cursor === null ? {} : { after: cursorPlace(cursor, sort) };
  } catch (error) {
    if (error instanceof MarketplaceError) return {};
    throw error;
  }
}

const formFrom = (form: Form): Omit<LinkForm, 'error' | 'hasPassword'> & { password: string } => ({
  url: form.one('url').trim(),
  slug: form.one('slug').trim(),
  title: form.one('title').trim(),
  tags: form.one('tags'),
  lastDay: form.one('last_day'),
  maxClicks: form.one('max_clicks').trim(),
  password: form.one('password'),
});

type Given = ReturnType<typeof formFrom>;

/** What both forms say alike. */
const commonInput = ({ url, slug, title, tags }: Given) => ({
  url,
  title,
  tags: wordsOf(tags),
  ...(slug === '' ? {} : { slug }),
});

/** The last moment of a day, as people mean it. */
const endOf = (lastDay: string) => (lastDay === '' ? null : `${lastDay}T23:59:59Z`);

const read = (input: object) => readLink.read(input as Record<string, unknown>) as unknown;

export async function createLink(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = formFrom(form);
  const { lastDay, maxClicks, password } = given;
  try {
    const input = read({
      ...commonInput(given),
      expires_at: endOf(lastDay),
      max_clicks: maxClicks === '' ? null : numberOf(maxClicks),
      ...(password === '' ? {} : { password }),
    });
    const { result } = await create(callOf(visit, workspaceId, input as CreateLinkRequest));
    return { redirect: `${linkPath(visit, result.id)}?done=created` };
  } catch (error) {
    const { password: _, ...kept } = given;
    const refused = { ...kept, hasPassword: false, error: reasonOf(error) };
    return { html: await list(visit, member, refused), status: 422 };
  }
}

async function recordOf(visit: Visit, member: Member): Promise<Readonly<LinkRecord>> {
  const { workspace } = workspaceOf(visit, member);
  const link = await visit.repository.links.find(workspace.id, visit.params.link_id ?? '');
  if (link === null) throw notFound();
  return link;
}

export async function showLink(visit: Visit): Promise<Answer> {
  const member = await requireMember(visit);
  return { html: await detail(visit, member, await recordOf(visit, member), null) };
}

async function detail(
  visit: Visit,
  member: Member,
  record: Readonly<LinkRecord>,
  form: LinkForm | null,
): Promise<string> {
  const current = workspaceOf(visit, member);
  const { repository, options, now } = visit;
  const link = asShown(record, options.links, now);
  return linkPage(frameOf(visit, { member, current, section: 'links' }), {
    link,
    analytics: await analyticsOf(repository.links, current.workspace.id, link.id, month(visit)),
    qr: qrOf(link),
    canManage: mayManageKeys(current),
    form: form ?? {
      url: link.url,
      slug: link.slug,
      title: link.title,
      tags: link.tags.join(', '),
      lastDay: link.expires_at?.slice(0, 10) ?? '',
      maxClicks: link.max_clicks === null ? '' : String(link.max_clicks),
      hasPassword: link.has_password,
      error: null,
    },
    notice: noticeOf(visit, done),
  });
}

/** `null` where the service does not know its address, or the slug is too long for a code. */
function qrOf({ short_url: url }: Link): string | null {
  try {
    return parseUrl(url) === null ? null : qrSvg(url);
  } catch (error) {
    if (error instanceof MarketplaceError) return null;
    throw error;
  }
}

export async function changeLink(visit: Visit): Promise<Answer> {
  const { member, form, workspaceId } = await sender(visit, 'links');
  const given = formFrom(form);
  const record = await recordOf(visit, member);
  const { lastDay, maxClicks, password } = given;
  // The field knows days only: an hour that was set over the API stays, unless another day is chosen.
  const sameDay = lastDay === (record.expires_at?.slice(0, 10) ?? '');
  try {
    const input = read({
      ...commonInput(given),
      ...(sameDay ? {} : { expires_at: endOf(lastDay) }),
      max_clicks: maxClicks === '' ? null : numberOf(maxClicks),
      ...(password === '' ? {} : { password }),
      ...(form.one('no_password') === 'on' ? { password: null } : {}),
    });
    await orNotFound(change(callOf(visit, workspaceId, input as ChangeLinkRequest)));
  } catch (error) {
    const { password: _, ...kept } = given;
    const refused = { ...kept, hasPassword: record.password !== null, error: reasonOf(error) };
    return { html: await detail(visit, member, record, refused), status: 422 };
  }
  return { redirect: `${linkPath(visit)}?done=changed` };
}

/** The address of an action, opened as a page. */
export async function goToLink(visit: Visit): Promise<Answer> {
  return { redirect: linkPath(visit) };
}

export async function archiveLink(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(archive(callOf(visit, workspaceId, {})));
  return { redirect: `${linkPath(visit)}?done=archived` };
}

export async function unarchiveLink(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(unarchive(callOf(visit, workspaceId, {})));
  return { redirect: `${linkPath(visit)}?done=unarchived` };
}

export async function deleteLink(visit: Visit): Promise<Answer> {
  const { workspaceId } = await sender(visit, 'links');
  await orNotFound(remove(callOf(visit, workspaceId, {})));
  return { redirect: `${placeOf(visit)}/links?done=deleted` };
}

export const showQrSvg = (visit: Visit): Promise<Answer> => qrFile(visit, 'svg', qrSvg);
export const showQrPng = (visit: Visit): Promise<Answer> => qrFile(visit, 'png', qrPng);

async function qrFile(
  visit: Visit,
  format: 'svg' | 'png',
  draw: (text: string) => string | Buffer,
): Promise<Answer> {
  const record = await recordOf(visit, await requireMember(visit));
  const link = asShown(record, visit.options.links, visit.now);
  if (qrOf(link) === null) throw notFound();
  return {
    file: draw(link.short_url),
    type: format === 'svg' ? 'image/svg+xml' : 'image/png',
    name: `qr-${link.id}.${format}`,
  };
}
