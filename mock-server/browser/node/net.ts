/** Whether a text is an IP address. */
const v4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

export const isIPv4 = (text: string): boolean => v4.test(text);
export const isIPv6 = (text: string): boolean => {
  if (!text.includes(':')) return false;
  try {
    return new URL(`http://[${text}]`).hostname !== '';
  } catch {
    return false;
  }
};
export const isIP = (text: string): 0 | 4 | 6 => (isIPv4(text) ? 4 : isIPv6(text) ? 6 : 0);
export class Socket {}
export default { isIP, isIPv4, isIPv6, Socket };
