/** Users of a demo who log in with one click. Only the mock server has any: a host cannot reach this. */
import type Koa from 'koa';

export interface DemoLogIn {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

type Offer = (ctx: Koa.Context) => Promise<readonly DemoLogIn[]>;

const offers = new WeakMap<object, Offer>();

/** Offers them on the log-in pages of a console over this repository. `offer`: those that the client of a request may see. */
export function offerDemoLogIn(repository: object, offer: Offer): void {
  offers.set(repository, offer);
}

export const demoLogInsFor = async (repository: object, ctx: Koa.Context): Promise<readonly DemoLogIn[]> =>
  (await offers.get(repository)?.(ctx)) ?? [];
