/**
 * The conformance suite for channel drivers, for any test runner:
 *
 * ```js
 * driverConformance({ test, create: async () => ({ driver: mine(), settings: {}, person: '…', … }) });
 * ```
 */
import { type Checks, checkOptions, isFunction } from '../../common/options/check-options.ts';
import { driverCases } from './cases.ts';
import type { ChannelWorld, DriverCase } from './world.ts';

export type { ArrivedMessage, ChannelWorld } from './world.ts';

export interface DriverConformanceOptions {
  /** Registers a case: `test` of uvu, node:test, vitest or any other runner with this signature. */
  readonly test: (name: string, run: () => Promise<void>) => unknown;
  /** Creates a driver with somebody on the other side of its channel. Called once per case. */
  readonly create: () => Promise<ChannelWorld>;
  /** Cases that the channel cannot pass, by their names, each with the reason. */
  readonly lacks?: Readonly<Record<string, string>>;
}

const checks: Checks<DriverConformanceOptions> = {
  test: isFunction,
  create: isFunction,
  lacks: value => {
    const names: readonly string[] = driverCases.map(({ name }) => name);
    const unknown = Object.keys(value ?? {}).find(name => !names.includes(name));
    return unknown === undefined ? null : `has no case with the name ${unknown}`;
  },
};

/**
 * Registers one test for each rule of the interface of channel drivers.
 *
 * @example
 * driverConformance({ test, create, lacks: { 'a person who reads is told': 'the channel has no receipts' } });
 */
export function driverConformance(options: DriverConformanceOptions): void {
  const { test, create, lacks = {} } = checkOptions('driverConformance', options, checks);
  for (const { name, run } of driverCases)
    if (!Object.hasOwn(lacks, name)) test(name, () => once(create, run));
}

async function once(create: () => Promise<ChannelWorld>, run: DriverCase['run']): Promise<void> {
  const world = await create();
  try {
    await run(world);
  } finally {
    await world.close();
  }
}
