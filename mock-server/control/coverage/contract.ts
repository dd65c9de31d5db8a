/** The operations of the document, and which paths would be theirs. */
import { nearestName } from '../../../src/common/text/nearest-name.ts';
import { withoutEndSlashes } from '../../../src/common/text/trim-slashes.ts';
import { methods, type Operation } from '../../../src/group/operation.ts';
import type { Served } from '../../../src/group/served.ts';
import { openApiPaths } from '../../../src/openapi/serve.ts';
import { operationFinder } from '../operations.ts';
import { shownPath } from './mistakes.ts';
import { type DocumentedRequest, documentedRequest, type Objection } from './objections.ts';

interface PathObjection extends Objection {
  /** What the service answers. */
  readonly status: 404 | 405;
  /** The path as the document has it; `null` if it has no such path. */
  readonly template: string | null;
}

export interface Contract {
  /** In the order of the document. */
  readonly all: readonly DocumentedRequest[];
  /** By the pattern of the path, as the router has it, and the method. */
  at(pattern: string, method: string): DocumentedRequest | undefined;
  find(method: string, path: string): DocumentedRequest | undefined;
  /** What is wrong with a method and path that belong to no operation; `null` for paths outside of the API. */
  objectionToPath(method: string, path: string): PathObjection | null;
}

/** How OpenAPI writes a path. */
export const templateOf = ({ path }: Pick<Operation, 'path'>): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** `consolePath`: of the console, or `null`. */
export function contractOf({ operations }: Served, consolePath: string | null): Contract {
  const all = operations.map(documentedRequest);
  const finder = operationFinder(() => operations);
  const named = new Map(all.map(request => [request.operation, request]));
  const patterns = new Map<string, Map<string, DocumentedRequest>>();
  for (const request of all) {
    const { path, method } = request.operation;
    patterns.set(path, (patterns.get(path) ?? new Map<string, DocumentedRequest>()).set(method, request));
  }
  const roots = new Set(operations.map(({ path }) => rootOf(path)));
  const isOutside = (path: string) =>
    !roots.has(rootOf(path)) ||
    openApiPaths.some(one => one === withoutEndSlashes(path)) ||
    (consolePath !== null && `${path}/`.startsWith(`${consolePath}/`));
  const find = (method: string, path: string) => {
    const operation = finder.findRouted(method, path);
    return operation === null ? undefined : named.get(operation);
  };
  return {
    all,
    at: (pattern, method) => patterns.get(pattern)?.get(method),
    find,
    objectionToPath(method, path) {
      const others = methods.flatMap(one => find(one, path)?.operation ?? []);
      const [first] = others;
      if (first !== undefined) {
        const template = templateOf(first);
        const names = others.map(one => one.method).join(', ');
        const reason = () => `the document has no ${method} for this path, but ${names}`;
        return { status: 405, template, key: template, reason };
      }
      if (isOutside(path)) return null;
      return {
        status: 404,
        template: null,
        key: path,
        reason: () => {
          const near = nearestName(path, [...patterns.keys()]);
          const meant = near === null ? '' : `: did you mean ${templateOf({ path: near })}?`;
          return `the document has no path ${shownPath(path)}${meant}`;
        },
      };
    },
  };
}

/** The first step of a path. Clients that write it in other letters mean the API too. */
const rootOf = (path: string): string => (path.split('/', 2)[1] ?? '').toLowerCase();
