/**
 * The repository of a service that is traced: each call is a step of what runs now, and the events that it stores belong
 * to its trace.
 */

import { storedTrace } from '../common/events/trace-context.ts';
import type { Tracing } from '../common/events/tracing.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import type { OutboxEvent } from './outbox-event.ts';
import { eventStore, type PartName, type Parts } from './parts.ts';
import type { ChangeOptions } from './results.ts';
import type { WebhooksRepository } from './webhooks.ts';
import { type Method, wrappedRepository } from './wrapped.ts';

/** The methods that get events themselves, each with the place of that argument. */
const publishing: { readonly [Name in keyof WebhooksRepository]?: number } = { publish: 1, publishWithin: 2 };

const hasEvents = (given: unknown): given is Required<ChangeOptions<unknown>> =>
  isPlainObject(given) && typeof given.events === 'function';

/**
 * The trace is that of the call, and not of the moment at which a storage makes the events: it may do so in a queue. An
 * event that belongs to another trace keeps it.
 */
function withTrace(
  args: readonly unknown[],
  { current }: Pick<Tracing, 'current'>,
  place: number | undefined,
): readonly unknown[] {
  if (place === undefined && !args.some(hasEvents)) return args;
  const trace = current();
  if (trace === null) return args;
  const traced = (events: readonly OutboxEvent[]) =>
    events.map(event => (event.traceparent === undefined ? { ...event, ...storedTrace(trace) } : event));
  return args.map((given, index) => {
    if (index === place) return traced(given as readonly OutboxEvent[]);
    if (!hasEvents(given)) return given;
    return { ...given, events: (changed: unknown) => traced(given.events(changed)) };
  });
}

const alreadyTraced = new WeakSet<object>();

/** `null`: nothing is traced, and the repository stays as it is. */
export function tracedRepository<Some extends Partial<Parts>>(
  repository: Some,
  tracing: Tracing | null | undefined,
): Some {
  if (tracing == null || alreadyTraced.has(repository)) return repository;
  const traced = wrappedRepository(repository, (part, partName: PartName, name) => {
    const place =
      partName === eventStore ? (publishing as Readonly<Record<string, number>>)[name] : undefined;
    const span = `repository.${partName}.${name}`;
    const attributes = { 'code.function.name': span };
    return (...args) => {
      const perform = (given: readonly unknown[]) => (part[name] as Method)(...given);
      if (!tracing.isActive()) return perform(args);
      const given = withTrace(args, tracing, place);
      return tracing.step(span, attributes, () => perform(given));
    };
  });
  alreadyTraced.add(traced);
  return traced;
}
