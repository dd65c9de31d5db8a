/**
 * Counts requests for `prom-client`. It is told of each request, so it only counts, and makes labels and sums when they are
 * asked for: what the counter and the histogram of the module do at each request would cost more than all else here.
 */
import type { RequestReport } from '../group/observer.ts';

/** In seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What one operation has been asked for. */
interface Counted {
  readonly byStatus: Map<number, number>;
  /** By bucket, and at the end those that took longer. */
  readonly byDuration: Float64Array;
  /** Of all durations, in milliseconds. */
  sum: number;
}

interface Sample {
  readonly metricName?: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** What a registry of `prom-client` asks of a metric. */
export interface RegisteredMetric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  /** How the numbers of several processes become one. */
  readonly aggregator: 'sum';
  get(): Promise<Omit<RegisteredMetric, 'get' | 'reset'> & { readonly values: readonly Sample[] }>;
  reset(): void;
}

export interface RequestMetrics {
  count(request: RequestReport): void;
  readonly metrics: readonly RegisteredMetric[];
}

export function requestMetrics(): RequestMetrics {
  const total = new Map<string, Counted>();
  const bounds = buckets.map(seconds => seconds * 1_000);

  const metric = (
    about: Pick<RegisteredMetric, 'name' | 'help' | 'type'>,
    samplesOf: (operation: string, counted: Counted) => readonly Sample[],
    reset: (counted: Counted) => void,
  ): RegisteredMetric => {
    const described = { ...about, aggregator: 'sum' } as const;
    return {
      ...described,
      // The registry changes the name in the format of OpenMetrics.
      async get() {
        const { name } = this;
        const values = [...total].flatMap(([operation, counted]) => samplesOf(operation, counted));
        return { ...described, name, values };
      },
      reset: () => {
        for (const counted of total.values()) reset(counted);
      },
    };
  };

  const duration = 'marketplace_request_duration_seconds';
  return {
    count({ operation, status, ms }) {
      const name = operation ?? 'none';
      let counted = total.get(name);
      if (counted === undefined) {
        counted = { byStatus: new Map(), byDuration: new Float64Array(bounds.length + 1), sum: 0 };
        total.set(name, counted);
      }
      counted.byStatus.set(status, (counted.byStatus.get(status) ?? 0) + 1);
      let bucket = 0;
      while (bucket < bounds.length && ms > (bounds[bucket] as number)) bucket += 1;
      counted.byDuration[bucket] = (counted.byDuration[bucket] as number) + 1;
      counted.sum += ms;
    },
    metrics: [
      metric(
        {
          name: 'marketplace_requests_total',
          help: 'Answered requests of the API, by operation and status.',
          type: 'counter',
        },
        (operation, { byStatus }) =>
          [...byStatus].map(([status, value]) => ({ labels: { operation, status }, value })),
        ({ byStatus }) => byStatus.clear(),
      ),
      metric(
        {
          name: duration,
          help: 'Time until the answer of the API was ready, by operation.',
          type: 'histogram',
        },
        (operation, { byDuration, sum }) => {
          let count = 0;
          const samples = [...byDuration].map((more, index): Sample => {
            count += more;
            const labels = { le: buckets[index] ?? '+Inf', operation };
            return { metricName: `${duration}_bucket`, labels, value: count };
          });
          return [
            ...samples,
            { metricName: `${duration}_sum`, labels: { operation }, value: sum / 1_000 },
            { metricName: `${duration}_count`, labels: { operation }, value: count },
          ];
        },
        counted => {
          counted.byDuration.fill(0);
          counted.sum = 0;
        },
      ),
    ],
  };
}
