/** QR codes of short URLs. */
import { MarketplaceError } from '../common/errors.ts';
import { parseUrl } from '../common/parse-url.ts';
import { qrImage } from '../common/qr-code.ts';
import type { QrRequest } from '../generated/types.ts';
import type { Media, Outcome } from '../group/operation.ts';
import { linkErrors } from './errors.ts';
import { linkOf } from './links.ts';
import type { LinkCall } from './rules.ts';

export async function getQrCode(call: LinkCall<QrRequest>): Promise<Outcome<Media>> {
  const { format = 'svg', ...wanted } = call.input;
  const { domain, slug } = await linkOf(call);
  const text = call.service.shortUrl(domain, slug);
  if (parseUrl(text) === null) throw new MarketplaceError(linkErrors.address_unknown);
  return { result: qrImage(text, format, wanted) };
}
