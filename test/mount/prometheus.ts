/** Reads what Prometheus scrapes, and evaluates the forms of expressions that our alerts have. */
import assert from 'node:assert/strict';

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The samples of a scrape. */
export const samplesOf = (text: string): Sample[] =>
  [...text.matchAll(/^([a-z_]+)(?:\{(.*?)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', of = '']) => [label, of]),
    ),
    value: Number(value),
  }));

/** What a scrape before and one now say, five minutes apart. */
export interface Scrapes {
  readonly before: readonly Sample[];
  readonly now: readonly Sample[];
}

const term = /^(sum|max|min)\((?:rate\()?(\w+)(?:\{(\w+)=~"([^"]+)"\})?(\[5m\]\))?\)$/;

function resultOf(text: string, { before, now }: Scrapes): number | null {
  const [, how = '', name, label, pattern, rate] = term.exec(text) ?? assert.fail(`unknown form: ${text}`);
  const own = (samples: readonly Sample[]) =>
    samples.filter(
      one =>
        one.name === name &&
        (label === undefined || new RegExp(`^(?:${pattern})$`).test(one.labels[label] ?? '')),
    );
  const earlier = ({ labels }: Sample) =>
    own(before).find(one => JSON.stringify(one.labels) === JSON.stringify(labels))?.value ?? 0;
  const values = own(now).map(one => (rate === undefined ? one.value : (one.value - earlier(one)) / 300));
  if (values.length === 0) return null;
  if (how === 'sum') return values.reduce((sum, value) => sum + value, 0);
  return how === 'max' ? Math.max(...values) : Math.min(...values);
}

/** Whether the expression of an alert has a result: then it fires after its time. */
export function fires(expression: string, scrapes: Scrapes): boolean {
  const [, left = '', sign, limit] =
    /^(.*) ([<>]) ([\d.]+)$/.exec(expression) ?? assert.fail(`unknown form: ${expression}`);
  const [first = null, second] = left.split(' / ').map(text => resultOf(text, scrapes));
  const value = second === undefined || first === null ? first : first / (second ?? Number.NaN);
  if (value === null) return false;
  return sign === '>' ? value > Number(limit) : value < Number(limit);
}
