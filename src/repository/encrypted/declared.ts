/** Which values of stored records are encrypted, and which methods of the contract they pass. All else is derived. */
import * as automation from './collections/automation.ts';
import * as messaging from './collections/messaging.ts';
import * as webhooks from './collections/webhooks.ts';

/** By the names of their collections. */
export const encryptedCollections = { ...webhooks, ...automation, ...messaging };

export type EncryptedCollection = (typeof encryptedCollections)[keyof typeof encryptedCollections];
