/** Packages without declarations. */
declare module 'readable-stream' {
  import stream = require('node:stream');

  export default stream;
}

declare module 'events/events.js' {
  import { EventEmitter } from 'node:events';

  export default EventEmitter;
}
