/** A program that starts a mock server, uses it and forgets to close it. With `alive` it says that it is still there. */
import { startMock } from '../../../mock-server/index.ts';

const [options = '{}', alive] = process.argv.slice(2);
const mock = await startMock(JSON.parse(options));
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const ask = mock.url.startsWith('http://mock.localhost') ? mock.fetch : fetch;
const answer = await ask(`${mock.url}/api/items/all?api_key=${mock.keys.studio}`);
await answer.text();
console.log(`answered ${answer.status}`);
// A timer that does not keep the process alive itself.
if (alive !== undefined)
  setTimeout(() => {
    console.log('alive');
    process.exit();
  }, 500).unref();
