/** A registry of npm on this machine: it has the packed package, and passes on what is asked of other packages. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../docs/pages.ts';
import type { Cleanup } from '../helper.ts';

const run = promisify(execFile);

/** The package as `npm publish` would send it. */
async function pack(): Promise<Buffer> {
  // Without what `npm test` or `npx` has set for itself.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-packed-'));
  try {
    const options = { cwd: root, env: { ...env, NODE_V8_COVERAGE: '' } };
    await run('npm', ['run', '--silent', 'build:once'], options);
    const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    const [{ filename }] = JSON.parse((await run('npm', args, options)).stdout);
    return await readFile(join(folder, filename));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns its URL. */
export async function startRegistry(cleanup: Cleanup): Promise<string> {
  const tarball = await pack();
  const { stdout } = await run('npm', ['config', 'get', 'registry'], { cwd: tmpdir() });
  const upstream = stdout.trim();
  const manifest = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === `/${name}`) {
      const dist = { integrity, tarball: `${place}/${name}.tgz` };
      const versions = { [version]: { ...manifest, dist } };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    } else if (url === `/${name}.tgz`) response.end(tarball);
    else response.writeHead(307, { location: new URL(url.slice(1), upstream).href }).end();
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return place;
}
