/** The address that stands for `{base_url}` in stored URLs. */
import { placeholder } from '../../data/addresses.ts';

export interface Address {
  inText(text: string): string;
  inJson(json: string): string;
}

/** `baseUrl`: without a slash at its end. */
export function addressOf(baseUrl: string | undefined): Address {
  if (baseUrl === undefined) return { inText: text => text, inJson: json => json };
  return {
    inText: text => (text.startsWith(placeholder) ? `${baseUrl}/${text.slice(placeholder.length)}` : text),
    inJson: json => json.replaceAll(`"${placeholder}`, `"${baseUrl}/`),
  };
}
