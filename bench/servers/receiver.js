/** A receiver of webhooks: counts what comes, answers 204, and hangs where the path says so. */
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
    count += 1;
    res.writeHead(204).end();
  });
});
