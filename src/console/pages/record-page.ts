/** The page of one record: its head, what an action has left to say, its facts, and what stands beside them. */
import { type Html, html } from '../html.ts';
import { layout, panesScript } from '../layout.ts';
import type { OpenPage } from '../views.ts';
import { type DetailHead, detailHead, type Fact, withFacts } from './detail.ts';
import { editorScript } from './editor.ts';
import { noticeBox } from './parts.ts';

export interface RecordPage extends DetailHead {
  /** The title of the document. @default the titles of the record and of the list */
  readonly documentTitle?: string;
  /** Markup between the head and the facts. */
  readonly above?: Html | false;
  readonly facts: readonly (Fact | false)[];
  readonly main: Html;
  /** Whether the page has a list of deliveries. @default false */
  readonly hasDeliveries?: boolean;
  /** Whether it has links to forms, for those who may change the record. @default true */
  readonly hasForms?: boolean;
}

export function recordPage(
  { frame, canManage, notice, onRecord = [] }: Omit<OpenPage, 'workspaceId'>,
  record: RecordPage,
): string {
  const {
    above = false,
    facts,
    main,
    hasDeliveries = false,
    hasForms = true,
    documentTitle,
    ...head
  } = record;
  const scripts = html`${hasDeliveries && panesScript(frame)}${canManage && hasForms && editorScript(frame)}`;
  return layout(
    frame,
    documentTitle ?? `${head.title} · ${head.up[1]}`,
    html`${detailHead(head)}
${notice !== null && noticeBox(notice, frame)}
${above}
${withFacts(facts, html`${onRecord.map(({ above: part }) => part)}${main}${onRecord.map(({ below }) => below)}`)}`,
    scripts,
  );
}
