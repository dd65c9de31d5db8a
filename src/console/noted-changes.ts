/** What actions say of their changes, for the audit log. */
import type Koa from 'koa';
import type { BegunChange } from '../http/recorded-change.ts';
import type { Visit } from './visit.ts';

export interface NotedChange {
  /** Id of the operation. */
  readonly operation: string;
  readonly recordId: string | null;
  /** The record before and after the change, as far as the action knows it; otherwise it is read. */
  readonly record?: {
    readonly before?: object | null;
    readonly after?: object | null;
    readonly kind?: string;
  };
  /** What was stored in the step of the change. */
  readonly begun?: BegunChange | null;
}

/** Of the requests that are being answered. */
const noted = new WeakMap<Koa.Context, readonly NotedChange[]>();
const inputs = new WeakMap<Koa.Context, object>();
const next = new WeakMap<Koa.Context, () => BegunChange | null>();

/** `take` returns what the changes since its last call have stored with them. */
export function takeBegun(ctx: Koa.Context, take: () => BegunChange | null): void {
  next.set(ctx, take);
}

/**
 * For an action that changes several records, or one that neither its path nor the page that it leads to names. Without a
 * call, an action that succeeds has performed its operation once.
 */
export function noteChange(
  { ctx }: Pick<Visit, 'ctx'>,
  operation: string,
  recordId: string,
  record: NonNullable<NotedChange['record']> = {},
): void {
  const begun = next.get(ctx)?.() ?? null;
  noted.set(ctx, [...(noted.get(ctx) ?? []), { operation, recordId, record, begun }]);
}

const expected = new WeakMap<Koa.Context, Pick<NotedChange, 'operation' | 'recordId'>>();

/** For an action that changes several records: what it changes next, before it does. It notes each afterwards. */
export function expectChange({ ctx }: Pick<Visit, 'ctx'>, operation: string, recordId: string): void {
  expected.set(ctx, { operation, recordId });
}

export const expectedChange = (ctx: Koa.Context) => expected.get(ctx) ?? null;

/** For an action that succeeds, but finds that there is nothing left to do. */
export function noteNoChange({ ctx }: Pick<Visit, 'ctx'>): void {
  noted.set(ctx, []);
}

/** `undefined`: the action has said nothing. */
export const notedChanges = (ctx: Koa.Context): readonly NotedChange[] | undefined => noted.get(ctx);

/** What a form asks an operation for. Its secrets are not in the record, but that they have changed is recorded. */
export function noteInput(ctx: Koa.Context, input: unknown): void {
  if (typeof input === 'object' && input !== null) inputs.set(ctx, input);
}

export const notedInput = (ctx: Koa.Context): object | null => inputs.get(ctx) ?? null;
