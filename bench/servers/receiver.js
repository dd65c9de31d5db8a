/**
 * A webhook receiver: answers 204, hangs if the path says so, and counts requests to `/hook`. At `/checked`, it counts signed
 * requests with new ids and this payload.
 */
import { instructions, serve } from './serve.js';

const { payload } = await instructions();
let count = 0;
const ids = new Set();
process.on('message', () => {
  process.send({ count });
});
await serve((req, res) => {
  const parts = [];
  req.on('data', part => parts.push(part));
  req.on('end', () => {
    if (req.url === '/hang') return;
    if (req.url === '/hook') count += 1;
    if (req.url === '/checked') check(req.headers, Buffer.concat(parts).toString());
    res.writeHead(204).end();
  });
});

function check({ 'webhook-id': id, 'webhook-signature': signature = '' }, body) {
  if (body !== payload || !signature.startsWith('v1,') || ids.has(id)) return;
  ids.add(id);
  count += 1;
}
