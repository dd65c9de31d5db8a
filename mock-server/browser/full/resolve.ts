/** A browser cannot look up names: each of them may be that of a public address. */
import type { Resolve } from '../../../src/outbound/resolve.ts';

const somePublicAddress = { address: '1.1.1.1', family: 4 } as const;

export const createResolve = (): Resolve => async () => [somePublicAddress];
