/** What the package gives besides types. */
import assert from 'node:assert/strict';
import * as entry from '../../src/index.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Exports of the package');

// A list by hand: what is exported is promised, and must not follow from what a file within has for another one.
const promised = [
  'ChannelError',
  'ChannelTimeoutError',
  'MarketplaceError',
  'MediaError',
  'RepositoryUnavailableError',
  'StorageFullError',
  'UnreadableSecretError',
  'WorkspaceFullError',
  'answerClientErrors',
  'boundsOf',
  'builtIn',
  'composeRepository',
  'createAutomation',
  'createLinks',
  'createMarketplace',
  'createMessaging',
  'createOutbox',
  'createRequestLog',
  'createRouter',
  'createWebhooks',
  'defineErrors',
  'defineEvent',
  'defineGroup',
  'defineOperation',
  'defineOperationFor',
  'defineSchema',
  'deliveryIdOf',
  'digestOf',
  'draftKey',
  'emptyDay',
  'errorTable',
  'fieldOfKind',
  'generateSecret',
  'hashPassword',
  'hintsOf',
  'instanceSteps',
  'isRefused',
  'isWellFormed',
  'keyRefusal',
  'logErrors',
  'messageSteps',
  'momentOf',
  'partNames',
  'patternsOf',
  'placesOf',
  'refusalTo',
  'refuse',
  'rotateSecrets',
  'storesEvents',
  'wants',
];

test('are these values, and no others', () => {
  assert.deepEqual(Object.keys(entry).sort(), promised);
});

test.run();
