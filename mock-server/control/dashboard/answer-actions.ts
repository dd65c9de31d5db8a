/** The answers in place of those of the service. */
import type Koa from 'koa';
import { groupBy } from '../../../src/common/collections/group-by.ts';
import { isPlainObject } from '../../../src/common/json/plain-object.ts';
import { pathParameters } from '../input-of.ts';
import { fieldsInForm, type JournalEntry } from '../journal/index.ts';
import type { Answers } from '../responses/answer.ts';
import type { ControlCall } from '../router.ts';
import { errorsOf, type FormFields, fieldsOf, numberOf } from './form.ts';
import { hrefOf } from './frame.ts';
import { answerForm, answersPage } from './pages/responses.ts';
import type { Showing } from './shown.ts';
import type { Sources } from './sources.ts';

export function answerActions({ answers, operations, journal }: Sources, { placeOf, show, goTo }: Showing) {
  const showPage = (ctx: Koa.Context, given: FormFields, error?: unknown) => {
    const main = answersPage(placeOf(ctx), {
      answers: answers.answers(),
      operations: operations.all,
      given,
      errors: errorsOf(error, answerForm.names),
    });
    return show(ctx, { name: '/answers', title: 'Answers', main, status: error === undefined ? 200 : 400 });
  };

  /** The form for an answer to a request like an earlier one. */
  function formLike(ctx: Koa.Context): FormFields {
    const id = new URLSearchParams(ctx.querystring).get('request');
    const entry = id === null ? undefined : journal.shownRequests(ctx).find(one => String(one.id) === id);
    if (entry === undefined) return {};
    const { operation, method, path, status, response } = entry;
    const input = inputOf(entry);
    const body = response?.body?.truncated === true ? undefined : response?.body?.value;
    const isText = typeof body === 'string';
    const location = response?.headers.location;
    return {
      ...(operation === null ? { path, method } : { operation }),
      ...(Object.keys(input).length > 0 && { input: JSON.stringify(input) }),
      // A success without a body that is kept would be the answer of the service.
      ...(status !== null && (body !== undefined || status >= 300) && { status: String(status) }),
      ...(location !== undefined && { headers: `Location: ${location}` }),
      ...(body !== undefined && {
        type: isText ? 'text' : 'json',
        body: isText ? body : JSON.stringify(body, null, 2),
      }),
    };
  }

  /** Without secrets, which the page does not know. */
  function inputOf({ operation, path, url, body }: JournalEntry): Record<string, unknown> {
    const found = operation === null ? null : operations.named(operation);
    const all = {
      ...pathParameters(found, path),
      ...fieldsInForm(new URL(url, 'http://mock').search),
      ...(isPlainObject(body?.value) ? body.value : {}),
    };
    const known = found === null ? null : Object.keys((found.input.properties ?? {}) as object);
    return Object.fromEntries(
      Object.entries(all).filter(
        ([name, value]) =>
          !JSON.stringify(value).includes('***') &&
          (known === null || known.includes(name) || found?.path.includes(`:${name}`)),
      ),
    );
  }

  return {
    showAnswers: ({ ctx }: ControlCall) => showPage(ctx, formLike(ctx)),
    async setAnswer(call: ControlCall) {
      const fields = await fieldsOf(call);
      try {
        const { which, answer, options } = answerIn(fields);
        answers.answer(which as string, answer, options);
      } catch (error) {
        return showPage(call.ctx, fields, error);
      }
      goTo(call.ctx, hrefOf(placeOf(call.ctx), '/answers'), 'answers');
    },
    async stopAnswers(call: ControlCall) {
      const fields = await fieldsOf(call);
      try {
        answers.stopAnswers(fields.id);
      } catch (error) {
        return showPage(call.ctx, {}, error);
      }
      goTo(call.ctx, hrefOf(placeOf(call.ctx), '/answers'), 'stopped');
    },
  };
}

/** @throws TypeError with a sentence that starts with the field */
function answerIn(fields: FormFields) {
  const { operation, path, method, input, status, times, type, body, headers, delay, speed, unchecked } =
    fields;
  const content = body === undefined ? {} : type === 'text' ? { text: body } : { body: parsed('body', body) };
  const answer = {
    ...(status !== undefined && { status: numberOf(status) }),
    ...content,
    ...(headers !== undefined && { headers: headersIn(headers) }),
    ...(delay !== undefined && { delay: numberOf(delay) }),
    ...(speed !== undefined && { bytesPerSecond: speedOf(speed) }),
    ...(unchecked === 'yes' && { unchecked: true }),
  } as Answers;
  return {
    // What contradicts each other is refused by its names.
    which: operation === undefined || path !== undefined ? { operation, path, method } : operation,
    answer,
    options: {
      ...(input !== undefined && { when: { input: objectIn(input) } }),
      ...(times !== undefined && { times: numberOf(times) as number }),
    },
  };
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`${name} is not JSON: ${(error as Error).message}`);
  }
}

function objectIn(text: string): Record<string, unknown> {
  const value = parsed('input', text);
  if (isPlainObject(value)) return value;
  throw new TypeError('input must be an object, such as {"item_id": 1001}');
}

function speedOf(text: string): number {
  const speed = Number(text);
  if (Number.isInteger(speed) && speed > 0) return speed;
  throw new TypeError('speed must be a whole number of bytes per second');
}

/** A header that is given several times is sent several times. */
function headersIn(text: string): Record<string, string[]> {
  const pairs = text.split(/\r?\n/).flatMap(line => {
    if (line.trim() === '') return [];
    const colon = line.indexOf(':');
    if (colon < 1) throw new TypeError('headers must be lines such as Retry-After: 5');
    return [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
  });
  const byName = groupBy(pairs, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(([, value]) => value)]));
}
