/** What a host needs to add console pages to its own group. */

export { type HostPage, openPage, readForm, type SentForm } from './host-page.ts';
export { type Html, html } from './html.ts';
export {
  type Action,
  type ConsoleSection,
  type FoundRecord,
  type RecordQuery,
  type SearchRecords,
  section as defineSection,
  workspacePath,
} from './section.ts';
export type { Answer, Form, Visit } from './visit.ts';
