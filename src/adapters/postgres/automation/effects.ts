import type { AutomationEndpointRecord } from '../../../generated/types.ts';
import { TakenError } from '../../rules/scripts/script.ts';
import { isDuplicate } from '../database/failures.ts';
import type { EffectPlace, RowEffects } from '../effect.ts';
import { addTokens, removeTokens } from './tokens.ts';

/** Tokens are unique in the whole storage. */
async function takeTokens(
  { run, schema, workspaceId }: EffectPlace,
  endpointId: string,
  tokens: AutomationEndpointRecord['tokens'],
): Promise<void> {
  if (tokens.length === 0) return;
  try {
    await addTokens(run, schema, [{ workspaceId, endpointId, tokens }]);
  } catch (error) {
    throw isDuplicate(error) ? new TakenError('a token') : error;
  }
}

const endpoints: RowEffects<Readonly<AutomationEndpointRecord>> = {
  adding: (place, { id, tokens }) => takeTokens(place, id, tokens),
  async changed(place, before, after) {
    const [old, kept] = [before, after].map(({ tokens }) => new Set(tokens.map(({ digest }) => digest)));
    await takeTokens(
      place,
      after.id,
      after.tokens.filter(({ digest }) => !old?.has(digest)),
    );
    await removeTokens(
      place.run,
      place.schema,
      before.tokens.filter(({ digest }) => !kept?.has(digest)),
    );
  },
  removed: ({ run, schema }, { tokens }) => removeTokens(run, schema, tokens),
};

export const automationEffects = { automation_endpoints: endpoints };
