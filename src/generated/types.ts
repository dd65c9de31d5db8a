// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * Conditions on the fields of an event, all of which must hold. An empty list lets every event through.
 *
 * @maxItems 20
 */
export type AutomationFilter = AutomationFilterCondition[];
/**
 * Currency code of three capital letters (ISO 4217).
 */
export type Currency = string;
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id = string;
/**
 * Decimal amount in the currency beside it, with at most two decimals.
 */
export type Money = number;
/**
 * Amount to pay, in the currency beside it, with at most two decimals.
 */
export type Price = number;
/**
 * What a key may do, as group:action.
 */
export type Scope = string;
/**
 * ISO 8601 instant in UTC, to the second or the millisecond.
 */
export type Timestamp = string;
/**
 * Absolute URL.
 */
export type Url = string;
/**
 * Where a link leads to: an absolute http or https URL without user name and password.
 */
export type LinkTarget = string;
/**
 * The end of the short URL: letters, digits, marks, emoji, - _ . ~, in any script, but in one only where letters look like those of another.
 */
export type LinkSlug = string;
/**
 * Host name of the short URL; left out: the default one.
 */
export type LinkDomain = string;
/**
 * What people call the link.
 */
export type LinkTitle = string;
/**
 * A word that links are grouped by.
 */
export type LinkTag = string;
/**
 * What links are grouped by.
 *
 * @maxItems 30
 */
export type LinkTags = LinkTag[];
/**
 * Id of the link in a system of yours, once in the workspace.
 */
export type LinkExternalId = string;
/**
 * HTTP status of the redirect.
 */
export type RedirectStatus = 301 | 302 | 307 | 308;
/**
 * A day in UTC.
 */
export type LinkDayName = string;
/**
 * What became of one of many links: made, or refused with the reason.
 */
export type LinkCreated =
  | {
      status: 'success';
      data: Link;
    }
  | {
      status: 'error';
      /**
       * Why it was not made.
       */
      msg: string;
    };
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id1 = string;
/**
 * A day in UTC.
 */
export type LinkDayName1 = string;
/**
 * A day in UTC.
 */
export type LinkDayName2 = string;
/**
 * A word that links are grouped by.
 */
export type LinkTag1 = string;
/**
 * Id of the link in a system of yours, once in the workspace.
 */
export type LinkExternalId1 = string;
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id2 = string;
/**
 * Number of an item.
 */
export type ItemId = number;
/**
 * Media of an item. preview_image is left out for audio items, preview_video is there only for video items, preview_audio only for audio items.
 */
export type ItemMedia = ImageMedia | VideoMedia | AudioMedia;
/**
 * The licence that was bought.
 */
export type LicenseType = 'Regular' | 'Extended';
/**
 * The code that the buyer received.
 */
export type PurchaseCode = string;
/**
 * What a user may do in a workspace: a viewer reads, a developer manages keys too, an owner everything.
 */
export type Role = 'owner' | 'developer' | 'viewer';
/**
 * An event, all of a group (`key.*`), or all there are (`*`).
 */
export type EventPattern = string;
/**
 * Name of an event: its group, then what happened.
 */
export type EventType = string;

/**
 * Every schema by its title.
 */
