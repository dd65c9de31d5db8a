/** The services of the groups that a router serves. */
import type { Numbers } from '../group/engine.ts';
import type { ServedGroup, Services } from '../group/served.ts';

/** Each is made when it is first asked for, because a request needs one of them. */
export class GroupServices implements Services {
  readonly #groups: readonly ServedGroup[];
  readonly #make: (group: ServedGroup) => unknown;
  readonly #made = new Map<string, unknown>();

  constructor(groups: readonly ServedGroup[], make: (group: ServedGroup) => unknown) {
    this.#groups = groups;
    this.#make = make;
  }

  /** `undefined` for a group that is not served. */
  get(name: string): unknown {
    if (this.#made.has(name)) return this.#made.get(name);
    const group = this.#groups.find(one => one.name === name);
    if (group === undefined) return undefined;
    const service = this.#make(group);
    this.#made.set(name, service);
    return service;
  }

  /** Makes all, so that an error of one is an error of the start. */
  makeAll(): void {
    for (const { name } of this.#groups) this.get(name);
  }

  /** What they are working on, and have done, by group. */
  numbers(): Map<string, Numbers> {
    return new Map(
      this.#groups.flatMap(({ name, numbers }) =>
        numbers === undefined ? [] : [[name, numbers(this.get(name) as never)] as const],
      ),
    );
  }
}
