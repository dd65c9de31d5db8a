/** Whom the service found behind the key or the session of a request, for what looks at the request from outside. */
import type Koa from 'koa';

/** A key, and the workspace that it belongs to. */
interface OwnedKey {
  readonly workspaceId: string;
  readonly key: { readonly id: string; readonly name: string };
}

/** The owner of a key, or the user of a session. */
export type Caller = OwnedKey | { readonly user_id: string };

const caller = Symbol('caller');
const refused = Symbol('refused');
type Marked = Koa.Context & { [caller]?: Caller; [refused]?: OwnedKey };

export function noteCaller(ctx: Koa.Context, found: Caller): void {
  (ctx as Marked)[caller] = found;
}

/** Notes whose key was refused, because it is revoked or has expired: nobody was found, but its workspace is told. */
export function noteRefusedKey(ctx: Koa.Context, found: OwnedKey): void {
  (ctx as Marked)[refused] = found;
}

/** The key that a request came with, also if it is not valid any more, and its workspace. */
export function keyOf(ctx: Koa.Context): OwnedKey | null {
  const found = (ctx as Marked)[caller] ?? (ctx as Marked)[refused];
  return found !== undefined && 'key' in found ? found : null;
}

/** `null` if it was not looked for, or nobody was found. */
export const callerOf = (ctx: Koa.Context): Caller | null => (ctx as Marked)[caller] ?? null;
