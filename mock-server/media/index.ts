import { ownFile } from '../fixtures/own-files.ts';
import type { Placeholder, Subject } from './subject.ts';
import { avatar, cover, preview, screenshot, thumbnail } from './svg.ts';
import { wav } from './wav.ts';

export { demoPage } from './demo-page.ts';
export type { Placeholder } from './subject.ts';

type Find = (id: number) => Subject | null;

const svgType = 'image/svg+xml';

let video: Buffer | null | undefined;

/** The only committed video. */
function videoFile(): Buffer | null {
  video ??= ownFile('media/preview.webm');
  return video;
}

function numberOf(text: string): number | null {
  const number = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return number > 0 && Number.isSafeInteger(number) ? number : null;
}

/** Media by kind; null if an item of this category has no such media. */
const ofItem = new Map<string, (item: Subject) => Buffer | null>([
  ['thumbnail.svg', thumbnail],
  ['preview.svg', item => (item.category === 'Audio' ? null : preview(item))],
  ['audio.wav', item => (item.category === 'Audio' ? wav(item.id) : null)],
  ['video.webm', item => (item.category === 'Video' ? videoFile() : null)],
]);

const ofUser = new Map([
  ['avatar.svg', avatar],
  ['cover.svg', cover],
]);

const types = new Map([
  ['svg', svgType],
  ['wav', 'audio/wav'],
  ['webm', 'video/webm'],
]);

function bodyOf(kind: string, name: string, find: Find): Buffer | null {
  const user = ofUser.get(kind);
  if (user) return /^[\w.-]{1,64}$/.test(name) ? user(name) : null;
  const [, subject = name, shot] = (kind === 'screenshot.svg' && /^(\d+)-([1-9]\d?)$/.exec(name)) || [];
  const draw = shot ? (item: Subject) => screenshot(item, Number(shot)) : ofItem.get(kind);
  const id = numberOf(subject);
  const item = draw && id !== null ? find(id) : null;
  return draw && item ? draw(item) : null;
}

/** The media for a path such as /media/thumbnail/1001.svg, or null. `find` returns an item by its number. */
export function placeholder(path: string, find: Find): Placeholder | null {
  const [, kind, name, extension] = /^\/media\/([a-z]+)\/([^/]+)\.([a-z]+)$/.exec(path) ?? [];
  if (!kind || !name || !extension) return null;
  const type = types.get(extension);
  const body = bodyOf(`${kind}.${extension}`, name, find);
  return type && body ? { type, body } : null;
}
