/** Validates records before they are stored: like a data file, and whether PostgreSQL can store them. */
import type { DataFile } from '../../generated/types.ts';
import { atAddress } from '../rules/addresses.ts';
import { checkData } from '../rules/check.ts';
import { checkTexts } from '../rules/storable.ts';

/** @throws InvalidDataError that names the invalid value */
export function checkDataFile(source: string, data: DataFile): void {
  // URLs that start with {base_url}/ are stored like that; validation needs a complete URL.
  checkData(source, atAddress(data, 'http://127.0.0.1'));
  checkTexts(source, data);
}
