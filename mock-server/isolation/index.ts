export { isolationControl } from './control.ts';
export { Isolates } from './isolates.ts';
export { isolating } from './middleware.ts';
export { isolationHeader, pathOf } from './name.ts';
