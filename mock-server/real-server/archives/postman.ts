/** Reads collections of Postman in the form 2.1, with the responses that were saved in them: https://schema.postman.com */
import {
  entriesIn,
  headerIn,
  membersOf,
  plainType,
  type SavedExchange,
  type SavedExchanges,
  textIn,
} from './exchange.ts';

type Members = Readonly<Record<string, unknown>>;

export function isPostman(content: unknown): boolean {
  const { info, item } = membersOf(content);
  return (
    Array.isArray(item) && (/postman/i.test(textIn(membersOf(info).schema)) || 'name' in membersOf(info))
  );
}

/** Deeper folders are not read. */
const maxDepth = 40;

export function exchangesInPostman(content: unknown): SavedExchanges {
  const whole = membersOf(content);
  const exchanges: SavedExchange[] = [];
  let without = 0;
  const visit = (given: unknown, variables: ReadonlyMap<string, string>, depth: number): void => {
    const item = membersOf(given);
    const known = withVariables(variables, item.variable);
    if (depth < maxDepth) for (const inner of entriesIn(item.item)) visit(inner, known, depth + 1);
    if (item.request === undefined) return;
    const responses = entriesIn(item.response).map(membersOf);
    if (responses.length === 0) without += 1;
    for (const response of responses) {
      const request = response.originalRequest ?? item.request;
      exchanges.push(exchangeOf(request, response, known));
    }
  };
  visit({ item: whole.item, variable: whole.variable }, new Map(), 0);
  return { exchanges, left: without === 0 ? [] : [`${without} requests without a saved response`] };
}

function withVariables(before: ReadonlyMap<string, string>, given: unknown): ReadonlyMap<string, string> {
  const own = entriesIn(given)
    .map(membersOf)
    .map(({ key, id, value }): [string, string] => [textIn(key ?? id), String(value ?? '')]);
  return new Map([...before, ...own]);
}

function exchangeOf(
  given: unknown,
  response: Members,
  variables: ReadonlyMap<string, string>,
): SavedExchange {
  // A request may be its URL alone.
  const request = typeof given === 'string' ? { url: given } : membersOf(given);
  const type = plainType(headerIn(response.header, 'content-type'));
  const isJson = response._postman_previewlanguage === 'json';
  return {
    method: textIn(request.method ?? 'GET').toUpperCase(),
    url: urlOf(request.url, variables),
    sent: sentIn(membersOf(request.body), variables),
    status: Number(response.code ?? 200),
    type: type === '' && isJson ? 'application/json' : type,
    body: typeof response.body === 'string' ? filled(response.body, variables, whole => whole) : null,
  };
}

function sentIn(body: Members, variables: ReadonlyMap<string, string>): string | null {
  const { mode } = body;
  if (mode === 'raw') return filled(textIn(body.raw), variables);
  if (mode !== 'urlencoded' && mode !== 'formdata') return null;
  const fields = entriesIn(body[mode])
    .map(membersOf)
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }): [string, string] => [textIn(key), filled(textIn(value), variables)]);
  return String(new URLSearchParams(fields));
}

function urlOf(given: unknown, variables: ReadonlyMap<string, string>): string {
  const { raw, protocol, host, path, query, variable } = membersOf(given);
  const composed = () => {
    const pairs = entriesIn(query)
      .map(membersOf)
      .filter(({ disabled }) => disabled !== true)
      .map(({ key, value }) => `${textIn(key)}=${textIn(value)}`);
    const scheme = textIn(protocol) === '' ? '' : `${protocol}://`;
    const place = [entriesIn(host).join('.') || textIn(host), entriesIn(path).join('/') || textIn(path)].join(
      '/',
    );
    return `${scheme}${place}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
  };
  const text = typeof given === 'string' ? given : textIn(raw) || composed();
  const inPath = withVariables(new Map(), variable);
  const filledPath = filled(text, variables).replaceAll(/\/:(\w+)/g, (whole, name: string) =>
    inPath.has(name) ? `/${encodeURIComponent(inPath.get(name) ?? '')}` : whole,
  );
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(filledPath) ? filledPath : `http://${filledPath}`;
}

/** Values of an environment are not in the collection: the name of a variable stands for a host then. */
const asHost = (_: string, name: string): string =>
  `${name.slice(0, 100).replaceAll(/[^\w-]/g, '')}.variable.invalid`;

/** `unknown`: what stands for a variable without a value, as it was written, and its name. */
function filled(
  text: string,
  variables: ReadonlyMap<string, string>,
  unknown: (written: string, name: string) => string = asHost,
  depth = 0,
): string {
  if (depth > 5 || !text.includes('{{')) return text;
  const once = text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole: string, written: string) => {
    const name = written.trim();
    return variables.get(name) || unknown(whole, name);
  });
  return once === text ? once : filled(once, variables, unknown, depth + 1);
}
