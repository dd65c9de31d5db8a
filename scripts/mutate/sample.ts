/** A random sample of a list in its order; the same seed gives the same sample. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = mulberry32(seed);
  const ranks = new Map(items.map(item => [item, random()]));
  const chosen = new Set(
    [...items].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)).slice(0, count),
  );
  return items.filter(item => chosen.has(item));
}

/** A small generator of numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
