/** Plain node:http, sending prepared bytes. */
import { instructions, serve } from './serve.js';

const answers = await instructions();

await serve((req, res) => {
  const mark = req.url.indexOf('?');
  const answer = answers[mark === -1 ? req.url : req.url.slice(0, mark)];
  if (req.method === 'GET') return send(req, res, answer);
  const chunks = [];
  req.on('data', chunk => chunks.push(chunk));
  req.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    send(req, res, answer);
  });
});

function send(req, res, { type, etag, bytes }) {
  const asked = req.headers['if-none-match'];
  if (asked !== undefined && asked === etag) return res.writeHead(304, { ETag: etag }).end();
  res.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
}
