/** The streams of Node.js, from the package of its maintainers. */
import streams from 'readable-stream';

export const { Duplex, PassThrough, Readable, Transform, Writable, finished, pipeline } =
  streams as typeof import('node:stream');
export default streams;
