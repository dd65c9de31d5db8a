/** Counts uses in this process alone, for repositories that do not count them for all. */
import { createHash } from 'node:crypto';
import type { LimitsRepository } from '../repository/index.ts';
import { Windows } from './windows.ts';

export function limitsInProcess(): LimitsRepository {
  const windows = new Windows();
  // A name may be any text: of one length, it cannot fill the memory.
  const short = (name: string) => createHash('sha256').update(name).digest('base64url');
  return {
    count: (name, seconds, now) => ({ ...windows.take(short(name), seconds, now) }),
    giveBack: (name, endsAt) => windows.giveBack(short(name), endsAt),
    reset: name => windows.forget(short(name)),
  };
}
