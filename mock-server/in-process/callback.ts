/** Answers the requests of somebody else's server. */
import type { RequestListener } from 'node:http';
import { makeRecordable } from '../control/journal/index.ts';

/** `headers`: further ones, in each request. `isClosed`: whether there is nothing left that answers. */
export const foreignListener =
  (
    answer: RequestListener,
    headers: Readonly<Record<string, string>>,
    isClosed: () => boolean,
  ): RequestListener =>
  (req, res) => {
    if (isClosed()) {
      res.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', Connection: 'close' });
      res.end(JSON.stringify({ status: 'error', msg: 'The mock server is closed' }));
      return;
    }
    for (const [name, value] of Object.entries(headers)) req.headers[name.toLowerCase()] = value;
    makeRecordable(res);
    answer(req, res);
  };
