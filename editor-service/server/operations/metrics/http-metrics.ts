import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { calls } from '../../../contract/calls.ts';
import type { Metrics } from './create-metrics.ts';

const PARTS = /^\/(_editor|_astro|_media|_files|_search|_canvas|_preview|image)(?:\/|$)/;

/** Notes the duration of each request under a route: the list of routes is short, whatever addresses are asked for. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const { method, path } = request;
    response.on('close', () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      metrics.noteRequest({ method, route: routeOf(path), status }, (performance.now() - started) / 1000);
    });
    next();
  };
}

function routeOf(path: string): string {
  const call = path.startsWith('/api/') ? path.slice('/api/'.length) : '';
  if (call in calls) return `/api/${call}`;
  return PARTS.exec(path)?.[1] ?? (call === '' ? 'page' : 'unknown call');
}

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
