/** Files over HTTP: upload, read, download. */
import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import { MediaError } from '../../channel/errors.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import { essenceOf } from '../../common/events/cloudevents.ts';
import type { Media, MediaRecord, NoInput } from '../../generated/types.ts';
import type { Outcome, Streamed } from '../../group/operation.ts';
import { multipartType } from '../../http/body-types.ts';
import { utf8HeaderOf } from '../../http/header-text.ts';
import { fileAnswer } from '../../http/range.ts';
import type { MessagingCall, RawMessagingCall } from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { showMedia } from '../show.ts';
import { MediaTooLargeError } from './intake.ts';

/** Types that browsers show without running anything. All others are downloaded. */
const shownInline = /^(image\/(png|jpeg|gif|webp|avif)|(audio|video)\/[a-z0-9.+-]+)$/;

/** The file name that the header `Content-Disposition` of an upload gives. @throws MarketplaceError 400 */
function fileNameOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const refuse = (reason: string) => invalidParameters({ pointer: '/Content-Disposition', reason });
  let given: string | undefined;
  try {
    given = contentDisposition.parse(header).parameters.filename;
  } catch {
    throw refuse('must be attachment; filename="name"');
  }
  if (given === undefined) return undefined;
  const name = isEncoded(header) ? given : utf8HeaderOf(given);
  // The parser writes U+FFFD for bytes of an encoded name that are not UTF-8.
  if (name === null || name.includes('\ufffd')) throw refuse('must contain a file name in UTF-8');
  if (!/^[^\p{Cc}\p{Surrogate}]{1,255}$/u.test(name))
    throw refuse('must contain a file name of at most 255 characters, without control characters');
  return name;
}

/** Whether the name is that of `filename*`, which the parser has decoded. */
const isEncoded = (header: string): boolean =>
  /;\s*filename\*\s*=/i.test(header.replaceAll(/"(?:\\.|[^"\\])*"?/g, '""'));

export async function uploadMedia({
  request,
  principal,
  service,
}: RawMessagingCall): Promise<Outcome<Media>> {
  const name = fileNameOf(request.headers['content-disposition']);
  if (!request.hasBody) throw new MarketplaceError('invalid_request', 'the body must be the file');
  // The file would contain the boundaries of the form. Other types are of the file, or what clients send by default.
  if (essenceOf(request.headers['content-type'] ?? '') === multipartType)
    throw new MarketplaceError(
      'unsupported_media_type',
      'send the bytes of the file as the body, not a form',
      {
        headers: { Accept: 'application/octet-stream' },
      },
    );
  const body = request.openBody(service.engine.mediaLimit);
  try {
    const stored = await service.engine.storeMedia(principal.workspaceId, body, { name });
    return { result: showMedia(stored) };
  } catch (error) {
    // The stream fails with the error for the client, such as 413.
    if (body.errored instanceof MarketplaceError) throw body.errored;
    if (error instanceof MediaTooLargeError)
      throw new MarketplaceError('body_too_large', `the limit is ${error.limit} bytes`);
    if (error instanceof MediaError)
      throw new MarketplaceError('invalid_request', `the file ${error.message}`);
    throw error;
  } finally {
    body.destroy();
  }
}

/** @throws MarketplaceError 404 */
async function mediaOf({
  params,
  principal,
  repository,
}: Pick<MessagingCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<Readonly<MediaRecord>> {
  const media = await repository.messaging.findMedia(principal.workspaceId, params.media_id ?? '');
  if (media === null) throw new MarketplaceError(messagingErrors.media_not_found);
  return media;
}

export async function getMedia(call: MessagingCall<NoInput>): Promise<Outcome<Media>> {
  return { result: showMedia(await mediaOf(call)) };
}

/** The file itself, or a part of it. */
export async function downloadMedia(call: RawMessagingCall): Promise<Outcome<Streamed>> {
  const { request, principal, service } = call;
  const { id, type, size, digest, name } = await mediaOf(call);
  const { status, headers: ofFile, part } = fileAnswer(request, { size, etag: `"${digest.slice(0, 32)}"` });
  const headers = {
    ...ofFile,
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': contentDisposition(name ?? undefined, {
      // Clients read other characters of a name that is not encoded as they like.
      fallback: (name ?? '').replaceAll(/[^\x20-\x7e]/gu, '?'),
      type: shownInline.test(type) ? 'inline' : 'attachment',
    }),
  };
  if (status === 304 || status === 416) return { result: { type, status, headers, body: Readable.from([]) } };
  const body = await service.engine.openMedia(principal.workspaceId, id, part ?? undefined);
  if (body === null) throw new MarketplaceError(messagingErrors.media_not_found);
  return { result: { type, ...(status === 206 ? { status } : {}), headers, body } };
}
