/** The checks of channels that other programs speak. */

import { noPython, pythonBridge } from '../bridge/run.ts';
import { LeftOut } from '../clients/client.ts';
import { noSlixmpp, slixmppPerson } from '../slixmpp/run.ts';

interface ChannelCheck {
  readonly name: string;
  /** Why this machine cannot run it. */
  readonly leftOut: string | null;
  /** What is wrong. */
  readonly run: () => Promise<string[]>;
}

export const channelChecks: readonly ChannelCheck[] = [
  {
    name: 'a bridge in Python, written from its page alone, loses and doubles nothing',
    leftOut: noPython,
    run: pythonBridge,
  },
  {
    name: 'people with slixmpp on Prosody lose and double nothing',
    leftOut: noSlixmpp,
    run: slixmppPerson,
  },
];

/** What is wrong; null: this machine cannot run it, which is printed. */
export async function runChannel({ name, leftOut, run }: ChannelCheck): Promise<string[] | null> {
  try {
    if (leftOut !== null) throw new LeftOut(leftOut);
    return await run();
  } catch (error) {
    if (!(error instanceof LeftOut)) return [String(error)];
    console.log(`left out ${name}: ${error.message}`);
    return null;
  }
}