export interface Schemas {
  AutomationFilterCondition: AutomationFilterCondition;
  AutomationFilter: AutomationFilter;
  Currency: Currency;
  ErrorBody: ErrorBody;
  Id: Id;
  Money: Money;
  NoInput: NoInput;
  Price: Price;
  Scope: Scope;
  Timestamp: Timestamp;
  Url: Url;
  CreateKeyRequest: CreateKeyRequest;
  KeyListReply: KeyListReply;
  KeyListRequest: KeyListRequest;
  KeyRecord: KeyRecord;
  KeyReply: KeyReply;
  Key: Key;
  NewKeyReply: NewKeyReply;
  NewKey: NewKey;
  RotateKeyRequest: RotateKeyRequest;
  ChangeLinkRequest: ChangeLinkRequest;
  ClickCount: ClickCount;
  ClickDay: ClickDay;
  CreateLinkRequest: CreateLinkRequest;
  CreateManyLinksReply: CreateManyLinksReply;
  CreateManyLinksRequest: CreateManyLinksRequest;
  LinkAnalyticsReply: LinkAnalyticsReply;
  LinkAnalyticsRequest: LinkAnalyticsRequest;
  LinkAnalytics: LinkAnalytics;
  LinkClickListReply: LinkClickListReply;
  LinkClickListRequest: LinkClickListRequest;
  LinkClickRecord: LinkClickRecord;
  LinkClick: LinkClick;
  LinkClicked: LinkClicked;
  LinkCreated: LinkCreated;
  LinkDayName: LinkDayName;
  LinkDayRecord: LinkDayRecord;
  LinkDomain: LinkDomain;
  LinkExpired: LinkExpired;
  LinkExternalId: LinkExternalId;
  LinkListReply: LinkListReply;
  LinkListRequest: LinkListRequest;
  LinkListed: LinkListed;
  LinkRecord: LinkRecord;
  LinkRecorderRecord: LinkRecorderRecord;
  LinkReply: LinkReply;
  LinkSaltRecord: LinkSaltRecord;
  LinkSlug: LinkSlug;
  LinkTag: LinkTag;
  LinkTags: LinkTags;
  LinkTarget: LinkTarget;
  LinkTitle: LinkTitle;
  LinkTold: LinkTold;
  LinkUtm: LinkUtm;
  LinkVisitorRecord: LinkVisitorRecord;
  Link: Link;
  QrRequest: QrRequest;
  RedirectStatus: RedirectStatus;
  SlugAvailabilityReply: SlugAvailabilityReply;
  SlugAvailabilityRequest: SlugAvailabilityRequest;
  SlugAvailability: SlugAvailability;
  AccountDetailsReply: AccountDetailsReply;
  Account: Account;
  AudioMedia: AudioMedia;
  ImageMedia: ImageMedia;
  ItemId: ItemId;
  ItemListReply: ItemListReply;
  ItemListRequest: ItemListRequest;
  ItemReply: ItemReply;
  ItemRequest: ItemRequest;
  Item: Item;
  LicenseType: LicenseType;
  ItemMedia: ItemMedia;
  PurchaseCode: PurchaseCode;
  PurchaseValidationReply: PurchaseValidationReply;
  PurchaseValidationRequest: PurchaseValidationRequest;
  Purchase: Purchase;
  VideoMedia: VideoMedia;
  ModelListReply: ModelListReply;
  Model: Model;
  Membership: Membership;
  PasswordHash: PasswordHash;
  Role: Role;
  Session: Session;
  User: User;
  Workspace: Workspace;
  DataFile: DataFile;
  PurchaseRecord: PurchaseRecord;
  ChangeWebhookEndpointRequest: ChangeWebhookEndpointRequest;
  CreateWebhookEndpointRequest: CreateWebhookEndpointRequest;
  DeliveryListReply: DeliveryListReply;
  DeliveryListRequest: DeliveryListRequest;
  EventPattern: EventPattern;
  EventType: EventType;
  KeyRotated: KeyRotated;
  NewWebhookEndpointReply: NewWebhookEndpointReply;
  NewWebhookEndpoint: NewWebhookEndpoint;
  ReplayFailedRequest: ReplayFailedRequest;
  ReplayReply: ReplayReply;
  Replayed: Replayed;
  RotateWebhookSecretRequest: RotateWebhookSecretRequest;
  WebhookAttempt: WebhookAttempt;
  WebhookDeliveryDetailsReply: WebhookDeliveryDetailsReply;
  WebhookDeliveryDetails: WebhookDeliveryDetails;
  WebhookDeliveryExhausted: WebhookDeliveryExhausted;
  WebhookDeliveryRecord: WebhookDeliveryRecord;
  WebhookDeliveryReply: WebhookDeliveryReply;
  WebhookDelivery: WebhookDelivery;
  WebhookEndpointListReply: WebhookEndpointListReply;
  WebhookEndpointPaused: WebhookEndpointPaused;
  WebhookEndpointRecord: WebhookEndpointRecord;
  WebhookEndpointRecovered: WebhookEndpointRecovered;
  WebhookEndpointReply: WebhookEndpointReply;
  WebhookEndpoint: WebhookEndpoint;
  WebhookEventRecord: WebhookEventRecord;
  WebhookHeaders: WebhookHeaders;
  WebhookSecretListReply: WebhookSecretListReply;
  WebhookSecret: WebhookSecret;
  WebhookTested: WebhookTested;
}
/**
 * What one field of an event must be. Where there are several members, all of them must hold. A field that is not there fits `exists: false` and `not_equals`, and nothing else.
 */
export interface AutomationFilterCondition {
  /**
   * Path to the field: names, and numbers for places in lists (from 0), with dots between them.
   */
  field: string;
  /**
   * It is this text, number, true, false or null. A number is not the text that is written alike.
   */
  equals?: string | number | boolean | null;
  /**
   * It is something else, or it is not there.
   */
  not_equals?: string | number | boolean | null;
  /**
   * It is one of these.
   *
   * @minItems 1
   * @maxItems 100
   */
  one_of?: [string | number | boolean | null, ...(string | number | boolean | null)[]];
  /**
   * It is text that begins so. Capitals count.
   */
  prefix?: string;
  /**
   * It is text that ends so. Capitals count.
   */
  suffix?: string;
  /**
   * It is text with this in it, or a list with this text as one of its members. Capitals count.
   */
  contains?: string;
  /**
   * Whether it is there. Null is there.
   */
  exists?: boolean;
  /**
   * It is this number or a greater one. Text that is a decimal number, as forms send it, counts as the number.
   */
  min?: number;
  /**
   * It is this number or a smaller one. Text that is a decimal number, as forms send it, counts as the number.
   */
  max?: number;
}
/**
 * Body of every answer that is not a success.
 */
export interface ErrorBody {
  status: 'error';
  /**
   * One sentence for the caller.
   */
  msg: string;
}
/**
 * The operation takes no parameter beside the key.
 */
export interface NoInput {
  [k: string]: unknown;
}
/**
 * The key to make.
 */
export interface CreateKeyRequest {
  /**
   * What people call it. No control characters.
   */
  name: string;
  /**
   * What it may do; nothing that the calling key may not.
   *
   * @minItems 1
   */
  scopes: [Scope, ...Scope[]];
  /**
   * From this instant on it is refused; null or left out: never. Not later than the calling key's own.
   */
  expires_at?: Timestamp | null;
  [k: string]: unknown;
}
/**
 * Keys of the workspace, the newest first, expired and revoked ones included.
 */
export interface KeyListReply {
  status: 'success';
  data: Key[];
  /**
   * Cursor of the next page, null on the last.
   */
  next_cursor: string | null;
}
/**
 * An API key as it is shown: without its secret.
 */
export interface Key {
  id: Id;
  name: string;
  /**
   * Start of the secret, for people to recognise it by.
   */
  prefix: string;
  /**
   * End of the secret.
   */
  last_four: string;
  scopes: Scope[];
  /**
   * Whether it is taken now, and if not, why.
   */
  state: 'active' | 'expired' | 'revoked';
  created_at: Timestamp;
  /**
   * Id of the user or of the key that made it.
   */
  created_by: Id | null;
  /**
   * When it was last used, to about a minute.
   */
  last_used_at: Timestamp | null;
  /**
   * From this instant on the key is refused.
   */
  expires_at: Timestamp | null;
  /**
   * When the key was revoked.
   */
  revoked_at: Timestamp | null;
  /**
   * Id of the key that takes its place.
   */
  rotated_to: Id | null;
}
/**
 * Which of the keys to list.
 */
