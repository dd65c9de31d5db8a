/** Checks the options of {@link lowdbRepository}: with a misspelt `file`, all data would stay in memory. */
import { type Checks, checkOptions, isBoolean, isPublicUrl, isText } from '../../common/check-options.ts';
import { isPlainObject } from '../../common/plain-object.ts';
import type { DataFile } from '../../generated/types.ts';

export interface LowdbOptions {
  /** The JSON file. It is created, with its folder, if it does not exist. @default none: everything stays in memory */
  readonly file?: string;
  /** The initial data of a new file, or of the memory. @default nothing */
  readonly seed?: Partial<DataFile>;
  /** Deletes the content of the file, even if it is damaged, and starts with the seed. @default false */
  readonly reset?: boolean;
  /**
   * The server's URL, without a trailing slash. In responses, it replaces `{base_url}` at the start of demo links and
   * pictures. @default none
   */
  readonly baseUrl?: string;
}

const checks: Checks<LowdbOptions> = {
  file: isText,
  seed: value => (isPlainObject(value) ? null : 'must be the collections of a data file'),
  reset: isBoolean,
  baseUrl: isPublicUrl,
};

/** @throws TypeError that names the option */
export const checkLowdbOptions = (options: LowdbOptions): LowdbOptions =>
  checkOptions('lowdbRepository', options, checks);
