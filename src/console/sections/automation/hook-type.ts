/** The event type of a hook that gets only what routes send to it: one that nothing else publishes. */
export function ownTypeOf(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return `hook.${words.join('-').slice(0, 100) || 'receiver'}`;
}

/** The host of a URL, or the text itself. */
export const hostOf = (url: string): string => /^[a-z]+:\/\/([^/?#]*)/i.exec(url.trim())?.[1] ?? url;
