/** Takes secrets out of what a destination, or the library of its client, says. */

/** Shorter ones are in many words. */
const shortest = 3;

/** Every text in the secret settings, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function scrubbed(text: string, credentials: object): string {
  const secrets = textsIn(credentials)
    .flatMap(secret => [
      secret,
      encodeURIComponent(secret.toWellFormed()),
      Buffer.from(secret).toString('base64'),
      JSON.stringify(secret).slice(1, -1),
    ])
    .filter(({ length }) => length >= shortest)
    // Of two that overlap, the longer one goes first.
    .sort((one, other) => other.length - one.length);
  // User and password in a URL are never shown, no matter who put them there.
  const plain = text.replaceAll(/\/\/[^/?#\s@]+@/g, '//***@');
  return secrets.reduce((left, secret) => left.replaceAll(secret, '***'), plain);
}
