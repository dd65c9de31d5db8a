/** The same, and data in the format of zlib, for the pictures of QR codes. */
export * from '../../node/zlib.ts';
export { default } from '../../node/zlib.ts';

/** The most that a stored block has (RFC 1951, 3.2.4). */
const most = 65_535;

/** Stored as it is (RFC 1950): browsers compress asynchronously only. */
export function deflateSync(data: Uint8Array): Buffer {
  const parts: Buffer[] = [Buffer.from([0x78, 0x01])];
  for (let start = 0; start < data.length || start === 0; start += most) {
    const block = data.subarray(start, start + most);
    const head = Buffer.alloc(5);
    head[0] = start + most >= data.length ? 1 : 0;
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    parts.push(head, Buffer.from(block));
  }
  const [one, two] = data.reduce(
    ([a, b], byte) => {
      const next = (a + byte) % 65_521;
      return [next, (b + next) % 65_521] as const;
    },
    [1, 0] as readonly [number, number],
  );
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(two, 0);
  sum.writeUInt16BE(one, 2);
  return Buffer.concat([...parts, sum]);
}
