/** Waits as long as a server asks for that is asked too often, and then asks again. */
import { setTimeout } from 'node:timers/promises';
import type { ServerClient, ServerRequest, ServerResponse } from './client.ts';

/** Longer waits are not worth it: the answer is what it is. In seconds. */
const maxWait = 120;
/** How often the same request is sent again. */
const maxRetries = 3;

/** Statuses with which a server says that it would answer later (RFC 9110, 10.2.3). */
const later = [429, 503];

/** A client whose requests wait for `Retry-After`. `wait`: for so many milliseconds. */
export function patientClient(
  client: ServerClient,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): ServerClient {
  /** All requests wait together: the limit is one of the key. */
  let paused: Promise<unknown> = Promise.resolve();
  const send = async (request: ServerRequest, tries = 0): Promise<ServerResponse> => {
    await paused;
    const response = await client.send(request);
    const seconds = later.includes(response.status) ? waitIn(response.headers['retry-after']) : null;
    if (seconds === null || seconds > maxWait || tries >= maxRetries) return response;
    paused = wait(seconds * 1_000);
    return send(request, tries + 1);
  };
  return { ...client, send: request => send(request) };
}

/** In seconds; `null`: the server does not say when. */
function waitIn(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}
