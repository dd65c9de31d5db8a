import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiProvider, createApi } from './api/client.ts';
import { createQueryClient } from './api/queries.ts';
import { App } from './app.tsx';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={createApi()}>
        <App />
      </ApiProvider>
    </QueryClientProvider>
  </StrictMode>,
);
