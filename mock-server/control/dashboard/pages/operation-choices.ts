/** Operations as people know them: by what they do, and by their request. */
import type { SelectOption } from '../../../../src/console/forms/row.ts';
import type { Operation } from '../../../../src/group/operation.ts';

export type NamedOperation = Pick<Operation, 'id' | 'method' | 'path' | 'summary'>;

/** `List items: GET /api/items/all`. */
export const operationWords = ({ method, path, summary }: NamedOperation): string =>
  `${summary}: ${method} ${path}`;

/** Each operation, and the one that leaves the choice to a path. */
export const operationChoices = (operations: readonly NamedOperation[]): readonly SelectOption[] => [
  ['', 'Any with the path below'],
  ...operations
    .map(one => [one.id, operationWords(one)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
];
