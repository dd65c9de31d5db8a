// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp1 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp2 = string;
/**
 * What happened, in the words of who publishes it. No control characters.
 */
export type AutomationEventType = string;
/**
 * Up to 100 CloudEvents. Either all of them are stored, or none.
 *
 * @maxItems 100
 */
export type AutomationCloudEventBatch = AutomationCloudEvent[];
/**
 * The data of an event: any JSON value.
 */
export type AutomationData =
  | {
      [k: string]: unknown;
    }
  | unknown[]
  | string
  | number
  | boolean
  | null;
/**
 * Where a value stands in a request: the name of a header, or a JSON pointer into the data, which begins with a slash.
 */
export type AutomationValuePlace = string;
/**
 * Event type: that of an event of this service, or the one that an event was published with.
 */
export type SentEventType = string;
/**
 * A type that events are published with, an event of this service (`link.created`), all of a group (`link.*`), or all there are (`*`). An event of this service is meant where it has this name.
 */
export type AutomationEventName = string;
/**
 * What happened, in the words of who publishes it. No control characters.
 */
export type AutomationEventType1 = string;
/**
 * Comparisons of a field, or a group of conditions with one of `all`, `any` and `not`, at most 5 groups inside each other.
 */
export type AutomationFilterCondition = AutomationFilterComparison | AutomationFilterGroup;
/**
 * Conditions on the fields of an event, at most 50 with those in groups. All of them must hold, or one of them if `filter_match` is `any`. An empty list matches every event. A filter that visits more than 20,000 values of an event does not match it.
 *
 * @maxItems 20
 */
export type AutomationFilter = AutomationFilterCondition[];
/**
 * `all`, the default of new routes: all conditions of the filter must hold. `any`: one of them must. A filter without conditions matches every event.
 */
export type AutomationFilterMatch = 'all' | 'any';
/**
 * A day in UTC.
 */
export type LinkDayName = string;
/**
 * The code of the error that the sender got.
 */
export type AutomationRefusalReason = string;
/**
 * Plain text in UTF-8.
 */
export type AutomationText = string;
/**
 * A destination is a webhook without a URL.
 */
export type AutomationReceiverKind = 'webhook' | 'hook' | 'route' | 'destination';
export type AutomationTraceGapKind = 'event' | 'deliveries' | 'attempts';
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id1 = string;
/**
 * Currency code: three capital letters (ISO 4217).
 */
export type Currency = string;
/**
 * An hour in UTC.
 */
export type HourName = string;
/**
 * `test`: of a workspace in which things are tried out; otherwise `live`.
 */
export type Mode = 'live' | 'test';
/**
 * Decimal amount with at most two decimal places, in the currency given next to it.
 */
export type Money = number;
/**
 * Price with at most two decimal places, in the currency given next to it.
 */
export type Price = number;
/**
 * A permission of a key, written as group:action.
 */
export type Scope = string;
/**
 * Absolute URL.
 */
export type Url = string;
/**
 * Role of a user in a workspace: a viewer can read, a developer can also manage keys, an owner can do everything.
 */
export type Role = 'owner' | 'developer' | 'viewer';
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp3 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp4 = string;
/**
 * The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.
 *
 * @maxItems 50
 */
export type AllowedIps = string[];
/**
 * The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.
 *
 * @maxItems 50
 */
export type AllowedIps1 = string[];
/**
 * The IPv4 and IPv6 addresses and ranges (CIDR) that may use the key. If empty, every address may.
 *
 * @maxItems 50
 */
export type AllowedIps2 = string[];
/**
 * A permission of a key, written as group:action.
 */
export type Scope1 = string;
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id2 = string;
/**
 * A permission of a key, written as group:action.
 */
export type Scope2 = string;
/**
 * Target of the link: an absolute http or https URL without user name and password.
 */
export type LinkTarget = string;
/**
 * Last part of the short URL: letters, digits, marks and emoji of any script, and - _ . ~. Letters that look like those of another script cannot be mixed with that script.
 */
export type LinkSlug = string;
/**
 * Host name of the short URL. Default: the default domain, which its own host name means too.
 */
export type LinkDomain = string;
/**
 * Display name of the link.
 */
export type LinkTitle = string;
/**
 * A label that groups links.
 */
export type LinkTag = string;
/**
 * Labels that group links.
 *
 * @maxItems 30
 */
export type LinkTags = LinkTag[];
/**
 * Id of the link in your own system, unique in the workspace.
 */
export type LinkExternalId = string;
/**
 * HTTP status of the redirect.
 */
export type RedirectStatus = 301 | 302 | 307 | 308;
/**
 * The result for one link of a batch: the link that was created, or the error.
 */
export type LinkCreated =
  | {
      status: 'success';
      data: Link;
    }
  | {
      status: 'error';
      /**
       * Why the link was not created.
       */
      msg: string;
    };
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id3 = string;
/**
 * A day in UTC.
 */
export type LinkDayName1 = string;
/**
 * A day in UTC.
 */
export type LinkDayName2 = string;
/**
 * A label that groups links.
 */
export type LinkTag1 = string;
/**
 * Id of the link in your own system, unique in the workspace.
 */
export type LinkExternalId1 = string;
/**
 * Identifier of a record: letters, digits, _ and -.
 */
export type Id4 = string;
/**
 * Number of an item.
 */
export type ItemId = number;
/**
 * Media of an item. With `preview_audio` it is an audio item, which has no `preview_image`; with `preview_video` it is a video item; all others are image items.
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
 * What has happened at the channel.
 */
export type BridgeEvent =
  | BridgeEventPairing
  | BridgeEventOpen
  | BridgeEventClosed
  | BridgeEventMemory
  | BridgeEventMessage
  | BridgeEventStatus
  | BridgeEventEdited
  | BridgeEventDeleted
  | BridgeEventReaction
  | BridgeEventGroup
  | BridgeEventParticipants
  | BridgeEventLeft
  | BridgeEventContact;
/**
 * Address on the channel: a phone number, a user name, a JID or the address of a group, as the driver writes it.
 */
export type ChannelAddress = string;
/**
 * The content of a message on its way from the bridge: like that of a message, but media refer to a file of the bridge, and any other kind is taken too.
 */
export type BridgeContent =
  | BridgeTextContent
  | BridgeLocationContent
  | BridgeContactContent
  | BridgePollContent
  | BridgeMediaContent
  | BridgeUnknownContent;
/**
 * What each command gets.
 */
export type BridgeCommand =
  | {
      command: 'message.edit';
      input: {
        chat: ChannelAddress;
        /**
         * Id of the message on the channel.
         */
        message: string;
        content: BridgeOutgoingContent;
      };
    }
  | {
      command: 'message.delete';
      input: {
        chat: ChannelAddress;
        /**
         * Id of the message on the channel.
         */
        message: string;
      };
    }
  | {
      command: 'message.react';
      input: {
        chat: ChannelAddress;
        /**
         * Id of the message on the channel.
         */
        message: string;
        /**
         * Who wrote the message; null: not known.
         */
        from: ChannelAddress | null;
        /**
         * Null removes the reaction.
         */
        emoji: string | null;
      };
    }
  | {
      command: 'chat.read';
      input: {
        chat: ChannelAddress;
        /**
         * Ids of received messages on the channel.
         *
         * @minItems 1
         *
         * Items: Id of the message on the channel.
         */
        messages: [string, ...string[]];
      };
    }
  | {
      command: 'chat.typing';
      input: {
        chat: ChannelAddress;
        typing: boolean;
      };
    }
  | {
      command: 'group.create';
      input: {
        /**
         * Name of the group.
         */
        name: string;
        /**
         * The other members.
         *
         * @minItems 1
         */
        addresses: [ChannelAddress, ...ChannelAddress[]];
      };
    }
  | {
      command: 'group.rename';
      input: {
        group: ChannelAddress;
        /**
         * Name of the group.
         */
        name: string;
      };
    }
  | {
      command: 'group.picture';
      input: {
        group: ChannelAddress;
        /**
         * Null removes the picture.
         */
        picture: BridgeOutgoingFile | null;
      };
    }
  | {
      command: 'group.add';
      input: {
        group: ChannelAddress;
        /**
         * Who.
         *
         * @minItems 1
         */
        addresses: [ChannelAddress, ...ChannelAddress[]];
      };
    }
  | {
      command: 'group.remove';
      input: {
        group: ChannelAddress;
        /**
         * Who.
         *
         * @minItems 1
         */
        addresses: [ChannelAddress, ...ChannelAddress[]];
      };
    }
  | {
      command: 'group.promote';
      input: {
        group: ChannelAddress;
        /**
         * Who.
         *
         * @minItems 1
         */
        addresses: [ChannelAddress, ...ChannelAddress[]];
      };
    }
  | {
      command: 'group.demote';
      input: {
        group: ChannelAddress;
        /**
         * Who.
         *
         * @minItems 1
         */
        addresses: [ChannelAddress, ...ChannelAddress[]];
      };
    }
  | {
      command: 'group.invite';
      input: {
        group: ChannelAddress;
        /**
         * Whether the link until now ends.
         */
        renew: boolean;
      };
    }
  | {
      command: 'group.leave';
      input: {
        group: ChannelAddress;
      };
    }
  | {
      command: 'contact.check';
      input: {
        /**
         * Who to look for.
         *
         * @minItems 1
         */
        addresses: [ChannelAddress, ...ChannelAddress[]];
      };
    }
  | {
      command: 'contact.block';
      input: {
        address: ChannelAddress;
      };
    }
  | {
      command: 'contact.unblock';
      input: {
        address: ChannelAddress;
      };
    }
  | {
      command: 'contact.picture';
      input: {
        address: ChannelAddress;
      };
    };
/**
 * The content of a message on its way to the bridge: like that of a message, but media have the address of their bytes.
 */
export type BridgeOutgoingContent =
  BridgeOutgoingTextContent | LocationContent | ContactContent | PollContent | BridgeOutgoingMediaContent;
/**
 * Response to `POST /perform`. All other commands have the result null. Other members are ignored.
 */
export type BridgePerformed =
  | {
      command: 'group.create';
      result: BridgeMadeGroup;
    }
  | {
      command: 'group.invite';
      result: {
        link: Url;
        [k: string]: unknown;
      };
    }
  | {
      command: 'contact.check';
      result: {
        /**
         * @maxItems 1024
         */
        found: {
          address: ChannelAddress;
          exists: boolean;
          canonical?: ChannelAddress | null;
          [k: string]: unknown;
        }[];
        [k: string]: unknown;
      };
    }
  | {
      command: 'contact.picture';
      result: {
        picture?: BridgeFile | null;
        [k: string]: unknown;
      };
    }
  | {
      command:
        | 'message.edit'
        | 'message.delete'
        | 'message.react'
        | 'chat.read'
        | 'chat.typing'
        | 'group.rename'
        | 'group.picture'
        | 'group.add'
        | 'group.remove'
        | 'group.promote'
        | 'group.demote'
        | 'group.leave'
        | 'contact.block'
        | 'contact.unblock';
      result: null;
    };
/**
 * Why a channel refuses something that its caller could have done otherwise: the code of the error that the caller gets.
 */
export type ChannelRefusalCode =
  | 'group_left'
  | 'group_not_admin'
  | 'channel_address_unknown'
  | 'message_ended'
  | 'not_supported'
  | 'channel_not_allowed'
  | 'channel_content_too_large';
/**
 * The content of a message.
 */
export type MessageContent =
  TextContent | MediaContent | LocationContent | ContactContent | PollContent | UnsupportedContent;
/**
 * State of a message. Received messages begin as `delivered`.
 */
export type MessageState = 'queued' | 'sent' | 'delivered' | 'read' | 'failed';
/**
 * `not_connected`: it is not open, although its user wants it to be. `not_sending`: a message waits that could be sent, and none is sent. `files_no_room`: received files are not stored, because the workspace has reached its limit. `files_failed`: a received file was given up in the last 24 hours. `unstable`: the connection is lost again and again.
 */
export type HealthCode = 'not_connected' | 'not_sending' | 'files_no_room' | 'files_failed' | 'unstable';
/**
 * `good`: nothing is wrong. `degraded`: messages are sent and received, but something is wrong. `bad`: messages are not sent or not received.
 */
export type HealthStatus = 'good' | 'degraded' | 'bad';
/**
 * State of an instance.
 */
export type InstanceState = 'created' | 'connecting' | 'open' | 'closed' | 'failed';
/**
 * The bytes of the file.
 */
export type MediaUpload = string;
/**
 * The content of a message, as it is stored and as drivers know it.
 */
export type StoredContent =
  TextContent | StoredMediaContent | LocationContent | ContactContent | PollContent | UnsupportedContent;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp5 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp6 = string;
/**
 * A day in UTC.
 */
export type LinkDayName3 = string;
/**
 * A day in UTC.
 */
export type LinkDayName4 = string;
/**
 * An event type, all event types of a group (`key.*`) or all event types (`*`).
 */
export type EventPattern = string;
/**
 * Event type: the group, then what happened.
 */
export type EventType = string;
/**
 * An event type of this service (`key.created`) or one that you publish (`order.paid`), all of a group (`order.*`), or all events of this service (`*`). All events that you publish: `automation.published`.
 */
export type SubscribedEventType = string;
/**
 * An event type of this service (`key.created`) or one that you publish (`order.paid`), all of a group (`order.*`), or all events of this service (`*`). All events that you publish: `automation.published`.
 */
export type SubscribedEventType1 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp7 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp8 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp9 = string;
/**
 * ISO 8601 timestamp in UTC, with seconds or milliseconds.
 */
export type Timestamp10 = string;
/**
 * An event type of this service (`key.created`) or one that you publish (`order.paid`), all of a group (`order.*`), or all events of this service (`*`). All events that you publish: `automation.published`.
 */
export type SubscribedEventType2 = string;
/**
 * Why it was paused: the receiver answered 410, or all deliveries failed for days.
 */
export type WebhookPauseCause = 'gone' | 'failing';

/**
 * Every schema by its title.
 */
