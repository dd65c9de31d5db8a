/** What one mock server remembers and does: its data, clock, engines and controls. Isolated tests have one each. */
import type Koa from 'koa';
import { createDeliveries, type Deliveries } from './control/journal/index.ts';
import { type ControlsOptions, createControls } from './control/parts.ts';
import { type EnginesOptions, startMockEngines } from './engines/index.ts';
import { type ServedInstance, type Serving, type ServingOptions, servingOf } from './serving.ts';
import type { Storage } from './storage.ts';

export interface MockInstanceOptions
  extends Omit<EnginesOptions, 'repository' | 'watching'>,
    Omit<
      ControlsOptions,
      'repository' | 'engines' | 'deliveries' | 'served' | 'accessRules' | 'storeDemoData' | 'isCopy'
    > {
  readonly storage: Storage;
  readonly serving: ServingOptions;
  /** The instance that this one is a copy of. @default it is the first one */
  readonly shared?: MockInstance;
}

export interface MockInstance
  extends ServedInstance,
    Omit<ReturnType<typeof createControls>, 'control' | 'journal' | 'begin'> {
  readonly deliveries: Deliveries;
  /** Answers a request. */
  readonly serve: Serving['serve'];
  readonly served: () => Serving['served'];
  readonly service: () => Serving['service'];
  /** See {@link Serving}. */
  readonly storeDemoData: Serving['storeDemoData'];
  /** Ends waits, held requests and streams, so that the server can close. */
  endRequests(): void;
  /** Stores what is pending. */
  close(): Promise<void>;
}

export function createMockInstance(options: MockInstanceOptions): MockInstance {
  const { storage, clock } = options;
  const isCopy = options.shared !== undefined;
  const { repository } = storage;
  const deliveries = createDeliveries();
  const engines = startMockEngines({ ...options, repository, watching: deliveries.watching });
  let serving: Serving | null = null;
  const load = () => {
    serving ??= servingOf(options.serving, instance, options.shared);
    return serving;
  };
  const served = () => load().served;
  const { accessRules } = options.serving;
  const reset = async () => {
    await storage.reset();
    await instance.storeDemoData();
  };
  const { control, begin, ...controls } = createControls({
    ...options,
    // What the groups of the host store is the same for all instances: an isolated test leaves it alone.
    storage: options.shared === undefined ? { ...storage, reset } : storage,
    repository,
    engines,
    deliveries,
    served,
    accessRules,
    // What groups of the host store is the same for all instances.
    storeDemoData: async () => {
      if (!isCopy) await load().storeDemoData();
    },
    isCopy,
  });
  const instance: MockInstance = {
    ...controls,
    storage,
    clock,
    engines,
    deliveries,
    repository: engines.repository,
    controlled: inOrder(control.middleware),
    serve: ctx => load().serve(ctx),
    served,
    service: () => load().service,
    storeDemoData: () => load().storeDemoData(),
    endRequests() {
      control.close();
      engines.endStreams();
    },
    async close() {
      await engines.close();
      await storage.close();
    },
  };
  // An invalid option is an error of the start. An isolated test has the same ones.
  if (options.shared === undefined) load();
  begin();
  return instance;
}

/** One middleware that lets requests pass all of them. */
function inOrder(all: readonly Koa.Middleware[]): Koa.Middleware {
  const last: Koa.Middleware = (_ctx, next) => next();
  return all.reduceRight<Koa.Middleware>(
    (rest, middleware) => (ctx, next) => middleware(ctx, () => rest(ctx, next) as Promise<unknown>),
    last,
  );
}
