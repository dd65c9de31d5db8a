/** A process that rotates secrets, and tells before each page, so that it can be killed while it rewrites it. */
import { rotateSecrets, type SecretKey } from '../../src/index.ts';
import type { HostStorage } from '../adapters/postgres/chaos/host.ts';
import { repositoryOf } from './places.ts';

const [address = '', storage = '', keys = '[]'] = process.argv.slice(2);
const repository = await repositoryOf({ address, storage: storage as HostStorage });
const { webhooks } = repository;
const telling: typeof webhooks = {
  ...webhooks,
  async rewriteSecrets(...[rewrite, page]: Parameters<NonNullable<typeof webhooks.rewriteSecrets>>) {
    process.stdout.write('page\n');
    const rewritten = await webhooks.rewriteSecrets?.(rewrite, page);
    if (rewritten === undefined) throw new Error('the storage rotates nothing');
    return rewritten;
  },
};
await rotateSecrets({
  repository: { ...repository, webhooks: telling },
  secrets: { keys: JSON.parse(keys) as SecretKey[] },
});
await repository.close();
