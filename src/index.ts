export { draftKey, type KeyDraft } from './access/keys.ts';
export { hashPassword } from './access/passwords.ts';
export type { ConsoleOptions } from './console/options.ts';
export { createRouter, type MarketplaceRouter } from './create-router.ts';
export { type ErrorCode, errorTable, MarketplaceError } from './errors.ts';
export type * from './generated/types.ts';
export { digestOf, generateSecret, hintsOf, isWellFormed } from './key-format.ts';
export type { CorsOptions, MarketplaceOptions } from './options.ts';
export * from './repository/index.ts';
