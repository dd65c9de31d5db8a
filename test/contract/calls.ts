/** A good call of each operation, on the fixtures: what the contract tests vary. */
import type { RawRequest } from '../helper.ts';
import { knownCode } from '../helper.ts';

export interface GoodCall {
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
