/** The address that stands for `{base_url}` in stored URLs, as fixtures have it: data outlives an address. */
const placeholder = '{base_url}/';

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
