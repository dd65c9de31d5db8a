/** Checks data against the schemas of inbound endpoints and registered types. */
import { FairQueue } from '../../common/concurrency/fair-queue.ts';
import { tooMany } from '../../limits/too-many.ts';
import type { CheckResult, Sandbox } from '../sandbox/sandbox.ts';

/** Maximum number of requests of an endpoint that wait. Each holds 256 KiB at most. */
const maxWaiting = 300;
/** When a refused sender may try again, in seconds. */
const retryAfter = 1;

/** Maximum number of checks of a workspace that the sandbox has: it refuses more than some thirty pieces of work. */
const atOnce = 8;

const unlimited = { slots: Number.POSITIVE_INFINITY, perLine: Number.POSITIVE_INFINITY } as const;
const full = () => tooMany(retryAfter);

/**
 * The sandbox refuses work of a workspace that has too much of it waiting. So it gets one check at a time of each
 * endpoint and type, and few of each workspace: the others wait here, and one with a slow schema takes no room from others.
 */
export class SchemaChecks {
  readonly #sandbox: Pick<Sandbox, 'check'>;
  readonly #ofName = new FairQueue({ ...unlimited, slotsPerShare: 1, perShare: maxWaiting, full });
  readonly #ofWorkspace = new FairQueue({
    ...unlimited,
    slotsPerShare: atOnce,
    perShare: Number.POSITIVE_INFINITY,
    full,
  });

  constructor(sandbox: Pick<Sandbox, 'check'>) {
    this.#sandbox = sandbox;
  }

  /**
   * `name`: of the inbound endpoint or of the type. `signal`: when it is aborted before the turn of the check, this rejects.
   * @throws MarketplaceError 429 if too many requests with this name wait
   */
  check(
    workspaceId: string,
    name: string,
    schema: object,
    data: unknown,
    signal?: AbortSignal,
  ): Promise<CheckResult> {
    const own = { line: 'schemas', share: `${workspaceId} ${name}` };
    const shared = { line: 'schemas', share: workspaceId };
    return this.#ofName.run(own, () =>
      this.#ofWorkspace.run(shared, () => this.#sandbox.check(workspaceId, schema, data, signal)),
    );
  }
}
