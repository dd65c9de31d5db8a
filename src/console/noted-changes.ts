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

/** What the action of a request has said so far. */
interface Said {
  /** `undefined`: nothing, so that an action that succeeds has performed its operation once. */
  noted?: readonly NotedChange[];
  input?: object;
  expected?: Pick<NotedChange, 'operation' | 'recordId'>;
  /** Returns what the changes since its last call have stored with them. */
  take?: () => BegunChange | null;
}

/** Of the requests that are being answered. */
const all = new WeakMap<Koa.Context, Said>();

export function saidIn(ctx: Koa.Context): Said {
  const said = all.get(ctx) ?? {};
  all.set(ctx, said);
  return said;
}

/** For an action that changes several records, or one that neither its path nor the page that it leads to names. */
export function noteChange(
  { ctx }: Pick<Visit, 'ctx'>,
  operation: string,
  recordId: string,
  record: NonNullable<NotedChange['record']> = {},
): void {
  const said = saidIn(ctx);
  const begun = said.take?.() ?? null;
  said.noted = [...(said.noted ?? []), { operation, recordId, record, begun }];
}

/** For an action that changes several records: what it changes next, before it does. It notes each afterwards. */
export function expectChange({ ctx }: Pick<Visit, 'ctx'>, operation: string, recordId: string): void {
  saidIn(ctx).expected = { operation, recordId };
}

/** For an action that succeeds, but finds that there is nothing left to do. */
export function noteNoChange({ ctx }: Pick<Visit, 'ctx'>): void {
  saidIn(ctx).noted = [];
}

/** What a form asks an operation for. Its secrets are not in the record, but that they have changed is recorded. */
export function noteInput(ctx: Koa.Context, input: unknown): void {
  if (typeof input === 'object' && input !== null) saidIn(ctx).input = input;
}
