/** Checks data against the schemas of inbound endpoints and registered types. */
import { FairQueue } from '../../common/fair-queue.ts';
import { tooMany } from '../../limits/too-many.ts';
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

  /**
   * `name`: of the inbound endpoint or of the type.
   * @throws MarketplaceError 429 if too many requests with this name wait
   */
  check(workspaceId: string, name: string, schema: object, data: unknown): Promise<CheckResult> {
    const turn = { line: 'schemas', share: `${workspaceId} ${name}` };
    return this.#queue.run(turn, () => this.#sandbox.check(workspaceId, schema, data));
  }
}
