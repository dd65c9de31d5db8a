/** Links, their days and clicks as rows of their tables. */
import { collections } from '../../rules/collections/index.ts';
import { searchText } from '../../rules/links.ts';
import { collectionTable } from '../database/records.ts';

export const linkTable = collectionTable('links', { besides: { search_text: ['text', searchText] } });

export const dayTable = collectionTable('link_days');

export const clickTable = collectionTable('link_clicks');

export const clickKey = ['workspace_id', 'link_id', 'at', 'id'];

export const visitorTable = collectionTable('link_visitors');

export const visitorKey = ['workspace_id', ...collections.link_visitors.identity];

export const recorderTable = collectionTable('link_recorders');

export const quarantineTable = collectionTable('link_quarantines');
