/** What is used of a page, and of a service worker: the compiler knows Node.js. */

/** The registration of the service worker. */
export interface Registration {
  /** Ends it: the next page is answered by its server again. */
  unregister(): Promise<boolean>;
}

/** A version of the script, on its way to answer. */
interface NextWorker {
  readonly state: string;
  addEventListener(type: 'statechange', listen: () => void): void;
}

/** A URL, or what a policy of trusted types has made of one. */
export type ScriptUrl = URL | { readonly toString: () => string };

interface RegisteredWorker extends Registration {
  readonly active: { postMessage(message: string): void } | null;
  readonly installing: NextWorker | null;
  readonly waiting: NextWorker | null;
}

interface Page {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): ScriptUrl };
  };
  /** Workers have none. */
  readonly document?: {
    createElement(name: 'script'): {
      src: ScriptUrl;
      onload: ((event: unknown) => void) | null;
      onerror: ((event: unknown) => void) | null;
      remove(): void;
    };
    readonly head: { append(element: object): void };
  };
  readonly location: { readonly href: string; readonly origin: string };
  readonly navigator: {
    readonly userAgent: string;
    readonly serviceWorker?: {
      readonly controller: object | null;
      readonly ready: Promise<unknown>;
      register(
        script: ScriptUrl,
        options: { readonly scope?: string },
      ): Promise<RegisteredWorker | undefined>;
      addEventListener(type: 'controllerchange', listen: () => void): void;
    };
  };
  readonly caches: {
    open(name: string): Promise<{
      match(path: string): Promise<Response | undefined>;
      put(path: string, response: Response): Promise<void>;
    }>;
  };
}

export const page = globalThis as unknown as Page;

/** @throws Error outside of a browser. `what`: the function that somebody has called */
export function pageOf(what: string): Page {
  if (page.location === undefined)
    throw new Error(
      `${what} of koa-marketplace/browser needs a browser: in Node.js, use koa-marketplace/mock`,
    );
  return page;
}
