import type { Preview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { registerMock } from 'koa-marketplace/browser';
import { useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ApiProvider, createApi } from '../src/api/client.ts';
import { createQueryClient } from '../src/api/queries.ts';
import '../src/styles.css';

/** What the mock server does for a story: `parameters: { mock: { scenario: 'offline' } }`. */
interface MockParameters {
  /** A file in scenarios. */
  readonly scenario?: string;
  /** The code of an error, with which all requests are answered. */
  readonly code?: string;
}

const scenarios = import.meta.glob<object>('../scenarios/*.json', { eager: true, import: 'default' });

// Relative, because a built Storybook is often below a path.
const registered = registerMock('./browser-worker.js');

/** A public demo key: outside of stories, the server adds the key. */
const authorization = 'Bearer mk_DemoStudio00000000000000000000003xSUQw';

const headersOf = ({ scenario, code }: MockParameters) => ({
  authorization,
  ...(scenario && { 'mock-scenario': scenario }),
  ...(code && { prefer: `code=${code}` }),
});

const preview: Preview = {
  loaders: [
    async ({ parameters }) => {
      await registered;
      const { scenario }: MockParameters = parameters.mock ?? {};
      if (scenario === undefined) return;
      // Each time, so that it begins again.
      const response = await fetch(`/__mock/scenarios/${scenario}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(scenarios[`../scenarios/${scenario}.json`]),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  ],
  decorators: [
    function App(Story, { parameters }) {
      const { hook } = useMemo(() => memoryLocation({ path: '/' }), []);
      const api = useMemo(() => createApi({ headers: headersOf(parameters.mock ?? {}) }), [parameters.mock]);
      // An error is shown at once.
      const queries = useMemo(() => createQueryClient({ queries: { retry: false } }), []);
      return (
        <Router hook={hook}>
          <QueryClientProvider client={queries}>
            <ApiProvider value={api}>
              <main>
                <Story />
              </main>
            </ApiProvider>
          </QueryClientProvider>
        </Router>
      );
    },
  ],
};

export default preview;
