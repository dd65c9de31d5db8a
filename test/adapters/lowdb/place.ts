import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from '../../helper.ts';

/** Short lock timings for tests. */
export const quick = { beat: 20, staleMs: 400 };

/** Path of a data file in a temporary folder, which is removed after the test. */
export async function place(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'data.json');
}
