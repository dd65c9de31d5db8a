/** Validates the options of {@link startMock}: those of the router, and its own. */

import {
  type Checks,
  checkOptions,
  isBoolean,
  isFunction,
  isText,
  listOf,
  wholeNumberFrom,
} from '../src/common/check-options.ts';
import { isPlainObject } from '../src/common/plain-object.ts';
import { marketplaceChecks } from '../src/options.ts';
import type { MockOptions, PostgresMockOptions } from './start.ts';

const isPort = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535;
/** Options that the mock server sets itself. */
const { repository: _, publicUrl: __, links: ___, ...ofRouter } = marketplaceChecks;

const checks: Checks<MockOptions & PostgresMockOptions> = {
  ...ofRouter,
  port: wholeNumberFrom(0, 65_535),
  host: isText,
  file: isText,
  databaseUrl: isText,
  schema: isText,
  fixtures: value =>
    typeof value === 'string' || isPlainObject(value)
      ? null
      : 'must be a folder or an object of fixture collections',
  reset: isBoolean,
  webhookPorts: listOf('ports from 1 to 65535', isPort),
  allowedHosts: listOf('host names', name => typeof name === 'string'),
  log: isFunction,
};

/** @throws TypeError that names the invalid option */
export const checkMockOptions = (options: MockOptions): void => checkOptions('startMock', options, checks);
