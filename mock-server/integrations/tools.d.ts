/**
 * What the integrations use of test tools, which are installed in the projects of their users. The declarations of the
 * package name the real types; test/interop compiles and runs them with the tools.
 */
type FixtureUse<Value> = (value: Value) => Promise<void>;

declare module '@playwright/test' {
  export interface PageRoute {
    request(): { headers(): Record<string, string> };
    fallback(options: { headers: Record<string, string> }): Promise<void>;
  }
  export interface BrowserContext {
    route(url: (url: URL) => boolean, handler: (route: PageRoute) => Promise<void>): Promise<void>;
  }
  export interface PlaywrightTestArgs {
    page: unknown;
    context: BrowserContext;
  }
  export interface PlaywrightTestOptions {
    extraHTTPHeaders: Record<string, string> | undefined;
  }
  export interface PlaywrightWorkerArgs {
    browser: unknown;
  }
  export interface PlaywrightWorkerOptions {
    headless: boolean | undefined;
  }
  export interface TestInfo {
    readonly testId: string;
    readonly retry: number;
    readonly status?: string;
    readonly expectedStatus: string;
    attach(name: string, options: { body: string; contentType: string }): Promise<void>;
  }
  export interface TestType<TestArgs, WorkerArgs> {
    (title: string, body: (args: TestArgs & WorkerArgs, info: TestInfo) => unknown): void;
    extend<T extends object, W extends object = object>(
      fixtures: object,
    ): TestType<TestArgs & T, WorkerArgs & W>;
  }
  export interface Expect<Extended> {
    <Actual>(actual: Actual): { readonly [Name in keyof Extended]: unknown };
    extend<More extends object>(matchers: More): Expect<Extended & More>;
  }
  export const expect: Expect<object>;
  export const test: TestType<
    PlaywrightTestArgs & PlaywrightTestOptions,
    PlaywrightWorkerArgs & PlaywrightWorkerOptions
  >;
}

declare module 'expect' {
  export interface Matchers<R extends void | Promise<void>, T = unknown> {
    readonly of?: [R, T];
  }
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: as in Vitest
  export interface Matchers<T = any> {
    readonly of?: T;
  }
  export interface TestAPI<Context = object> {
    (title: string, body: (context: Context) => unknown): void;
    extend<Own extends object>(fixtures: object): TestAPI<Context & Own>;
  }
  export interface ExpectStatic {
    // biome-ignore lint/suspicious/noExplicitAny: as in Vitest
    (actual: any): Matchers;
    extend(matchers: object): void;
  }
  export const expect: ExpectStatic;
  export const test: TestAPI;
}
