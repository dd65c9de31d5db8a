/** Links, their days and clicks as rows of their tables. */
import type {
  LinkClickRecord,
  LinkDayRecord,
  LinkRecord,
  LinkRecorderRecord,
  LinkSaltRecord,
  LinkUtm,
  LinkVisitorRecord,
  PasswordHash,
} from '../../../generated/types.ts';
import { searchText } from '../../data/links.ts';
import { integerOf, jsonOf, type Table, timeOf, timeOrNull } from '../database/columns.ts';
import type { Row } from '../database/pool.ts';

export const linkTable: Table = {
  name: 'links',
  columns: {
    workspace_id: 'text',
    id: 'text',
    domain: 'text',
    slug: 'text',
    slug_key: 'text',
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
    search_text: 'text',
  },
};

export const linkRow = (workspaceId: string, link: LinkRecord): object => ({
  workspace_id: workspaceId,
  ...link,
  search_text: searchText(link),
});

const textOrNull = (value: unknown) => value as string | null;

export const linkOf = (row: Row): LinkRecord => ({
  id: row.id as string,
  domain: row.domain as string,
  slug: row.slug as string,
  slug_key: row.slug_key as string,
  url: row.url as string,
  title: row.title as string,
  tags: jsonOf<string[]>(row.tags),
  external_id: textOrNull(row.external_id),
  redirect_status: integerOf(row.redirect_status) as LinkRecord['redirect_status'],
  expires_at: timeOrNull(row.expires_at),
  max_clicks: row.max_clicks === null ? null : integerOf(row.max_clicks),
  expired_url: textOrNull(row.expired_url),
  utm: jsonOf<LinkUtm>(row.utm),
  forward_query: integerOf(row.forward_query) === 1,
  forward_path: integerOf(row.forward_path) === 1,
  ios_url: textOrNull(row.ios_url),
  android_url: textOrNull(row.android_url),
  archived: integerOf(row.archived) === 1,
  clicks: integerOf(row.clicks),
  bots: integerOf(row.bots),
  last_clicked_at: timeOrNull(row.last_clicked_at),
  created_at: timeOf(row.created_at),
  updated_at: timeOf(row.updated_at),
  password: row.password === null ? null : jsonOf<PasswordHash>(row.password),
  passes: integerOf(row.passes),
  expired_at: timeOrNull(row.expired_at),
});

export const dayTable: Table = {
  name: 'link_days',
  columns: {
    workspace_id: 'text',
    link_id: 'text',
    day: 'text',
    clicks: 'integer',
    unique_clicks: 'integer',
    bots: 'integer',
    referrers: 'json',
    countries: 'json',
    devices: 'json',
  },
};

export const dayOf = (row: Row): LinkDayRecord => ({
  link_id: row.link_id as string,
  day: row.day as string,
  clicks: integerOf(row.clicks),
  unique_clicks: integerOf(row.unique_clicks),
  bots: integerOf(row.bots),
  referrers: jsonOf<Record<string, number>>(row.referrers),
  countries: jsonOf<Record<string, number>>(row.countries),
  devices: jsonOf<Record<string, number>>(row.devices),
});

export const clickTable: Table = {
  name: 'link_clicks',
  columns: {
    workspace_id: 'text',
    id: 'text',
    link_id: 'text',
    at: 'time',
    referrer: 'text',
    country: 'text',
    device: 'text',
    bot: 'boolean',
  },
};

/** By what a click is told from others. */
export const clickKey = ['workspace_id', 'link_id', 'at', 'id'];

export const clickOf = (row: Row): LinkClickRecord => ({
  link_id: row.link_id as string,
  id: row.id as string,
  at: timeOf(row.at),
  referrer: textOrNull(row.referrer),
  country: textOrNull(row.country),
  device: row.device as LinkClickRecord['device'],
  bot: integerOf(row.bot) === 1,
});

export const visitorTable: Table = {
  name: 'link_visitors',
  columns: { workspace_id: 'text', link_id: 'text', day: 'text', visitor: 'text' },
};

export const visitorKey = Object.keys(visitorTable.columns);

export const visitorOf = (row: Row): LinkVisitorRecord => ({
  link_id: row.link_id as string,
  day: row.day as string,
  visitor: row.visitor as string,
});

export const saltTable: Table = { name: 'link_salts', columns: { day: 'text', salt: 'text' } };

export const saltOf = (row: Row): LinkSaltRecord => ({ day: row.day as string, salt: row.salt as string });

export const recorderTable: Table = {
  name: 'link_recorders',
  columns: { id: 'text', batch: 'integer', at: 'time' },
};

export const recorderOf = (row: Row): LinkRecorderRecord => ({
  id: row.id as string,
  batch: integerOf(row.batch),
  at: timeOf(row.at),
});

/** The row of any record that names its columns as they are called. */
export const plainRow = (workspaceId: string, record: object): object => ({
  workspace_id: workspaceId,
  ...record,
});