export interface KeyListRequest {
  /**
   * Keys on a page; 20 when left out.
   */
  limit?: number;
  /**
   * The next_cursor of the page before.
   */
  cursor?: string;
  [k: string]: unknown;
}
/**
 * An API key as it is stored: the secret itself is never kept.
 */
export interface KeyRecord {
  id: Id;
  name: string;
  /**
   * SHA-256 of the secret, in lower-case hexadecimal.
   */
  digest: string;
  /**
   * Start of the secret, for people to recognise it by.
   */
  prefix: string;
  /**
   * End of the secret.
   */
  last_four: string;
  scopes: Scope[];
  created_at: Timestamp;
  /**
   * Id of the user or of the key that made it.
   */
  created_by: Id | null;
  /**
   * When it was last used, to about a minute.
   */
  last_used_at: Timestamp | null;
  /**
   * From this instant on the key is refused.
   */
  expires_at: Timestamp | null;
  /**
   * When the key was revoked.
   */
  revoked_at: Timestamp | null;
  /**
   * Id of the key that takes its place.
   */
  rotated_to: Id | null;
}
/**
 * The key.
 */
export interface KeyReply {
  status: 'success';
  data: Key;
}
/**
 * The key with its secret.
 */
export interface NewKeyReply {
  status: 'success';
  data: NewKey;
}
/**
 * A key that was just made, with its secret: the only time that it is shown.
 */
export interface NewKey {
  id: Id;
  name: string;
  /**
   * Send it as `Authorization: Bearer`. It cannot be shown again.
   */
  secret: string;
  /**
   * Start of the secret, for people to recognise it by.
   */
  prefix: string;
  /**
   * End of the secret.
   */
  last_four: string;
  scopes: Scope[];
  /**
   * Whether it is taken now, and if not, why.
   */
  state: 'active' | 'expired' | 'revoked';
  created_at: Timestamp;
  /**
   * Id of the user or of the key that made it.
   */
  created_by: Id | null;
  /**
   * When it was last used, to about a minute.
   */
  last_used_at: Timestamp | null;
  /**
   * From this instant on the key is refused.
   */
  expires_at: Timestamp | null;
  /**
   * When the key was revoked.
   */
  revoked_at: Timestamp | null;
  /**
   * Id of the key that takes its place.
   */
  rotated_to: Id | null;
}
/**
 * How to change over to the new key.
 */
export interface RotateKeyRequest {
  /**
   * How long the old key is still taken, in seconds: 0 refuses it at once, a day when left out, at most 30 days.
   */
  overlap_seconds?: number;
  [k: string]: unknown;
}
/**
 * What to change; what is left out stays.
 */
export interface ChangeLinkRequest {
  url?: LinkTarget;
  slug?: LinkSlug;
  /**
   * Host name of the short URL; null: the default one.
   */
  domain?: LinkDomain | null;
  title?: LinkTitle;
  tags?: LinkTags;
  /**
   * Id of the link in a system of yours, once in the workspace; null: none.
   */
  external_id?: LinkExternalId | null;
  redirect_status?: RedirectStatus;
  /**
   * From this instant on the link leads nowhere, or to expired_url; null: never.
   */
  expires_at?: Timestamp | null;
  /**
   * After so many clicks, those before included, the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.
   */
  max_clicks?: number | null;
  /**
   * Where the link leads when it has expired or is used up; null: an answer that says so.
   */
  expired_url?: LinkTarget | null;
  /**
   * Asked for before the redirect; null: none. Never answered.
   */
  password?: string | null;
  utm?: LinkUtm;
  /**
   * Whether parameters of the short URL are added to the target, where it has none of the name.
   */
  forward_query?: boolean;
  /**
   * Whether what follows the slug is added to the path of the target.
   */
  forward_path?: boolean;
  /**
   * Where the link leads on iPhone and iPad; null: to url.
   */
  ios_url?: LinkTarget | null;
  /**
   * Where the link leads on Android; null: to url.
   */
  android_url?: LinkTarget | null;
  [k: string]: unknown;
}
/**
 * UTM parameters that are added to the target; they take the place of its own.
 */
export interface LinkUtm {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}
/**
 * Clicks of people by a property of theirs.
 */
export interface ClickCount {
  name: string;
  clicks: number;
}
/**
 * The clicks of a day.
 */
export interface ClickDay {
  day: LinkDayName;
  /**
   * Clicks of people.
   */
  clicks: number;
  /**
   * People, as far as address and browser tell them apart; each once a day.
   */
  unique_clicks: number;
  /**
   * Clicks of bots and previews.
   */
  bots: number;
}
/**
 * The link to make.
 */
export interface CreateLinkRequest {
  url: LinkTarget;
  slug?: LinkSlug;
  /**
   * Host name of the short URL; null: the default one.
   */
  domain?: LinkDomain | null;
  title?: LinkTitle;
  tags?: LinkTags;
  /**
   * Id of the link in a system of yours, once in the workspace; null: none.
   */
  external_id?: LinkExternalId | null;
  redirect_status?: RedirectStatus;
  /**
   * From this instant on the link leads nowhere, or to expired_url; null: never.
   */
  expires_at?: Timestamp | null;
  /**
   * After so many clicks, those before included, the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.
   */
  max_clicks?: number | null;
  /**
   * Where the link leads when it has expired or is used up; null: an answer that says so.
   */
  expired_url?: LinkTarget | null;
  /**
   * Asked for before the redirect; null: none. Never answered.
   */
  password?: string | null;
  utm?: LinkUtm;
  /**
   * Whether parameters of the short URL are added to the target, where it has none of the name.
   */
  forward_query?: boolean;
  /**
   * Whether what follows the slug is added to the path of the target.
   */
  forward_path?: boolean;
  /**
   * Where the link leads on iPhone and iPad; null: to url.
   */
  ios_url?: LinkTarget | null;
  /**
   * Where the link leads on Android; null: to url.
   */
  android_url?: LinkTarget | null;
  [k: string]: unknown;
}
/**
 * What became of each link, in the order in which they were given.
 */
