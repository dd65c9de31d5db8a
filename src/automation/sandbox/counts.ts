/** What a pool of the sandbox is doing, and has done. */
import type { SandboxReply } from './process.ts';

/** `stopped`: it took too long or too much memory. `refused`: too much waited, or no process could be started. */
type Ending = 'done' | 'failed' | 'stopped' | 'refused';

const endingOf = (reply: SandboxReply): Ending => {
  if (reply.ok || 'errors' in reply) return 'done';
  return reply.isSlow ? 'stopped' : 'failed';
};

export class SandboxCounts {
  waiting = 0;
  running = 0;
  readonly ended: Record<Ending, number> = { done: 0, failed: 0, stopped: 0, refused: 0 };

  /** Counts a task of the queue: `run` gets what to call when its turn has come. */
  async count(run: (begun: () => void) => Promise<SandboxReply>): Promise<SandboxReply> {
    let isWaiting = true;
    const begun = () => {
      if (!isWaiting) return;
      isWaiting = false;
      this.waiting -= 1;
      this.running += 1;
    };
    this.waiting += 1;
    let ending: Ending = 'refused';
    try {
      const reply = await run(begun);
      ending = endingOf(reply);
      return reply;
    } finally {
      this.ended[ending] += 1;
      if (isWaiting) this.waiting -= 1;
      else this.running -= 1;
    }
  }
}
