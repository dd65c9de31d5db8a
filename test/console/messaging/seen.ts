/** What a user reads and can do on a page. */
import { unescaped } from '../client.ts';

/** The text in some HTML, in one line. */
export const wordsOf = (html: string): string =>
  unescaped(
    html
      .replaceAll(/<span class="face"[^>]*>[^<]*<\/span>/g, '')
      // What a relative time says when the pointer is on it, without its seconds.
      .replaceAll(/<time [^>]*title="([^"]*):\d\d UTC" data-full>.*?<\/time>/g, '$1 UTC')
      .replaceAll(/<\/?(?:a|code|small|span|strong|time)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a page shows below its header. */
export const mainOf = (page: string): string => /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? '';

/** The elements of a kind, as HTML. */
export const allOf = (html: string, tag: string): string[] =>
  html.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 'gs')) ?? [];

/** The links in some HTML: where each leads, by its words. */
export const linksIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    allOf(html, 'a').map(link => [wordsOf(link), unescaped(/ href="([^"]*)"/.exec(link)?.[1] ?? '')]),
  );

/** The rows of a table, as the texts of their cells. */
export const rowsOf = (page: string): string[][] =>
  allOf(page, 'tr').map(row =>
    (row.match(/<t[hd]\b(?![^>]* class="select").*?<\/t[hd]>/gs) ?? []).map(wordsOf),
  );

/** Where the forms below the header that change something are sent to. */
export const formsOn = (page: string): string[] =>
  allOf(mainOf(page), 'form')
    .filter(form => / method="post"/.test(form))
    .map(form => unescaped(/ action="([^"]*)"/.exec(form)?.[1] ?? ''));

/** The message above the content, with its kind. */
export const noticeOn = (page: string): [kind: string, text: string] | null => {
  const [, kind, text] = /<p class="notice (success|error)"[^>]*>(.*?)<\/p>/s.exec(page) ?? [];
  return kind === undefined ? null : [kind, wordsOf(text ?? '')];
};

/** The tabs of an instance: each with where it leads, and whether it is the current one. */
export const tabsOn = (page: string): string[] =>
  allOf(/<nav class="subnav".*?<\/nav>/s.exec(page)?.[0] ?? '', 'a').map(
    tab =>
      `${wordsOf(tab)} ${unescaped(/ href="([^"]*)"/.exec(tab)?.[1] ?? '')} ${/ aria-current="([^"]*)"/.exec(tab)?.[1] ?? '-'}`,
  );

/** The title of the browser's window. */
export const titleOf = (page: string): string => wordsOf(/<title>(.*?)<\/title>/s.exec(page)?.[1] ?? '');
