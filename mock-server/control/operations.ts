/** Which operation of the service a request is for. */
import { groupBy } from '../../src/common/collections/group-by.ts';
import type { Operation } from '../../src/group/operation.ts';
import { bySpecificity } from '../../src/group/paths.ts';
import type { ControlPart } from './control.ts';

export interface OperationFinder {
  /** All that are served. */
  readonly all: readonly Operation[];
  /** `path`: without the query. HEAD is answered by GET, unless GET writes. */
  find(method: string, path: string): Operation | null;
  /** The same; a path may have a slash at its end, which the router takes too. */
  findRouted(method: string, path: string): Operation | null;
  /** By its `operationId`. */
  named(id: string): Operation | null;
}

/** `GET /__mock/operations` lists the operations with the names that the other controls take. */
export const operationsControl = (operations: OperationFinder): ControlPart => ({
  routes(router) {
    router.on('GET', '/operations', () =>
      operations.all.map(({ id, method, path, summary }) => ({ id, method, path, summary })),
    );
  },
});

/** `load` is called at the first look: a mock that is not controlled does not pay for the table. */
export function operationFinder(load: () => readonly Operation[]): OperationFinder {
  let table: ReturnType<typeof tableOf> | null = null;
  const get = () => {
    table ??= tableOf(load());
    return table;
  };
  const finder: OperationFinder = {
    get all() {
      return get().all;
    },
    findRouted: (method, path) =>
      finder.find(method, path) ?? (path.endsWith('/') ? finder.find(method, path.slice(0, -1)) : null),
    find(method, path) {
      const { fixed, open } = get();
      const wanted = method === 'HEAD' ? 'GET' : method;
      const ofMethod = (operations: readonly Operation[] = []) => {
        const found = operations.find(operation => operation.method === wanted);
        return found === undefined || (method === 'HEAD' && found.writes) ? null : found;
      };
      const segments = path.split('/');
      const exact = fixed.get(path);
      if (exact !== undefined) return ofMethod(exact);
      return ofMethod(open.find(([pattern]) => matches(pattern, segments))?.[1]);
    },
    named: id => get().byId.get(id) ?? null,
  };
  return finder;
}

function tableOf(all: readonly Operation[]) {
  const paths = [...groupBy(all, ({ path }) => path)].sort(([one], [other]) => bySpecificity(one, other));
  return {
    all,
    byId: new Map(all.map(operation => [operation.id, operation])),
    fixed: new Map(paths.filter(([path]) => !path.includes(':'))),
    open: paths
      .filter(([path]) => path.includes(':'))
      .map(([path, operations]) => [path.split('/'), operations] as const),
  };
}

const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]));
