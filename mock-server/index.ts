export type { Fault } from './control/faults/index.ts';
export type { ActiveFault } from './control/faults/registry.ts';
export type { FaultRule } from './control/faults/rule.ts';
export type {
  DeliveryFilter,
  DeliveryPredicate,
  Har,
  HarEntry,
  JournalBody,
  JournalEntry,
  RequestFilter,
  RequestPredicate,
  SentDelivery,
  WaitOptions,
} from './control/journal/index.ts';
export type { Delay } from './control/prefer/index.ts';
export type { Demo, DemoKey, DemoUser } from './demo.ts';
export type { FixtureKey, Fixtures, FixtureUser } from './fixtures.ts';
export type { GenerateOptions, GenerateProgress } from './generate/options.ts';
export type { MockFetch } from './in-process/fetch.ts';
export type { MockOptions, PostgresMockOptions } from './options.ts';
export { type Mock, startMock } from './start.ts';
export type { MockWebhookSettings, PublishOptions } from './webhooks.ts';
