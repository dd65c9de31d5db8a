import { checkData } from '../rules/check.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import { withAllCollections } from '../rules/empty.ts';
import type { FrozenData } from './data.ts';

/** Validates data and freezes it, without what only a file has. `source` names it in errors. */
export function wholeData(source: string, data: unknown): FrozenData {
  const whole =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? withAllCollections(data) : data;
  checkData(source, whole);
  const { $schema: _, revision: __, ...rest } = whole;
  return deepFreeze(rest);
}
