/** Sends wrong requests for short links, each of which the service refuses, and counts which ones a server refuses. */

const url = 'https://www.example.com/spring';
const create = (body, headers) => ({ method: 'POST', body, headers });

/** By what is wrong. `first`: a request that is right, and has to be answered before. */
const requests = {
  'no key': { key: null },
  'an unknown key': { key: 'unknown' },
  'a revoked key': { key: 'revoked' },
  'a key without the scope': { key: 'narrow' },
  'no url': create({ slug: 'no-url' }),
  'a url that is a number': create({ url: 5 }),
  'a url of ftp': create({ url: 'ftp://www.example.com/spring' }),
  'a misspelt member': create({ url, sulg: 'spring-sale' }),
  'an expiry that has passed': create({ url, expires_at: '2020-01-01T00:00:00Z' }),
  'a slug that is taken': { first: create({ url, slug: 'taken' }), ...create({ url, slug: 'taken' }) },
  'an Idempotency-Key for another request': {
    first: create({ url }, { 'idempotency-key': 'one' }),
    ...create({ url: `${url}-2` }, { 'idempotency-key': 'one' }),
  },
  'a link that does not exist': { path: '/lnk_0000000000000000' },
};

export const wrongRequests = Object.keys(requests);

/** Returns what of {@link wrongRequests} is refused at `base`, the URL of the collection, with these `keys`. */
export async function refusedAt(base, keys) {
  const ask = async ({ key = 'good', path = '', method = 'GET', body, headers }) => {
    const authorization = key === null ? {} : { authorization: `Bearer ${keys[key]}` };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(30_000);
    const init = {
      method,
      headers: { ...headers, ...authorization, ...type },
      body: JSON.stringify(body),
      signal,
    };
    const response = await fetch(base + path, init);
    await response.arrayBuffer();
    return response.ok;
  };
  const mustAnswer = async request => {
    if (!(await ask(request))) throw new Error(`${base} refuses ${JSON.stringify(request)}`);
  };
  await mustAnswer({});
  const refused = [];
  for (const [wrong, { first, ...request }] of Object.entries(requests)) {
    if (first !== undefined) await mustAnswer(first);
    if (!(await ask(request))) refused.push(wrong);
  }
  return refused;
}
