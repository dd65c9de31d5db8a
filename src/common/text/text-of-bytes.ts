/** The text of a body that somebody else has sent. */
const utf8 = new TextDecoder();

/**
 * Decodes UTF-8; invalid bytes become U+FFFD. Programs on Windows put a byte order mark before JSON and forms, which is no
 * part of the text (RFC 8259, 8.1): `Buffer.toString` leaves it there, and `JSON.parse` refuses it.
 */
export const textOfBytes = (bytes: Uint8Array): string => utf8.decode(bytes);
