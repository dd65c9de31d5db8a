/** The errors of a channel. */
import type { ChannelRefusalCode } from '../generated/types.ts';

export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  /** Whether the same call may succeed later. */
  readonly retry: boolean;
  /** What the caller could have done otherwise. @default the channel is at fault */
  readonly code: ChannelRefusalCode | undefined;

  /** `message`: a sentence for people, without secrets. */
  constructor(
    message: string,
    {
      retry = false,
      code,
    }: { readonly retry?: boolean; readonly code?: ChannelRefusalCode | undefined } = {},
  ) {
    super(message);
    this.retry = retry;
    this.code = code;
  }
}

const refusalTable: Readonly<Record<ChannelRefusalCode, true>> = {
  group_left: true,
  group_not_admin: true,
  channel_address_unknown: true,
  message_ended: true,
  not_supported: true,
  channel_not_allowed: true,
  channel_content_too_large: true,
};

/** All codes of refusals that are the fault of the caller. */
export const refusalCodes = Object.keys(refusalTable) as readonly ChannelRefusalCode[];

export const isRefusalCode = (code: unknown): code is ChannelRefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusalTable, code);

/**
 * No process has carried out a command in time, or the channel has not answered one: the caller gets 504. A
 * driver that waits for less time than the caller may throw it.
 */
export class ChannelTimeoutError extends Error {
  override readonly name = 'ChannelTimeoutError';
}

/** A file that is not stored. The message is for people, and completes a sentence that starts with the field name. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
}
