import { collectionTable } from '../database/records.ts';

export const workspaceTable = collectionTable('workspaces');
