import { parseUrl } from '../../../common/parse-url.ts';
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
    scope: 'workspace',
    later: true,
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
  },
  link_days: { scope: 'workspace', later: true, identity: ['link_id', 'day'], references: [ofLink] },
  link_clicks: { scope: 'workspace', later: true, identity: ['id'], references: [ofLink] },
  link_visitors: {
    scope: 'workspace',
    later: true,
    identity: ['link_id', 'day', 'visitor'],
    references: [ofLink],
    secrets: ['visitor'],
  },
  link_salts: { scope: 'storage', later: true, identity: ['day'], secrets: ['salt'] },
  link_recorders: { scope: 'storage', later: true, identity: ['id'] },
  link_quarantines: {
    scope: 'workspace',
    later: true,
    identity: ['domain', 'slug_key'],
    unique: [{ fields: ['domain', 'slug_key'], within: 'storage' }],
  },
};