export interface CreateManyLinksReply {
  status: 'success';
  data: LinkCreated[];
}
/**
 * A short link.
 */
export interface Link {
  id: Id1;
  /**
   * What to hand out: an absolute URL, or a path where the service does not know its address.
   */
  short_url: string;
  /**
   * Host name of the short URL; null: the default one.
   */
  domain: LinkDomain | null;
  slug: LinkSlug;
  url: LinkTarget;
  title: LinkTitle;
  tags: LinkTags;
  /**
   * Id of the link in a system of yours, once in the workspace; null: none.
   */
  external_id: LinkExternalId | null;
  redirect_status: RedirectStatus;
  /**
   * Whether it leads to its target: expired by time, used up by clicks.
   */
  state: 'active' | 'expired' | 'used_up';
  /**
   * From this instant on the link leads nowhere, or to expired_url; null: never.
   */
  expires_at: Timestamp | null;
  /**
   * After so many clicks the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.
   */
  max_clicks: number | null;
  /**
   * Where the link leads when it has expired or is used up; null: an answer that says so.
   */
  expired_url: LinkTarget | null;
  /**
   * Whether a password is asked for.
   */
  has_password: boolean;
  utm: LinkUtm;
  /**
   * Whether parameters of the short URL are added to the target, where it has none of the name.
   */
  forward_query: boolean;
  /**
   * Whether what follows the slug is added to the path of the target.
   */
  forward_path: boolean;
  /**
   * Where the link leads on iPhone and iPad; null: to url.
   */
  ios_url: LinkTarget | null;
  /**
   * Where the link leads on Android; null: to url.
   */
  android_url: LinkTarget | null;
  /**
   * Whether lists leave it out. It still leads to its target.
   */
  archived: boolean;
  /**
   * Clicks of people.
   */
  clicks: number;
  /**
   * Clicks of bots and previews.
   */
  bots: number;
  /**
   * The last click of a person; null: none yet.
   */
  last_clicked_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}
/**
 * The links to make.
 */
export interface CreateManyLinksRequest {
  /**
   * Each as for a single link. What is wrong with one is answered for that one.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A link, as for one by itself.
   */
  links: [
    {
      [k: string]: unknown;
    },
    ...{
      [k: string]: unknown;
    }[]
  ];
  [k: string]: unknown;
}
/**
 * Clicks of some days.
 */
export interface LinkAnalyticsReply {
  status: 'success';
  data: LinkAnalytics;
}
/**
 * Clicks of some days.
 */
export interface LinkAnalytics {
  from: LinkDayName;
  to: LinkDayName;
  /**
   * Clicks of people.
   */
  clicks: number;
  /**
   * People, each once a day.
   */
  unique_clicks: number;
  /**
   * Clicks of bots and previews.
   */
  bots: number;
  /**
   * Every day, those without clicks too.
   */
  days: ClickDay[];
  /**
   * By the host that the click came from, the most first; `direct` where none was told, `other` for all beyond what is kept.
   */
  referrers: ClickCount[];
  /**
   * By ISO 3166 code, the most first; `unknown` where no proxy told.
   */
  countries: ClickCount[];
  /**
   * By device: `desktop`, `phone`, `tablet`, `other`.
   */
  devices: ClickCount[];
}
/**
 * The days to tell of.
 */
export interface LinkAnalyticsRequest {
  from?: LinkDayName1;
  to?: LinkDayName2;
  [k: string]: unknown;
}
/**
 * Clicks, the newest first.
 */
export interface LinkClickListReply {
  status: 'success';
  data: LinkClick[];
  /**
   * Cursor of the next page, null on the last.
   */
  next_cursor: string | null;
}
/**
 * A click.
 */
export interface LinkClick {
  id: Id;
  at: Timestamp;
  /**
   * Host that the click came from; null: none was told.
   */
  referrer: string | null;
  /**
   * ISO 3166 code; null: no proxy told.
   */
  country: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
  /**
   * Whether it was a bot or a preview.
   */
  bot: boolean;
}
/**
 * Which of the clicks to list.
 */
export interface LinkClickListRequest {
  /**
   * Clicks on a page; 20 when left out.
   */
  limit?: number;
  /**
   * The next_cursor of the page before.
   */
  cursor?: string;
  [k: string]: unknown;
}
/**
 * A click as it is stored.
 */
export interface LinkClickRecord {
  link_id: Id;
  id: Id;
  at: Timestamp;
  /**
   * Host that the click came from; null: none was told.
   */
  referrer: string | null;
  /**
   * ISO 3166 code; null: no proxy told.
   */
  country: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
  /**
   * Whether it was a bot or a preview.
   */
  bot: boolean;
}
/**
 * Clicks on a link that were stored together.
 */
export interface LinkClicked {
  link: Link;
  clicks: LinkClick[];
}
/**
 * The clicks of a day, on a link or on all of the workspace, as they are stored.
 */
export interface LinkDayRecord {
  /**
   * Empty: of all links of the workspace.
   */
  link_id: string;
  day: LinkDayName;
  clicks: number;
  unique_clicks: number;
  bots: number;
  /**
   * Host to clicks.
   */
  referrers: {
    [k: string]: number;
  };
  /**
   * ISO 3166 code to clicks.
   */
  countries: {
    [k: string]: number;
  };
  /**
   * Device to clicks.
   */
  devices: {
    [k: string]: number;
  };
}
/**
 * A link that leads nowhere any more.
 */
export interface LinkExpired {
  link: Link;
  /**
   * Its time has come, or its clicks are used up.
   */
  reason: 'time' | 'clicks';
}
/**
 * Links.
 */
