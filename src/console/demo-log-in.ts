/** Users of a demo who log in with one click. Only the mock server has any: a host cannot reach this. */
import type Koa from 'koa';

export interface DemoLogIn {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const offered = new WeakMap<Koa.Context, () => Promise<readonly DemoLogIn[]>>();

/** Offers them on the log-in page that answers this request. */
export function offerDemoLogIn(ctx: Koa.Context, users: () => Promise<readonly DemoLogIn[]>): void {
  offered.set(ctx, users);
}

export const demoLogInsFor = async (ctx: Koa.Context): Promise<readonly DemoLogIn[]> =>
  (await offered.get(ctx)?.()) ?? [];
