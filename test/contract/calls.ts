/** A good call of each operation, on the fixtures: what the contract tests vary. */
import type { RawRequest } from '../helper.ts';
import { knownCode } from '../helper.ts';

export interface GoodCall {
  /** The path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  /** Added to the path. */
  readonly query?: string;
  readonly body?: object;
}

export const goodCalls: Readonly<Record<string, GoodCall>> = {
  getAccountDetails: {},
  listItems: {},
  getItem: { query: 'item_id=1001' },
  validatePurchase: { body: { purchase_code: knownCode } },
  listModels: {},
  listKeys: {},
  createKey: { body: { name: 'Made by a key', scopes: ['marketplace:read'] } },
  rotateKey: { params: { key_id: 'key_demo_studio' }, body: {} },
  revokeKey: { params: { key_id: 'key_demo_expired' } },
};

/** The call as a request, with the key as a bearer token. */
export function requestOf(method: string, { body }: GoodCall, key: string | null): RawRequest {
  return {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