export interface LinkListReply {
  status: 'success';
  data: Link[];
  /**
   * Cursor of the next page, null on the last.
   */
  next_cursor: string | null;
}
/**
 * Which of the links to list.
 */
export interface LinkListRequest {
  tag?: LinkTag1;
  /**
   * Only those whose slug, title or target holds this text, whatever its case.
   */
  q?: string;
  external_id?: LinkExternalId1;
  /**
   * Whether to list those that are archived instead of the others.
   */
  archived?: 'true' | 'false';
  /**
   * The newest first, or those with most clicks first; created when left out.
   */
  sort?: 'created' | 'clicks';
  /**
   * Links on a page; 20 when left out.
   */
  limit?: number;
  /**
   * The next_cursor of the page before.
   */
  cursor?: string;
  [k: string]: unknown;
}
/**
 * Links that were listed.
 */
export interface LinkListed {
  /**
   * The ids that were answered.
   */
  links: Id[];
  key_id: Id2;
}
/**
 * A short link as it is stored.
 */
export interface LinkRecord {
  id: Id;
  /**
   * Empty: the default one.
   */
  domain: string;
  slug: LinkSlug;
  /**
   * The slug as it is looked up, once in the domain.
   */
  slug_key: string;
  url: LinkTarget;
  title: LinkTitle;
  tags: LinkTags;
  /**
   * Id of the link in a system of yours, once in the workspace; null: none.
   */
  external_id: LinkExternalId | null;
  redirect_status: RedirectStatus;
  /**
   * From this instant on the link leads nowhere, or to expired_url; null: never.
   */
  expires_at: Timestamp | null;
  /**
   * After so many clicks the link leads nowhere, or to expired_url; null: any number. Bots and previews are not let through.
   */
  max_clicks: number | null;
  /**
   * Where the link leads when it has expired or is used up; null: an answer that says so.
   */
  expired_url: LinkTarget | null;
  utm: LinkUtm;
  /**
   * Whether parameters of the short URL are added to the target, where it has none of the name.
   */
  forward_query: boolean;
  /**
   * Whether what follows the slug is added to the path of the target.
   */
  forward_path: boolean;
  /**
   * Where the link leads on iPhone and iPad; null: to url.
   */
  ios_url: LinkTarget | null;
  /**
   * Where the link leads on Android; null: to url.
   */
  android_url: LinkTarget | null;
  /**
   * Whether lists leave it out. It still leads to its target.
   */
  archived: boolean;
  /**
   * Clicks of people.
   */
  clicks: number;
  /**
   * Clicks of bots and previews.
   */
  bots: number;
  /**
   * The last click of a person; null: none yet.
   */
  last_clicked_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * The password as it is stored; null: none.
   */
  password: PasswordHash | null;
  /**
   * Clicks that were let through, where they are limited.
   */
  passes: number;
  /**
   * When it was told that the link has expired; null: not yet.
   */
  expired_at: Timestamp | null;
}
/**
 * A password as it is stored, with the parameters that it was hashed with.
 */
export interface PasswordHash {
  scheme: 'scrypt';
  /**
   * scrypt's N.
   */
  cost: number;
  /**
   * scrypt's r.
   */
  block_size: number;
  /**
   * scrypt's p.
   */
  parallelization: number;
  /**
   * Base64url.
   */
  salt: string;
  /**
   * Base64url.
   */
  hash: string;
}
/**
 * How far a recorder of clicks has come, and when: no batch of it is stored twice.
 */
export interface LinkRecorderRecord {
  id: Id;
  /**
   * The number of the last batch that was stored.
   */
  batch: number;
  at: Timestamp;
}
/**
 * A link.
 */
export interface LinkReply {
  status: 'success';
  data: Link;
}
/**
 * What the visitors of a day are hashed with.
 */
export interface LinkSaltRecord {
  day: LinkDayName;
  salt: string;
}
/**
 * A link that something has happened to.
 */
export interface LinkTold {
  link: Link;
}
/**
 * Somebody who has clicked on a day: a hash with the salt of that day, which is forgotten after it.
 */
export interface LinkVisitorRecord {
  /**
   * Empty: of all links of the workspace.
   */
  link_id: string;
  day: LinkDayName;
  visitor: string;
}
/**
 * How the QR code looks.
 */
export interface QrRequest {
  /**
   * svg when left out.
   */
  format?: 'svg' | 'png';
  /**
   * Width and height in pixels; 512 when left out.
   */
  size?: number;
  /**
   * Width of the margin in modules; 4 when left out, as readers expect.
   */
  margin?: number;
  /**
   * How much of it may be damaged: 7, 15, 25 or 30 %; M when left out.
   */
  level?: 'L' | 'M' | 'Q' | 'H';
  /**
   * Colour of the modules; #000000 when left out.
   */
  dark?: string;
  /**
   * Colour of the ground; #ffffff when left out.
   */
  light?: string;
  [k: string]: unknown;
}
/**
 * Whether a slug can be had.
 */
export interface SlugAvailabilityReply {
  status: 'success';
  data: SlugAvailability;
}
/**
 * Whether a slug can be had.
 */
export interface SlugAvailability {
  slug: LinkSlug;
  available: boolean;
  /**
   * Why not (confusable: in letters that look like those of another script); null: it can be had.
   */
  reason: 'taken' | 'reserved' | 'invalid' | 'confusable' | null;
}
/**
 * The slug that is wanted.
 */
export interface SlugAvailabilityRequest {
  slug: LinkSlug;
  domain?: LinkDomain;
  [k: string]: unknown;
}
/**
 * The account tied to the key.
 */
export interface AccountDetailsReply {
  status: 'success';
  data: Account;
}
/**
 * The account that the workspace of a key belongs to.
 */
export interface Account {
  name: AccountName;
  username: string;
  /**
   * Account e-mail.
   */
  email: string;
  balance: Money;
  currency: Currency;
  profile: AccountProfile;
  registered_at: Timestamp;
}
/**
 * The holder's name.
 */
