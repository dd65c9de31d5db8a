/** Checks the options of {@link lowdbRepository}: with a misspelt `file`, all data would stay in memory. */

import { isPlainObject } from '../../common/json/plain-object.ts';
import {
  checkOptions,
  isBoolean,
  isFunction,
  isPublicUrl,
  isText,
  wholeNumberFrom,
} from '../../common/options/check-options.ts';
import {
  checksOf,
  type OptionRows,
  type WithDefaults,
  withDefaults,
} from '../../common/options/option-rows.ts';
import type { DataFile } from '../../generated/types.ts';
import type { FileEdit } from './file/edits.ts';

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
  /**
   * Bytes that the records of a workspace may have in the file, of what requests add up to a limit: links, keys, webhooks,
   * instances, messages and others. A request beyond it is refused with 409. @default 25000000
   */
  readonly maxBytesPerWorkspace?: number;
  /**
   * Called when somebody else has written the file. Before each write, it is looked at: an edit that was made from the
   * version that is stored is loaded, and changes go on with it; one that was not, or does not fit, is kept beside the
   * file, as `….edited-` and the time.
   * @default `onError` is told if an edit is kept beside the file
   */
  readonly onEdit?: (edit: FileEdit) => void;
  /**
   * Called with what an operator should know of the file, such as that it has become too large: `logErrors(logger)`
   * writes it to your log. @default a warning of the process
   */
  readonly onError?: (error: unknown) => void;
}

const rows = {
  file: isText,
  seed: value => (isPlainObject(value) ? null : 'must be the collections of a data file'),
  reset: [isBoolean, false],
  baseUrl: isPublicUrl,
  maxBytesPerWorkspace: [wholeNumberFrom(100_000, Number.MAX_SAFE_INTEGER), 25_000_000],
  onEdit: isFunction,
  onError: isFunction,
} as const satisfies OptionRows<LowdbOptions>;

export type ResolvedLowdbOptions = WithDefaults<LowdbOptions, typeof rows>;

/** @throws TypeError that names the option */
export const resolveLowdbOptions = (options: LowdbOptions): ResolvedLowdbOptions =>
  withDefaults(rows, checkOptions('lowdbRepository', options, checksOf<LowdbOptions>(rows)));
