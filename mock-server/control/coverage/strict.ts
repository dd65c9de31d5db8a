/** Strict mode: refuses what the document does not allow, before the service ignores it. */
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { bodyType, hasBody, jsonType } from '../../../src/http/body-types.ts';
import { routedPath } from '../../../src/http/urls.ts';
import { redactUrl } from '../../redact.ts';
import type { Answerer } from '../answer.ts';
import type { ControlPart } from '../control.ts';
import { readAhead } from '../responses/read-ahead.ts';
import type { Contract } from './contract.ts';
import { namesIn, type Objection, objectionTo, objectionToBody } from './objections.ts';
import { strictError } from './strict-error.ts';

export interface StrictSettings {
  readonly contract: () => Contract;
  readonly answerer: Answerer;
  readonly log: ((line: string) => void) | undefined;
}

/** Paths outside of the API, such as those of the console, are left alone, and so is what the service refuses itself. */
export function strictControl({ contract, answerer, log }: StrictSettings): ControlPart {
  async function refuse(ctx: Koa.Context, status: 400 | 404, { reason }: Objection): Promise<void> {
    const detail = reason();
    log?.(`strict mode refused ${ctx.method} ${redactUrl(ctx.url)}: ${detail}`);
    await answerer.refuse(ctx, new MarketplaceError({ ...strictError, status }, detail));
  }

  return {
    async middleware(ctx, next) {
      const { method } = ctx;
      const path = routedPath(ctx);
      if (path === null || method === 'HEAD' || method === 'OPTIONS') return next();
      const request = contract().find(method, path);
      if (request === undefined) {
        const objection = contract().objectionToPath(method, path);
        return objection?.status === 404 ? refuse(ctx, 404, objection) : next();
      }
      const objection = objectionTo(request, ctx.url, namesIn(ctx.url), hasBody(ctx.req));
      if (objection !== null) return refuse(ctx, path.endsWith('/') ? 404 : 400, objection);
      if (request.integers.length === 0 || !hasBody(ctx.req) || bodyType(ctx.req) !== jsonType) return next();
      const inBody = objectionToBody(request, await readAhead(ctx));
      return inBody === null ? next() : refuse(ctx, 400, inBody);
    },
  };
}
