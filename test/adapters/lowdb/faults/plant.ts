/** How faults are planted into an adapter that has none. */
import type { LowdbRepository } from '../../../../src/adapters/lowdb/index.ts';
import type { ItemFilter, LimitsRepository } from '../../../../src/repository/index.ts';

/** Faults that an adapter may have, one a behaviour: the suite must see each of them. */
export type Faults = Readonly<Record<string, (repository: Whole) => void>>;

/** Has a method answer something else. */
export function wrap<Part extends object, Name extends keyof Part>(
  part: Part,
  name: Name,
  change: (
    answer: Part[Name] extends (...args: never[]) => infer Answer ? Awaited<Answer> : never,
  ) => unknown,
): void {
  const inner = part[name] as (...args: unknown[]) => unknown;
  Object.assign(part, { [name]: async (...args: unknown[]) => change((await inner(...args)) as never) });
}

/** The parts that lowdb leaves out, in memory. */
export function withAllParts(repository: LowdbRepository) {
  const windows = new Map<string, { uses: number; endsAt: number }>();
  const limits: LimitsRepository = {
    count: (name, seconds, now) => {
      const last = windows.get(name);
      const open = last !== undefined && last.endsAt > now;
      const window = open ? { ...last, uses: last.uses + 1 } : { uses: 1, endsAt: now + seconds * 1_000 };
      windows.set(name, window);
      return window;
    },
    reset: name => void windows.delete(name),
  };
  return Object.assign(repository, {
    limits,
    items: Object.assign(repository.items, {
      async *batches(workspaceId: string, filter: ItemFilter) {
        const { items } = await repository.items.list(workspaceId, filter);
        for (const item of items) yield [item];
      },
    }),
  });
}

type Whole = ReturnType<typeof withAllParts>;
