/** The coverage over HTTP. */
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import type { ControlPart } from '../control.ts';
import type { MockCoverage } from './coverage.ts';
import { coverageFormats, isCoverageFormat, written } from './formats.ts';

/** `GET /__mock/coverage` as JSON, or in another format; `DELETE` starts the counts again. */
export const coverageControl = ({ coverage, clearCoverage }: MockCoverage): ControlPart => ({
  routes(router) {
    router.on(
      'GET',
      '/coverage',
      async ({ query, ctx }) => {
        const format = query.get('format');
        if (format === null) return coverage();
        if (!isCoverageFormat(format))
          throw new MarketplaceError(
            'invalid_request',
            `format must be ${coverageFormats.join(', ')}, or left out`,
          );
        const { type, text } = await written(await coverage(), format);
        // A file of its own, which other tools open: without the envelope of the controls.
        ctx.type = type;
        ctx.body = text;
        return undefined;
      },
      { parameters: ['format'] },
    );
    router.on('DELETE', '/coverage', () => {
      clearCoverage();
      return {};
    });
  },
});
