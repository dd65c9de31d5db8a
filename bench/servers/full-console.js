/** The mock server with 500 links, 4,000 deliveries and 200 keys in the workspace of the demo. */
import { startMock } from '../../dist/mock.js';
import { instructions } from './serve.js';

await instructions();
const mock = await startMock();
const put = (name, record) => mock.repository.put(name, 'ws_studio', record);
const { keys, links, webhook_deliveries: deliveries } = mock.repository.data;
const [key, link, delivery] = [keys, links, deliveries].map(records => records.ws_studio[0]);
const now = Date.now();
for (let index = 0; index < 4_000; index += 1) {
  const created_at = new Date(now - index * 60_000).toISOString();
  await put('webhook_deliveries', { ...delivery, id: `many_${index}`, created_at });
  const slug = `many-${index}`;
  const own = { id: `lnk_${slug}`, slug, slug_key: slug, external_id: null };
  if (index < 500) await put('links', { ...link, ...own, created_at });
  const digest = index.toString(16).padStart(64, '0');
  if (index < 200) await put('keys', { ...key, id: `key_${index}`, digest, created_at });
}
process.send({ url: mock.url, ...mock.users[0] });
