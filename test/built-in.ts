/** The groups that this package serves if the storage has all parts. */

import { builtIn } from '../src/factories/built-in/groups.ts';
import { servedBy } from '../src/group/serve.ts';

export const served = servedBy(builtIn);
export const { groups, operations, events } = served;

/** Every scope that an operation needs. */
export const neededScopes = [...new Set(operations.flatMap(({ scope }) => scope ?? []))];
