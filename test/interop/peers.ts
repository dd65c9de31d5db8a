/**
 * Other mock servers on our document and data: MSW, Mockoon CLI, Prism and json-server. They show what the table in
 * docs/mock/comparison.md and the figures in README.md say about them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromOpenApi } from '@msw/source/open-api';
import { setupServer } from 'msw/node';
import { refusedAt } from '../../bench/wrong-requests.js';
import { type Document, type ExampleCall, exampleCalls } from './document.ts';
import { freePort } from './prism.ts';
import { commandOf, start } from './recipes/process.ts';

const figures = JSON.parse(await readFile(new URL('../../bench/figures.json', import.meta.url), 'utf8')) as {
  readonly refused: Readonly<Record<string, number>>;
};

/** Sends the wrong requests for links, of which README.md says how many a server refuses. */
async function refusesAsSaid(name: string, links: string): Promise<string[]> {
  const refused = await refusedAt(links, { good: 'good', unknown: 'no', revoked: 'no', narrow: 'no' });
  const said = figures.refused[name];
  return refused.length === said ? [] : [`${said} wrong requests are refused, not: ${refused.join(', ')}`];
}

/** The URL of an example call, without a key. */
function urlOf(base: string, { path, params }: ExampleCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params.path?.[name]));
  const query = Object.entries(params.query ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `${base}${filled}?${new URLSearchParams(query)}`;
}

/** Calls every operation without a key; returns those that do not answer with success and a body. */
async function withoutAnswer(document: Document, base: string): Promise<string[]> {
  const found: string[] = [];
  for (const call of exampleCalls(document)) {
    const answer = await fetch(urlOf(base, call), {
      method: call.method,
      redirect: 'manual',
      ...(call.body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
    });
    const text = await answer.text();
    if (!answer.ok || (call.isJson && Object.keys(JSON.parse(text)).length === 0))
      found.push(`${call.id}: ${answer.status} ${text.slice(0, 200)}`);
  }
  return found;
}

/** MSW with handlers made of the document. `base`: the server of the document. */
export async function msw(document: Document, base: string): Promise<string[]> {
  const server = setupServer(...(await fromOpenApi(document as never)));
  server.listen({ onUnhandledRequest: 'error' });
  try {
    return [
      ...(await withoutAnswer(document, base)),
      ...(await refusesAsSaid('MSW', `${base}/api/v1/links`)),
    ];
  } finally {
    server.close();
  }
}

/** Mockoon CLI with the document: it answers every operation, whatever the key, and keeps no change. */
export async function mockoon(document: Document, documentPath: string): Promise<string[]> {
  const port = await freePort();
  const child = start(process.cwd(), [
    commandOf('mockoon-cli'),
    ...['start', '--data', documentPath, '--port', String(port), '--hostname', '127.0.0.1'],
    '--disable-log-to-file',
  ]);
  try {
    await child.says(/started/i);
    const base = `http://127.0.0.1:${port}`;
    const refusing = await refusesAsSaid('Mockoon CLI', `${base}/api/v1/links`);
    return [...(await withoutAnswer(document, base)), ...(await keepsNothing(base)), ...refusing];
  } finally {
    await child.stop();
  }
}

/** Creates a link, and looks for it in the list. */
async function keepsNothing(base: string): Promise<string[]> {
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const created = await fetch(`${base}/api/v1/links`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ url: 'https://peers.example/kept', slug: 'kept-by-peers' }),
  });
  const list = await (await fetch(`${base}/api/v1/links`, { headers })).text();
  return [
    ...(created.ok ? [] : [`a link is not created: ${created.status}`]),
    ...(list.includes('kept-by-peers') ? ['the link is kept'] : []),
  ];
}

/** Prism with the document: it requires a key, accepts any, and keeps no change. */
export async function prismPeer(base: string): Promise<string[]> {
  const { status } = await fetch(`${base}/api/v1/models`);
  const refusing = await refusesAsSaid('Prism', `${base}/api/v1/links`);
  return [
    ...(status === 401 ? [] : [`without a key: ${status}`]),
    ...(await keepsNothing(base)),
    ...refusing,
  ];
}

/** json-server with our items: it asks for no key, and keeps a change in its file. */
export async function jsonServer(items: readonly { id: number }[], file: string): Promise<string[]> {
  // Its ids are texts.
  await writeFile(
    file,
    JSON.stringify({ items: items.map(item => ({ ...item, id: String(item.id) })), links: [] }),
  );
  const port = await freePort();
  const child = start(process.cwd(), [commandOf('json-server'), file, '--port', String(port)]);
  try {
    await child.says(`:${port}/items`);
    const url = `http://localhost:${port}/items/${items[0]?.id}`;
    const body = JSON.stringify({ name: 'Renamed' });
    await fetch(url, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
    const { name } = await (await fetch(url)).json();
    const kept = JSON.parse(await readFile(file, 'utf8')).items[0].name;
    const isKept = name === 'Renamed' && kept === 'Renamed';
    return [
      ...(isKept ? [] : [`the name is ${name}, and ${kept} in the file`]),
      ...(await refusesAsSaid('json-server', `http://localhost:${port}/links`)),
    ];
  } finally {
    await child.stop();
  }
}
