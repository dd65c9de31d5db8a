/** Checks the options of {@link lowdbRepository}: with a misspelt `file`, all data would stay in memory. */
import { type Checks, checkOptions, isBoolean, isPublicUrl, isText } from '../../common/check-options.ts';
import { isPlainObject } from '../../common/plain-object.ts';
import type { LowdbOptions } from './repository.ts';

const checks: Checks<LowdbOptions> = {
  file: isText,
  seed: value => (isPlainObject(value) ? null : 'must be the collections of a data file'),
  reset: isBoolean,
  baseUrl: isPublicUrl,
};

/** @throws TypeError that names the option */
export const checkLowdbOptions = (options: LowdbOptions): void =>
  checkOptions('lowdbRepository', options, checks);
