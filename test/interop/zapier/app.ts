/** An integration as Zapier's documentation has it: API key, a trigger by REST Hooks, and an action. */

interface Z {
  request(options: object): Promise<{ readonly data: { readonly data: never } }>;
}

interface Bundle {
  readonly authData: { readonly apiKey: string };
  readonly inputData: Readonly<Record<string, string>>;
  readonly targetUrl: string;
  readonly subscribeData: { readonly id: string };
  readonly cleanedRequest: object;
}

/** `versions`: of Zapier's platform. `url`: of the service. */
export function zapierApp(url: string, platformVersion: string) {
  const automation = `${url}/api/v1/automation`;
  const field = { key: 'event', label: 'Event', type: 'string', required: true };
  return {
    version: '1.0.0',
    platformVersion,
    authentication: {
      type: 'custom',
      fields: [{ key: 'apiKey', label: 'API key', type: 'password', required: true }],
      test: { url: `${automation}/hooks` },
    },
    beforeRequest: [
      (request: { headers: Record<string, string> }, _: Z, { authData }: Bundle) => {
        request.headers.Authorization = `Bearer ${authData.apiKey}`;
        return request;
      },
    ],
    triggers: {
      published: {
        key: 'published',
        noun: 'Event',
        display: { label: 'Event Published', description: 'Triggers when an event is published.' },
        operation: {
          type: 'hook',
          inputFields: [field],
          performSubscribe: async (z: Z, { targetUrl, inputData }: Bundle) => {
            const body = { target_url: targetUrl, event_type: inputData.event };
            const { data } = await z.request({ method: 'POST', url: `${automation}/hooks`, body });
            return (data.data as { hook: object }).hook;
          },
          performUnsubscribe: async (z: Z, { subscribeData: { id } }: Bundle) =>
            (await z.request({ method: 'DELETE', url: `${automation}/hooks/${id}` })).data.data,
          perform: (_: Z, { cleanedRequest }: Bundle) => [cleanedRequest],
          performList: async (z: Z, { inputData }: Bundle) => {
            const params = { event_type: inputData.event };
            return (await z.request({ url: `${automation}/samples`, params })).data.data;
          },
          sample: { id: 'evt_1', type: 'order.paid', data: { order: 42 } },
        },
      },
    },
    creates: {
      publish: {
        key: 'publish',
        noun: 'Event',
        display: { label: 'Publish Event', description: 'Publishes an event.' },
        operation: {
          inputFields: [field, { key: 'order', label: 'Order', type: 'string' }],
          perform: async (z: Z, { inputData: { event, ...data } }: Bundle) => {
            const body = { type: event, data };
            return (await z.request({ method: 'POST', url: `${automation}/publish`, body })).data.data;
          },
          sample: { id: 'evt_1', type: 'order.paid' },
        },
      },
    },
  };
}
