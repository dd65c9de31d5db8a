/** The controls of the mock server: what a test or a developer does to it, and not what the service does. */
import type Koa from 'koa';
import { type ControlRouterOptions, type ControlRoutes, createControlRouter } from './router.ts';

export interface ControlPart {
  /** Sees every request before the service does. */
  readonly middleware?: Koa.Middleware;
  /** Adds its routes below `/__mock`. */
  routes?(router: ControlRoutes): void;
  /** Called when the mock restores its fixtures. */
  reset?(): void;
  close?(): void;
}

export interface Control {
  /** In the order in which requests pass them. */
  readonly middleware: readonly Koa.Middleware[];
  reset(): void;
  close(): void;
}

/** Puts the parts together, with one router for all. */
export function createControl(parts: readonly ControlPart[], options: ControlRouterOptions): Control {
  const router = createControlRouter(options, routes => {
    for (const part of parts) part.routes?.(routes);
  });
  return {
    middleware: [
      router,
      ...parts.flatMap(({ middleware }) => (middleware === undefined ? [] : [middleware])),
    ],
    reset() {
      for (const part of parts) part.reset?.();
    },
    close() {
      for (const part of parts) part.close?.();
    },
  };
}
