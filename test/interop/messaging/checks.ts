/** The checks of channels that other programs speak. */
import { noPython, pythonBridge } from '../bridge/run.ts';

export const channelChecks: readonly {
  readonly name: string;
  /** Why this machine cannot run it. */
  readonly leftOut: string | null;
  readonly run: () => Promise<string[]>;
}[] = [
  {
    name: 'a bridge in Python, written from its page alone, loses and doubles nothing',
    leftOut: noPython,
    run: pythonBridge,
  },
];
