import { checkData } from '../data/check.ts';
import { deepFreeze } from '../data/deep-freeze.ts';
import { inThisVersion, withAllCollections } from '../data/earlier.ts';
import type { FrozenData } from './data.ts';

/** Validates data and freezes it. `source` names it in errors. */
export function wholeData(source: string, data: unknown): FrozenData {
  // Files of earlier versions do not have all collections.
  const whole =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? withAllCollections(data) : data;
  checkData(source, whole);
  return deepFreeze(inThisVersion(whole));
}
