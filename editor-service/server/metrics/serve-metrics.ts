import type { RequestListener } from 'node:http';
import type { Metrics } from './create-metrics.ts';

/** Answers `/metrics` on a port of its own, which is not for the public. */
export function serveMetrics(metrics: Metrics): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(503).end(),
    );
  };
}