export interface Schemas {
  AuditChange: AuditChange;
  AuditEntry: AuditEntry;
  AuditLogReply: AuditLogReply;
  AuditLogRequest: AuditLogRequest;
  AutomationCloudEventBatch: AutomationCloudEventBatch;
  AutomationCloudEventRest: AutomationCloudEventRest;
  AutomationCloudEvent: AutomationCloudEvent;
  AutomationData: AutomationData;
  AutomationEndpointListReply: AutomationEndpointListReply;
  AutomationEndpointRecord: AutomationEndpointRecord;
  AutomationEndpointReply: AutomationEndpointReply;
  AutomationEndpoint: AutomationEndpoint;
  AutomationEventDetailsReply: AutomationEventDetailsReply;
  AutomationEventDetails: AutomationEventDetails;
  AutomationEventName: AutomationEventName;
  AutomationEventRecord: AutomationEventRecord;
  AutomationEventReply: AutomationEventReply;
  AutomationEventType: AutomationEventType;
  AutomationEvent: AutomationEvent;
  AutomationFeedReply: AutomationFeedReply;
  AutomationFeedRequest: AutomationFeedRequest;
  AutomationForm: AutomationForm;
  AutomationHistoryReply: AutomationHistoryReply;
  AutomationHistoryRequest: AutomationHistoryRequest;
  AutomationHmac: AutomationHmac;
  AutomationHookListReply: AutomationHookListReply;
  AutomationHookReply: AutomationHookReply;
  AutomationHook: AutomationHook;
  AutomationNumberRecord: AutomationNumberRecord;
  AutomationReceiptReply: AutomationReceiptReply;
  AutomationReceipt: AutomationReceipt;
  AutomationRefusalCount: AutomationRefusalCount;
  AutomationRefusalReason: AutomationRefusalReason;
  AutomationRefusal: AutomationRefusal;
  AutomationRefusalsRecord: AutomationRefusalsRecord;
  AutomationReplayReply: AutomationReplayReply;
  AutomationReplayed: AutomationReplayed;
  AutomationRequestRecord: AutomationRequestRecord;
  AutomationResponse: AutomationResponse;
  AutomationRouteConfig: AutomationRouteConfig;
  AutomationRouteListReply: AutomationRouteListReply;
  AutomationRouteReply: AutomationRouteReply;
  AutomationRouteTryReply: AutomationRouteTryReply;
  AutomationRouteTry: AutomationRouteTry;
  AutomationRoute: AutomationRoute;
  AutomationSampleListReply: AutomationSampleListReply;
  AutomationSampleListRequest: AutomationSampleListRequest;
  AutomationSample: AutomationSample;
  AutomationSettingsReply: AutomationSettingsReply;
  AutomationText: AutomationText;
  AutomationTokenShown: AutomationTokenShown;
  AutomationToken: AutomationToken;
  AutomationTraceDelivery: AutomationTraceDelivery;
  AutomationTraceEvent: AutomationTraceEvent;
  AutomationTraceGap: AutomationTraceGap;
  AutomationTraceOrigin: AutomationTraceOrigin;
  AutomationTraceReceiver: AutomationTraceReceiver;
  AutomationTraceReply: AutomationTraceReply;
  AutomationTrace: AutomationTrace;
  AutomationTypeDocument: AutomationTypeDocument;
  AutomationTypeListReply: AutomationTypeListReply;
  AutomationTypeRecord: AutomationTypeRecord;
  AutomationTypeReply: AutomationTypeReply;
  AutomationValuePlace: AutomationValuePlace;
  AutomationVerificationInput: AutomationVerificationInput;
  AutomationVerificationShown: AutomationVerificationShown;
  AutomationVerification: AutomationVerification;
  AutomationWorkspaceSettings: AutomationWorkspaceSettings;
  ChangeAutomationEndpointRequest: ChangeAutomationEndpointRequest;
  ChangeAutomationHookRequest: ChangeAutomationHookRequest;
  ChangeAutomationRouteRequest: ChangeAutomationRouteRequest;
  ChangeAutomationSettingsRequest: ChangeAutomationSettingsRequest;
  CreateAutomationEndpointRequest: CreateAutomationEndpointRequest;
  CreateAutomationHookRequest: CreateAutomationHookRequest;
  CreateAutomationRouteRequest: CreateAutomationRouteRequest;
  CreatedAutomationEndpointReply: CreatedAutomationEndpointReply;
  CreatedAutomationEndpoint: CreatedAutomationEndpoint;
  CreatedAutomationHookReply: CreatedAutomationHookReply;
  CreatedAutomationHook: CreatedAutomationHook;
  PublishEventRequest: PublishEventRequest;
  RegisterAutomationTypeRequest: RegisterAutomationTypeRequest;
  ReplayAutomationEventRequest: ReplayAutomationEventRequest;
  ReplayAutomationEventsRequest: ReplayAutomationEventsRequest;
  RotateAutomationEndpointRequest: RotateAutomationEndpointRequest;
  TryAutomationRouteRequest: TryAutomationRouteRequest;
  Currency: Currency;
  ErrorBody: ErrorBody;
  AutomationFilterComparison: AutomationFilterComparison;
  AutomationFilterCondition: AutomationFilterCondition;
  AutomationFilterGroup: AutomationFilterGroup;
  AutomationFilterMatch: AutomationFilterMatch;
  AutomationFilter: AutomationFilter;
  HourName: HourName;
  Id: Id;
  Mode: Mode;
  Money: Money;
  NoInput: NoInput;
  Price: Price;
  Scope: Scope;
  Timestamp: Timestamp;
  Url: Url;
  CreateInvitationRequest: CreateInvitationRequest;
  CreatedInvitationReply: CreatedInvitationReply;
  CreatedInvitation: CreatedInvitation;
  InvitationListReply: InvitationListReply;
  InvitationRecord: InvitationRecord;
  InvitationReply: InvitationReply;
  Invitation: Invitation;
  AllowedIps: AllowedIps;
  ChangeKeyRequest: ChangeKeyRequest;
  CreateKeyRequest: CreateKeyRequest;
  CreatedKeyReply: CreatedKeyReply;
  CreatedKey: CreatedKey;
  KeyAuthority: KeyAuthority;
  KeyListReply: KeyListReply;
  KeyListRequest: KeyListRequest;
  KeyMetadata: KeyMetadata;
  KeyRateLimit: KeyRateLimit;
  KeyRecord: KeyRecord;
  KeyReply: KeyReply;
  KeyVerificationReply: KeyVerificationReply;
  KeyVerification: KeyVerification;
  Key: Key;
  RotateKeyRequest: RotateKeyRequest;
  VerifyKeyRequest: VerifyKeyRequest;
  ChangeLinkRequest: ChangeLinkRequest;
  ClickCount: ClickCount;
  ClickCounts: ClickCounts;
  ClickDay: ClickDay;
  ClickUtm: ClickUtm;
  CreateLinkRequest: CreateLinkRequest;
  CreateManyLinksReply: CreateManyLinksReply;
  CreateManyLinksRequest: CreateManyLinksRequest;
  LinkAliasRecord: LinkAliasRecord;
  LinkAlias: LinkAlias;
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
  LinkEventData: LinkEventData;
  LinkExpired: LinkExpired;
  LinkExternalId: LinkExternalId;
  LinkListReply: LinkListReply;
  LinkListRequest: LinkListRequest;
  LinkListed: LinkListed;
  LinkQuarantineRecord: LinkQuarantineRecord;
  LinkRecord: LinkRecord;
  LinkRecorderRecord: LinkRecorderRecord;
  LinkReply: LinkReply;
  LinkSaltRecord: LinkSaltRecord;
  LinkSlug: LinkSlug;
  LinkTag: LinkTag;
  LinkTags: LinkTags;
  LinkTarget: LinkTarget;
  LinkTitle: LinkTitle;
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
  ChangeMemberRequest: ChangeMemberRequest;
  MemberListReply: MemberListReply;
  MemberReply: MemberReply;
  Member: Member;
  BridgeBeat: BridgeBeat;
  BridgeCallback: BridgeCallback;
  BridgeCommand: BridgeCommand;
  BridgeConnect: BridgeConnect;
  BridgeContactContent: BridgeContactContent;
  BridgeContent: BridgeContent;
  BridgeDisconnect: BridgeDisconnect;
  BridgeEventClosed: BridgeEventClosed;
  BridgeEventContact: BridgeEventContact;
  BridgeEventDeleted: BridgeEventDeleted;
  BridgeEventEdited: BridgeEventEdited;
  BridgeEventGroup: BridgeEventGroup;
  BridgeEventLeft: BridgeEventLeft;
  BridgeEventMemory: BridgeEventMemory;
  BridgeEventMessage: BridgeEventMessage;
  BridgeEventOpen: BridgeEventOpen;
  BridgeEventPairing: BridgeEventPairing;
  BridgeEventParticipants: BridgeEventParticipants;
  BridgeEventReaction: BridgeEventReaction;
  BridgeEventStatus: BridgeEventStatus;
  BridgeEvent: BridgeEvent;
  BridgeFile: BridgeFile;
  BridgeGroup: BridgeGroup;
  BridgeLocationContent: BridgeLocationContent;
  BridgeMadeGroup: BridgeMadeGroup;
  BridgeMediaContent: BridgeMediaContent;
  BridgeOutgoingContent: BridgeOutgoingContent;
  BridgeOutgoingFile: BridgeOutgoingFile;
  BridgeOutgoingMediaContent: BridgeOutgoingMediaContent;
  BridgeOutgoingTextContent: BridgeOutgoingTextContent;
  BridgePerform: BridgePerform;
  BridgePerformed: BridgePerformed;
  BridgePollContent: BridgePollContent;
  BridgeRefusal: BridgeRefusal;
  BridgeSend: BridgeSend;
  BridgeSent: BridgeSent;
  BridgeTextContent: BridgeTextContent;
  BridgeUnknownContent: BridgeUnknownContent;
  ChangeContactRequest: ChangeContactRequest;
  ChangeInstanceRequest: ChangeInstanceRequest;
  ChangeParticipantsRequest: ChangeParticipantsRequest;
  ChannelAddress: ChannelAddress;
  ChannelCommandRecord: ChannelCommandRecord;
  ChannelEventRecord: ChannelEventRecord;
  ChannelEvent: ChannelEvent;
  ChannelFeedReply: ChannelFeedReply;
  ChannelFeedRequest: ChannelFeedRequest;
  ChannelLimits: ChannelLimits;
  ChannelListReply: ChannelListReply;
  ChannelRefusalCode: ChannelRefusalCode;
  Channel: Channel;
  ChatGroupEventData: ChatGroupEventData;
  ChatGroupListReply: ChatGroupListReply;
  ChatGroupPictureRequest: ChatGroupPictureRequest;
  ChatGroupRecord: ChatGroupRecord;
  ChatGroupReply: ChatGroupReply;
  ChatGroup: ChatGroup;
  ChatListReply: ChatListReply;
  ChatListRequest: ChatListRequest;
  ChatRecord: ChatRecord;
  ChatReply: ChatReply;
  Chat: Chat;
  CheckAddressesRequest: CheckAddressesRequest;
  CheckedAddress: CheckedAddress;
  CheckedAddressesReply: CheckedAddressesReply;
  ConnectInstanceRequest: ConnectInstanceRequest;
  ContactCardInput: ContactCardInput;
  ContactContent: ContactContent;
  ContactEventData: ContactEventData;
  ContactListReply: ContactListReply;
  ContactRecord: ContactRecord;
  ContactReply: ContactReply;
  Contact: Contact;
  CreateChatGroupRequest: CreateChatGroupRequest;
  CreateContactRequest: CreateContactRequest;
  CreateInstanceRequest: CreateInstanceRequest;
  CursorListRequest: CursorListRequest;
  EditMessageRequest: EditMessageRequest;
  FileCounts: FileCounts;
  HealthCode: HealthCode;
  HealthReason: HealthReason;
  HealthStatus: HealthStatus;
  InstanceError: InstanceError;
  InstanceEventData: InstanceEventData;
  InstanceHealthEventData: InstanceHealthEventData;
  InstanceHealthRecord: InstanceHealthRecord;
  InstanceHealthStats: InstanceHealthStats;
  InstanceHealth: InstanceHealth;
  InstanceListReply: InstanceListReply;
  InstanceQr: InstanceQr;
  InstanceRecord: InstanceRecord;
  InstanceReply: InstanceReply;
  InstanceState: InstanceState;
  InstanceStatusReply: InstanceStatusReply;
  InstanceStatus: InstanceStatus;
  Instance: Instance;
  InviteLinkReply: InviteLinkReply;
  InviteLinkRequest: InviteLinkRequest;
  InviteLink: InviteLink;
  LocationContent: LocationContent;
  LocationInput: LocationInput;
  MediaContent: MediaContent;
  MediaInput: MediaInput;
  MediaRecord: MediaRecord;
  MediaReply: MediaReply;
  MediaStatus: MediaStatus;
  MediaUpload: MediaUpload;
  Media: Media;
  MessageContent: MessageContent;
  MessageEventData: MessageEventData;
  MessageFile: MessageFile;
  MessageListReply: MessageListReply;
  MessageListRequest: MessageListRequest;
  MessageProgressEventData: MessageProgressEventData;
  MessageReactionEventData: MessageReactionEventData;
  MessageRecord: MessageRecord;
  MessageReply: MessageReply;
  MessageState: MessageState;
  Message: Message;
  MessagingNumberRecord: MessagingNumberRecord;
  PairingQrRequest: PairingQrRequest;
  PairingReply: PairingReply;
  PairingShown: PairingShown;
  PairingStatus: PairingStatus;
  Pairing: Pairing;
  Participant: Participant;
  ParticipantsEventData: ParticipantsEventData;
  PollContent: PollContent;
  PollInput: PollInput;
  ReactRequest: ReactRequest;
  Reaction: Reaction;
  ReadChatRequest: ReadChatRequest;
  RenameChatGroupRequest: RenameChatGroupRequest;
  SendMessageRequest: SendMessageRequest;
  StoredContent: StoredContent;
  StoredMediaContent: StoredMediaContent;
  TextContent: TextContent;
  TypingRequest: TypingRequest;
  UnsupportedContent: UnsupportedContent;
  ModelListReply: ModelListReply;
  Model: Model;
  Membership: Membership;
  PasswordHash: PasswordHash;
  Role: Role;
  Session: Session;
  User: User;
  Workspace: Workspace;
  RequestListReply: RequestListReply;
  RequestListRequest: RequestListRequest;
  RequestLogEntry: RequestLogEntry;
  RequestLogRecord: RequestLogRecord;
  RequestReply: RequestReply;
  UsageCountRecord: UsageCountRecord;
  UsageHourRecord: UsageHourRecord;
  UsageReply: UsageReply;
  UsageRequest: UsageRequest;
  UsageRow: UsageRow;
  DataFile: DataFile;
  IdempotentRequestRecord: IdempotentRequestRecord;
  PurchaseRecord: PurchaseRecord;
  ChangeWebhookEndpointRequest: ChangeWebhookEndpointRequest;
  CreateWebhookEndpointRequest: CreateWebhookEndpointRequest;
  CreatedWebhookEndpointReply: CreatedWebhookEndpointReply;
  CreatedWebhookEndpoint: CreatedWebhookEndpoint;
  DeliveryHourRecord: DeliveryHourRecord;
  DeliveryListReply: DeliveryListReply;
  DeliveryListRequest: DeliveryListRequest;
  EventPattern: EventPattern;
  EventType: EventType;
  KeyRotated: KeyRotated;
  ReplayDeliveriesRequest: ReplayDeliveriesRequest;
  ReplayFailedRequest: ReplayFailedRequest;
  ReplayReply: ReplayReply;
  ReplayedDeliveriesReply: ReplayedDeliveriesReply;
  ReplayedDeliveries: ReplayedDeliveries;
  Replayed: Replayed;
  RotateWebhookSecretRequest: RotateWebhookSecretRequest;
  SentEventType: SentEventType;
  StoredWebhookHeaders: StoredWebhookHeaders;
  StoredWebhookSecret: StoredWebhookSecret;
  SubscribedEventType: SubscribedEventType;
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
 * A field of a record that changed, with its old and its new value.
 */
export interface AuditChange {
  /**
   * Name of the field, as the API has it. Fields of an object inside the record are joined by dots.
   */
  field: string;
  /**
   * The old value; null if there was none. Long values are cut, and objects in lists are JSON as text.
   *
   * @maxItems 50
   */
  from: string | number | boolean | (string | number | boolean | null)[] | null;
  /**
   * The new value; null if there is none any more.
   *
   * @maxItems 100
   */
  to: string | number | boolean | (string | number | boolean | null)[] | null;
  /**
   * Whether the values are left out, because they are secret or personal: the field changed.
   */
  redacted: boolean;
}
/**
 * A change in a workspace: who made it, when, and from where.
 */
export interface AuditEntry {
  id: Id;
  at: Timestamp;
  /**
   * Whether an API key or a user of the console made the change.
   */
  actor_type: 'key' | 'user';
  /**
   * Id of the key or the user.
   */
  actor_id: string;
  /**
   * Name of the key or the user at that time.
   */
  actor_name: string;
  /**
   * Id of the operation of the API that makes this change.
   */
  operation: string;
  /**
   * Id of the record that was created or changed, or null.
   */
  record_id: string | null;
  /**
   * What kind of record it is, such as link; null or left out if that is not known.
   */
  record_type?: string | null;
  /**
   * Name of the record at that time, also if it has been renamed or deleted since; null or left out if it has none.
   */
  record_name?: string | null;
  /**
   * What changed of the record: of a new one the fields that were set, of a deleted one those that it had. A field that was changed and changed back has the same value twice. Left out by storages that do not keep it.
   *
   * @maxItems 50
   */
  changes?: AuditChange[];
  /**
   * How many changes the entry stands for: the actor has made the same change to the record several times within ten minutes, the first one at `first_at` and the last one at `at`. `changes` has the values before the first and after the last of them. Left out if it is one change.
   */
  count?: number;
  first_at?: Timestamp;
  /**
   * Whether the service ended right after the change, before it could read what became of it: `changes` is what was asked for then. Left out otherwise.
   */
  is_partial?: boolean;
  /**
   * Tells the sessions of a user apart, or null if the change was made with a key or the login of the host. It is not the secret of the session.
   */
  session: string | null;
  /**
   * IP address of the client.
   */
  address: string;
  /**
   * The X-Request-Id of the response, or null.
   */
  request_id: string | null;
}
/**
 * Entries of the audit log, newest first.
 */
export interface AuditLogReply {
  status: 'success';
  data: AuditEntry[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * Filters and pagination of the audit log.
 */
export interface AuditLogRequest {
  /**
   * Only changes by the key or the user with this id.
   */
  actor?: string;
  /**
   * Only changes by this operation.
   */
  operation?: string;
  /**
   * Only changes of records of this kind.
   */
  record_type?: string;
  /**
   * Only changes of the record with this id.
   */
  record_id?: string;
  since?: Timestamp1;
  until?: Timestamp2;
  /**
   * Number of entries on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * A CloudEvent (version 1.0) in the JSON format.
 */
export interface AutomationCloudEvent {
  specversion: '1.0';
  /**
   * Id of the event. A second event with the same `source` and `id` is not stored.
   */
  id: string;
  /**
   * Where the event comes from: a URI reference.
   */
  source: string;
  type: AutomationEventType;
  /**
   * What the event is about.
   */
  subject?: string;
  /**
   * When the event occurred (RFC 3339).
   */
  time?: string;
  /**
   * When to publish the event (RFC 3339). Omitted: immediately.
   */
  deliverat?: string;
  /**
   * Any JSON value.
   */
  data?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  [k: string]: unknown;
}
/**
 * What a CloudEvent said of itself besides: receivers in the formats of CloudEvents get it back as it came.
 */
export interface AutomationCloudEventRest {
  /**
   * The time as the sender wrote it.
   */
  time?: string;
  /**
   * Media type of the data.
   */
  datacontenttype?: string;
  /**
   * URI of the schema of the data.
   */
  dataschema?: string;
  /**
   * Further attributes by their names.
   */
  extensions?: {
    [k: string]: string | number | boolean;
  };
  /**
   * `base64`: the data is bytes in base64. `none`: there was none. Omitted otherwise.
   */
  data?: 'base64' | 'none';
}
/**
 * Inbound endpoints, oldest first.
 */
export interface AutomationEndpointListReply {
  status: 'success';
  data: AutomationEndpoint[];
}
/**
 * An inbound endpoint: a URL that publishes events without an API key.
 */
export interface AutomationEndpoint {
  id: Id;
  /**
   * Display name. No control characters.
   */
  name: string;
  event_type: AutomationEventType;
  /**
   * Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type.
   *
   * @maxItems 100
   */
  event_types: AutomationEventType[];
  /**
   * Header or JSON pointer that the type of an event is taken from, if the request has it; null for `event_type`.
   */
  event_type_from: AutomationValuePlace | null;
  /**
   * Header or JSON pointer to what a repeated request has in common with the first one; null for what the verification knows of it.
   */
  repeat_id_from: AutomationValuePlace | null;
  /**
   * Names of the headers that are stored with events.
   *
   * @maxItems 20
   */
  keep_headers: string[];
  /**
   * Whether GET publishes an event too, with the query parameters as its data.
   */
  allow_get: boolean;
  /**
   * How requests are verified; null if only the URL is secret.
   */
  verification: AutomationVerificationShown | null;
  /**
   * JSON Schema that the data of each event must match; null for any data.
   */
  data_schema: {
    [k: string]: unknown;
  } | null;
  /**
   * Maximum number of events per minute; null for the limit of the service.
   */
  rate: number | null;
  /**
   * The current token first, then replaced tokens that still work.
   */
  tokens: AutomationTokenShown[];
  /**
   * What senders get for an event that is stored; null for 202 with the id of the event.
   */
  response: AutomationResponse | null;
  /**
   * A paused endpoint refuses events.
   */
  state: 'active' | 'paused';
  created_at: Timestamp;
}
/**
 * How requests to an inbound endpoint are verified, without the secret.
 */
export interface AutomationVerificationShown {
  /**
   * `standard_webhooks`, `github`, `stripe`, `shopify`, `slack`, `meta` and `twilio` check the signature of the request, and so does `hmac` as you describe it. `header` compares a header with the secret, `basic` the user name and the password.
   */
  scheme:
    'standard_webhooks' | 'github' | 'stripe' | 'shopify' | 'slack' | 'meta' | 'twilio' | 'hmac' | 'basic' | 'header';
  /**
   * Name of the header that contains the secret; null for signatures.
   */
  header: string | null;
  hmac?: AutomationHmac;
}
/**
 * How a sender signs with an HMAC.
 */
export interface AutomationHmac {
  /**
   * Name of the header with the signature.
   */
  header: string;
  /**
   * Hash function.
   */
  algorithm: 'sha256' | 'sha512' | 'sha1';
  /**
   * How the signature is written.
   */
  encoding: 'hex' | 'base64';
  /**
   * What stands before the signature in its header.
   */
  prefix: string;
  /**
   * Name of the header with the time of the signature, in seconds. Omitted or null: none, and captured requests never grow too old.
   */
  timestamp_header?: string | null;
  /**
   * What is signed: a text with `{body}` once, and `{timestamp}` where the time stands.
   */
  signed: string;
}
/**
 * A token of an inbound endpoint, which its URL ends with.
 */
export interface AutomationTokenShown {
  /**
   * End of the token.
   */
  last_four: string;
  /**
   * When the token stops working; null for the current token.
   */
  expires_at: Timestamp | null;
}
/**
 * What senders of an inbound endpoint get for an event that is stored, instead of 202 with its id.
 */
export interface AutomationResponse {
  /**
   * HTTP status.
   */
  status: number;
  /**
   * JSON of at most 4,096 characters. Omitted: no body, which the statuses 204 and 205 require.
   */
  body?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
}
/**
 * An inbound endpoint as it is stored.
 */
export interface AutomationEndpointRecord {
  id: Id;
  /**
   * Display name. No control characters.
   */
  name: string;
  event_type: AutomationEventType;
  /**
   * Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. Omitted: any type.
   *
   * @maxItems 100
   */
  event_types?: AutomationEventType[];
  /**
   * Header or JSON pointer that the type of an event is taken from. Empty or omitted: none.
   */
  event_type_from?: string;
  /**
   * Header or JSON pointer to what a repeated request has in common with the first one. Empty or omitted: none.
   */
  repeat_id_from?: string;
  /**
   * Names of the headers that are stored with events. Omitted: those of its verification.
   *
   * @maxItems 20
   */
  keep_headers?: string[];
  /**
   * Whether GET publishes an event too, with the query parameters as its data.
   */
  allow_get: boolean;
  /**
   * What is checked of each request; null: nothing but the address.
   */
  verification: AutomationVerification | null;
  /**
   * JSON Schema that the data of each event must match; null for any data.
   */
  data_schema: {
    [k: string]: unknown;
  } | null;
  /**
   * Maximum number of events per minute; null for the limit of the service.
   */
  rate: number | null;
  /**
   * The one in use first, then those that it has replaced.
   */
  tokens: AutomationToken[];
  /**
   * What senders get for an event that is stored, as JSON text: its status, and its body if it has one. Empty or omitted: 202 with the id of the event.
   */
  response_json?: string;
  /**
   * Whether it takes events.
   */
  state: 'active' | 'paused';
  created_at: Timestamp;
}
/**
 * How an inbound endpoint knows who sends to it.
 */
export interface AutomationVerification {
  /**
   * Whose signatures are checked; `header`: a header that must hold the secret.
   */
  scheme:
    'standard_webhooks' | 'github' | 'stripe' | 'shopify' | 'slack' | 'meta' | 'twilio' | 'hmac' | 'basic' | 'header';
  /**
   * What the sender signs with, or sends; it may be encrypted.
   */
  secret: string;
  /**
   * Name of the header that holds the secret; null for signatures.
   */
  header: string | null;
  hmac?: AutomationHmac;
}
/**
 * A token of the address of an inbound endpoint: the token itself is never kept.
 */
export interface AutomationToken {
  /**
   * SHA-256 of the token, in lower-case hexadecimal.
   */
  digest: string;
  /**
   * End of the token.
   */
  last_four: string;
  /**
   * Until when it is taken beside its successor; null: the one in use.
   */
  expires_at: Timestamp | null;
}
/**
 * An inbound endpoint.
 */
export interface AutomationEndpointReply {
  status: 'success';
  data: AutomationEndpoint;
}
/**
 * An event with its deliveries.
 */
export interface AutomationEventDetailsReply {
  status: 'success';
  data: AutomationEventDetails;
}
/**
 * An event with its deliveries.
 */
export interface AutomationEventDetails {
  event: AutomationEvent;
  /**
   * Deliveries to webhooks, hooks and routes, newest first. At most 500.
   */
  deliveries: WebhookDelivery[];
}
/**
 * An event that was published or is scheduled.
 */
export interface AutomationEvent {
  id: Id;
  type: AutomationEventType;
  /**
   * Where the event comes from: a URI reference.
   */
  source: string;
  /**
   * The id that the sender gave the event; null if it gave none.
   */
  source_id: string | null;
  /**
   * What the event is about; null if unknown.
   */
  subject: string | null;
  time: Timestamp;
  /**
   * Any JSON value.
   */
  data:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  /**
   * The data as JSON text, if its numbers are larger or have more digits than JavaScript can hold, or its members stand in an order that it cannot keep: receivers are sent this text. Omitted otherwise.
   */
  data_json?: string;
  cloudevent?: AutomationCloudEventRest;
  /**
   * Headers of the request that the inbound endpoint keeps, by their names in lower case. Omitted for none.
   */
  headers?: {
    [k: string]: string;
  };
  /**
   * The inbound endpoint that received the event; null for other events.
   */
  endpoint_id: Id | null;
  /**
   * The API key that published the event; null for other events.
   */
  key_id: Id | null;
  received_at: Timestamp;
  /**
   * When the event is published; null: immediately.
   */
  deliver_at: Timestamp | null;
  /**
   * When the event was cancelled; null if it was not.
   */
  cancelled_at: Timestamp | null;
  state: 'scheduled' | 'published' | 'cancelled';
  /**
   * Number of the event in the feed; null before the feed has returned it.
   */
  sequence: number | null;
}
/**
 * A delivery: one event sent to one webhook.
 */
export interface WebhookDelivery {
  id: Id;
  endpoint_id: Id;
  event_id: Id;
  event_type: SentEventType;
  state: 'pending' | 'succeeded' | 'failed';
  created_at: Timestamp;
  /**
   * When the next attempt is due.
   */
  next_attempt_at: Timestamp | null;
  attempts: WebhookAttempt[];
}
/**
 * One attempt to send a delivery.
 */
export interface WebhookAttempt {
  at: Timestamp;
  /**
   * Duration in milliseconds.
   */
  duration_ms: number;
  /**
   * HTTP status of the response, or null if there was none.
   */
  status: number | null;
  /**
   * Why there was no response, or null.
   */
  error: string | null;
  /**
   * First part of the response body.
   */
  response: string | null;
  /**
   * Ids of the events that the receiver made from the event, if it is a route of this service. Omitted for none.
   */
  made_events?: Id[];
}
/**
 * An event that was published, as it is stored.
 */
export interface AutomationEventRecord {
  id: Id;
  type: AutomationEventType;
  /**
   * Where it comes from: a URI reference, as CloudEvents has it.
   */
  source: string;
  /**
   * Id that the sender gave it, unique with its source; null: none.
   */
  source_id: string | null;
  /**
   * What it is about within its source; null: not said.
   */
  subject: string | null;
  time: Timestamp;
  /**
   * Any JSON value.
   */
  data:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  /**
   * The data as JSON text, if JavaScript cannot hold all of it, such as integers beyond 2^53. Omitted otherwise.
   */
  data_json?: string;
  cloudevent?: AutomationCloudEventRest;
  /**
   * Headers of the request that the inbound endpoint keeps, by their names in lower case. Omitted for none.
   */
  headers?: {
    [k: string]: string;
  };
  /**
   * How the request came to the inbound endpoint. Omitted for events of keys and the host.
   */
  request?: {
    method: 'GET' | 'POST';
    /**
     * How the sender was verified; empty: by nothing but the URL.
     */
    verification: string;
  };
  /**
   * The inbound endpoint that took it; null: a key published it.
   */
  endpoint_id: Id | null;
  /**
   * The key that published it; null: an inbound endpoint took it.
   */
  key_id: Id | null;
  received_at: Timestamp;
  /**
   * From when on it is published; null: at once.
   */
  deliver_at: Timestamp | null;
  /**
   * When it was cancelled; null: it was not.
   */
  cancelled_at: Timestamp | null;
  /**
   * Its number in the feed of the workspace; null: it has none yet.
   */
  sequence: number | null;
  /**
   * How many routes and webhooks led to it, one after the other.
   */
  hops: number;
  /**
   * The deliveries in the chain that led to this event, as their services name them in `CDN-Loop`, oldest first. Omitted for none.
   *
   * @maxItems 1000
   */
  via?: string[];
}
/**
 * An event.
 */
export interface AutomationEventReply {
  status: 'success';
  data: AutomationEvent;
}
/**
 * A page of the feed.
 */
export interface AutomationFeedReply {
  status: 'success';
  data: AutomationEvent[];
  /**
   * Pass it as `after` to continue.
   */
  last: number;
  /**
   * Whether more events are available now.
   */
  has_more: boolean;
}
/**
 * The position in the feed.
 */
export interface AutomationFeedRequest {
  /**
   * Return events after this number: `last` of the previous page. Default: 0, from the beginning.
   */
  after?: number;
  type?: AutomationEventType;
  /**
   * Number of events on a page. Default: 100.
   */
  limit?: number;
}
/**
 * The fields of a form. A repeated field becomes a list.
 */
export interface AutomationForm {
  [k: string]: string | string[];
}
/**
 * Events by the time at which they are published or were cancelled, latest first: scheduled events come before all others.
 */
export interface AutomationHistoryReply {
  status: 'success';
  data: AutomationEvent[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
  /**
   * The search has read as much as one request may, back to this time: continue with next_cursor. Null if it has not stopped.
   */
  stopped_at: Timestamp | null;
}
/**
 * Filters and pagination of the history.
 */
export interface AutomationHistoryRequest {
  /**
   * Only events of this inbound endpoint.
   */
  endpoint_id?: string;
  type?: AutomationEventType1;
  /**
   * Only events in this state.
   */
  state?: 'scheduled' | 'published' | 'cancelled';
  /**
   * Only events whose data has this text in its names or values, whatever the case of letters. A request reads at most 2,000 events; if it stops there, `stopped_at` says so.
   */
  text?: string;
  /**
   * Only events with a delivery to this webhook, hook or route, or of what a route made of them. `since` and `until` are then about the deliveries.
   */
  receiver_id?: string;
  /**
   * Only events with a delivery in this state: `failed` has no more attempts. `since` and `until` are then about the deliveries.
   */
  delivery_state?: 'pending' | 'succeeded' | 'failed';
  since?: Timestamp;
  until?: Timestamp;
  /**
   * Number of events on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * The hooks of the workspace.
 */
export interface AutomationHookListReply {
  status: 'success';
  data: AutomationHook[];
}
/**
 * The subscription of a tool to events.
 */
export interface AutomationHook {
  id: Id;
  /**
   * The URL that events are posted to: http or https.
   */
  target_url: string;
  event_type: AutomationEventName;
  /**
   * What is posted. `standard`: the body of Standard Webhooks. `cloudevents`: a CloudEvent in the body. `cloudevents_binary`: the data, with the attributes of the CloudEvent in headers. `data`: the data alone.
   */
  format: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * Display name. No control characters.
   */
  description: string;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * Whether events are sent.
   */
  state: 'active' | 'paused';
  /**
   * Why it is paused: on request, because the receiver answered 410, or because all deliveries failed for days.
   */
  paused_reason: ('requested' | 'gone' | 'failing') | null;
  /**
   * When it was paused.
   */
  paused_at: Timestamp | null;
  /**
   * When the current series of failures began; null if there is none.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
}
/**
 * Comparisons of one field of an event. If there are several, all of them must hold. A missing field matches only `exists: false` and `not_equals`.
 */
export interface AutomationFilterComparison {
  /**
   * Path to the field: names with a dot between them, numbers (from 0) for the entries of lists, and `*` for any entry of a list: all comparisons must hold for one entry. A list without entries is as a missing field. At most 20 parts, three of them `*`.
   */
  field: string;
  /**
   * The field is this text, number, true, false or null. The number 1 is not the text `"1"`.
   */
  equals?: string | number | boolean | null;
  /**
   * The field is something else, or missing.
   */
  not_equals?: string | number | boolean | null;
  /**
   * The field is one of these.
   *
   * @minItems 1
   * @maxItems 100
   */
  one_of?: [string | number | boolean | null, ...(string | number | boolean | null)[]];
  /**
   * The field is text that starts like this. Case-sensitive.
   */
  prefix?: string;
  /**
   * The field is text that ends like this. Case-sensitive.
   */
  suffix?: string;
  /**
   * The field is text that contains this, or a list with this text. Case-sensitive.
   */
  contains?: string;
  /**
   * Whether the field exists. A field that is null exists.
   */
  exists?: boolean;
  /**
   * The field is at least this number. Text that is a decimal number, as forms send it, counts as the number.
   */
  min?: number;
  /**
   * The field is at most this number. Text that is a decimal number, as forms send it, counts as the number.
   */
  max?: number;
}
/**
 * Conditions together, or the opposite of one. It has one of `all` (all hold), `any` (one of them holds) and `not` (it does not hold).
 */
export interface AutomationFilterGroup {
  /**
   * All of these hold.
   *
   * @minItems 1
   * @maxItems 20
   */
  all?: [AutomationFilterCondition, ...AutomationFilterCondition[]];
  /**
   * One of these holds.
   *
   * @minItems 1
   * @maxItems 20
   */
  any?: [AutomationFilterCondition, ...AutomationFilterCondition[]];
  not?: AutomationFilterCondition;
}
/**
 * The hook.
 */
export interface AutomationHookReply {
  status: 'success';
  data: AutomationHook;
}
/**
 * A number that is kept for a workspace.
 */
export interface AutomationNumberRecord {
  /**
   * `sequence`: the last number given in the feed. `pruned`: the highest number of an event that is no longer kept. `retention_days`: for how many days events are kept. `registered_types_only`: 1 if other types are refused.
   */
  name: 'sequence' | 'pruned' | 'retention_days' | 'registered_types_only';
  value: number;
}
/**
 * The accepted event, or the list of the events of a batch.
 */
export interface AutomationReceiptReply {
  status: 'success';
  /**
   * A list if the request was a batch.
   */
  data: AutomationReceipt | AutomationReceipt[];
}
/**
 * An accepted event.
 */
export interface AutomationReceipt {
  id: Id;
  type: AutomationEventType;
  received_at: Timestamp;
  /**
   * When the event is published; null: immediately.
   */
  deliver_at: Timestamp | null;
}
/**
 * How many requests an inbound endpoint has refused on a day for one reason.
 */
export interface AutomationRefusalCount {
  day: LinkDayName;
  reason: AutomationRefusalReason;
  /**
   * Number of requests.
   */
  count: number;
}
/**
 * A request that an inbound endpoint has refused, without its body, its headers and its signature.
 */
export interface AutomationRefusal {
  at: Timestamp;
  reason: AutomationRefusalReason;
  /**
   * What the sender was told.
   */
  detail: string;
  /**
   * The type of its event; null: it was refused before its type was known, or contains several events.
   */
  type: AutomationEventType | null;
  /**
   * The size of its body; null: not known.
   */
  bytes: number | null;
  /**
   * The start of its User-Agent header, or null.
   */
  user_agent: string | null;
}
/**
 * What an inbound endpoint has refused.
 */
export interface AutomationRefusalsRecord {
  endpoint_id: Id;
  /**
   * By day and reason, the oldest day first.
   */
  counts: AutomationRefusalCount[];
  /**
   * The latest refusals, the latest first.
   *
   * @maxItems 100
   */
  latest: AutomationRefusal[];
  updated_at: Timestamp;
}
/**
 * What is sent again.
 */
export interface AutomationReplayReply {
  status: 'success';
  data: AutomationReplayed;
}
/**
 * What is sent again.
 */
export interface AutomationReplayed {
  /**
   * Number of events of this call.
   */
  events: number;
  /**
   * Number of their deliveries that are sent again.
   */
  deliveries: number;
  /**
   * Number of new deliveries: to a receiver that had none of an event.
   */
  made: number;
  /**
   * Number of events that had no deliveries: nothing asked for them, or their deliveries have been removed.
   */
  without_deliveries: number;
  /**
   * Cursor of the next call; null if no event is left.
   */
  next_cursor: string | null;
}
/**
 * A request that came with an idempotency key, as it is remembered.
 */
export interface AutomationRequestRecord {
  /**
   * Id of the inbound endpoint, or `key`.
   */
  scope: string;
  /**
   * The idempotency key.
   */
  key: string;
  /**
   * SHA-256 of the request, in lower-case hexadecimal.
   */
  fingerprint: string;
  /**
   * The events that it led to.
   */
  event_ids: Id[];
  expires_at: Timestamp;
}
/**
 * What a route does with an event.
 */
export interface AutomationRouteConfig {
  filter: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.
   */
  mapping: string | null;
  /**
   * Type of the events that the route sends; null keeps the type of the event.
   */
  type: AutomationEventType | null;
  /**
   * Ids of the hooks that the route sends events to.
   *
   * @maxItems 100
   */
  hooks: Id[];
}
/**
 * The routes of the workspace.
 */
export interface AutomationRouteListReply {
  status: 'success';
  data: AutomationRoute[];
}
/**
 * Takes events, makes new ones from them, and sends these to hooks.
 */
export interface AutomationRoute {
  id: Id;
  /**
   * Display name. No control characters.
   */
  name: string;
  /**
   * Ids of the inbound endpoints whose events the route takes.
   *
   * @maxItems 100
   */
  sources: Id[];
  /**
   * Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.
   *
   * @maxItems 50
   */
  event_types: AutomationEventName[];
  filter: AutomationFilter;
  filter_match: AutomationFilterMatch;
  /**
   * A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.
   */
  mapping: string | null;
  /**
   * Type of the events that the route sends; null keeps the type of the event.
   */
  event_type: AutomationEventType | null;
  /**
   * Ids of the hooks that the route sends events to.
   *
   * @maxItems 100
   */
  hooks: Id[];
  /**
   * Whether events are sent.
   */
  state: 'active' | 'paused';
  /**
   * Why it is paused: on request, because the receiver answered 410, or because all deliveries failed for days.
   */
  paused_reason: ('requested' | 'gone' | 'failing') | null;
  /**
   * When it was paused.
   */
  paused_at: Timestamp | null;
  /**
   * When the current series of failures began; null if there is none.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
  /**
   * Number of failures since the last success.
   */
  recent_failures: number;
}
/**
 * The route.
 */
export interface AutomationRouteReply {
  status: 'success';
  data: AutomationRoute;
}
/**
 * What a route would do with the event.
 */
export interface AutomationRouteTryReply {
  status: 'success';
  data: AutomationRouteTry;
}
/**
 * What a route would do with the event.
 */
export interface AutomationRouteTry {
  /**
   * `made`: the route would send `value`. `skipped`: the type, the source or the filter does not fit, or the mapping returns null. `failed`: the mapping fails, or the registered type refuses what it makes.
   */
  outcome: 'made' | 'skipped' | 'failed';
  /**
   * The data that would be sent; null unless the outcome is `made`.
   */
  value: {
    [k: string]: unknown;
  };
  /**
   * The data as JSON text, if its numbers are larger or have more digits than JavaScript can hold: this text would be sent. Omitted otherwise.
   */
  value_json?: string;
  /**
   * Why it failed; null unless the outcome is `failed`.
   */
  error: string | null;
  /**
   * Why it was skipped, with the value of the event; null unless the outcome is `skipped`.
   */
  reason: string | null;
}
/**
 * Samples of an event.
 */
export interface AutomationSampleListReply {
  status: 'success';
  data: AutomationSample[];
}
/**
 * An event as a hook is sent it.
 */
export interface AutomationSample {
  /**
   * Stands for the id of an event.
   */
  id: string;
  type: AutomationEventType;
  timestamp: Timestamp;
  /**
   * What the event tells.
   */
  data: {
    [k: string]: unknown;
  };
  /**
   * Where it comes from.
   */
  source?: string;
  /**
   * What it is about, if its sender said it.
   */
  subject?: string;
  /**
   * The id that its sender gave it.
   */
  source_id?: string;
  cloudevent?: AutomationCloudEventRest;
  /**
   * Headers of the request that the inbound endpoint keeps, by their names in lower case. Omitted for none.
   */
  headers?: {
    [k: string]: string;
  };
}
/**
 * Which samples to list.
 */
export interface AutomationSampleListRequest {
  event_type: AutomationEventName;
}
/**
 * Settings of a workspace.
 */
export interface AutomationSettingsReply {
  status: 'success';
  data: AutomationWorkspaceSettings;
}
/**
 * Settings of a workspace.
 */
export interface AutomationWorkspaceSettings {
  /**
   * Number of days that events are kept; null for the default of the service.
   */
  retention_days: number | null;
  /**
   * Whether events of types that are not registered are refused.
   */
  registered_types_only: boolean;
}
/**
 * A delivery of a trace, and how it ended.
 */
export interface AutomationTraceDelivery {
  receiver: AutomationTraceReceiver;
  /**
   * `made`: the route made an event; `filtered`: its filter does not match; `dropped`: its mapping gave null; `waiting`: the first attempt is still to come; `retrying`: the next one is.
   */
  outcome: 'waiting' | 'retrying' | 'delivered' | 'made' | 'filtered' | 'dropped' | 'failed';
  /**
   * Why, in words; null if there is nothing to say.
   */
  reason: string | null;
  delivery: WebhookDelivery;
}
/**
 * Where the delivery goes.
 */
export interface AutomationTraceReceiver {
  id: Id;
  kind: AutomationReceiverKind;
  /**
   * Its name, or its URL if it has none.
   */
  name: string;
}
/**
 * An event of a trace.
 */
export interface AutomationTraceEvent {
  id: Id;
  /**
   * Its type; null if it is no longer stored.
   */
  type: string | null;
  /**
   * When it was or will be published; null if that is no longer stored.
   */
  time: Timestamp | null;
  /**
   * Null for events that were made by a route or by this service.
   */
  state: ('scheduled' | 'published' | 'cancelled') | null;
  /**
   * How many routes led to it.
   */
  depth: number;
  /**
   * The delivery to the route that made it; null: no route of this trace did.
   */
  made_by: Id | null;
}
/**
 * What is missing in a trace.
 */
export interface AutomationTraceGap {
  what: AutomationTraceGapKind;
  /**
   * The event that is missing or whose deliveries are, or the delivery whose earlier attempts are; null: not known.
   */
  id: Id | null;
  /**
   * A sentence.
   */
  reason: string;
}
/**
 * Where an event came from.
 */
export interface AutomationTraceOrigin {
  /**
   * `endpoint`: a request to an inbound endpoint; `key`: a request with an API key; `host`: the application.
   */
  origin: 'endpoint' | 'key' | 'host';
  /**
   * The inbound endpoint.
   */
  endpoint_id: Id | null;
  /**
   * Its name; null if it was deleted.
   */
  endpoint_name: string | null;
  /**
   * The API key.
   */
  key_id: Id | null;
  /**
   * Method of the request to an inbound endpoint; null if it is not stored.
   */
  method: string | null;
  /**
   * How the sender was verified, such as `github`; `none`: by nothing but the URL; null if it is not stored.
   */
  verification: string | null;
  /**
   * Headers that the inbound endpoint keeps, by their names in lower case.
   */
  headers: {
    [k: string]: string;
  };
  received_at: Timestamp;
}
/**
 * The trace of an event.
 */
export interface AutomationTraceReply {
  status: 'success';
  data: AutomationTrace;
}
/**
 * The way of an event, from the request that published it to each attempt to deliver it.
 */
export interface AutomationTrace {
  event_id: Id;
  /**
   * Where the event came from; null if this service made it, or if that is no longer stored.
   */
  request: AutomationTraceOrigin | null;
  /**
   * The event, and what routes made of it, each after the one it was made of. At most 50.
   */
  events: AutomationTraceEvent[];
  /**
   * Their deliveries, in the order of the events. At most 100 of an event, 300 together, and the newest 20 attempts of each, with the first 200 characters of each response.
   */
  deliveries: AutomationTraceDelivery[];
  /**
   * Whether this is the whole way.
   */
  complete: boolean;
  /**
   * What is missing, if it is not complete.
   */
  missing: AutomationTraceGap[];
}
/**
 * The registered event types as an OpenAPI 3.1 document: what receivers get of each.
 */
export interface AutomationTypeDocument {
  openapi: '3.1.0';
  /**
   * Title and version of the document.
   */
  info: {
    [k: string]: unknown;
  };
  /**
   * The request that receivers get, by event type.
   */
  webhooks: {
    [k: string]: unknown;
  };
}
/**
 * The registered event types.
 */
export interface AutomationTypeListReply {
  status: 'success';
  data: AutomationTypeRecord[];
}
/**
 * A registered event type: what events of this type contain.
 */
export interface AutomationTypeRecord {
  type: AutomationEventType;
  /**
   * What the event tells, and when it happens.
   */
  description: string;
  /**
   * JSON Schema (2020-12 or draft-07) that the data of each event must match; null: any data.
   */
  data_schema: {
    [k: string]: unknown;
  } | null;
  data_example: AutomationData;
  created_at: Timestamp;
  updated_at: Timestamp;
}
/**
 * A registered event type.
 */
export interface AutomationTypeReply {
  status: 'success';
  data: AutomationTypeRecord;
}
/**
 * How requests to an inbound endpoint are verified.
 */
export interface AutomationVerificationInput {
  /**
   * `standard_webhooks`, `github`, `stripe`, `shopify`, `slack`, `meta` and `twilio` check the signature of the request, and so does `hmac` as you describe it. `header` compares a header with the secret, `basic` the user name and the password.
   */
  scheme:
    'standard_webhooks' | 'github' | 'stripe' | 'shopify' | 'slack' | 'meta' | 'twilio' | 'hmac' | 'basic' | 'header';
  /**
   * The secret that the sender signs with, or sends. No response contains it.
   */
  secret: string;
  /**
   * Name of the header that contains the secret. Only for the scheme `header`, which requires it.
   */
  header?: string;
  hmac?: AutomationHmac;
}
/**
 * The fields to change. Omitted fields keep their values.
 */
export interface ChangeAutomationEndpointRequest {
  /**
   * Display name. No control characters.
   */
  name?: string;
  event_type?: AutomationEventType;
  /**
   * Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. An empty list allows only `event_type`.
   *
   * @maxItems 100
   */
  event_types?: AutomationEventType[];
  /**
   * Header or JSON pointer that the type of an event is taken from, if the request has it; null for `event_type`.
   */
  event_type_from?: AutomationValuePlace | null;
  /**
   * Header or JSON pointer to what a repeated request has in common with the first one; null for what the verification knows of it.
   */
  repeat_id_from?: AutomationValuePlace | null;
  /**
   * Names of the headers to store with events.
   *
   * @maxItems 20
   */
  keep_headers?: string[];
  /**
   * Whether GET publishes an event too, with the query parameters as its data.
   */
  allow_get?: boolean;
  /**
   * How requests are verified.
   */
  verification?: AutomationVerificationInput | null;
  /**
   * JSON Schema (2020-12 or draft-07) that the data of each event must match.
   */
  data_schema?: {
    [k: string]: unknown;
  } | null;
  /**
   * Maximum number of events per minute.
   */
  rate?: number | null;
  /**
   * What senders get for an event that is stored; null for 202 with the id of the event.
   */
  response?: AutomationResponse | null;
  /**
   * A paused endpoint refuses events.
   */
  state?: 'active' | 'paused';
}
/**
 * The fields of the hook to change.
 */
export interface ChangeAutomationHookRequest {
  /**
   * Display name. No control characters.
   */
  description?: string;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * `paused`: the hook receives no events. `active`: it receives events from now on, also after it was paused because its receiver failed.
   */
  state?: 'active' | 'paused';
}
/**
 * The fields of the route to change.
 */
export interface ChangeAutomationRouteRequest {
  /**
   * Display name. No control characters.
   */
  name?: string;
  /**
   * Ids of the inbound endpoints whose events the route takes.
   *
   * @maxItems 100
   */
  sources?: Id[];
  /**
   * Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.
   *
   * @maxItems 50
   */
  event_types?: AutomationEventName[];
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.
   */
  mapping?: string | null;
  /**
   * Type of the events that the route sends; null keeps the type of the event.
   */
  event_type?: AutomationEventType | null;
  /**
   * Ids of the hooks that the route sends events to.
   *
   * @minItems 1
   * @maxItems 100
   */
  hooks?: [Id, ...Id[]];
  /**
   * `paused`: what happens meanwhile is not taken. `active`: taken again.
   */
  state?: 'active' | 'paused';
}
/**
 * The settings to change. Omitted settings keep their value.
 */
export interface ChangeAutomationSettingsRequest {
  /**
   * Number of days that events are kept; null for the default of the service.
   */
  retention_days?: number | null;
  /**
   * Whether events of types that are not registered are refused.
   */
  registered_types_only?: boolean;
}
/**
 * The inbound endpoint to create.
 */
export interface CreateAutomationEndpointRequest {
  /**
   * Display name. No control characters.
   */
  name: string;
  event_type: AutomationEventType;
  /**
   * Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. Default: `["*"]`. An empty list allows only `event_type`.
   *
   * @maxItems 100
   */
  event_types?: AutomationEventType[];
  /**
   * Header or JSON pointer that the type of an event is taken from, instead of `event_type`, if the request has it. Default: null.
   */
  event_type_from?: AutomationValuePlace | null;
  /**
   * Header or JSON pointer to what a repeated request has in common with the first one. Default: null, what the verification knows of it.
   */
  repeat_id_from?: AutomationValuePlace | null;
  /**
   * Names of headers to store with events. Default: those that tell the event of the verification's service, such as `X-GitHub-Event`.
   *
   * @maxItems 20
   */
  keep_headers?: string[];
  /**
   * Whether GET publishes an event too, with the query parameters as its data. Default: false.
   */
  allow_get?: boolean;
  /**
   * How requests are verified. Default: null, only the URL is secret.
   */
  verification?: AutomationVerificationInput | null;
  /**
   * JSON Schema (2020-12 or draft-07) that the data of each event must match. Default: null, any data.
   */
  data_schema?: {
    [k: string]: unknown;
  } | null;
  /**
   * Maximum number of events per minute. Default: null, the limit of the service.
   */
  rate?: number | null;
  /**
   * What senders get for an event that is stored. Default: null, 202 with the id of the event.
   */
  response?: AutomationResponse | null;
}
/**
 * The hook to create.
 */
export interface CreateAutomationHookRequest {
  /**
   * The URL that events are posted to: http or https.
   */
  target_url: string;
  event_type: AutomationEventName;
  /**
   * What is posted. `standard`: the body of Standard Webhooks. `cloudevents`: a CloudEvent in the body. `cloudevents_binary`: the data, with the attributes of the CloudEvent in headers. `data`: the data alone. Default: `standard`.
   */
  format?: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * Display name. No control characters.
   */
  description?: string;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
}
/**
 * The route to create.
 */
export interface CreateAutomationRouteRequest {
  /**
   * Display name. No control characters.
   */
  name: string;
  /**
   * Ids of the inbound endpoints whose events the route takes.
   *
   * @maxItems 100
   */
  sources?: Id[];
  /**
   * Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.
   *
   * @maxItems 50
   */
  event_types?: AutomationEventName[];
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.
   */
  mapping?: string | null;
  /**
   * Type of the events that the route sends; null keeps the type of the event.
   */
  event_type?: AutomationEventType | null;
  /**
   * Ids of the hooks that the route sends events to.
   *
   * @minItems 1
   * @maxItems 100
   */
  hooks: [Id, ...Id[]];
}
/**
 * An inbound endpoint with its new URL.
 */
export interface CreatedAutomationEndpointReply {
  status: 'success';
  data: CreatedAutomationEndpoint;
}
/**
 * An inbound endpoint with its new URL.
 */
export interface CreatedAutomationEndpoint {
  endpoint: AutomationEndpoint;
  /**
   * The token at the end of the URL. Only this response contains it.
   */
  token: string;
  /**
   * The URL that publishes events. Keep it secret: only this response contains it.
   */
  url: string;
}
/**
 * The hook, with its secret.
 */
export interface CreatedAutomationHookReply {
  status: 'success';
  data: CreatedAutomationHook;
}
/**
 * A new hook with its secret.
 */
export interface CreatedAutomationHook {
  hook: AutomationHook;
  /**
   * Verifies requests, as Standard Webhooks describe. No other response contains it.
   */
  secret: string;
}
/**
 * The event to publish.
 */
export interface PublishEventRequest {
  type: AutomationEventType;
  /**
   * Any JSON value. Default: null.
   */
  data?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  /**
   * Your id of the event. A second event with the same `source` and `id` is not stored.
   */
  id?: string;
  /**
   * Where the event comes from: a URI reference. Default: a path that names the API key.
   */
  source?: string;
  /**
   * What the event is about.
   */
  subject?: string;
  time?: Timestamp;
  /**
   * When to publish the event, at most ten years ahead. Default: null, immediately.
   */
  deliver_at?: Timestamp | null;
}
/**
 * What the registry says of an event type. Omitted fields have their default.
 */
export interface RegisterAutomationTypeRequest {
  /**
   * What the event tells, and when it happens. Default: empty.
   */
  description?: string;
  /**
   * JSON Schema (2020-12 or draft-07) that the data of each event must match. Default: null, any data.
   */
  data_schema?: {
    [k: string]: unknown;
  } | null;
  /**
   * Data of an event of this type, which matches the schema. Default: null, no example.
   */
  data_example?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
}
/**
 * Where to replay the event to. Without a receiver: to all that were sent it.
 */
export interface ReplayAutomationEventRequest {
  /**
   * Only to this webhook, hook or route, also if it has no delivery of the event yet, or does not ask for it.
   */
  receiver_id?: string;
}
/**
 * The published events to replay.
 */
export interface ReplayAutomationEventsRequest {
  since: Timestamp;
  until?: Timestamp;
  /**
   * Only events of this inbound endpoint.
   */
  endpoint_id?: string;
  type?: AutomationEventType;
  /**
   * Only to this webhook, hook or route. It is also sent the events that it asks for and has no delivery of, for example those from before it was created.
   */
  receiver_id?: string;
  /**
   * Maximum number of events per call. Default: 100. A call ends earlier after 1,000 deliveries.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * Options of the rotation.
 */
export interface RotateAutomationEndpointRequest {
  /**
   * How long the old URL still works, in seconds. Default: one day. Maximum: 30 days.
   */
  overlap_seconds?: number;
}
/**
 * An event, and the settings of a route to try on it.
 */
export interface TryAutomationRouteRequest {
  /**
   * An event as a route sees it. Required unless `event_id` is given.
   */
  event?: {
    [k: string]: unknown;
  };
  event_id?: Id1;
  /**
   * Ids of the inbound endpoints whose events the route takes.
   *
   * @maxItems 100
   */
  sources?: Id[];
  /**
   * Types of the events that the route takes. Without `sources` and `event_types`, it takes all published events.
   *
   * @maxItems 50
   */
  event_types?: AutomationEventName[];
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.
   */
  mapping?: string | null;
  /**
   * Type of the events that the route sends; null keeps the type of the event.
   */
  event_type?: AutomationEventType | null;
}
/**
 * Body of every error response.
 */
export interface ErrorBody {
  status: 'error';
  /**
   * Error message for the caller.
   */
  msg: string;
}
/**
 * The operation has no parameters except the API key.
 */
export interface NoInput {}
/**
 * Whom to invite.
 */
export interface CreateInvitationRequest {
  /**
   * E-mail address of the invited person.
   */
  email: string;
  role: Role;
}
/**
 * The invitation with its link.
 */
export interface CreatedInvitationReply {
  status: 'success';
  data: CreatedInvitation;
}
/**
 * An invitation with its link.
 */
export interface CreatedInvitation {
  id: Id;
  /**
   * E-mail address of the invited person.
   */
  email: string;
  role: Role;
  /**
   * Whether the application has sent the link to the address. Otherwise the person who invites passes it on, and the invited person needs an account.
   */
  sent: boolean;
  /**
   * Id of the user or key that invited, or null.
   */
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp3;
  /**
   * The link, only in this response. If null, the application has sent it to the address. The link works once, and only for the account of the address.
   */
  url: string | null;
}
/**
 * The invitations that were not accepted yet, newest first.
 */
export interface InvitationListReply {
  status: 'success';
  data: Invitation[];
}
/**
 * An invitation to a workspace that was not accepted yet.
 */
export interface Invitation {
  id: Id;
  /**
   * E-mail address of the invited person.
   */
  email: string;
  role: Role;
  /**
   * Whether the application has sent the link to the address. Otherwise the person who invites passes it on, and the invited person needs an account.
   */
  sent: boolean;
  /**
   * Id of the user or key that invited, or null.
   */
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp4;
}
/**
 * An invitation as it is stored, without its link.
 */
export interface InvitationRecord {
  id: Id;
  /**
   * E-mail address in lowercase.
   */
  email: string;
  role: Role;
  /**
   * SHA-256 of the token in the link, in lowercase hexadecimal.
   */
  digest: string;
  /**
   * Whether the application has sent the link to the address. Otherwise the person who invites passes it on, and the invited person needs an account.
   */
  sent: boolean;
  /**
   * Id of the user or key that invited, or null.
   */
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}
/**
 * An invitation.
 */
export interface InvitationReply {
  status: 'success';
  data: Invitation;
}
/**
 * The fields to change. Omitted fields keep their value.
 */
export interface ChangeKeyRequest {
  /**
   * Display name. No control characters.
   */
  name?: string;
  /**
   * All scopes of the key from now on. The calling key cannot give a scope that it lacks, also not to itself.
   *
   * @minItems 1
   */
  scopes?: [Scope, ...Scope[]];
  /**
   * When the key expires. If null, it never expires. A key that expires cannot give another one a later expiry or none.
   */
  expires_at?: Timestamp | null;
  allowed_ips?: AllowedIps1;
  /**
   * The rate limit of the key, besides those of the service, which it cannot exceed; null: only those. A key with a rate limit cannot give a greater one or none.
   */
  rate_limit?: KeyRateLimit | null;
  /**
   * Whose key it is; null: nobody's.
   */
  owner?: string | null;
  metadata?: KeyMetadata;
}
/**
 * How many requests the key may make in a window that starts with the first of them.
 */
export interface KeyRateLimit {
  /**
   * Requests in a window.
   */
  requests: number;
  /**
   * Length of the window, in seconds: one day at most.
   */
  seconds: number;
}
/**
 * Up to 20 texts of yours by name, such as the plan of a customer. A change replaces all of them.
 */
export interface KeyMetadata {
  [k: string]: string;
}
/**
 * The key to create.
 */
export interface CreateKeyRequest {
  /**
   * Display name. No control characters.
   */
  name: string;
  /**
   * Scopes of the new key. It cannot have a scope that the calling key lacks.
   *
   * @minItems 1
   */
  scopes: [Scope, ...Scope[]];
  /**
   * When the key expires. If null, it never expires. If omitted, it expires with the calling key. A key that expires cannot create one that expires later or never.
   */
  expires_at?: Timestamp | null;
  allowed_ips?: AllowedIps2;
  /**
   * A rate limit of the key, besides those of the service, which it cannot exceed. If omitted, that of the calling key. A key with a rate limit cannot create one with a greater one or none.
   */
  rate_limit?: KeyRateLimit | null;
  /**
   * Whose key it is, such as the id of your customer. Keys are listed by it.
   */
  owner?: string | null;
  metadata?: KeyMetadata;
}
/**
 * The new key with its secret.
 */
export interface CreatedKeyReply {
  status: 'success';
  data: CreatedKey;
}
/**
 * A new key with its secret. The secret is shown only in this response.
 */
export interface CreatedKey {
  id: Id;
  name: string;
  scopes: Scope[];
  /**
   * When the key expires. If null, it never expires.
   */
  expires_at: Timestamp | null;
  allowed_ips: AllowedIps;
  /**
   * The rate limit of the key, besides those of the service; null: only those.
   */
  rate_limit: KeyRateLimit | null;
  /**
   * Whose key it is, as you name them.
   */
  owner: string | null;
  metadata: KeyMetadata;
  /**
   * First characters of the secret, to recognise the key.
   */
  prefix: string;
  /**
   * Last characters of the secret.
   */
  last_four: string;
  created_at: Timestamp;
  /**
   * Id of the user or key that created the key.
   */
  created_by: Id | null;
  /**
   * When the key was last used, accurate to about one minute.
   */
  last_used_at: Timestamp | null;
  /**
   * When the key was revoked.
   */
  revoked_at: Timestamp | null;
  /**
   * Id of the key that replaces this one.
   */
  rotated_to: Id | null;
  mode: Mode;
  /**
   * Status of the key: only an active key is accepted.
   */
  state: 'active' | 'expired' | 'revoked';
  /**
   * Address of the client of the last use: IPv4, or the first 64 bits of IPv6.
   */
  last_used_network: string | null;
  /**
   * User-Agent of the last use, shortened.
   */
  last_used_agent: string | null;
  /**
   * The secret. Send it as `Authorization: Bearer <secret>`. It is never shown again.
   */
  secret: string;
}
/**
 * For whom a key acts, if `created_by` does not say it: another member has changed the key, or a key has created it.
 */
export interface KeyAuthority {
  /**
   * Ids of the users for whom the key was created. Empty: the application created it.
   */
  creators: Id[];
  /**
   * Ids of the users for whom its scopes were last set. Empty: the application set them.
   */
  scopes_set_by: Id[];
  /**
   * Whether an owner or the application has last set its expiry, addresses and rate limit, which only an owner may widen then.
   */
  is_bounded: boolean;
}
/**
 * Keys of the workspace, newest first, including expired and revoked keys.
 */
export interface KeyListReply {
  status: 'success';
  data: Key[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * An API key, without its secret.
 */
export interface Key {
  id: Id;
  name: string;
  scopes: Scope[];
  /**
   * When the key expires. If null, it never expires.
   */
  expires_at: Timestamp | null;
  allowed_ips: AllowedIps;
  /**
   * The rate limit of the key, besides those of the service; null: only those.
   */
  rate_limit: KeyRateLimit | null;
  /**
   * Whose key it is, as you name them.
   */
  owner: string | null;
  metadata: KeyMetadata;
  /**
   * First characters of the secret, to recognise the key.
   */
  prefix: string;
  /**
   * Last characters of the secret.
   */
  last_four: string;
  created_at: Timestamp;
  /**
   * Id of the user or key that created the key.
   */
  created_by: Id | null;
  /**
   * When the key was last used, accurate to about one minute.
   */
  last_used_at: Timestamp | null;
  /**
   * When the key was revoked.
   */
  revoked_at: Timestamp | null;
  /**
   * Id of the key that replaces this one.
   */
  rotated_to: Id | null;
  mode: Mode;
  /**
   * Status of the key: only an active key is accepted.
   */
  state: 'active' | 'expired' | 'revoked';
  /**
   * Address of the client of the last use: IPv4, or the first 64 bits of IPv6.
   */
  last_used_network: string | null;
  /**
   * User-Agent of the last use, shortened.
   */
  last_used_agent: string | null;
}
/**
 * Filters and pagination of the key list.
 */
export interface KeyListRequest {
  /**
   * Only keys with this status.
   */
  state?: 'active' | 'expired' | 'revoked';
  scope?: Scope1;
  /**
   * Only keys of this owner.
   */
  owner?: string;
  /**
   * Only keys whose name, or whose beginning and end as in `mk_4fT9…x7Qa`, contains this text (case-insensitive).
   */
  q?: string;
  /**
   * Number of keys on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * An API key as it is stored, without the secret.
 */
export interface KeyRecord {
  id: Id;
  name: string;
  scopes: Scope[];
  /**
   * When the key expires. If null, it never expires.
   */
  expires_at: Timestamp | null;
  allowed_ips?: AllowedIps;
  rate_limit?: KeyRateLimit;
  /**
   * Whose key it is, as you name them.
   */
  owner?: string;
  metadata?: KeyMetadata;
  /**
   * First characters of the secret, to recognise the key.
   */
  prefix: string;
  /**
   * Last characters of the secret.
   */
  last_four: string;
  created_at: Timestamp;
  /**
   * Id of the user or key that created the key.
   */
  created_by: Id | null;
  /**
   * When the key was last used, accurate to about one minute.
   */
  last_used_at: Timestamp | null;
  /**
   * When the key was revoked.
   */
  revoked_at: Timestamp | null;
  /**
   * Id of the key that replaces this one.
   */
  rotated_to: Id | null;
  /**
   * SHA-256 of the secret, in lowercase hexadecimal.
   */
  digest: string;
  authority?: KeyAuthority;
  limit_root?: Id2;
  /**
   * Address of the client of the last use: IPv4, or the first 64 bits of IPv6.
   */
  last_used_network?: string;
  /**
   * User-Agent of the last use, shortened.
   */
  last_used_agent?: string;
}
/**
 * The key.
 */
export interface KeyReply {
  status: 'success';
  data: Key;
}
/**
 * What is known of the key.
 */
export interface KeyVerificationReply {
  status: 'success';
  data: KeyVerification;
}
/**
 * Whether a request with this key may be answered, and whose key it is.
 */
export interface KeyVerification {
  /**
   * Whether the request may be answered.
   */
  valid: boolean;
  /**
   * Why it may not be answered, as the code of an error of this API; null if it may.
   */
  code:
    ('unknown_key' | 'revoked_key' | 'expired_key' | 'ip_not_allowed' | 'too_many_requests' | 'missing_scope') | null;
  /**
   * Id of the workspace of the key; null if the key is unknown.
   */
  workspace_id: string | null;
  /**
   * Id of the key; null if it is unknown.
   */
  key_id: string | null;
  /**
   * Name of the key; null if it is unknown.
   */
  name: string | null;
  mode: Mode | null;
  /**
   * The scopes of the key.
   */
  scopes: Scope[];
  /**
   * Whose key it is, as it was said when the key was created; null if that is not known.
   */
  owner: string | null;
  metadata: KeyMetadata;
  /**
   * When the key expires; null if it never does, or is unknown.
   */
  expires_at: Timestamp | null;
  /**
   * Requests that the tightest of the rate limits of the key and its workspace leaves in this process until its window ends; null without limits, and where the key was refused before it was counted.
   */
  remaining: number | null;
}
/**
 * Options of the rotation.
 */
export interface RotateKeyRequest {
  /**
   * How long the old key stays valid, in seconds. 0 ends it immediately. Default: one day. Maximum: 30 days.
   */
  overlap_seconds?: number;
  /**
   * When the new key expires. If null, it never expires. If omitted, it expires when the old key would have. A key that expires cannot give another one a later expiry or none.
   */
  expires_at?: Timestamp | null;
}
/**
 * The key that came with a request to a service of yours.
 */
export interface VerifyKeyRequest {
  /**
   * The secret of the key.
   */
  secret: string;
  scope?: Scope2;
  /**
   * The IPv4 or IPv6 address that the request came from. Without it, a key with `allowed_ips` is not valid.
   */
  address?: string;
}
/**
 * The fields to change. Omitted fields keep their value.
 */
export interface ChangeLinkRequest {
  url?: LinkTarget;
  slug?: LinkSlug;
  /**
   * Host name of the short URL. If null, the default domain is used.
   */
  domain?: LinkDomain | null;
  title?: LinkTitle;
  tags?: LinkTags;
  /**
   * Id of the link in your own system, unique in the workspace, or null.
   */
  external_id?: LinkExternalId | null;
  redirect_status?: RedirectStatus;
  /**
   * Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.
   */
  expires_at?: Timestamp | null;
  /**
   * Click limit, counting earlier clicks too. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.
   */
  max_clicks?: number | null;
  /**
   * Target of the link after it has expired or reached its click limit. If null, the link answers 410.
   */
  expired_url?: LinkTarget | null;
  utm?: LinkUtm;
  /**
   * Whether query parameters of the short URL are added to the target. Parameters of the target take precedence.
   */
  forward_query?: boolean;
  /**
   * Whether the path after the slug is appended to the path of the target.
   */
  forward_path?: boolean;
  /**
   * Target on iPhone and iPad. If null, url is used.
   */
  ios_url?: LinkTarget | null;
  /**
   * Target on Android. If null, url is used.
   */
  android_url?: LinkTarget | null;
  /**
   * Password that visitors must enter before the redirect, or null. No response contains it.
   */
  password?: string | null;
  /**
   * Whether the old short URL stays as an alias of the link, together with a new slug or domain. Otherwise it answers 404, and no other workspace gets its slug while it is in quarantine. Default: false. At most 20 aliases.
   */
  keep_old_slug?: boolean;
  /**
   * Slugs of the aliases to remove. They are put into quarantine.
   *
   * @maxItems 20
   */
  remove_aliases?: LinkSlug[];
}
/**
 * UTM parameters that are added to the target. They replace UTM parameters that the target already has.
 */
export interface LinkUtm {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}
/**
 * Human clicks grouped by one property.
 */
export interface ClickCount {
  name: string;
  clicks: number;
}
/**
 * Clicks by the values of a property, such as browsers. Missing if all clicks were counted before the property was.
 */
export interface ClickCounts {
  [k: string]: number;
}
/**
 * The clicks of one day.
 */
export interface ClickDay {
  day: LinkDayName;
  /**
   * Number of human clicks.
   */
  clicks: number;
  /**
   * Number of unique visitors. A visitor is identified by IP address and user agent and counted once a day.
   */
  unique_clicks: number;
  /**
   * Number of clicks by bots and link previews.
   */
  bots: number;
}
/**
 * UTM parameters with which a visitor came: those of the target, and otherwise those after the short URL. Each value has at most 100 characters.
 */
export interface ClickUtm {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}
/**
 * The link to create.
 */
export interface CreateLinkRequest {
  url: LinkTarget;
  slug?: LinkSlug;
  /**
   * Host name of the short URL. If null, the default domain is used.
   */
  domain?: LinkDomain | null;
  title?: LinkTitle;
  tags?: LinkTags;
  /**
   * Id of the link in your own system, unique in the workspace, or null.
   */
  external_id?: LinkExternalId | null;
  redirect_status?: RedirectStatus;
  /**
   * Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.
   */
  expires_at?: Timestamp | null;
  /**
   * Click limit, counting earlier clicks too. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.
   */
  max_clicks?: number | null;
  /**
   * Target of the link after it has expired or reached its click limit. If null, the link answers 410.
   */
  expired_url?: LinkTarget | null;
  utm?: LinkUtm;
  /**
   * Whether query parameters of the short URL are added to the target. Parameters of the target take precedence.
   */
  forward_query?: boolean;
  /**
   * Whether the path after the slug is appended to the path of the target.
   */
  forward_path?: boolean;
  /**
   * Target on iPhone and iPad. If null, url is used.
   */
  ios_url?: LinkTarget | null;
  /**
   * Target on Android. If null, url is used.
   */
  android_url?: LinkTarget | null;
  /**
   * Password that visitors must enter before the redirect, or null. No response contains it.
   */
  password?: string | null;
}
/**
 * The result for each link, in the order of the request.
 */
export interface CreateManyLinksReply {
  status: 'success';
  data: LinkCreated[];
}
/**
 * A short link.
 */
export interface Link {
  id: Id3;
  url: LinkTarget;
  slug: LinkSlug;
  /**
   * Host name of the short URL. If null, the default domain is used.
   */
  domain: LinkDomain | null;
  title: LinkTitle;
  tags: LinkTags;
  /**
   * Id of the link in your own system, unique in the workspace, or null.
   */
  external_id: LinkExternalId | null;
  redirect_status: RedirectStatus;
  /**
   * Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.
   */
  expires_at: Timestamp | null;
  /**
   * Click limit. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.
   */
  max_clicks: number | null;
  /**
   * Target of the link after it has expired or reached its click limit. If null, the link answers 410.
   */
  expired_url: LinkTarget | null;
  utm: LinkUtm;
  /**
   * Whether query parameters of the short URL are added to the target. Parameters of the target take precedence.
   */
  forward_query: boolean;
  /**
   * Whether the path after the slug is appended to the path of the target.
   */
  forward_path: boolean;
  /**
   * Target on iPhone and iPad. If null, url is used.
   */
  ios_url: LinkTarget | null;
  /**
   * Target on Android. If null, url is used.
   */
  android_url: LinkTarget | null;
  /**
   * Whether the link is archived. Lists omit archived links, but they still redirect.
   */
  archived: boolean;
  /**
   * Number of human clicks.
   */
  clicks: number;
  /**
   * Number of clicks by bots and link previews.
   */
  bots: number;
  /**
   * Time of the last human click, or null.
   */
  last_clicked_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * The short URL: absolute, or a path if the service does not know its public address.
   */
  short_url: string;
  /**
   * Earlier short URLs that still lead to the link.
   *
   * @maxItems 20
   */
  aliases: LinkAlias[];
  /**
   * Status of the link: active, expired (its expiry time passed) or used_up (its click limit was reached).
   */
  state: 'active' | 'expired' | 'used_up';
  /**
   * Whether visitors must enter a password.
   */
  has_password: boolean;
}
/**
 * An earlier short URL of a link, which redirects as the link does and counts its clicks for the link.
 */
export interface LinkAlias {
  /**
   * The short URL: absolute, or a path if the service does not know its public address.
   */
  short_url: string;
  /**
   * Host name of the short URL. If null, the default domain is used.
   */
  domain: LinkDomain | null;
  slug: LinkSlug;
}
/**
 * The links to create.
 */
export interface CreateManyLinksRequest {
  /**
   * Each link as in a request that creates a single link. An invalid link fails alone; the others are created.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A link, as in a request that creates a single link.
   */
  links: [
    {
      [k: string]: unknown;
    },
    ...{
      [k: string]: unknown;
    }[]
  ];
}
/**
 * An earlier short URL of a link, which redirects as the link does.
 */
export interface LinkAliasRecord {
  /**
   * Host name of the short URL. Empty for the default domain.
   */
  domain: string;
  slug: LinkSlug;
  /**
   * The normalised slug that look-ups use, unique in the domain.
   */
  slug_key: string;
}
/**
 * Clicks of a range of days.
 */
export interface LinkAnalyticsReply {
  status: 'success';
  data: LinkAnalytics;
}
/**
 * Clicks of a range of days.
 */
export interface LinkAnalytics {
  from: LinkDayName;
  to: LinkDayName;
  /**
   * Number of human clicks.
   */
  clicks: number;
  /**
   * Number of unique visitors, each counted once a day.
   */
  unique_clicks: number;
  /**
   * Number of clicks by bots and link previews.
   */
  bots: number;
  /**
   * Every day of the range, including days without clicks.
   */
  days: ClickDay[];
  /**
   * Clicks by referring host, most clicks first. `direct`: the request had no referrer. `other`: the hosts beyond the number that is stored.
   */
  referrers: ClickCount[];
  /**
   * Clicks by ISO 3166 country code, most clicks first. `unknown`: no proxy sent the country.
   */
  countries: ClickCount[];
  /**
   * Clicks by device: `desktop`, `phone`, `tablet` or `other`.
   */
  devices: ClickCount[];
  /**
   * Clicks by browser, or by the app that shows the page, such as `Instagram`. `other`: another one. `unknown`: clicks that were counted before browsers were.
   */
  browsers: ClickCount[];
  /**
   * Clicks by operating system. `other`: another one. `unknown`: clicks that were counted before systems were.
   */
  systems: ClickCount[];
  /**
   * Clicks by city with its ISO 3166 country code, such as `Berlin, DE`, most clicks first. `other`: the cities beyond the number that is stored. `unknown`: no proxy sent the city.
   */
  cities: ClickCount[];
  /**
   * Clicks by the UTM parameter `source`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.
   */
  utm_sources: ClickCount[];
  /**
   * Clicks by the UTM parameter `medium`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.
   */
  utm_mediums: ClickCount[];
  /**
   * Clicks by the UTM parameter `campaign`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.
   */
  utm_campaigns: ClickCount[];
  /**
   * Clicks by the UTM parameter `term`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.
   */
  utm_terms: ClickCount[];
  /**
   * Clicks by the UTM parameter `content`, most clicks first. Clicks without it are not listed. `other`: the values beyond the number that is stored.
   */
  utm_contents: ClickCount[];
  /**
   * Clicks by weekday and hour in UTC: a list for each weekday, Monday first, of 24 numbers each. Clicks that were counted before hours were are missing.
   */
  hours: number[][];
}
/**
 * The range of days.
 */
export interface LinkAnalyticsRequest {
  from?: LinkDayName1;
  to?: LinkDayName2;
}
/**
 * Clicks, newest first.
 */
export interface LinkClickListReply {
  status: 'success';
  data: LinkClick[];
  /**
   * Cursor of the next page; null on the last page.
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
   * Referring host, or null if the request had no referrer.
   */
  referrer: string | null;
  /**
   * ISO 3166 country code, or null if no proxy sent it.
   */
  country: string | null;
  /**
   * City, or null if no proxy sent it.
   */
  city: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
  /**
   * Name of the browser or of the app that shows the page, such as `Chrome`, `Safari` or `Instagram`; `other`: another one. Null if it was not stored yet when the click was made.
   */
  browser: string | null;
  /**
   * Name of the operating system, such as `iOS`, `Android` or `Windows`; `other`: another one. Null if it was not stored yet when the click was made.
   */
  system: string | null;
  utm: ClickUtm;
  /**
   * Whether a bot or a link preview made the click.
   */
  bot: boolean;
}
/**
 * Pagination of the click list.
 */
export interface LinkClickListRequest {
  /**
   * Number of clicks on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * A click as it is stored.
 */
export interface LinkClickRecord {
  id: Id;
  at: Timestamp;
  /**
   * Referring host, or null if the request had no referrer.
   */
  referrer: string | null;
  /**
   * ISO 3166 country code, or null if no proxy sent it.
   */
  country: string | null;
  /**
   * City, or null if no proxy sent it.
   */
  city?: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
  /**
   * Name of the browser or of the app that shows the page, such as `Chrome`, `Safari` or `Instagram`; `other`: another one. Null if it was not stored yet when the click was made.
   */
  browser?: string | null;
  /**
   * Name of the operating system, such as `iOS`, `Android` or `Windows`; `other`: another one. Null if it was not stored yet when the click was made.
   */
  system?: string | null;
  utm?: ClickUtm;
  /**
   * Whether a bot or a link preview made the click.
   */
  bot: boolean;
  link_id: Id;
}
/**
 * Clicks on one link that were stored in one batch.
 */
export interface LinkClicked {
  link: Link;
  clicks: LinkClick[];
}
/**
 * The stored clicks of one day, on one link or on all links of the workspace.
 */
export interface LinkDayRecord {
  /**
   * Id of the link. Empty for all links of the workspace.
   */
  link_id: string;
  day: LinkDayName;
  clicks: number;
  unique_clicks: number;
  bots: number;
  /**
   * Clicks by referring host.
   */
  referrers: {
    [k: string]: number;
  };
  /**
   * Clicks by ISO 3166 country code.
   */
  countries: {
    [k: string]: number;
  };
  /**
   * Clicks by device.
   */
  devices: {
    [k: string]: number;
  };
  /**
   * Clicks by hour in UTC, from `00` to `23`. Missing if all clicks were counted before hours were.
   */
  hours?: {
    [k: string]: number;
  };
  browsers?: ClickCounts;
  systems?: ClickCounts;
  cities?: ClickCounts;
  utm_sources?: ClickCounts;
  utm_mediums?: ClickCounts;
  utm_campaigns?: ClickCounts;
  utm_terms?: ClickCounts;
  utm_contents?: ClickCounts;
}
/**
 * The link that an event is about.
 */
export interface LinkEventData {
  link: Link;
}
/**
 * A link that has expired.
 */
export interface LinkExpired {
  link: Link;
  /**
   * Why the link expired: its expiry time passed (time) or its click limit was reached (clicks).
   */
  reason: 'time' | 'clicks';
}
/**
 * A page of links.
 */
export interface LinkListReply {
  status: 'success';
  data: Link[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * Filters, order and pagination of the link list.
 */
export interface LinkListRequest {
  tag?: LinkTag1;
  /**
   * Only links whose slug, title or target contains this text (case-insensitive).
   */
  q?: string;
  external_id?: LinkExternalId1;
  /**
   * Whether to list archived links instead of active ones.
   */
  archived?: 'true' | 'false';
  /**
   * Order of the list: newest first (created) or most clicks first (clicks). Default: created.
   */
  sort?: 'created' | 'clicks';
  /**
   * Number of links on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * Links that a request listed.
 */
export interface LinkListed {
  /**
   * Ids of the links in the response.
   */
  links: Id[];
  key_id: Id4;
}
/**
 * A slug that a workspace gave up. Until the end of the quarantine, no other workspace gets it.
 */
export interface LinkQuarantineRecord {
  /**
   * Host name of the short URL. Empty for the default domain.
   */
  domain: string;
  /**
   * The normalised slug that look-ups use.
   */
  slug_key: string;
  until: Timestamp;
}
/**
 * A short link as it is stored.
 */
export interface LinkRecord {
  id: Id;
  url: LinkTarget;
  slug: LinkSlug;
  /**
   * Host name of the short URL. Empty for the default domain.
   */
  domain: string;
  title: LinkTitle;
  tags: LinkTags;
  /**
   * Id of the link in your own system, unique in the workspace, or null.
   */
  external_id: LinkExternalId | null;
  redirect_status: RedirectStatus;
  /**
   * Expiry of the link. From then on it redirects to expired_url or answers 410. If null, it never expires.
   */
  expires_at: Timestamp | null;
  /**
   * Click limit. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.
   */
  max_clicks: number | null;
  /**
   * Target of the link after it has expired or reached its click limit. If null, the link answers 410.
   */
  expired_url: LinkTarget | null;
  utm: LinkUtm;
  /**
   * Whether query parameters of the short URL are added to the target. Parameters of the target take precedence.
   */
  forward_query: boolean;
  /**
   * Whether the path after the slug is appended to the path of the target.
   */
  forward_path: boolean;
  /**
   * Target on iPhone and iPad. If null, url is used.
   */
  ios_url: LinkTarget | null;
  /**
   * Target on Android. If null, url is used.
   */
  android_url: LinkTarget | null;
  /**
   * Whether the link is archived. Lists omit archived links, but they still redirect.
   */
  archived: boolean;
  /**
   * Number of human clicks.
   */
  clicks: number;
  /**
   * Number of clicks by bots and link previews.
   */
  bots: number;
  /**
   * Time of the last human click, or null.
   */
  last_clicked_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /**
   * The normalised slug that look-ups use, unique in the domain.
   */
  slug_key: string;
  /**
   * Earlier short URLs. Omitted if there never was one.
   *
   * @maxItems 20
   */
  aliases?: LinkAliasRecord[];
  /**
   * The hashed password, or null.
   */
  password: PasswordHash | null;
  /**
   * Number of redirects so far, if the link has a click limit.
   */
  passes: number;
  /**
   * When the link.expired event was emitted, or null.
   */
  expired_at: Timestamp | null;
}
/**
 * A hashed password with its scrypt parameters.
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
 * The last batch of clicks that a recorder stored. It prevents that a batch is stored twice.
 */
export interface LinkRecorderRecord {
  id: Id;
  /**
   * Number of the last stored batch.
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
 * The salt that visitors of one day are hashed with.
 */
export interface LinkSaltRecord {
  day: LinkDayName;
  salt: string;
}
/**
 * A unique visitor of one day: a hash with the salt of that day. The salt is deleted after the day.
 */
export interface LinkVisitorRecord {
  /**
   * Id of the link. Empty for all links of the workspace.
   */
  link_id: string;
  day: LinkDayName;
  visitor: string;
}
/**
 * Format and appearance of the QR code.
 */
export interface QrRequest {
  /**
   * Image format. Default: svg.
   */
  format?: 'svg' | 'png';
  /**
   * Width and height in pixels. Default: 512.
   */
  size?: number;
  /**
   * Width of the margin in modules. Default: 4, which QR readers expect.
   */
  margin?: number;
  /**
   * Error correction level: L, M, Q or H restores 7, 15, 25 or 30 % of a damaged code. Default: M.
   */
  level?: 'L' | 'M' | 'Q' | 'H';
  /**
   * Colour of the modules. Default: #000000. Three or six hexadecimal digits, with or without #. Its contrast with light must be at least 3 to 1.
   */
  dark?: string;
  /**
   * Background colour. Default: #ffffff. Three or six hexadecimal digits, with or without #.
   */
  light?: string;
}
/**
 * Whether a slug is available.
 */
export interface SlugAvailabilityReply {
  status: 'success';
  data: SlugAvailability;
}
/**
 * Whether a slug is available.
 */
export interface SlugAvailability {
  slug: LinkSlug;
  available: boolean;
  /**
   * Why the slug is not available, or null if it is. confusable: its letters look like those of another script. quarantined: it was given up recently, and becomes available later.
   */
  reason: 'taken' | 'reserved' | 'invalid' | 'confusable' | 'quarantined' | null;
}
/**
 * The slug to check.
 */
export interface SlugAvailabilityRequest {
  slug: LinkSlug;
  domain?: LinkDomain;
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
 * Name of the account holder.
 */
export interface AccountName {
  firstname: string;
  lastname: string;
  full_name: string;
}
/**
 * Public profile of the account holder.
 */
export interface AccountProfile {
  heading: string;
  description: string;
  contact: AccountContact;
  social_links: SocialLinks;
  media: AccountMedia;
}
/**
 * Contact details for buyers.
 */
export interface AccountContact {
  /**
   * Contact e-mail.
   */
  email: string;
}
/**
 * Social links by network name (facebook, x, ...). Any network is allowed.
 */
export interface SocialLinks {
  [k: string]: Url;
}
/**
 * Pictures of the account holder.
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
 * Media of an image item: any item that is neither video nor audio.
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
  items: Item[];
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
 * Filters and pagination of the item list. Without parameters, all items are listed.
 */
export interface ItemListRequest {
  /**
   * Page number, starting at 1.
   */
  page?: number;
  /**
   * Number of items on a page. Default: 20 if page is given.
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
   * Only items whose name, description or tags contain this text (case-insensitive).
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
  /**
   * Number of the item. An integer that no item has, such as 0, is answered with `Item Not Found`.
   */
  item_id: number;
  [k: string]: unknown;
}
/**
 * The purchase that the code belongs to.
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
 * A purchase with its full item. supported_until is omitted if support is disabled or was not bought.
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
   * The code that the buyer received. Spaces around it are ignored; the case of its letters counts, unless the storage of the service says otherwise. Any text is accepted; an invalid code is answered with `Invalid purchase code`.
   */
  purchase_code: string;
  [k: string]: unknown;
}
/**
 * The new role of a member.
 */
export interface ChangeMemberRequest {
  role: Role;
}
/**
 * The members of the workspace.
 */
export interface MemberListReply {
  status: 'success';
  data: Member[];
}
/**
 * A user with a role in the workspace.
 */
export interface Member {
  /**
   * Id of the user.
   */
  user_id: string;
  /**
   * Name of the user.
   */
  name: string;
  /**
   * E-mail address of the user.
   */
  email: string;
  role: Role;
}
/**
 * A member.
 */
export interface MemberReply {
  status: 'success';
  data: Member;
}
/**
 * Body of `POST /heartbeat`.
 */
export interface BridgeBeat {
  instance: Id;
  /**
   * The connection, as `connect` named it.
   */
  session: string;
}
/**
 * A request of the bridge to the callback address.
 */
export interface BridgeCallback {
  instance: Id;
  /**
   * The connection, as `connect` named it.
   */
  session: string;
  event: BridgeEvent;
}
/**
 * What has happened at the channel: `pairing`.
 */
export interface BridgeEventPairing {
  type: 'pairing';
  method: 'qr' | 'code';
  /**
   * Content of the QR code, or the code.
   */
  text: string;
  expires_at: Timestamp;
}
/**
 * What has happened at the channel: `open`.
 */
export interface BridgeEventOpen {
  type: 'open';
  address: ChannelAddress;
}
/**
 * What has happened at the channel: `closed`.
 */
export interface BridgeEventClosed {
  type: 'closed';
  /**
   * Why, for people. What is longer than 500 characters is cut.
   */
  reason: string;
  /**
   * Whether to connect again.
   */
  retry: boolean;
  logged_out?: boolean | null;
}
/**
 * What has happened at the channel: `memory`.
 */
export interface BridgeEventMemory {
  type: 'memory';
  /**
   * What the next `connect` gets; null: nothing.
   */
  memory?: {
    [k: string]: unknown;
  } | null;
}
/**
 * What has happened at the channel: `message`.
 */
export interface BridgeEventMessage {
  type: 'message';
  /**
   * Id of the message on the channel, unique in its chat: another message of the chat with it is the same one.
   */
  external_id: string;
  chat: ChannelAddress;
  chat_kind: 'direct' | 'group';
  from: ChannelAddress;
  from_name?: string | null;
  content: BridgeContent;
  reply_to?: string | null;
  at: Timestamp;
}
/**
 * A text. What is longer than 65,536 characters is cut, marked, and kept as a file.
 */
export interface BridgeTextContent {
  kind: 'text';
  text: string;
}
/**
 * A place.
 */
export interface BridgeLocationContent {
  kind: 'location';
  latitude: number;
  longitude: number;
  name?: string | null;
}
/**
 * A contact card.
 */
export interface BridgeContactContent {
  kind: 'contact';
  name: string;
  addresses: string[];
}
/**
 * A poll.
 */
export interface BridgePollContent {
  kind: 'poll';
  question: string;
  options: string[];
  multiple?: boolean | null;
}
/**
 * A picture, video, sound or document that the bridge has.
 */
export interface BridgeMediaContent {
  kind: 'media';
  file: BridgeFile;
  /**
   * Caption; null: none.
   */
  caption?: string | null;
}
/**
 * A file that the bridge has. The driver fetches it from `GET /media/{ref}` of the bridge.
 */
export interface BridgeFile {
  /**
   * Letters, digits, `_`, `-` and `.`, but not `.` or `..` alone.
   */
  ref: string;
  name?: string | null;
}
/**
 * Anything else that the channel has: it is stored as `unsupported`, as it came.
 */
export interface BridgeUnknownContent {
  /**
   * What the channel calls it.
   */
  kind: string;
  [k: string]: unknown;
}
/**
 * What has happened at the channel: `status`.
 */
export interface BridgeEventStatus {
  type: 'status';
  /**
   * Id of the message on the channel, unique in its chat.
   */
  external_id: string;
  /**
   * The chat of the message. Needed if messages of several chats have its id.
   */
  chat?: ChannelAddress | null;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  at: Timestamp;
  reason?: string | null;
}
/**
 * What has happened at the channel: `edited`.
 */
export interface BridgeEventEdited {
  type: 'edited';
  /**
   * Id of the message on the channel, unique in its chat.
   */
  external_id: string;
  /**
   * The chat of the message. Needed if messages of several chats have its id.
   */
  chat?: ChannelAddress | null;
  content: BridgeContent;
  at: Timestamp;
}
/**
 * What has happened at the channel: `deleted`.
 */
export interface BridgeEventDeleted {
  type: 'deleted';
  /**
   * Id of the message on the channel, unique in its chat.
   */
  external_id: string;
  /**
   * The chat of the message. Needed if messages of several chats have its id.
   */
  chat?: ChannelAddress | null;
  at: Timestamp;
}
/**
 * What has happened at the channel: `reaction`.
 */
export interface BridgeEventReaction {
  type: 'reaction';
  /**
   * Id of the message on the channel, unique in its chat.
   */
  external_id: string;
  /**
   * The chat of the message. Needed if messages of several chats have its id.
   */
  chat?: ChannelAddress | null;
  from: ChannelAddress;
  /**
   * Null: the reaction was removed.
   */
  emoji?: string | null;
  at: Timestamp;
}
/**
 * What has happened at the channel: `group`.
 */
export interface BridgeEventGroup {
  type: 'group';
  group: BridgeGroup;
}
/**
 * A group as it is now.
 */
export interface BridgeGroup {
  address: ChannelAddress;
  /**
   * Name of the group. What is longer than 200 characters is cut.
   */
  name: string;
  /**
   * Who is in it; null: nobody is known.
   */
  participants?: Participant[] | null;
  picture?: BridgeFile | null;
  invite_link?: Url | null;
}
/**
 * A member of a group.
 */
export interface Participant {
  address: ChannelAddress;
  role: 'member' | 'admin' | 'owner';
}
/**
 * What has happened at the channel: `participants`.
 */
export interface BridgeEventParticipants {
  type: 'participants';
  group: ChannelAddress;
  action: 'added' | 'removed' | 'promoted' | 'demoted';
  /**
   * @minItems 1
   * @maxItems 1024
   */
  addresses: [ChannelAddress, ...ChannelAddress[]];
}
/**
 * What has happened at the channel: `left`.
 */
export interface BridgeEventLeft {
  type: 'left';
  group: ChannelAddress;
  at: Timestamp;
}
/**
 * What has happened at the channel: `contact`.
 */
export interface BridgeEventContact {
  type: 'contact';
  address: ChannelAddress;
  name?: string | null;
  picture?: BridgeFile | null;
}
/**
 * A text to send.
 */
export interface BridgeOutgoingTextContent {
  kind: 'text';
  /**
   * The text.
   */
  text: string;
}
/**
 * A place.
 */
export interface LocationContent {
  kind: 'location';
  latitude: number;
  longitude: number;
  /**
   * Name of the place; null: none.
   */
  name: string | null;
}
/**
 * A contact card.
 */
export interface ContactContent {
  kind: 'contact';
  /**
   * Name on the card.
   */
  name: string;
  /**
   * Addresses on the card.
   *
   * @minItems 1
   * @maxItems 20
   */
  addresses: [ChannelAddress, ...ChannelAddress[]];
}
/**
 * A poll.
 */
export interface PollContent {
  kind: 'poll';
  /**
   * The question.
   */
  question: string;
  /**
   * The options to choose from.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: An option.
   */
  options: [string, string, ...string[]];
  /**
   * Whether several options may be chosen.
   */
  multiple: boolean;
}
/**
 * A picture, video, sound or document to send.
 */
export interface BridgeOutgoingMediaContent {
  kind: 'media';
  /**
   * Where the bridge fetches the bytes.
   */
  url: string;
  /**
   * Media type, as found in the bytes.
   */
  type: string;
  size: number;
  /**
   * File name; null: none.
   */
  name: string | null;
  /**
   * Caption; null: none.
   */
  caption: string | null;
}
/**
 * A file that the bridge fetches.
 */
export interface BridgeOutgoingFile {
  /**
   * Where the bridge fetches the bytes.
   */
  url: string;
  /**
   * Media type, as found in the bytes.
   */
  type: string;
  /**
   * Number of bytes.
   */
  size: number;
  /**
   * File name; null: none.
   */
  name: string | null;
}
/**
 * Body of `POST /connect`.
 */
export interface BridgeConnect {
  instance: Id;
  /**
   * The connection, as `connect` named it.
   */
  session: string;
  settings: {
    [k: string]: unknown;
  };
  /**
   * What an earlier connection has remembered; null: nothing.
   */
  memory: {
    [k: string]: unknown;
  } | null;
  pairing_method: 'qr' | 'code';
  /**
   * Where to send events, and to fetch media from.
   */
  callback_url: string;
}
/**
 * Body of `POST /disconnect`.
 */
export interface BridgeDisconnect {
  instance: Id;
  /**
   * The connection, as `connect` named it.
   */
  session: string;
  /**
   * Also remove the pairing at the channel.
   */
  log_out: boolean;
}
/**
 * A group that was made. The bridge need not know more than its address.
 */
export interface BridgeMadeGroup {
  address: ChannelAddress;
  [k: string]: unknown;
}
/**
 * Body of `POST /perform`.
 */
export interface BridgePerform {
  instance: Id;
  /**
   * The connection, as `connect` named it.
   */
  session: string;
  command: string;
  input: {
    [k: string]: unknown;
  };
}
/**
 * Response of the bridge to a request that it refuses.
 */
export interface BridgeRefusal {
  /**
   * Why, for users.
   */
  error: string;
  code?: ChannelRefusalCode;
  [k: string]: unknown;
}
/**
 * Body of `POST /send`.
 */
export interface BridgeSend {
  instance: Id;
  /**
   * The connection, as `connect` named it.
   */
  session: string;
  message: {
    id: Id;
    /**
     * Whether an earlier attempt may have sent it.
     */
    again: boolean;
    chat: ChannelAddress;
    content: BridgeOutgoingContent;
    /**
     * The message that it replies to; null: none.
     */
    reply_to: {
      /**
       * Id of the message on the channel.
       */
      external_id: string;
      from: ChannelAddress | null;
    } | null;
  };
}
/**
 * Response to `POST /send`. Other members are ignored.
 */
export interface BridgeSent {
  /**
   * Null: the channel gives none.
   */
  external_id?: string | null;
  [k: string]: unknown;
}
/**
 * The new name.
 */
export interface ChangeContactRequest {
  /**
   * Name of the contact; null removes it.
   */
  name: string | null;
}
/**
 * The fields to change. Omitted fields keep their values.
 */
export interface ChangeInstanceRequest {
  /**
   * Display name. No control characters.
   */
  name?: string;
  /**
   * Settings of the channel. They replace the previous ones, except masked secrets (`***`), which keep their value. They apply from the next connection.
   */
  settings?: {
    [k: string]: unknown;
  };
  /**
   * Maximum number of messages sent per minute; null means no limit.
   */
  rate?: number | null;
}
/**
 * Who joins, leaves or gets another role.
 */
export interface ChangeParticipantsRequest {
  /**
   * What happens to the participants.
   */
  action: 'add' | 'remove' | 'promote' | 'demote';
  /**
   * Addresses of the participants.
   *
   * @minItems 1
   * @maxItems 100
   */
  participants: [ChannelAddress, ...ChannelAddress[]];
}
/**
 * A command to the driver of an instance, other than sending a message, as it is stored.
 */
export interface ChannelCommandRecord {
  id: Id;
  instance_id: Id;
  /**
   * Name of the command.
   */
  name: string;
  input: {
    [k: string]: unknown;
  };
  /**
   * The generation of the instance that carries it out; null: none does yet.
   */
  taken: number | null;
  state: 'waiting' | 'done' | 'failed';
  /**
   * What the driver returned; null: nothing.
   */
  result: {
    [k: string]: unknown;
  } | null;
  /**
   * Why it failed; null: it did not.
   */
  reason: string | null;
  code?: ChannelRefusalCode;
  created_at: Timestamp;
  expires_at: Timestamp;
}
/**
 * An event of an instance, as it is stored for the feed.
 */
export interface ChannelEventRecord {
  id: Id;
  instance_id: Id;
  type: string;
  /**
   * The exact text that webhooks receive.
   */
  payload: string;
  created_at: Timestamp;
  /**
   * Its number in the feed of the workspace; null: it has none yet.
   */
  sequence: number | null;
}
/**
 * An event of an instance.
 */
export interface ChannelEvent {
  id: Id;
  /**
   * Its number in the feed of the workspace.
   */
  sequence: number;
  instance_id: Id;
  /**
   * One of the types of messaging that webhooks receive, such as `message.received`: the name tells what `data` has.
   */
  type: string;
  timestamp: Timestamp;
  /**
   * The same data that webhooks receive.
   */
  data: {
    [k: string]: unknown;
  };
}
/**
 * A page of the feed.
 */
export interface ChannelFeedReply {
  status: 'success';
  data: ChannelEvent[];
  /**
   * Pass it as `after` to continue.
   */
  last: number;
  /**
   * Whether more events are available now.
   */
  has_more: boolean;
}
/**
 * The position in the feed.
 */
export interface ChannelFeedRequest {
  /**
   * Return events after this number: `last` of the previous page. Default: 0, from the beginning.
   */
  after?: number;
  /**
   * Only events of this instance.
   */
  instance_id?: string;
  /**
   * Only events of this type.
   */
  type?: string;
  /**
   * Number of events on a page. Default: 100.
   */
  limit?: number;
}
/**
 * How long what is sent may be, in characters.
 */
export interface ChannelLimits {
  /**
   * Of a text.
   */
  text: number;
  /**
   * Of a caption.
   */
  caption: number;
}
/**
 * The kinds of channels.
 */
export interface ChannelListReply {
  status: 'success';
  data: Channel[];
}
/**
 * A kind of channel that instances can use.
 */
export interface Channel {
  /**
   * Name for `driver` of a new instance.
   */
  driver: string;
  description: string;
  /**
   * What messages can contain.
   */
  contents: ('text' | 'media' | 'location' | 'contact' | 'poll')[];
  limits: ChannelLimits;
  /**
   * What the channel can do besides sending.
   */
  commands: string[];
  /**
   * JSON Schema of the settings of an instance.
   */
  settings: {
    [k: string]: unknown;
  };
}
/**
 * A group.
 */
export interface ChatGroupEventData {
  group: ChatGroup;
}
/**
 * A group on a channel.
 */
export interface ChatGroup {
  id: Id;
  instance_id: Id;
  address: ChannelAddress;
  /**
   * The media of the picture.
   */
  picture_id: Id | null;
  participants: Participant[];
  /**
   * The invite link; null if unknown.
   */
  invite_link: Url | null;
  /**
   * When this instance left the group; null while it is a member.
   */
  left_at: Timestamp | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /**
   * Name of the group.
   */
  name: string;
}
/**
 * Groups.
 */
export interface ChatGroupListReply {
  status: 'success';
  data: ChatGroup[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * The new picture.
 */
export interface ChatGroupPictureRequest {
  /**
   * Id of an uploaded picture; null removes the picture.
   */
  media_id: string | null;
}
/**
 * A group on a channel as it is stored.
 */
export interface ChatGroupRecord {
  id: Id;
  instance_id: Id;
  address: ChannelAddress;
  /**
   * The media of the picture.
   */
  picture_id: Id | null;
  /**
   * @maxItems 1024
   */
  participants: Participant[];
  /**
   * The invite link; null if unknown.
   */
  invite_link: Url | null;
  /**
   * When this instance left the group; null while it is a member.
   */
  left_at: Timestamp | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /**
   * Name of the group.
   */
  name: string;
}
/**
 * A group.
 */
export interface ChatGroupReply {
  status: 'success';
  data: ChatGroup;
}
/**
 * Chats, latest first.
 */
export interface ChatListReply {
  status: 'success';
  data: Chat[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * A chat with a person or group.
 */
export interface Chat {
  instance_id: Id;
  address: ChannelAddress;
  kind: 'direct' | 'group';
  /**
   * Name of the contact or group; null if unknown.
   */
  name: string | null;
  /**
   * Number of received messages that are not read.
   */
  unread: number;
  /**
   * Its newest message.
   */
  last_message: Message | null;
  active_at: Timestamp;
}
/**
 * A message that was sent or received.
 */
export interface Message {
  id: Id;
  instance_id: Id;
  chat: ChannelAddress;
  direction: 'in' | 'out';
  /**
   * Who wrote it; null: this instance, before its own address was known.
   */
  from: ChannelAddress | null;
  /**
   * Its content; null if it was deleted.
   */
  content: MessageContent | null;
  /**
   * The message that it replies to.
   */
  reply_to: Id | null;
  /**
   * Its id on the channel; null until it is known.
   */
  external_id: string | null;
  /**
   * Its number in its chat.
   */
  sequence: number;
  state: MessageState;
  /**
   * Why it failed, or why its last attempt failed.
   */
  reason: string | null;
  /**
   * Number of attempts to send it.
   */
  attempts: number;
  /**
   * Not sent before this time.
   */
  send_at: Timestamp | null;
  /**
   * At most one per address.
   */
  reactions: Reaction[];
  created_at: Timestamp;
  /**
   * When the channel accepted it.
   */
  sent_at: Timestamp | null;
  /**
   * When it arrived, if known.
   */
  delivered_at: Timestamp | null;
  /**
   * When it was read, if known.
   */
  read_at: Timestamp | null;
  /**
   * When it was last edited.
   */
  edited_at: Timestamp | null;
  /**
   * When it was deleted for everyone.
   */
  deleted_at: Timestamp | null;
}
/**
 * A text message. `truncated`: the text was longer, and the file `media_id` has all of it.
 */
export interface TextContent {
  kind: 'text';
  /**
   * The text.
   */
  text: string;
  truncated?: true;
  media_id?: Id;
}
/**
 * A picture, video, sound or document. `truncated`: the caption was longer.
 */
export interface MediaContent {
  kind: 'media';
  media_id: Id;
  /**
   * Caption; null: none.
   */
  caption: string | null;
  media: MediaStatus;
  truncated?: true;
}
/**
 * Whether the file of a message is stored.
 */
export interface MediaStatus {
  /**
   * `stored`: it can be downloaded. `pending`: it is being fetched from the channel. `too_large`: it is larger than files may be. `no_room`: the workspace has reached its limit. `failed`: it could not be fetched.
   */
  state: 'pending' | 'stored' | 'too_large' | 'no_room' | 'failed';
  /**
   * Why the last attempt to fetch it failed; null if none has.
   */
  reason: string | null;
  /**
   * When the next attempt is due; null if it is not tried again by itself.
   */
  retry_at: Timestamp | null;
}
/**
 * What the channel has, and the API has no kind for. `truncated`: `raw` was longer, and the file `media_id` has all of it.
 */
export interface UnsupportedContent {
  kind: 'unsupported';
  /**
   * What the channel calls it; null: nothing.
   */
  type: string | null;
  /**
   * It as it came, such as JSON or XML.
   */
  raw: string;
  truncated?: true;
  media_id?: Id;
}
/**
 * A reaction to a message.
 */
export interface Reaction {
  from: ChannelAddress;
  /**
   * The emoji.
   */
  emoji: string;
  at: Timestamp;
}
/**
 * Pagination of chats.
 */
export interface ChatListRequest {
  /**
   * Number of chats on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * A chat as it is stored.
 */
export interface ChatRecord {
  instance_id: Id;
  address: ChannelAddress;
  kind: 'direct' | 'group';
  /**
   * Number of its newest message; 0: it never had one.
   */
  last_sequence: number;
  /**
   * Number of received messages that are not read.
   */
  unread: number;
  active_at: Timestamp;
}
/**
 * A chat.
 */
export interface ChatReply {
  status: 'success';
  data: Chat;
}
/**
 * The addresses to check.
 */
export interface CheckAddressesRequest {
  /**
   * The addresses to check.
   *
   * @minItems 1
   * @maxItems 100
   */
  addresses: [ChannelAddress, ...ChannelAddress[]];
}
/**
 * Whether an address exists on the channel.
 */
export interface CheckedAddress {
  address: ChannelAddress;
  exists: boolean;
  /**
   * The address as the channel writes it.
   */
  canonical: ChannelAddress | null;
}
/**
 * The checked addresses.
 */
export interface CheckedAddressesReply {
  status: 'success';
  data: CheckedAddress[];
}
/**
 * How to pair.
 */
export interface ConnectInstanceRequest {
  /**
   * Pair by scanning a QR code or by typing a code. Default: `qr`.
   */
  method?: 'qr' | 'code';
}
/**
 * A contact card.
 */
export interface ContactCardInput {
  /**
   * Name on the card.
   */
  name: string;
  /**
   * Addresses on the card.
   *
   * @minItems 1
   * @maxItems 20
   */
  addresses: [ChannelAddress, ...ChannelAddress[]];
}
/**
 * A contact.
 */
export interface ContactEventData {
  contact: Contact;
}
/**
 * A contact of an instance.
 */
export interface Contact {
  id: Id;
  instance_id: Id;
  address: ChannelAddress;
  /**
   * Whether the channel blocks the contact.
   */
  blocked: boolean;
  /**
   * The media of the picture.
   */
  picture_id: Id | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /**
   * Name; null if unknown.
   */
  name: string | null;
}
/**
 * Contacts.
 */
export interface ContactListReply {
  status: 'success';
  data: Contact[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * A contact as it is stored.
 */
export interface ContactRecord {
  id: Id;
  instance_id: Id;
  address: ChannelAddress;
  /**
   * Whether the channel blocks the contact.
   */
  blocked: boolean;
  /**
   * The media of the picture.
   */
  picture_id: Id | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /**
   * Name; null if unknown.
   */
  name: string | null;
}
/**
 * A contact.
 */
export interface ContactReply {
  status: 'success';
  data: Contact;
}
/**
 * The new group.
 */
export interface CreateChatGroupRequest {
  /**
   * Name of the group.
   */
  name: string;
  /**
   * Addresses of the participants.
   *
   * @minItems 1
   * @maxItems 100
   */
  participants: [ChannelAddress, ...ChannelAddress[]];
}
/**
 * The new contact.
 */
export interface CreateContactRequest {
  /**
   * Name of the contact; null removes it.
   */
  name?: string | null;
  /**
   * Address on the channel.
   */
  address: string;
}
/**
 * The new instance.
 */
export interface CreateInstanceRequest {
  /**
   * Display name. No control characters.
   */
  name: string;
  /**
   * Settings of the channel: see `GET /api/v1/channels`.
   */
  settings?: {
    [k: string]: unknown;
  };
  /**
   * Maximum number of messages sent per minute; null means no limit.
   */
  rate?: number | null;
  /**
   * The kind of channel: see `GET /api/v1/channels`.
   */
  driver: string;
}
/**
 * Pagination.
 */
export interface CursorListRequest {
  /**
   * Number of entries on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * The new text, or the new caption of media.
 */
export interface EditMessageRequest {
  /**
   * The text, as long as the channel takes (`limits` of `GET /api/v1/channels`).
   */
  text: string;
}
/**
 * Files of received messages that are not stored.
 */
export interface FileCounts {
  /**
   * Number of files that will be fetched.
   */
  waiting: number;
  /**
   * Number of files that are not tried again by themselves.
   */
  failed: number;
}
/**
 * Something that is wrong with an instance.
 */
export interface HealthReason {
  code: HealthCode;
  /**
   * A sentence for people.
   */
  message: string;
  since: Timestamp;
  /**
   * Since when it is not so any more; null while it is so. It is told for a while longer, so that it does not come and go.
   */
  ended_at: Timestamp | null;
}
/**
 * The last failure of an instance.
 */
export interface InstanceError {
  /**
   * Reason.
   */
  message: string;
  at: Timestamp;
}
/**
 * An instance.
 */
export interface InstanceEventData {
  instance: InstanceStatus;
}
/**
 * The state of an instance.
 */
export interface InstanceStatus {
  id: Id;
  state: InstanceState;
  /**
   * Why it is connecting again, closed or failed.
   */
  reason: string | null;
  /**
   * Its own address on the channel.
   */
  address: ChannelAddress | null;
  /**
   * When the channel last answered.
   */
  heartbeat_at: Timestamp | null;
  /**
   * When the connection was last opened.
   */
  opened_at: Timestamp | null;
}
/**
 * The health of an instance.
 */
export interface InstanceHealthEventData {
  instance_id: Id;
  health: InstanceHealth;
}
/**
 * Whether an instance does its work.
 */
export interface InstanceHealth {
  status: HealthStatus;
  /**
   * Since when it has this status; null if it has never had another one.
   */
  since: Timestamp | null;
  /**
   * What is wrong, the oldest first; empty if the status is `good`.
   *
   * @maxItems 5
   */
  reasons: HealthReason[];
  /**
   * Number of queued messages, those for later included.
   */
  queued: number;
  /**
   * Since when the oldest message waits that could be sent: when it was queued or, of one for later, its `send_at`; null if none waits.
   */
  oldest_queued_at: Timestamp | null;
  /**
   * When the last message was received; null if none was. Stored after a few seconds, like the figures below.
   */
  last_received_at: Timestamp | null;
  /**
   * When the channel took the last message; null if it has taken none.
   */
  last_sent_at: Timestamp | null;
  /**
   * The last failure of the connection, of sending or of a file; null if none is known.
   */
  last_error: InstanceError | null;
  /**
   * How often an open connection was lost and made again in the last 24 hours.
   */
  reconnects: number;
}
/**
 * The health of an instance that was told last.
 */
export interface InstanceHealthRecord {
  status: HealthStatus;
  /**
   * Since when it has this status; null if it has never had another one.
   */
  since: Timestamp | null;
  /**
   * @maxItems 5
   */
  reasons: HealthReason[];
}
/**
 * What the holder of an instance notices, and stores every few seconds.
 */
export interface InstanceHealthStats {
  /**
   * Since when it is not open; null: it is open, or nobody wants it to be.
   */
  down_since: Timestamp | null;
  /**
   * When the last message was received; null: none was.
   */
  last_received_at: Timestamp | null;
  /**
   * When the channel took the last message; null if it has taken none.
   */
  last_sent_at: Timestamp | null;
  /**
   * The last failure of the connection, of sending or of a file; null if none is known.
   */
  last_error: InstanceError | null;
  /**
   * When the workspace last had no room for a file; null: there is room.
   */
  no_room_at: Timestamp | null;
  /**
   * When a file was last given up; null: none was.
   */
  file_failed_at: Timestamp | null;
  /**
   * How many open connections were lost in each of the last hours that has any, the oldest first.
   *
   * @maxItems 25
   */
  lost: {
    hour: Timestamp;
    count: number;
  }[];
}
/**
 * Instances.
 */
export interface InstanceListReply {
  status: 'success';
  data: Instance[];
}
/**
 * An account on a messaging channel.
 */
export interface Instance {
  id: Id;
  /**
   * Display name.
   */
  name: string;
  /**
   * Settings of the channel; secrets are masked.
   */
  settings: {
    [k: string]: unknown;
  };
  /**
   * Maximum number of messages sent per minute; null means no limit.
   */
  rate: number | null;
  state: InstanceState;
  /**
   * Why it is connecting again, closed or failed; null if no reason is known.
   */
  reason: string | null;
  /**
   * Its own address on the channel; null until it is known.
   */
  address: ChannelAddress | null;
  /**
   * When the channel last answered.
   */
  heartbeat_at: Timestamp | null;
  /**
   * When the connection was last opened.
   */
  opened_at: Timestamp | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /**
   * The kind of channel.
   */
  driver: string;
  /**
   * The pairing that is under way; null if none is.
   */
  pairing: PairingShown | null;
  files: FileCounts;
  health: InstanceHealth;
}
/**
 * The pairing that is under way, without its secret text.
 */
export interface PairingShown {
  method: 'qr' | 'code';
  expires_at: Timestamp;
}
/**
 * A new pairing code or QR code.
 */
export interface InstanceQr {
  instance_id: Id;
  pairing: Pairing;
}
/**
 * How an account is paired with an instance right now.
 */
export interface Pairing {
  /**
   * `qr`: the text is the content of a QR code to scan. `code`: the text is a code to type in.
   */
  method: 'qr' | 'code';
  /**
   * The content of the QR code, or the code.
   */
  text: string;
  expires_at: Timestamp;
}
/**
 * An instance as it is stored: one account on a messaging channel.
 */
export interface InstanceRecord {
  id: Id;
  /**
   * Display name.
   */
  name: string;
  /**
   * Settings of the driver. They may contain passwords.
   */
  settings: {
    [k: string]: unknown;
  };
  /**
   * Maximum number of messages sent per minute; null: no limit.
   */
  rate: number | null;
  state: InstanceState;
  /**
   * Why it is connecting again, closed or failed; null if no reason is known.
   */
  reason: string | null;
  /**
   * Its own address on the channel; null until it is known.
   */
  address: ChannelAddress | null;
  /**
   * When the channel last answered.
   */
  heartbeat_at: Timestamp | null;
  /**
   * When the connection was last opened.
   */
  opened_at: Timestamp | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  /**
   * Name of the channel driver.
   */
  driver: string;
  /**
   * What the driver keeps between connections, such as its pairing; null: nothing.
   */
  memory: {
    [k: string]: unknown;
  } | null;
  /**
   * The state that the user wants. `logged_out`: closed, and the pairing is removed at the channel.
   */
  wanted: 'open' | 'closed' | 'logged_out';
  /**
   * How the user wants to pair.
   */
  pairing_method: 'qr' | 'code';
  /**
   * The current pairing; null: none is needed or possible now.
   */
  pairing: Pairing | null;
  /**
   * Grows with each claim, connect, restart and log-out: writes of an earlier generation are refused.
   */
  generation: number;
  /**
   * Until when a process holds the instance; null: none does.
   */
  lease_until: Timestamp | null;
  /**
   * The process that holds it, or held it last. Missing: it has no name.
   */
  holder?: string;
  health_stats?: InstanceHealthStats;
  health?: InstanceHealthRecord;
}
/**
 * An instance.
 */
export interface InstanceReply {
  status: 'success';
  data: Instance;
}
/**
 * The state of an instance.
 */
export interface InstanceStatusReply {
  status: 'success';
  data: InstanceStatus;
}
/**
 * The invite link.
 */
export interface InviteLinkReply {
  status: 'success';
  data: InviteLink;
}
/**
 * The invite link of a group.
 */
export interface InviteLink {
  invite_link: Url;
}
/**
 * Whether to replace the link.
 */
export interface InviteLinkRequest {
  /**
   * Whether to revoke the old link and create a new one. Default: false.
   */
  renew?: boolean;
}
/**
 * A place.
 */
export interface LocationInput {
  latitude: number;
  longitude: number;
  /**
   * Name of the place.
   */
  name?: string;
}
/**
 * A file to send: uploaded before, or downloaded from a URL.
 */
export interface MediaInput {
  /**
   * Id of an uploaded file.
   */
  media_id?: string;
  /**
   * Public http or https URL that the file is downloaded from.
   */
  url?: string;
  /**
   * Caption.
   */
  caption?: string;
  /**
   * File name for a download.
   */
  name?: string;
}
/**
 * A file that was sent, received or uploaded, as it is stored; its bytes are in the media store.
 */
export interface MediaRecord {
  id: Id;
  /**
   * Media type, as found in the bytes.
   */
  type: string;
  /**
   * In bytes.
   */
  size: number;
  /**
   * SHA-256 of the bytes.
   */
  digest: string;
  /**
   * File name; null: none.
   */
  name: string | null;
  created_at: Timestamp;
}
/**
 * A file.
 */
export interface MediaReply {
  status: 'success';
  data: Media;
}
/**
 * A file.
 */
export interface Media {
  id: Id;
  /**
   * Media type, detected from the content.
   */
  type: string;
  /**
   * In bytes.
   */
  size: number;
  /**
   * File name; null if unknown.
   */
  name: string | null;
  created_at: Timestamp;
}
/**
 * A message.
 */
export interface MessageEventData {
  message: Message;
}
/**
 * The file of a received message, as long as it is not stored.
 */
export interface MessageFile {
  /**
   * What the channel driver fetches it by.
   */
  ref: string;
  /**
   * File name; null: none.
   */
  name: string | null;
  state: 'pending' | 'too_large' | 'no_room' | 'failed';
  /**
   * Why the last attempt failed; null: there was none.
   */
  reason: string | null;
  /**
   * Number of attempts to fetch it.
   */
  attempts: number;
  /**
   * The generation that is fetching it; null: nobody is.
   */
  taken: number | null;
  /**
   * When the next attempt is due; null: only when somebody asks for it.
   */
  retry_at: Timestamp | null;
}
/**
 * Messages, newest first.
 */
export interface MessageListReply {
  status: 'success';
  data: Message[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * Filters and pagination of messages.
 */
export interface MessageListRequest {
  /**
   * Only messages of this chat: the address of the person or group.
   */
  chat?: string;
  /**
   * Only received (`in`) or sent (`out`) messages.
   */
  direction?: 'in' | 'out';
  /**
   * Only messages in this state.
   */
  state?: 'queued' | 'sent' | 'delivered' | 'read' | 'failed';
  /**
   * Number of messages on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * The state of a message.
 */
export interface MessageProgressEventData {
  message_id: Id;
  instance_id: Id;
  chat: ChannelAddress;
  /**
   * Its number in its chat.
   */
  sequence: number;
  /**
   * Its id on the channel.
   */
  external_id: string | null;
  state: MessageState;
  /**
   * Why it failed.
   */
  reason: string | null;
}
/**
 * A reaction to a message.
 */
export interface MessageReactionEventData {
  message_id: Id;
  instance_id: Id;
  chat: ChannelAddress;
  /**
   * Number of the message in its chat.
   */
  sequence: number;
  from: ChannelAddress;
  /**
   * The emoji; null: the reaction was removed.
   */
  emoji: string | null;
}
/**
 * A message as it is stored.
 */
export interface MessageRecord {
  id: Id;
  instance_id: Id;
  chat: ChannelAddress;
  direction: 'in' | 'out';
  /**
   * Who wrote it; null: this instance, before its own address was known.
   */
  from: ChannelAddress | null;
  /**
   * Its content; null: it was deleted.
   */
  content: StoredContent | null;
  file?: MessageFile;
  /**
   * The message that it replies to; null: none.
   */
  reply_to: Id | null;
  /**
   * Id on the channel, unique in its chat; null: not known yet.
   */
  external_id: string | null;
  /**
   * Another id by which others refer to it, such as the one that its writer gave it. Messages of a chat may share it: the newest is meant.
   */
  origin_id?: string;
  /**
   * Its number in its chat.
   */
  sequence: number;
  state: MessageState;
  /**
   * Why it failed, or why its last attempt did; null: it did not.
   */
  reason: string | null;
  /**
   * How many times it was handed to the driver.
   */
  attempts: number;
  /**
   * The generation of the instance that is sending it; null: it is not being sent.
   */
  sending: number | null;
  /**
   * Not sent before this time, because an attempt failed; null: at once.
   */
  retry_at: Timestamp | null;
  /**
   * Not sent before this time, as the user wants; null: at once.
   */
  send_at: Timestamp | null;
  /**
   * The idempotency key of its request; null: none.
   */
  request_key: string | null;
  /**
   * SHA-256 of the request that came with the idempotency key; null: none.
   */
  request_fingerprint: string | null;
  /**
   * The reactions, at most one per address.
   *
   * @maxItems 1024
   */
  reactions: Reaction[];
  created_at: Timestamp;
  /**
   * When the channel took it; null: not yet.
   */
  sent_at: Timestamp | null;
  /**
   * When it arrived; null: not yet, or unknown.
   */
  delivered_at: Timestamp | null;
  /**
   * When it was read; null: not yet, or unknown.
   */
  read_at: Timestamp | null;
  /**
   * When it was last edited; null: never.
   */
  edited_at: Timestamp | null;
  /**
   * When it was deleted for everyone; null: it was not. Its content is then null.
   */
  deleted_at: Timestamp | null;
}
/**
 * A picture, video, sound or document. `truncated`: the caption was longer.
 */
export interface StoredMediaContent {
  kind: 'media';
  media_id: Id;
  /**
   * Caption; null: none.
   */
  caption: string | null;
  truncated?: true;
}
/**
 * A message.
 */
export interface MessageReply {
  status: 'success';
  data: Message;
}
/**
 * A counter of a workspace.
 */
export interface MessagingNumberRecord {
  name: 'sequence';
  value: number;
}
/**
 * How the QR code should look.
 */
export interface PairingQrRequest {
  /**
   * Default: `svg`.
   */
  format?: 'svg' | 'png';
  /**
   * Width and height in pixels. Default: 512.
   */
  size?: number;
}
/**
 * How the pairing proceeds.
 */
export interface PairingReply {
  status: 'success';
  data: PairingStatus;
}
/**
 * How the pairing of an instance proceeds.
 */
export interface PairingStatus {
  state: InstanceState;
  /**
   * What to scan or type; null: nothing now.
   */
  pairing: Pairing | null;
}
/**
 * A change of the participants of a group.
 */
export interface ParticipantsEventData {
  group_id: Id;
  instance_id: Id;
  address: ChannelAddress;
  action: 'added' | 'removed' | 'promoted' | 'demoted';
  participants: ChannelAddress[];
}
/**
 * A poll.
 */
export interface PollInput {
  /**
   * The question.
   */
  question: string;
  /**
   * The options, all different.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: An option.
   */
  options: [string, string, ...string[]];
  /**
   * Whether several options may be chosen. Default: false.
   */
  multiple?: boolean;
}
/**
 * The reaction.
 */
export interface ReactRequest {
  /**
   * The emoji.
   */
  emoji: string;
}
/**
 * What to mark as read.
 */
export interface ReadChatRequest {
  /**
   * Id of the last message that was read. Default: the newest message.
   */
  up_to?: string;
}
/**
 * The new name.
 */
export interface RenameChatGroupRequest {
  /**
   * Name of the group.
   */
  name: string;
}
/**
 * The message: exactly one of `text`, `media`, `location`, `contact` and `poll`.
 */
export interface SendMessageRequest {
  /**
   * Address of the recipient or group.
   */
  to: string;
  /**
   * The text, as long as the channel takes (`limits` of `GET /api/v1/channels`).
   */
  text?: string;
  media?: MediaInput;
  location?: LocationInput;
  contact?: ContactCardInput;
  poll?: PollInput;
  /**
   * Id of a message in the same chat.
   */
  reply_to?: string;
  send_at?: Timestamp;
}
/**
 * Whether you are typing.
 */
export interface TypingRequest {
  /**
   * Default: true.
   */
  typing?: boolean;
}
/**
 * The models, in the format of OpenAI's list of models.
 */
export interface ModelListReply {
  object: 'list';
  data: Model[];
}
/**
 * A model that the workspace may use, in the format of OpenAI's list of models.
 */
export interface Model {
  id: string;
  object: 'model';
  /**
   * Unix timestamp in seconds.
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
 * A session of a user in the console.
 */
export interface Session {
  /**
   * SHA-256 of the session cookie, in lowercase hexadecimal.
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
   * E-mail address in lowercase; the user logs in with it.
   */
  email: string;
  name: string;
  /**
   * The hashed password. If null, the user cannot log in with a password.
   */
  password: PasswordHash | null;
}
/**
 * A workspace. It owns keys, items and purchases, and may belong to an account.
 */
export interface Workspace {
  id: Id;
  name: string;
  /**
   * null: the workspace belongs to no account.
   */
  account_id: Id | null;
  mode?: Mode;
}
/**
 * Requests, newest first.
 */
export interface RequestListReply {
  status: 'success';
  data: RequestLogEntry[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * An answered request with a key of the workspace.
 */
export interface RequestLogEntry {
  id: Id;
  at: Timestamp;
  /**
   * Id of the key.
   */
  key_id: string;
  /**
   * Id of the operation.
   */
  operation: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path of the operation, with the names of its parameters.
   */
  path: string;
  /**
   * HTTP status of the response.
   */
  status: number;
  /**
   * Code of the error, or null if the request was not refused.
   */
  error: string | null;
  /**
   * Time until the response was ready, in milliseconds.
   */
  duration_ms: number;
  /**
   * The X-Request-Id of the response, or null.
   */
  request_id: string | null;
  /**
   * Address of the client: IPv4, or the first 64 bits of IPv6.
   */
  network: string;
  /**
   * Parameters of the query by name: the value of those that hold a number, a boolean or one of a few words, and null for the others. Values of others, and bodies, are never stored.
   */
  parameters: {
    [k: string]: string | null;
  };
}
/**
 * Filters and pagination of the request log.
 */
export interface RequestListRequest {
  /**
   * Only requests with this key.
   */
  key_id?: string;
  /**
   * Only requests of this operation.
   */
  operation?: string;
  /**
   * Only responses with a status of this class. `errors`: 4xx and 5xx.
   */
  status?: '2xx' | '3xx' | '4xx' | '5xx' | 'errors';
  /**
   * Only responses with this status.
   */
  status_code?: number;
  /**
   * Only responses with this error code.
   */
  error_code?: string;
  /**
   * Only requests with this X-Request-Id. Several can have the same.
   */
  request_id?: string;
  since?: Timestamp5;
  until?: Timestamp6;
  /**
   * Number of requests on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * An answered request with a key, as it is stored.
 */
export interface RequestLogRecord {
  id: Id;
  at: Timestamp;
  /**
   * Id of the key.
   */
  key_id: string;
  /**
   * Id of the operation.
   */
  operation: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path of the operation, with the names of its parameters.
   */
  path: string;
  /**
   * HTTP status of the response.
   */
  status: number;
  /**
   * Code of the error, or null if the request was not refused.
   */
  error: string | null;
  /**
   * Time until the response was ready, in microseconds.
   */
  duration_us: number;
  /**
   * The X-Request-Id of the response, or null.
   */
  request_id: string | null;
  /**
   * Address of the client: IPv4, or the first 64 bits of IPv6.
   */
  network: string;
  /**
   * Parameters of the query by name: the value of those that hold a number, a boolean or one of a few words, and null for the others. Values of others, and bodies, are never stored.
   */
  parameters: {
    [k: string]: string | null;
  };
}
/**
 * A request.
 */
export interface RequestReply {
  status: 'success';
  data: RequestLogEntry;
}
/**
 * The requests of one day with one key and operation.
 */
export interface UsageCountRecord {
  day: LinkDayName;
  /**
   * Id of the key.
   */
  key_id: string;
  /**
   * Id of the operation.
   */
  operation: string;
  /**
   * Responses with a status below 400.
   */
  succeeded: number;
  /**
   * Responses with a status from 400 to 499.
   */
  client_errors: number;
  /**
   * Responses with a status from 500 on.
   */
  server_errors: number;
  /**
   * Sum of the times until the responses were ready, in microseconds.
   */
  duration_us: number;
}
/**
 * The requests of one hour with one key and operation.
 */
export interface UsageHourRecord {
  hour: HourName;
  /**
   * Id of the key.
   */
  key_id: string;
  /**
   * Id of the operation.
   */
  operation: string;
  /**
   * Responses with a status below 400.
   */
  succeeded: number;
  /**
   * Responses with a status from 400 to 499.
   */
  client_errors: number;
  /**
   * Responses with a status from 500 on.
   */
  server_errors: number;
  /**
   * Sum of the times until the responses were ready, in microseconds.
   */
  duration_us: number;
}
/**
 * Counts of requests: by day in order, or the keys or operations with the most requests, at most 100.
 */
export interface UsageReply {
  status: 'success';
  data: UsageRow[];
}
/**
 * The requests of a day, hour, key or operation.
 */
export interface UsageRow {
  /**
   * The day in UTC, the start of the hour, the id of the key or the id of the operation.
   */
  name: string;
  /**
   * All requests.
   */
  requests: number;
  /**
   * Responses with a status below 400.
   */
  succeeded: number;
  /**
   * Responses with a status from 400 to 499.
   */
  client_errors: number;
  /**
   * Responses with a status from 500 on.
   */
  server_errors: number;
  /**
   * Mean time until the response was ready, in milliseconds.
   */
  mean_duration_ms: number;
}
/**
 * Days and filters of the usage.
 */
export interface UsageRequest {
  /**
   * What is counted together. `hour`: the last 48 hours, without `from` and `to`. Default: day.
   */
  by?: 'day' | 'hour' | 'key' | 'operation';
  from?: LinkDayName3;
  to?: LinkDayName4;
  /**
   * Only requests with this key.
   */
  key_id?: string;
  /**
   * Only requests of this operation.
   */
  operation?: string;
}
/**
 * The data file of the lowdb adapter.
 */
export interface DataFile {
  /**
   * The schema of the file, for editors.
   */
  $schema?: string;
  /**
   * Version of the file format.
   */
  format: 1;
  /**
   * Another text after each write: it tells from which version of the file an edit was made.
   */
  revision?: string;
  /**
   * Accounts by account id.
   */
  accounts: {
    [k: string]: Account;
  };
  workspaces: Workspace[];
  /**
   * Keys by workspace id.
   */
  keys: {
    [k: string]: KeyRecord[];
  };
  /**
   * Items by workspace id, in list order.
   */
  items: {
    [k: string]: Item[];
  };
  /**
   * Purchases by workspace id.
   */
  purchases: {
    [k: string]: PurchaseRecord[];
  };
  /**
   * Models by workspace id, in list order.
   */
  models: {
    [k: string]: Model[];
  };
  users: User[];
  memberships: Membership[];
  sessions: Session[];
  /**
   * Webhook endpoints by workspace id.
   */
  webhook_endpoints: {
    [k: string]: WebhookEndpointRecord[];
  };
  /**
   * Webhook events by workspace id.
   */
  webhook_events: {
    [k: string]: WebhookEventRecord[];
  };
  /**
   * Deliveries by workspace id.
   */
  webhook_deliveries: {
    [k: string]: WebhookDeliveryRecord[];
  };
  /**
   * Short links by workspace id.
   */
  links: {
    [k: string]: LinkRecord[];
  };
  /**
   * Daily click counts by workspace id.
   */
  link_days: {
    [k: string]: LinkDayRecord[];
  };
  /**
   * Latest clicks by workspace id.
   */
  link_clicks: {
    [k: string]: LinkClickRecord[];
  };
  /**
   * Unique visitors of today by workspace id.
   */
  link_visitors: {
    [k: string]: LinkVisitorRecord[];
  };
  /**
   * Salts that visitors are hashed with.
   */
  link_salts: LinkSaltRecord[];
  /**
   * Recorders that have stored clicks.
   */
  link_recorders: LinkRecorderRecord[];
  /**
   * Workspace id to the slugs that it has given up.
   */
  link_quarantines: {
    [k: string]: LinkQuarantineRecord[];
  };
  /**
   * Workspace id to its requests with idempotency keys.
   */
  idempotent_requests: {
    [k: string]: IdempotentRequestRecord[];
  };
  /**
   * Workspace id to its inbound endpoints.
   */
  automation_endpoints: {
    [k: string]: AutomationEndpointRecord[];
  };
  /**
   * Workspace id to the events that were published there.
   */
  automation_events: {
    [k: string]: AutomationEventRecord[];
  };
  /**
   * Workspace id to requests with idempotency keys.
   */
  automation_requests: {
    [k: string]: AutomationRequestRecord[];
  };
  /**
   * Workspace id to what its inbound endpoints have refused.
   */
  automation_refusals: {
    [k: string]: AutomationRefusalsRecord[];
  };
  /**
   * Workspace id to the event types that are registered in it.
   */
  automation_types: {
    [k: string]: AutomationTypeRecord[];
  };
  /**
   * Workspace id to what is counted and set for it.
   */
  automation_numbers: {
    [k: string]: AutomationNumberRecord[];
  };
  /**
   * Instances by workspace id.
   */
  instances: {
    [k: string]: InstanceRecord[];
  };
  /**
   * Messages by workspace id.
   */
  messages: {
    [k: string]: MessageRecord[];
  };
  /**
   * Chats by workspace id.
   */
  chats: {
    [k: string]: ChatRecord[];
  };
  /**
   * Contacts by workspace id.
   */
  contacts: {
    [k: string]: ContactRecord[];
  };
  /**
   * Groups on channels by workspace id.
   */
  chat_groups: {
    [k: string]: ChatGroupRecord[];
  };
  /**
   * Media by workspace id.
   */
  media: {
    [k: string]: MediaRecord[];
  };
  /**
   * Commands to drivers by workspace id.
   */
  channel_commands: {
    [k: string]: ChannelCommandRecord[];
  };
  /**
   * Events of instances by workspace id.
   */
  channel_events: {
    [k: string]: ChannelEventRecord[];
  };
  /**
   * Counters of the feed by workspace id.
   */
  messaging_numbers: {
    [k: string]: MessagingNumberRecord[];
  };
  /**
   * Answered requests by workspace id.
   */
  request_log: {
    [k: string]: RequestLogRecord[];
  };
  /**
   * Counts of requests by workspace id.
   */
  usage_counts: {
    [k: string]: UsageCountRecord[];
  };
  /**
   * Counts of the requests of the last hours by workspace id.
   */
  usage_hours: {
    [k: string]: UsageHourRecord[];
  };
  /**
   * Counts of completed deliveries by workspace id.
   */
  delivery_hours: {
    [k: string]: DeliveryHourRecord[];
  };
  /**
   * The audit logs by workspace id.
   */
  audit_entries: {
    [k: string]: AuditEntry[];
  };
  /**
   * The pending and expired invitations by workspace id.
   */
  invitations: {
    [k: string]: InvitationRecord[];
  };
}
/**
 * A purchase as it is stored. It refers to the item by its number.
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
 * A webhook endpoint as it is stored.
 */
export interface WebhookEndpointRecord {
  id: Id;
  /**
   * URL that deliveries are sent to: http or https.
   */
  url: string;
  /**
   * Event types that the webhook subscribes to.
   */
  event_types: EventPattern[];
  /**
   * Display name. No control characters.
   */
  description: string;
  headers: StoredWebhookHeaders;
  /**
   * Maximum number of deliveries per second. If null, there is no limit.
   */
  rate: number | null;
  /**
   * Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.
   *
   * @maxItems 100
   */
  instances?: Id[];
  /**
   * Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.
   */
  sample?: number;
  /**
   * The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.
   */
  format?: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false.
   */
  ordered?: boolean;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * Whether deliveries are sent (active) or not (paused).
   */
  state: 'active' | 'paused';
  /**
   * Why the webhook is paused: a user paused it, the receiver answered 410, or all deliveries failed for days.
   */
  paused_reason: ('requested' | 'gone' | 'failing') | null;
  /**
   * When the webhook was paused.
   */
  paused_at: Timestamp | null;
  /**
   * Since when all deliveries have failed.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
  /**
   * Signing secrets; the current one is first.
   */
  secrets: StoredWebhookSecret[];
  /**
   * Failure count since the last success.
   */
  recent_failures: number;
  /**
   * The kind of the endpoint, if it is not a webhook of `/api/v1/webhooks`: the group that manages it, and how deliveries are sent.
   */
  kind?: string;
  /**
   * Settings for the group that sends the deliveries.
   */
  config?: {
    [k: string]: unknown;
  };
  /**
   * Filter for events with sources: only events from these sources are sent. If omitted or empty, no filter by source applies.
   *
   * @maxItems 100
   */
  sources?: Id[];
  /**
   * Filter for events that carry other events: only those with these types are sent. If omitted or empty, no filter by type applies.
   *
   * @maxItems 100
   */
  types?: string[];
}
/**
 * Headers that are sent with every delivery, as they are stored: their values may be encrypted.
 */
export interface StoredWebhookHeaders {
  [k: string]: string;
}
/**
 * A secret that deliveries are signed with, as it is stored.
 */
export interface StoredWebhookSecret {
  /**
   * The secret in the format of Standard Webhooks, or its encrypted text.
   */
  secret: string;
  /**
   * When the old secret stops being used. If null, it is the current secret.
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
   * The exact request body.
   */
  payload: string;
  /**
   * Number of webhook deliveries in the chain that led to this event. Omitted for none.
   */
  hops?: number;
  /**
   * The deliveries in the chain that led to this event, as their services name them in `CDN-Loop`, oldest first. Omitted for none.
   *
   * @maxItems 1000
   */
  via?: string[];
  /**
   * The trace that led to this event (W3C Trace Context). Omitted for none.
   */
  traceparent?: string;
  /**
   * What tracing systems have added to the trace. Omitted for nothing.
   */
  tracestate?: string;
}
/**
 * A delivery as it is stored.
 */
export interface WebhookDeliveryRecord {
  id: Id;
  endpoint_id: Id;
  event_id: Id;
  event_type: SentEventType;
  state: 'pending' | 'succeeded' | 'failed';
  created_at: Timestamp;
  /**
   * When the next attempt is due.
   */
  next_attempt_at: Timestamp | null;
  attempts: WebhookAttempt[];
  /**
   * The worker that is sending the delivery, and when its lease ends.
   */
  lease: {
    token: Id;
    until: Timestamp;
  } | null;
}
/**
 * A request with an idempotency key that was carried out.
 */
export interface IdempotentRequestRecord {
  /**
   * SHA-256 of the idempotency key.
   */
  digest: string;
  /**
   * HMAC-SHA256 of the request with the idempotency key.
   */
  fingerprint: string;
  /**
   * For each record that the request asked for, its id, or why it was refused.
   *
   * @maxItems 100
   */
  made: {
    /**
     * Id of the record, or null.
     */
    id: Id | null;
    /**
     * Why it was refused, or null.
     */
    refused: string | null;
  }[];
  expires_at: Timestamp;
}
/**
 * The deliveries to endpoints of one kind that were completed in one hour.
 */
export interface DeliveryHourRecord {
  hour: HourName;
  /**
   * The kind of the endpoints; empty for webhooks.
   */
  kind: string;
  /**
   * Deliveries that arrived.
   */
  succeeded: number;
  /**
   * Deliveries that are not tried again.
   */
  failed: number;
}
/**
 * The fields to change. Omitted fields keep their value.
 */
export interface ChangeWebhookEndpointRequest {
  /**
   * URL that deliveries are sent to: http or https.
   */
  url?: string;
  /**
   * Event types that the webhook subscribes to.
   *
   * @minItems 1
   * @maxItems 50
   */
  event_types?: [SubscribedEventType, ...SubscribedEventType[]];
  /**
   * Display name. No control characters.
   */
  description?: string;
  headers?: WebhookHeaders;
  /**
   * Maximum number of deliveries per second. If null, there is no limit.
   */
  rate?: number | null;
  /**
   * Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.
   *
   * @maxItems 100
   */
  instances?: Id[];
  /**
   * Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.
   */
  sample?: number;
  /**
   * The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.
   */
  format?: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false.
   */
  ordered?: boolean;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
}
/**
 * Headers that are sent with every delivery, in addition to the signature headers. Keys without the scope `webhooks:write` see `***` instead of each value.
 */
export interface WebhookHeaders {
  [k: string]: string;
}
/**
 * The webhook to create.
 */
export interface CreateWebhookEndpointRequest {
  /**
   * URL that deliveries are sent to: http or https.
   */
  url: string;
  /**
   * Event types that the webhook subscribes to.
   *
   * @minItems 1
   * @maxItems 50
   */
  event_types: [SubscribedEventType, ...SubscribedEventType[]];
  /**
   * Display name. No control characters.
   */
  description?: string;
  headers?: WebhookHeaders;
  /**
   * Maximum number of deliveries per second. If null, there is no limit.
   */
  rate?: number | null;
  /**
   * Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.
   *
   * @maxItems 100
   */
  instances?: Id[];
  /**
   * Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.
   */
  sample?: number;
  /**
   * The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.
   */
  format?: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false.
   */
  ordered?: boolean;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
}
/**
 * The new webhook with its secret.
 */
export interface CreatedWebhookEndpointReply {
  status: 'success';
  data: CreatedWebhookEndpoint;
}
/**
 * A new webhook with its secret.
 */
export interface CreatedWebhookEndpoint {
  endpoint: WebhookEndpoint;
  /**
   * Secret that verifies the signature of deliveries. Store it on the receiving server only.
   */
  secret: string;
}
/**
 * A webhook: a URL that receives events.
 */
export interface WebhookEndpoint {
  id: Id;
  /**
   * URL that deliveries are sent to: http or https.
   */
  url: string;
  /**
   * Event types that the webhook subscribes to.
   */
  event_types: SubscribedEventType[];
  /**
   * Display name. No control characters.
   */
  description: string;
  headers: WebhookHeaders;
  /**
   * Maximum number of deliveries per second. If null, there is no limit.
   */
  rate: number | null;
  /**
   * Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.
   *
   * @maxItems 100
   */
  links?: Id[];
  /**
   * Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.
   *
   * @maxItems 50
   */
  tags?: LinkTag[];
  /**
   * Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.
   *
   * @maxItems 100
   */
  instances?: Id[];
  /**
   * Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.
   */
  sample?: number;
  /**
   * The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.
   */
  format?: 'standard' | 'cloudevents' | 'cloudevents_binary' | 'data';
  /**
   * Whether deliveries are sent one at a time, in the order of their events: a delivery that fails holds back those behind it until it is delivered, fails for good, or is skipped. Default: false.
   */
  ordered?: boolean;
  filter?: AutomationFilter;
  filter_match?: AutomationFilterMatch;
  /**
   * Whether deliveries are sent (active) or not (paused).
   */
  state: 'active' | 'paused';
  /**
   * Why the webhook is paused: a user paused it, the receiver answered 410, or all deliveries failed for days.
   */
  paused_reason: ('requested' | 'gone' | 'failing') | null;
  /**
   * When the webhook was paused.
   */
  paused_at: Timestamp | null;
  /**
   * Since when all deliveries have failed.
   */
  failing_since: Timestamp | null;
  created_at: Timestamp;
  /**
   * `hook`: a tool has subscribed it over `/api/v1/automation/hooks`. Omitted for other webhooks.
   */
  kind?: 'hook';
}
/**
 * Deliveries, newest first.
 */
export interface DeliveryListReply {
  status: 'success';
  data: WebhookDelivery[];
  /**
   * Cursor of the next page; null on the last page.
   */
  next_cursor: string | null;
}
/**
 * Filters and pagination of the delivery list.
 */
export interface DeliveryListRequest {
  /**
   * Only deliveries to this webhook.
   */
  endpoint_id?: string;
  /**
   * Only deliveries in this state.
   */
  state?: 'pending' | 'succeeded' | 'failed';
  event_type?: SubscribedEventType1;
  /**
   * Only deliveries of this event.
   */
  event_id?: string;
  since?: Timestamp7;
  until?: Timestamp8;
  /**
   * Number of deliveries on a page. Default: 20.
   */
  limit?: number;
  /**
   * The next_cursor of the previous page.
   */
  cursor?: string;
}
/**
 * A rotated key and its replacement.
 */
export interface KeyRotated {
  key: Key;
  replacement: Key;
}
/**
 * The deliveries to send again: either some by their ids, or those that failed since a time.
 */
export interface ReplayDeliveriesRequest {
  /**
   * Ids of deliveries. Without `since` and filters.
   *
   * @minItems 1
   * @maxItems 100
   */
  delivery_ids?: [string, ...string[]];
  since?: Timestamp9;
  until?: Timestamp10;
  /**
   * Only those to this webhook.
   */
  endpoint_id?: string;
  event_type?: SubscribedEventType2;
  /**
   * Only those of this event.
   */
  event_id?: string;
}
/**
 * Which failed deliveries to send again.
 */
export interface ReplayFailedRequest {
  since: Timestamp;
}
/**
 * Number of deliveries that are sent again.
 */
export interface ReplayReply {
  status: 'success';
  data: Replayed;
}
/**
 * Number of deliveries that are sent again.
 */
export interface Replayed {
  count: number;
}
/**
 * What became of the deliveries.
 */
export interface ReplayedDeliveriesReply {
  status: 'success';
  data: ReplayedDeliveries;
}
/**
 * What became of the deliveries.
 */
export interface ReplayedDeliveries {
  /**
   * Number of deliveries that are sent again.
   */
  count: number;
  /**
   * Number of deliveries that were pending already, or were sent again by another request meanwhile.
   */
  skipped: number;
  /**
   * Number of ids without a delivery.
   */
  not_found: number;
  /**
   * Whether more deliveries have failed since that time: the same request sends those.
   */
  has_more: boolean;
}
/**
 * Options of the rotation.
 */
export interface RotateWebhookSecretRequest {
  /**
   * How long deliveries are also signed with the old secret, in seconds. Default: one day. Maximum: 30 days.
   */
  overlap_seconds?: number;
}
/**
 * The delivery with its payload.
 */
export interface WebhookDeliveryDetailsReply {
  status: 'success';
  data: WebhookDeliveryDetails;
}
/**
 * A delivery with its payload.
 */
export interface WebhookDeliveryDetails {
  delivery: WebhookDelivery;
  /**
   * The exact request body.
   */
  payload: string;
}
/**
 * A delivery whose attempts all failed.
 */
export interface WebhookDeliveryExhausted {
  endpoint_id: Id;
  /**
   * What the endpoint is, such as `hook` or `route`. Omitted for a webhook.
   */
  kind?: string;
  delivery_id: Id;
  event_id: Id;
  event_type: SentEventType;
  attempts: number;
  /**
   * HTTP status of the last response, or null if there was none.
   */
  last_status: number | null;
  /**
   * Why there was no response, or null.
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
 * The webhooks of the workspace.
 */
export interface WebhookEndpointListReply {
  status: 'success';
  data: WebhookEndpoint[];
}
/**
 * A webhook that was paused automatically.
 */
export interface WebhookEndpointPaused {
  endpoint_id: Id;
  url: string;
  /**
   * What it is, such as `hook` or `route`. Omitted for a webhook.
   */
  kind?: string;
  reason: WebhookPauseCause;
  /**
   * Since when all deliveries had failed.
   */
  failing_since: Timestamp | null;
}
/**
 * A webhook that accepts deliveries again after failures.
 */
export interface WebhookEndpointRecovered {
  endpoint_id: Id;
  url: string;
  /**
   * What it is, such as `hook` or `route`. Omitted for a webhook.
   */
  kind?: string;
  failing_since: Timestamp;
}
/**
 * The webhook.
 */
export interface WebhookEndpointReply {
  status: 'success';
  data: WebhookEndpoint;
}
/**
 * The secrets that deliveries are signed with; the current one is first.
 */
export interface WebhookSecretListReply {
  status: 'success';
  data: WebhookSecret[];
}
/**
 * A secret that deliveries are signed with.
 */
export interface WebhookSecret {
  /**
   * The secret in the format of Standard Webhooks: whsec_ and base64.
   */
  secret: string;
  /**
   * When the old secret stops being used. If null, it is the current secret.
   */
  expires_at: Timestamp | null;
}
/**
 * A test delivery.
 */
export interface WebhookTested {
  endpoint_id: Id;
  message: string;
}
