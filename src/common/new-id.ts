import { randomBytes } from 'node:crypto';

/** A random id with the prefix of its kind: `msg_`, `con_`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(15).toString('base64url')}`;
