/** A service over each adapter, which the tests of every operation share. */
import assert from 'node:assert/strict';
import type { KeyRecord } from '../../src/generated/types.ts';
import type { Operation } from '../../src/group/operation.ts';
import { digestOf, generateSecret, hintsOf } from '../../src/secrets/key-format.ts';
import { neededScopes } from '../built-in.ts';
import { atEnd } from '../runner/at-end.ts';
import type { storages } from '../storages.ts';
import type { GoodCall } from './calls.ts';

/** One mock server per adapter, because resetting it is faster than starting a new one. */
const mocks = new Map<unknown, ReturnType<(typeof storages)[string]>>();
/** The adapters whose data a test may have changed. Only the next test resets them, because that takes most of the time. */
const changed = new Set<unknown>();

/** A service with the fixtures, and perhaps more keys. `changes`: the test may change other records. */
export async function start(open: (typeof storages)[string], { changes }: { changes: boolean }) {
  const running = mocks.get(open) ?? open(close => void atEnd.push(close));
  if (!mocks.has(open))
    atEnd.push(() => {
      // Another file of this process starts its own.
      mocks.delete(open);
      changed.delete(open);
    });
  mocks.set(open, running);
  const mock = await running;
  if (changed.delete(open)) await mock.reset();
  if (changes) changed.add(open);
  const key = async (some: Partial<KeyRecord>, workspaceId = 'ws_studio') => {
    const secret = generateSecret();
    const id = `key_${digestOf(secret).slice(0, 8)}`;
    const base = {
      id,
      name: id,
      digest: digestOf(secret),
      ...hintsOf(secret),
      created_at: '2026-01-01T00:00:00Z',
      created_by: null,
      last_used_at: null,
      rotated_to: null,
      expires_at: null,
      revoked_at: null,
    };
    const scopes = neededScopes;
    assert.ok('id' in (await mock.repository.keys.create(workspaceId, { ...base, scopes, ...some })));
    return secret;
  };
  return { mock, key };
}

export const urlOf = (base: string, operation: Operation, { query, params = {} }: GoodCall) => {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return `${base}${path}${query === undefined ? '' : `?${query}`}`;
};
