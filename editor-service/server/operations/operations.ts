import type { Express } from 'express';
import { countWaiting } from '#content-store/drafts/forms/due-mails.ts';
import type { PublishEvent } from '../../contract/calls.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Ground } from '../runtime/ground.ts';
import { answerHealth, answerReadiness, type Waiting } from './health.ts';
import { measureRequests, serveMetrics } from './metrics/http-metrics.ts';
import { startRetention } from './retention/start-retention.ts';
import { loadSystem, operatorWarnings } from './system/operator-warnings.ts';

interface Needs {
  publishing: {
    events: { subscribe(listener: (event: PublishEvent) => void): unknown };
    waiting: () => Promise<Waiting>;
    /** Whether this instance is the one that writes the site. */
    isOurs: () => boolean;
  };
  hasMetrics: boolean;
  /** Aborted when the service begins to stop. */
  stopping: AbortSignal;
}

/** What the operator of the service has of it: its health, metrics and warnings; what is old is deleted. */
export async function openOperations({ settings, db, log, now }: Ground, needs: Needs) {
  const { publishing, hasMetrics, stopping } = needs;
  const { events, waiting, isOurs } = publishing;
  const metrics = hasMetrics
    ? (await import('./metrics/create-metrics.ts')).createMetrics({
        waitingDocuments: async () => (await waiting()).waiting,
        waitingMails: () => countWaiting(db),
        delivers: isOurs,
      })
    : undefined;
  let retention: ReturnType<typeof startRetention> | undefined;
  return {
    calls: { 'system/load': loadSystem({ db, settings, now }) },
    /** Mount them first, so that no host is refused. */
    routes: (app: Express): void => {
      if (metrics) app.use(measureRequests(metrics));
      app.get(['/health', '/healthz'], securityHeaders, answerHealth);
      app.get('/readyz', securityHeaders, answerReadiness(waiting, stopping));
    },
    /** For a port of its own. */
    answerMetrics: metrics && serveMetrics(metrics),
    /** Call it when publishing has started: its first build is not measured. */
    start: async (): Promise<void> => {
      if (metrics) events.subscribe(metrics.notePublish);
      retention = startRetention({ db, log, settings, now, isOurs, metrics });
      for (const warning of await operatorWarnings(db, settings, now())) log.warn(warning);
    },
    stop: async (): Promise<void> => retention?.close(),
  };
}
