/** Checks data against the schemas of inbound endpoints. */
import { FairQueue } from '../../common/fair-queue.ts';
import { tooMany } from '../../limits/too-many.ts';
import type { FoundAutomationEndpoint } from '../../repository/index.ts';
import type { CheckResult, Sandbox } from '../sandbox/sandbox.ts';

/** Maximum number of requests of an endpoint that wait. Each holds 256 KiB at most. */
const mostWaiting = 300;
/** When a refused sender may try again, in seconds. */
const retryAfter = 1;

/**
 * The sandbox refuses work of a workspace that has too much of it waiting. So each endpoint gives it one check at a
 * time: the others wait here, and an endpoint with a slow schema does not fill the queue of its workspace.
 */
export class SchemaChecks {
  readonly #sandbox: Pick<Sandbox, 'check'>;
  readonly #queue = new FairQueue({
    slots: Number.POSITIVE_INFINITY,
    slotsPerShare: 1,
    perShare: mostWaiting,
    perLine: Number.POSITIVE_INFINITY,
    full: () => tooMany(retryAfter),
  });

  constructor(sandbox: Pick<Sandbox, 'check'>) {
    this.#sandbox = sandbox;
  }

  /** @throws MarketplaceError 429 if too many requests of the endpoint wait */
  check(
    { workspaceId, endpoint }: FoundAutomationEndpoint,
    schema: object,
    data: unknown,
  ): Promise<CheckResult> {
    const turn = { line: 'schemas', share: `${workspaceId} ${endpoint.id}` };
    return this.#queue.run(turn, () => this.#sandbox.check(workspaceId, schema, data));
  }
}
