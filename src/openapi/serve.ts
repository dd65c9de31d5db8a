/** Serves the OpenAPI document as JSON or YAML, with the URL of the router's mount as server. */
import type Koa from 'koa';
import { invalidParameters } from '../common/errors/errors.ts';
import type { ServedOptions } from '../group/served.ts';
import { jsonType } from '../http/body-types.ts';
import type { Handle } from '../http/endpoint.ts';
import type { Gate } from '../http/gate.ts';
import { type EncodedReply, sendReply, weakTag } from '../http/reply.ts';
import { apiBaseOf } from '../http/urls.ts';

/** The first one serves YAML too, for clients that ask for it. */
export const openApiPaths = ['/api/openapi.json', '/api/openapi.yaml'] as const;
type OpenApiPath = (typeof openApiPaths)[number];

/** RFC 9512, the names that were usual before it, and that of OpenAPI. */
const yamlTypes = [
  'application/yaml',
  'application/x-yaml',
  'text/yaml',
  'text/x-yaml',
  'application/vnd.oai.openapi',
  'application/vnd.oai.openapi+yaml',
];
/** What `version` may ask for. */
const version = '3.1';

/** The handlers of both paths, which keep what they have built until the document changes. */
export function serveOpenApi(options: ServedOptions, gate: Gate): (path: OpenApiPath) => Handle {
  let last = { name: '', replies: new Map<boolean, Promise<EncodedReply>>() };
  return path => async ctx => {
    const tooMany = gate.countStranger(ctx);
    if (tooMany !== null) return tooMany;
    checkVersion(ctx);
    const isYaml = path.endsWith('.yaml') || prefersYaml(ctx);
    const { documentName, servedDocument } = await import('./served.ts');
    const server = apiBaseOf(ctx, path, options.publicUrl);
    const name = `${server} ${documentName(options)}`;
    if (last.name !== name) last = { name, replies: new Map() };
    const { replies } = last;
    // The promise is kept, so that requests at the same time build it once.
    const reply = replies.get(isYaml) ?? encoded(servedDocument(options, server), isYaml);
    replies.set(isYaml, reply);
    if (path.endsWith('.json')) ctx.vary('Accept');
    sendReply(ctx, await reply, true, 200, isYaml ? 'application/yaml; charset=utf-8' : undefined);
    return undefined;
  };
}

/** @throws MarketplaceError 400 for another version than that of the document */
function checkVersion({ req }: Koa.Context): void {
  const mark = req.url?.indexOf('?') ?? -1;
  const asked = mark === -1 ? [] : new URLSearchParams(req.url?.slice(mark + 1)).getAll('version');
  if (asked.some(one => one !== version))
    throw invalidParameters({ pointer: '/version', reason: `must be ${version}` });
}

/** Whether a client prefers YAML to JSON. One that takes anything gets JSON. */
const prefersYaml = (ctx: Koa.Context): boolean =>
  yamlTypes.includes(String(ctx.accepts([jsonType, ...yamlTypes])));

async function encoded(document: object, isYaml: boolean): Promise<EncodedReply> {
  const text = isYaml ? (await import('./yaml.ts')).toYaml(document) : JSON.stringify(document);
  const body = Buffer.from(text);
  return { body, etag: weakTag(body) };
}
