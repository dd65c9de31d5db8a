/** The script of live lists (assets/panes.js) reads their page again every few seconds. */
import type { Visit } from '../visit.ts';

/** Whether it does so now: only the list is shown, so the page leaves out what is expensive besides. */
export const isListAgain = ({ ctx }: Pick<Visit, 'ctx'>): boolean => ctx.get('list-again') !== '';
