/** A process that fills in the workspaces of 10,000 customers, and prints how many it has created. */
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createMarketplace } from '../../../src/index.ts';

const [connectionString = '', schema = '', count = '0'] = process.argv.slice(2);
const repository = await postgresRepository({ connectionString, schema });
const { ensureWorkspace } = createMarketplace({ repository });
let [next, created] = [0, 0];
const fill = async () => {
  while (next < Number(count)) {
    const number = next++;
    const owner = { id: `user_${number}`, email: `${number}@example.com`, name: `Customer ${number}` };
    const made = await ensureWorkspace(`shop_${number}`, { name: `Shop ${number}`, owner });
    created += Number(made.created);
  }
};
await Promise.all(Array.from({ length: 5 }, fill));
process.stdout.write(String(created));
await repository.close();
