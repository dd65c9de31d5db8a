/** A site with the files of the package, what its pages ask of the mock server, and how answers are compared. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import type { Mock } from '../../mock-server/index.ts';
import { type Cleanup, serveApp } from '../helper.ts';
import { visitor } from './browser.ts';

export const dist = new URL('../../dist/', import.meta.url);

/** A site with the files of the package, and nothing else. */
export async function site(
  cleanup: Cleanup,
  files: ReadonlyMap<string, string> = new Map(),
  headers: Record<string, string> = {},
) {
  const app = new Koa().use(async ctx => {
    ctx.set(headers);
    const name = /^\/(browser(?:-worker)?\.js)$/.exec(ctx.path)?.[1];
    if (ctx.path === '/media/own.txt') ctx.body = 'of the site';
    else if (files.has(ctx.path)) {
      ctx.type = 'js';
      ctx.body = files.get(ctx.path);
    } else if (name === undefined) {
      ctx.type = 'html';
      ctx.body = '<!doctype html><title>Site</title><link rel="icon" href="data:,">';
      if (ctx.path === '/with-app')
        ctx.body += '<script type="module">await import("/app.js"); window.isReady = true;</script>';
    } else {
      ctx.type = 'js';
      ctx.body = await readFile(new URL(name, dist), 'utf8');
    }
  });
  const { url } = await serveApp(cleanup, app);
  const visit = await visitor(url);
  cleanup(() => visit.context.close());
  await visit.page.goto(url);
  /** Runs code in the page, which has the exports of the package. */
  const run = <Result>(code: string, given?: unknown) =>
    visit.page.evaluate<Result>(
      `(async given => { const { startMock, registerMock } = await import('/browser.js'); ${code} })(${JSON.stringify(given)})`,
    );
  return { url, run, ...visit };
}

/** Where a site has the script with all groups. */
export const full = '/browser-full-worker.js';

let written: string | undefined;

/** That script, as the command writes it. */
export function fullScriptText(): string {
  if (written !== undefined) return written;
  const folder = mkdtempSync(join(tmpdir(), 'browser-groups-'));
  execFileSync(process.execPath, [fileURLToPath(new URL('cli.js', dist)), 'browser', folder]);
  written = readFileSync(join(folder, full), 'utf8');
  rmSync(folder, { recursive: true });
  return written;
}

/** A site that has it. */
export const siteWithGroups = (
  cleanup: Cleanup,
  more: readonly (readonly [string, string])[] = [],
  headers: Record<string, string> = {},
) => site(cleanup, new Map([[full, fullScriptText()], ...more]), headers);

export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const told = [
  'cache-control',
  'content-length',
  'content-type',
  'etag',
  'link',
  'x-error-code',
  'x-total-count',
  'allow',
];

export async function answerOf(mock: Mock, { path, ...init }: Asked): Promise<Answered> {
  const response = await mock.fetch(path, init);
  return {
    status: response.status,
    body: await response.text(),
    headers: Object.fromEntries(response.headers),
  };
}

export const inPage = `const answers = [];
  for (const { path, ...init } of given) {
    const response = await ask(path, init);
    answers.push({ status: response.status, body: await response.text(), headers: Object.fromEntries(response.headers) });
  }
  return answers;`;

/** Without the time of the last use, which differs. */
export function shown({ status, body, headers }: Answered) {
  const plain = body.replaceAll(/,"last_used_\w+":(?:null|"[^"]*")/g, '');
  const names = plain === body ? told : told.filter(name => name !== 'content-length' && name !== 'etag');
  return { status, body: plain, headers: Object.fromEntries(names.map(name => [name, headers[name]])) };
}
