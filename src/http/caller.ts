/** Whom the service found behind the key or the session of a request, for what looks at the request from outside. */
import type Koa from 'koa';

/** The owner of a key, or the user of a session. */
export type Caller =
  | { readonly workspaceId: string; readonly key: { readonly id: string; readonly name: string } }
  | { readonly user_id: string };

const caller = Symbol('caller');
type Marked = Koa.Context & { [caller]?: Caller };

export function noteCaller(ctx: Koa.Context, found: Caller): void {
  (ctx as Marked)[caller] = found;
}

/** `null` if it was not looked for, or nobody was found. */
export const callerOf = (ctx: Koa.Context): Caller | null => (ctx as Marked)[caller] ?? null;
