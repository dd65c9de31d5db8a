/** Functions that plant faults into a correct adapter. */
import type { LowdbRepository } from '../../../../src/adapters/lowdb/index.ts';
import { limitsInProcess } from '../../../../src/limits/in-process.ts';
import type { ItemFilter } from '../../../../src/repository/index.ts';

/** Possible faults of an adapter, one per behaviour: the suite must detect each of them. */
export type Faults = Readonly<Record<string, Plant>>;

/** Replaces methods of a repository. */
export type Plant = (repository: Whole) => void;

/** Lets everybody else have a turn, between looking and changing. */
export const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Makes a method return a different result. */
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

/** Adds the parts that lowdb leaves out, in memory. */
export function withAllParts(repository: LowdbRepository) {
  const limits = limitsInProcess();
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
