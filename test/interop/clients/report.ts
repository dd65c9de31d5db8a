/** What a run says about a client. */
import type { Outcome } from './run.ts';

export function linesOf({ client, leftOut, passed, notOffered, failures, seconds }: Outcome): string[] {
  const name = `${client.generator} ${client.version} (${client.language})`;
  if (leftOut !== undefined) return [`left out ${name}: ${leftOut}`];
  const state = failures.length === 0 ? 'ok    ' : 'FAILED';
  return [
    `${state} ${name}: ${passed.length} calls passed in ${seconds.toFixed(0)} s`,
    `         passed: ${passed.join(', ') || 'none'}`,
    ...(notOffered.length === 0 ? [] : [`         not offered: ${notOffered.join(', ')}`]),
    ...failures.map(failure => `         ${failure.replaceAll('\n', '\n         ')}`),
  ];
}
