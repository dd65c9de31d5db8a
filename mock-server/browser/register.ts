/** Lets a service worker answer the requests of a page. */
import { shownName, suggestion } from '../../src/common/text/unknown-name.ts';
import { pageOf, type Registration } from './page.ts';
import type { BrowserGroup } from './scripts.ts';
import { trustedUrl, withPolicy } from './trusted-types.ts';

export interface RegisterOptions {
  /** The path below which pages are answered. @default the folder of the script */
  readonly scope?: string;
  /** Other origins whose requests it answers, such as `https://api.example`. @default only those of the page */
  readonly origins?: readonly string[];
  /** The groups to serve, by their names. @default all of the script */
  readonly groups?: readonly BrowserGroup[];
}

const taken = ['scope', 'origins', 'groups'];

/**
 * Registers the service worker of the package, a copy of `koa-marketplace/browser/worker.js` at `script`, and waits until it
 * answers the requests of this page: to `/api`, `/media`, `/demo` and `/__mock`. The
 * script that `koa-marketplace browser` writes has more groups, and answers requests to `/l` too.
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
    if (!taken.includes(name))
      throw new TypeError(`registerMock has no option ${shownName(name)}${suggestion(name, taken)}`);
  const { scope, origins = [], groups = [] } = options;
  if (!Array.isArray(origins) || !origins.every(isOrigin))
    throw new TypeError('registerMock: origins must be a list of origins, such as https://api.example');
  if (!Array.isArray(groups)) throw new TypeError('registerMock: groups must be a list of names of groups');
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
  if (groups.length > 0) url.searchParams.set('groups', groups.join());
  const registration = await serviceWorker
    .register(trustedUrl(url), scope === undefined ? {} : { scope })
    .catch(error => {
      throw withPolicy('registerMock', error) ?? withRemedy(href, groups, error);
    });
  if (registration === undefined)
    throw new Error(
      "registerMock: something blocks service workers in this page, such as serviceWorkers: 'block' of Playwright",
    );
  const next = registration.installing ?? registration.waiting;
  // Until then, another script or other groups may answer.
  if (next !== null)
    await new Promise<void>(resolve => {
      const look = () => {
        if (next.state === 'activated' || next.state === 'redundant') resolve();
      };
      next.addEventListener('statechange', look);
      look();
    });
  await serviceWorker.ready;
  if (serviceWorker.controller === null)
    await new Promise<void>(resolve => {
      serviceWorker.addEventListener('controllerchange', () => resolve());
      registration.active?.postMessage('claim');
    });
  return registration;
}

/** Says what to do if a file is missing, where servers of apps answer with a page, or lacks a group. */
const withRemedy = (href: string, groups: readonly string[], cause: unknown): Error => {
  const [or, full] =
    groups.length === 0
      ? ['', '']
      : [
          `, or lacks one of the groups ${groups.join(', ')}`,
          ', or write browser-full-worker.js by npx koa-marketplace browser FOLDER',
        ];
  return new Error(
    `registerMock: ${href} is not the script of the mock server${or}: copy node_modules/koa-marketplace/dist/browser-worker.js there${full} (${cause instanceof Error ? cause.message : cause})`,
    { cause },
  );
};

const isOrigin = (text: unknown): boolean => {
  try {
    return new URL(String(text)).origin === text;
  } catch {
    return false;
  }
};
