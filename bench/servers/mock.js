/** The mock server in this process. `log`: it logs each request to stdout, as its command does. */

import { lineWriter } from '../../.cache/bench/inner.js';
import { startMock } from '../../dist/mock.js';
import { instructions } from './serve.js';

const { log = false } = await instructions();
const mock = await startMock({
  // The same bytes from all of them.
  publicUrl: 'http://127.0.0.1',
  ...(log ? { log: lineWriter(lines => console.log(lines)).line } : {}),
});
process.send({ url: mock.url, secret: mock.keys.studio, purchase: await purchaseOf(mock) });

async function purchaseOf({ data }) {
  return data.purchases.ws_studio[0].purchase_code;
}
