/** Why a file failed: its tests, and problems that uvu does not report. */
import type { Outcome } from './process.ts';

export function reasonToFail({
  registered,
  ended,
  leftOpen,
  tookTooLong,
  code,
  signal,
}: Outcome): string | null {
  const end = signal === null ? `with code ${code}` : `by ${signal}`;
  if (tookTooLong) return 'it took too long and was ended';
  if (registered === undefined) return `it could not be loaded: its process ended ${end}`;
  if (registered === 0) return 'it registered no test; is test.run() missing?';
  if (ended === undefined) return `its process ended ${end} before its tests had`;
  if (ended.failed) return 'a test failed';
  if (ended.total + ended.skipped === 0) return 'its suites hold no test';
  if (leftOpen !== undefined) return `left open: ${leftOpen.join(', ')}`;
  return code === 0 ? null : `its process ended ${end} after its tests`;
}
