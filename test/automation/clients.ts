import type { CreatedAutomationEndpoint } from '../../src/generated/types.ts';
import { type RawAnswer, secrets, send } from '../helper.ts';

export function client({ url }: { readonly url: string }, key: string = secrets.studio) {
  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RawAnswer> =>
    send(`${url}/api/v1/automation${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const dataOf = <Data = Record<string, unknown>>({ json }: RawAnswer): Data => json.data as Data;
  return {
    call,
    dataOf,
    /** Creates an inbound endpoint. */
    async create(input: object = {}): Promise<CreatedAutomationEndpoint> {
      const made = await call('POST', '/endpoints', { name: 'Orders', event_type: 'order.paid', ...input });
      if (made.status !== 201) throw new Error(made.text);
      return dataOf(made);
    },
    /** Sends to a public URL, without a key. */
    post: (to: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<RawAnswer> =>
      send(to, { method: 'POST', headers, body }),
    /** Sends JSON to a public URL. */
    postJson: (to: string, body: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> =>
      send(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** The stored event of a response. */
    async eventOf(answer: RawAnswer): Promise<Record<string, unknown>> {
      if (answer.status !== 202) throw new Error(`${answer.status} ${answer.text}`);
      const { id } = dataOf<{ id: string }>(answer);
      return dataOf<{ event: Record<string, unknown> }>(await call('GET', `/events/${id}`)).event;
    },
    /** All events of the history. */
    history: async (query = ''): Promise<Record<string, unknown>[]> =>
      dataOf(await call('GET', `/history?limit=100${query}`)),
  };
}
