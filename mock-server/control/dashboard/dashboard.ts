/** The dashboard: what the controls know and do, as pages at `/__mock`. */
import type { ControlPart } from '../control.ts';
import type { Sources } from './sources.ts';

const page = { parameters: null, fields: null };

/** The pages are loaded with the first visit. */
export const dashboardControl = (sources: Sources): ControlPart => ({
  routes(router) {
    let loading: Promise<ReturnType<typeof import('./actions.ts')['actionsOf']>> | undefined;
    const load = () => {
      loading ??= import('./actions.ts').then(({ actionsOf }) => actionsOf(sources));
      return loading;
    };
    router.on(
      'GET',
      '/',
      async call => {
        // Programs get the list of what there is.
        if (call.ctx.accepts('json', 'html') === 'json') return { routes: router.routes };
        return (await load()).showRequests(call);
      },
      page,
    );
    for (const [method, path, name] of pages)
      router.on(method, `/dashboard${path}`, async call => (await load())[name](call), page);
  },
});

const pages = [
  ['GET', '/assets/:version/:name', 'showAsset'],
  ['POST', '/theme', 'changeTheme'],
  ['GET', '/requests/:id', 'showRequest'],
  ['POST', '/requests/clear', 'clearRequests'],
  ['GET', '/deliveries', 'showDeliveries'],
  ['GET', '/coverage', 'showCoverage'],
  ['POST', '/coverage/clear', 'clearCoverage'],
  ['GET', '/coverage/:id', 'showCoveredOperation'],
  ['GET', '/records', 'showCollections'],
  ['GET', '/records/:collection', 'showRecords'],
  ['POST', '/records/:collection', 'addRecord'],
  ['GET', '/records/:collection/:id', 'showRecord'],
  ['POST', '/records/:collection/:id', 'saveRecord'],
  ['POST', '/records/:collection/:id/delete', 'deleteRecord'],
  ['GET', '/snapshots', 'showSnapshots'],
  ['POST', '/snapshots', 'takeSnapshot'],
  ['POST', '/snapshots/restore', 'restoreSnapshot'],
  ['POST', '/snapshots/delete', 'deleteSnapshot'],
  ['POST', '/reset', 'reset'],
  ['GET', '/scenarios', 'showScenarios'],
  ['POST', '/scenarios/use', 'useScenarios'],
  ['POST', '/scenarios/record', 'startRecording'],
  ['GET', '/answers', 'showAnswers'],
  ['POST', '/answers', 'setAnswer'],
  ['POST', '/answers/stop', 'stopAnswers'],
  ['GET', '/faults', 'showFaults'],
  ['POST', '/faults', 'setFault'],
  ['POST', '/faults/stop', 'stopFaults'],
  ['GET', '/clock', 'showClock'],
  ['POST', '/clock', 'setClock'],
  ['POST', '/clock/advance', 'advanceClock'],
  ['POST', '/clock/reset', 'resetClock'],
] as const;
