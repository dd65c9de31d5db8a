/** There are no pages in a browser: its own are what it shows. */
import type { ControlPart } from '../control/control.ts';

export const dashboardControl = (): ControlPart => ({});
