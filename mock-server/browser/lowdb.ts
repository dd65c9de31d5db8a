/** The storage of a browser: the parts of groups that are not served there are missing. */

import type { LowdbOptions } from '../../src/adapters/lowdb/options.ts';
import { type LowdbRepository, lowdbRepository as whole } from '../../src/adapters/lowdb/repository.ts';

const missing = ['automation', 'links', 'messaging', 'requests', 'webhooks'] as const;

export async function lowdbRepository(options: LowdbOptions): Promise<LowdbRepository> {
  const repository = await whole(options);
  for (const name of missing) Reflect.deleteProperty(repository, name);
  return repository;
}
