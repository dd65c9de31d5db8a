/** What all parts of the engine share. */

import type { Readable } from 'node:stream';
import type { ChannelDriver, ChannelMedia } from '../../channel/driver.ts';
import type { Tracing } from '../../common/events/tracing.ts';
import type { ProcessName } from '../../common/process-name.ts';
import type { WorkerTime } from '../../common/time/worker-time.ts';
import type { ChannelCommandRecord, MediaRecord } from '../../generated/types.ts';
import type { Holding, MessagingRepository } from '../../repository/index.ts';
import type { MediaNaming } from '../media/intake.ts';
import type { ResolvedMessagingOptions } from './options.ts';

export interface MessagingContext {
  readonly messaging: MessagingRepository;
  readonly drivers: ReadonlyMap<string, ChannelDriver>;
  readonly settings: ResolvedMessagingOptions;
  readonly process: ProcessName;
  readonly time: WorkerTime;
  /** `null`: nothing is traced. */
  readonly tracing: Tracing | null;
  /** The clock of the host or of this process, in milliseconds since 1970. */
  now(): number;
  /** The clock that due times and leases use: that of the storage, unless the host has its own. */
  storageNow(): Promise<number>;
  /** The clock of the host also applies to the storage; without it, the storage has its own. */
  clock(): { now?: string };
  /** Never throws. */
  onError(error: unknown): void;
  /** Events of a workspace were stored. */
  stored(workspaceId: string): void;
  /** A command has an outcome. */
  settled(command: Readonly<ChannelCommandRecord>): void;
  storeMedia(workspaceId: string, bytes: Readable, naming?: MediaNaming): Promise<Readonly<MediaRecord>>;
  openMedia(workspaceId: string, mediaId: string): Promise<ChannelMedia>;
}

/** This process does not hold the instance any more. */
export class InstanceLostError extends Error {
  override readonly name = 'InstanceLostError';

  constructor({ instanceId }: Holding) {
    super(`${instanceId} is held by somebody else now`);
  }
}
