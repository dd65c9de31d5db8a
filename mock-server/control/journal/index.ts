export {
  createDeliveries,
  type Deliveries,
  type DeliveryFilter,
  type DeliveryPredicate,
  type MockDeliveries,
  type SentDelivery,
} from './deliveries.ts';
export type { JournalBody, JournalEntry } from './entry.ts';
export type { RequestFilter } from './filter.ts';
export type { Har, HarEntry } from './har.ts';
export { createJournal, type Journal, type MockRequests, type RequestPredicate } from './journal.ts';
export { noteEarly, recorded } from './recording.ts';
export type { WaitOptions } from './waiting.ts';
