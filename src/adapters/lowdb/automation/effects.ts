import type { AutomationEndpointRecord } from '../../../generated/types.ts';
import { TakenError } from '../../rules/scripts/script.ts';
import type { DataEffects } from '../effect.ts';
import { findByToken } from './records.ts';

/** Tokens are unique in the whole storage. */
const endpoints: DataEffects<Readonly<AutomationEndpointRecord>> = {
  check(data, { tokens }, before) {
    const own = new Set(before?.tokens.map(({ digest }) => digest));
    for (const { digest } of tokens)
      if (!own.has(digest) && findByToken(data, digest) !== null) throw new TakenError('a token');
  },
};

export const automationEffects = { automation_endpoints: endpoints };
