export type { Condition } from './control/condition.ts';
export type {
  ContractMistake,
  Coverage,
  FieldCoverage,
  OperationCoverage,
  UsedOf,
} from './control/coverage/index.ts';
export type { Delay } from './control/delay.ts';
export type {
  ContractProblem,
  DeliveryFilter,
  DeliveryPredicate,
  Har,
  HarEntry,
  JournalBody,
  JournalEntry,
  PassedOn,
  RequestFilter,
  RequestPredicate,
  SentDelivery,
  WaitOptions,
} from './control/journal/index.ts';
export type { ProxyOptions } from './control/proxy/options.ts';
export type {
  AnswerFunction,
  Answers,
  MockAnswer,
} from './control/responses/answer.ts';
export type { AnswerOptions, AnswerRule } from './control/responses/answer-rule.ts';
export type { AnswerStream } from './control/responses/answer-stream.ts';
export type { ActiveAnswer, ActiveFault, Fault, GivenAnswer } from './control/responses/controls.ts';
export type { RequestToAnswer } from './control/responses/request.ts';
export type { FaultRule } from './control/responses/rule.ts';
export type { ListedScenario, RecordedScenario } from './control/scenarios/controls.ts';
export type { RecordChange, Scenario } from './control/scenarios/scenario.ts';
export type { SeededCollection, StoredRecord } from './control/state/changes.ts';
export type { MockRecords, RecordOptions } from './control/state/seeding.ts';
export type { Demo, DemoKey, DemoUser } from './demo.ts';
export type { MockWebhookSettings, PublishOptions } from './engines/webhooks.ts';
export type { FixtureKey, Fixtures, FixtureUser } from './fixtures.ts';
export type { GenerateOptions, GenerateProgress } from './generate/options.ts';
export type { MockFetch } from './in-process/fetch.ts';
export type { IsolatedMock, IsolateOptions, Mock } from './mock.ts';
export type { MockOptions, PostgresMockOptions } from './options.ts';
export { startMock } from './start.ts';
