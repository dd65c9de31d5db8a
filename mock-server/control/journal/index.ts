export {
  createDeliveries,
  type Deliveries,
  type DeliveryFilter,
  type DeliveryPredicate,
  inWords as deliveryInWords,
  type MockDeliveries,
  type SentDelivery,
  type ShownDelivery,
  undelivered,
} from './deliveries.ts';
export { fieldsInForm, type JournalBody, type JournalEntry } from './entry.ts';
export type { RequestFilter } from './filter.ts';
export type { Har, HarEntry } from './har.ts';
export { createJournal, type Journal, type MockRequests, type RequestPredicate } from './journal.ts';
export { isJsonBody, maxBodyLength, type RecordedBody } from './part.ts';
export type { ContractProblem, PassedOn } from './passed-on.ts';
export {
  makeRecordable,
  noteEarly,
  RecordedResponse,
  type Recording,
  recorded,
} from './recording.ts';
export type { WaitOptions } from './waiting.ts';
export { unarrived } from './words.ts';
