/** Browsers end a worker that nobody asks, with its memory: what is kept beyond that. */
import { ownScript } from './own-script.ts';
import { page } from './page.ts';
import { smallScript } from './scripts.ts';

const cacheName = 'koa-marketplace';
/** Each script keeps its own, because what one does not have is empty there. */
const folder = ownScript === smallScript ? '' : `${ownScript}/`;
const pathOf = (name: string) => `/koa-marketplace/${folder}${name}`;

/** What was kept under a name; `null` if nothing was. */
export async function kept(name: string): Promise<unknown> {
  const found = await (await page.caches.open(cacheName)).match(pathOf(name));
  return found === undefined ? null : found.json();
}

let keeping: Promise<void> = Promise.resolve();

/** Keeps what the function returns when it is stored: one after the other, so that the last is the newest. */
export function keep(name: string, value: () => unknown): Promise<void> {
  const store = async () =>
    (await page.caches.open(cacheName)).put(pathOf(name), new Response(JSON.stringify(value())));
  keeping = keeping.then(store, store);
  return keeping;
}
