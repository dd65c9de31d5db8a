/** The style sheets and scripts of the dashboard: those of the console. */
import type Koa from 'koa';
import { loadAssets } from '../../../src/console/assets.ts';
import { resolveConsole } from '../../../src/console/options.ts';
import { sendAsset as send } from '../../../src/console/send-asset.ts';

let loaded: { readonly contents: ReadonlyMap<string, string | Buffer>; readonly version: string } | undefined;

function load() {
  if (loaded !== undefined) return loaded;
  const { contents, version } = loadAssets(resolveConsole(true)?.accent ?? '');
  loaded = { contents: new Map(Object.entries(contents)), version };
  return loaded;
}

/** Below the path of the dashboard. It contains the version, so that browsers can cache it permanently. */
export const assetPath = (name: string): string => `/dashboard/assets/${load().version}/${name}`;

export function sendAsset(ctx: Koa.Context, name: string): void {
  const content = load().contents.get(name);
  if (content !== undefined) send(ctx, content, name);
}
