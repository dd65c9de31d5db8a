import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  // The mock server as a service worker, so that a built Storybook needs no server.
  staticDirs: [
    {
      from: fileURLToPath(import.meta.resolve('koa-marketplace/browser/worker.js')),
      to: '/browser-worker.js',
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
