/** The same, and the hashes of passwords, which links have. */
import { scryptAsync } from '@noble/hashes/scrypt.js';

export * from '../../node/crypto.ts';
export { default } from '../../node/crypto.ts';

/** Lets the page do something else now and then. */
export function scrypt(
  password: string,
  salt: Uint8Array,
  dkLen: number,
  {
    N,
    r,
    p,
    maxmem,
  }: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
  done: (error: unknown, key?: Buffer) => void,
): void {
  scryptAsync(Buffer.from(password), salt, { N, r, p, maxmem, dkLen }).then(
    key => done(null, Buffer.from(key)),
    error => done(error),
  );
}