export interface AccountName {
  firstname: string;
  lastname: string;
  full_name: string;
}
/**
 * What the marketplace shows of the holder.
 */
export interface AccountProfile {
  heading: string;
  description: string;
  contact: AccountContact;
  social_links: SocialLinks;
  media: AccountMedia;
}
/**
 * How buyers reach the holder.
 */
export interface AccountContact {
  /**
   * Contact e-mail.
   */
  email: string;
}
/**
 * Network name (facebook, x, ...) to link; the list of networks is open.
 */
export interface SocialLinks {
  [k: string]: Url;
}
/**
 * The holder's pictures.
 */
export interface AccountMedia {
  avatar: Url;
  cover: Url;
}
/**
 * Media of an audio item, which has no preview image.
 */
export interface AudioMedia {
  thumbnail: Url;
  preview_audio: Url;
  /**
   * Present only if the item has screenshots.
   *
   * @minItems 1
   */
  screenshots?: [Url, ...Url[]];
}
/**
 * Media of an item that is neither video nor audio.
 */
export interface ImageMedia {
  thumbnail: Url;
  preview_image: Url;
  /**
   * Present only if the item has screenshots.
   *
   * @minItems 1
   */
  screenshots?: [Url, ...Url[]];
}
/**
 * The items tied to the key.
 */
export interface ItemListReply {
  status: 'success';
  /**
   * @minItems 1
   */
  items: [Item, ...Item[]];
}
/**
 * An item that a workspace sells.
 */
export interface Item {
  id: ItemId;
  name: string;
  description: string;
  category: string;
  sub_category: string;
  options: string[];
  /**
   * The item's own version: major.minor.patch.
   */
  version: string;
  demo_link: Url;
  tags: string[];
  media: ItemMedia;
  price: ItemPrice;
  currency: Currency;
  published_at: Timestamp;
}
/**
 * Media of a video item.
 */
export interface VideoMedia {
  thumbnail: Url;
  preview_image: Url;
  preview_video: Url;
  /**
   * Present only if the item has screenshots.
   *
   * @minItems 1
   */
  screenshots?: [Url, ...Url[]];
}
/**
 * Price of each licence.
 */
export interface ItemPrice {
  regular: Price;
  extended: Price;
}
/**
 * Which of the items to list. Without any of these: all of them.
 */
export interface ItemListRequest {
  /**
   * Page to answer, from 1.
   */
  page?: number;
  /**
   * Items on a page. 20 where only page is given.
   */
  per_page?: number;
  /**
   * Only items of this category.
   */
  category?: string;
  /**
   * Only items with this tag.
   */
  tag?: string;
  /**
   * Only items whose name, description or tags contain this text, whatever the case.
   */
  q?: string;
  [k: string]: unknown;
}
/**
 * One item.
 */
export interface ItemReply {
  status: 'success';
  item: Item;
}
/**
 * The item to read.
 */
export interface ItemRequest {
  item_id: ItemId;
  [k: string]: unknown;
}
/**
 * The purchase that a valid code stands for.
 */
export interface PurchaseValidationReply {
  status: 'success';
  data: PurchaseValidationData;
}
/**
 * The purchase.
 */
export interface PurchaseValidationData {
  purchase: Purchase;
}
/**
 * A purchase, with the full item. supported_until is left out when support is off or was not bought.
 */
export interface Purchase {
  purchase_code: PurchaseCode;
  license_type: LicenseType;
  price: Price;
  currency: Currency;
  item: Item;
  supported_until?: Timestamp;
  downloaded: boolean;
  date: Timestamp;
}
/**
 * The purchase code to validate.
 */
export interface PurchaseValidationRequest {
  /**
   * The code that the buyer received. Any text is taken; a code that is not valid answers `Invalid purchase code`.
   */
  purchase_code: string;
  [k: string]: unknown;
}
/**
 * The models, in the shape that OpenAI clients read.
 */
export interface ModelListReply {
  object: 'list';
  data: Model[];
}
/**
 * A model that the workspace may use, in the shape of OpenAI's list.
 */
export interface Model {
  id: string;
  object: 'model';
  /**
   * Unix time in seconds.
   */
  created: number;
  owned_by: string;
}
/**
 * A user's role in a workspace.
 */
export interface Membership {
  workspace_id: Id;
  user_id: Id;
  role: Role;
}
/**
 * A log-in that lasts.
 */
export interface Session {
  /**
   * SHA-256 of the cookie, in lower-case hexadecimal.
   */
  digest: string;
  user_id: Id;
  created_at: Timestamp;
  seen_at: Timestamp;
}
/**
 * A person who logs in to the console.
 */
export interface User {
  id: Id;
  /**
   * Log-in name, in lower case.
   */
  email: string;
  name: string;
  /**
   * null: the user cannot log in with a password.
   */
  password: PasswordHash | null;
}
/**
 * Owns keys, items and purchases; may belong to an account.
 */
export interface Workspace {
  id: Id;
  name: string;
  /**
   * null: the workspace belongs to no account.
   */
  account_id: Id | null;
}
/**
 * The lowdb adapter's file: everything it stores.
 */
