/** Requests and responses. */
import type { OpenApiDocument, OperationObject } from '../../../src/openapi/types.ts';
import { operationsIn, type Rule, responsesOf } from './rule.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const schemaOf = ({ components }: OpenApiDocument, { $ref }: { $ref: string }) =>
  components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];

/** Every response with its place. */
const everyResponse = (document: OpenApiDocument) =>
  operationsIn(document).flatMap(operation =>
    responsesOf(operation).map(([status, response]) => ({
      place: `${operation.operationId} ${status}`,
      status,
      content: response.content ?? {},
    })),
  );

const takesParts = ({ parameters = [] }: OperationObject) => parameters.some(({ name }) => name === 'Range');

// biome-ignore lint/suspicious/noExplicitAny: a fault is planted into it
type Described = Record<string, any>;

const firstWhere = (paths: Record<string, Described>, id: string): Described =>
  Object.values(paths)
    .flatMap(methods => Object.values(methods) as Described[])
    .find(one => one.operationId === id) ?? {};

export const messageRules: readonly Rule[] = [
  {
    sentence:
      'has no tag of operations for what receivers get, because generators make one class of each tag',
    breaches: document => {
      const used = new Set(operationsIn(document).flatMap(({ tags }) => tags));
      return Object.entries(document.webhooks)
        .filter(([, { post }]) => post.tags.some(tag => used.has(tag)))
        .map(([type]) => type);
    },
    plants: [
      ({ webhooks }) => {
        for (const { post } of Object.values(webhooks)) post.tags = ['webhooks'];
      },
    ],
  },
  {
    sentence: 'has a schema for each body of a response, and `format: binary` for bytes',
    breaches: document =>
      everyResponse(document).flatMap(({ place, content }) =>
        Object.entries(content).flatMap(([type, { schema }]) => {
          const isText = type.startsWith('text/') || type.endsWith('json');
          const isReported =
            schema !== undefined && (isText || ('format' in schema && schema.format === 'binary'));
          return isReported ? [] : [`${place} ${type}`];
        }),
      ),
    plants: [
      ({ paths }) => {
        firstWhere(paths, 'getQrCode').responses[200].content['image/png'] = {};
      },
    ],
  },
  {
    sentence: 'names a type that generators know beside `*/*`',
    breaches: document =>
      everyResponse(document)
        .filter(({ content }) => Object.keys(content).join() === '*/*')
        .map(({ place }) => place),
    plants: [
      ({ paths }) => {
        delete firstWhere(paths, 'downloadMedia').responses[200].content['application/octet-stream'];
      },
    ],
  },
  {
    sentence: 'has a body for each success, except 204, which has none',
    breaches: document =>
      everyResponse(document)
        .filter(({ status }) => status.startsWith('2'))
        .filter(({ status, content }) => (status === '204') !== (Object.keys(content).length === 0))
        .map(({ place }) => place),
    plants: [
      ({ paths }) => {
        delete firstWhere(paths, 'getLink').responses[200].content;
      },
    ],
  },
  {
    sentence: 'has 206, 304 and 416 where parts of a file are sent, and nowhere else 206 and 416',
    breaches: document =>
      operationsIn(document)
        .filter(operation =>
          takesParts(operation)
            ? !['206', '304', '416'].every(status => Object.hasOwn(operation.responses, status))
            : ['206', '416'].some(status => Object.hasOwn(operation.responses, status)),
        )
        .map(({ operationId }) => operationId),
    plants: [
      ({ paths }) => {
        delete firstWhere(paths, 'downloadMedia').responses[206];
      },
    ],
  },
  {
    sentence:
      'puts JSON first where an operation takes several types of body, because generators use the first one',
    breaches: document =>
      operationsIn(document)
        .filter(({ requestBody }) => {
          const types = Object.keys(requestBody?.content ?? {});
          return types.length > 1 && types[0] !== 'application/json';
        })
        .map(({ operationId }) => operationId),
    plants: [
      ({ paths }) => {
        const { requestBody } = firstWhere(paths, 'validatePurchase');
        const { 'application/json': json, ...others } = requestBody.content;
        requestBody.content = { ...others, 'application/json': json };
      },
    ],
  },
  {
    sentence: 'has an object for each form, whose fields generators send',
    breaches: document =>
      operationsIn(document).flatMap(({ operationId, requestBody }) =>
        Object.entries(requestBody?.content ?? {})
          .filter(
            ([type, { schema }]) => formTypes.includes(type) && schemaOf(document, schema)?.type !== 'object',
          )
          .map(([type]) => `${operationId} ${type}`),
      ),
    plants: [
      ({ components }) => {
        components.schemas.AutomationForm = {};
      },
    ],
  },
  {
    sentence: 'lists a key in the query as a parameter of each operation that takes it there',
    breaches: document =>
      operationsIn(document)
        .filter(({ security }) => security.some(one => Object.hasOwn(one, 'apiKeyParameter')))
        .filter(
          ({ parameters = [] }) => !parameters.some(one => one.in === 'query' && one.name === 'api_key'),
        )
        .map(({ operationId }) => operationId),
    plants: [
      ({ paths }) => {
        firstWhere(paths, 'validatePurchase').parameters = [];
      },
    ],
  },
];
