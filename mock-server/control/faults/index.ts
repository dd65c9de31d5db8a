/** Faults that a test or a developer asks for: the service fails, and then works again. */
import { STATUS_CODES } from 'node:http';
import type Koa from 'koa';
import {
  commonErrors,
  type ErrorRow,
  MarketplaceError,
  statusErrors,
} from '../../../src/common/errors/errors.ts';
import type { Served } from '../../../src/group/served.ts';
import { routedPath } from '../../../src/http/urls.ts';
import type { RefusalSettings } from '../../../src/openapi/refusals.ts';
import type { Answerer } from '../answer.ts';
import type { ControlPart } from '../control.ts';
import { HeldAnswers } from '../held-answers.ts';
import type { OperationFinder } from '../operations.ts';
import type { ControlRoutes } from '../router.ts';
import { breakOff, cutOff } from './connection.ts';
import { type ActiveFault, FaultRegistry } from './registry.ts';
import { Retries } from './retries.ts';
import { checkRule, type FaultRule } from './rule.ts';

/** A fault that was asked for. */
export interface Fault {
  readonly id: string;
  /** Ends it early. */
  stop(): void;
}

/** The functions of the mock object. */
export interface MockFaults {
  /**
   * Lets requests fail, one unless the rule says more.
   * @example
   * mock.fail({ operation: 'listItems', status: 503, times: 2 });
   * @throws TypeError that names the invalid field, or if there are a hundred faults already
   */
  fail(rule: FaultRule): Fault;
  /** The faults that have not ended, in the order in which requests meet them. */
  faults(): ActiveFault[];
  /** Ends all faults, and the requests that they hold back; or one fault by its id. */
  stopFaults(id?: string): void;
}

export interface FaultSettings {
  readonly operations: OperationFinder;
  readonly served: () => Served;
  /** What decides which errors are possible. */
  readonly refusals: Omit<RefusalSettings, 'limited'>;
  readonly answerer: Answerer;
}

export function faultControl(settings: FaultSettings): MockFaults & { readonly control: ControlPart } {
  const { operations, served } = settings;
  const registry = new FaultRegistry();
  const waits = new HeldAnswers();
  const retries = new Retries();

  function add(given: unknown): string {
    const rule = checkRule(given, operations, () => served().errors);
    return registry.add(rule, matcher(rule, operations));
  }

  function stopFaults(id?: string): void {
    if (id === undefined) {
      registry.clear();
      retries.clear();
      waits.end();
    } else if (!registry.stop(id)) throw new MarketplaceError('not_found', 'no active fault has this id');
  }

  function routes(router: ControlRoutes): void {
    router.on('GET', '/faults', () => registry.list());
    router.on(
      'POST',
      '/faults',
      async ({ body }) => {
        const id = add(await body());
        return registry.list().find(fault => fault.id === id);
      },
      { fields: null },
    );
    router.on('DELETE', '/faults', () => {
      const stopped = registry.list().length;
      stopFaults();
      return { stopped };
    });
    router.on('DELETE', '/faults/:id', ({ params: { id = '' } }) => {
      stopFaults(id);
      return { id };
    });
  }

  async function meet(ctx: Koa.Context, next: Koa.Next, rule: FaultRule): Promise<unknown> {
    if (rule.hang) {
      // At once: faults that are stopped in the next moment must end it.
      await waits.wait(ctx);
      breakOff(ctx, false);
      return undefined;
    }
    if (!(await waits.wait(ctx, rule.delay ?? 0))) return undefined;
    if (rule.reset) {
      retries.expect(ctx);
      breakOff(ctx, true);
    } else if (rule.status !== undefined || rule.error !== undefined) await refuse(ctx, rule, settings);
    else {
      if (rule.truncate) cutOff(ctx.res);
      return next();
    }
    return undefined;
  }

  return {
    fail(given) {
      try {
        const id = add(given);
        return { id, stop: () => void registry.stop(id) };
      } catch (error) {
        throw error instanceof TypeError ? new TypeError(`mock.fail: ${error.message}`) : error;
      }
    },
    faults: () => registry.list(),
    stopFaults,
    control: {
      middleware(ctx, next) {
        if (!retries.isEmpty && retries.take(ctx)) return meet(ctx, next, { reset: true });
        if (registry.isEmpty) return next();
        const rule = registry.take(ctx.method, routedPath(ctx) ?? '');
        return rule === null ? next() : meet(ctx, next, rule);
      },
      routes,
      reset: () => stopFaults(),
      close() {
        registry.clear();
        waits.close();
      },
    },
  };
}

function matcher({ operation, path = '', method }: FaultRule, operations: OperationFinder) {
  if (operation !== undefined) {
    const wanted = operations.named(operation);
    return (method: string, path: string) => operations.find(method, path) === wanted;
  }
  const start = path.endsWith('*') ? path.slice(0, -1) : null;
  return (asked: string, at: string) =>
    // A preflight that fails would hide the request that is meant from the page.
    (method === undefined ? asked !== 'OPTIONS' : asked === method) &&
    (start === null ? at === path : at.startsWith(start));
}

/** Answers as the operation would, or with an error of the same form. */
async function refuse(
  ctx: Koa.Context,
  { status, error: code }: FaultRule,
  { operations, served, refusals, answerer }: FaultSettings,
): Promise<void> {
  const { declaredReplies, errorHeaders } = await import('../prefer/declared.ts');
  const operation = operations.find(ctx.method, routedPath(ctx) ?? '');
  const isMeant = (row: ErrorRow | null) =>
    row !== null && (code === undefined ? row.status === status : row.code === code);
  const replies = operation === null ? [] : declaredReplies(operation, served(), refusals);
  const declared = replies.find(({ error }) => isMeant(error));
  if (declared !== undefined) return answerer.reply(ctx, declared);
  const rows = Object.values(code === undefined ? { ...commonErrors, ...statusErrors } : served().errors);
  const row = rows.find(isMeant) ?? otherError(status ?? 500);
  const error = new MarketplaceError(row, undefined, { headers: errorHeaders(row) });
  const isHidden = operation?.onlyMessage !== undefined && row.status < 500;
  return answerer.refuse(ctx, error, isHidden ? operation.onlyMessage : row.message);
}

const otherError = (status: number): ErrorRow => ({
  code: 'fault',
  status,
  message: STATUS_CODES[status] ?? `Status ${status}`,
});
