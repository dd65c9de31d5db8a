/** Delays of answers. */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { wholeNumberFrom } from '../../src/common/options/check-options.ts';
import { maxDelay } from './held-answers.ts';
import { randomFrom } from './random.ts';

/**
 * Milliseconds, up to 60000: always the same, the least and the most, or log-normal, as measured networks are: half of the
 * delays are longer than `median`, and with `sigma` 0.5 one in twenty is more than 2.3 times as long.
 * @example
 * const delay: Delay = { median: 120, sigma: 0.4 };
 */
export type Delay =
  | number
  | readonly [least: number, most: number]
  | { readonly median: number; readonly sigma: number };

const maxSigma = 5;

export const delaySchema = {
  anyOf: [
    wholeNumberFrom(0, maxDelay).schema,
    { type: 'array', items: wholeNumberFrom(0, maxDelay).schema, minItems: 2, maxItems: 2 },
    {
      type: 'object',
      properties: {
        median: wholeNumberFrom(1, maxDelay).schema,
        sigma: { type: 'number', exclusiveMinimum: 0, maximum: maxSigma },
      },
      required: ['median', 'sigma'],
      additionalProperties: false,
    },
  ],
};

/** The end of the sentence that says what is wrong with a delay, or `null`. `least`: the least number. */
export function complaintAboutDelay(value: unknown, least = 0): string | null {
  const isTime = wholeNumberFrom(least, maxDelay);
  if (typeof value === 'number') return isTime(value) === null ? null : complaint(least);
  if (Array.isArray(value)) {
    const [from, to, ...more] = value;
    if (more.length === 0 && isTime(from) === null && isTime(to) === null && from <= to) return null;
  } else if (isPlainObject(value)) {
    const { median, sigma, ...more } = value;
    const isSigma = typeof sigma === 'number' && sigma > 0 && sigma <= maxSigma;
    if (Object.keys(more).length === 0 && wholeNumberFrom(1, maxDelay)(median) === null && isSigma)
      return null;
  }
  return complaint(least);
}

const complaint = (least: number) =>
  `must be a whole number of milliseconds from ${least} to ${maxDelay}, [least, most], or { median, sigma } with a sigma up to ${maxSigma}`;

/** The delay of each answer in turn. The same ones with the same seed, so that a test run can be repeated. */
export function delaysFrom(delay: Delay, seed = 1): () => number {
  if (typeof delay === 'number') return () => delay;
  const random = randomFrom(seed);
  if ('median' in delay) {
    // Box-Muller: a normal number of two even ones. The first one must not be 0.
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return () => Math.min(maxDelay, Math.round(delay.median * Math.exp(delay.sigma * normal())));
  }
  const [least, most] = delay;
  return () => least + Math.floor(random() * (most - least + 1));
}
