/** What this package serves where the storage has all parts. */
import { builtIn } from '../src/groups.ts';
import { servedBy } from '../src/served.ts';

export const served = servedBy(builtIn);
export const { groups, operations, events } = served;
