/** The flags of a real server beside the mock server. */
import {
  complaintAboutHeaders,
  complaintAboutMocks,
  complaintAboutProxy,
  type ProxyOptions,
} from '../control/proxy/options.ts';
import type { MockOptions } from '../options.ts';
import type { Flag } from './flag.ts';

const namesOf = (text: string): string[] => (text === 'none' ? [] : text.split(',').map(name => name.trim()));

const headersOf = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map(text => {
      const colon = text.indexOf(':');
      return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    }),
  );

/** The flag itself sets an object. */
const proxyIn = (proxy: MockOptions['proxy']): ProxyOptions =>
  typeof proxy === 'object' ? proxy : { url: proxy ?? '' };

export const proxyFlags = {
  proxy: {
    type: 'string',
    takes: 'URL',
    means: 'pass on what the mock server does not have to the real server at this URL',
    check: text => complaintAboutProxy(text),
    sets: url => ({ proxy: { url } }),
  },
  mocks: {
    type: 'string',
    takes: 'NAMES',
    means:
      'answer only these operations and pass on all others: ids or paths, such as `getItem,/api/items/*`, or `none`; needs `--proxy`',
    standard: 'all',
    needs: 'proxy',
    check: text => complaintAboutMocks(namesOf(text)),
    sets: (text, { proxy }) => ({ proxy: { ...proxyIn(proxy), mocks: namesOf(text) } }),
  },
  'proxy-header': {
    type: 'string',
    multiple: true,
    takes: 'HEADER',
    means: 'send this header to the real server, such as `Authorization: Bearer $KEY`; needs `--proxy`',
    needs: 'proxy',
    check: text =>
      text.indexOf(':') < 1
        ? 'must be a name and a value, as in Name: value'
        : complaintAboutHeaders(headersOf([text])),
    sets: (texts, { proxy }) => ({ proxy: { ...proxyIn(proxy), headers: headersOf(texts) } }),
  },
  'proxy-private': {
    type: 'boolean',
    means: 'allow a real server on this machine or in a private network; needs `--proxy`',
    needs: 'proxy',
    sets: (_, { proxy }) => ({ proxy: { ...proxyIn(proxy), allowPrivate: true } }),
  },
} as const satisfies Readonly<Record<string, Flag>>;
