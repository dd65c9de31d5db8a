/** Lets a service worker answer the requests of a page. */
import { shownName, suggestion } from '../../src/common/text/unknown-name.ts';
import { pageOf, type Registration } from './page.ts';
import { trustedUrl, withPolicy } from './trusted-types.ts';

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
 * @throws Error if the browser has no service workers, the script is not there, or the page requires trusted types and
 * does not allow the policy `koa-marketplace`
 */
export async function registerMock(
  script = '/browser-worker.js',
  options: RegisterOptions = {},
): Promise<Registration> {
  const { navigator, location } = pageOf('registerMock');
  for (const name of Object.keys({ ...options }))
    if (name !== 'scope' && name !== 'origins')
      throw new TypeError(
        `registerMock has no option ${shownName(name)}${suggestion(name, ['scope', 'origins'])}`,
      );
  const { scope, origins = [] } = options;
  if (!Array.isArray(origins) || !origins.every(isOrigin))
    throw new TypeError('registerMock: origins must be a list of origins, such as https://api.example');
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined)
    throw new Error(
      'registerMock: this page has no service workers: it needs HTTPS, or an address of this machine',
    );
  const url = new URL(script, location.href);
  const below = new URL(scope ?? './', scope === undefined ? url : location.href).href;
  if (!location.href.startsWith(below))
    throw new Error(`registerMock: this page is not below ${below}, where the service worker answers`);
  const { href } = url;
  for (const origin of origins) url.searchParams.append('origin', origin);
  const registration = await serviceWorker
    .register(trustedUrl(url), scope === undefined ? {} : { scope })
    .catch(error => {
      throw withPolicy(error) ?? withRemedy(href, error);
    });
  if (registration === undefined)
    throw new Error(
      "registerMock: something blocks service workers in this page, such as serviceWorkers: 'block' of Playwright",
    );
  await serviceWorker.ready;
  if (serviceWorker.controller === null)
    await new Promise<void>(resolve => {
      serviceWorker.addEventListener('controllerchange', () => resolve());
      registration.active?.postMessage('claim');
    });
  return registration;
}

/** Says what to do if a file is missing: servers of apps answer with a page then. */
const withRemedy = (href: string, cause: unknown): Error =>
  new Error(
    `registerMock: ${href} is not the script of the mock server: copy node_modules/koa-marketplace/dist/browser-worker.js there (${cause instanceof Error ? cause.message : cause})`,
    { cause },
  );

const isOrigin = (text: unknown): boolean => {
  try {
    return new URL(String(text)).origin === text;
  } catch {
    return false;
  }
};
