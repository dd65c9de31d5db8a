/** Shows pages, and answers their forms. */
import type Koa from 'koa';
import type { Html } from '../../../src/console/html.ts';
import { assetPath } from './assets.ts';
import { leaveWord, takeWord, themeOf } from './cookies.ts';
import { type DashboardPlace, type PageName, placeOf, sendPage } from './frame.ts';
import type { Sources } from './sources.ts';

/** What a page says after a form. */
const done: Readonly<Record<string, string>> = {
  reset: 'The fixtures are restored.',
  taken: 'The snapshot is taken.',
  restored: 'The snapshot is restored.',
  deleted: 'The snapshot is deleted.',
  begun: 'The mock server has begun again.',
  recording: 'From now on, what happens is recorded.',
  answers: 'The answer is set.',
  cleared: 'The counts start again.',
  set: 'The fault is set.',
  stopped: 'Stopped.',
  moved: 'The clock was moved.',
  saved: 'The record is saved.',
  added: 'The record is added.',
  same: 'Nothing has changed.',
  removed: 'The record is deleted, with those that referred to it.',
};

interface Shown {
  readonly name: PageName;
  readonly title: string;
  readonly main: Html;
  /** What the page says of a refusal that belongs to no field. */
  readonly error?: string | undefined;
  /** @default 200 */
  readonly status?: number;
}

export interface Showing {
  placeOf(ctx: Koa.Context): DashboardPlace;
  show(ctx: Koa.Context, page: Shown): Promise<void>;
  /** Answers a form with a page that can be read again. `said`: what that page says has been done. */
  goTo(ctx: Koa.Context, href: string, said?: keyof typeof done): void;
}

export function showing({ consolePath, access }: Pick<Sources, 'consolePath' | 'access'>): Showing {
  const there = (ctx: Koa.Context) => placeOf(ctx, consolePath);
  return {
    placeOf: there,
    async show(ctx, { error, ...page }) {
      const place = there(ctx);
      const frame = {
        ...place,
        theme: themeOf(ctx),
        users: (await access(ctx)).users,
        asset: (name: string) => `${place.base}${assetPath(name)}`,
      };
      const said = done[takeWord(ctx, place) ?? ''];
      const notice =
        error !== undefined
          ? ({ kind: 'error', text: error } as const)
          : said === undefined
            ? undefined
            : ({ kind: 'success', text: said } as const);
      sendPage(ctx, frame, { ...page, notice });
    },
    goTo(ctx, href, said) {
      if (said !== undefined) leaveWord(ctx, there(ctx), said);
      ctx.status = 303;
      ctx.set('Location', href);
      ctx.body = '';
    },
  };
}
