/** Where the mock server of an integration is: at a URL, or started here. */
import { checkOptions, isPublicUrl } from '../../src/common/options/check-options.ts';
import { withoutEndSlashes } from '../../src/common/text/trim-slashes.ts';
import type { MockOptions } from '../options.ts';
import { startMock } from '../start.ts';

/** Where a mock server runs that all tests share. */
export interface MarketplaceUrl {
  /** Such as `http://127.0.0.1:4000`. */
  readonly url: string;
}

/** The URL of the mock server that runs, or of one that is started. @throws TypeError for invalid options */
export async function openServer(
  given: MarketplaceUrl | MockOptions,
): Promise<MarketplaceUrl & { close(): Promise<void> }> {
  if (!('url' in given)) return startMock({ unref: true, ...given });
  const { url } = checkOptions('marketplace', given, { url: isPublicUrl });
  return { url: withoutEndSlashes(url), close: async () => {} };
}
