import type { KeyRecord } from '../../../generated/types.ts';
import { countedKeys, isForgotten, keptKeys } from '../../rules/keys.ts';
import { TakenError } from '../../rules/scripts/script.ts';
import { recordsOf, withRecords } from '../data.ts';
import type { DataEffects, DataSteps } from '../effect.ts';
import { byDigest } from './by-digest.ts';

export const keySteps = {
  countKeys: (data, workspaceId, { now, isRotated }) => ({
    data,
    answer: countedKeys(recordsOf(data, 'keys', workspaceId), now, { rotated: isRotated }),
  }),
  forgetEndedKeys(data, workspaceId, now) {
    const all = recordsOf(data, 'keys', workspaceId);
    const kept = keptKeys(all, now);
    return {
      data: kept === all ? data : withRecords(data, 'keys', workspaceId, kept),
      answer: undefined,
    };
  },
  forgetShortKeys(data, workspaceId, before) {
    const all = recordsOf(data, 'keys', workspaceId);
    const kept = all.filter(key => !isForgotten(key, before));
    return {
      data: kept.length === all.length ? data : withRecords(data, 'keys', workspaceId, kept),
      answer: undefined,
    };
  },
} satisfies Partial<DataSteps>;

/** Digests are unique in the whole storage. */
const keys: DataEffects<Readonly<KeyRecord>> = {
  check(data, { digest }, before) {
    if (digest !== before?.digest && byDigest(data.keys).has(digest)) throw new TakenError('a key');
  },
};

export const keyEffects = { keys };
