/** The operations that somebody has chosen by their ids and groups. */
import { shownName, suggestion } from '../../src/common/text/unknown-name.ts';
import type { Operation } from '../../src/group/operation.ts';
import type { Served } from '../../src/group/served.ts';
import { UnknownNameError } from './unknown-name-error.ts';

/** In the order of the document. `names`: none means all. @throws UnknownNameError for a name that is neither */
export function chosenOperations(
  names: readonly string[],
  { groups, operations }: Pick<Served, 'groups' | 'operations'>,
): readonly Operation[] {
  if (names.length === 0) return operations;
  const known = [...groups.map(({ name }) => name), ...operations.map(({ id }) => id)];
  const unknown = names.find(name => !known.includes(name));
  if (unknown !== undefined)
    throw new UnknownNameError(
      `--only: there is no group or operation ${shownName(unknown)}${suggestion(unknown, known)}`,
    );
  return groups.flatMap(({ name, operations: own }) =>
    own.filter(({ id }) => names.includes(name) || names.includes(id)),
  );
}
