/** Metrics for Prometheus, from what `onRequest` and `onDelivery` are told, and from `stats()` and `health()`. */
import { type Checks, checkOptions, needOption } from '../common/options/check-options.ts';
import type { RequestReport } from '../group/observer.ts';
import type { DeliveryReport } from '../webhooks/delivery-report.ts';
import { counters, type GaugeRow, gauges, type Observed } from './gauges.ts';
import type { Health } from './health.ts';
import type { PrometheusClient } from './prometheus-client.ts';
import { type RegisteredMetric, requestMetrics } from './request-metrics.ts';
import type { Stats } from './stats.ts';

export type { PrometheusClient } from './prometheus-client.ts';

export interface MetricsOptions {
  /** The module `prom-client` of your app. */
  readonly client: PrometheusClient;
  /** The registry that the metrics are added to. @default `client.register` */
  readonly register?: object;
}

/** What is asked at each scrape. */
export interface Watched {
  stats(): Promise<Stats>;
  health(): Promise<Health>;
}

export interface Metrics {
  /** Pass it as `onRequest`, or call it there. */
  onRequest(request: RequestReport): void;
  /** Pass it as `webhooks.onDelivery`, or call it there. */
  onDelivery(delivery: DeliveryReport): void;
  /** Asks for the numbers and the health of a marketplace at each scrape. */
  watch(marketplace: Watched): void;
}

interface Register {
  registerMetric(metric: RegisteredMetric): void;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const checks: Checks<MetricsOptions> = {
  client: value =>
    isObject(value) &&
    ['Counter', 'Gauge'].every(
      name => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function',
    )
      ? null
      : 'must be the module prom-client',
  register: value =>
    typeof (value as Partial<Register> | null)?.registerMetric === 'function'
      ? null
      : 'must be a registry of prom-client',
};

/** Later attempts have the label of this one and a plus. */
const maxAttempts = 10;

/**
 * Registers metrics with `prom-client`. Nothing is counted that nobody calls.
 * @throws TypeError that names an unknown or invalid option
 * @example
 * const metrics = createMetrics({ client });
 * const marketplace = createMarketplace({ repository, onRequest: metrics.onRequest });
 * metrics.watch(marketplace);
 */
export function createMetrics(given: MetricsOptions): Metrics {
  const options = checkOptions('createMetrics', given, checks);
  needOption('createMetrics', 'client', options.client);
  const { client, register = client.register } = options;
  const registers = [register];
  const requests = requestMetrics();
  for (const metric of requests.metrics) (register as Register).registerMetric(metric);
  const deliveries = new client.Counter({
    name: 'marketplace_deliveries_total',
    help: 'Attempts of deliveries, by outcome (succeeded, retried, failed, skipped) and number of the attempt.',
    labelNames: ['outcome', 'attempt'],
    registers,
  });
  return {
    onRequest: requests.count,
    onDelivery({ outcome, attempt }) {
      deliveries.inc({ outcome, attempt: attempt > maxAttempts ? `${maxAttempts}+` : attempt });
    },
    watch(marketplace) {
      // One question for all gauges of a scrape: both answers are kept for a second.
      const see = async (): Promise<Observed> => {
        // Together: a storage that hangs delays a scrape by the longer one, and not by both.
        const [stats, health] = await Promise.all([marketplace.stats(), marketplace.health()]);
        return { stats, health };
      };
      for (const row of gauges) addGauge(client, registers, row, see);
      for (const row of counters) addCounter(client, registers, row, see);
    },
  };
}

function addGauge(
  client: PrometheusClient,
  registers: object[],
  { name, help, labels = [], values }: GaugeRow,
  see: () => Promise<Observed>,
): void {
  new client.Gauge({
    name: `marketplace_${name}`,
    help,
    labelNames: [...labels],
    registers,
    async collect(this: {
      reset(): void;
      remove(labels: object): void;
      set(labels: object, value: number): void;
    }) {
      const seen = await see();
      // What is unknown has no value, and not that of an earlier scrape.
      this.reset();
      // prom-client begins with 0 where there are no labels.
      if (labels.length === 0) this.remove({});
      for (const [of, value] of values(seen)) if (value !== null) this.set(of, value);
    },
  } as ConstructorParameters<PrometheusClient['Gauge']>[0]);
}

function addCounter(
  client: PrometheusClient,
  registers: object[],
  { name, help, labels = [], values }: GaugeRow,
  see: () => Promise<Observed>,
): void {
  new client.Counter({
    name: `marketplace_${name}`,
    help,
    labelNames: [...labels],
    registers,
    async collect(this: { reset(): void; inc(labels: object, value: number): void }) {
      const seen = await see();
      this.reset();
      for (const [of, value] of values(seen)) if (value !== null) this.inc(of, value);
    },
  } as ConstructorParameters<PrometheusClient['Counter']>[0]);
}
