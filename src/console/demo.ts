/** What only the console of a demo shows, such as users who log in with one click: a host cannot reach this. */
import type Koa from 'koa';

export interface DemoLogIn {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Demo {
  /** The users that the client of a request may see. */
  readonly logIns: (ctx: Koa.Context) => Promise<readonly DemoLogIn[]>;
  /** The newest link that would be mailed to an address, or `null`: who sends it sees it. */
  readonly linkTo: (email: string) => string | null;
}

const demos = new WeakMap<object, Demo>();

/** Shows it in consoles over this repository. */
export function offerDemo(repository: object, demo: Demo): void {
  demos.set(repository, demo);
}

/** `repository`: the same one, or one that wraps it and so inherits from it. */
function demoOf(repository: object): Demo | undefined {
  for (let at: object | null = repository; at !== null; at = Object.getPrototypeOf(at)) {
    const demo = demos.get(at);
    if (demo !== undefined) return demo;
  }
}

export const demoLogInsFor = async (repository: object, ctx: Koa.Context): Promise<readonly DemoLogIn[]> =>
  demoOf(repository)?.logIns(ctx) ?? [];

export const demoLinkTo = (repository: object, email: string): string | null =>
  demoOf(repository)?.linkTo(email) ?? null;
