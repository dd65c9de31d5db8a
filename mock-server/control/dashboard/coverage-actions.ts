/** The coverage of the contract. */
import type Koa from 'koa';
import type { ControlCall } from '../router.ts';
import { hrefOf } from './frame.ts';
import { type CoveredOperation, coveragePage } from './pages/coverage.ts';
import { coveredOperation, lostOperation } from './pages/covered-operation.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

export function coverageActions({ coverage }: Sources, { placeOf, show, goTo }: Showing) {
  async function showList(ctx: Koa.Context, id: string | null): Promise<void> {
    const query = new URLSearchParams(ctx.querystring);
    const place = placeOf(ctx);
    const report = await coverage.coverage();
    const all = Object.entries(report.operations).map(([id, one]): CoveredOperation => ({ id, ...one }));
    const text = (query.get('q') ?? '').trim().toLowerCase();
    const used = query.get('used') ?? '';
    const operations = all.filter(
      one =>
        `${one.id} ${one.method} ${one.path}`.toLowerCase().includes(text) &&
        (used === '' || (used === 'yes') === one.calls > 0),
    );
    const current = all.find(one => one.id === id);
    const record =
      current !== undefined
        ? coveredOperation(place, current, query)
        : id === null
          ? null
          : lostOperation(hrefOf(place, '/coverage'));
    await show(ctx, {
      name: '/coverage',
      title: current?.id ?? 'Coverage',
      main: coveragePage(place, {
        coverage: report,
        operations,
        query,
        current: current?.id ?? null,
        record,
      }),
      status: id !== null && current === undefined ? 404 : 200,
    });
  }

  return {
    showCoverage: ({ ctx }: ControlCall) => showList(ctx, null),
    showCoveredOperation: ({ ctx, params: { id = '' } }: ControlCall) => showList(ctx, id),
    clearCoverage({ ctx }: ControlCall) {
      coverage.clearCoverage();
      goTo(ctx, hrefOf(placeOf(ctx), '/coverage'), 'cleared');
    },
  };
}
