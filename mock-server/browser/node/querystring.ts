/** The query of a URL. */
export const parse = (text: string) => {
  const found: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = found[name];
    found[name] = before === undefined ? value : [...[before].flat(), value];
  }
  return found;
};
export const stringify = (values: Record<string, string>) => new URLSearchParams(values).toString();
export default { parse, stringify };
