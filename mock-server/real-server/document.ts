/** The document that a real server is compared with: that of all groups of this package. */
import { servedOnce } from '../../src/group/serve.ts';
import type { Served } from '../../src/group/served.ts';
import { builtIn } from '../../src/index.ts';
import type { Document } from '../control/responses/documented.ts';

export interface ServerDocument extends Document {
  readonly all: Served;
}

export function serverDocument(): ServerDocument {
  const all = servedOnce(builtIn, builtIn, undefined, 'verify');
  return { all, served: () => all, refusals: { refusesDeliveries: true, parameterKeyOnV1: false } };
}
