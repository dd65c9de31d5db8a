/** Ids for `X-Request-Id`: a random start a process and a counter, about free where a UUID costs 5 %. */
import { randomBytes } from 'node:crypto';

const start = randomBytes(9).toString('base64url');
let count = 0;

export function nextRequestId(): string {
  count += 1;
  return `${start}-${count.toString(36)}`;
}