export interface DataFile {
  /**
   * Version of this layout.
   */
  format: 1;
  /**
   * Account id to account.
   */
  accounts: {
    [k: string]: Account;
  };
  workspaces: Workspace[];
  /**
   * Workspace id to its keys.
   */
  keys: {
    [k: string]: KeyRecord[];
  };
  /**
   * Workspace id to its items, in the order in which they are listed.
   */
  items: {
    [k: string]: Item[];
  };
  /**
   * Workspace id to its purchases.
   */
  purchases: {
    [k: string]: PurchaseRecord[];
  };
  /**
   * Workspace id to its models, in the order in which they are listed.
   */
  models: {
    [k: string]: Model[];
  };
  users: User[];
  memberships: Membership[];
  sessions: Session[];
  /**
   * Workspace id to its receivers.
   */
  webhook_endpoints: {
    [k: string]: WebhookEndpointRecord[];
  };
  /**
   * Workspace id to its events.
   */
  webhook_events: {
    [k: string]: WebhookEventRecord[];
  };
  /**
   * Workspace id to its deliveries.
   */
  webhook_deliveries: {
    [k: string]: WebhookDeliveryRecord[];
  };
  /**
   * Workspace id to its short links.
   */
  links: {
    [k: string]: LinkRecord[];
  };
  /**
   * Workspace id to the clicks of its days.
   */
  link_days: {
    [k: string]: LinkDayRecord[];
  };
  /**
   * Workspace id to the latest clicks.
   */
  link_clicks: {
    [k: string]: LinkClickRecord[];
  };
  /**
   * Workspace id to who has clicked today.
   */
  link_visitors: {
    [k: string]: LinkVisitorRecord[];
  };
  /**
   * What visitors are hashed with.
   */
  link_salts: LinkSaltRecord[];
  /**
   * What has stored clicks.
   */
  link_recorders: LinkRecorderRecord[];
}
/**
 * A purchase as it is stored: the item by its number.
 */
export interface PurchaseRecord {
  purchase_code: PurchaseCode;
  license_type: LicenseType;
  price: Price;
  currency: Currency;
  item_id: ItemId;
  supported_until?: Timestamp;
  downloaded: boolean;
  date: Timestamp;
}
/**
 * A receiver as it is stored.
 */
export interface WebhookEndpointRecord {
  id: Id;
  /**
   * Where deliveries are posted to: http or https.
   */
  url: string;
  /**
   * The events that are sent here.
   */
  event_types: EventPattern[];
  /**
   * What people call it. No control characters.
   */
  description: string;
  headers: WebhookHeaders;
  /**
   * Most deliveries a second; null: as many as come.
   */
  rate: number | null;
  /**
   * Whether deliveries are sent.
   */
  state: 'active' | 'paused';
  /**
   * Why it is paused: somebody asked for it, the receiver answered 410, or nothing but failures for days.
   */
  paused_reason: ('requested' | 'gone' | 'failing') | null;
  /**
   * When it was paused.
   */
  paused_at: Timestamp | null;
  /**
   * Since when every delivery has failed.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
  /**
   * The one in use first.
   */
  secrets: WebhookSecret[];
  /**
   * Failures since the last success, to begin with.
   */
  recent_failures: number;
  /**
   * Ids of links: of events about links only those about these are sent. Left out and empty: about any.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.
   */
  sample?: number;
  /**
   * What it is, where it is no webhook of `/api/v1/webhooks`: whose group takes care of it, and how it is sent to.
   */
  kind?: string;
  /**
   * What is posted: the body as it is, with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or the bare data. `standard` when left out.
   */
  format?: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * What whoever takes its deliveries goes by.
   */
  config?: {
    [k: string]: unknown;
  };
  /**
   * Of events about where they come from only those from these are sent. Left out and empty: from anywhere.
   *
   * @maxItems 100
   */
  sources?: Id[];
  /**
   * Of events that tell of others, only those that tell of these types are sent. Left out and empty: of any.
   *
   * @maxItems 100
   */
  types?: string[];
}
/**
 * Headers that are sent with every delivery, beside those of the signature. Answers to keys without the scope `webhooks:write` hold `***` in place of each value.
 */
export interface WebhookHeaders {
  [k: string]: string;
}
/**
 * A secret that deliveries are signed with.
 */
export interface WebhookSecret {
  /**
   * As Standard Webhooks has it: whsec_ and base64.
   */
  secret: string;
  /**
   * Until when it is used beside its successor; null: the one in use.
   */
  expires_at: Timestamp | null;
}
/**
 * An event as it is stored.
 */
export interface WebhookEventRecord {
  id: Id;
  type: EventType;
  created_at: Timestamp;
  /**
   * The body that is posted, to the byte.
   */
  payload: string;
  /**
   * How many webhooks led to it, one after the other; left out for none.
   */
  hops?: number;
}
/**
 * A delivery as it is stored.
 */
export interface WebhookDeliveryRecord {
  id: Id;
  endpoint_id: Id;
  event_id: Id;
  event_type: EventType;
  state: 'pending' | 'succeeded' | 'failed';
  created_at: Timestamp;
  /**
   * When it is tried next.
   */
  next_attempt_at: Timestamp | null;
  attempts: WebhookAttempt[];
  /**
   * Who is sending it, and until when nobody else may.
   */
  lease: {
    token: Id;
    until: Timestamp;
  } | null;
}
/**
 * One try of a delivery.
 */
export interface WebhookAttempt {
  at: Timestamp;
  /**
   * How long it took, in milliseconds.
   */
  duration_ms: number;
  /**
   * HTTP status of the answer, if there was one.
   */
  status: number | null;
  /**
   * Why there was none.
   */
  error: string | null;
  /**
   * The start of the answer's body.
   */
  response: string | null;
}
/**
 * What to change; what is left out stays.
 */
export interface ChangeWebhookEndpointRequest {
  /**
   * Where deliveries are posted to: http or https.
   */
  url?: string;
  /**
   * The events that are sent here.
   *
   * @minItems 1
   * @maxItems 50
   */
  event_types?: [EventPattern, ...EventPattern[]];
  /**
   * What people call it. No control characters.
   */
  description?: string;
  headers?: WebhookHeaders;
  /**
   * Most deliveries a second; null: as many as come.
   */
  rate?: number | null;
  /**
   * Ids of links: of events about links only those about these are sent. Left out and empty: about any.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.
   */
  sample?: number;
  [k: string]: unknown;
}
/**
 * The receiver to make.
 */
