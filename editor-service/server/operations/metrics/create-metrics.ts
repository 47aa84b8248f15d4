import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { PublishEvent } from '../../../contract/calls.ts';

/** Values that are read at each request for the metrics. */
export interface Facts {
  /** Published documents that are not live yet. */
  waitingDocuments: () => Promise<number>;
  waitingMails: () => Promise<number>;
  /** Whether this instance is the one that writes the site. */
  delivers: () => boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What an instance measures, as OpenMetrics. */
export function createMetrics({ waitingDocuments, waitingMails, delivers }: Facts) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const publishes = new Histogram({
    name: 'pagewright_publish_duration_seconds',
    help: 'Time from a publish to its last file',
    buckets: [0.02, 0.05, 0.1, 0.5, 1, 5, 30, 120],
    registers,
  });
  const failures = new Counter({
    name: 'pagewright_publish_failures',
    help: 'Publishes whose pages could not be rendered or written',
    registers,
  });
  const deletions = new Counter({
    name: 'pagewright_deleted_rows',
    help: 'Items deleted because of their age',
    labelNames: ['kind'],
    registers,
  });
  gauge(registry, 'pagewright_documents_waiting', 'Published documents that are not live yet', waitingDocuments);
  gauge(registry, 'pagewright_mails_waiting', 'Emails that have not been sent yet', waitingMails);
  gauge(registry, 'pagewright_delivers', '1 for the instance that writes the site', async () => Number(delivers()));
  return {
    noteRequest: (labels: Record<'method' | 'route' | 'status', string>, seconds: number): void =>
      requests.observe(labels, seconds),
    notePublish: ({ state, milliseconds = 0 }: PublishEvent): void => {
      if (state === 'live') publishes.observe(milliseconds / 1000);
      if (state === 'failed') failures.inc();
    },
    noteDeleted: (counts: Record<string, number>): void => {
      for (const [kind, count] of Object.entries(counts)) deletions.inc({ kind }, count);
    },
    /** The text for a collector. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  };
}

function gauge(
  registry: Registry<OpenMetricsContentType>,
  name: string,
  help: string,
  ask: () => Promise<number>,
): void {
  new Gauge({
    ...{ name, help, registers: [registry] },
    async collect() {
      this.set(await ask());
    },
  });
}
