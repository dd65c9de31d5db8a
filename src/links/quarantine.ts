/** How long slugs that were given up are kept from other workspaces. */

import type { Quarantine } from '../repository/index.ts';
import type { Links } from './types.ts';

/** The quarantine of slugs that a call gives up or wants; none if it is switched off. */
export function quarantineOf(
  { quarantineDays: days }: Links,
  now: number,
): { readonly quarantine?: Quarantine } {
  const isoAt = (time: number) => new Date(time).toISOString();
  return days === 0 ? {} : { quarantine: { now: isoAt(now), until: isoAt(now + days * 86_400_000) } };
}
