import type { Item } from '../api/client.ts';

export type MediaKind = 'image' | 'video' | 'audio';

/** Which of the three kinds of media an item has: the document says that the preview decides. */
export function mediaKind({ preview_audio, preview_video }: Item['media']): MediaKind {
  if (preview_audio !== undefined) return 'audio';
  return preview_video === undefined ? 'image' : 'video';
}
