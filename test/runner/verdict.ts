/** Why a file failed: its tests, problems that uvu does not report, and secrets in what was written. */
import type { Outcome } from './process.ts';

/** Keys and tokens of this service, and secrets that sign webhooks. */
const secret = /\b([a-z]{2,8}_(?:test_)?)[0-9A-Za-z]{38}\b|\b(whsec_)[\w+/=-]{24,}/;

export function reasonToFail(
  { registered, ended, leftOpen, tookTooLong, code, signal }: Outcome,
  output: string,
): string | null {
  const end = signal === null ? `with code ${code}` : `by ${signal}`;
  if (tookTooLong) return 'it took too long and was ended';
  if (registered === undefined) return `it could not be loaded: its process ended ${end}`;
  if (registered === 0) return 'it registered no test; is test.run() missing?';
  if (ended === undefined) return `its process ended ${end} before its tests had`;
  if (ended.failed) return 'a test failed';
  if (ended.total + ended.skipped === 0) return 'its suites hold no test';
  if (leftOpen !== undefined) return `left open: ${leftOpen.join(', ')}`;
  const [, key, signing] = secret.exec(output) ?? [];
  const written = key ?? signing;
  if (written !== undefined) return `a secret was written: ${written}…`;
  return code === 0 ? null : `its process ended ${end} after its tests`;
}
