import type { startMock as start } from './index.js' with { 'resolution-mode': 'import' };

export type * from './index.js' with { 'resolution-mode': 'import' };
export declare const startMock: typeof start;
