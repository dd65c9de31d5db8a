/** What a rule can know of a request before the service reads it. */
import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { Operation } from '../../../src/group/operation.ts';
import { bodyType, formType, hasBody } from '../../../src/http/body-types.ts';
import { keyAnywhere } from '../../../src/http/credentials.ts';
import type { WholeRepository } from '../../../src/repository/index.ts';
import { digestOf } from '../../../src/secrets/key-format.ts';
import { inputOf } from '../input-of.ts';
import { fieldsInForm, isJsonBody } from '../journal/index.ts';
import { readAhead } from './read-ahead.ts';

/** A request, before the service sees it. */
export interface RequestToAnswer {
  /** The `operationId`, or `null` for other paths. */
  readonly operation: string | null;
  readonly method: string;
  /** Path and query, as in the request line. */
  readonly url: string;
  /** Path without the query. */
  readonly path: string;
  /** Names in lowercase; several with one name are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters of the path and the query, and the members of a JSON body or the fields of a form. Those of a URL are texts. */
  readonly input: Readonly<Record<string, unknown>>;
  /**
   * A parsed JSON body, the fields of a form, or the text of another one. `null` without a body, and for a body that is
   * compressed or has more than a mebibyte.
   */
  readonly body: unknown;
  /** The id of the workspace that the API key belongs to, or `null`. */
  readonly workspace: string | null;
  /** The id of the API key, or `null`. */
  readonly key: string | null;
  /** Which of the requests that the rule meets it is, from 1 on. */
  readonly count: number;
}

/** A request with the secret of its key, which conditions compare. */
export interface RequestFacts extends Omit<RequestToAnswer, 'count'> {
  readonly secret: string | null;
}

export async function factsOf(
  ctx: Koa.Context,
  path: string,
  operation: Operation | null,
  { keys }: WholeRepository,
): Promise<RequestFacts> {
  const { req, method } = ctx;
  const body = await bodyOf(ctx);
  const input = inputOf(operation, { path, query: fieldsInForm(ctx.querystring), body });
  const { api_key: parameter, ...parameters } = input;
  const secret = secretOf(req, parameter);
  const found = secret === null ? null : await keys.findByDigest(digestOf(secret));
  return {
    operation: operation?.id ?? null,
    method,
    url: req.url ?? '',
    path,
    headers: Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    input: parameters,
    body,
    workspace: found?.workspaceId ?? null,
    key: found?.key.id ?? null,
    secret,
  };
}

async function bodyOf(ctx: Koa.Context): Promise<unknown> {
  const { req } = ctx;
  if (!hasBody(req) || (req.headers['content-encoding'] ?? 'identity') !== 'identity') return null;
  const bytes = await readAhead(ctx);
  if (bytes === null) return null;
  const text = bytes.toString();
  const type = bodyType(req);
  if (type === formType) return fieldsInForm(text);
  if (!isJsonBody(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The key of the request, wherever it stands. Two different ones are none. */
function secretOf(req: IncomingMessage, parameter: unknown): string | null {
  try {
    return keyAnywhere(req, parameter);
  } catch {
    return null;
  }
}
