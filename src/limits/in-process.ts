/** Counts attempts in this process only, for repositories without the part `limits`. */
import { hash } from 'node:crypto';
import type { LimitsRepository } from '../repository/index.ts';
import { Windows } from './windows.ts';

export function limitsInProcess(): LimitsRepository {
  const windows = new Windows();
  // Hashes the name: it may be any text, and a fixed length bounds the memory.
  const short = (name: string) => hash('sha256', name, 'base64url');
  return {
    count: (name, seconds, now) => ({ ...windows.take(short(name), seconds, now) }),
    giveBack: (name, endsAt) => windows.giveBack(short(name), endsAt),
    reset: name => windows.forget(short(name)),
  };
}
