/** What is used of `prom-client`, so that neither it nor its types are needed by hosts without it. */

type Labels = Record<string, string | number>;

interface Settings {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: string[];
  // biome-ignore lint/suspicious/noExplicitAny: it is the type of the registry of the host's client.
  readonly registers?: any[];
  collect?(): void | Promise<void>;
}

export interface PrometheusClient {
  readonly register: object;
  readonly Counter: new (settings: Settings) => { inc(labels: Labels): void };
  readonly Gauge: new (
    settings: Settings,
  ) => { set(labels: Labels, value: number): void; set(value: number): void; reset(): void };
}
