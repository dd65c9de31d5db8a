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

/** `repository`: the same one, or one that wraps it and so inherits from it. */
export async function demoLogInsFor(repository: object, ctx: Koa.Context): Promise<readonly DemoLogIn[]> {
  for (let at: object | null = repository; at !== null; at = Object.getPrototypeOf(at)) {
    const offer = offers.get(at);
    if (offer !== undefined) return offer(ctx);
  }
  return [];
}
