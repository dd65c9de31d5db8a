/** Every action of the console, by the name that the route table calls it. */
import type { Answer, Visit } from '../visit.ts';
import * as keys from './keys.ts';
import * as logIn from './log-in.ts';
import * as show from './show.ts';

const asset =
  (name: 'console.css' | 'console.js', type: string) =>
  async (visit: Visit): Promise<Answer> => ({
    asset: visit.assets[name].text,
    type,
  });

export const actions = {
  ...show,
  ...logIn,
  ...keys,
  stylesheet: asset('console.css', 'text/css; charset=utf-8'),
  script: asset('console.js', 'text/javascript; charset=utf-8'),
} satisfies Record<string, (visit: Visit) => Promise<Answer>>;
