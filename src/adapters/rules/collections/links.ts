import { parseUrl } from '../../../common/network/parse-url.ts';
import type { CollectionDeclarations, RecordReference } from './collection.ts';

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && parseUrl(text) !== null;

/** The empty id stands for all links of the workspace. */
const ofLink: RecordReference<'link_id'> = {
  field: 'link_id',
  to: 'links',
  unless: '',
  reason: 'refers to an unknown link',
};

export const links: CollectionDeclarations<
  | 'links'
  | 'link_days'
  | 'link_clicks'
  | 'link_visitors'
  | 'link_salts'
  | 'link_recorders'
  | 'link_quarantines'
> = {
  links: {
    bound: { limits: ['links'] },
    identity: ['id'],
    unique: [
      { fields: ['domain', 'slug_key'], also: 'aliases', within: 'storage' },
      { fields: ['external_id'], within: 'list' },
    ],
    checks: [
      {
        fields: ['url', 'ios_url', 'android_url', 'expired_url'],
        fits: isWebAddress,
        reason: 'must be an http or https URL',
      },
    ],
    secrets: ['password'],
    serverWritten: ['clicks', 'bots', 'last_clicked_at', 'passes', 'expired_at'],
  },
  link_days: {
    bound: {
      pruned:
        'One for each link and day with clicks, deleted with the link; in a data file, the newest 100,000 of a workspace.',
    },
    identity: ['link_id', 'day'],
    references: [ofLink],
  },
  link_clicks: {
    bound: { pruned: '`links.retentionDays` (30); in a data file, the newest 1,000 of a workspace.' },
    identity: ['id'],
    references: [ofLink],
  },
  link_visitors: {
    bound: { pruned: 'One day; in a data file, the newest 20,000 of a workspace.' },
    identity: ['link_id', 'day', 'visitor'],
    references: [ofLink],
    secrets: ['visitor'],
  },
  link_salts: {
    bound: { hostOnly: 'One a day, which stays for a day.' },
    identity: ['day'],
    secrets: ['salt'],
    serverWritten: 'records',
  },
  link_recorders: {
    bound: { hostOnly: 'One for each process, which stays for 30 days after its last click.' },
    identity: ['id'],
    serverWritten: 'records',
  },
  link_quarantines: {
    bound: { pruned: '`links.quarantineDays` (30); in a data file, the newest 100,000 of a workspace.' },
    identity: ['domain', 'slug_key'],
    unique: [{ fields: ['domain', 'slug_key'], within: 'storage' }],
  },
};
