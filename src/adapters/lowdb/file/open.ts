import { resolve } from 'node:path';
import type { FrozenData } from '../data.ts';
import { Store } from '../store.ts';
import { DurableFile, type DurableFileOptions } from './durable-file.ts';
import { unwritableFile } from './failures.ts';
import { type LockTimes, lock } from './lock/lock.ts';
import { realFile } from './real-file.ts';

export interface FileOptions extends DurableFileOptions {
  readonly seeded: () => Promise<FrozenData>;
  readonly reset: boolean;
  readonly times: LockTimes | undefined;
}

/** Opens the store in a file, which is locked until it is released. */
export async function openFile(
  file: string,
  { seeded, reset, times, ...options }: FileOptions,
): Promise<{ store: Store; release: () => void }> {
  const path = placeOf(resolve(file));
  const { check, checkKnown, release } = await lock(path, times);
  try {
    const durable = new DurableFile(path, { check }, options);
    await durable.clean();
    const store = await Store.open(durable, seeded, {
      reset,
      guard: checkKnown,
      checkRoom: durable.checkRoom,
    });
    check();
    return { store, release };
  } catch (error) {
    release();
    throw error;
  }
}

function placeOf(file: string): string {
  try {
    return realFile(file);
  } catch (error) {
    const isOfSystem = (error as NodeJS.ErrnoException).code !== undefined;
    throw isOfSystem ? unwritableFile(file, error) : error;
  }
}
