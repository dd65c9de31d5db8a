/** The address of a real server, as the command line takes it. */
import { isIP } from 'node:net';
import { isPublicUrl } from '../../src/common/options/check-options.ts';
import { withoutEndSlashes } from '../../src/common/text/trim-slashes.ts';

/** Where requests go: the path of an operation is added to the path of the URL. */
export interface ServerAddress {
  readonly isEncrypted: boolean;
  /** Without brackets around an IPv6 address. */
  readonly hostname: string;
  readonly port: number;
  /** The path of the mount, without a slash at its end. */
  readonly mount: string;
  /** Without a slash at its end. */
  readonly url: string;
}

/** @throws TypeError with a sentence */
export function serverAddress(text: string): ServerAddress {
  const complaint = isPublicUrl(text);
  if (complaint !== null) throw new TypeError(`the URL of the server ${complaint}`);
  const { protocol, hostname, port, origin, pathname } = new URL(text);
  const isEncrypted = protocol === 'https:';
  const mount = withoutEndSlashes(pathname);
  return {
    isEncrypted,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isEncrypted ? 443 : 80),
    mount,
    url: `${origin}${mount}`,
  };
}

/** The name that a certificate must have; IP addresses are not sent as names. */
export const serverNameOf = ({ hostname }: ServerAddress): { servername?: string } =>
  isIP(hostname) === 0 ? { servername: hostname } : {};
