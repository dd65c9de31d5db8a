/** Error pages for unknown paths and wrong methods. */
import { notFound, PageError } from '../page-error.ts';
import type { Answer } from '../visit.ts';

export async function refuseAddress(): Promise<Answer> {
  throw notFound();
}

/** The header `Allow` lists the supported methods. */
export async function refuseMethod(): Promise<Answer> {
  throw new PageError(405, 'Method not allowed', 'This page does not support this request method.');
}
