/** There are no engines in a browser: nothing is sent, and no links are followed. */
import type { WholeRepository } from '../../src/repository/index.ts';

export function startMockEngines({ repository }: { readonly repository: WholeRepository }) {
  return {
    repository,
    webhooks: {
      publish(): never {
        throw new Error('mock.publish: webhooks are not sent in a browser');
      },
    },
    options: {},
    shown: {},
    controls: [],
    endStreams() {},
    follow: (_: unknown, next: () => Promise<unknown>) => next(),
    links: undefined,
    wake() {},
    during: (replace: () => Promise<void>): Promise<void> => replace(),
    async close() {},
  };
}
