/** Files over HTTP (XEP-0363): the server gives an address to put the bytes to, and one to get them from. */
import { request } from 'undici';
import { ChannelError, type ChannelMedia } from '../../../channel/driver.ts';
import { namespaces } from './incoming.ts';
import type { Stream } from './stream.ts';

/** Uploads a file, and returns its address. */
export async function upload(
  stream: Stream,
  service: string,
  { name, type, size, stream: open }: ChannelMedia,
  signal: AbortSignal,
): Promise<string> {
  const attrs = {
    xmlns: namespaces.upload,
    filename: name ?? 'file',
    size: String(size),
    'content-type': type,
  };
  const answer = await stream.ask('get', stream.xml('request', attrs), service);
  const slot = answer.getChild('slot', namespaces.upload);
  const put = slot?.getChild('put');
  const [to, from] = [put?.attrs.url, slot?.getChild('get')?.attrs.url];
  if (to === undefined || from === undefined)
    throw new ChannelError('The server gives no place for the file');
  const headers = (put?.getChildren('header') ?? [])
    // Only these are allowed by the XEP.
    .filter(header => ['authorization', 'cookie', 'expires'].includes(header.attrs.name?.toLowerCase() ?? ''))
    .map(header => [header.attrs.name ?? '', header.text().replace(/[\r\n]/g, '')]);
  const { statusCode, body } = await request(to, {
    method: 'PUT',
    headers: { ...Object.fromEntries(headers), 'content-type': type, 'content-length': String(size) },
    body: open(),
    signal,
  });
  await body.dump();
  if (statusCode < 200 || statusCode > 299)
    throw new ChannelError(`The server did not take the file (${statusCode})`, { retry: statusCode >= 500 });
  return from;
}
