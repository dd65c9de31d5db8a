/** The forms of the dashboard. */
import type { FormErrors } from '../../../src/console/views.ts';
import type { ControlCall } from '../router.ts';

/** The fields of a form, without spaces around them. An empty field is left out. */
export type FormFields = Readonly<Record<string, string>>;

/** @throws MarketplaceError */
export async function fieldsOf({ form }: Pick<ControlCall, 'form'>): Promise<FormFields> {
  const given = Object.entries(await form()).map(([name, value]) => [name, String(value).trim()]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** A field that should be a number: text that is none stays as it is, for the control to refuse it by its name. */
export const numberOf = (text: string): number | string => {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

/** The sentence of a refusal, without what the router puts in front of it. */
export const reasonOf = (error: unknown): string => {
  const text = (error instanceof Error ? error.message : String(error)).replace(
    /^(?:Invalid request|mock\.\w+|requests): /,
    '',
  );
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/\.?$/, '.');
};

/** The error at the field that its sentence begins with, or else at `otherwise`. */
export function errorsOf(error: unknown, names: readonly string[], otherwise = 'form'): FormErrors {
  if (error === undefined) return {};
  const sentence = reasonOf(error);
  const first = sentence.split(/\W/, 1)[0]?.toLowerCase();
  return { [names.find(name => name === first) ?? otherwise]: sentence };
}
