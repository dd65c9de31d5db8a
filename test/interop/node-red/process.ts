/** Node-RED without its editor, with one flow. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../prism.ts';

/** Starts it; its `url` is where the nodes `http in` listen. */
export async function nodeRed(flow: readonly object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-node-red-'));
  const port = await freePort();
  const settings = {
    uiHost: '127.0.0.1',
    uiPort: port,
    userDir: folder,
    flowFile: 'flow.json',
    httpAdminRoot: false,
    credentialSecret: false,
    telemetry: { enabled: false, updateNotification: false },
  };
  await writeFile(join(folder, 'flow.json'), JSON.stringify(flow));
  await writeFile(join(folder, 'settings.cjs'), `module.exports = ${JSON.stringify(settings)};`);
  const bin = createRequire(import.meta.url).resolve('node-red/red.js');
  const child = spawn(process.execPath, [bin, '--settings', join(folder, 'settings.cjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const close = async () => {
    child.kill();
    await exited;
    await rm(folder, { recursive: true });
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      output += chunk;
      if (output.includes('Started flows')) resolve();
    });
    child.once('exit', () => reject(new Error(`Node-RED did not start: ${output}`)));
  });
  return { url: `http://127.0.0.1:${port}`, close };
}
