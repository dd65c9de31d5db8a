/** The API reference. */

import { events } from '../../events.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { groups } from '../../operations.ts';
import type { Html } from '../html.ts';
import { referenceContent } from '../pages/reference/content.ts';
import { referencePage } from '../pages/reference/page.ts';
import { findMember, requireMember } from '../session/member.ts';
import type { Answer, Visit } from '../visit.ts';
import { assetAddress, frameOf } from './frame.ts';

/** What was rendered, by the address of the API: one or two, unless a router has many mounts. */
const rendered = new Map<string, Html>();
const mostRendered = 20;

export async function showReference(visit: Visit): Promise<Answer> {
  const { settings, ctx } = visit;
  const member = settings.publicReference ? await findMember(visit) : await requireMember(visit);
  const wanted = new URLSearchParams(ctx.querystring).get('workspace');
  const workspaces = member?.workspaces ?? [];
  const current = workspaces.find(({ workspace }) => workspace.id === wanted) ?? workspaces[0] ?? null;
  const frame = frameOf(visit, { member, current, section: 'reference' });
  const files = { css: assetAddress(visit, 'reference.css'), js: assetAddress(visit, 'reference.js') };
  const html = referencePage(frame, contentFor(visit.apiBase), files);
  return { html, sendsRequests: true, revalidate: true };
}

function contentFor(apiBase: string): Html {
  const earlier = rendered.get(apiBase);
  if (earlier !== undefined) return earlier;
  if (rendered.size >= mostRendered) rendered.clear();
  const content = referenceContent(openApiDocument(groups, { server: apiBase || '/', events }), apiBase);
  rendered.set(apiBase, content);
  return content;
}
