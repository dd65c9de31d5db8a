/** All clients, in the order of the table. */
import type { Client } from './client.ts';
import { openapiFetch } from './typescript-openapi-fetch/client.ts';

export const clients: readonly Client[] = [openapiFetch];
