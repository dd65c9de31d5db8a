export { draftKey, type KeyDraft } from './access/keys.ts';
export type { ConsoleOptions } from './console/options.ts';
export { createMarketplace, type Marketplace, type MarketplaceSettings } from './create-marketplace.ts';
export { createRouter, type MarketplaceRouter } from './create-router.ts';
export { createWebhooks } from './create-webhooks.ts';
export { type ErrorRow, type ErrorRows, errorRows as defineErrors, MarketplaceError } from './errors.ts';
export { type EventDeclaration, event as defineEvent, type HostEvent } from './event.ts';
export type { JsonSchema } from './generated/schemas.ts';
export type * from './generated/types.ts';
export { type Group, type GroupDeclaration, group as defineGroup } from './group.ts';
export { builtIn, errorTable } from './groups.ts';
export { digestOf, generateSecret, hintsOf, isWellFormed } from './key-format.ts';
export type { RateLimit, RateLimits } from './limits/options.ts';
export { createLinks, type LinkEngine, type LinksOptions } from './links/redirects/engine.ts';
export type { LinkSettings, Links } from './links/rules.ts';
export {
  type Call,
  type DeclaredOperation,
  type Media,
  type OperationDeclaration,
  type Outcome,
  operation as defineOperation,
  operationFor as defineOperationFor,
  type Page,
  type Principal,
} from './operation.ts';
export type { CorsOptions, MarketplaceOptions, ResolvedOptions } from './options.ts';
export { hashPassword } from './passwords.ts';
export * from './repository/index.ts';
export { defineSchema, type InputOf, type TypedSchema } from './shape.ts';
export type { WebhookEngine } from './webhooks/engine.ts';
export type { WebhooksOptions } from './webhooks/options.ts';
export type { Address, Resolve } from './webhooks/resolve.ts';
