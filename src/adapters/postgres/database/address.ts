/** The server's URL, which replaces `{base_url}` in stored URLs. */
import { placeholder } from '../../rules/addresses.ts';

export interface DatabaseAddress {
  inText(text: string): string;
  inJson(json: string): string;
}

/** `baseUrl`: without a trailing slash. */
export function databaseAddressOf(baseUrl: string | undefined): DatabaseAddress {
  if (baseUrl === undefined) return { inText: text => text, inJson: json => json };
  return {
    inText: text => (text.startsWith(placeholder) ? `${baseUrl}/${text.slice(placeholder.length)}` : text),
    inJson: json => json.replaceAll(`"${placeholder}`, `"${baseUrl}/`),
  };
}
