/** Lets a service worker answer the requests of a page. */
import { page, type Registration } from './page.ts';

export interface RegisterOptions {
  /** The path below which pages are answered. @default the folder of the script */
  readonly scope?: string;
  /** Other origins whose requests it answers, such as `https://api.example`. @default only those of the page */
  readonly origins?: readonly string[];
}

/**
 * Registers the service worker of the package, a copy of `koa-marketplace/browser/worker.js` at `script`, and waits until it
 * answers the requests of this page: to `/api`, `/media`, `/demo` and `/__mock`.
 *
 * @example
 * await registerMock('/browser-worker.js');
 * const answer = await fetch('/api/items/all?api_key=…');
 * @throws Error if the browser has no service workers, or the script is not there
 */
export async function registerMock(
  script = '/browser-worker.js',
  { scope, origins = [] }: RegisterOptions = {},
): Promise<Registration> {
  const { navigator, location } = page;
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined)
    throw new Error(
      'registerMock: this page has no service workers: it needs HTTPS, or an address of this machine',
    );
  const url = new URL(script, location.href);
  for (const origin of origins) url.searchParams.append('origin', origin);
  const registration = await serviceWorker.register(url, scope === undefined ? {} : { scope });
  await serviceWorker.ready;
  if (serviceWorker.controller === null)
    await new Promise<void>(resolve => {
      serviceWorker.addEventListener('controllerchange', () => resolve());
      registration.active?.postMessage('claim');
    });
  return registration;
}
