/** Links, their days and clicks as rows of their tables. */
import { collections } from '../../rules/collections/index.ts';
import { searchText } from '../../rules/links.ts';
import { collectionTable } from '../database/records.ts';

export const linkTable = collectionTable(
  'links',
  {
    id: 'text',
    domain: 'text',
    slug: 'text',
    slug_key: 'text',
    aliases: ['json', { optional: true }],
    url: 'text',
    title: 'text',
    tags: 'texts',
    external_id: 'text',
    redirect_status: 'integer',
    expires_at: 'time',
    max_clicks: 'integer',
    expired_url: 'text',
    utm: 'json',
    forward_query: 'boolean',
    forward_path: 'boolean',
    ios_url: 'text',
    android_url: 'text',
    archived: 'boolean',
    clicks: 'integer',
    bots: 'integer',
    last_clicked_at: 'time',
    created_at: 'time',
    updated_at: 'time',
    password: 'json',
    passes: 'integer',
    expired_at: 'time',
  },
  { search_text: ['text', searchText] },
);

export const { of: linkOf, row: linkRow } = linkTable;

export const dayTable = collectionTable('link_days', {
  link_id: 'text',
  day: 'text',
  clicks: 'integer',
  unique_clicks: 'integer',
  bots: 'integer',
  referrers: 'json',
  countries: 'json',
  devices: 'json',
});

export const { of: dayOf, row: dayRow } = dayTable;

export const clickTable = collectionTable('link_clicks', {
  link_id: 'text',
  id: 'text',
  at: 'time',
  referrer: 'text',
  country: 'text',
  device: 'text',
  bot: 'boolean',
});

export const clickKey = ['workspace_id', 'link_id', 'at', 'id'];

export const { of: clickOf, row: clickRow } = clickTable;

export const visitorTable = collectionTable('link_visitors', {
  link_id: 'text',
  day: 'text',
  visitor: 'text',
});

export const visitorKey = ['workspace_id', ...collections.link_visitors.identity];

export const visitorRow = visitorTable.row;

export const saltTable = collectionTable('link_salts', { day: 'text', salt: 'text' });

export const recorderTable = collectionTable('link_recorders', { id: 'text', batch: 'integer', at: 'time' });

export const quarantineTable = collectionTable('link_quarantines', {
  domain: 'text',
  slug_key: 'text',
  until: 'time',
});
