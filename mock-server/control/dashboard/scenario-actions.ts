/** The scenarios. */
import type Koa from 'koa';
import type { ControlCall } from '../router.ts';
import { reasonOf } from './form.ts';
import { hrefOf } from './frame.ts';
import { scenariosPage } from './pages/scenarios.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

export function scenarioActions({ scenarios }: Sources, { placeOf, show, goTo }: Showing) {
  async function showPage(ctx: Koa.Context, error?: unknown): Promise<void> {
    const main = scenariosPage(placeOf(ctx), {
      scenarios: scenarios.scenarios(),
      // With PostgreSQL, there is none before it is started.
      recorded: await scenarios.recordedScenario().catch(() => null),
    });
    return show(ctx, {
      name: '/scenarios',
      title: 'Scenarios',
      main,
      error: error === undefined ? undefined : reasonOf(error),
      status: error === undefined ? 200 : 400,
    });
  }

  return {
    showScenarios: ({ ctx }: ControlCall) => showPage(ctx),
    async useScenarios({ ctx, form }: ControlCall) {
      const { names = [] } = await form();
      try {
        await scenarios.use(...([names].flat() as string[]));
      } catch (error) {
        return showPage(ctx, error);
      }
      goTo(ctx, hrefOf(placeOf(ctx), '/scenarios'), 'begun');
    },
    async startRecording({ ctx }: ControlCall) {
      await scenarios.startRecording();
      goTo(ctx, hrefOf(placeOf(ctx), '/scenarios'), 'recording');
    },
  };
}
