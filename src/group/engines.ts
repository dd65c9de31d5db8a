/** The engines of groups as their requests use them: those that were passed as options, and stand-ins for the others. */

import { isThenable } from '../common/concurrency/awaitable.ts';
import type { Check } from '../common/options/check-options.ts';
import type { PartName, Repository } from '../repository/index.ts';
import type { EngineOption } from './engine.ts';
import type { EventSender } from './event-sender.ts';
import { groupPlace } from './fields.ts';
import type { Group } from './group.ts';
import type { RequestObserver } from './observer.ts';

type WithOption = Group & { readonly option: EngineOption<unknown> };

const withOption = (groups: readonly Group[]) =>
  groups.filter((group): group is WithOption => group.option !== undefined);

export const engineChecks = (groups: readonly Group[]): Readonly<Record<string, Check>> =>
  Object.fromEntries(withOption(groups).map(({ name, option }) => [name, option.check]));

/** An option has the name of its group, and of the part of the repository that the engine works on. */
export function needPart(factory: string, name: string, repository: Repository): void {
  if (repository[name as PartName] == null)
    throw new TypeError(`${factory}: the option ${name} needs a repository with the part ${name}`);
}

export interface Engines {
  /** The engine of a group, or `null`. */
  of(group: string): unknown;
  readonly sender: EventSender;
  /** Who is told of requests, or `null`. */
  readonly observer: RequestObserver | null;
  examples(): Readonly<Record<string, readonly unknown[]>>;
}

/** `passed`: the options. `running`: engines of groups without an option. `urls`: the public URLs of the router. */
export function enginesOf(
  groups: readonly Group[],
  passed: Readonly<Record<string, unknown>>,
  running: ReadonlyMap<string, unknown>,
  urls: readonly string[],
  now: () => number,
): Engines {
  const all = withOption(groups).map(({ name, option }) => ({
    name,
    option,
    engine: passed[name] ?? option.standIn?.(urls) ?? null,
  }));
  const addresses = all.flatMap(({ option, engine }) => option.addresses?.(engine) ?? []);
  // One group of this package sends events.
  const [sender] = all.flatMap(
    ({ option, engine }) => option.sender?.(engine, [...urls, ...addresses]) ?? [],
  );
  // One group of this package is told of requests.
  const [observer = null] = all.flatMap(({ option, engine }) =>
    engine === null ? [] : (option.observer?.(engine) ?? []),
  );
  return {
    of: group => all.find(({ name }) => name === group)?.engine ?? running.get(group) ?? null,
    sender: sender as EventSender,
    observer,
    examples: () => Object.assign({}, ...all.map(({ option, engine }) => option.examples?.(engine, now()))),
  };
}

/**
 * What a function of a group returns. `what`: the field of the group.
 * @throws TypeError that names the group and the field, if it throws or returns a promise
 */
export function madeBy<Made>(factory: string, group: string, what: string, make: () => Made): Made {
  const refuse = (why: string, cause?: unknown): never => {
    throw new TypeError(`${groupPlace(factory, group)}: ${what} ${why}`, { cause });
  };
  let made: Made;
  try {
    made = make();
  } catch (error) {
    return refuse(`has thrown an error: ${error instanceof Error ? error.message : String(error)}`, error);
  }
  if (isThenable(made as object)) {
    // The start fails already, so what becomes of the promise does not matter.
    Promise.resolve(made).catch(() => {});
    return refuse('must not return a promise: await it before you create the router');
  }
  return made;
}
