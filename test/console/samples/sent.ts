/** Whether the code of a language sends what was filled in. */
import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
import Koa from 'koa';
import { languages } from '../../../src/console/assets/languages.js';
import { type Filled, requestOf } from '../../../src/console/assets/request.js';
import { type Cleanup, serveApp } from '../../helper.ts';
import { filled } from './hostile.ts';
import { type LanguageName, outcomeOf } from './runtimes.ts';

export const codeOf = (language: LanguageName, given: Filled): string =>
  languages[language].write(requestOf(given));

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that records its requests. */
async function receiver(cleanup: Cleanup): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const app = new Koa();
  app.use(async ctx => {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk);
    const { method, url, headers } = ctx.req;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    ctx.body = { status: 'success' };
  });
  return { ...(await serveApp(cleanup, app)), received };
}

/** Runs the code of several requests, and compares what arrives. */
export async function assertSent(cleanup: Cleanup, language: LanguageName, samples: number): Promise<void> {
  const { url: base, received } = await receiver(cleanup);
  // All clients change a path that consists of dots.
  const given = fc.sample(filled(base), samples).filter(one => !/\/\.+\/parts/.test(requestOf(one).url));
  for (const one of given) {
    const code = codeOf(language, one);
    const { status, stdout, stderr } = await outcomeOf(cleanup, language, code);
    assert.equal(status, 0, `${stderr}\n${code}`);
    assert.match(stdout, /success/);
    const { url, method, headers, body } = requestOf(one);
    const last = received.at(-1);
    assert.deepEqual([last?.method, last?.body], [method, body ?? ''], code);
    assert.equal(last?.url, url.slice(base.length), code);
    for (const [name, value] of Object.entries(headers))
      assert.equal(last?.headers[name.toLowerCase()], value, `${name}: ${code}`);
  }
  assert.equal(received.length, given.length);
}
