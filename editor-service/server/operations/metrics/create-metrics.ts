import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import { calls, type PublishEvent } from '../../../contract/calls.ts';

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
  /** Notes the duration of each request under a route: the list of routes is short, whatever addresses are asked for. */
  const measureRequests: RequestHandler = (request, response, next) => {
    const started = performance.now();
    const { method, path } = request;
    response.on('close', () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      requests.observe({ method, route: routeOf(path), status }, (performance.now() - started) / 1000);
    });
    next();
  };

  /** Answers `/metrics` on a port of its own, which is not for the public. */
  const answer: RequestListener = (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    registry.metrics().then(
      (text) => response.writeHead(200, headers).end(text),
      () => response.writeHead(503).end(),
    );
  };

  return {
    measureRequests,
    answer,
    notePublish: ({ state, milliseconds = 0 }: PublishEvent): void => {
      if (state === 'live') publishes.observe(milliseconds / 1000);
      if (state === 'failed') failures.inc();
    },
    noteDeleted: (counts: Record<string, number>): void => {
      for (const [kind, count] of Object.entries(counts)) deletions.inc({ kind }, count);
    },
  };
}

const PARTS = /^\/(_editor|_astro|_media|_files|_search|_canvas|_preview|image)(?:\/|$)/;

function routeOf(path: string): string {
  const call = path.startsWith('/api/') ? path.slice('/api/'.length) : '';
  if (call in calls) return `/api/${call}`;
  return PARTS.exec(path)?.[1] ?? (call === '' ? 'page' : 'unknown call');
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
