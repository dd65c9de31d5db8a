export type {
  AutomationOptions,
  AutomationPublisher,
  PublishToAutomationOptions,
} from './automation/publisher.ts';
export type {
  ChannelConnection,
  ChannelDriver,
  ChannelMedia,
  ChannelSession,
  CommandName,
  Commands,
  OutgoingMessage,
} from './channel/driver.ts';
export { ChannelError, ChannelTimeoutError, MediaError } from './channel/errors.ts';
export type { ChannelEvent, ChannelGroup } from './channel/events.ts';
export type { ByteRange, MediaStore, StoredBytes } from './channel/media-store.ts';
export {
  type ErrorRow,
  type ErrorRows,
  errorRows as defineErrors,
  MarketplaceError,
} from './common/errors/errors.ts';
export type { Tracing } from './common/events/tracing.ts';
export type { PublicUrl } from './common/network/public-url.ts';
export type { ConsoleOptions } from './console/options.ts';
export {
  createAutomation,
  createLinks,
  createWebhooks,
  type LinksOptions,
} from './factories/built-in/engines.ts';
export { builtIn, errorTable } from './factories/built-in/groups.ts';
export type { RateLimits } from './factories/built-in/rate-limits.ts';
export type { RecordLimits } from './factories/built-in/record-limits.ts';
export { type ComposedRepository, composeRepository, type OwnParts } from './factories/compose-repository.ts';
export {
  createMarketplace,
  type Marketplace,
  type MarketplaceSettings,
} from './factories/create-marketplace.ts';
export {
  createOutbox,
  type HostOutbox,
  type OutboxOptions,
  type OutboxResult,
  type OutboxRow,
} from './factories/create-outbox.ts';
export { createRouter, type MarketplaceOptions, type MarketplaceRouter } from './factories/create-router.ts';
export { defineGroup, type GroupWithPages } from './factories/define-group.ts';
export { draftHostKey as draftKey } from './factories/draft-key.ts';
export type { EnsuredWorkspace, EnsureWorkspace, WantedWorkspace } from './factories/ensure-workspace.ts';
export type { ClosableServer, CloseOptions } from './factories/shutdown.ts';
export type { JsonSchema } from './generated/schemas.ts';
export type * from './generated/types.ts';
export type { Call, Principal } from './group/call.ts';
export type { Engine, EngineContext, EngineDeclaration } from './group/engine.ts';
export { type EventDeclaration, event as defineEvent, type HostEvent } from './group/event.ts';
export type { EventSender as Webhooks } from './group/event-sender.ts';
export type { DemoContext, Group, GroupDeclaration } from './group/group.ts';
export type { InvitationMessage, SendInvitation } from './group/invitation-sender.ts';
export type { RequestReport } from './group/observer.ts';
export {
  type DeclaredOperation,
  type Media,
  type OperationDeclaration,
  type Outcome,
  operation as defineOperation,
  operationFor as defineOperationFor,
  type Page,
} from './group/operation.ts';
export type { LocalOutcome, LocalReceiver, LocalTools, Receiver, Receivers } from './group/receiver.ts';
export type { CorsOptions, ResolvedOptions } from './group/resolved.ts';
export type { RetentionContext, RetentionLine } from './group/retention.ts';
export { defineSchema, type InputOf, type TypedSchema } from './group/shape.ts';
export { answerClientErrors } from './http/client-errors.ts';
export type { KeyHolder } from './http/key-holder.ts';
export type { RequireKey, RequireKeyOptions } from './http/require-key.ts';
export type { KeyDraft } from './keys/keys.ts';
export type { NamedLimits } from './limits/named.ts';
export type { RateLimit } from './limits/rate-limit.ts';
export type { StreamLimits } from './limits/streams.ts';
export type { LinkEngine } from './links/redirects/engine.ts';
export type { LinkSettings } from './links/rules.ts';
export type { Links } from './links/types.ts';
export { createMessaging, type MessagingOptions } from './messaging/create-messaging.ts';
export type { MessagingEngine } from './messaging/engine/engine.ts';
export type { Messaging } from './messaging/types.ts';
export type { Health } from './observability/health.ts';
export { type Logger, logErrors } from './observability/log-errors.ts';
export type { Stats, StatsQuery } from './observability/stats.ts';
export type { Address, Resolve } from './outbound/resolve.ts';
export type { SecretKey, SecretsOptions } from './repository/encrypted/keyring.ts';
export {
  type RotatedSecrets,
  type RotateSecretsOptions,
  rotateSecrets,
} from './repository/encrypted/rotate-secrets.ts';
export { UnreadableSecretError } from './repository/encrypted/unreadable.ts';
export type * from './repository/index.ts';
export {
  boundsOf,
  deliveryIdOf,
  emptyDay,
  fieldOfKind,
  instanceSteps,
  isRefused,
  keyRefusal,
  messageSteps,
  momentOf,
  partNames,
  patternsOf,
  placesOf,
  RepositoryUnavailableError,
  refusalTo,
  refuse,
  StorageFullError,
  storesEvents,
  WorkspaceFullError,
  wants,
} from './repository/index.ts';
export { createRequestLog, type RequestLog, type RequestLogOptions } from './requests/engine.ts';
export { digestOf, generateSecret, hintsOf, isWellFormed } from './secrets/key-format.ts';
export { hashPassword } from './secrets/passwords.ts';
export type { DeliveryReport } from './webhooks/delivery-report.ts';
export type { WebhookEngine } from './webhooks/engine.ts';
export type { WebhooksOptions } from './webhooks/options.ts';
