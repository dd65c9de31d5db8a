/** The first thing that the document does not allow in a request that the service has not read. */
import type { IncomingMessage } from 'node:http';
import { bodyType, hasBody, multipartType } from '../../../src/http/body-types.ts';
import { maxBodyLength, type Recording } from '../journal/index.ts';
import { type DocumentedRequest, namesIn, objectionTo, objectionToBody } from './objections.ts';
import { schemaObjection } from './schema-objection.ts';

/** A sentence without a full stop, or `null`. Bodies that are compressed, multipart or not kept as a whole are not read. */
export function objectionToRequest(
  request: DocumentedRequest,
  recording: Recording,
  req: IncomingMessage,
): string | null {
  const { url, received } = recording;
  const objection = objectionTo(request, url, namesIn(url), hasBody(req));
  if (objection !== null) return objection.reason();
  const isRead =
    received === null ||
    (received.size <= maxBodyLength &&
      req.complete &&
      (req.headers['content-encoding'] ?? 'identity') === 'identity' &&
      bodyType(req) !== multipartType);
  if (!isRead) return null;
  return (
    schemaObjection(request.operation, recording, req) ??
    objectionToBody(request, received?.bytes() ?? null)?.reason() ??
    null
  );
}
