/** Passes on what the mock server does not answer to the real server beside it. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers';
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { decodedBody } from '../../../src/common/text/content-coding.ts';
import { suggestion } from '../../../src/common/text/unknown-name.ts';
import { methods, type Operation } from '../../../src/group/operation.ts';
import type { ResolvedCors } from '../../../src/group/resolved.ts';
import { corsMiddleware, exposeHeaders } from '../../../src/http/cors.ts';
import { routedPath } from '../../../src/http/urls.ts';
import { isOfOtherSite } from '../../access-rules.ts';
import { redactUrl } from '../../redact.ts';
import type { Answerer } from '../answer.ts';
import type { ControlPart } from '../control.ts';
import type { Contract } from '../coverage/index.ts';
import { type PassedOn, RecordedResponse } from '../journal/index.ts';
import type { OperationFinder } from '../operations.ts';
import type { Document } from '../responses/documented.ts';
import { requestMatcher } from '../responses/selection.ts';
import { proxyErrors } from './errors.ts';
import { answerHeaders } from './headers.ts';
import type { ProxyOptions } from './options.ts';
import { contractProblems } from './problems.ts';
import type { RealServer } from './real-server.ts';

export interface ProxySettings extends Document {
  readonly cors: ResolvedCors | null;
  readonly publicUrl: string;
  readonly operations: OperationFinder;
  readonly contract: () => Contract;
  readonly answerer: Answerer;
  readonly log: ((line: string) => void) | undefined;
}

/** Larger bodies are passed on as they arrive, and are not checked. */
const maxChecked = 4 * 1_024 * 1_024;

const header = 'Mock-Passed-On';

/** How long the real server may go on answering when the mock server closes, in milliseconds. */
const grace = 200;

export interface ProxyPart extends ControlPart {
  /** Called when the operations are known. @throws TypeError for one that does not exist */
  begin(): void;
}

export function proxyControl(
  server: RealServer,
  mocks: ProxyOptions['mocks'],
  settings: ProxySettings,
): ProxyPart {
  const { operations, contract, answerer, publicUrl, cors, log } = settings;
  const preflight = cors === null ? null : corsMiddleware(cors, 'GET, HEAD, POST, PUT, PATCH, DELETE');
  let known: ReturnType<typeof mockedBy> | null = null;
  const isMocked = () => {
    known ??= mockedBy(mocks, operations);
    return known;
  };
  const places = { real: server.url, own: publicUrl };
  /** Answers that wait for the real server. */
  const running = new Set<Koa.Context['res']>();

  /** Whether another method of this path is an operation: the mock server would refuse this one. */
  const isOtherMethod = (method: string, path: string) => {
    const objection = contract().objectionToPath(method, path);
    return objection?.status === 405;
  };

  async function passOn(ctx: Koa.Context, path: string): Promise<void> {
    try {
      // It may not use what the mock server may.
      if (isOfOtherSite(ctx, cors))
        throw new MarketplaceError('not_found', 'a web page of another site may not use the real server');
      const { res } = ctx;
      running.add(res);
      res.once('close', () => running.delete(res));
      const answer = await server.send(ctx);
      await answerWith(ctx, path, answer);
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error;
      if (!ctx.res.destroyed) await answerer.refuse(ctx, error);
    }
  }

  async function answerWith(ctx: Koa.Context, path: string, answer: IncomingMessage): Promise<void> {
    const { res, method } = ctx;
    const { statusCode: status = 0, statusMessage = '' } = answer;
    // Node.js reads more than it sends.
    if (status < 200) {
      answer.destroy();
      throw new MarketplaceError(proxyErrors.proxy_failed, `its answer has the status ${status}`);
    }
    const isEmpty = method === 'HEAD' || status === 204 || status === 304;
    const headers = new Map(answerHeaders(answer, places));
    const decoded = isEmpty ? answer : decodedBody(answer, answer.headers['content-encoding']);
    if (decoded !== null && decoded !== answer)
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const content = decoded ?? answer;
    const isWhole = !isEmpty && decoded !== null && isChecked(answer);
    const { parts, isComplete } = isWhole ? await partsOf(content, maxChecked) : nothing;
    const body = isComplete ? Buffer.concat(parts) : null;
    note(ctx, {
      to: server.origin,
      problems: problemsIn(ctx, path, { status, headers: answer.headers, body }),
    });
    ctx.respond = false;
    await answerer.crossOrigin(ctx, () => {
      // Both servers may have reasons for another answer.
      const vary = [res.getHeader('Vary'), headers.get('vary')].flat().filter(one => one !== undefined);
      if (vary.length > 0) headers.set('vary', [vary.join(', ')]);
      res.statusCode = status;
      res.statusMessage = isSendable(statusMessage) ? statusMessage : '';
      for (const [name, [value = '', ...more]] of headers)
        res.setHeader(name, more.length === 0 ? value : [value, ...more]);
      res.setHeader(header, server.origin);
      exposeHeaders(res);
      if (body !== null && !isEmpty) res.setHeader('Content-Length', body.length);
    });
    if (isEmpty || body !== null) {
      res.end(body ?? undefined);
      answer.resume();
      return;
    }
    for (const part of parts) res.write(part);
    res.flushHeaders();
    // The client must not mistake a part for the whole.
    content.once('close', () => {
      if (!content.readableEnded) res.destroy();
    });
    content.on('error', () => res.destroy());
    content.pipe(res);
  }

  function problemsIn(
    ctx: Koa.Context,
    path: string,
    answer: Parameters<typeof contractProblems>[3],
  ): PassedOn['problems'] {
    const { req, res, method } = ctx;
    return res instanceof RecordedResponse && res.recording !== null
      ? contractProblems(contract(), settings, { method, path, recording: res.recording, req }, answer)
      : [];
  }

  function note(ctx: Koa.Context, passedOn: PassedOn): void {
    const { res, method } = ctx;
    if (res instanceof RecordedResponse && res.recording !== null) res.recording.passedOn = passedOn;
    for (const { in: place, reason } of passedOn.problems) {
      const what = place === 'request' ? 'the request' : `the answer of ${passedOn.to}`;
      log?.(`the document does not allow ${what}, ${method} ${redactUrl(ctx.url)}: ${reason}`);
    }
  }

  return {
    begin: () => void isMocked(),
    // The real server may take as long as it wants.
    close: () =>
      void setTimeout(() => {
        for (const res of running) res.destroy();
      }, grace).unref(),
    async middleware(ctx, next) {
      const path = routedPath(ctx) ?? '';
      const asked = ctx.method === 'OPTIONS' ? ctx.get('Access-Control-Request-Method') : '';
      const method = asked === '' ? ctx.method : asked;
      const operation = operations.findRouted(method, path);
      const isOther = operation === null ? isOtherMethod(method, path) : !isMocked()(method, path, operation);
      // The browser asks the mock server whether its page may send the request that it means.
      if (asked !== '')
        return preflight === null || (operation !== null && !isOther) ? next() : preflight(ctx, next);
      if (isOther) return passOn(ctx, path);
      await next();
      if (operation === null && ctx.status === 404 && ctx.body == null && !ctx.headerSent) {
        ctx.remove('X-Error-Code');
        await passOn(ctx, path);
      }
      return undefined;
    },
  };
}

