/** The programs of the page "Getting started", of which tests run each. */
import { languages } from '../assets/languages.js';
import { curl } from './programs/curl.ts';
import { go } from './programs/go.ts';
import { javascript } from './programs/javascript.ts';
import { php } from './programs/php.ts';
import { python } from './programs/python.ts';

export interface Snippet {
  readonly language: string;
  readonly code: string;
}

const programs: Readonly<Record<keyof typeof languages, (api: string) => string>> = {
  curl,
  javascript,
  python,
  php,
  go,
};

/**
 * One program per language: it prints the number of items and, if `PURCHASE_CODE` is set, the result for this code. It
 * reads the key from `MARKETPLACE_KEY`. `api`, the URL of the API, is passed to them as a string of their language.
 */
export const snippets = (apiBase: string): Snippet[] =>
  Object.entries(languages).map(([name, { label, literal }]) => ({
    language: label,
    code: programs[name as keyof typeof languages](literal(apiBase)),
  }));
