/** A webhook receiver: answers 204, hangs if the path says so, and counts requests to `/hook`. */
import { instructions, serve } from './serve.js';

await instructions();
let count = 0;
process.on('message', () => {
  process.send({ count });
});
await serve((req, res) => {
  req.resume();
  req.on('end', () => {
    if (req.url === '/hang') return;
    if (req.url === '/hook') count += 1;
    res.writeHead(204).end();
  });
});
