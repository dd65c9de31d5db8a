/** Old secrets and tokens beside the one that has taken their place. */

/** How many old ones stay. */
const maxOld = 9;

/** Those that were in use until a rotation: until the overlap ends, or earlier. */
export function overlapping<One extends { readonly expires_at: string | null }>(
  earlier: readonly One[],
  oldExpiresAt: string,
  now: string,
): One[] {
  const time = (instant: string) => Date.parse(instant);
  return earlier
    .map(one => {
      const expires_at =
        one.expires_at !== null && time(one.expires_at) < time(oldExpiresAt) ? one.expires_at : oldExpiresAt;
      return { ...one, expires_at };
    })
    .filter(({ expires_at }) => time(expires_at) > time(now))
    .slice(0, maxOld);
}
