export { isolationControl } from './control.ts';
export { currentWorld, delegating, delegatingRepository } from './current.ts';
export { Isolates } from './isolates.ts';
export { isolating } from './middleware.ts';
export { isolationHeader, pathOf } from './name.ts';
