/** The API reference, and the files that pages link to. */

import { openApiDocument } from '../../openapi/document.ts';
import { groups } from '../../operations.ts';
import type { AssetName } from '../asset-names.ts';
import { referencePage } from '../pages/reference.ts';
import { findMember, requireMember } from '../session/member.ts';
import type { Answer, Visit } from '../visit.ts';
import { assetAddress, frameOf } from './frame.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

export async function showAsset({ assets, ctx }: Visit): Promise<Answer> {
  const name = ctx.path.replace(/\/+$/, '').split('/').at(-1) as AssetName;
  return { asset: assets[name].text, type: types[name.slice(name.lastIndexOf('.') + 1)] ?? '' };
}

/** Rendered pages by what they were rendered from. */
const rendered = new Map<string, string>();
const mostRendered = 20;

export async function showReference(visit: Visit): Promise<Answer> {
  const { settings, ctx, apiBase } = visit;
  const member = settings.publicReference ? await findMember(visit) : await requireMember(visit);
  const wanted = new URLSearchParams(ctx.querystring).get('workspace');
  const workspaces = member?.workspaces ?? [];
  const current = workspaces.find(({ workspace }) => workspace.id === wanted) ?? workspaces[0] ?? null;
  const frame = frameOf(visit, { member, current, section: 'reference' });
  const assets = { css: assetAddress(visit, 'reference.css'), js: assetAddress(visit, 'reference.js') };
  const key = JSON.stringify([frame, assets]);
  let html = rendered.get(key);
  if (html === undefined) {
    if (rendered.size >= mostRendered) rendered.clear();
    html = referencePage(frame, openApiDocument(groups, { server: apiBase || '/' }), assets);
    rendered.set(key, html);
  }
  return { html, tryIt: true, shared: member === null };
}
