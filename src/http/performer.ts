import type { ResolvedOptions } from '../group/resolved.ts';
import type { StreamPlaces } from '../limits/streams.ts';
import type { Authenticate } from './authenticate.ts';
import type { ReadBody } from './body.ts';
import type { Gate } from './gate.ts';

/** What the operations of all groups need. */
export interface Performer {
  readonly options: ResolvedOptions;
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  readonly readBody: ReadBody;
  /** The open streams of events. */
  readonly streams: StreamPlaces;
}
