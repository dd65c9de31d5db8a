/** Answers each request in the instance that it asks for. */
import type Koa from 'koa';
import { MarketplaceError } from '../../src/common/errors/errors.ts';
import type { ResolvedCors } from '../../src/group/resolved.ts';
import { type AccessRules, mayIsolate } from '../access-rules.ts';
import type { Answerer } from '../control/answer.ts';
import { noteEarly } from '../control/journal/index.ts';
import type { MockInstance } from '../mock-instance.ts';
import type { Isolates } from './isolates.ts';
import { hasIsolationHeader, type IsolatedRequest, isolatedRequestOf } from './name.ts';

export interface IsolatingOptions {
  readonly isolates: Isolates;
  /** Answers a request in the instance that all others share. */
  readonly serve: MockInstance['serve'];
  readonly accessRules: AccessRules;
  readonly cors: ResolvedCors | null;
  readonly answerer: Answerer;
}

export function isolating({
  isolates,
  serve,
  accessRules,
  cors,
  answerer,
}: IsolatingOptions): Koa.Middleware {
  const allows = (origin: string) => cors !== null && (cors.origins === '*' || cors.origins(origin));
  return ctx => {
    const asked = isolatedRequestOf(ctx.req);
    // What the service refuses makes nothing.
    return asked === null || !accessRules.accepts(ctx) ? serve(ctx) : isolated(ctx, asked);
  };

  async function isolated(ctx: Koa.Context, asked: IsolatedRequest): Promise<void> {
    let instance: MockInstance;
    try {
      if (!mayIsolate(ctx, hasIsolationHeader(ctx.req), allows))
        throw new MarketplaceError('not_found', 'isolated tests are not open to web pages of other sites');
      const found = isolates.use(asked.name, ctx.res, asked.scenarios);
      if (found instanceof Promise) noteEarly(ctx.req);
      // A promise at all would let the rest of the request arrive.
      instance = found instanceof Promise ? await found : found;
    } catch (error) {
      const refusal =
        error instanceof TypeError ? new MarketplaceError('invalid_request', error.message) : error;
      if (!(refusal instanceof MarketplaceError)) throw error;
      await answerer.refuse(ctx, refusal);
      return;
    }
    ctx.url = asked.url;
    await instance.serve(ctx);
  }
}
