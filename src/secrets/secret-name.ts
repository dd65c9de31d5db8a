/** Which fields, settings and parameters have values that could let somebody in, by their names. */

const secretName =
  /secret|passw|passphrase|token|api_?key|authorization|credential|cookie|signature|private_?key|access_?key/i;

/** As whole words of a name, such as `card_pin` and `cardPin`: `shipping` is no secret. */
const secretWords = new Set(['pin', 'pwd', 'dsn', 'jwt', 'bearer', 'sig', 'psk', 'creds']);

/** The words of a name in small letters. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .toLowerCase()
    .split(/[^a-z]/);

export const isSecretName = (name: string): boolean =>
  secretName.test(name) || wordsOf(name).some(word => secretWords.has(word));
