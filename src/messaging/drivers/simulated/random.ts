/** Random numbers that are the same each time for the same seed (mulberry32). */
import { hash } from 'node:crypto';

export function seeded(seed: string): () => number {
  let state = Number.parseInt(hash('sha1', seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
