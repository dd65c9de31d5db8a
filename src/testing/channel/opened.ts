/** Connects an instance for a case. */
import assert from 'node:assert/strict';
import type { ChannelConnection, OutgoingMessage } from '../../channel/driver.ts';
import { defined } from '../../common/defined.ts';
import { TestSession } from './session.ts';
import type { ChannelWorld } from './world.ts';

export interface OpenConnection {
  readonly session: TestSession;
  readonly connection: ChannelConnection;
  /** Ends the connection as the engine does. */
  end(logOut?: boolean): Promise<void>;
}

export const settingsFor = async ({ settings }: ChannelWorld, instanceId: string) =>
  typeof settings === 'function' ? settings(instanceId) : settings;

let count = 0;

/** A new id of an instance or a message: no case meets what another one has left. */
export const freshId = (prefix: string): string => {
  count += 1;
  return `${prefix}_${process.pid.toString(36)}${Date.now().toString(36)}${count}`;
};

/** Connects, and waits until the instance is open. `after`: an earlier session, whose memory it continues with. */
export async function opened(
  world: ChannelWorld,
  {
    instanceId = freshId('ins'),
    memory = null,
    media,
  }: {
    instanceId?: string;
    memory?: Readonly<Record<string, unknown>> | null;
    media?: ReadonlyMap<string, Buffer>;
  } = {},
): Promise<OpenConnection> {
  const session = new TestSession({
    instanceId,
    settings: await settingsFor(world, instanceId),
    memory,
    ...defined({ media }),
  });
  const connection = await world.driver.connect(session);
  if (world.pair !== undefined && memory === null) {
    await session.until('a code', () => session.of('pairing').length > 0);
    await world.pair(instanceId);
  }
  await session.until('open', () => session.of('open').length > 0);
  return {
    session,
    connection,
    async end(logOut = false) {
      await connection.disconnect({ logOut, signal: AbortSignal.timeout(10_000) });
      session.end();
    },
  };
}

export const texting = (
  chat: string,
  text: string,
  more: Partial<OutgoingMessage> = {},
): OutgoingMessage => ({
  id: freshId('msg'),
  again: false,
  chat,
  content: { kind: 'text', text },
  replyTo: null,
  ...more,
});

export const soon = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(10_000) });

/** Looks again and again until a condition holds. @throws Error after ten seconds */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 10_000;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `${what}: it did not happen`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
