/** A webhook receiver: answers 204, counts requests to `/hook`, and reports when the events at `/timed` arrived. */
import { instructions, serve } from './serve.js';

await instructions();
let count = 0;
let arrived = new Map();
process.on('message', message => {
  if (message === 'forget') {
    arrived = new Map();
    count = 0;
  }
  process.send({ count, ...(message === 'arrived' ? { arrived } : {}) });
});
await serve((req, res) => {
  if (req.url === '/timed') arrived.set(req.headers['webhook-id'], Date.now());
  else count += 1;
  req.resume();
  res.writeHead(204).end();
});
