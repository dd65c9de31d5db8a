/** The formats of what is sent to a URL, by their names in forms. */

export const formats: readonly (readonly [value: string, words: string])[] = [
  ['standard', 'Standard Webhooks'],
  ['cloudevents', 'CloudEvents, structured'],
  ['cloudevents_binary', 'CloudEvents, binary'],
  ['data', 'Only the data'],
];

export const formatName = (format: string) => formats.find(([value]) => value === format)?.[1] ?? format;
