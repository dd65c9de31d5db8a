/** The actions of a record that have a button and no form: each performs an operation, and leads to a page with a notice. */
import type { Call } from '../../group/call.ts';
import type { PartName } from '../../repository/index.ts';
import type { Answer, Visit } from '../visit.ts';
import { callOf, orNotFound, redirectWith, sender } from './call.ts';

interface Resource<Visited> {
  /** What viewers can only view, such as `webhooks`. */
  readonly what: string;
  /** The path of the record in the URL, and of the list that had it. */
  readonly path: (visit: Visited) => string;
  readonly list: (visit: Visited) => string;
}

export function resource<Need extends PartName, Service>({
  what,
  path,
  list,
}: Resource<Visit<Need, Service>>) {
  type Visited = Visit<Need, Service>;
  const perform =
    <Input>(
      work: (call: Call<Input, Need, Service>) => Promise<unknown>,
      input: Input,
      to: (visit: Visited) => string,
      notice: string,
    ) =>
    async (visit: Visited): Promise<Answer> => {
      const { workspaceId } = await sender(visit, what);
      await orNotFound(work(callOf(visit, workspaceId, input)));
      return redirectWith(visit, to(visit), notice);
    };
  return {
    /** A GET request for the URL of an action, for example after a login. */
    go: async (visit: Visited): Promise<Answer> => ({ redirect: path(visit) }),
    /** `notice`: the name of the one that the page of the record shows then. */
    act: (work: (call: Call<object, Need, Service>) => Promise<unknown>, notice: string) =>
      perform(work, {}, path, notice),
    /** The two states of a record, over the operation that changes it. */
    pause: (change: (call: Call<{ readonly state: 'paused' }, Need, Service>) => Promise<unknown>) =>
      perform(change, { state: 'paused' }, path, 'paused'),
    resume: (change: (call: Call<{ readonly state: 'active' }, Need, Service>) => Promise<unknown>) =>
      perform(change, { state: 'active' }, path, 'resumed'),
    remove: (work: (call: Call<object, Need, Service>) => Promise<unknown>) =>
      perform(work, {}, list, 'deleted'),
  };
}
