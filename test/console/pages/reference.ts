/** The API reference of a small document. */
import { html } from '../../../src/console/html.ts';
import { type Facts, referenceOf } from '../../../src/console/pages/reference/model.ts';
import { operationContent } from '../../../src/console/pages/reference/page.ts';
import type { OpenApiDocument, OperationObject } from '../../../src/openapi/types.ts';
import { attribute, below, is, said } from './document.ts';
import { hasClasses, type Shown, shownIn } from './shown.ts';

export const operation = (more: Partial<OperationObject> = {}): OperationObject => ({
  operationId: 'doIt',
  tags: ['tools'],
  summary: 'Do it',
  description: 'Does `it` at once.',
  security: [{ bearer: [] }],
  responses: {},
  ...more,
});

const place = { base: '/user/api', current: null };

/** The reference of a document with these operations by path and method. */
export const documented = (
  paths: OpenApiDocument['paths'],
  { schemas = {}, responses = {} }: Partial<OpenApiDocument['components']> = {},
  facts: readonly Facts[] = [],
) =>
  referenceOf(
    {
      openapi: '3.1.0',
      info: { description: 'All of `it`.' },
      servers: [{ url: 'https://shop.example' }],
      tags: [
        { name: 'tools', description: 'Tools, such as `doIt`.' },
        { name: 'others', description: 'Others.' },
      ],
      paths,
      webhooks: {},
      components: { schemas, responses, securitySchemes: {} },
    },
    'https://shop.example',
    facts,
  );

export interface ShownOperation extends Shown {
  /** The fields of the list under a heading, those of nested objects by their path: name and marks, then type and description. */
  fields(name: string): string[][];
}

/** The page of the first of some operations by path and method. */
export function show(...given: Parameters<typeof documented>): ShownOperation {
  const reference = documented(...given);
  const [operation] = reference.operations.values();
  const shown = shownIn((operation && operationContent(reference, place, operation))?.text ?? html``.text);
  return {
    ...shown,
    fields(name) {
      const heading = shown.document.elements.find(one => is('h2')(one) && said(one) === name);
      const list = shown
        .all('ul')
        .find(
          one =>
            hasClasses(one, 'fields') &&
            attribute(one, 'aria-labelledby') === attribute(heading as never, 'id'),
        );
      return (list === undefined ? [] : below(list).filter(is('li'))).map(row => {
        const path = attribute(row, 'id').replace(/^\w+\./, '');
        const [first, second] = below(row).filter(one => is('p')(one) && one.parentNode === row);
        const parts = first === undefined ? [] : below(first);
        const type = parts.find(one => hasClasses(one, 'type'));
        const marks = parts.filter(
          one => is('small')(one) || hasClasses(one, 'required') || hasClasses(one, 'optional'),
        );
        return [
          [path, ...marks.map(said)].join(' '),
          `${type === undefined ? '' : said(type)}${second === undefined ? '' : `: ${said(second)}`}`,
        ];
      });
    },
  };
}
