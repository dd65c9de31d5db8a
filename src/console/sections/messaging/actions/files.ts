/** Files of messages. */
import { notFound } from '../../../page-error.ts';
import { requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer } from '../../../visit.ts';
import { instanceFor, type MessagingVisit } from './visit.ts';

/** Always as a download: a file that somebody sent must not run in the console. */
export async function downloadFile(visit: MessagingVisit): Promise<Answer> {
  const member = await requireMember(visit);
  await instanceFor(visit, member);
  const { workspace } = workspaceOf(visit, member);
  const mediaId = visit.params.media_id ?? '';
  const media = await visit.repository.messaging.findMedia(workspace.id, mediaId);
  const file = await visit.service.engine.openMedia(workspace.id, mediaId);
  if (media === null || file === null) throw notFound();
  return { file, type: media.type, name: media.name ?? media.id };
}
