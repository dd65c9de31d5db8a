/** A name server on this machine that responds, returns wrong results, or never responds. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Cleanup } from '../helper.ts';

/** The entry of a name: addresses, an alias, or no response. */
export type Zone = Readonly<Record<string, readonly string[] | string | null>>;

const types = { 1: 4, 28: 16 } as Readonly<Record<number, number>>;

/** Starts a name server; names that are not in the zone are unknown. `asked`: the queries, without the type. */
export async function nameServer(cleanup: Cleanup, zone: Zone) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const name = nameAt(query, 12);
    const type = query.readUInt16BE(12 + name.length + 2);
    asked.push(name);
    const answer = answerTo(query, name, type, zone);
    if (answer !== null) socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  cleanup(() => new Promise<void>(resolve => socket.close(() => resolve())));
  return { server: `127.0.0.1:${socket.address().port}`, asked };
}

function answerTo(query: Buffer, name: string, type: number, zone: Zone): Buffer | null {
  const records: Buffer[] = [];
  let owner = name;
  let known = zone[owner];
  if (known === null) return null;
  while (typeof known === 'string') {
    records.push(record(owner, 5, encoded(known)));
    owner = known;
    known = zone[owner];
  }
  for (const address of known ?? []) {
    const bytes = bytesOf(address);
    if (bytes.length === types[type]) records.push(record(owner, type, bytes));
  }
  const question = query.subarray(12, 12 + name.length + 2 + 4);
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(known === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, question, ...records]);
}

function record(name: string, type: number, data: Buffer): Buffer {
  const rest = Buffer.alloc(10);
  rest.writeUInt16BE(type, 0);
  rest.writeUInt16BE(1, 2);
  rest.writeUInt32BE(60, 4);
  rest.writeUInt16BE(data.length, 8);
  return Buffer.concat([encoded(name), rest, data]);
}

const encoded = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map(label => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function nameAt(query: Buffer, start: number): string {
  const labels: string[] = [];
  for (let at = start; query[at] !== 0 && at < query.length; at += (query[at] ?? 0) + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.').toLowerCase();
}

/** IPv4, or IPv6 with all its groups. */
const bytesOf = (address: string): Buffer =>
  address.includes(':')
    ? Buffer.from(
        address
          .split(':')
          .map(group => group.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number));