export interface CreateWebhookEndpointRequest {
  /**
   * Where deliveries are posted to: http or https.
   */
  url: string;
  /**
   * The events that are sent here.
   *
   * @minItems 1
   * @maxItems 50
   */
  event_types: [EventPattern, ...EventPattern[]];
  /**
   * What people call it. No control characters.
   */
  description?: string;
  headers?: WebhookHeaders;
  /**
   * Most deliveries a second; null: as many as come.
   */
  rate?: number | null;
  /**
   * Ids of links: of events about links only those about these are sent. Left out and empty: about any.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.
   */
  sample?: number;
  [k: string]: unknown;
}
/**
 * Deliveries, the newest first.
 */
export interface DeliveryListReply {
  status: 'success';
  data: WebhookDelivery[];
  /**
   * Cursor of the next page, null on the last.
   */
  next_cursor: string | null;
}
/**
 * An event on its way to a receiver.
 */
export interface WebhookDelivery {
  id: Id;
  endpoint_id: Id;
  event_id: Id;
  event_type: EventType;
  state: 'pending' | 'succeeded' | 'failed';
  created_at: Timestamp;
  /**
   * When it is tried next.
   */
  next_attempt_at: Timestamp | null;
  attempts: WebhookAttempt[];
}
/**
 * Which of the deliveries to list.
 */
export interface DeliveryListRequest {
  /**
   * Deliveries to this webhook only.
   */
  endpoint_id?: string;
  /**
   * Only those in this state.
   */
  state?: 'pending' | 'succeeded' | 'failed';
  event_type?: EventType;
  /**
   * Deliveries on a page; 20 when left out.
   */
  limit?: number;
  /**
   * The next_cursor of the page before.
   */
  cursor?: string;
  [k: string]: unknown;
}
/**
 * A key and the one that takes its place.
 */
export interface KeyRotated {
  key: Key;
  replacement: Key;
}
/**
 * The receiver, with its secret.
 */
export interface NewWebhookEndpointReply {
  status: 'success';
  data: NewWebhookEndpoint;
}
/**
 * A receiver that was just made, with its secret.
 */
export interface NewWebhookEndpoint {
  endpoint: WebhookEndpoint;
  /**
   * Verifies deliveries. Keep it where only the receiver finds it.
   */
  secret: string;
}
/**
 * A receiver of events.
 */
export interface WebhookEndpoint {
  id: Id;
  /**
   * Where deliveries are posted to: http or https.
   */
  url: string;
  /**
   * The events that are sent here.
   */
  event_types: EventPattern[];
  /**
   * What people call it. No control characters.
   */
  description: string;
  headers: WebhookHeaders;
  /**
   * Most deliveries a second; null: as many as come.
   */
  rate: number | null;
  /**
   * Whether deliveries are sent.
   */
  state: 'active' | 'paused';
  /**
   * Why it is paused: somebody asked for it, the receiver answered 410, or nothing but failures for days.
   */
  paused_reason: ('requested' | 'gone' | 'failing') | null;
  /**
   * When it was paused.
   */
  paused_at: Timestamp | null;
  /**
   * Since when every delivery has failed.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
  /**
   * Ids of links: of events about links only those about these are sent. Left out and empty: about any.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Tags of links: of events about links also those about links with one of these are sent. Left out and empty: about any.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Of `link.clicked` and `link.listed`, how many in a hundred are sent; 100 when left out.
   */
  sample?: number;
}
/**
 * Which failed deliveries to send again.
 */
export interface ReplayFailedRequest {
  since: Timestamp;
  [k: string]: unknown;
}
/**
 * How many deliveries are sent again.
 */
export interface ReplayReply {
  status: 'success';
  data: Replayed;
}
/**
 * How many deliveries are sent again.
 */
export interface Replayed {
  count: number;
}
/**
 * How to change over to the new secret.
 */
export interface RotateWebhookSecretRequest {
  /**
   * How long deliveries are signed with the old secret too, in seconds: a day when left out, at most 30 days.
   */
  overlap_seconds?: number;
  [k: string]: unknown;
}
/**
 * The delivery with its payload.
 */
export interface WebhookDeliveryDetailsReply {
  status: 'success';
  data: WebhookDeliveryDetails;
}
/**
 * A delivery with what is posted.
 */
export interface WebhookDeliveryDetails {
  delivery: WebhookDelivery;
  /**
   * The body, to the byte.
   */
  payload: string;
}
/**
 * A delivery that failed at every try.
 */
export interface WebhookDeliveryExhausted {
  endpoint_id: Id;
  delivery_id: Id;
  event_id: Id;
  event_type: EventType;
  attempts: number;
  /**
   * HTTP status of the last answer, if there was one.
   */
  last_status: number | null;
  /**
   * Why there was none.
   */
  last_error: string | null;
}
/**
 * The delivery.
 */
export interface WebhookDeliveryReply {
  status: 'success';
  data: WebhookDelivery;
}
/**
 * The receivers of the workspace.
 */
export interface WebhookEndpointListReply {
  status: 'success';
  data: WebhookEndpoint[];
}
/**
 * A receiver that is sent nothing any more.
 */
export interface WebhookEndpointPaused {
  endpoint_id: Id;
  url: string;
  reason: 'gone' | 'failing';
  /**
   * Since when every delivery had failed.
   */
  failing_since: Timestamp | null;
}
/**
 * A receiver that takes deliveries again after failures.
 */
export interface WebhookEndpointRecovered {
  endpoint_id: Id;
  url: string;
  failing_since: Timestamp;
}
/**
 * The receiver.
 */
export interface WebhookEndpointReply {
  status: 'success';
  data: WebhookEndpoint;
}
/**
 * The secrets that deliveries are signed with, the one in use first.
 */
export interface WebhookSecretListReply {
  status: 'success';
  data: WebhookSecret[];
}
/**
 * A delivery that somebody asked for, to see it arrive.
 */
export interface WebhookTested {
  endpoint_id: Id;
  message: string;
}
