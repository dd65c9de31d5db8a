/** Looks at the body of a request that the service has not read yet, and leaves it there. */
import type Koa from 'koa';

/** Larger bodies are not looked at. */
const maxBytes = 1_048_576;

/** The whole body, or `null` if it is larger than a mebibyte or the client has left. */
export function readAhead({ req, res }: Pick<Koa.Context, 'req' | 'res'>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const keep = (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(Buffer.from(chunk));
  };
  // Node.js no longer does it by itself, because somebody has begun to read: the connection would end with this request.
  res.once('finish', () => {
    if (!req.readableEnded) req.resume();
  });
  // What has arrived already goes back to where it was.
  const arrived = req.read() as Buffer | null;
  if (arrived !== null) {
    keep(arrived);
    req.unshift(arrived);
  }
  const whole = () => (bytes > maxBytes ? null : Buffer.concat(chunks));
  if (req.complete) return Promise.resolve(whole());
  if (bytes > maxBytes || req.destroyed) return Promise.resolve(null);
  return new Promise(resolve => {
    const { push } = req;
    const end = (body: Buffer | null) => {
      req.push = push;
      req.off('close', leave);
      resolve(body);
    };
    const leave = () => end(null);
    req.once('close', leave);
    req.push = (chunk: unknown, encoding?: BufferEncoding) => {
      const wantsMore = push.call(req, chunk, encoding);
      if (chunk === null) end(whole());
      else if (chunk instanceof Uint8Array) {
        keep(chunk);
        if (bytes > maxBytes) end(null);
        // Nobody reads it yet: without this, the connection would stop after the first part.
        else return true;
      }
      return wantsMore;
    };
  });
}
