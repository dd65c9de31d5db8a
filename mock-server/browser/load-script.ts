/** Loads the script that has more groups into a page, from where the site has it. */
import { pageOf } from './page.ts';
import { type ScriptName, scripts, smallScript } from './scripts.ts';
import { trustedUrl, withPolicy } from './trusted-types.ts';

interface Loaded {
  readonly version: string;
  startMock(options: object): Promise<unknown>;
}

/** What a script has left. */
export const loadedScript = (name: ScriptName): Loaded | undefined =>
  (globalThis as unknown as Record<symbol, Loaded | undefined>)[Symbol.for(`koa-marketplace/${name}`)];

/**
 * `version`: that of the package of the page.
 * @throws Error if there is no such script, or that of another version
 */
export async function loadScript(
  name: ScriptName,
  path: string | undefined,
  version: string,
): Promise<Loaded> {
  const { document, location } = pageOf('startMock');
  if (document === undefined)
    throw new Error(
      `startMock: groups besides ${scripts[smallScript].join(', ')} need a page, and not a worker`,
    );
  const remedy = `write ${name}.js there by npx koa-marketplace browser FOLDER`;
  const url = new URL(path ?? `/${name}.js`, location.href);
  if (loadedScript(name) === undefined) await inserted(document, url);
  const loaded = loadedScript(name);
  if (loaded?.version === version) return loaded;
  throw new Error(
    loaded === undefined
      ? `startMock: ${url.href} is not the script of the mock server: ${remedy}`
      : `startMock: ${url.href} is of version ${loaded.version} of the package, and the page of ${version}: ${remedy}`,
  );
}

type Document = NonNullable<ReturnType<typeof pageOf>['document']>;

async function inserted(document: Document, url: URL): Promise<void> {
  const script = document.createElement('script');
  const ended = new Promise<unknown>(resolve => {
    script.onload = resolve;
    script.onerror = resolve;
  });
  try {
    script.src = trustedUrl(url);
  } catch (error) {
    throw withPolicy('startMock', error) ?? error;
  }
  document.head.append(script);
  // Whether it has left something says whether it was the script.
  await ended;
  script.remove();
}
