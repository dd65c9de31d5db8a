export const wrongRequests: readonly string[];
export function refusedAt(
  base: string,
  keys: Readonly<Record<'good' | 'unknown' | 'revoked' | 'narrow', string>>,
): Promise<string[]>;