/** @throws TypeError for the id of no operation */
function mockedBy(
  mocks: ProxyOptions['mocks'],
  operations: OperationFinder,
): (method: string, path: string, operation: Operation) => boolean {
  if (mocks === undefined) return () => true;
  const matchers = mocks.map(name => {
    if (name.startsWith('/')) {
      const matches = requestMatcher({ path: name }, null);
      const isKnown =
        operations.all.some(({ method, path }) => matches(method, path, null)) ||
        methods.some(method => operations.find(method, name) !== null);
      if (isKnown) return matches;
      const paths = operations.all.map(({ path }) => path);
      throw new TypeError(
        `startMock: proxy.mocks has ${name}, which is the path of no operation${suggestion(name, paths)}`,
      );
    }
    const operation = operations.named(name);
    if (operation !== null) return requestMatcher({}, operation);
    const ids = operations.all.map(({ id }) => id);
    throw new TypeError(
      `startMock: proxy.mocks has ${name}, which is not the id of an operation${suggestion(name, ids)}`,
    );
  });
  return (method, path, operation) => matchers.some(matches => matches(method, path, operation));
}

/** Whether Node.js sends a text in the head of an answer. */
const isSendable = (text: string): boolean => !/[^\t\x20-\x7e\x80-\xff]/.test(text);

/** A stream of events has no end that one could wait for. */
const isChecked = ({ headers }: IncomingMessage): boolean =>
  !/^text\/event-stream\b/i.test(headers['content-type'] ?? '') &&
  !(Number(headers['content-length']) > maxChecked);

interface BodyParts {
  readonly parts: readonly Buffer[];
  readonly isComplete: boolean;
}

const nothing: BodyParts = { parts: [], isComplete: false };

/** Reads a body to its end, or to the first part beyond `most` bytes. @throws MarketplaceError if it breaks off */
function partsOf(content: Readable, most: number): Promise<BodyParts> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const end = (isComplete: boolean) => {
      content.off('data', take);
      resolve({ parts, isComplete });
    };
    const take = (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes <= most) return;
      content.pause();
      end(false);
    };
    content.on('data', take);
    content.once('end', () => end(true));
    const fail = () =>
      reject(
        new MarketplaceError(proxyErrors.proxy_failed, 'its answer has broken off, or cannot be decoded'),
      );
    content.on('error', fail);
    content.once('close', fail);
  });
}
