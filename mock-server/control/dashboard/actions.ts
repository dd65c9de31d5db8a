/** What the pages of the dashboard show, and what their forms do. */
import type { ControlCall } from '../router.ts';
import { answerActions } from './answer-actions.ts';
import { sendAsset } from './assets.ts';
import { behaviourActions } from './behaviour-actions.ts';
import { keepTheme } from './cookies.ts';
import { coverageActions } from './coverage-actions.ts';
import { deliveryActions } from './delivery-actions.ts';
import { fieldsOf } from './form.ts';
import { recordActions } from './record-actions.ts';
import { requestActions } from './request-actions.ts';
import { scenarioActions } from './scenario-actions.ts';
import { showing } from './shown.ts';
import { snapshotActions } from './snapshot-actions.ts';
import type { Sources } from './sources.ts';

export function actionsOf(sources: Sources) {
  const pages = showing(sources);
  return {
    ...requestActions(sources, pages),
    ...deliveryActions(sources, pages),
    ...coverageActions(sources, pages),
    ...recordActions(sources, pages),
    ...snapshotActions(sources, pages),
    ...scenarioActions(sources, pages),
    ...answerActions(sources, pages),
    ...behaviourActions(sources, pages),
    showAsset: ({ ctx, params }: ControlCall) => sendAsset(ctx, params.name ?? ''),
    async changeTheme(call: ControlCall) {
      const { theme, return_to: path = '' } = await fieldsOf(call);
      const place = pages.placeOf(call.ctx);
      keepTheme(call.ctx, place, theme);
      const isOwn = path === place.base || /^[/?]/.test(path.slice(place.base.length));
      pages.goTo(call.ctx, path.startsWith(place.base) && isOwn ? path : place.base);
    },
  };
}
