/** What the document does not allow in a request that was passed on, and in its answer. */
import type { IncomingMessage } from 'node:http';
import type { ServerResponse } from '../../real-server/client.ts';
import { checkResponse, objectionToHead } from '../../real-server/response-check.ts';
import { type Contract, objectionToRequest, shownText } from '../coverage/index.ts';
import type { ContractProblem, Recording } from '../journal/index.ts';
import type { Document } from '../responses/documented.ts';

export interface PassedRequest {
  readonly method: string;
  readonly path: string;
  readonly recording: Recording;
  readonly req: IncomingMessage;
}

/** `body`: `null` if it was not read. Paths that the document does not have are allowed: the real server may have more. */
export function contractProblems(
  contract: Contract,
  document: Document,
  { method, path, recording, req }: PassedRequest,
  { body, ...answer }: Omit<ServerResponse, 'body' | 'isCut'> & { readonly body: Buffer | null },
): ContractProblem[] {
  const request = contract.find(method, path);
  if (request === undefined) return [];
  const { operation } = request;
  const inRequest = objectionToRequest(request, recording, req);
  const inAnswer =
    body === null
      ? objectionToHead(operation, { ...answer, body: Buffer.alloc(0), isCut: true }, document)
      : checkResponse(operation, { ...answer, body, isCut: false }, document).objection;
  return [
    ...(inRequest === null ? [] : [{ in: 'request', reason: shownText(inRequest) } as const]),
    ...(inAnswer === null ? [] : [{ in: 'answer', reason: shownText(inAnswer) } as const]),
  ];
}
