/** What is asked for in vain: the answer is a page all the same. */
import { notFound, PageError } from '../page-error.ts';
import type { Answer } from '../visit.ts';

export async function refuseAddress(): Promise<Answer> {
  throw notFound();
}

/** The header `Allow` says which methods there are. */
export async function refuseMethod(): Promise<Answer> {
  throw new PageError(405, 'Method not allowed', 'This page is not opened or sent in this way.');
}
