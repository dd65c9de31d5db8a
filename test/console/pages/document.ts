/** Reads HTML like a browser. */
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface Document {
  /** In document order. */
  readonly elements: readonly Element[];
  readonly byId: ReadonlyMap<string, Element>;
  /** The labels that name a field by its id. */
  readonly labels: ReadonlyMap<string, Element>;
  /** What is wrong with the syntax. */
  readonly errors: readonly string[];
}

const withoutEnd = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

export function documentOf(text: string): Document {
  const errors: string[] = [];
  const root = parse(text, {
    // The content of noscript is read too.
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => errors.push(`${code} at ${startLine}:${startCol}`),
  });
  const elements = below(root);
  // The parser is silent about elements that are not closed, and ends without a beginning.
  const closed = elements.filter(one => one.sourceCodeLocation?.endTag !== undefined);
  for (const one of elements)
    if (one.sourceCodeLocation && !one.sourceCodeLocation.endTag && !isClosedBySlash(one, text))
      errors.push(`${named(one)} is not closed`);
  const ends = text.match(/<\/[a-z]/gi)?.length ?? 0;
  if (ends !== closed.length) errors.push(`${ends} ends for ${closed.length} elements`);
  // The places in the source are not read any more, and a walk keeps all pages. What `delete` leaves is slow to read.
  for (const one of elements) one.sourceCodeLocation = null;
  const by = (name: string) =>
    new Map(elements.flatMap(one => (has(one, name) ? [[attribute(one, name), one]] : [])));
  return { elements, byId: by('id'), labels: by('for'), errors };
}

/** Whether an element has no end: by its kind, or in a picture by `/>`. */
const isClosedBySlash = (one: Element, text: string): boolean =>
  isHtml(one) ? withoutEnd.has(one.tagName) : text[(one.sourceCodeLocation?.endOffset ?? 0) - 2] === '/';

export const is =
  (...tags: string[]) =>
  (one: Element): boolean =>
    tags.includes(one.tagName);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements in an element, in document order. */
export function below(node: Node, found: Element[] = []): Element[] {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (isElement(child)) found.push(child);
    below(child, found);
  }
  return found;
}

/** The elements that contain an element, the nearest one first. */
export function above({ parentNode }: Element): Element[] {
  return parentNode !== null && isElement(parentNode) ? [parentNode, ...above(parentNode)] : [];
}

export const has = ({ attrs }: Element, name: string): boolean => attrs.some(one => one.name === name);

/** The value of an attribute, or the empty string. */
export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find(one => one.name === name)?.value ?? '';

export const wordsIn = (element: Element, name: string): string[] =>
  has(element, name) ? attribute(element, name).split(/\s+/).filter(Boolean) : [];

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The text of an element without that of the elements in it. */
export const ownText = ({ childNodes }: Element): string =>
  childNodes.map(child => ('value' in child ? child.value : '')).join(' ');

/** The text that a user reads in an element. */
export const said = (one: Element): string => textOf(one).replaceAll(/\s+/g, ' ').trim();

/** The name that a screen reader speaks for an element. */
export function nameOf(one: Element, { byId, labels }: Document): string {
  const named = wordsIn(one, 'aria-labelledby').map(id => byId.get(id));
  const all = [labels.get(attribute(one, 'id')), ...above(one).filter(is('label')), ...named];
  // A label may contain its field.
  const words = all.map(by => (by === undefined ? '' : said(by).replace(said(one), '')));
  return [attribute(one, 'aria-label'), ...words].join(' ').trim();
}

/** A short description of an element, for messages. */
export const named = ({ tagName, attrs }: Element): string =>
  `<${[tagName, ...attrs.slice(0, 4).map(({ name, value }) => `${name}="${value.slice(0, 60)}"`)].join(' ')}>`;

export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI === html.NS.HTML;

/** The fields of a form, which are inside it or name it. */
export const fieldsIn = ({ elements }: Document, form: Element): Element[] => {
  const inside = new Set(below(form));
  return elements.filter(
    one =>
      ['input', 'select', 'textarea', 'button'].includes(one.tagName) &&
      (has(one, 'form')
        ? attribute(one, 'form') === attribute(form, 'id') && has(form, 'id')
        : inside.has(one)),
  );
};

export const optionsOf = (select: Element): Element[] =>
  below(select).filter(({ tagName }) => tagName === 'option');

export const choiceOf = (option: Element): string =>
  has(option, 'value') ? attribute(option, 'value') : textOf(option).trim();

/** The names and values that a browser sends for a form that nobody has filled in. */
export function entriesOf(page: Document, form: Element): [name: string, value: string][] {
  return fieldsIn(page, form).flatMap((one): [string, string][] => {
    const name = attribute(one, 'name');
    const type = attribute(one, 'type');
    if (name === '' || one.tagName === 'button') return [];
    if (one.tagName === 'textarea') return [[name, textOf(one).replace(/^\n/, '')]];
    if (one.tagName === 'select') {
      const all = optionsOf(one);
      const chosen = all.find(option => has(option, 'selected')) ?? all[0];
      return chosen === undefined ? [] : [[name, choiceOf(chosen)]];
    }
    if (type === 'checkbox' || type === 'radio')
      return has(one, 'checked') ? [[name, has(one, 'value') ? attribute(one, 'value') : 'on']] : [];
    return [[name, attribute(one, 'value')]];
  });
}
