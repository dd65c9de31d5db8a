/** The API reference. */

import type { ServedOptions } from '../../group/served.ts';
import { documentName, servedDocument } from '../../openapi/served.ts';
import type { Html } from '../html.ts';
import { PageError } from '../page-error.ts';
import { referenceContent } from '../pages/reference/content.ts';
import { referencePage } from '../pages/reference/page.ts';
import { findMember, requireMember } from '../session/member.ts';
import type { Answer, LoggedInUser, Visit } from '../visit.ts';
import { assetAddress, frameOf } from './frame.ts';

/**
 * The rendered reference of a router, by API URL and document name: one or two entries, unless it has many mounts.
 */
const renderedFor = new WeakMap<ServedOptions, Map<string, Html>>();
const mostRendered = 20;

export async function showReference(visit: Visit): Promise<Answer> {
  const { settings, ctx } = visit;
  const member = settings.publicReference ? await knownMember(visit) : await requireMember(visit);
  const wanted = new URLSearchParams(ctx.querystring).get('workspace');
  const workspaces = member?.workspaces ?? [];
  const current = workspaces.find(({ workspace }) => workspace.id === wanted) ?? workspaces[0] ?? null;
  const frame = frameOf(visit, { member, current, section: 'reference' });
  const files = { css: assetAddress(visit, 'reference.css'), js: assetAddress(visit, 'reference.js') };
  const html = referencePage(frame, contentFor(visit), files);
  return { html, sendsRequests: true, revalidate: true };
}

/** A public page is shown to everybody, also to users whom the repository does not know. */
async function knownMember(visit: Visit): Promise<LoggedInUser | null> {
  try {
    return await findMember(visit);
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}

function contentFor({ apiBase, options }: Visit): Html {
  const name = `${apiBase} ${documentName(options)}`;
  const rendered = renderedFor.get(options) ?? new Map<string, Html>();
  renderedFor.set(options, rendered);
  const earlier = rendered.get(name);
  if (earlier !== undefined) return earlier;
  if (rendered.size >= mostRendered) rendered.clear();
  const content = referenceContent(servedDocument(options, apiBase), apiBase);
  rendered.set(name, content);
  return content;
}
