/** Whose key a request of a route of the host came with: `ctx.state.marketplace` behind `requireKey`. */
import type Koa from 'koa';
import { stateMember } from '../common/json/state-member.ts';
import type { Mode } from '../generated/types.ts';

export interface KeyHolder {
  /** Id of the workspace that the key belongs to. */
  readonly workspace: string;
  /** Id of the key. */
  readonly key: string;
  /** `test`: its workspace is for trying things out. */
  readonly mode: Mode;
  readonly scopes: readonly string[];
  /** When the key expires (ISO 8601 UTC), or `null`. */
  readonly expiresAt: string | null;
  /** Whose key it is, as it was said when the key was created, or `null`. */
  readonly owner: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

const holders = new WeakSet<object>();

export const isHolder = (value: unknown): value is KeyHolder =>
  typeof value === 'object' && value !== null && holders.has(value);

/** @throws Error if the app has a value of its own in this place, which a route could take for the owner of the key */
export function noteHolder(ctx: Koa.Context, holder: KeyHolder): void {
  const state = ctx.state as Record<string, unknown>;
  if (state[stateMember] !== undefined)
    throw new Error(`ctx.state.${stateMember} is a value of the app: requireKey needs this place`);
  state[stateMember] = holder;
  holders.add(holder);
}
