/** The options of {@link lowdbRepository}, checked: a slip in the name of `file` would keep all in memory. */
import { type Checks, checkOptions, isBoolean, isObject, isPublicUrl, isText } from '../../check-options.ts';
import type { LowdbOptions } from './repository.ts';

const checks: Checks<LowdbOptions> = {
  file: isText,
  seed: value => (isObject(value) ? null : 'must be the collections of a data file'),
  reset: isBoolean,
  baseUrl: isPublicUrl,
};

/** @throws TypeError that names the option */
export const checkLowdbOptions = (options: LowdbOptions): void =>
  checkOptions('lowdbRepository', options, checks);
