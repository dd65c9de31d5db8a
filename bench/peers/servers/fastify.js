/** Fastify, sending prepared bytes. */
import Fastify from 'fastify';
import { instructions, serve } from '../../servers/serve.js';

const app = Fastify();
for (const [url, { method, type, etag, bytes }] of Object.entries(await instructions()))
  app.route({
    method,
    url,
    handler(request, reply) {
      if (request.headers['if-none-match'] === etag && etag !== undefined)
        return reply.code(304).header('ETag', etag).send();
      return reply.header('Content-Type', type).send(bytes);
    },
  });
await app.ready();

await serve((req, res) => app.routing(req, res));
