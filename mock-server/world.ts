/** What one mock server remembers and does: its data, clock, engines and controls. Isolated tests have one each. */
import type Koa from 'koa';
import type { WholeRepository } from '../src/repository/index.ts';
import type { MockClock } from './control/clock/clock.ts';
import { createDeliveries, type Deliveries, notingCallers } from './control/journal/index.ts';
import { type ControlsOptions, createControls } from './control/parts.ts';
import { type Engines, type EnginesOptions, startEngines } from './engines/index.ts';
import type { Storage } from './storage.ts';

export interface WorldOptions
  extends Omit<EnginesOptions, 'repository' | 'watching'>,
    Omit<ControlsOptions, 'repository' | 'engines' | 'deliveries' | 'groups'> {
  readonly storage: Storage;
}

export interface World extends Omit<ReturnType<typeof createControls>, 'control'> {
  readonly storage: Storage;
  readonly clock: MockClock;
  readonly engines: Engines;
  readonly deliveries: Deliveries;
  /** The storage as the router uses it. */
  readonly repository: WholeRepository;
  /** Lets a request pass the controls. */
  readonly controlled: Koa.Middleware;
  /** Ends waits, held requests and streams, so that the server can close. */
  endRequests(): void;
  /** Stores what is pending. */
  close(): Promise<void>;
}

export function createWorld(options: WorldOptions): World {
  const { storage, clock } = options;
  const { repository } = storage;
  const deliveries = createDeliveries();
  const engines = startEngines({ ...options, repository, watching: deliveries.watching });
  const { control, ...controls } = createControls({ ...options, repository, engines, deliveries });
  return {
    ...controls,
    storage,
    clock,
    engines,
    deliveries,
    repository: notingCallers(engines.repository),
    controlled: inOrder(control.middleware),
    endRequests() {
      control.close();
      engines.messaging.endStreams();
    },
    async close() {
      await engines.close();
      await storage.close();
    },
  };
}

/** One middleware that lets requests pass all of them. */
function inOrder(all: readonly Koa.Middleware[]): Koa.Middleware {
  return (ctx, next) => {
    const pass = (at: number): Promise<unknown> | unknown => {
      const middleware = all[at];
      return middleware === undefined ? next() : middleware(ctx, async () => pass(at + 1));
    };
    return pass(0);
  };
}
