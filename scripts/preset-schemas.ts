/** The schemes in the schemas of verifications: those of the presets, in their order. */
import { presets } from '../src/automation/presets.ts';

const schemes = Object.entries(presets);

/** The presets that check signatures by themselves, as a sentence names them. */
function signatures(): string {
  const names = schemes.flatMap(([scheme, { signs, verify }]) =>
    signs === null || verify === 'described' ? [] : [`\`${scheme}\``],
  );
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The text of a schema with the current schemes; any other schema as it is. */
export function withPresets(file: string, text: string): string {
  if (!/^automation\/automation-verification(?:-input|-shown)?\.json$/.test(file)) return text;
  const lines = schemes.map(([scheme]) => `        "${scheme}"`).join(',\n');
  return text
    .replace(/"enum": \[[^\]]*\]/, () => `"enum": [\n${lines}\n      ]`)
    .replace(/`standard_webhooks`[^"]*? check the signature/, () => `${signatures()} check the signature`);
}
