/** Serves the assets of the pages. */
import { withoutEndSlashes } from '../../common/text/trim-slashes.ts';
import type { AssetName } from '../asset-names.ts';
import type { Answer, Visit } from '../visit.ts';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

export async function showAsset({ assets, ctx }: Visit): Promise<Answer> {
  const name = withoutEndSlashes(ctx.path).split('/').at(-1) as AssetName;
  return { asset: assets.contents[name], type: types[name.slice(name.lastIndexOf('.') + 1)] ?? '' };
}
