/** Rules about the names, texts and attributes of a page. */
import {
  above,
  attribute,
  below,
  choiceOf,
  type Element,
  has,
  is,
  isHtml,
  named,
  nameOf,
  optionsOf,
  ownText,
  said,
} from './document.ts';
import type { Page, Site } from './walk.ts';

export type Rule = (page: Page, site: Site) => string[] | Promise<string[]>;

/** Attributes that say something although they are empty. */
const mayBeEmpty = new Set([
  ...['alt', 'content', 'value'],
  ...['autofocus', 'checked', 'defer', 'disabled', 'download', 'formnovalidate', 'hidden', 'multiple'],
  ...['novalidate', 'open', 'readonly', 'required', 'selected'],
]);

/** Sentences may say that something is null. */
// A random id may contain `-NaN-`.
const missing =
  /\b(?<![\w-])(undefined|(?<!(is|or|returns) )null|NaN|Invalid Date)(?![\w-])\b|\[object \w+\]/;
/** Code, data, types and descriptions of fields, which may contain such words. */
const isCode = is('code', 'pre', 'textarea', 'script', 'style');
const isTechnical = (one: Element) => isCode(one) || ['described', 'json'].includes(attribute(one, 'class'));
/** What the script of the page fills in before it shows it. */
const isScripted = (one: Element) =>
  [one, ...above(one)].some(part => is('dialog')(part) || has(part, 'hidden') || has(part, 'data-live'));

const needsText = is(
  ...['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'th', 'small', 'strong', 'code', 'time'],
  ...['legend', 'summary', 'label', 'button', 'a'],
);
const isPart = is('nav', 'table', 'section', 'article', 'dialog');
const needsName = (one: Element) => isPart(one) || ['img', 'group'].includes(attribute(one, 'role'));
const takesInput = is('input', 'select', 'textarea');
const isField = (one: Element) => takesInput(one) && attribute(one, 'type') !== 'hidden';

const each = ({ document }: Page, chosen: (one: Element) => boolean, isGood: (one: Element) => boolean) =>
  document.elements.filter(one => chosen(one) && !isGood(one)).map(named);

export const textRules: Readonly<Record<string, Rule>> = {
  'it has one title with the name of the page, and one heading of the first level': ({ document }) => {
    const titles = document.elements.filter(one => is('title')(one) && isHtml(one)).map(said);
    const headings = document.elements.filter(is('h1'));
    return [
      ...(titles.length === 1 && /^\S.* - Marketplace$/.test(titles[0] ?? '') ? [] : [`titles: ${titles}`]),
      ...(headings.length === 1 ? [] : [`${headings.length} headings`]),
    ];
  },

  'its fields have labels': page => each(page, isField, one => nameOf(one, page.document) !== ''),

  'its tables, sections, groups and pictures have names': page =>
    each(page, needsName, one => nameOf(one, page.document) !== '' || isScripted(one)),

  'its fieldsets have legends, and what opens has a summary': page => [
    ...each(page, is('fieldset'), one => below(one).some(is('legend'))),
    ...each(page, is('details'), one => below(one).some(is('summary'))),
  ],

  'nothing is empty that should have a text': page => [
    ...each(page, needsText, one => !isHtml(one) || said(one) !== '' || isScripted(one)),
    ...page.document.elements
      .filter(is('select'))
      .flatMap(optionsOf)
      .filter(one => said(one) === '' && choiceOf(one) !== '')
      .map(named),
  ],

  'no text or attribute shows a value that is missing': ({ document }) =>
    document.elements
      .filter(
        one =>
          missing.test(ownText(one)) || one.attrs.some(({ value }) => value !== '' && missing.test(value)),
      )
      .filter(one => ![one, ...above(one)].some(isTechnical))
      .map(one => `${named(one)}${ownText(one)}`),

  'no attribute is empty that needs a value': page =>
    each(page, isHtml, ({ attrs }) =>
      attrs.every(
        ({ name, value }) => value.trim() !== '' || name.startsWith('data-') || mayBeEmpty.has(name),
      ),
    ),

  'its times are valid, and shown in UTC': page =>
    each(page, is('time'), one => {
      const at = new Date(attribute(one, 'datetime'));
      if (Number.isNaN(at.getTime())) return false;
      // A relative time has the whole one as its title.
      const isWhole = has(one, 'data-full');
      const words = isWhole ? attribute(one, 'title') : said(one);
      const clock = `${at.toISOString().slice(11, isWhole ? 19 : 16)} UTC`;
      return words.startsWith(`${at.getUTCDate()} `) && words.endsWith(clock);
    }),

  'its selects have options, each once, and at most one is selected': page =>
    each(page, is('select'), select => {
      const all = optionsOf(select);
      const isOnce = new Set(all.map(choiceOf)).size === all.length;
      return all.length > 0 && isOnce && all.filter(one => has(one, 'selected')).length < 2;
    }),
};
