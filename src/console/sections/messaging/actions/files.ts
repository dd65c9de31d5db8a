/** Files of messages. */
import { notFound } from '../../../page-error.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { instanceFor, type MessagingVisit } from './visit.ts';

/** Pictures that cannot contain scripts. Others, such as SVG, are links to a download. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
]);

/** All but pictures as a download: a file that somebody sent must not run in the console. */
export async function downloadFile(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  await instanceFor(visit, member);
  const { workspace } = workspaceOf(visit, member);
  const mediaId = visit.params.media_id ?? '';
  const media = await visit.repository.messaging.findMedia(workspace.id, mediaId);
  const file = await visit.service.engine.openMedia(workspace.id, mediaId);
  if (media === null || file === null) throw notFound();
  return { file, type: media.type, name: media.name ?? media.id, isInline: pictureTypes.has(media.type) };
}
