import react from '@vitejs/plugin-react';
import { startMock } from 'koa-marketplace/mock';
import { defineConfig, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';

/** A public demo key. The dev server adds it, so that the browser never sees the key of a real server. */
const { MARKETPLACE_KEY = 'mk_DemoStudio00000000000000000000003xSUQw' } = process.env;

/** Forwards `/api` to MARKETPLACE_URL, or to a mock server that starts and ends with the dev server. */
function marketplace(): Plugin {
  const closing: (() => Promise<void>)[] = [];
  const closeWith = ({ httpServer }: ViteDevServer | PreviewServer) =>
    void httpServer?.once('close', () => closing.map(close => close()));
  return {
    name: 'marketplace',
    // Storybook reads this file too, and has the mock server in the browser.
    apply: (_, { command }) => command === 'serve' && process.env.STORYBOOK === undefined,
    async config() {
      let target = process.env.MARKETPLACE_URL;
      if (target === undefined) {
        const mock = await startMock({ scenarios: 'scenarios', recentDates: true, unref: true });
        closing.push(mock.close);
        target = mock.url;
        console.log(`The mock server: ${mock.url}/__mock`);
      }
      const proxy = { '/api': { target, headers: { authorization: `Bearer ${MARKETPLACE_KEY}` } } };
      return { server: { proxy }, preview: { proxy } };
    },
    configureServer: closeWith,
    configurePreviewServer: closeWith,
  };
}

export default defineConfig({ plugins: [react(), marketplace()] });
