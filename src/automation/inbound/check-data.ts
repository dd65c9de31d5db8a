/** Checks the data of events against JSON Schemas of users. */
import { type ErrorRow, MarketplaceError, type Problem } from '../../common/errors/errors.ts';
import { maxProblems } from '../sandbox/sandbox.ts';
import { unlessBusy } from '../sandbox/unless-busy.ts';
import type { SchemaChecks } from './schema-checks.ts';

export interface DataCheck {
  /** Whose schema it is: checks of the same name wait for each other. */
  readonly name: string;
  readonly schema: object;
  readonly data: unknown;
  /** JSON pointer to the event in its batch, or empty. */
  readonly place: string;
}

/** @throws MarketplaceError with all problems, up to a limit */
export async function checkDataOfEvents(
  checks: Pick<SchemaChecks, 'check'>,
  workspaceId: string,
  wanted: readonly DataCheck[],
  error: ErrorRow,
): Promise<void> {
  const problems: Problem[] = [];
  let left = 0;
  for (const { name, schema, data, place } of wanted) {
    const checked = await unlessBusy(checks.check(workspaceId, name, schema, data));
    if (checked.ok) continue;
    for (const { pointer, reason } of [checked, ...(checked.further ?? [])])
      problems.push({ pointer: `${place}/data${pointer}`, reason });
    left += checked.left ?? 0;
  }
  if (problems.length === 0) return;
  const reported = problems.slice(0, maxProblems);
  left += problems.length - reported.length;
  const sentence = reported.map(({ pointer, reason }) => `${pointer} ${reason}`).join('; ');
  const rest = left === 0 ? '' : `; and ${left} more`;
  throw new MarketplaceError(error, `${sentence}${rest}`, { problems: reported });
}
