/** Events, from the package that Node.js's own code became. */
import EventEmitter from 'events/events.js';

export const { once } = EventEmitter as unknown as { once: typeof import('node:events').once };
export const setMaxListeners = (): void => {};
export { EventEmitter };
export default EventEmitter;
