export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A storage in memory answers before anybody else has a turn: so they come at different moments. */
export async function turns(count: number): Promise<void> {
  for (const _ of range(count)) await new Promise(resolve => setImmediate(resolve));
}
