/** The check of an option that lists targets which are allowed although they are private. */
import { isText } from '../common/options/check-options.ts';
import { isRange } from './public-address.ts';

/** What is wrong with a list of CIDRs and host names, or null. */
export function allowedTargets(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every(one => isText(one) === null))
    return 'must be a list of CIDRs and host names';
  const wrong = value.find(one => one.includes('/') && !isRange(one));
  return wrong === undefined ? null : `must be a list of CIDRs and host names: ${wrong} is neither`;
}
