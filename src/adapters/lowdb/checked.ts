/** Data that was checked and is frozen, so that it is neither copied nor checked again. */
import type { DataFile } from '../../generated/types.ts';
import { atAddress } from '../rules/addresses.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import type { FrozenData } from './data.ts';

const checked = new WeakSet<object>();

export const isChecked = (data: object): data is FrozenData => checked.has(data);

export function markChecked<Given extends FrozenData>(data: Given): Given {
  checked.add(data);
  return data;
}

/**
 * Marks complete data that somebody else has checked. It is frozen.
 * @param baseUrl replaces the placeholder
 */
export const alreadyChecked = (data: DataFile, baseUrl: string): FrozenData =>
  markChecked(deepFreeze(atAddress(data, baseUrl)));
