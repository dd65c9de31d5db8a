/** Notes when, from where and with which agent keys were last used. */

import { LruCache } from '../common/collections/lru-cache.ts';
import { storableText } from '../common/text/storable-text.ts';
import type { KeySource } from '../group/resolved.ts';
import { networkOf } from '../limits/network.ts';
import type { FoundKey, KeysRepository } from '../repository/index.ts';

/** Number of recently used keys that are remembered. */
const remembered = 5_000;
/** How often the use of a key is written, in milliseconds. */
const useInterval = 60_000;
const maxAgentLength = 200;

export class KeyUses {
  readonly #keys: Pick<KeysRepository, 'recordUse'>;
  /** When the use of a key was last recorded, by digest. */
  readonly #noted = new LruCache<number>(remembered);

  constructor(keys: Pick<KeysRepository, 'recordUse'>) {
    this.#keys = keys;
  }

  /**
   * Runs in the background: the request does not wait for it and does not fail with it. `address`: `null` if it is not
   * known.
   */
  note(found: FoundKey, digest: string, time: number, from: () => KeySource): void {
    const last = this.#noted.get(digest);
    if (last !== undefined && time - last < useInterval) return;
    this.#noted.set(digest, time);
    const { workspaceId, key } = found;
    const { address, agent } = from();
    const use =
      address === null
        ? undefined
        : { network: networkOf(address), agent: agent === null ? null : storableText(agent, maxAgentLength) };
    Promise.resolve()
      .then(() => this.#keys.recordUse(workspaceId, key.id, new Date(time).toISOString(), use))
      .catch(() => this.#noted.delete(digest));
  }
}
