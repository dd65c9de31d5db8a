/**
 * A bridge in a process of its own: it speaks the protocol of docs/messaging/bridge.md, and has a channel with one
 * person in its memory. The tests control it over `/control`. It uses nothing of the package.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const [secret = ''] = process.argv.slice(2);
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
const person = 'person@bridge';

interface Account {
  session: string | null;
  callback: string;
  paired: boolean;
  /** Whether it was connected since the bridge has restarted. */
  isKnown: boolean;
  silent: boolean;
  /** What waits to be told, in its order, each with the id of its request. */
  readonly waiting: { id: string; event: object }[];
  readonly arrived: { id: string; chat: string; text: string; bytes: number }[];
  readonly groups: Set<string>;
  telling: Promise<void>;
}

/** The id of the last message that the person has written, by instance. */
const lastWritten = new Map<string, string>();

const accounts = new Map<string, Account>();
const accountOf = (instance: string): Account => {
  const known = accounts.get(instance) ?? {
    session: null,
    callback: '',
    paired: false,
    isKnown: false,
    silent: false,
    waiting: [],
    arrived: [],
    groups: new Set<string>(),
    telling: Promise.resolve(),
  };
  accounts.set(instance, known);
  return known;
};

const sign = (id: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');

const signed = (id: string, body: string) => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${sign(id, timestamp, body)}`,
  };
};

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const expected = Buffer.from(
    `v1,${sign(String(headers['webhook-id']), String(headers['webhook-timestamp']), body)}`,
  );
  const given = Buffer.from(String(headers['webhook-signature']));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Tells events one after the other. What is not taken stays for the next connection. */
function tell(instance: string, event?: object): Promise<void> {
  const account = accountOf(instance);
  if (event !== undefined) account.waiting.push({ id: `evt_${randomBytes(9).toString('hex')}`, event });
  account.telling = account.telling.then(async () => {
    while (account.session !== null && account.waiting[0] !== undefined) {
      const { session } = account;
      const { id, event } = account.waiting[0];
      const body = JSON.stringify({ instance, session, event });
      const answer = await fetch(account.callback, { method: 'POST', body, headers: signed(id, body) }).catch(
        () => null,
      );
      if (answer === null || answer.status === 410 || answer.status === 503) return;
      account.waiting.shift();
    }
  });
  return account.telling;
}

/** Connection events are of no use to the next connection. */
async function tellNow(instance: string, event: object): Promise<void> {
  const { session, callback } = accountOf(instance);
  const body = JSON.stringify({ instance, session, event });
  await fetch(callback, {
    method: 'POST',
    body,
    headers: signed(`evt_${randomBytes(9).toString('hex')}`, body),
  });
}

const address = (instance: string) => `${instance}@bridge`;

async function open(instance: string): Promise<void> {
  await tellNow(instance, { type: 'open', address: address(instance) });
  void tell(instance);
}

class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the bodies are those of the protocol.
type Body = any;

const routes: Record<string, (body: Body) => unknown> = {
  '/connect': ({ instance, session, callback_url, memory, pairing_method }) => {
    const account = accountOf(instance);
    Object.assign(account, { session, callback: callback_url, silent: false, isKnown: true });
    account.paired = memory !== null;
    setImmediate(async () => {
      if (account.paired) return open(instance);
      const expires_at = new Date(Date.now() + 60_000).toISOString();
      await tellNow(instance, { type: 'pairing', method: pairing_method, text: 'scan me', expires_at });
    });
    return {};
  },
  '/disconnect': ({ instance, session }) => {
    const account = accountOf(instance);
    if (account.session === session) account.session = null;
    return {};
  },
  '/heartbeat': ({ instance, session }) => {
    if (!accountOf(instance).isKnown) throw new Refused(410, 'Who is this?');
    if (accountOf(instance).session !== session) throw new Refused(503, 'The connection was cut');
    return {};
  },
  '/send': async ({ instance, session, message }) => {
    const { id, chat, content } = message;
    const account = accountOf(instance);
    if (!account.isKnown) throw new Refused(410, 'Who is this?');
    if (account.session !== session) throw new Refused(503, 'The connection was cut');
    if (chat === 'nobody@bridge') throw new Refused(422, 'Nobody has this address');
    let bytes = 0;
    if (content.kind === 'media') {
      const file = content.url.split('/').at(-1);
      const answer = await fetch(content.url, { headers: signed(`media.${file}`, '') });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (bytes !== content.size) throw new Error('the file is not whole');
    }
    if (!account.arrived.some(one => one.id === id))
      account.arrived.push({ id, chat, text: content.text ?? content.caption ?? '', bytes });
    return { external_id: `bridge-${id}` };
  },
  '/perform': ({ instance, command, input }) => {
    const { groups } = accountOf(instance);
    if (command === 'group.create') {
      const group = `${randomBytes(6).toString('hex')}@groups`;
      groups.add(group);
      const participants = [
        { address: address(instance), role: 'owner' },
        ...input.addresses.map((one: string) => ({ address: one, role: 'member' })),
      ];
      return { result: { address: group, name: input.name, participants, picture: { ref: 'cat.png' } } };
    }
    if (command.startsWith('group.') && !groups.has(input.group))
      throw new Refused(404, 'The instance is not a member of this group', 'group_left');
    if (command === 'group.invite') return { result: { link: 'https://chat.example/join/1' } };
    if (command === 'contact.check') {
      const found = input.addresses.map((one: string) => ({
        address: one,
        exists: one !== 'nobody@bridge',
        canonical: one === 'nobody@bridge' ? null : one,
      }));
      return { result: { found } };
    }
    if (command === 'contact.picture') return { result: { picture: { ref: 'cat.png', name: 'cat.png' } } };
    return { result: null };
  },
  '/control/pair': async ({ instance }) => {
    accountOf(instance).paired = true;
    await tellNow(instance, { type: 'memory', memory: { token: 'paired' } });
    await open(instance);
  },
  '/control/write': async ({ instance, content }) => {
    const event = {
      type: 'message',
      external_id: `in-${randomBytes(9).toString('hex')}`,
      chat: person,
      chat_kind: 'direct',
      from: person,
      from_name: 'A person',
      content,
      at: new Date().toISOString(),
    };
    lastWritten.set(instance, event.external_id);
    await tell(instance, event);
  },
  '/control/file': ({ ref, text, status = 200 }) => {
    files.set(ref, { bytes: Buffer.from(text), status });
  },
  '/control/tell': ({ instance, event }) => tellNow(instance, event),
  '/control/who': ({ instance }) => {
    const { session: name, callback } = accountOf(instance);
    return { name, callback };
  },
  '/control/arrived': ({ instance }) => accountOf(instance).arrived,
  '/control/read': ({ instance }) => {
    const at = new Date().toISOString();
    for (const { id } of accountOf(instance).arrived)
      void tell(instance, { type: 'status', external_id: `bridge-${id}`, state: 'read', at });
  },
  '/control/read-elsewhere': async ({ instance }) => {
    const at = new Date().toISOString();
    const external_id = lastWritten.get(instance);
    await tell(instance, { type: 'status', external_id, state: 'read', at });
  },
  '/control/cut': async ({ instance }) => {
    const closed = tellNow(instance, { type: 'closed', reason: 'The connection was cut', retry: true });
    await closed;
    accountOf(instance).session = null;
  },
  '/control/forget': ({ instance }) => {
    accountOf(instance).isKnown = false;
  },
  '/control/silence': ({ instance }) => {
    accountOf(instance).silent = true;
  },
};

/** Files of the channel, with the status that they are answered with; 0: it never answers. */
const files = new Map<string, { bytes: Buffer; status: number }>();

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const path = request.url ?? '/';
  const answer = (status: number, content: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  if (!path.startsWith('/control') && !isSigned(request, text)) return answer(401, { error: 'not signed' });
  if (path === '/media/cat.png') return response.writeHead(200).end(png);
  const file = path.startsWith('/media/') ? files.get(path.slice(7)) : undefined;
  if (file?.status === 0) return undefined;
  if (file?.status === 200) return response.writeHead(200).end(file.bytes);
  if (file !== undefined) return answer(file.status, { error: 'The file is not here' });
  const route = routes[path];
  if (route === undefined) return answer(404, { error: 'There is no such path' });
  try {
    const body = JSON.parse(text) as Body;
    // It never answers.
    if (!path.startsWith('/control') && path !== '/connect' && accountOf(body.instance).silent)
      return undefined;
    return answer(200, (await route(body)) ?? {});
  } catch (error) {
    return error instanceof Refused
      ? answer(error.status, { error: error.message, code: error.code })
      : answer(500, { error: 'internal' });
  }
}).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
