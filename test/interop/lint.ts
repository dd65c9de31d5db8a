/** Redocly (recommended) and Spectral (oas): no error and no warning. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

/** One line a finding. */
export async function lint(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const redocly = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] } as never);
  const findings = await linter.run(
    new spectral.Document(text, parsers.Json as never, 'openapi.json') as never,
  );
  return [
    ...redocly.map(
      ({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
    ),
    ...findings.map(({ code, message, path }) => `Spectral ${code}: ${message} ${path.join('.')}`),
  ];
}
