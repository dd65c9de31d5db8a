/** Starts a bridge in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newSigningSecret } from '../../../src/secrets/standard-webhooks.ts';
import { typescript } from '../../runner/typescript/arguments.ts';

export interface BridgeProcess {
  readonly url: string;
  readonly secret: string;
  /** Lets something happen on the other side of the bridge. */
  control(what: string, body: object): Promise<unknown>;
  stop(): Promise<void>;
}

export async function bridgeProcess(): Promise<BridgeProcess> {
  const secret = newSigningSecret();
  const path = fileURLToPath(new URL('./bridge-process.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [...typescript, path, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const url = `http://127.0.0.1:${String(port).trim()}`;
  return {
    url,
    secret,
    async control(what, body) {
      const answer = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`);
      return answer.json();
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
