import { MarketplaceError } from '../common/errors/errors.ts';
import { placeNotUtf8 } from '../common/network/percent-encoding.ts';

/** @throws MarketplaceError 400 that says where in the URL of a request the percent-encoding is not UTF-8 */
export function checkPercentEncoding(url: string): void {
  const place = placeNotUtf8(url);
  if (place !== null)
    throw new MarketplaceError('invalid_request', `the percent-encoding of the ${place} is not UTF-8`);
}
