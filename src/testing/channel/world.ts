/** What the suite needs of a channel: somebody on the other side. */
import type { ChannelDriver } from '../../channel/driver.ts';

/** A message that has arrived on the other side. */
export interface ArrivedMessage {
  readonly chat: string;
  readonly text: string;
}

/** The other side of a channel, for one instance. */
export interface ChannelWorld {
  readonly driver: ChannelDriver;
  /** Valid settings of an instance; a function, if each instance needs an account of its own. */
  readonly settings:
    | Readonly<Record<string, unknown>>
    | ((instanceId: string) => Promise<Readonly<Record<string, unknown>>>);
  /** The address of somebody who exists. */
  readonly person: string;
  /** The address of nobody: a message to it is refused for good. @default the channel does not tell */
  readonly nobody?: string;
  /** Pairs the instance, once it shows a code. @default the channel needs no pairing */
  pair?(instanceId: string): Promise<void>;
  /** The person writes to the instance. */
  write(instanceId: string, text: string): Promise<void>;
  /** The person sends a file to the instance. @default the channel has no files, or the driver does not fetch them */
  share?(instanceId: string, bytes: Buffer): Promise<void>;
  /** The person sends something that is no text, file, place, contact or poll. @default the channel has no such things */
  sendOther?(instanceId: string): Promise<void>;
  /**
   * Two people write, each a text that begins with `equal`, and the channel gives both messages the same id.
   * @default ids of the channel are unique for the whole account
   */
  writeEqual?(instanceId: string): Promise<void>;
  /** What has arrived at the person, in its order. */
  arrived(instanceId: string): Promise<readonly ArrivedMessage[]>;
  /** The person has read all messages. @default the channel does not tell */
  read?(instanceId: string): Promise<void>;
  /** Another device of the account reads what the person has written. @default the channel does not tell */
  readElsewhere?(instanceId: string): Promise<void>;
  /** The connection breaks; the instance can connect again. */
  cut(instanceId: string): Promise<void>;
  /** The channel does not answer any more, although the connection seems to be there. */
  silence(instanceId: string): Promise<void>;
  close(): Promise<void>;
}

/** A rule of the interface of channel drivers. */
export interface DriverCase {
  readonly name: string;
  run(world: ChannelWorld): Promise<void>;
}

export const test = (name: string, run: DriverCase['run']): DriverCase => ({ name, run });
