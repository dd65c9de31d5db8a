/** What is wrong with data, from the errors of all keywords of a schema. */
import type { Problem } from '../../common/errors/errors.ts';
import { explain, type SchemaError } from '../../common/errors/schema-error.ts';

const oneOfSeveral = new Set(['anyOf', 'oneOf']);
/** Keywords whose errors only repeat that a schema within them was not met. */
const repeating = new Set(['if', 'propertyNames', 'allOf', '$ref']);

/** Whether an error is of a branch of the keyword that another error is of. */
function isOfBranch(error: SchemaError & { readonly schemaPath?: string }, whole: typeof error): boolean {
  if (!error.instancePath.startsWith(whole.instancePath)) return false;
  const { schemaPath = '' } = error;
  const { schemaPath: path = '' } = whole;
  if (schemaPath.startsWith(`${path}/`)) return true;
  // The schema of a branch may stand elsewhere.
  return (
    /^#\/(\$defs|definitions)\//.test(schemaPath) && !path.startsWith(schemaPath.replace(/\/[^/]*$/, '/'))
  );
}

/** One problem for each place. Of the branches of an `anyOf`, the one that matches furthest counts. */
export function schemaProblems(
  errors: readonly SchemaError[],
  formats: Readonly<Record<string, string>>,
): readonly Problem[] {
  const groups: SchemaError[][] = [];
  for (const error of errors) {
    if (repeating.has(error.keyword) && groups.length > 0) continue;
    const group: SchemaError[] = [];
    if (oneOfSeveral.has(error.keyword))
      while (groups.at(-1)?.every(one => isOfBranch(one, error))) group.unshift(...(groups.pop() ?? []));
    groups.push(group.length > 0 ? group : [error]);
  }
  const found = new Map<string, string>();
  for (const group of groups) {
    const { pointer, reason } = explain(group, formats);
    if (!found.has(pointer)) found.set(pointer, reason);
  }
  return [...found].map(([pointer, reason]) => ({ pointer, reason }));
}
