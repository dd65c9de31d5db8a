/** The clock of this process beside that of the storage, which due times and leases go by. */
import type { WebhooksRepository } from '../repository/index.ts';

/** A clock may be off by so much, in milliseconds, before somebody is told. */
const mostSkew = 5_000;

/**
 * Tells of a clock that is off the storage's. Nothing is sent at another time for it, but events and signatures
 * are stamped by it, and receivers refuse what is minutes old. Never rejects.
 */
export async function compareClocks(
  webhooks: Pick<WebhooksRepository, 'clock'>,
  onError: (error: unknown) => void,
): Promise<void> {
  try {
    const asked = Date.now();
    const storage = await webhooks.clock();
    // However long the answer took, the storage looked at its clock in between.
    const ahead = asked - storage;
    const behind = storage - Date.now();
    if (Math.max(ahead, behind) <= mostSkew) return;
    const skew = Math.round(Math.max(ahead, behind) / 1_000);
    const how = ahead > behind ? 'ahead of' : 'behind';
    onError(new Error(`The clock of this process is ${skew} s ${how} the storage's: set it right`));
  } catch (error) {
    onError(error);
  }
}
