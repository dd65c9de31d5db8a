/** The tables of users, workspaces and their members. */
import { collectionTable } from '../database/records.ts';

export const userTable = collectionTable('users');

export const workspaceTable = collectionTable('workspaces');

export const membershipTable = collectionTable('memberships');

export const invitationTable = collectionTable('invitations');
